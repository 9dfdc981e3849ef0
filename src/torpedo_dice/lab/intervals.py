"""How sure a share or a mean is: for shares Wilson's interval, which holds for few games and stays within 0 and 1."""

from collections.abc import Mapping
from math import inf, sqrt
from typing import NamedTuple

Z95 = 1.959964


class Share(NamedTuple):
    """A share of so many trials, with its 95% interval."""

    value: float
    low: float
    high: float


def share(count: int, trials: int) -> Share:
    """The share that `count` is of `trials`; of no trials nothing is known."""
    if not trials:
        return Share(0.0, 0.0, 1.0)
    value = count / trials
    spread = Z95 * sqrt(value * (1 - value) / trials + Z95**2 / (4 * trials**2))
    centre = value + Z95**2 / (2 * trials)
    scale = 1 + Z95**2 / trials
    low, high = (centre - spread) / scale, (centre + spread) / scale
    # The last bit of a rounding must not put a share of 0 or 1 outside its own interval.
    return Share(value, min(max(0.0, low), value), max(min(1.0, high), value))


def mean(total: float, squares: float, trials: int) -> Share:
    """The mean of so many numbers with this sum and sum of squares, with its 95% interval; of none nothing is known."""
    if not trials:
        return Share(0.0, -inf, inf)
    value = total / trials
    variance = max(0.0, squares / trials - value**2)
    # One number says nothing of how far others lie from it.
    spread = Z95 * sqrt(variance / (trials - 1)) if trials > 1 else inf
    return Share(value, value - spread, value + spread)


def mean_of_counts(counts: Mapping[int, int]) -> Share:
    """The mean of numbers that came so many times each, with its 95% interval."""
    total = sum(number * count for number, count in counts.items())
    squares = sum(number**2 * count for number, count in counts.items())
    return mean(total, squares, sum(counts.values()))
