"""A second solver, slow and simple: it follows the moves of a position one by one, without numbers and tables."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from torpedo_dice import Board, Position
from torpedo_dice.game.options import shots_allowed
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.ending import SUNK, solo_reason, solo_score, table_winners_mask
from torpedo_dice.rules.legality import may_reroll, seat_in_turn
from torpedo_dice.rules.position import (
    DRAFT,
    OPPONENT,
    OVER,
    ROLL,
    after_opponents_shot,
    after_shot,
    after_switch,
    draft,
    phase_of,
    reroll,
    roll,
)
from torpedo_dice.rules.sheet import switchable_mask
from torpedo_dice.rules.systems import SOLO, kind_of_shot
from torpedo_dice.rules.tables import dice_rolled


class SlowSolver:
    """Values by plain recursion; where a game can come back to a position, again and again until nothing changes."""

    def __init__(self, board: Board, mode: int, *, by_score: bool = False) -> None:
        self.book = shot_book(board, mode)
        self.by_score = by_score
        self.values: dict[Position, float] = {}
        self._guesses: dict[Position, float] = {}
        self._open: set[Position] = set()
        self.came_back = False

    def value(self, position: Position) -> float:
        """What a position is worth to seat 0."""
        while True:
            self.values, self.came_back = {}, False
            value = self._value(position)
            rest = all(abs(self._guesses.get(at, 9.0) - worth) < 1e-13 for at, worth in self.values.items())
            if rest or not self.came_back:
                return value
            self._guesses = self.values

    def before_rolls(self) -> dict[Position, float]:
        """The values of all positions before a roll that were looked at."""
        return {at: value for at, value in self.values.items() if phase_of(self.book.chart, at) == ROLL}

    def _value(self, position: Position) -> float:
        position = position._replace(round=1)
        if position in self._open:
            # The game came back to where it was: what that was worth the last time stands for it.
            self.came_back = True
            return self._guesses.get(position, 0.0)
        if position not in self.values:
            self._open.add(position)
            self.values[position] = self._looked_at(position)
            self._open.remove(position)
        return self.values[position]

    def _looked_at(self, position: Position) -> float:
        chart, phase = self.book.chart, phase_of(self.book.chart, position)
        if phase == OVER:
            return self._worth(position)
        if phase == OPPONENT:
            return self._value(after_opponents_shot(chart, position))
        if phase == ROLL:
            throws = Counter(
                tuple(sorted(dice)) for dice in product(range(1, 7), repeat=dice_rolled(len(position.sheets)))
            )
            return sum(self._value(roll(position, dice)) * ways for dice, ways in throws.items()) / throws.total()
        best = min if seat_in_turn(position, phase) == 1 else max
        return best(sum(map(self._value, ways)) / len(ways) for ways in self._moves(position, phase))

    def _worth(self, position: Position) -> float:
        if position.mode != SOLO:
            return {1: 1.0, 2: -1.0}.get(table_winners_mask(self.book.chart, position.sheets), 0.0)
        if solo_reason(self.book.chart, position.sheets[0]) != SUNK:
            return 0.0
        return float(solo_score(self.book.chart, position.sheets[0])) if self.by_score else 1.0

    def _moves(self, position: Position, phase: int) -> Iterator[list[Position]]:
        """The positions that each move can lead to, all as likely."""
        chart, seat = self.book.chart, seat_in_turn(position, phase)
        assert seat is not None
        if phase == DRAFT:
            yield from ([draft(position, seat, face)] for face in set(position.pool))
            return
        for system, face in shots_allowed(self.book, position, seat):
            masks = self.book.masks(kind_of_shot(system), face)
            for cells_mask, pips in {(cells_mask, len(pips)) for pips, cells_mask in masks.items()}:
                yield [after_shot(chart, position, seat, system, cells_mask, pips)]
        for system in range(1, 8):
            if switchable_mask(chart, position.sheets[seat]) >> system & 1:
                yield [after_switch(chart, position, seat, system)]
        if may_reroll(chart, position, seat):
            yield [reroll(position, seat, face) for face in range(1, 7)]
