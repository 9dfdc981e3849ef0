"""Outlines go once around what they are to go around, and the hull holds every system."""

import re

from hypothesis import given
from hypothesis import strategies as st

from torpedo_dice.drawing.outlines import hull, outline, rounded_outline
from torpedo_dice.rules.formations import Space

spaces = st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), min_size=1, max_size=40)


def loops(path: str) -> list[list[tuple[float, float]]]:
    """The corners of each loop of a path."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", loop)] for loop in path.split("M")[1:]
    ]


def area(loop: list[tuple[float, float]]) -> float:
    """The area that a loop goes around; less than nothing for a hole."""
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in pairs) / 2


@given(spaces)
def test_an_outline_holds_just_its_spaces(found: set[Space]) -> None:
    """The loops, holes taken off, go around as much as the spaces cover; every corner is one, and stands once."""
    drawn = loops(outline(found, 1))
    assert sum(map(area, drawn)) == len(found)
    for loop in drawn:
        turns = zip(loop, [*loop[1:], loop[0]], strict=True)
        directions = ["across" if y == to_y else "down" for (_, y), (_, to_y) in turns]
        assert all(one != other for one, other in zip(directions, directions[1:] + directions[:1], strict=True))
        assert len(set(loop)) == len(loop)


@given(spaces)
def test_the_hull_holds_every_system(found: set[Space]) -> None:
    """And nothing beyond the rectangle that they lie in."""
    around = hull(found)
    assert found <= around
    for axis in (0, 1):
        assert {min(space[axis] for space in each) for each in (found, around)} == {min(s[axis] for s in found)}
        assert {max(space[axis] for space in each) for each in (found, around)} == {max(s[axis] for s in found)}


@given(spaces)
def test_a_rounded_outline_stays_within_the_sharp_one(found: set[Space]) -> None:
    """It closes, and reaches no further."""
    path = rounded_outline(found, 10)
    assert path.count("M") == path.count("z") == outline(found, 10).count("M")
    places = [float(part) for part in re.findall(r"-?[\d.]+", path)]
    assert min(places) >= 0
    assert max(places) <= 80
