"""How a game ends: who sank whom, whose skull is filled, who wins, and what a solo win is worth."""

from collections.abc import Sequence
from typing import Final

from torpedo_dice.rules.board import MOST_SPARES
from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.sheet import Sheet, count_bits

SeatsMask = int
"""One bit for each seat."""
Reason = int

SUNK: Final = 0
TORPEDOES: Final = 1
WRECKED: Final = 2

LIEUTENANT: Final = 0
CAPTAIN: Final = 1
ADMIRAL: Final = 2


def sunk_mask(chart: Chart, sheets: Sequence[Sheet]) -> SeatsMask:
    """The seats that have wrecked every system of their target."""
    mask = 0
    for seat in range(len(sheets)):
        if sheets[seat].hits_mask == chart.target_mask:
            mask |= 1 << seat
    return mask


def skulls_mask(sheets: Sequence[Sheet]) -> SeatsMask:
    """The seats whose skull is filled."""
    mask = 0
    for seat in range(len(sheets)):
        if sheets[seat].skull:
            mask |= 1 << seat
    return mask


def table_is_over(chart: Chart, sheets: Sequence[Sheet]) -> bool:
    """Whether a round's end is the game's end at a table of 2 to 4."""
    for seat in range(len(sheets)):  # noqa: SIM110 - numba compiles no generator
        if sheets[seat].skull or sheets[seat].hits_mask == chart.target_mask:
            return True
    return False


def table_winners_mask(chart: Chart, sheets: Sequence[Sheet]) -> SeatsMask:
    """The seats that win or share the victory; none when every skull is filled (R10)."""
    skulls = skulls_mask(sheets)
    afloat = sunk_mask(chart, sheets) & ~skulls
    contenders = afloat or ~skulls
    best, winners = -1, 0
    for seat in range(len(sheets)):
        if contenders >> seat & 1:
            value = _standing(sheets[seat], afloat != 0)
            if value > best:
                best, winners = value, 1 << seat
            elif value == best:
                winners |= 1 << seat
    return winners


def table_reason(chart: Chart, sheets: Sequence[Sheet]) -> Reason:
    """What decided: a sinking by a seat that kept its skull empty, or a skull."""
    return SUNK if sunk_mask(chart, sheets) & ~skulls_mask(sheets) else TORPEDOES


def solo_is_over(chart: Chart, sheet: Sheet) -> bool:
    """Whether a round's end is the end of a solo game."""
    return sheet.skull or sheet.hits_mask == chart.target_mask or sheet.wrecked_mask == chart.systems_mask


def solo_reason(chart: Chart, sheet: Sheet) -> Reason:
    """What ended a solo game: the skull comes before the win, the win before the own wreck (R13, R16)."""
    if sheet.skull:
        return TORPEDOES
    return SUNK if sheet.hits_mask == chart.target_mask else WRECKED


def solo_score(chart: Chart, sheet: Sheet) -> int:
    """The score of a solo win: 10 for each own system afloat, 5 for each spare torpedo."""
    return 10 * count_bits(chart.systems_mask & ~sheet.wrecked_mask) + 5 * sheet.spares


def rank_of(score: int) -> int:
    """The rank for a score: 45 and more Admiral, 30 and more Captain, else Lieutenant."""
    if score >= 45:
        return ADMIRAL
    return CAPTAIN if score >= 30 else LIEUTENANT


def _standing(sheet: Sheet, by_spares: bool) -> int:  # noqa: FBT001 - numba passes by position
    """A number that orders contenders: spares alone, or hits and spares with the spares to break ties."""
    if by_spares:
        return sheet.spares
    return (count_bits(sheet.hits_mask) + sheet.spares) * (MOST_SPARES + 1) + sheet.spares
