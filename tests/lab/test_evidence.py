"""How sure a mean is: intervals that hold at every look, and nothing that is called settled and is not."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torpedo_dice.lab.evidence import interval, is_above, log_wealth


def test_interval_is_where_nobody_got_rich() -> None:
    """At its ends, those who bet on a larger or a smaller mean have just the money at which they would be believed."""
    counts = {Fraction(-1): 12, Fraction(0): 20, Fraction(1, 3): 9, Fraction(1): 31}
    found = interval(counts, -1, 1, 0.05)
    assert found.value == pytest.approx((9 / 3 + 31 - 12) / 72)
    assert log_wealth(counts, found.low, -1) == pytest.approx(log(40), abs=1e-6)
    mirrored = {-number: count for number, count in counts.items()}
    assert log_wealth(mirrored, -found.high, -1) == pytest.approx(log(40), abs=1e-6)
    assert is_above(counts, found.low - 1e-6, -1, 0.025)
    assert not is_above(counts, found.low + 1e-6, -1, 0.025)


def test_interval_of_little_is_wide() -> None:
    """Of nothing, all; of one number, nearly all; of the lowest number alone, from the lowest on."""
    assert interval({}, 0, 1, 0.05) == (0.5, 0, 1)
    assert interval({Fraction(1): 1}, 0, 1, 0.05).low < 0.01
    value, low, high = interval({Fraction(0): 50}, 0, 1, 0.05)
    assert (value, low) == (0, 0)
    assert 0 < high < 0.2


@given(st.lists(st.sampled_from([Fraction(-1), Fraction(-1, 3), Fraction(0), Fraction(1, 2), Fraction(1)]), min_size=1))
def test_interval_holds_the_mean_and_mirrors(numbers: list[Fraction]) -> None:
    """It holds what was seen, stays within what is possible, and turned round it is the interval of the turned."""
    counts = Counter(numbers)
    value, low, high = interval(counts, -1, 1, 0.05)
    assert -1 <= low <= value <= high <= 1
    mirrored = interval(Counter({-number: count for number, count in counts.items()}), -1, 1, 0.05)
    assert (-mirrored.value, -mirrored.high, -mirrored.low) == pytest.approx((value, low, high))
    assert (low > 0) <= is_above(counts, 0, -1, 0.025)


DIFFERENCES: list[Callable[[Random], Fraction]] = [
    lambda random: Fraction(random.choice((-1, 1))),
    lambda random: Fraction(random.choice((-1, 0, 0, 0, 0, 0, 0, 0, 0, 1))),
    # A bot that loses a little mostly, and seldom wins all: a normal interval would be fooled here.
    lambda random: Fraction(1) if random.random() < 1 / 21 else Fraction(-1, 20),
    lambda random: Fraction(random.choice((-4, -1, 0, 2, 3)), 4),
]


@pytest.mark.parametrize("differ", DIFFERENCES)
def test_equal_bots_are_seldom_called_different(differ: Callable[[Random], Fraction]) -> None:
    """Looked at after every deal, of all tournaments of equal bots no more are ever settled than was promised."""
    random, false, trials = Random(7), 0, 300
    for _ in range(trials):
        counts: Counter[Fraction] = Counter()
        for _ in range(100):
            counts[differ(random)] += 1
            if is_above(counts, 0, -1, 0.1) or is_above({-n: c for n, c in counts.items()}, 0, -1, 0.1):
                false += 1
                break
    assert false / trials < 0.2


def test_different_bots_are_told_apart() -> None:
    """One that wins three games of five is found to be stronger, and not the other, within 1,000 deals."""
    random, found = Random(9), []
    for _ in range(20):
        counts: Counter[Fraction] = Counter()
        for deal in range(1000):
            counts[Fraction(1 if random.random() < 0.6 else -1)] += 1
            if deal % 10 == 0 and is_above(counts, 0, -1, 0.025):
                found.append(deal)
                break
    assert len(found) == 20
    assert sum(found) / 20 < 500
