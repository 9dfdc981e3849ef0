"""Pictures beside each other or one under the other, as the width of the terminal allows."""

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

Block = list[Text]
"""The lines of a picture."""
Plan = Callable[[str, int], Block]
"""A picture with so much between two spaces of its board, and its words within so many characters, if they can be."""
BETWEEN: Final = 4
NARROW: Final = 14
"""Words are not squeezed into less than this beside another picture."""


def arranged(plans: Sequence[Plan], width: int, *, level: bool = False) -> Text:
    """Pictures side by side: with blanks between their spaces, then without; else one under the other.

    `level` ones stand on one line where their heights differ, as boards do under longer and shorter titles.
    """
    share = share_of(width, len(plans))
    for gap, room in ((" ", share), ("", share), ("", NARROW)):
        blocks = [plan(gap, room) for plan in plans]
        if sum(map(width_of, blocks)) + BETWEEN * (len(blocks) - 1) <= width:
            high = max(map(len, blocks))
            return Text("\n").join(_side_by_side([_raised(block, high) if level else block for block in blocks]))
    return Text("\n").join(line for plan in plans for line in _alone(plan, width))


def width_of(block: Block) -> int:
    """The length of the longest line."""
    return max((line.cell_len for line in block), default=0)


def title(words: str, room: int) -> Block:
    """The bold lines of a title."""
    return [Text(line, style="bold") for line in wrap(words, max(room, NARROW))]


def flowing(parts: Sequence[Text], width: int) -> Text:
    """Parts one after another with blanks between, none broken, on as many lines as it takes."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1] = lines[-1] + Text("   ") + part
        else:
            lines.append(part)
    return Text("\n").join(lines)


def first_that_fits(choices: Sequence[Text], room: int) -> Text:
    """The first line that is short enough, or the last."""
    return next((line for line in choices if line.cell_len <= room), choices[-1])


def share_of(width: int, pictures: int) -> int:
    """The room of each of so many pictures beside each other."""
    return (width - BETWEEN * (pictures - 1)) // pictures


def _alone(plan: Plan, width: int) -> Block:
    spaced = plan(" ", width)
    return spaced if width_of(spaced) <= width else plan("", width)


def _raised(block: Block, high: int) -> Block:
    return [Text()] * (high - len(block)) + block


def _side_by_side(blocks: Sequence[Block]) -> Iterator[Text]:
    widths = [width_of(block) for block in blocks]
    for number in range(max(map(len, blocks))):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            part = block[number] if number < len(block) else Text()
            line = line + part + Text(" " * (width - part.cell_len + BETWEEN))
        line.rstrip()
        yield line
