"""The opponent of a solo game: which of your systems it hits, and what that does to them."""

from typing import NamedTuple

from torpedo_dice.rules.systems import NO_SYSTEM, PROPELLER, SystemsMask


class Automaton(NamedTuple):
    """The opponent's dashboard: your systems with a space crossed out, and its explosion spaces by system."""

    damaged_mask: SystemsMask
    exploded_mask: SystemsMask


def system_hit(face: int, wrecked_mask: SystemsMask, exploded: bool) -> int:  # noqa: FBT001 - numba passes by position
    """The system that loses a space to the face left over, or NO_SYSTEM for a miss; one is afloat."""
    if not wrecked_mask >> face & 1:
        return face
    if exploded:
        return NO_SYSTEM
    system = face
    while wrecked_mask >> system & 1:
        # R12: the arrows run 1 to 2 to ... to 7 to 1.
        system = 1 if system == PROPELLER else system + 1
    return system


def wrecked_after(damaged_mask: SystemsMask, wrecked_mask: SystemsMask, system: int) -> SystemsMask:
    """Your wrecked systems after a hit: the second crossed space wrecks at once (R18)."""
    return wrecked_mask | (damaged_mask & 1 << system)


def damaged_after(damaged_mask: SystemsMask, system: int) -> SystemsMask:
    """Your systems with a space crossed out after a hit; bit 0 never stands, so that a miss leaves no trace."""
    return damaged_mask | (1 << system & ~1)
