"""Ink: the colours of both themes, and SVG elements that no name or number can break out of."""

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple, NewType

Markup = NewType("Markup", str)
"""SVG that is well-formed already; a plain `str` is somebody's text and must go through `written` or `titled`."""

FONT: Final = "B612, 'DejaVu Sans', sans-serif"
_ID_MARK: Final = "\0"
"""Stands for what makes ids unique until the drawing is done; no text holds it, since control signs are replaced."""
_FORBIDDEN: Final = re.compile("[\0-\b\v\f\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_ESCAPES: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": " ", "\r": " ", "\t": " "}
)


class Theme(NamedTuple):
    """The colours of a drawing, each with one use."""

    deep: str
    """The page, the water far away, and signs on bursts."""
    water: str
    """The grid and the screens of the console."""
    line: str
    """Grid lines and frames: they part things, and mean nothing."""
    haze: str
    """Words and shapes of the second rank: hatches, coordinates, what is off or empty."""
    ink: str
    """Text."""
    glow: str
    """What can act now, and what works."""
    brass: str
    """Spare torpedoes, and the numbers of systems."""
    hit: str
    """Hits and wrecks; always with a burst."""
    miss: str
    """Splashes; always with a ring."""
    ivory: str
    """Dice."""
    worn: str
    """The nine places of a die that are felt behind its pips."""
    pip: str
    """Pips, and the edges of dice."""


DARK: Final = Theme(
    deep="#06131f", water="#0c2436", line="#2c5570", haze="#6f9fbd", ink="#dbe9f2", glow="#8fe3c0", brass="#e7b75f",
    hit="#ff7a4d", miss="#7fb4d6", ivory="#f4ecd8", worn="#d8ccb0", pip="#1d2a33",
)  # fmt: skip
LIGHT: Final = Theme(
    deep="#f2f7fa", water="#dfecf4", line="#a3bfd0", haze="#42677f", ink="#0b2233", glow="#0b6b4f", brass="#7a5200",
    hit="#a83208", miss="#1f6591", ivory="#fdf8ea", worn="#dccfae", pip="#1d2a33",
)  # fmt: skip
BLACK: Final = "#000000"
WHITE: Final = "#ffffff"
THEMES: Final = {"dark": DARK, "light": LIGHT}


class Piece(NamedTuple):
    """A part of a drawing, from its upper left corner, with the room that it takes."""

    width: float
    height: float
    markup: Markup


def element(name: str, /, *inside: Markup, **attributes: str | float | None) -> Markup:
    """An element with what stands in it; `stroke_width=2` becomes `stroke-width="2"`, None is left out."""
    pairs = ((key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items() if value is not None)
    head = name + "".join(f' {key}="{_attribute(value)}"' for key, value in pairs)
    return Markup(f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>")


def group(*inside: Markup, **attributes: str | float | None) -> Markup:
    """Elements that belong together."""
    return element("g", *inside, **attributes)


def moved(x: float, y: float, *inside: Markup) -> Markup:
    """Elements at another place."""
    return group(*inside, transform=f"translate({number(x)} {number(y)})")


def written(said: str, x: float, y: float, *, size: float, fill: str, **attributes: str | float | None) -> Markup:
    """A line of text that begins at `x` and stands on `y`, unless its attributes say otherwise."""
    return element("text", escaped(said), x=x, y=y, font_size=size, fill=fill, **attributes)


def titled(said: str) -> Markup:
    """What is said of the element that this stands in: read aloud, or shown when it is pointed at."""
    return element("title", escaped(said))


def escaped(said: str) -> Markup:
    """A text as text: what XML takes for markup is written out, what it cannot hold is replaced."""
    return Markup(_FORBIDDEN.sub("\ufffd", said).translate(_ESCAPES))


def number(value: float) -> str:
    """A number with as few digits as it needs, two behind the point at the most."""
    # The zero that is added makes 0 of -0.
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two, so far from the one to the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """How well a colour is seen on another, from 1 to 21, as WCAG 2 reckons it."""
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def sign_colour(ground: str) -> str:
    """Black or white: whichever is read better on a colour, and always well enough (4.5)."""
    return max((BLACK, WHITE), key=lambda colour: contrast(colour, ground))


def own_id(name: str) -> str:
    """An id that no other drawing on the page has."""
    return f"{_ID_MARK}{name}"


def picture(piece: Piece, theme: Theme, title: str, description: Iterable[str] = ()) -> str:
    """A whole SVG: the same drawing is the same text, and its ids are its own."""
    background = element("rect", width=piece.width, height=piece.height, rx=12, fill=theme.deep)
    said = [titled(title), *(element("desc", escaped(line)) for line in [" ".join(description)] if line)]
    whole = element(
        "svg", *said, background, piece.markup, xmlns="http://www.w3.org/2000/svg",
        width=piece.width, height=piece.height, viewBox=f"0 0 {number(piece.width)} {number(piece.height)}",
        role="img", font_family=FONT, style="max-width:100%;height:auto;font-variant-numeric:tabular-nums",
    )  # fmt: skip
    return whole.replace(_ID_MARK, f"td{sha256(whole.encode()).hexdigest()[:12]}-") + "\n"


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return red, green, blue


def _light(colour: str) -> float:
    """The relative luminance of a colour."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _channels(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _attribute(value: str | float) -> str:
    if not isinstance(value, str):
        return number(value)
    # Ids are put in last, so their mark must come through here.
    return _ID_MARK.join(escaped(part) for part in value.split(_ID_MARK))
