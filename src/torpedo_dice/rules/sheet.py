"""A player's sheet, and all that a seat's action and a round's end write on it."""

from collections.abc import Sequence
from typing import NamedTuple

from torpedo_dice.rules.chart import CellsMask, Chart
from torpedo_dice.rules.systems import ARTILLERY, SWITCHES_MASK, TRAINING_MASK, WINDOWS, SystemsMask


class Sheet(NamedTuple):
    """The hits on the left neighbour's submarine; own spares and skull, switches, wrecks and limited uses.

    Uses are counted in Training only, and 0 otherwise.
    """

    hits_mask: CellsMask
    spares: int
    skull: bool
    switched_mask: SystemsMask
    wrecked_mask: SystemsMask
    artillery_uses: int
    windows_uses: int


def new_sheet(chart: Chart) -> Sheet:
    """The sheet of a seat before the first round."""
    uses = chart.uses if chart.training else 0
    return Sheet(0, chart.spares, False, 0, 0, uses, uses)  # noqa: FBT003 - numba takes no keywords here


def working_mask(chart: Chart, sheet: Sheet) -> SystemsMask:
    """The systems that may modify the die now."""
    _, _, _, switched_mask, wrecked_mask, artillery_uses, windows_uses = sheet
    if chart.training:
        working = TRAINING_MASK
        if artillery_uses == 0:
            working ^= 1 << ARTILLERY
        if windows_uses == 0:
            working ^= 1 << WINDOWS
        return working & ~wrecked_mask
    ready_mask = switched_mask | wrecked_mask
    working = switched_mask
    if not chart.artillery_partners_mask & ~ready_mask:
        working |= 1 << ARTILLERY
    if not chart.windows_partners_mask & ~ready_mask:
        working |= 1 << WINDOWS
    return working & ~wrecked_mask


def switchable_mask(chart: Chart, sheet: Sheet) -> SystemsMask:
    """The systems that may be switched on instead of firing."""
    if chart.training:
        return 0
    return SWITCHES_MASK & ~(sheet.switched_mask | sheet.wrecked_mask)


class Effect(NamedTuple):
    """What a shot does: its hits and misses, whether it fills the skull, and the systems that it finishes."""

    hits: int
    misses: int
    skull: bool
    finished_mask: SystemsMask


def effect_of(chart: Chart, sheet: Sheet, cells_mask: CellsMask, pips: int) -> Effect:
    """The effect of a shot of so many pips that covers these cells."""
    hits = count_bits(cells_mask & ~sheet.hits_mask)
    misses = pips - hits
    done_mask = wrecked_by(chart, sheet.hits_mask)
    return Effect(hits, misses, misses > sheet.spares, wrecked_by(chart, sheet.hits_mask | cells_mask) & ~done_mask)


def fire(sheet: Sheet, system: int, cells_mask: CellsMask, pips: int) -> Sheet:
    """The sheet after a shot of so many pips that covers these cells: a pip that is no new hit costs a spare."""
    hits_mask, spares, skull, switched_mask, wrecked_mask, artillery_uses, windows_uses = sheet
    spares -= pips - count_bits(cells_mask & ~hits_mask)
    if spares < 0:
        spares = 0
        skull = True
    if system == ARTILLERY and artillery_uses > 0:
        artillery_uses -= 1
    if system == WINDOWS and windows_uses > 0:
        windows_uses -= 1
    return Sheet(hits_mask | cells_mask, spares, skull, switched_mask, wrecked_mask, artillery_uses, windows_uses)


def switch_on(sheet: Sheet, system: int) -> Sheet:
    """The sheet after a system was switched on; every action comes after all the modifying of its seat's round."""
    hits_mask, spares, skull, switched_mask, wrecked_mask, artillery_uses, windows_uses = sheet
    switched_mask |= 1 << system
    return Sheet(hits_mask, spares, skull, switched_mask, wrecked_mask, artillery_uses, windows_uses)


def wreck(sheet: Sheet, wrecked_mask: SystemsMask) -> Sheet:
    """The sheet with these own systems wrecked."""
    hits_mask, spares, skull, switched_mask, _, artillery_uses, windows_uses = sheet
    return Sheet(hits_mask, spares, skull, switched_mask, wrecked_mask, artillery_uses, windows_uses)


def wrecked_by(chart: Chart, hits_mask: CellsMask) -> SystemsMask:
    """The systems whose cells are all hit."""
    wrecked_mask = 0
    for system in range(1, 8):
        if not chart.system_cells[system] & ~hits_mask:
            wrecked_mask |= 1 << system
    return wrecked_mask & chart.systems_mask


def left_of(seat: int, seats: int) -> int:
    """The left neighbour: the next seat clockwise, and the one that a seat fires at."""
    return seat + 1 if seat + 1 < seats else 0


def wreck_targets(chart: Chart, sheets: list[Sheet]) -> None:
    """Write onto every sheet what its right neighbour has wrecked: the end of a round at the table.

    It writes in place: a new list a round would cost the compiled simulation a third of its speed.
    """
    seats = len(sheets)
    for seat in range(seats):
        target = left_of(seat, seats)
        wrecked_mask = wrecked_by(chart, sheets[seat].hits_mask)
        if wrecked_mask != sheets[target].wrecked_mask:
            sheets[target] = wreck(sheets[target], wrecked_mask)


def count_bits(mask: int) -> int:
    """The number of bits that are set."""
    return mask.bit_count()


def hits_of(sheets: Sequence[Sheet]) -> list[int]:
    """The number of hits on each sheet."""
    return [count_bits(sheet.hits_mask) for sheet in sheets]
