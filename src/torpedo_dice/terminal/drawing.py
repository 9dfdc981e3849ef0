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
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Pattern, Space
from torpedo_dice.rules.sheet import Sheet, left_of, working_mask, wrecked_by
from torpedo_dice.rules.systems import SOLO, SYSTEMS, has_switch
from torpedo_dice.translations.catalogue import Catalogue

WIDE: Final = 16
"""Boards with more columns than this are drawn with one character for a space, so that two fit side by side."""
STYLES: Final = {"*": "bold bright_red", "#": "red", ".": "blue", "X": "bold black on green", "o": "bold black on cyan"}
OPEN_STYLE: Final = "bold yellow"
DAMAGE: Final = ("oo", "xo", "xx")
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


def target(game: Game, seat: int, text: Catalogue, ghost: Ghost | None = None) -> RenderableType:
    """The target of a seat as that seat has hit it."""
    if game.book.mode == SOLO:
        return _submarine(game, seat, text("screen-target-solo"), ghost)
    return _submarine(game, seat, text("screen-target", name=game.players[left_of(seat, len(game.players))]), ghost)


def submarines(game: Game, seat: int, text: Catalogue, ghost: Ghost | None = None) -> RenderableType:
    """The target of a seat and, at a table, its own submarine as its right neighbour has hit it."""
    if game.book.mode == SOLO:
        return target(game, seat, text, ghost)
    attacker = (seat - 1) % len(game.players)
    own = _submarine(game, attacker, text("screen-own", name=game.players[attacker]), None)
    return Columns([target(game, seat, text, ghost), own], padding=(0, 4))


def dashboard(game: Game, seat: int, text: Catalogue) -> RenderableType:
    """The systems of a seat, panel by panel, and what each is good for now."""
    table = Table.grid(padding=(0, 3))
    panels = [[system for system in panel if game.book.chart.systems_mask >> system & 1] for panel in game.board.panels]
    for _ in panels:
        table.add_column(no_wrap=True)
    for line in range(max(map(len, panels))):
        table.add_row(*[_system_line(game, seat, panel[line], text) if line < len(panel) else "" for panel in panels])
    return table


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


def automaton(game: Game, text: Catalogue) -> Text:
    """The explosion spaces of the solo opponent, the last one the victory."""
    count = game.position.automaton.exploded_mask.bit_count()
    return Text(f"{text('screen-explosions')} {'*' * count}{'.' * (len(SYSTEMS) - count)}")


def dice_line(game: Game, text: Catalogue) -> Text:
    """The dice on the table, and who holds which."""
    position = game.position
    line = Text(text("screen-dice") + " ")
    for face in position.pool:
        line.append(f"[{face}]", style=OPEN_STYLE)
        line.append(" ")
    held = [
        f"{game.players[seat]} [{position.rerolled[seat] or face}]"
        for seat, face in enumerate(position.drafted)
        if face
    ]
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
            drawn.append(sign, style=STYLES.get(sign, OPEN_STYLE))
            drawn.append(gap)
    return drawn


def _system_line(game: Game, seat: int, system: int, text: Catalogue) -> Text:
    sheet = game.position.sheets[seat]
    state = state_of(game, seat, system)
    style = {"on": "bold green", "wrecked": "red", "off": "dim", "waits": "dim"}[state]
    line = Text(text("screen-system", number=system, name=text.system(system)) + " ")
    line.append(text(f"state-{state}"), style=style)
    if game.book.chart.training and not has_switch(system) and system in {2, 6}:
        line.append(f" ({sheet.artillery_uses if system == 2 else sheet.windows_uses})")
    if game.book.mode == SOLO:
        wrecked = sheet.wrecked_mask >> system & 1
        line.append(f" {DAMAGE[(game.position.automaton.damaged_mask >> system & 1) + wrecked]}")
    return line


def state_of(game: Game, seat: int, system: int) -> str:
    """What a system of a seat is: on, off, waiting for the others of its panel, or wrecked."""
    sheet = game.position.sheets[seat]
    if sheet.wrecked_mask >> system & 1:
        return "wrecked"
    if working_mask(game.book.chart, sheet) >> system & 1:
        return "on"
    return "off" if has_switch(system) or game.book.chart.training else "waits"
