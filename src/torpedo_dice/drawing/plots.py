"""A plot of rows with their intervals, as bars or as dots: shares of wins, ratings.

Every value is written beside its mark and read aloud. Labels, titles and figures come from the caller, in the language
of whoever looks.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Final, Literal, NamedTuple

from torpedo_dice.drawing.axes import (
    MARGIN,
    SAID,
    across,
    edged,
    nothing,
    page,
    reference_line,
)
from torpedo_dice.drawing.ink import DARK, Markup, Piece, Theme, element, group, moved, titled
from torpedo_dice.drawing.layout import text_width, wrapped
from torpedo_dice.drawing.scales import DASH, NUMBERS, Figures, Scale, rounded_out, span_of

Marks = Literal["bars", "dots"]
GAP: Final = 14
NARROW: Final = 520
"""In less room than this, labels stand over their rows."""
LABELS: Final = 0.36
"""The most that labels take of the width."""


class Estimate(NamedTuple):
    """A row of a plot: what was measured, and the interval that it is sure to lie in, where there is one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


class _Frame(NamedTuple):
    """Where everything in a plot of rows stands: the room of its columns, the height of a row."""

    scale: Scale
    figures: Figures
    labels: float
    values: float
    intervals: float
    row: float
    narrow: bool
    theme: Theme

    @property
    def end(self) -> float:
        """The right edge."""
        return self.scale.end if self.narrow else self.scale.end + GAP + self.values + self.intervals


def estimates_svg(
    rows: Sequence[Estimate],
    *,
    title: str,
    marks: Marks = "bars",
    note: str = "",
    axis: str = "",
    figures: Figures = NUMBERS,
    least: float | None = None,
    most: float | None = None,
    reference: float | None = None,
    width: int = 720,
    theme: Theme = DARK,
) -> str:
    """Rows with their intervals: bars from zero, or dots on an axis that need not begin there.

    `least` and `most` are the ends of the axis where they are known, 0 and 1 for shares; `reference` is a value to
    compare with.
    """
    room = width - 2 * MARGIN
    told = [f"{_told(row, figures)}." for row in rows]
    if not rows:
        return page(nothing(room, theme), title, note, told, theme)
    span = _span(rows, marks, reference, least, most)
    frame = _frame(rows, figures, span, room, theme)
    return page(_estimates(rows, marks, frame, axis, reference), title, note, told, theme)


def _span(
    rows: Sequence[Estimate], marks: Marks, reference: float | None, least: float | None, most: float | None
) -> tuple[float, float]:
    """The ends of the axis: those that are given, or round ones around all that is drawn."""
    shown = [value for row in rows for value in (row.value, row.low, row.high) if value is not None]
    shown += [] if reference is None else [reference]
    shown += [0.0] if marks == "bars" else []
    low, high = span_of(shown, least, most)
    round_low, round_high = rounded_out(low, high)
    return round_low if least is None else low, round_high if most is None else high


def _frame(rows: Sequence[Estimate], figures: Figures, span: tuple[float, float], room: float, theme: Theme) -> _Frame:
    values = max(text_width(figures.exact(row.value), SAID) for row in rows)
    intervals = max(text_width(said, SAID) + 8 if (said := _interval_text(row, figures)) else 0 for row in rows)
    left = room - values - intervals - GAP
    if room < NARROW:
        scale = Scale(*span, 0, room)
        return _Frame(scale, figures, left, values, intervals, 44, narrow=True, theme=theme)
    broadest = max(text_width(row.label, SAID) for row in rows)
    labels, height = min(broadest, LABELS * room), 28 if broadest <= LABELS * room else 38
    scale = Scale(*span, labels + GAP, left)
    return _Frame(scale, figures, labels, values, intervals, height, narrow=False, theme=theme)


