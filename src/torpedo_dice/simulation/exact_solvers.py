"""Solving what is left of a game: all that it can come to is numbered, and every number gets its value."""

from typing import Protocol

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import Sheet, wrecked_by
from torpedo_dice.simulation import exact_solo, exact_table
from torpedo_dice.simulation.exact_ground import (
    cells_left,
    chart_left,
    controls_from,
    controls_of,
    dashboard_of,
    dashboards_from,
    packed,
    unpacked,
)
from torpedo_dice.simulation.exact_runs import Watch, Way
from torpedo_dice.simulation.exact_shared import ENTRIES, ExactTally
from torpedo_dice.simulation.exact_sides import Moves, Side, copy_shots, list_shots
from torpedo_dice.simulation.exact_solo import SoloTables, list_finished, solve_dashboards
from torpedo_dice.simulation.exact_solo_play import play_solo_exactly
from torpedo_dice.simulation.exact_table import ANSWERS, Notes, PairTables, solve_sheets
from torpedo_dice.simulation.exact_table_play import play_pair_exactly


class Solver(Protocol):
    """The values of all positions between two rounds that one position can come to."""

    positions: int

    def solve(self, watch: Watch) -> None:
        """Compute all values."""
        ...

    def holds(self, position: Position) -> bool:
        """Whether the first position can come to one like this, as far as what is written says."""
        ...

    def value(self, position: Position) -> float:
        """What a position between two rounds, which is not over, is worth to the first seat."""
        ...

    def play(self, position: Position, first: int, games: int, seed: int) -> ExactTally:
        """What games of exact play from such a position on come to; their numbers begin with `first`."""
        ...


def is_before(sheet: Sheet, other: Sheet) -> bool:
    """Whether all that is written on a sheet stands on the other one too."""
    return not sheet.hits_mask & ~other.hits_mask and other.spares <= sheet.spares and other.skull >= sheet.skull


class SoloSolver:
    """Solo from a position on. With `by_score` a win is worth its score, not 1."""

    def __init__(self, chart: Chart, position: Position, *, by_score: bool, compiled: bool | None = None) -> None:
        self._sheet = sheet = position.sheets[0]
        self._cells = cells_left(chart, sheet.hits_mask)
        self._chart = chart_left(chart, sheet.hits_mask, sheet.spares)
        self._ways = dashboards_from(self._chart, dashboard_of(sheet, position.automaton))
        self._numbers = {dashboard: number for number, dashboard in enumerate(self._ways)}
        self.positions = len(self._ways) * (self._chart.target_mask + 1) * (sheet.spares + 1)
        self._way = Way(self.positions, compiled=compiled)
        self._tables = self._way.laid_out(self._made_tables(by_score=by_score))

    def solve(self, watch: Watch) -> None:
        """Compute all values."""
        self._way.kernel(list_finished)(self._tables)
        self._way.in_parts(solve_dashboards, self._tables, len(self._ways), watch)

    def holds(self, position: Position) -> bool:
        """Whether the first position can come to one like this."""
        sheet = position.sheets[0]
        return is_before(self._sheet, sheet) and dashboard_of(sheet, position.automaton) in self._numbers

    def value(self, position: Position) -> float:
        """What a position between two rounds is worth."""
        return self._tables.values[exact_solo.place_of(self._chart, *self._place(position))]

    def play(self, position: Position, first: int, games: int, seed: int) -> ExactTally:
        """What games of exact play come to."""
        return self._way.kernel(play_solo_exactly)(self._tables, *self._place(position), first, games, seed)

    def _place(self, position: Position) -> tuple[int, int, int]:
        sheet = position.sheets[0]
        number = self._numbers[dashboard_of(sheet, position.automaton)]
        return number, packed(sheet.hits_mask, self._cells), sheet.spares

    def _made_tables(self, *, by_score: bool) -> SoloTables:
        numbers, count = self._numbers, len(self._ways)
        after_switch, after_shot = [0] * 8 * count, [0] * 14 * count
        for dashboard, number in numbers.items():
            for system, to in self._ways[dashboard].switches.items():
                after_switch[number * 8 + system] = numbers[to]
            for (face, exploded), to in self._ways[dashboard].shots.items():
                after_shot[(number * 7 + face) * 2 + exploded] = numbers[to]
        switched, wrecked, damaged = map(list, zip(*numbers, strict=True))
        finished, values = self._way.ints(self._chart.target_mask + 1), self._way.floats(self.positions)
        lists = (switched, wrecked, damaged, after_switch, after_shot)
        return SoloTables(self._chart, by_score, *lists, finished, values, [0.0] * 7 * ENTRIES)


