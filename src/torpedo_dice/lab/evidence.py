"""How sure a mean is, at whatever moment one looks: bets against everything that it might be.

Suppose the mean of numbers from `low` to `high` were `mean`. Then a bettor who puts a part of his money (the stake) on
a larger one, and has `1 - stake + stake * (number - low) / (mean - low)` times as much after each number, wins nothing
on average. By Ville's inequality, the chance that he is ever, at any of the looks, `1 / risk` times as rich is at most
`risk`, for independent numbers of any distribution. Whoever stops when he is that rich, and rejects the mean, is wrong
that seldom, however often he looked. The money of several bettors with different stakes is put together, because the
best stake is not known before; what they have depends on how often each number came, not on the order.

See docs/decisions/0012-a-tournament-stops-by-betting.md.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import exp, inf, log, log1p
from typing import Final

from torpedo_dice.lab.intervals import Share

Counts = Mapping[Fraction, int]
"""How often each number came."""

STAKES: Final = tuple(2 ** (-step / 2) for step in range(21))
"""All the money down to a thousandth of it: differences of a thousandth are settled by those who bet little."""
STEPS: Final = 40
"""Halvings of an interval: more than the digits that are shown."""


def log_wealth(counts: Counts, mean: float, low: float) -> float:
    """The logarithm of what the bettors have together who began with 1 and bet that the mean is larger than `mean`."""
    gains = [((float(number) - low) / (mean - low) - 1, times) for number, times in counts.items()]
    logs = [sum(times * _log_factor(stake * gain) for gain, times in gains) for stake in STAKES]
    most = max(logs)
    return most + log(sum(exp(each - most) for each in logs) / len(STAKES)) if most > -inf else -inf


def is_above(counts: Counts, mean: float, low: float, risk: float) -> bool:
    """Whether the mean is larger than `mean`; this is ever said of one that is not with a chance of at most `risk`."""
    return log_wealth(counts, mean, low) >= -log(risk)


def interval(counts: Counts, low: float, high: float, risk: float) -> Share:
    """The mean, and the interval that holds the true one at all looks together but for a chance of `risk`."""
    times = sum(counts.values())
    if not times:
        return Share((low + high) / 2, low, high)
    mean = float(sum(number * count for number, count in counts.items()) / times)
    mirrored = {-number: count for number, count in counts.items()}
    return Share(mean, _least(counts, mean, low, risk / 2), -_least(mirrored, -mean, -high, risk / 2))


def _least(counts: Counts, mean: float, low: float, risk: float) -> float:
    """The least mean that the bettors on larger ones are not rich enough to reject."""
    rejected, kept = low, mean
    for _ in range(STEPS):
        middle = (rejected + kept) / 2
        if middle > low and is_above(counts, middle, low, risk):
            rejected = middle
        else:
            kept = middle
    return rejected


def _log_factor(gain: float) -> float:
    return log1p(gain) if gain > -1 else -inf
