"""Ratings of bots by OpenSkill's Bradley-Terry model, from games in their order."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations
from statistics import NormalDist
from typing import Any

from torpedo_dice.errors import MissingExtra
from torpedo_dice.lab.intervals import Share


class Ratings:
    """What each bot's games say of its strength: all begin at 25, and one 6.5 above another wins 3 of 4."""

    def __init__(self, bots: Iterable[str]) -> None:
        # Bots do not learn: no uncertainty is added between games.
        self._model = _bradley_terry()(tau=0.0)
        self._ratings = {bot: self._model.rating() for bot in bots}

    def add(self, points: Mapping[str, Fraction]) -> None:
        """Count a game by the points of each bot in it: whoever has more won against each that has fewer.

        Two without points are not compared: that both lost to a third does not make them equal.
        """
        for one, other in combinations(points, 2):
            if points[one] or points[other]:
                ranks = [-float(points[one]), -float(points[other])]
                rated = self._model.rate([[self._ratings[one]], [self._ratings[other]]], ranks=ranks)
                (self._ratings[one],), (self._ratings[other],) = rated

    def rating(self, bot: str, risk: float) -> Share:
        """A bot's rating, and where the model believes it to be but for `risk`: wider than chance alone would be."""
        rating = self._ratings[bot]
        spread = NormalDist().inv_cdf(1 - risk / 2) * rating.sigma
        return Share(rating.mu, rating.mu - spread, rating.mu + spread)


def _bradley_terry() -> Any:  # noqa: ANN401 - a class of a library without types
    try:
        from openskill.models import BradleyTerryFull  # noqa: PLC0415 - few have it
    except ImportError:
        raise MissingExtra("extra", extra="lab") from None
    return BradleyTerryFull
