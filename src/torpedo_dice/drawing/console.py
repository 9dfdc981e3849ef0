"""The console under the window: screens with the systems on them, and the rack of torpedoes that ends in the skull."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from torpedo_dice.drawing.glyphs import SIZE, TORPEDO, skull, torpedo
from torpedo_dice.drawing.ink import Markup, Piece, Theme, element, group, moved
from torpedo_dice.drawing.layout import beside, stacked, text_width

SAID: Final = 13
LINE: Final = 26
INSIDE: Final = 10
GAP: Final = 8


class Line(NamedTuple):
    """A line of a screen: the least width that it needs, and what it is in the width that it gets."""

    width: float
    drawn: Callable[[float], Markup]


def screens(panels: Sequence[Sequence[Line]], room: float, theme: Theme) -> Piece:
    """Screens of equal width, as many beside each other as there is room for, and together as wide as the room."""
    least = max(line.width for panel in panels for line in panel) + 2 * INSIDE
    count = max(1, min(len(panels), int((room + GAP) / (least + GAP))))
    width = max(least, (room - GAP * (count - 1)) / count)
    rows = [panels[start : start + count] for start in range(0, len(panels), count)]
    return stacked(
        [beside([_screen(panel, width, len(max(row, key=len)), theme) for panel in row], GAP) for row in rows], GAP
    )


def rack(left: int, spares: int, room: float, theme: Theme, *, filled: bool) -> Piece:
    """Spare torpedoes in a row, or in rows: those that are left, the places of those that are gone, and the skull."""
    across = max(1, int((room - SIZE) / TORPEDO))
    height = SIZE + 6
    drawn = [
        torpedo(TORPEDO * (place % across), height * (place // across), theme, there=place < left)
        for place in range(spares)
    ]
    last, row = (spares - 1) % across + 1 if spares else 0, max(0, spares - 1) // across
    drawn.append(skull(TORPEDO * last + 4, height * row, SIZE, theme, filled=filled))
    return Piece(room, height * row + SIZE, group(*drawn))


def said_width(said: str) -> float:
    """The width of a text in the size of the console."""
    return text_width(said, SAID)


def _screen(lines: Sequence[Line], width: float, longest: int, theme: Theme) -> Piece:
    height = LINE * longest + INSIDE
    frame = element("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=8, fill=theme.water, stroke=theme.line)
    drawn = [
        moved(INSIDE, INSIDE / 2 + LINE * place, line.drawn(width - 2 * INSIDE)) for place, line in enumerate(lines)
    ]
    return Piece(width, height, group(frame, *drawn))
