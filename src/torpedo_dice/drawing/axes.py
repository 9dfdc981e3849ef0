"""What stands around the marks of every plot: its page, title and note, and the lines and numbers of its axes."""

from collections.abc import Sequence
from typing import Final

from torpedo_dice.drawing.ink import Markup, Piece, Theme, element, group, number, picture, written
from torpedo_dice.drawing.layout import padded, paragraph, shortened, stacked, text_width
from torpedo_dice.drawing.scales import DASH, Figures, Scale, ticks

MARGIN: Final = 20
TITLE: Final = 17
SAID: Final = 13
SMALL: Final = 12


def page(plot: Piece, title: str, note: str, told: Sequence[str], theme: Theme) -> str:
    """A whole plot under its title; `told` is what is read aloud."""
    head = [paragraph(title, plot.width, TITLE, theme.ink, bold=True), paragraph(note, plot.width, SAID, theme.haze)]
    return picture(padded(stacked([stacked(head, 2), plot], 16), MARGIN), theme, title, [note, *told])


def nothing(width: float, theme: Theme) -> Piece:
    """A plot without data."""
    return Piece(width, 60, written(DASH, width / 2, 36, size=TITLE, fill=theme.haze, text_anchor="middle"))


def across(scale: Scale, height: float, figures: Figures, name: str, room: float, theme: Theme) -> Piece:
    """Upright lines at round values over so much height, with their numbers and the axis' name beneath."""
    shown = ticks(scale.low, scale.high, _most_ticks(scale, figures))
    path = "".join(f"M{number(scale.place(value))} 0v{number(height)}" for value in shown)
    drawn = [element("path", d=path, stroke=theme.line, stroke_width=1)]
    drawn += [
        _number_under(figures.tick(value), scale.place(value), height + SMALL + 5, room, theme) for value in shown
    ]
    bottom = height + (2.4 * SMALL if name else SMALL) + 5
    said = shortened(name, scale.end - scale.start, SMALL)
    middle = (scale.start + scale.end) / 2
    drawn.append(written(said, middle, bottom, size=SMALL, fill=theme.haze, text_anchor="middle"))
    return Piece(room, bottom + 4, group(*drawn))


def upwards(scale: Scale, left: float, right: float, figures: Figures, theme: Theme) -> Markup:
    """Level lines at round values, with their numbers left of them."""
    drawn = []
    for value in ticks(scale.low, scale.high, 5):
        y = scale.place(value)
        drawn.append(element("line", x1=left, x2=right, y1=y, y2=y, stroke=theme.line, stroke_width=1))
        said = figures.tick(value)
        drawn.append(written(said, left - 8, y + 4, size=SMALL, fill=theme.haze, text_anchor="end"))
    return group(*drawn)


def edged(said: str, x: float, y: float, fill: str, theme: Theme, anchor: str | None) -> Markup:
    """A text of a row, edged so that the lines of an axis that run behind it do not touch it."""
    return written(
        said, x, y, size=SAID, fill=fill, text_anchor=anchor, stroke=theme.deep, stroke_width=4, paint_order="stroke"
    )


def reference_line(x: float, top: float, bottom: float, said: str, room: float, theme: Theme) -> Markup:
    """A dashed line that marks a value to compare with, and the value over it."""
    half = text_width(said, SMALL) / 2
    path = f"M{number(x)} {number(top)}V{number(bottom)}"
    line = element("path", d=path, stroke=theme.glow, stroke_width=1.5, stroke_dasharray="4 4")
    x = min(max(x, half), room - half)
    return group(line, written(said, x, top - 5, size=SMALL, fill=theme.glow, text_anchor="middle"))


def tick_room(scale: Scale, figures: Figures) -> float:
    """The width of the broadest number on an axis that goes upwards."""
    return max(text_width(figures.tick(value), SMALL) for value in ticks(scale.low, scale.high, 5))


def _number_under(said: str, x: float, y: float, room: float, theme: Theme) -> Markup:
    """A number under its line; at the edge of a page, as far under it as it fits."""
    half = text_width(said, SMALL) / 2
    x = min(max(x, half - MARGIN + 4), room - half + MARGIN - 4)
    return written(said, x, y, size=SMALL, fill=theme.haze, text_anchor="middle")


def _most_ticks(scale: Scale, figures: Figures) -> int:
    """As many numbers as stand beside each other without touching."""
    broadest = max(text_width(figures.tick(value), SMALL) for value in ticks(scale.low, scale.high, 11))
    return max(2, min(11, int((scale.end - scale.start) / (broadest + 24)) + 1))
