"""Exact play: what a position is worth when everybody plays as well as can be, and the moves that do.

Solo and tables of two are solved where all that a position can come to fits in memory. Worth is the first seat's: solo,
the chance to win or the mean score; at a table 1 for a victory, 0 for a shared one or none, -1 for the other seat's.
Seats act clockwise from the active one, each seeing what was done before it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from torpedo_dice.errors import SetupError
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.options import shots_allowed
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.chart import FACES, CellsMask, Chart
from torpedo_dice.rules.ending import SUNK, solo_reason, solo_score, table_winners_mask
from torpedo_dice.rules.formations import Pattern
from torpedo_dice.rules.legality import may_reroll, seat_in_turn
from torpedo_dice.rules.position import (
    DRAFT,
    OVER,
    ROLL,
    Position,
    after_opponents_shot,
    after_shot,
    after_switch,
    draft,
    is_over,
    phase_of,
    reroll,
    start_position,
)
from torpedo_dice.rules.possible import impossible_part
from torpedo_dice.rules.sheet import Sheet, fire, switchable_mask
from torpedo_dice.rules.systems import SOLO, SYSTEMS, kind_of_shot
from torpedo_dice.rules.tables import seats_of
from torpedo_dice.simulation.exact_runs import Watch, unwatched
from torpedo_dice.simulation.exact_solvers import PairSolver, SoloSolver, Solver

Worth = Literal["win", "score"]
WORTHS: Final[tuple[Worth, ...]] = ("win", "score")
"""What counts in solo: to win, or the score, of which a loss has none."""
MOST_SEATS: Final = 2


class Judged(NamedTuple):
    """What a position is worth to the first seat, and the best move, if a seat is to make one."""

    value: float
    move: Move | None


def first_position(board: Board, mode: ModeName) -> Position:
    """A game's first position: solo, or of two players, of whom the first begins."""
    book = shot_book(board, MODES[mode])
    return start_position(book.chart, book.mode, seats_of(book.mode)[0], 0)


def solve(
    board: Board,
    position: Position,
    *,
    worth: Worth = "win",
    watch: Watch = unwatched,
    compiled: bool | None = None,
) -> "Solution":
    """Solve all that a position can come to; `watch` is told how far that is. What is too large is refused."""
    solution = Solution(board, position, worth, compiled=compiled)
    solution.solver.solve(watch)
    return solution


