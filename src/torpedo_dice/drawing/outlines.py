"""Outlines of spaces on a grid, as paths, and the hull that lies around a submarine's systems."""

from collections.abc import Collection, Iterator
from typing import Final

from torpedo_dice.drawing.ink import number
from torpedo_dice.rules.formations import Space

EDGES: Final = {
    (0, -1): ((0, 0), (1, 0)),
    (1, 0): ((1, 0), (1, 1)),
    (0, 1): ((1, 1), (0, 1)),
    (-1, 0): ((0, 1), (0, 0)),
}
"""The edge of a space towards each neighbour, from corner to corner, with the space to its right."""
REACH: Final = 4
"""Gaps of up to twice as many spaces are taken for hull."""
ROUND: Final = REACH * REACH + 1
"""The square of the radius of what is grown by: a little more than the reach, which would leave it pointed."""


def outline(spaces: Collection[Space], side: float) -> str:
    """The path around spaces, from corner to corner; a hole is a loop of its own."""
    parts = (" L".join(f"{number(side * x)} {number(side * y)}" for x, y in loop) for loop in _loops(set(spaces)))
    return "".join(f"M{part}z" for part in parts)


def rounded_outline(spaces: Collection[Space], side: float) -> str:
    """The path around spaces with its corners rounded, so that stairs become slopes."""
    return "".join(_curve(_softened(_unit_steps(loop)), side) for loop in _loops(set(spaces)))


def hull(spaces: Collection[Space]) -> set[Space]:
    """The spaces and the gaps between them: grown to all sides, and shrunk again by as much."""
    disc = [
        (dx, dy) for dx in range(-REACH, REACH + 1) for dy in range(-REACH, REACH + 1) if dx * dx + dy * dy <= ROUND
    ]
    grown = {(x + dx, y + dy) for x, y in spaces for dx, dy in disc}
    return {(x, y) for x, y in grown if all((x + dx, y + dy) in grown for dx, dy in disc)}


def _unit_steps(loop: list[Space]) -> list[Space]:
    """All the corners of spaces that a loop passes."""
    passed = []
    for (x, y), (to_x, to_y) in zip(loop, [*loop[1:], loop[0]], strict=True):
        steps = abs(to_x - x) + abs(to_y - y)
        passed += [(x + (to_x - x) // steps * step, y + (to_y - y) // steps * step) for step in range(steps)]
    return passed


def _softened(loop: list[Space]) -> list[tuple[float, float]]:
    """Each corner drawn towards those beside it."""
    around = zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
    return [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in around]


def _curve(loop: list[tuple[float, float]], side: float) -> str:
    """A path from the middle of each edge to that of the next, bent towards the corner between them."""
    ends = [
        (side * (x + to_x) / 2, side * (y + to_y) / 2)
        for (x, y), (to_x, to_y) in zip(loop, [*loop[1:], loop[0]], strict=True)
    ]
    bends = "".join(
        f"Q{number(side * x)} {number(side * y)} {number(end_x)} {number(end_y)}"
        for (x, y), (end_x, end_y) in zip(loop, ends, strict=True)
    )
    return f"M{number(ends[-1][0])} {number(ends[-1][1])}{bends}z"


def _loops(spaces: set[Space]) -> Iterator[list[Space]]:
    ends = _ends(spaces)
    while ends:
        at, heading, loop = min(ends), (0, 0), list[Space]()
        while at in ends:
            # To the right where there is a choice: so the loops of spaces that touch at a corner do not cross.
            right = (at[0] - heading[1], at[1] + heading[0])
            end = right if right in ends[at] else ends[at][0]
            ends[at].remove(end)
            if not ends[at]:
                del ends[at]
            if heading != (end[0] - at[0], end[1] - at[1]):
                loop.append(at)
            at, heading = end, (end[0] - at[0], end[1] - at[1])
        yield loop


def _ends(spaces: set[Space]) -> dict[Space, list[Space]]:
    """Where the edges lead that lie between these spaces and others, by the corner that they begin at."""
    found: dict[Space, list[Space]] = {}
    for x, y in sorted(spaces):
        for (dx, dy), (start, end) in EDGES.items():
            if (x + dx, y + dy) not in spaces:
                found.setdefault((x + start[0], y + start[1]), []).append((x + end[0], y + end[1]))
    return found
