"""The table in a terminal: submarines with their spare torpedoes, and dice. Every state has a sign.

Signs: a digit is an open space of that system, `*` a hit, `#` a hit on a wrecked system, `.` water; a ghost shows
`X` for a hit and `o` for a miss.
"""

from collections.abc import Mapping
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from torpedo_dice.game.game import Game
from torpedo_dice.game.view import Shown, attacker_of, dice_of, spaces_of_target, target_of
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Pattern, Space
from torpedo_dice.rules.sheet import Sheet
from torpedo_dice.terminal.dashboard import upright_dashboard, wide_dashboard
from torpedo_dice.terminal.layout import Block, Plan, arranged, first_that_fits, flowing, share_of, title
from torpedo_dice.translations.catalogue import Catalogue

MOST_BARS: Final = 20
"""More spare torpedoes than this are only counted."""
STYLES: Final = {"*": "bold bright_red", "#": "red", ".": "blue", "X": "bold black on green", "o": "bold black on cyan"}
OPEN_STYLE: Final = "bold yellow"
OWN_STYLE: Final = "bold black on yellow"
SIGNS: Final = {"open": "", "hit": "*", "wrecked": "#"}


def board_drawing(board: Board, text: Catalogue, width: int) -> RenderableType:
    """A board as it is before the game, with its numbers."""
    panels = "  ".join(f"[{', '.join(text.system(system) for system in panel)}]" for panel in board.panels)
    signs = {(column, row): board.grid[row][column] for row in range(board.rows) for column in range(board.columns)}
    return Group(
        Text(board.name, style="bold"),
        arranged([lambda gap, _: grid(board, signs, gap)], width),
        Text(text("board-numbers", spares=board.spares, uses=board.uses)),
        Text(text("board-panels", panels=panels)),
    )


def table_drawing(game: Game, seat: int, text: Catalogue, width: int, *, whole: bool = True) -> RenderableType:
    """All that a seat sees: submarines, torpedoes, dashboard, dice; not `whole`: without its own submarine and dice."""
    dice = [line] if (line := dice_line(game, seat, text, width)) else []
    if game.mode == "solo":
        beside = arranged([target_plan(game, seat, text), lambda _, __: upright_dashboard(game, seat, text)], width)
        return Group(beside, own_rack(game, seat, text, width), *dice)
    dashboard = wide_dashboard(game, seat, text, width)
    if whole:
        return Group(submarines(game, seat, text, width), dashboard, *dice)
    return Group(arranged([target_plan(game, seat, text)], width), dashboard, own_rack(game, seat, text, width))


def submarines(game: Game, seat: int, text: Catalogue, width: int, shot: Shown | None = None) -> RenderableType:
    """The target of a seat and, at a table, its own submarine; `shot`: as it would be after it."""
    attacker = attacker_of(game, seat)
    target = target_plan(game, seat, text, shot)
    if attacker is None:
        return Group(arranged([target], width), own_rack(game, seat, text, width, shot))
    name = text("screen-own", name=game.players[attacker])
    return arranged([target, _submarine(game, attacker, name, text, shot=shot)], width, level=True)


def every_submarine(game: Game, text: Catalogue, width: int) -> RenderableType:
    """Each submarine of a table once, two and two."""
    seats = range(len(game.players))
    plans = [
        _submarine(game, seat, text("screen-final", name=game.players[other], attacker=game.players[seat]), text)
        for seat in seats
        if (other := target_of(game, seat)) is not None
    ]
    pairs = [plans[start : start + 2] for start in seats[::2]]
    # One that is left over is drawn like those that stand in pairs.
    return Group(*(arranged(pair, width if len(pair) > 1 else share_of(width, 2), level=True) for pair in pairs))


def target_plan(game: Game, seat: int, text: Catalogue, shot: Shown | None = None) -> Plan:
    """The target of a seat as that seat has hit it."""
    other = target_of(game, seat)
    name = text("name-automaton") if other is None else game.players[other]
    return _submarine(game, seat, text("screen-target", name=name), text, ghost=shot)


def own_rack(game: Game, seat: int, text: Catalogue, width: int, shot: Shown | None = None) -> Text:
    """The spare torpedoes of a seat on a line of their own, ending in the skull; those that a shot takes are marked."""
    sheet, board = game.position.sheets[seat], game.board
    name = Text(text("screen-spares") + " ")
    return first_that_fits([name + rack + _count(sheet, board, shot) for rack in _racks(sheet, board, shot)], width)


