"""Exact values held against games: of exact play itself, which must agree, and of bots, which lose something to it."""

from collections.abc import Iterator
from math import sqrt
from operator import add
from random import Random
from typing import Final, NamedTuple

from torpedo_dice.bots.registry import make_bot
from torpedo_dice.game.dice import SeededDice
from torpedo_dice.game.game import Game, Outcome
from torpedo_dice.lab.exact import ExactBot, Solution, first_position
from torpedo_dice.lab.fast import number_of
from torpedo_dice.lab.intervals import Z95, share
from torpedo_dice.lab.match import finish_studied
from torpedo_dice.rules.position import OVER, Position, phase_of
from torpedo_dice.rules.systems import SOLO
from torpedo_dice.simulation.bulk import PLAYERS, Bulk, can_compile
from torpedo_dice.simulation.exact_runs import Watch, unwatched
from torpedo_dice.simulation.exact_shared import ExactTally

NO_GAMES: Final = ExactTally(0, 0, 0, 0, 0)
SHARE: Final = 20_000
"""Games between two looks at the clock and the keyboard."""
LEAST_GAMES: Final = 30
"""Of fewer games, how far they lie apart says too little of how far others would."""


class Measured(NamedTuple):
    """The mean worth of so many games to the first seat, its standard error, and its 95% interval.

    Few games, or games that all ended alike, tell nothing of the error (None). Only chances to win have an interval
    even then.
    """

    games: int
    value: float
    error: float | None
    low: float | None
    high: float | None


def play_exactly(solution: Solution, games: int, seed: str, watch: Watch = unwatched) -> ExactTally:
    """What so many games of exact play from the root on come to; the same seed gives the same games."""
    tally, number = NO_GAMES, 0
    for position, count in _started(solution, games, seed).items():
        if phase_of(solution.book.chart, position) == OVER:
            tally = _sum(tally, _counted(_outcome(solution, position), count))
            number += count
        else:
            for first in range(number, number + count, SHARE):
                share_of = min(SHARE, number + count - first)
                tally = _sum(tally, solution.solver.play(position, first, share_of, number_of(seed)))
                watch(tally.games, games)
            number += count
    return tally


def play_bot(solution: Solution, bot: str, games: int, seed: str, watch: Watch = unwatched) -> ExactTally:
    """What games from the root on come to with a bot in the first seat; the second seat, if any, plays exactly."""
    tally = NO_GAMES
    for part in _bot_games(solution, bot, games, seed):
        tally = _sum(tally, part)
        watch(tally.games, games)
    return tally


def measured(solution: Solution, tally: ExactTally) -> Measured:
    """What games were worth, in the terms of the solution's values."""
    games = tally.games
    total, squares = tally.won - tally.lost, tally.won + tally.lost
    if solution.root.mode == SOLO:
        total, squares = (tally.score, tally.score_squared) if solution.worth == "score" else (tally.won, tally.won)
    mean = total / games
    error = sqrt(max(0.0, squares / games - mean**2) / games)
    is_known = games >= LEAST_GAMES and error > 0
    if solution.root.mode == SOLO and solution.worth == "win":
        return Measured(games, mean, error if is_known else None, *share(tally.won, games)[1:])
    if not is_known:
        return Measured(games, mean, None, None, None)
    least, most = (0.0, float("inf")) if solution.root.mode == SOLO else (-1.0, 1.0)
    return Measured(games, mean, error, max(least, mean - Z95 * error), min(most, mean + Z95 * error))


def _started(solution: Solution, games: int, seed: str) -> dict[Position, int]:
    """How many of the games come to each position between two rounds, after what is left of the root's round."""
    ends = solution.round_ends(solution.root)
    drawn = (
        Random(f"{seed}/round").choices(range(len(ends)), [*ends.values()], k=games) if len(ends) > 1 else [0] * games
    )
    counts = [0] * len(ends)
    for number in drawn:
        counts[number] += 1
    return dict(zip(ends, counts, strict=True))


def _bot_games(solution: Solution, bot: str, games: int, seed: str) -> Iterator[ExactTally]:
    whole_solo = solution.root.mode == SOLO and solution.root == first_position(solution.board, "solo")
    if whole_solo and solution.worth == "win" and bot in PLAYERS and can_compile():
        bulk = Bulk(solution.book.chart, [PLAYERS[bot]], number_of(seed))
        for first in range(0, games, SHARE):
            played = bulk.play(range(first, min(games, first + SHARE)))
            yield ExactTally(played.games, played.won_by_0, played.games - played.won_by_0, 0, 0)
        return
    for number in range(games):
        players = [make_bot(bot, f"{seed}/{number}"), ExactBot(solution)]
        game = Game.at(solution.root, board=solution.board, dice=SeededDice(f"{seed}/{number}"))
        outcome = finish_studied(game, players, (bot, "exact"), number, seed).outcome()
        assert outcome is not None
        yield _counted(outcome, 1)


def _outcome(solution: Solution, position: Position) -> Outcome:
    outcome = Game.at(position, board=solution.board).outcome()
    assert outcome is not None
    return outcome


def _counted(outcome: Outcome, games: int) -> ExactTally:
    """So many games that ended alike."""
    won = outcome.winners == (0,)
    lost = outcome.winners == (1,) or (len(outcome.spares) == 1 and not won)
    score = outcome.score or 0
    return ExactTally(games, games * won, games * lost, games * score, games * score**2)


def _sum(one: ExactTally, other: ExactTally) -> ExactTally:
    return ExactTally(*map(add, one, other))