class Solution:
    """All that one position, the root, can come to, solved. Any position on the way has its value and best move."""

    def __init__(self, board: Board, root: Position, worth: Worth, *, compiled: bool | None) -> None:
        self.board = board
        self.root = root
        self.worth = worth
        self.book = shot_book(board, root.mode)
        _check(self.book.chart, root, worth)
        self.solver: Solver = (
            SoloSolver(self.book.chart, root, by_score=worth == "score", compiled=compiled)
            if root.mode == SOLO
            else PairSolver(self.book.chart, root, compiled=compiled)
        )
        self._judged = lru_cache(maxsize=200_000)(self._judge)
        self._distinct = lru_cache(maxsize=20_000)(self._distinct_shots)

    @property
    def positions(self) -> int:
        """How many positions between two rounds were solved."""
        return self.solver.positions

    def value(self, position: Position | None = None) -> float:
        """What a position on the way, or the root, is worth to the first seat."""
        return self.judged(position).value

    def best_move(self, position: Position) -> Move | None:
        """The best move of the seat in turn; None when the game is over, or the automaton fires."""
        return self.judged(position).move

    def judged(self, position: Position | None = None) -> Judged:
        """Value and best move of a position on the way, or of the root."""
        place = self.root if position is None else position
        if not self._leads_to(place):
            raise SetupError("exact-elsewhere")
        return self._judged(place._replace(round=1))

    def round_ends(self, position: Position) -> dict[Position, float]:
        """The positions after this round when it is played exactly, each with its chance; itself before a roll."""
        if phase_of(self.book.chart, position) in {ROLL, OVER}:
            return {position: 1.0}
        ways = self._ways(position)
        chosen = next(after for move, after in ways if move == self.judged(position).move)
        ends: dict[Position, float] = {}
        for after in chosen:
            for end, chance in self.round_ends(after).items():
                ends[end] = ends.get(end, 0.0) + chance / len(chosen)
        return ends

    def worth_of(self, position: Position) -> float:
        """What a position in which the game is over is worth."""
        if position.mode != SOLO:
            winners_mask = table_winners_mask(self.book.chart, position.sheets)
            return float((winners_mask == 1) - (winners_mask == 2))
        if solo_reason(self.book.chart, position.sheets[0]) != SUNK:
            return 0.0
        return float(solo_score(self.book.chart, position.sheets[0])) if self.worth == "score" else 1.0

    def _leads_to(self, position: Position) -> bool:
        """Whether a position is of the same game as the root, and nothing in it says that it came before."""
        if position.mode != self.root.mode or impossible_part(self.book.chart, position) is not None:
            return False
        return self.solver.holds(position)

    def _judge(self, position: Position) -> Judged:
        phase = phase_of(self.book.chart, position)
        if phase == OVER:
            return Judged(self.worth_of(position), None)
        if phase == ROLL:
            return Judged(self.solver.value(position), Roll(position.active))
        sign = -1 if seat_in_turn(position, phase) == 1 else 1
        options = [(self._mean(after), move) for move, after in self._ways(position)]
        value, move = max(options, key=lambda option: sign * option[0])
        return Judged(value, move)

    def _mean(self, positions: tuple[Position, ...]) -> float:
        return sum(self._judged(position).value for position in positions) / len(positions)

    def _ways(self, position: Position) -> list[tuple[Move | None, tuple[Position, ...]]]:
        """Every move with the positions that it can lead to, all as likely; of moves to one position the first."""
        chart, phase = self.book.chart, phase_of(self.book.chart, position)
        seat = seat_in_turn(position, phase)
        if seat is None:
            return [(None, (after_opponents_shot(chart, position),))]
        if phase == DRAFT:
            return [(Draft(seat, face), (draft(position, seat, face),)) for face in sorted(set(position.pool))]
        ways: list[tuple[Move | None, tuple[Position, ...]]] = list(self._shots(position, seat))
        switchable = switchable_mask(chart, position.sheets[seat])
        ways += [
            (SwitchOn(seat, system), (after_switch(chart, position, seat, system),))
            for system in SYSTEMS
            if switchable >> system & 1
        ]
        if may_reroll(chart, position, seat):
            ways.append((Reroll(seat), tuple(reroll(position, seat, face) for face in FACES)))
        return ways

    def _shots(self, position: Position, seat: int) -> Iterator[tuple[Fire, tuple[Position]]]:
        for system, face in shots_allowed(self.book, position, seat):
            for cells_mask, pips in self._distinct(position.sheets[seat], system, face):
                after = after_shot(self.book.chart, position, seat, system, cells_mask, len(pips))
                yield Fire(seat, system, face, pips), (after,)

    def _distinct_shots(self, sheet: Sheet, system: int, face: int) -> Sequence[tuple[CellsMask, Pattern]]:
        """One shot for everything that a sheet can become: most shots hit what others hit."""
        found: dict[Sheet, tuple[CellsMask, Pattern]] = {}
        for cells_mask, pips in self.book.effects(kind_of_shot(system), face).items():
            found.setdefault(fire(sheet, system, cells_mask, len(pips)), (cells_mask, pips))
        return tuple(found.values())


class ExactBot:
    """A bot that plays exactly in every game that the root of a solution leads to."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution

    def choose(self, game: Game, seat: int) -> Move:
        """The best move of the seat in turn."""
        move = self._solution.judged(game.position).move
        assert move is not None
        assert move.seat == seat
        return move


def _check(chart: Chart, root: Position, worth: Worth) -> None:
    """Raise unless a position can be solved."""
    part = impossible_part(chart, root)
    if part is not None:
        raise SetupError("setup-position", part=part)
    if len(root.sheets) > MOST_SEATS:
        raise SetupError("exact-players", players=len(root.sheets))
    if worth == "score" and root.mode != SOLO:
        raise SetupError("exact-score")
    if is_over(chart, root) and not root.pool:
        raise SetupError("over")
