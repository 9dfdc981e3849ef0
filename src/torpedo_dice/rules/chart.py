"""A chart: what a board says once its drawing is read for a mode. Cells are numbered, systems are masks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from torpedo_dice.rules.board import Board, partners_mask
from torpedo_dice.rules.formations import Pattern, Space, patterns
from torpedo_dice.rules.systems import (
    ARTILLERY,
    EXTRA_PIP,
    FEWER_PIPS,
    LINE,
    PLAIN,
    SYSTEMS,
    TRAINING,
    WINDOWS,
    SystemsMask,
    mode_systems_mask,
)

CellsMask = int
"""One bit for each cell of a system, numbered by row, then column."""

KINDS = (PLAIN, EXTRA_PIP, FEWER_PIPS, LINE)
FACES = (1, 2, 3, 4, 5, 6)


class Placement(NamedTuple):
    """A shot as it lies: its pips, and the cells of systems that they cover."""

    pips: Pattern
    cells_mask: CellsMask


class Chart(NamedTuple):
    """All that the rules of play ask of a board, as ints and sequences of ints.

    The effects of shots stand one after another: those of a kind and face from `effect_start[entry_of(kind, face)]` on.
    Two placements have the same effect when they cover the same cells of systems.
    """

    training: bool
    spares: int
    uses: int
    systems_mask: SystemsMask
    artillery_partners_mask: SystemsMask
    windows_partners_mask: SystemsMask
    target_mask: CellsMask
    system_cells: Sequence[CellsMask]
    effect_start: Sequence[int]
    effect_count: Sequence[int]
    effect_cells: Sequence[CellsMask]


def make_chart(board: Board, mode: int) -> Chart:
    """The chart of a board in a mode. In Training the Propeller's cells are water."""
    cells = cell_numbers(board, mode)
    system_cells = [0] * 8
    for (column, row), number in cells.items():
        system_cells[int(board.grid[row][column])] |= 1 << number
    start, count, effects = [0] * 28, [0] * 28, list[int]()
    for kind in KINDS:
        for face in FACES:
            found = sorted({placed.cells_mask for placed in placements(board, cells, kind, face)})
            start[entry_of(kind, face)], count[entry_of(kind, face)] = len(effects), len(found)
            effects += found
    return Chart(
        training=mode == TRAINING,
        spares=board.spares,
        uses=board.uses,
        systems_mask=mode_systems_mask(mode),
        artillery_partners_mask=partners_mask(board.panels, ARTILLERY),
        windows_partners_mask=partners_mask(board.panels, WINDOWS),
        target_mask=sum(system_cells),
        system_cells=tuple(system_cells),
        effect_start=tuple(start),
        effect_count=tuple(count),
        effect_cells=tuple(effects),
    )


def entry_of(kind: int, face: int) -> int:
    """Where a chart holds the effects of a kind of shot with a face."""
    return kind * 7 + face


def cell_numbers(board: Board, mode: int) -> dict[Space, int]:
    """The number of every cell that belongs to a system in this mode, by row, then column."""
    systems_mask = mode_systems_mask(mode)
    signs = {str(system) for system in SYSTEMS if systems_mask >> system & 1}
    spaces = [(column, row) for row in range(board.rows) for column in range(board.columns)]
    targets = [(column, row) for column, row in spaces if board.grid[row][column] in signs]
    return {space: number for number, space in enumerate(targets)}


def placements(board: Board, cells: Mapping[Space, int], kind: int, face: int) -> Iterator[Placement]:
    """Every way to lay a shot with at least one pip on the grid (R9); the shot without pips lies nowhere."""
    for pattern in patterns(kind, face):
        if not pattern:
            yield Placement((), 0)
            continue
        right, bottom = max(column for column, _ in pattern), pattern[-1][1]
        for dy in range(-bottom, board.rows):
            for dx in range(-right, board.columns):
                pips = tuple((column + dx, row + dy) for column, row in pattern)
                if any(0 <= column < board.columns and 0 <= row < board.rows for column, row in pips):
                    yield Placement(pips, sum(1 << cells[pip] for pip in pips if pip in cells))
