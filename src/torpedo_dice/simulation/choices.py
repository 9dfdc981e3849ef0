"""What a seat may do with a die, listed once for every state of its dashboard, so that a playout only looks up."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from torpedo_dice.rules.systems import FINS, NO_SYSTEM, PROPELLER, SYSTEMS, faces_given

ROOM: Final = 16
"""Places for each list: 8 options at most, or 5 switches."""


class Choices(NamedTuple):
    """Options by working systems and face, and switches by what can be switched on; lists of `ROOM` places each.

    An option is `system * 8 + face`. Fins are left out: their faces depend on the opponents.
    """

    option_count: Sequence[int]
    options: Sequence[int]
    switch_count: Sequence[int]
    switches: Sequence[int]


@cache
def make_choices() -> Choices:
    """The lists, made from the rules."""
    option_count, options = [0] * 2048, [0] * 2048 * ROOM
    switch_count, switches = [0] * 256, [0] * 256 * ROOM
    for mask in range(256):
        systems = [system for system in SYSTEMS if mask >> system & 1]
        _write(switch_count, switches, mask, list(systems))
        for face in range(1, 7):
            _write(option_count, options, mask << 3 | face, _options(systems, face))
    return Choices(tuple(option_count), tuple(options), tuple(switch_count), tuple(switches))


def _options(systems: Sequence[int], face: int) -> list[int]:
    found = [NO_SYSTEM * 8 + face]
    for system in systems:
        if system != FINS:
            # A rerolled face is not known yet: one option stands for all.
            faces_mask = faces_given(system, face, 0) if system != PROPELLER else 1
            found += [system * 8 + given for given in range(7) if faces_mask >> given & 1]
    return found


def _write(count: list[int], lists: list[int], key: int, values: list[int]) -> None:
    count[key] = len(values)
    lists[key * ROOM : key * ROOM + len(values)] = values
