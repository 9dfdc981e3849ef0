"""How sure a share is: Wilson's interval, which stays within 0 and 1 and holds for few games too."""

from math import sqrt
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
