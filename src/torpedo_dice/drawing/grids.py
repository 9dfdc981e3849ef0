"""The window on the enemy: a grid of water with the systems of a submarine, and what has been done to them."""

from collections.abc import Collection, Mapping
from typing import Final

from torpedo_dice.drawing.glyphs import burst, hatch_fill, hatches, ring
from torpedo_dice.drawing.ink import Markup, Piece, Theme, element, group, moved, titled, written
from torpedo_dice.drawing.outlines import hull, outline, rounded_outline
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.view import SpaceState
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.chart import cell_numbers
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.systems import MISSION, SYSTEMS

EDGE: Final = 24
"""The room for the coordinates, above and to the left."""
HULL: Final = 0.28
"""How much of its line the hull has over the water."""
LARGE: Final = 18
"""Boards with more columns than this get smaller spaces."""


def side_of(board: Board) -> int:
    """The side of a space: a multiple of the hatches' tile."""
    return 32 if board.columns <= LARGE else 24


def width_of_grid(board: Board) -> int:
    """The width of a grid with its coordinates."""
    return EDGE + side_of(board) * board.columns + 2


def spaces_of(board: Board, mode: ModeName | None) -> dict[Space, SpaceState]:
    """The spaces of systems in a mode, unhurt; without a mode, those of all systems."""
    return dict.fromkeys(cell_numbers(board, MISSION if mode is None else MODES[mode]), "open")


def grid(
    board: Board, spaces: Mapping[Space, SpaceState], theme: Theme, misses: Collection[Space] = (), splash: str = ""
) -> Piece:
    """A board whose spaces stand as they are said to; `misses` are where a shot hit nothing, and `splash` says so."""
    side = side_of(board)
    systems = _by_system(board, spaces)
    drawn = [water(board, side, theme), _hull(spaces, side, theme)]
    drawn += [_system(system, found, spaces, side, theme) for system, found in systems.items()]
    drawn += [_sign(space, state, board, side, theme) for space, state in spaces.items()]
    drawn += [_splash(space, space in spaces, splash, side, theme) for space in misses]
    return framed(board, side, group(*drawn), theme)


def framed(board: Board, side: int, inside: Markup, theme: Theme) -> Piece:
    """What lies on a grid, with the coordinates around it."""
    columns = [
        _coordinate(chr(ord("A") + column), EDGE + side * (column + 0.5), EDGE - 8, "middle", theme)
        for column in range(board.columns)
    ]
    rows = [
        _coordinate(str(row + 1), EDGE - 7, EDGE + side * (row + 0.5) + 4, "end", theme) for row in range(board.rows)
    ]
    width, height = EDGE + side * board.columns + 2, EDGE + side * board.rows + 2
    return Piece(width, height, group(hatches(theme), *columns, *rows, moved(EDGE, EDGE, inside)))


def water(board: Board, side: int, theme: Theme) -> Markup:
    """The water with the lines of the grid."""
    width, height = side * board.columns, side * board.rows
    lines = "".join(f"M{side * column} 0V{height}" for column in range(1, board.columns))
    lines += "".join(f"M0 {side * row}H{width}" for row in range(1, board.rows))
    return group(
        element("rect", x=-1, y=-1, width=width + 2, height=height + 2, rx=5, fill=theme.water, stroke=theme.line),
        element("path", d=lines, stroke=theme.line, stroke_width=1, opacity=0.45),
    )


def _coordinate(said: str, x: float, y: float, anchor: str, theme: Theme) -> Markup:
    return written(said, x, y, size=12, fill=theme.haze, text_anchor=anchor)


def _by_system(board: Board, spaces: Collection[Space]) -> dict[int, list[Space]]:
    systems = {system: [(x, y) for x, y in spaces if board.grid[y][x] == str(system)] for system in SYSTEMS}
    return {system: found for system, found in systems.items() if found}


def _hull(spaces: Collection[Space], side: int, theme: Theme) -> Markup:
    """The line of the submarine, in so far as its systems let it be guessed."""
    return element(
        "path", d=rounded_outline(hull(spaces), side), fill=theme.line, fill_opacity=HULL, stroke=theme.line,
        stroke_width=1.5, stroke_linejoin="round",
    )  # fmt: skip


def _system(
    system: int, found: Collection[Space], spaces: Mapping[Space, SpaceState], side: int, theme: Theme
) -> Markup:
    """The spaces of a system, hatched in so far as they are open, and the line around them all."""
    afloat = [space for space in found if spaces[space] == "open"]
    wrecked = any(spaces[space] == "wrecked" for space in found)
    edge = element(
        "path", d=outline(found, side), fill="none", stroke=theme.hit if wrecked else theme.haze,
        stroke_width=3 if wrecked else 1.8, stroke_linejoin="round", class_="td-wreck" if wrecked else "td-system",
    )  # fmt: skip
    covered = element("path", d=outline(found, side), fill=theme.deep if wrecked else theme.water)
    return group(covered, element("path", d=outline(afloat, side), fill=hatch_fill(system)), edge)


def _sign(space: Space, state: SpaceState, board: Board, side: int, theme: Theme) -> Markup:
    """What stands on a space of a system: its number, and a burst once it is hit."""
    x, y, size = side * (space[0] + 0.5), side * (space[1] + 0.5), 0.42 * side
    number = board.grid[space[1]][space[0]]
    if state == "open":
        disc = element("circle", cx=x, cy=y, r=0.29 * side, fill=theme.water)
        return group(disc, _number(number, x, y, size, theme.brass))
    return group(burst(x, y, 0.92 * side, theme), _number(number, x, y, size, theme.deep))


def _splash(space: Space, struck: bool, said: str, side: int, theme: Theme) -> Markup:  # noqa: FBT001 - it is or is not
    """A miss: around what stands on a space of a system, which was hit before."""
    x, y = side * (space[0] + 0.5), side * (space[1] + 0.5)
    return group(titled(said), ring(x, y, (0.42 if struck else 0.3) * side, theme))


def _number(said: str, x: float, y: float, size: float, colour: str) -> Markup:
    return written(said, x, y + 0.36 * size, size=size, fill=colour, text_anchor="middle", font_weight="bold")
