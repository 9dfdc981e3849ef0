"""The table in a terminal: submarines, dashboards, dice and torpedoes as Rich text. Every state has a sign.

Signs: a digit is an open space of that system, `*` a hit, `#` a hit on a wrecked system, `.` water; a ghost shows
`X` for a hit and `o` for a miss.
"""

from collections.abc import Mapping
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from torpedo_dice.game.game import Game
from torpedo_dice.game.view import (
    Shown,
    SystemView,
    attacker_of,
    dice_of,
    explosions_of,
    panels_of,
    spaces_of_target,
    target_of,
)
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Pattern, Space
from torpedo_dice.rules.sheet import Sheet
from torpedo_dice.translations.catalogue import Catalogue

WIDE: Final = 16
"""Boards with more columns than this are drawn with one character for a space, so that two fit side by side."""
STYLES: Final = {"*": "bold bright_red", "#": "red", ".": "blue", "X": "bold black on green", "o": "bold black on cyan"}
OPEN_STYLE: Final = "bold yellow"
SIGNS: Final = {"open": "", "hit": "*", "wrecked": "#"}
DAMAGE: Final = ("[ ][ ]", "[x][ ]", "[x][x]")
"""The damage spaces of a system in solo, by how many are crossed out."""
Ghost = Mapping[Space, bool]
"""The pips of a shot: whether each would hit."""


def board_drawing(board: Board, text: Catalogue) -> RenderableType:
    """A board as it is before the game, with its numbers."""
    panels = "  ".join(f"[{', '.join(text.system(system) for system in panel)}]" for panel in board.panels)
    signs = {(column, row): board.grid[row][column] for row in range(board.rows) for column in range(board.columns)}
    return Group(
        Text(board.name, style="bold"),
        _grid(board, signs),
        Text(text("board-numbers", spares=board.spares, uses=board.uses)),
        Text(text("board-panels", panels=panels)),
    )


def table_drawing(game: Game, seat: int, text: Catalogue, *, whole: bool = True) -> RenderableType:
    """All that a seat sees: submarines, torpedoes, dashboard, dice; not `whole`: without its own submarine."""
    torpedoes, dice = rack(game.position.sheets[seat], game.board, text), dice_line(game, text)
    if game.mode == "solo":
        return Group(_beside(target(game, seat, text), _upright_dashboard(game, seat, text)), torpedoes, dice)
    picture = submarines(game, seat, text) if whole else target(game, seat, text)
    return Group(picture, torpedoes, _wide_dashboard(game, seat, text), dice)


def target(game: Game, seat: int, text: Catalogue, ghost: Ghost | None = None) -> RenderableType:
    """The target of a seat as that seat has hit it."""
    other = target_of(game, seat)
    name = text("name-automaton") if other is None else game.players[other]
    return _submarine(game, seat, text("screen-target", name=name), ghost)


def submarines(game: Game, seat: int, text: Catalogue, ghost: Ghost | None = None) -> RenderableType:
    """The target of a seat and, at a table, its own submarine as its right neighbour has hit it."""
    attacker = attacker_of(game, seat)
    if attacker is None:
        return target(game, seat, text, ghost)
    own = _submarine(game, attacker, text("screen-own", name=game.players[attacker]), None)
    return _beside(target(game, seat, text, ghost), own)


def rack(sheet: Sheet, board: Board, text: Catalogue, shot: Shown | None = None) -> Text:
    """The spare torpedoes, ending in the skull; those that a shot would take are marked."""
    left = shot.spares_left if shot else sheet.spares
    skull = sheet.skull or (shot is not None and shot.skull)
    line = Text(text("screen-spares") + " ")
    line.append("|" * left, style=OPEN_STYLE)
    line.append("-" * (sheet.spares - left), style="bright_red")
    line.append("." * (board.spares - sheet.spares), style="blue")
    line.append(" [X]" if skull else " [ ]", style="red" if skull else "")
    line.append(f" {left}/{board.spares}")
    return line


def dice_line(game: Game, text: Catalogue) -> Text:
    """The dice on the table, and who holds which."""
    dice = dice_of(game)
    line = Text(text("screen-dice") + " ")
    for face in dice.table:
        line.append(f"[{face}]", style=OPEN_STYLE)
        line.append(" ")
    held = [f"{game.players[seat]} [{face}]" for seat, face in dice.held.items()]
    if dice.automaton is not None:
        held.append(f"{text('name-automaton')} [{dice.automaton}]")
    return line.append("  " + "  ".join(held))


def patterns_drawing(found: tuple[Pattern, ...]) -> RenderableType:
    """Patterns of pips side by side, with the letters that choose them."""
    drawn = []
    for letter, pattern in zip("abcdefghijklmnopqrstuvwxyz", found, strict=False):
        width = 1 + max((column for column, _ in pattern), default=0)
        height = 1 + max((row for _, row in pattern), default=0)
        rows = [" ".join("o" if (column, row) in pattern else "." for column in range(width)) for row in range(height)]
        drawn.append(Text(f"{letter})\n" + "\n".join(rows)))
    return Columns(drawn, padding=(0, 3))


def _submarine(game: Game, seat: int, title: str, ghost: Ghost | None) -> RenderableType:
    """The target of a seat as that seat has hit it."""
    signs = {
        space: SIGNS[state] or game.board.grid[space[1]][space[0]]
        for space, state in spaces_of_target(game, seat).items()
    }
    signs |= {space: "X" if hit else "o" for space, hit in (ghost or {}).items()}
    return Group(Text(title, style="bold"), _grid(game.board, signs))


def _grid(board: Board, signs: Mapping[Space, str]) -> Text:
    gap = " " if board.columns <= WIDE else ""
    drawn = Text("   " + gap.join(chr(ord("A") + column) for column in range(board.columns)))
    for row in range(board.rows):
        drawn.append(f"\n{row + 1:>2} ")
        for column in range(board.columns):
            sign = signs.get((column, row), ".")
            drawn.append(gap if column else "").append(sign, style=STYLES.get(sign, OPEN_STYLE))
    return drawn


def _beside(left: RenderableType, right: RenderableType) -> RenderableType:
    table = Table.grid(padding=(0, 4, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_row(left, right)
    return table


def _wide_dashboard(game: Game, seat: int, text: Catalogue) -> RenderableType:
    """The systems of a seat, panel beside panel as far as there is room."""
    panels = [Text("\n").join(_system_line(system, text) for system in panel) for panel in panels_of(game, seat)]
    return Columns(panels, padding=(0, 3))


def _upright_dashboard(game: Game, seat: int, text: Catalogue) -> RenderableType:
    """The systems of a solo player, panel under panel, with their damage, and the automaton's explosion spaces."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, panel in enumerate(panels_of(game, seat)):
        if number:
            table.add_row()
        for system in panel:
            damage = DAMAGE[system.damage or 0]
            table.add_row(_system_line(system, text), Text(damage, style=STYLES["*"] if system.damage else ""))
    filled, spaces = explosions_of(game)
    explosions = Text(f"{text('screen-explosions')} ").append("*" * filled, style=STYLES["*"])
    explosions.append("." * (spaces - filled), style=STYLES["."])
    return Group(Text(text("screen-own-solo"), style="bold"), table, Text(), explosions)


def _system_line(system: SystemView, text: Catalogue) -> Text:
    style = {"on": "bold green", "wrecked": "red"}.get(system.state, "dim")
    line = Text(text("screen-system", number=system.system, name=text.system(system.system)) + " ")
    line.append(text(f"state-{system.state}"), style=style)
    if system.uses is not None:
        line.append(f" ({system.uses})")
    return line
