"""What a drawing says before anybody plays: spaces of each system, the room that they take, what each face can hit."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from torpedo_dice.rules.board import Board
from torpedo_dice.rules.chart import FACES, KINDS, Chart, cell_numbers, entry_of, make_chart
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.sheet import count_bits
from torpedo_dice.rules.systems import MISSION, SYSTEMS

LARGE: Final = 0.4
"""Of all spaces: such a system is most of what there is to do. Standard: 0.19."""


class Reach(NamedTuple):
    """The most spaces that a shot can hit on an untouched submarine, and how many sets of so many it can hit."""

    hits: int
    ways: int


class Facts(NamedTuple):
    """What is true of a board whoever plays on it."""

    spaces: Mapping[int, int]
    """The number of spaces of each system."""
    columns: int
    rows: int
    """The size of the rectangle around all systems."""
    reach: Mapping[tuple[int, int], Reach]
    """By kind of shot and face."""

    @property
    def all_spaces(self) -> int:
        """The number of spaces that there are to hit."""
        return sum(self.spaces.values())

    def is_large(self, system: int) -> bool:
        """Whether a system has far more than its part of all spaces."""
        return self.spaces[system] > LARGE * self.all_spaces

    @property
    def density(self) -> float:
        """The share of the rectangle around all systems that belongs to one."""
        return self.all_spaces / (self.columns * self.rows)


def facts_of(board: Board) -> Facts:
    """The facts of a board as Mission and Solo play it."""
    spaces = list(cell_numbers(board, MISSION))
    columns, rows = ({space[axis] for space in spaces} for axis in (0, 1))
    return Facts(
        {system: sum(system_at(board, space) == system for space in spaces) for system in SYSTEMS},
        max(columns) - min(columns) + 1,
        max(rows) - min(rows) + 1,
        _reaches(make_chart(board, MISSION)),
    )


def system_at(board: Board, space: Space) -> int:
    """The system that a space of one belongs to."""
    return int(board.grid[space[1]][space[0]])


def _reaches(chart: Chart) -> dict[tuple[int, int], Reach]:
    return {(kind, face): _reach(chart, entry_of(kind, face)) for kind in KINDS for face in FACES}


def _reach(chart: Chart, entry: int) -> Reach:
    start = chart.effect_start[entry]
    hits = [count_bits(mask) for mask in chart.effect_cells[start : start + chart.effect_count[entry]]]
    return Reach(max(hits), hits.count(max(hits)))
