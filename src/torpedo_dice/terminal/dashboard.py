"""A player's own systems: which work, what is left of them, and, alone, what the automaton has done to them."""

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from torpedo_dice.game.game import Game
from torpedo_dice.game.view import SystemView, explosions_of, panels_of
from torpedo_dice.terminal.layout import Block, width_of
from torpedo_dice.translations.catalogue import Catalogue

DAMAGE: Final = ("[ ][ ]", "[x][ ]", "[x][x]")
"""The damage spaces of a system in solo, by how many are crossed out."""
DAMAGED_STYLE: Final = "bold bright_red"
BETWEEN: Final = 3


def wide_dashboard(game: Game, seat: int, text: Catalogue, width: int) -> RenderableType:
    """The systems of a seat, panel beside panel; where they do not fit, system beside system."""
    panels = [[_system_line(system, text) for system in panel] for panel in panels_of(game, seat)]
    if sum(map(width_of, panels)) + BETWEEN * (len(panels) - 1) <= width:
        return Columns([Text("\n").join(panel) for panel in panels], padding=(0, BETWEEN))
    return Columns([system for panel in panels for system in panel], padding=(0, 2), column_first=True)


def upright_dashboard(game: Game, seat: int, text: Catalogue) -> Block:
    """The systems of a solo player, panel under panel, with their damage, and the automaton's explosion spaces."""
    panels = [[(_system_line(system, text), system) for system in panel] for panel in panels_of(game, seat)]
    width = max(line.cell_len for panel in panels for line, _ in panel)
    drawn = [Text(text("screen-own-solo"), style="bold")]
    for number, panel in enumerate(panels):
        drawn += [Text()] if number else []
        drawn += [line + Text(" " * (width - line.cell_len + 2)) + _damage(system) for line, system in panel]
    filled, spaces = explosions_of(game)
    explosions = Text(f"{text('screen-explosions')} ").append("*" * filled, style=DAMAGED_STYLE)
    return [*drawn, Text(), explosions.append("." * (spaces - filled), style="blue")]


def _damage(system: SystemView) -> Text:
    return Text(DAMAGE[system.damage or 0], style=DAMAGED_STYLE if system.damage else "")


def _system_line(system: SystemView, text: Catalogue) -> Text:
    style = {"on": "bold green", "wrecked": "red"}.get(system.state, "dim")
    line = Text(text("screen-system", number=system.system, name=text.system(system.system)) + " ")
    line.append(text(f"state-{system.state}"), style=style)
    if system.uses is not None:
        line.append(f" ({system.uses})")
    return line
