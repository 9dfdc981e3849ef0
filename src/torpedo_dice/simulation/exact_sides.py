"""The sheets that a seat can come to at a table of two, by number, and which of them its actions lead to."""

from typing import NamedTuple

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.sheet import Sheet, fire, wreck
from torpedo_dice.rules.systems import NO_SYSTEM, SWITCHES_MASK, SystemsMask, pips_fired
from torpedo_dice.simulation.exact_shared import ENTRIES, laying_system


class Side(NamedTuple):
    """The sheets that a seat can come to, by number: `body * controls + control`. The last stands for every skull.

    A body is what is hit and the spares left, a control what is switched on or the uses left. Both are numbered so that
    what is written on a sheet leads to higher ones. `hits` and `spares` stand by body; `finished` (the systems
    wrecked) and `masks` (the board's own) by hits; `after` by `control * 8 + system`, for a system that is switched on
    (Mission) or used (Training). `shots` holds the bodies that shots lead to, each once: those of a body and an entry
    of the chart of what is left to hit from `shots_start[body * ENTRIES + entry]` to the next start.
    """

    sheet_count: int
    controls: int
    chart: Chart
    hits: list[int]
    spares: list[int]
    masks: list[int]
    finished: list[int]
    switched: list[int]
    artillery_uses: list[int]
    windows_uses: list[int]
    after: list[int]
    shots_start: list[int]
    shots: list[int]


class Moves(NamedTuple):
    """The sheets that a seat's action can lead to: those of an entry from its start to the next; of switches at 0."""

    start: list[int]
    numbers: list[int]


def list_shots(side: Side) -> int:
    """Write the bodies that each shot leads to; returns how many were written."""
    end = 0
    for body in range(len(side.hits)):
        for entry in range(ENTRIES):
            side.shots_start[body * ENTRIES + entry] = end
            end = _list_bodies(side, body, entry, end)
    side.shots_start[len(side.hits) * ENTRIES] = end
    return end


def copy_shots(shots: list[int], to: list[int]) -> None:
    """Write the first bodies that are listed to a list that has room for just them."""
    for at in range(len(to)):
        to[at] = shots[at]


def _list_bodies(side: Side, body: int, entry: int, end: int) -> int:
    chart, first = side.chart, end
    sheet = Sheet(side.hits[body], side.spares[body], False, 0, 0, 0, 0)  # noqa: FBT003 - numba takes no keywords here
    start = chart.effect_start[entry]
    for shot in range(start, start + chart.effect_count[entry]):
        after = fire(sheet, NO_SYSTEM, chart.effect_cells[shot], pips_fired(entry // 7, entry % 7))
        led = len(side.hits)
        if not after.skull:
            led = after.hits_mask * (chart.spares + 1) + chart.spares - after.spares
        known = False
        for at in range(first, end):
            known = known or side.shots[at] == led
        if not known:
            side.shots[end] = led
            end += 1
    return end


def sheet_of(side: Side, number: int) -> Sheet:
    """The sheet with a number, but for its wrecks, which follow from the other seat's."""
    body, control = number // side.controls, number % side.controls
    if body == len(side.hits):
        return Sheet(0, 0, True, 0, 0, 0, 0)  # noqa: FBT003 - numba takes no keywords here
    hits_mask, spares = side.masks[side.hits[body]], side.spares[body]
    uses, windows_uses = side.artillery_uses[control], side.windows_uses[control]
    return Sheet(hits_mask, spares, False, side.switched[control], 0, uses, windows_uses)  # noqa: FBT003


def wrecked_by_side(side: Side, number: int) -> SystemsMask:
    """The systems of the other seat that this one has wrecked."""
    return side.finished[side.hits[number // side.controls]]


def with_switches(side: Side, number: int, systems_mask: SystemsMask) -> int:
    """The number of a sheet on which these systems are switched on as well."""
    control = number % side.controls
    for system in range(1, 8):
        if systems_mask & SWITCHES_MASK & 1 << system:
            control = side.after[control * 8 + system]
    return number - number % side.controls + control


def own_sheet(side: Side, number: int, wrecked_mask: SystemsMask) -> Sheet:
    """The sheet with a number, on which these systems are wrecked."""
    return wreck(sheet_of(side, number), wrecked_mask)


def list_moves(side: Side, number: int, entries_mask: int, switchable: SystemsMask, moves: Moves) -> None:
    """List the sheets that these entries and switches lead to."""
    body, control = number // side.controls, number % side.controls
    end = 0
    for entry in range(ENTRIES):
        moves.start[entry] = end
        if entry == 0:
            for switch in range(1, 8):
                if switchable >> switch & 1:
                    moves.numbers[end] = body * side.controls + side.after[control * 8 + switch]
                    end += 1
        elif entries_mask >> entry & 1:
            after = side.after[control * 8 + laying_system(entry // 7)]
            for at in range(side.shots_start[body * ENTRIES + entry], side.shots_start[body * ENTRIES + entry + 1]):
                moves.numbers[end] = number_of(side, side.shots[at], after)
                end += 1
    moves.start[ENTRIES] = end


def number_of(side: Side, body: int, control: int) -> int:
    """The number of a sheet; all with a skull have the last."""
    return side.sheet_count - 1 if body == len(side.hits) else body * side.controls + control
