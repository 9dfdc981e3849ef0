"""Signs that are known by their shape alone: the seven systems, hatches, dice, bursts, rings, torpedoes, the skull.

Signs fill 24 by 24 in one colour and stay readable at 20 pixels.
"""

from math import cos, pi, sin
from typing import Final

from torpedo_dice.drawing.ink import Markup, Theme, element, group, number, own_id, titled
from torpedo_dice.rules.formations import WINDOW, formations
from torpedo_dice.rules.systems import SYSTEMS

SIZE: Final = 24
TILE: Final = 8
"""The side of a hatch's tile. It divides the sides of spaces, so that a hatch runs on from space to space."""
TORPEDO: Final = 11
"""The breadth that an upright torpedo takes."""

_SYSTEMS: Final = {
    1: "M14.5 21V7A4 4 0 0 0 10.5 3H4.5v6.5h6M10 21h9",
    2: "M2.5 20.5h19M5 20.5V17a5 5 0 0 1 10 0v3.5M11.5 12.2 19.5 4 22 6.5 14.3 14.2",
    3: "M2.5 20.5h19M6 20.5 8 10h8.5l1.5 10.5M10.5 10V3M10.5 3.5h4M14 10V7M11 14.5h3.5",
    4: "M3.5 3h5.5l6.5 9L9 21H3.5L7.5 12zM7.5 12H21M21 9v6",
    5: "M9.8 4.9 10.3 2.1H13.7L14.2 4.9 15.5 5.5 17.8 3.8 20.2 6.2 18.5 8.5 19.1 9.8 21.9 10.3V13.7L19.1 14.2 "
    "18.5 15.5 20.2 17.8 17.8 20.2 15.5 18.5 14.2 19.1 13.7 21.9H10.3L9.8 19.1 8.5 18.5 6.2 20.2 3.8 17.8 5.5 "
    "15.5 4.9 14.2 2.1 13.7V10.3L4.9 9.8 5.5 8.5 3.8 6.2 6.2 3.8 8.5 5.5zM12 9a3 3 0 1 0 .01 0z",
    6: "M12 2.5a9.5 9.5 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5",
    7: "M12 10a2 2 0 1 0 .01 0zM12 10C7.5 7 8.5 2 12 2S16.5 7 12 10"
    "M13.8 12.9C18.5 10.5 22 14 20.5 17S13.9 18.3 13.8 12.9M10.2 12.9C5.5 10.5 2 14 3.5 17S10.1 18.3 10.2 12.9",
}
_SKULL: Final = (
    "M12 2A9 9 0 0 0 3 11c0 3.2 1.6 5.5 4 6.9V21.5h10V17.9c2.4-1.4 4-3.7 4-6.9A9 9 0 0 0 12 2z"
    "M8.4 8.7a2.4 2.4 0 1 0 .01 0zM15.6 8.7a2.4 2.4 0 1 0 .01 0zM12 14.3l1.5 2.5h-3z"
)
_TORPEDO: Final = (
    "M4 1C5.9 2.7 6.5 4.7 6.5 6.8V16L5.5 19h-3L1.5 16V6.8C1.5 4.7 2.1 2.7 4 1zM2.6 18 .2 22.5M5.4 18 7.8 22.5M4 19v3.5"
)
_HATCHES: Final = {
    1: "M2 0V8M6 0V8",
    2: "M2 1.7v.6M6 5.7v.6",
    3: "M-1 5 5-1M-1 9 9-1M3 9 9 3",
    4: "M0 2H8M0 6H8",
    5: "M0 4H8M4 0V8",
    6: "M4 1.6a2.4 2.4 0 1 0 .01 0z",
    7: "M-1 7 4 2 9 7",
}
_HATCH_WIDTHS: Final = {2: 2.4}


def system_glyph(system: int, x: float, y: float, size: float, colour: str) -> Markup:
    """The sign of a system."""
    path = element("path", d=_SYSTEMS[system])
    return _scaled(
        x, y, size, path, fill="none", stroke=colour, stroke_width=2, stroke_linecap="round", stroke_linejoin="round"
    )


def hatches(theme: Theme) -> Markup:
    """What every drawing with a grid begins with: the hatch of each system."""
    return element("defs", *(_hatch(system, theme) for system in SYSTEMS))


def hatch_fill(system: int) -> str:
    """The hatch of a system, as what a shape is filled with."""
    return f"url(#{own_id(f'hatch{system}')})"


