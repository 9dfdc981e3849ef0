"""The seven systems, and what each does to a die."""

from collections.abc import Sequence
from typing import Final

Mode = int
SystemsMask = int
"""One bit for each system: bit 1 for the Periscope to bit 7 for the Propeller."""
FacesMask = int
"""One bit for each face: bit 1 for a 1 to bit 6 for a 6."""

TRAINING: Final = 0
MISSION: Final = 1
SOLO: Final = 2

NO_SYSTEM: Final = 0
PERISCOPE: Final = 1
ARTILLERY: Final = 2
SAIL: Final = 3
FINS: Final = 4
ENGINE: Final = 5
WINDOWS: Final = 6
PROPELLER: Final = 7
SYSTEMS: Final = (PERISCOPE, ARTILLERY, SAIL, FINS, ENGINE, WINDOWS, PROPELLER)

ALL_FACES_MASK: Final = 0b111_1110
TRAINING_MASK: Final = 0b0111_1110
MISSION_MASK: Final = 0b1111_1110
SWITCHES_MASK: Final = 1 << PERISCOPE | 1 << SAIL | 1 << FINS | 1 << ENGINE | 1 << PROPELLER

PLAIN: Final = 0
EXTRA_PIP: Final = 1
FEWER_PIPS: Final = 2
LINE: Final = 3


def faces_given(system: int, face: int, opponents_mask: FacesMask) -> FacesMask:
    """The faces that a system can make of a drafted face, when the opponents drafted these; the Propeller rolls its."""
    if system == PERISCOPE:
        return 1 << 7 - face
    if system == SAIL:
        return (1 << face + 1 | 1 << face - 1) & ALL_FACES_MASK
    if system == FINS:
        return opponents_mask
    return 1 << face


def faces_of_others_mask(drafted: Sequence[int], seat: int) -> FacesMask:
    """The faces that all others hold, 0 for none; what Fins may copy."""
    mask = 0
    for other in range(len(drafted)):
        if other != seat:
            mask |= 1 << drafted[other]
    return mask & ALL_FACES_MASK


def ways_to_fire_mask(working_mask: SystemsMask, rolled: bool) -> SystemsMask:  # noqa: FBT001 - numba passes by position
    """Bit 0 for firing unmodified, a bit for each system that may be used.

    The Propeller stands for firing the new face, once it has rolled; then nothing else may be used (R6).
    """
    return 1 << PROPELLER if rolled else 1 | working_mask & ~(1 << PROPELLER)


def may_roll_again(working_mask: SystemsMask, rolled: bool) -> bool:  # noqa: FBT001 - numba passes by position
    """Whether the Propeller may roll the die."""
    return not rolled and working_mask >> PROPELLER & 1 == 1


def kind_of_shot(system: int) -> int:
    """How a system lays the pips: as the face shows them, one more, one fewer, or in line."""
    if system == ARTILLERY:
        return EXTRA_PIP
    if system == ENGINE:
        return FEWER_PIPS
    if system == WINDOWS:
        return LINE
    return PLAIN


def pips_fired(kind: int, face: int) -> int:
    """The number of pips in a shot of this kind with this face."""
    if kind == EXTRA_PIP:
        return face + 1
    if kind == FEWER_PIPS:
        return face - 1
    return face


def has_switch(system: int) -> bool:
    """Whether the system can be switched on; Artillery and Windows follow the others of their panel."""
    return SWITCHES_MASK >> system & 1 == 1


def mode_systems_mask(mode: int) -> SystemsMask:
    """The systems that a mode plays with: the Propeller is not in Training."""
    return TRAINING_MASK if mode == TRAINING else MISSION_MASK