def _estimates(rows: Sequence[Estimate], marks: Marks, frame: _Frame, axis: str, reference: float | None) -> Piece:
    top = 0.0 if reference is None else 18.0
    height = frame.row * len(rows) + 4
    axes = across(frame.scale, height, frame.figures, axis, frame.end, frame.theme)
    drawn = [moved(0, top, axes.markup)]
    if reference is not None:
        said = frame.figures.exact(reference)
        drawn.append(reference_line(frame.scale.place(reference), top, top + height, said, frame.end, frame.theme))
    drawn += [moved(0, top + frame.row * place, _estimate(row, marks, frame)) for place, row in enumerate(rows)]
    return Piece(frame.end, top + axes.height, group(*drawn))


def _estimate(row: Estimate, marks: Marks, frame: _Frame) -> Markup:
    """A row: its label, its mark and its values."""
    middle = 0.7 * frame.row if frame.narrow else 0.5 * frame.row + 2
    text = 15.0 if frame.narrow else middle + 0.36 * SAID
    mark = _bar(row, middle, frame) if marks == "bars" else _dot(row, middle, frame)
    return group(titled(_told(row, frame.figures)), _label(row.label, text, frame), mark, _values(row, text, frame))


def _label(label: str, baseline: float, frame: _Frame) -> Markup:
    """A label on one line, or on two around it."""
    theme, said = frame.theme, wrapped(label, frame.labels, SAID, most=1 if frame.narrow else 2)
    first = baseline - 0.6 * SAID * (len(said) - 1)
    x, anchor = (0.0, None) if frame.narrow else (frame.labels, "end")
    drawn = [edged(line, x, first + 1.2 * SAID * place, theme.ink, theme, anchor) for place, line in enumerate(said)]
    return group(*drawn)


def _values(row: Estimate, baseline: float, frame: _Frame) -> Markup:
    """The value in ink, its interval behind it."""
    theme, interval = frame.theme, _interval_text(row, frame.figures)
    said, right = frame.figures.exact(row.value), frame.end - frame.intervals
    value = edged(said, right, baseline, theme.ink, theme, "end")
    return group(value, edged(interval, frame.end, baseline, theme.haze, theme, "end")) if interval else value


def _bar(row: Estimate, middle: float, frame: _Frame) -> Markup:
    if not isfinite(row.value):
        return _interval(row, middle, frame)
    left, right = sorted((frame.scale.place(0.0), frame.scale.place(row.value)))
    bar = element(
        "rect", x=left, y=middle - 7, width=right - left, height=14, rx=2, fill=frame.theme.haze, class_="td-bar"
    )
    return group(bar, _interval(row, middle, frame))


def _dot(row: Estimate, middle: float, frame: _Frame) -> Markup:
    if not isfinite(row.value):
        return _interval(row, middle, frame)
    x, theme = frame.scale.place(row.value), frame.theme
    dot = element(
        "circle", cx=x, cy=middle, r=5, fill=theme.brass, stroke=theme.deep, stroke_width=1.5, class_="td-dot"
    )
    return group(_interval(row, middle, frame), dot)


def _interval(row: Estimate, middle: float, frame: _Frame) -> Markup:
    """A line from end to end with a stroke at each, edged so that it stands out from a bar."""
    if row.low is None or row.high is None:
        return Markup("")
    left, right = frame.scale.place(row.low), frame.scale.place(row.high)
    path = f"M{left:.1f} {middle:.1f}H{right:.1f}M{left:.1f} {middle - 4:.1f}v8M{right:.1f} {middle - 4:.1f}v8"
    edge = element("path", d=path, stroke=frame.theme.deep, stroke_width=4.5)
    line = element("path", d=path, stroke=frame.theme.ink, stroke_width=1.8, class_="td-interval")
    return group(edge, line, fill="none", stroke_linecap="round")


def _told(row: Estimate, figures: Figures) -> str:
    return f"{row.label}: {figures.exact(row.value)} {_interval_text(row, figures)}".rstrip()


def _interval_text(row: Estimate, figures: Figures) -> str:
    if row.low is None or row.high is None:
        return ""
    return f"[{figures.exact(row.low)} {DASH} {figures.exact(row.high)}]"
