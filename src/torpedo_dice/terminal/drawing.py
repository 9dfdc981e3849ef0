"""The table in a terminal: submarines, dashboards, dice and torpedoes as Rich text. Every state has a sign.

Signs: a digit is an open space of that system, `*` a hit, `#` a hit on a wrecked system, `.` water; a ghost shows
`X` for a hit and `o` for a miss.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from torpedo_dice.game.game import Game
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Pattern, Space
from torpedo_dice.rules.sheet import Sheet, left_of, working_mask, wrecked_by
from torpedo_dice.rules.systems import ARTILLERY, SOLO, SYSTEMS, has_switch
from torpedo_dice.translations.catalogue import Catalogue

WIDE: Final = 16
"""Boards with more columns than this are drawn with one character for a space, so that two fit side by side."""
STYLES: Final = {"*": "bold bright_red", "#": "red", ".": "blue", "X": "bold black on green", "o": "bold black on cyan"}
OPEN_STYLE: Final = "bold yellow"
DAMAGE: Final = ("[ ][ ]", "[x][ ]", "[x][x]")
"""The damage spaces of a system in solo, by how many are crossed out."""
Ghost = Mapping[Space, str]


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
    if game.book.mode == SOLO:
        return Group(_beside(target(game, seat, text), _upright_dashboard(game, seat, text)), torpedoes, dice)
    picture = submarines(game, seat, text) if whole else target(game, seat, text)
    return Group(picture, torpedoes, _wide_dashboard(game, seat, text), dice)


def target(game: Game, seat: int, text: Catalogue, ghost: Ghost | None = None) -> RenderableType:
    """The target of a seat as that seat has hit it."""
    solo = game.book.mode == SOLO
    name = text("name-automaton") if solo else game.players[left_of(seat, len(game.players))]
    return _submarine(game, seat, text("screen-target", name=name), ghost)


def submarines(game: Game, seat: int, text: Catalogue, ghost: Ghost | None = None) -> RenderableType:
    """The target of a seat and, at a table, its own submarine as its right neighbour has hit it."""
    if game.book.mode == SOLO:
        return target(game, seat, text, ghost)
    attacker = (seat - 1) % len(game.players)
    own = _submarine(game, attacker, text("screen-own", name=game.players[attacker]), None)
    return _beside(target(game, seat, text, ghost), own)


def rack(sheet: Sheet, board: Board, text: Catalogue, cost: int = 0) -> Text:
    """The spare torpedoes, ending in the skull; `cost` marks those that a shot would take."""
    left = max(0, sheet.spares - cost)
    line = Text(text("screen-spares") + " ")
    line.append("|" * left, style=OPEN_STYLE)
    line.append("-" * (sheet.spares - left), style="bright_red")
    line.append("." * (board.spares - sheet.spares), style="blue")
    line.append(" [X]" if sheet.skull or cost > sheet.spares else " [ ]", style="red" if sheet.skull else "")
    line.append(f" {left}/{board.spares}")
    return line


def dice_line(game: Game, text: Catalogue) -> Text:
    """The dice on the table, and who holds which."""
    position = game.position
    line = Text(text("screen-dice") + " ")
    for face in position.pool if position.mode != SOLO or not position.drafted[0] else ():
        line.append(f"[{face}]", style=OPEN_STYLE)
        line.append(" ")
    held = [
        f"{game.players[seat]} [{position.rerolled[seat] or face}]"
        for seat, face in enumerate(position.drafted)
        if face
    ]
    if held and position.mode == SOLO:
        held.append(f"{text('name-automaton')} [{position.pool[0]}]")
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
    sheet, book = game.position.sheets[seat], game.book
    wrecked = wrecked_by(book.chart, sheet.hits_mask)
    signs: dict[Space, str] = {}
    for (column, row), cell in book.cells.items():
        sign = game.board.grid[row][column]
        hit = sheet.hits_mask >> cell & 1
        signs[column, row] = ("#" if wrecked >> int(sign) & 1 else "*") if hit else sign
    return Group(Text(title, style="bold"), _grid(game.board, signs | dict(ghost or {})))


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
    """The systems of a seat, panel beside panel, each with what it is good for now."""
    table = Table.grid(padding=(0, 3))
    panels = _panels(game)
    for _ in panels:
        table.add_column(no_wrap=True)
    for line in range(max(map(len, panels))):
        table.add_row(*[_system_line(game, seat, panel[line], text) if line < len(panel) else "" for panel in panels])
    return table


def _upright_dashboard(game: Game, seat: int, text: Catalogue) -> RenderableType:
    """The systems of a solo player, panel under panel, with their damage, and the automaton's explosion spaces."""
    damaged_mask, exploded_mask = game.position.automaton
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, panel in enumerate(_panels(game)):
        if number:
            table.add_row()
        for system in panel:
            wrecked = game.position.sheets[seat].wrecked_mask >> system & 1
            damage = DAMAGE[(damaged_mask >> system & 1) + wrecked]
            table.add_row(
                _system_line(game, seat, system, text), Text(damage, style=STYLES["*"] if "x" in damage else "")
            )
    count = exploded_mask.bit_count()
    explosions = Text(f"{text('screen-explosions')} ").append("*" * count, style=STYLES["*"])
    explosions.append("." * (len(SYSTEMS) - count), style=STYLES["."])
    return Group(Text(text("screen-own-solo"), style="bold"), table, Text(), explosions)


def _panels(game: Game) -> list[Sequence[int]]:
    """The panels with the systems that this mode plays with."""
    panels = [[system for system in panel if game.book.chart.systems_mask >> system & 1] for panel in game.board.panels]
    return [panel for panel in panels if panel]


def _system_line(game: Game, seat: int, system: int, text: Catalogue) -> Text:
    sheet, state = game.position.sheets[seat], state_of(game, seat, system)
    style = {"on": "bold green", "wrecked": "red", "off": "dim", "waits": "dim"}[state]
    line = Text(text("screen-system", number=system, name=text.system(system)) + " ")
    line.append(text(f"state-{state}"), style=style)
    if game.book.chart.training and not has_switch(system):
        line.append(f" ({sheet.artillery_uses if system == ARTILLERY else sheet.windows_uses})")
    return line


def state_of(game: Game, seat: int, system: int) -> str:
    """What a system of a seat is: on, off, waiting for the others of its panel, or wrecked."""
    sheet = game.position.sheets[seat]
    if sheet.wrecked_mask >> system & 1:
        return "wrecked"
    if working_mask(game.book.chart, sheet) >> system & 1:
        return "on"
    return "off" if has_switch(system) or game.book.chart.training else "waits"