class Ground:
    """What one seat's sheet can come to at a table of two."""

    def __init__(self, chart: Chart, sheet: Sheet) -> None:
        self.sheet = sheet
        self.cells = cells_left(chart, sheet.hits_mask)
        self.chart = chart_left(chart, sheet.hits_mask, sheet.spares)
        self.controls = controls_from(chart, sheet)
        self.numbers = {controls: number for number, controls in enumerate(self.controls)}
        self.bodies = (self.chart.target_mask + 1) * (sheet.spares + 1)
        self.count = self.bodies * len(self.controls) + 1

    def number(self, sheet: Sheet) -> int:
        """The number of a sheet that this one has come to."""
        if sheet.skull:
            return self.count - 1
        body = packed(sheet.hits_mask, self.cells) * (self.sheet.spares + 1) + self.sheet.spares - sheet.spares
        return body * len(self.controls) + self.numbers[controls_of(sheet, self.sheet.wrecked_mask)]

    def side(self, way: Way) -> Side:
        """The sheets in numbers, with room for the bodies that shots lead to."""
        spares = self.sheet.spares
        hits = [mask for mask in range(self.chart.target_mask + 1) for _ in range(spares + 1)]
        left = [*range(spares, -1, -1)] * (self.chart.target_mask + 1)
        masks = [self.sheet.hits_mask | unpacked(mask, self.cells) for mask in range(self.chart.target_mask + 1)]
        finished = [wrecked_by(self.chart, mask) for mask in range(self.chart.target_mask + 1)]
        after = [number for number in range(len(self.controls)) for _ in range(8)]
        for controls, ways in self.controls.items():
            for system, to in ways.items():
                after[self.numbers[controls] * 8 + system] = self.numbers[to]
        switched, uses, windows_uses = map(list, zip(*self.controls, strict=True))
        starts, shots = way.ints(self.bodies * ENTRIES + 1), way.ints(self.bodies * len(self.chart.effect_cells))
        by_body, by_control = (hits, left, masks, finished), (switched, uses, windows_uses, after)
        return Side(self.count, len(self.controls), self.chart, *by_body, *by_control, starts, shots)


class PairSolver:
    """Training or Mission for two from a position on."""

    def __init__(self, chart: Chart, position: Position, *, compiled: bool | None = None) -> None:
        self._grounds = [Ground(chart, sheet) for sheet in position.sheets]
        first, second = self._grounds
        one, other = (sheet._replace(switched_mask=0) for sheet in position.sheets)
        self._equal = one == other and first.numbers == second.numbers
        pairs = first.count * second.count
        self.positions = pairs if self._equal else 2 * pairs
        shots = max(ground.bodies * len(ground.chart.effect_cells) for ground in self._grounds)
        self._way = Way(max(self.positions, shots), compiled=compiled)
        sides = [self._listed(ground.side(self._way)) for ground in self._grounds[: 1 if self._equal else 2]]
        begins = 0 if self._equal else pairs
        values = self._way.floats(self.positions)
        notes = self._way.laid_out(self._made_notes(position.sheets))
        self._tables = PairTables(self._way.laid_out(chart), sides[0], sides[-1], begins, values, notes)

    def solve(self, watch: Watch) -> None:
        """Compute all values."""
        self._way.in_parts(solve_sheets, self._tables, self._tables.first.sheet_count, watch)

    def holds(self, position: Position) -> bool:
        """Whether the first position can come to one like this."""
        return len(position.sheets) == len(self._grounds) and all(
            is_before(ground.sheet, sheet) and controls_of(sheet, ground.sheet.wrecked_mask) in ground.numbers
            for ground, sheet in zip(self._grounds, position.sheets, strict=True)
        )

    def value(self, position: Position) -> float:
        """What a position between two rounds is worth to seat 0."""
        active, numbers = position.active, self._pair(position)
        at = exact_table.place_of(self._tables, active, numbers[active], numbers[1 - active])
        return self._tables.values[at] * (1 - 2 * active)

    def play(self, position: Position, first: int, games: int, seed: int) -> ExactTally:
        """What games of exact play come to."""
        play = self._way.kernel(play_pair_exactly)
        return play(self._tables, position.active, *self._pair(position), first, games, seed)

    def _pair(self, position: Position) -> tuple[int, int]:
        one, other = (ground.number(sheet) for ground, sheet in zip(self._grounds, position.sheets, strict=True))
        return one, other

    def _listed(self, side: Side) -> Side:
        """A side with the bodies that shots lead to, and no room beyond."""
        laid = self._way.laid_out(side)
        used = self._way.kernel(list_shots)(laid)
        shots = self._way.ints(used)
        self._way.kernel(copy_shots)(laid.shots, shots)
        return laid._replace(shots=shots)

    def _made_notes(self, sheets: tuple[Sheet, ...]) -> Notes:
        most = max(ground.count for ground in self._grounds)
        moves = [Moves([0] * (ENTRIES + 1), [0] * (len(ground.chart.effect_cells) + 8)) for ground in self._grounds]
        room = max(moves, key=lambda each: len(each.numbers))
        answers, worth = [0.0] * most * ANSWERS, [0.0] * 49 * ENTRIES
        other = Moves(list(room.start), list(room.numbers))
        return Notes(list(sheets), [0] * 3, room, other, [0], [0] * most, answers, [0.0] * ENTRIES, worth, [0.0] * 49)