def dice_line(game: Game, seat: int, text: Catalogue, width: int) -> Text:
    """The dice on the table, and who holds which; the seat's own is marked."""
    dice = dice_of(game)
    table = Text(" ").join(Text(f"[{face}]", style=OPEN_STYLE) for face in dice.table)
    parts = [Text(text("screen-table") + " ") + table] if dice.table else []
    for other, face in dice.held.items():
        own = other == seat
        name = text("screen-you") if own else game.players[other]
        parts.append(Text(f"{name} ") + Text(f"[{face}]", style=OWN_STYLE if own else ""))
    if dice.automaton is not None:
        parts.append(Text(f"{text('name-automaton')} [{dice.automaton}]"))
    return flowing(parts, width)


def patterns_drawing(face: int, found: tuple[Pattern, ...]) -> RenderableType:
    """Patterns of pips side by side, each under the face and letter that choose it."""
    drawn = []
    for letter, pattern in zip("abcdefghijklmnopqrstuvwxyz", found, strict=False):
        width = 1 + max((column for column, _ in pattern), default=0)
        height = 1 + max((row for _, row in pattern), default=0)
        rows = [" ".join("o" if (column, row) in pattern else "." for column in range(width)) for row in range(height)]
        head = f"{face}{letter}" if len(found) > 1 else str(face)
        drawn.append(Text(f"{head}\n" + "\n".join(rows)))
    return Columns(drawn, padding=(0, 3))


def grid(board: Board, signs: Mapping[Space, str], gap: str) -> Block:
    """The lines of a board, headed by its columns."""
    drawn = [Text("   " + gap.join(chr(ord("A") + column) for column in range(board.columns)))]
    for row in range(board.rows):
        line = Text(f"{row + 1:>2} ")
        for column in range(board.columns):
            sign = signs.get((column, row), ".")
            line.append(gap if column else "").append(sign, style=STYLES.get(sign, OPEN_STYLE))
        drawn.append(line)
    return drawn


def _submarine(
    game: Game, seat: int, name: str, text: Catalogue, *, ghost: Shown | None = None, shot: Shown | None = None
) -> Plan:
    """The target of a seat as that seat has hit it, with its owner's torpedoes; a shot at it, or one of its owner's."""
    signs = {
        space: SIGNS[state] or game.board.grid[space[1]][space[0]]
        for space, state in spaces_of_target(game, seat).items()
    }
    signs |= {space: "X" if hit else "o" for space, hit in (ghost.pips if ghost else {}).items()}
    owner = target_of(game, seat)

    def plan(gap: str, room: int) -> Block:
        drawn = [*title(name, room), *grid(game.board, signs, gap)]
        return drawn if owner is None else [*drawn, _rack(game.position.sheets[owner], game.board, text, room, shot)]

    return plan


def _rack(sheet: Sheet, board: Board, text: Catalogue, room: int, shot: Shown | None) -> Text:
    """The spare torpedoes under a submarine, with as many words and bars as there is room for."""
    left = shot.spares_left if shot else sheet.spares
    said = Text(" " + text("screen-torpedoes", left=left, all=board.spares))
    racks = _racks(sheet, board, shot)
    return first_that_fits([racks[0] + said, *(rack + _count(sheet, board, shot) for rack in racks)], room)


def _racks(sheet: Sheet, board: Board, shot: Shown | None) -> list[Text]:
    """A bar for each torpedo and the skull behind them; the skull alone."""
    left = shot.spares_left if shot else sheet.spares
    filled = sheet.skull or (shot is not None and shot.skull)
    skull = Text("[X]" if filled else "[ ]", style="red" if filled else "")
    if board.spares > MOST_BARS:
        return [skull]
    bars = Text("|" * left, style=OPEN_STYLE)
    bars.append("-" * (sheet.spares - left), style="bright_red")
    bars.append("." * (board.spares - sheet.spares), style="blue")
    return [bars + Text(" ") + skull, skull]


def _count(sheet: Sheet, board: Board, shot: Shown | None) -> Text:
    return Text(f" {shot.spares_left if shot else sheet.spares}/{board.spares}")
