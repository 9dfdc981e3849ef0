"""Room on a page: how wide a text will be, and pieces of a drawing beside and under each other."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, takewhile
from typing import Final
from unicodedata import combining, east_asian_width

from torpedo_dice.drawing.ink import Markup, Piece, moved, written

# In sizes of the font. DejaVu Sans is a broad font: what it fits in fits others. Measured with it; no sign is broader.
_NARROW: Final = dict.fromkeys(" !'(),-.:;I[]fijlrt|\N{MIDDLE DOT}\N{RIGHT SINGLE QUOTATION MARK}", 0.4)
_BROAD: Final = dict.fromkeys("GOQDNU+=<>\N{MINUS SIGN}\N{MULTIPLICATION SIGN}", 0.85)
_BROADEST: Final = dict.fromkeys("%@MWmw\N{EM DASH}\N{HORIZONTAL ELLIPSIS}", 1.0)
_INVISIBLE: Final = dict.fromkeys("\u200b\u200c\u200d\ufe0e\ufe0f", 0.0)
_WIDTHS: Final = _NARROW | _BROAD | _BROADEST | _INVISIBLE
_BOLD: Final = 1.12
LEADING: Final = 1.3
"""From one line to the next, in sizes of the font."""
LONGEST: Final = 1000
"""Signs of a text that anybody looks at when it is laid on lines."""


def text_width(said: str, size: float, *, bold: bool = False) -> float:
    """How wide a text will be at the most, in the fonts that we ask for and in what stands in for them."""
    return size * sum(map(_sign_width, said)) * (_BOLD if bold else 1.0)


def shortened(said: str, room: float, size: float, *, bold: bool = False) -> str:
    """A text cut, where it must be, so that it fits."""
    if text_width(said, size, bold=bold) <= room:
        return said
    widths = accumulate(text_width(sign, size, bold=bold) for sign in "…" + said)
    kept = sum(1 for _ in takewhile(lambda width: width <= room, widths)) - 1
    return said[: max(0, kept)].rstrip() + "…"


def wrapped(said: str, room: float, size: float, most: int = 2, *, bold: bool = False) -> list[str]:
    """A text on lines that fit, broken at blanks; the last of them is cut where they are too many."""
    lines = [""]
    for word in said[:LONGEST].split():
        longer = f"{lines[-1]} {word}".strip()
        if len(lines) == most or not lines[-1] or text_width(longer, size, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [shortened(line, room, size, bold=bold) for line in lines]


def paragraph(said: str, room: float, size: float, fill: str, *, bold: bool = False) -> Piece:
    """A text on as many lines as it needs, three at the most; no text takes no room."""
    kept = wrapped(said, room, size, most=3, bold=bold) if said else []
    weight = "bold" if bold else None
    lines = [
        written(line, 0, size * (1 + LEADING * place), size=size, fill=fill, font_weight=weight)
        for place, line in enumerate(kept)
    ]
    return Piece(room, LEADING * size * len(kept), Markup("".join(lines)))


def stacked(pieces: Sequence[Piece], gap: float) -> Piece:
    """Pieces under each other."""
    heights = [piece.height for piece in pieces]
    tops = [sum(heights[:index]) + gap * index for index in range(len(pieces))]
    placed = [moved(0, top, piece.markup) for top, piece in zip(tops, pieces, strict=True)]
    height = sum(heights) + gap * max(0, len(pieces) - 1)
    return Piece(max((piece.width for piece in pieces), default=0), height, Markup("".join(placed)))


def beside(pieces: Sequence[Piece], gap: float) -> Piece:
    """Pieces side by side, their upper edges level."""
    widths = [piece.width for piece in pieces]
    starts = [sum(widths[:index]) + gap * index for index in range(len(pieces))]
    placed = [moved(start, 0, piece.markup) for start, piece in zip(starts, pieces, strict=True)]
    width = sum(widths) + gap * (len(pieces) - 1)
    return Piece(width, max(piece.height for piece in pieces), Markup("".join(placed)))


def flowing(pieces: Sequence[Piece], room: float, gap: float) -> Piece:
    """Pieces side by side, on as many lines as they need."""
    return stacked([beside(line, gap) for line in _lines(pieces, room, gap)], gap)


def padded(piece: Piece, margin: float) -> Piece:
    """A piece with room around it."""
    inside = moved(margin, margin, piece.markup)
    return Piece(piece.width + 2 * margin, piece.height + 2 * margin, inside)


def _lines(pieces: Sequence[Piece], room: float, gap: float) -> Iterator[list[Piece]]:
    line: list[Piece] = []
    for piece in pieces:
        if line and sum(each.width + gap for each in line) + piece.width > room:
            yield line
            line = []
        line.append(piece)
    yield line


def _sign_width(sign: str) -> float:
    if sign in _WIDTHS:
        return _WIDTHS[sign]
    if combining(sign):
        return 0.0
    if east_asian_width(sign) in {"W", "F"}:
        return 1.2
    return 0.72 if sign.isupper() else 0.64
