"""Scales: where values lie on an axis, which of them are named there, and how numbers are written."""

from collections.abc import Callable, Iterable
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

MINUS: Final = "\N{MINUS SIGN}"
DASH: Final = "\N{EN DASH}"
"""Between the ends of a span, and where there is nothing to say; it needs no language."""


LEAST: Final = 1e-3
LARGE: Final = 1e9
"""What is smaller or larger than these is written with its power of ten."""
FARTHEST: Final = 1e300


class Figures(NamedTuple):
    """How numbers are written: a value exactly, and one on an axis."""

    exact: Callable[[float], str]
    tick: Callable[[float], str]


class Scale(NamedTuple):
    """The values from `low` to `high`, laid over the places from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def place(self, value: float) -> float:
        """Where a value lies; what is beyond an end, or no number, lies on it."""
        if self.high == self.low or value != value:  # noqa: PLR0124 - this is what `nan` is
            return self.start
        share = min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))
        return self.start + share * (self.end - self.start)


def figure(value: float) -> str:
    """A number as people read it: whole where it is, else with as many places as its size deserves."""
    if not isfinite(value):
        return DASH
    if value and not LEAST <= abs(value) < LARGE:
        return f"{value:.3g}".replace("-", MINUS)
    places = 0 if value == round(value) else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3
    return f"{value:,.{places}f}".replace("-", MINUS)


def tick_figure(value: float) -> str:
    """A round number, with no more places than it needs."""
    if not isfinite(value) or (value and not LEAST <= abs(value) < LARGE):
        return figure(value)
    return f"{value:,.10f}".rstrip("0").rstrip(".").replace("-", MINUS)


def percent(value: float) -> str:
    """A share in percent, to a tenth."""
    return f"{100 * value:.1f}%" if abs(value) < LARGE else f"{figure(100 * value)}%"


def whole_percent(value: float) -> str:
    """A share in percent."""
    return f"{tick_figure(round(100 * value, 6))}%" if abs(value) < LARGE else f"{figure(100 * value)}%"


NUMBERS: Final = Figures(figure, tick_figure)
PERCENTS: Final = Figures(percent, whole_percent)


def span_of(values: Iterable[float], least: float | None, most: float | None) -> tuple[float, float]:
    """The least and the greatest value to be shown, well apart; bounds that are given are kept."""
    found = [max(-FARTHEST, min(FARTHEST, value)) for value in values if isfinite(value)]
    low = min([*found, *([] if most is None else [most])], default=0.0) if least is None else least
    high = max([*found, low], default=1.0) if most is None else most
    apart = max(1 / FARTHEST, 1e-9 * max(abs(low), abs(high)))
    return (low, high) if high - low >= apart else (low, low + max(1.0, 1e-3 * abs(low)))


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round values from `low` to `high`, no more than so many: steps of 1, 2 or 5 and zeros."""
    rough = (high - low) / max(1, most - 1)
    size = 10.0 ** floor(log10(rough))
    step = next(step for step in (size, 2 * size, 5 * size, 10 * size) if step >= rough * (1 - 1e-9))
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [count * step for count in range(first, last + 1)]


def rounded_out(low: float, high: float, most: int = 6) -> tuple[float, float]:
    """The span widened to the round values around it, so that its axis ends on ticks."""
    found = ticks(low, high, most)
    step = found[1] - found[0] if len(found) > 1 else high - low
    return floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