def burst(x: float, y: float, size: float, theme: Theme, class_: str = "td-hit") -> Markup:
    """A hit, around a middle."""
    corners = [(sin(pi * i / 8), -cos(pi * i / 8), 0.5 if i % 2 == 0 else 0.36) for i in range(16)]
    points = " ".join(f"{number(x + a * r * size)},{number(y + b * r * size)}" for a, b, r in corners)
    return element("polygon", points=points, fill=theme.hit, class_=class_)


def ring(x: float, y: float, radius: float, theme: Theme) -> Markup:
    """A miss, around a middle, edged so that it stands out from a burst."""
    edge = element("circle", cx=x, cy=y, r=radius, stroke=theme.water, stroke_width=6)
    circle = element("circle", cx=x, cy=y, r=radius, stroke=theme.miss, stroke_width=3, class_="td-miss")
    return group(edge, circle, fill="none")


def torpedo(x: float, y: float, theme: Theme, *, there: bool) -> Markup:
    """A spare torpedo, standing upright; its outline where it has gone."""
    colours = (theme.brass, theme.brass) if there else ("none", theme.haze)
    return _scaled(
        x, y, SIZE, element("path", d=_TORPEDO), fill=colours[0], stroke=colours[1], stroke_width=1.2,
        stroke_linejoin="round", class_="td-torpedo" if there else "td-gone",
    )  # fmt: skip


def skull(x: float, y: float, size: float, theme: Theme, *, filled: bool) -> Markup:
    """The skull behind the last torpedo."""
    path = element("path", d=_SKULL, fill_rule="evenodd")
    colours = (theme.hit, "none") if filled else ("none", theme.haze)
    return _scaled(
        x, y, size, path, fill=colours[0], stroke=colours[1], stroke_width=1.6, stroke_linejoin="round",
        class_="td-skull-filled" if filled else "td-skull",
    )  # fmt: skip


def die(face: int, x: float, y: float, size: float, theme: Theme) -> Markup:
    """A die whose nine places are felt behind its pips."""
    # The 1 stands in the middle, as on every die.
    pips = formations(face)[len(WINDOW) // 2 if face == 1 else 0]
    body = element(
        "rect", x=x + 0.75, y=y + 0.75, width=size - 1.5, height=size - 1.5, rx=0.2 * size, fill=theme.ivory,
        stroke=theme.pip, stroke_width=1.5,
    )  # fmt: skip
    places = [
        element(
            "circle", cx=x + size * (0.25 + 0.25 * column), cy=y + size * (0.25 + 0.25 * row),
            r=size * (0.095 if (column, row) in pips else 0.045),
            fill=theme.pip if (column, row) in pips else theme.worn,
        )
        for column, row in WINDOW
    ]  # fmt: skip
    return group(body, *places, class_=f"td-die-{face}")


def flag(x: float, y: float, size: float, theme: Theme, said: str) -> Markup:
    """The sign of the active seat, which says what it means when it is pointed at."""
    path = element("path", d="M5 22V2.5l13 4.5-13 4.5")
    return _scaled(
        x, y, size, titled(said), path, fill=theme.brass, stroke=theme.brass, stroke_width=2, stroke_linecap="round",
        stroke_linejoin="round", class_="td-active",
    )  # fmt: skip


def cross(x: float, y: float, size: float, colour: str, stroke: float) -> Markup:
    """Two strokes through something that is gone."""
    far = number(size)
    path = f"M{number(x - size / 2)} {number(y - size / 2)}l{far} {far}m0 -{far}l-{far} {far}"
    return element("path", d=path, stroke=colour, stroke_width=stroke, stroke_linecap="round", fill="none")


def _hatch(system: int, theme: Theme) -> Markup:
    path = element(
        "path", d=_HATCHES[system], fill="none", stroke=theme.haze, stroke_width=_HATCH_WIDTHS.get(system, 1.2),
        stroke_linecap="round",
    )  # fmt: skip
    return element("pattern", path, id=own_id(f"hatch{system}"), width=TILE, height=TILE, patternUnits="userSpaceOnUse")


def _scaled(x: float, y: float, size: float, *inside: Markup, **attributes: str | float | None) -> Markup:
    scale = f" scale({number(size / SIZE)})" if size != SIZE else ""
    return group(*inside, transform=f"translate({number(x)} {number(y)}){scale}", **attributes)
