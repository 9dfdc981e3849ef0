"""The opponent of a solo game: which of your systems it hits, and what that does to them."""

from typing import Final, NamedTuple

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.sheet import Sheet, wreck, wrecked_by
from torpedo_dice.rules.systems import NO_SYSTEM, PROPELLER, SystemsMask

DAMAGE_SPACES: Final = 2
"""Under each of your systems (R18)."""


class Automaton(NamedTuple):
    """The opponent's dashboard: your systems with a space crossed out, and its explosion spaces by system."""

    damaged_mask: SystemsMask
    exploded_mask: SystemsMask


def system_struck(chart: Chart, sheet: Sheet, automaton: Automaton, face: int) -> int:
    """The system that loses a space to the face left over after your action, or NO_SYSTEM for a miss."""
    exploded = wrecked_by(chart, sheet.hits_mask) != automaton.exploded_mask
    return system_hit(face, sheet.wrecked_mask, exploded)


def answered(chart: Chart, sheet: Sheet, automaton: Automaton, face: int) -> tuple[Sheet, Automaton]:
    """Your sheet and the opponent's dashboard after it fired the face left over."""
    system = system_struck(chart, sheet, automaton, face)
    # R18: the second crossed space wrecks at once. Bit 0 never stands, so that a miss leaves no trace.
    wrecked_mask = sheet.wrecked_mask | automaton.damaged_mask & 1 << system
    damaged_mask = automaton.damaged_mask | 1 << system & ~1
    return wreck(sheet, wrecked_mask), Automaton(damaged_mask, wrecked_by(chart, sheet.hits_mask))


def system_hit(face: int, wrecked_mask: SystemsMask, exploded: bool) -> int:  # noqa: FBT001 - numba passes by position
    """The system that a face hits, or NO_SYSTEM for a miss; one is afloat."""
    if not wrecked_mask >> face & 1:
        return face
    if exploded:
        return NO_SYSTEM
    system = face
    while wrecked_mask >> system & 1:
        # R12: the arrows run 1 to 2 to ... to 7 to 1.
        system = 1 if system == PROPELLER else system + 1
    return system
