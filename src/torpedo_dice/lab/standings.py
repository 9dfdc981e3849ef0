"""What a tournament comes to: points with intervals, who is ahead of whom by how much, and what of it is settled."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import NamedTuple

from torpedo_dice.lab.evidence import interval, is_above
from torpedo_dice.lab.intervals import Share
from torpedo_dice.lab.tournament import Deal, Points, contests


class Difference(NamedTuple):
    """By how much of a point in a game one bot is ahead of another, and whether it is settled that it is ahead."""

    ahead: str
    behind: str
    value: Share
    settled: bool


class Record(NamedTuple):
    """What a bot has played: games, victories alone and shared, and the scores of its solo wins."""

    counts: Counter[str]
    scores: Counter[int]

    @property
    def mean_score(self) -> float | None:
        """The mean score of its solo wins."""
        wins = self.scores.total()
        return sum(score * count for score, count in self.scores.items()) / wins if wins else None


class Standings:
    """The count of a tournament's deals.

    A bot's points in a deal are its share of those that were to be had in its games. Two bots are compared deal by
    deal: the dice were the same for both, so that the luck of the deal cancels out of the difference.

    What is said holds at every look: one may stop when one likes. `risk` is the chance that the interval of a bot's
    points ever misses them, for each bot by itself; and once more, for all pairs together, the chance that the interval
    of a difference ever misses it, or that a bot is ever called stronger that is not.
    """

    def __init__(self, bots: Sequence[str], risk: float = 0.05) -> None:
        self.bots = tuple(bots)
        self.risk = risk
        self.deals = 0
        self.games = 0
        self.records = {bot: Record(Counter(), Counter()) for bot in bots}
        self._points: dict[str, Counter[Fraction]] = {bot: Counter() for bot in bots}
        self._ahead: dict[tuple[str, str], Counter[Fraction]] = {pair: Counter() for pair in combinations(bots, 2)}

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.deals += 1
        self.games += len(deal.games)
        for game in deal.games:
            for bot in set(game.seating):
                self._record(bot, {game.seating[seat] == bot for seat in game.winners}, game.score)
        points = _means(contests(deal))
        for bot, value in points.items():
            self._points[bot][value] += 1
        for (one, other), ahead in self._ahead.items():
            ahead[points[one] - points[other]] += 1

    @property
    def order(self) -> list[str]:
        """The bots by their points, most first; equal ones as they were named."""
        return sorted(self.bots, key=lambda bot: -_total(self._points[bot]))

    def points(self, bot: str) -> Share:
        """A bot's points in a game, with their interval, which holds by itself."""
        return interval(self._points[bot], 0, 1, self.risk)

    def differences(self) -> list[Difference]:
        """Every pair, the one with more points first; all intervals hold together."""
        return [self.difference(one, other) for one, other in combinations(self.order, 2)]

    def difference(self, ahead: str, behind: str) -> Difference:
        """How far one bot is ahead of another."""
        counts = self._differences(ahead, behind)
        share = interval(counts, -1, 1, self.risk / len(self._ahead))
        return Difference(ahead, behind, share, self._is_settled(ahead, behind))

    def neighbours(self) -> list[Difference]:
        """Each bot beside the next in the order."""
        return [self.difference(one, other) for one, other in pairwise(self.order)]

    def settled(self) -> list[tuple[str, str]]:
        """Each bot that is surely stronger than the next in the order, with that one."""
        return [(one, other) for one, other in pairwise(self.order) if self._is_settled(one, other)]

    def is_settled(self) -> bool:
        """Whether each bot is surely stronger than the next."""
        return len(self.settled()) == len(self.bots) - 1

    def _is_settled(self, ahead: str, behind: str) -> bool:
        """Whether a bot is surely stronger: each of two ways to be wrong has its part of the risk, in every pair."""
        return is_above(self._differences(ahead, behind), 0, -1, self.risk / len(self._ahead) / 2)

    def _differences(self, one: str, other: str) -> Counter[Fraction]:
        if (one, other) in self._ahead:
            return self._ahead[one, other]
        return Counter({-value: count for value, count in self._ahead[other, one].items()})

    def _record(self, bot: str, won: set[bool], score: int | None) -> None:
        """Count a game of a bot's: `won` holds whether it, and whether another, is among the winners."""
        counts, scores = self.records[bot]
        counts["games"] += 1
        counts["wins"] += won == {True}
        counts["shared"] += won == {True, False}
        if score is not None:
            scores[score] += 1


def _means(played: Sequence[Points]) -> dict[str, Fraction]:
    """The mean points of each bot in those contests that it took part in."""
    totals: Counter[str] = Counter()
    sums: dict[str, Fraction] = {}
    for points in played:
        totals.update(points.keys())
        for bot, value in points.items():
            sums[bot] = sums.get(bot, Fraction()) + value
    return {bot: value / totals[bot] for bot, value in sums.items()}


def _total(counts: Counter[Fraction]) -> Fraction:
    return sum((value * count for value, count in counts.items()), Fraction())
