"""What solving solo and solving two players share: the best of what a die can be used for, and what games come to."""

from typing import Final, NamedTuple

from torpedo_dice.rules.chart import entry_of
from torpedo_dice.rules.systems import (
    ALL_FACES_MASK,
    NO_SYSTEM,
    PLAIN,
    PROPELLER,
    FacesMask,
    SystemsMask,
    faces_given,
    kind_of_shot,
)

ENTRIES: Final = 28
"""The worth of shots stands by entry of the chart; that of a switch in place 0, which no entry takes."""
SWITCH: Final = 64
"""The option to switch a system on; others are `system * 8 + face`, the Propeller's with no face yet."""
NEVER: Final = -1e9
"""What cannot be done is worth less than anything that can."""


class Option(NamedTuple):
    """What to do with a die, and what it is worth."""

    worth: float
    code: int


class ExactTally(NamedTuple):
    """What games come to: won by the first seat, lost to the second or in solo; the scores of solo."""

    games: int
    won: int
    lost: int
    score: int
    score_squared: int


def laying_system(kind: int) -> int:
    """The system that lays shots of a kind; none lays them as the face shows."""
    for system in range(NO_SYSTEM, PROPELLER):
        if kind_of_shot(system) == kind:
            return system
    return NO_SYSTEM


def entries_of(working: SystemsMask, faces_mask: FacesMask) -> int:
    """A mask of the entries that a seat can fire when these faces are drafted by it and its opponents."""
    mask = faces_mask << entry_of(PLAIN, 0)
    for system in range(1, 8):
        if working >> system & 1:
            if system == PROPELLER:
                mask |= ALL_FACES_MASK << entry_of(PLAIN, 0)
            else:
                for face in range(1, 7):
                    if faces_mask >> face & 1:
                        mask |= faces_given(system, face, faces_mask) << entry_of(kind_of_shot(system), 0)
    return mask


def best_option(worth: list[float], first: int, working: SystemsMask, face: int, opponents_mask: FacesMask) -> Option:
    """The best option for a drafted face, when the opponents drafted these; worth is read from `first` on."""
    most, code = plain_or_switch(worth, first, face)
    for system in range(1, 8):
        if working >> system & 1:
            if system == PROPELLER:
                mean = _worth_of_reroll(worth, first)
                if mean > most:
                    most, code = mean, PROPELLER * 8
            else:
                faces_mask = faces_given(system, face, opponents_mask)
                for given in range(1, 7):
                    shot = worth[first + entry_of(kind_of_shot(system), given)]
                    if faces_mask >> given & 1 and shot > most:
                        most, code = shot, system * 8 + given
    return Option(most, code)


def plain_or_switch(worth: list[float], first: int, face: int) -> Option:
    """The better of firing a face as it is and switching a system on: all that is left after a reroll (R6)."""
    plain = worth[first + entry_of(PLAIN, face)]
    if worth[first] > plain:
        return Option(worth[first], SWITCH)
    return Option(plain, NO_SYSTEM * 8 + face)


def _worth_of_reroll(worth: list[float], first: int) -> float:
    total = 0.0
    for face in range(1, 7):
        total += plain_or_switch(worth, first, face).worth
    return total / 6
