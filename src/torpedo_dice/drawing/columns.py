"""A plot of columns side by side: how long games last, what they score."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from torpedo_dice.drawing.axes import MARGIN, SMALL, nothing, page, tick_room, upwards
from torpedo_dice.drawing.ink import DARK, Markup, Piece, Theme, element, group, titled, written
from torpedo_dice.drawing.layout import shortened, text_width
from torpedo_dice.drawing.scales import DASH, NUMBERS, Figures, Scale, rounded_out, span_of

HEIGHT: Final = 200
MOST_COLUMNS: Final = 40
BROADEST: Final = 56
BROADEST_LABEL: Final = 90
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Column(NamedTuple):
    """A column of a plot; its label is a number or a short word."""

    label: str
    value: float


class _Frame(NamedTuple):
    """Where everything stands: the scale of the values, the left edge, and how far a column is from the next."""

    upright: Scale
    left: float
    pitch: float
    room: float
    figures: Figures
    theme: Theme

    def middle(self, place: int) -> float:
        """The middle of a column."""
        return self.left + self.pitch * (place + 0.5)


def columns_svg(
    columns: Sequence[Column],
    *,
    title: str,
    note: str = "",
    axis: str = "",
    figures: Figures = NUMBERS,
    most: float | None = None,
    width: int = 720,
    theme: Theme = DARK,
) -> str:
    """Columns in the order that they are given in; `axis` says what their labels are, `note` what their heights are."""
    room = width - 2 * MARGIN
    told = [f"{column.label}: {figures.exact(column.value)}." for column in columns]
    if not columns:
        return page(nothing(room, theme), title, note, told, theme)
    return page(_columns(columns, _frame(columns, figures, most, room, theme), axis), title, note, told, theme)


def counted(values: Iterable[int], most: int = MOST_COLUMNS) -> list[Column]:
    """How often each whole number came, from the least to the greatest, as columns; too many come in steps."""
    counts = Counter(values)
    if not counts:
        return []
    step = _step((max(counts) - min(counts) + 1) / (most - 1)) if max(counts) - min(counts) >= most else 1
    starts = range(min(counts) // step * step, max(counts) + 1, step)
    sums = Counter[int]()
    for value, count in counts.items():
        sums[value // step * step] += count
    labels = [str(start) if step == 1 else f"{start}{DASH}{start + step - 1}" for start in starts]
    return [Column(label, sums[start]) for label, start in zip(labels, starts, strict=True)]


def _step(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    size = 1
    while 5 * size < least:
        size *= 10
    return next(step for step in (size, 2 * size, 5 * size) if step >= least)


def _frame(columns: Sequence[Column], figures: Figures, most: float | None, room: float, theme: Theme) -> _Frame:
    low, high = span_of([0.0, *(column.value for column in columns)], None, most)
    round_low, round_high = rounded_out(low, high, 5)
    upright = Scale(round_low, round_high if most is None else high, SMALL + 6 + HEIGHT, SMALL + 6)
    left = tick_room(upright, figures) + 8
    return _Frame(upright, left, min(BROADEST, (room - left) / len(columns)), room, figures, theme)


def _columns(columns: Sequence[Column], frame: _Frame, axis: str) -> Piece:
    upright, theme = frame.upright, frame.theme
    bottom = upright.start + SMALL + 10
    drawn = [upwards(upright, frame.left, frame.room, frame.figures, theme)]
    drawn += [_column(column, frame.middle(place), frame) for place, column in enumerate(columns)]
    drawn += [_heights(columns, frame), _labels(columns, upright.start + SMALL + 6, frame)]
    if axis:
        bottom += 1.5 * SMALL
        middle = frame.left + frame.pitch * len(columns) / 2
        said = shortened(axis, 2 * min(middle, frame.room - middle), SMALL)
        drawn.append(written(said, middle, bottom - 2, size=SMALL, fill=theme.haze, text_anchor="middle"))
    return Piece(frame.room, bottom + 2, group(*drawn))


def _column(column: Column, middle: float, frame: _Frame) -> Markup:
    """A column that says its value when it is pointed at."""
    breadth = max(1.0, 0.78 * frame.pitch)
    top, foot = sorted((frame.upright.place(column.value), frame.upright.place(0.0)))
    bar = element(
        "rect", x=middle - breadth / 2, y=top, width=breadth, height=foot - top, rx=min(2, breadth / 4),
        fill=frame.theme.haze, class_="td-column",
    )  # fmt: skip
    return group(titled(f"{column.label}: {frame.figures.exact(column.value)}"), bar)


def _heights(columns: Sequence[Column], frame: _Frame) -> Markup:
    """The value of every column over it, where all of them fit."""
    said = [frame.figures.exact(column.value) for column in columns]
    if max(text_width(each, SMALL) for each in said) > frame.pitch - 2:
        return Markup("")
    tops = [frame.upright.place(max(0.0, column.value)) - 5 for column in columns]
    drawn = [
        written(each, frame.middle(place), top, size=SMALL, fill=frame.theme.ink, text_anchor="middle")
        for place, (each, top) in enumerate(zip(said, tops, strict=True))
    ]
    return group(*drawn)


def _labels(columns: Sequence[Column], baseline: float, frame: _Frame) -> Markup:
    """As many labels as stand beside each other, each under its column."""
    broadest = min(BROADEST_LABEL, max(text_width(column.label, SMALL) for column in columns))
    every = next((step for step in STEPS if step * frame.pitch >= broadest + 8), len(columns))
    drawn = []
    for place in range(0, len(columns), every):
        middle = frame.middle(place)
        # The last one may reach into the margin of the page.
        label = shortened(columns[place].label, min(every * frame.pitch - 4, 2 * (frame.room - middle) + MARGIN), SMALL)
        drawn.append(written(label, middle, baseline, size=SMALL, fill=frame.theme.haze, text_anchor="middle"))
    return group(*drawn)
