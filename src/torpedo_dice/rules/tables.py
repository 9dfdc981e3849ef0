"""Which tables there are: how many seats each mode is for, and how many dice they roll."""

from typing import Final

from torpedo_dice.errors import SetupError
from torpedo_dice.rules.systems import SOLO

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4


def dice_rolled(seats: int) -> int:
    """The number of dice that the active player rolls."""
    return seats + 1


def seats_of(mode: int) -> range:
    """How many seats a mode may have."""
    return range(1, 2) if mode == SOLO else range(LEAST_SEATS, MOST_SEATS + 1)


def fault_of_table(mode: int, seats: int, first: int | None = None) -> SetupError | None:
    """Why so many seats, or this first one, are impossible in a mode (R1: the caller may name who begins)."""
    if seats not in seats_of(mode):
        solo = SetupError("setup-solo", players=seats)
        return solo if mode == SOLO else SetupError("setup-players", players=seats, most=MOST_SEATS)
    if first is not None and not 0 <= first < seats:
        return SetupError("setup-first", seat=first, players=seats)
    return None
