"""The patterns of pips that a face can be fired in, before anything is aimed."""

from typing import Final

from torpedo_dice.rules.systems import EXTRA_PIP, FEWER_PIPS, LINE

Space = tuple[int, int]
"""A place as (column, row), counted from 0; on the grid, off it, or inside a window."""
Pattern = tuple[Space, ...]
"""Pips sorted by row, then column, moved so that the least column and the least row are 0."""

WINDOW: Final = tuple((column, row) for row in range(3) for column in range(3))
_CORNERS: Final = frozenset({(0, 0), (2, 0), (0, 2), (2, 2)})
_CENTRE: Final = (1, 1)
_FALLING: Final = frozenset({(0, 0), (2, 2)})
_RISING: Final = frozenset({(2, 0), (0, 2)})
_COLUMNS: Final = frozenset(space for space in WINDOW if space[0] != 1)
_ROWS: Final = frozenset(space for space in WINDOW if space[1] != 1)
_DIRECTIONS: Final = ((1, 0), (0, 1), (1, 1), (1, -1))


def formations(face: int) -> list[frozenset[Space]]:
    """The valid orientations of a face inside its window (R17)."""
    shapes: dict[int, list[frozenset[Space]]] = {
        1: [frozenset({space}) for space in WINDOW],
        2: [_FALLING, _RISING],
        3: [_FALLING | {_CENTRE}, _RISING | {_CENTRE}],
        4: [_CORNERS],
        5: [_CORNERS | {_CENTRE}],
        6: [_COLUMNS, _ROWS],
    }
    return shapes[face]


def patterns(kind: int, face: int) -> list[Pattern]:
    """The distinct patterns of a kind of shot with a face, wherever in its window it stood."""
    if kind == EXTRA_PIP:
        # R3: the extra pip takes a free space of the window.
        shapes = [shape | {space} for shape in formations(face) for space in WINDOW if space not in shape]
    elif kind == FEWER_PIPS:
        # R4: a 1 keeps no pip, and the empty shot is its only pattern.
        shapes = [shape - {space} for shape in formations(face) for space in shape]
    elif kind == LINE:
        # R5: a line may be longer than the window.
        shapes = [frozenset((dx * i, dy * i) for i in range(face)) for dx, dy in _DIRECTIONS]
    else:
        shapes = formations(face)
    return sorted({_moved_to_origin(shape) for shape in shapes})


def sorted_pips(pips: frozenset[Space] | Pattern) -> Pattern:
    """Pips in the order in which they are written: by row, then column."""
    return tuple(sorted(pips, key=lambda pip: (pip[1], pip[0])))


def _moved_to_origin(shape: frozenset[Space]) -> Pattern:
    if not shape:
        return ()
    left = min(column for column, _ in shape)
    top = min(row for _, row in shape)
    return sorted_pips(frozenset((column - left, row - top) for column, row in shape))
