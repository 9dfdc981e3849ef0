"""How many seats a mode may have: one to play alone, two to four at a table (R1)."""

import pytest

from torpedo_dice.rules.systems import MISSION, SOLO, TRAINING
from torpedo_dice.rules.tables import fault_of_table, seats_of


@pytest.mark.parametrize(("mode", "allowed"), [(TRAINING, {2, 3, 4}), (MISSION, {2, 3, 4}), (SOLO, {1})])
def test_these_seats_and_no_others(mode: int, allowed: set[int]) -> None:
    """A table with another number of seats is refused, with the fault of its mode."""
    assert set(seats_of(mode)) == allowed
    faults = {seats: fault_of_table(mode, seats) for seats in range(-1, 7)}
    assert {seats for seats, fault in faults.items() if fault is None} == allowed
    keys = {fault.key for fault in faults.values() if fault is not None}
    assert keys == {"setup-solo" if mode == SOLO else "setup-players"}
