"""Whole games between random players, by the rules' plain functions on ints: the fastest Python gets.

A random player takes any die, then any of: no system, a working system (each face that Sail or an opponent's die
gives Fins counts), a system to switch on; then any effect that a shot of that kind can have. After a reroll it fires.
"""

from typing import NamedTuple

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.ending import table_is_over
from torpedo_dice.rules.sheet import (
    Sheet,
    fire,
    left_of,
    new_sheet,
    switch_on,
    switchable_mask,
    working_mask,
    wreck_targets,
)
from torpedo_dice.rules.systems import FINS, PROPELLER, kind_of_shot, pips_fired
from torpedo_dice.simulation.chance import advanced, below
from torpedo_dice.simulation.choices import ROOM, Choices


class Played(NamedTuple):
    """A game that was played: its rounds, its moves (draft, option and shot count one each), where chance stands."""

    rounds: int
    moves: int
    state: int


def play_table(chart: Chart, choices: Choices, sheets: list[Sheet], state: int) -> Played:
    """Play a game at a table of 2 to 4 to its end; `sheets` is filled with the final sheets."""
    seats = len(sheets)
    for seat in range(seats):
        sheets[seat] = new_sheet(chart)
    dice = [0] * (seats + 1)
    drafted = [0] * seats
    active = rounds = moves = 0
    over = False
    while not over:
        state = roll_and_draft(dice, drafted, active, state)
        seat = active
        for _ in range(seats):
            state = advanced(state)
            fired, state = act(chart, choices, sheets, drafted, seat, state)
            moves += fired
            seat = left_of(seat, seats)
        wreck_targets(chart, sheets)
        rounds += 1
        active = left_of(active, seats)
        over = table_is_over(chart, sheets)
    return Played(rounds, moves + 2 * seats * rounds, state)


def roll_and_draft(dice: list[int], drafted: list[int], active: int, state: int) -> int:
    """Roll all dice, and give each seat any of those left, clockwise from the active seat."""
    seats = len(drafted)
    for die in range(seats + 1):
        state = advanced(state)
        dice[die] = 1 + below(state, 6)
    seat = active
    for left in range(seats + 1, 1, -1):
        state = advanced(state)
        die = below(state, left)
        drafted[seat] = dice[die]
        dice[die] = dice[left - 1]
        seat = left_of(seat, seats)
    return state


def act(
    chart: Chart, choices: Choices, sheets: list[Sheet], drafted: list[int], seat: int, state: int
) -> tuple[int, int]:
    """Take any action for a seat; returns whether it fired, and where chance stands."""
    sheet = sheets[seat]
    key = working_mask(chart, sheet) << 3 | drafted[seat]
    fins_faces = (len(drafted) - 1) * (key >> 3 + FINS & 1)
    switchable = switchable_mask(chart, sheet)
    options = choices.option_count[key]
    pick = below(state, options + fins_faces + choices.switch_count[switchable])
    if pick >= options + fins_faces:
        system = choices.switches[switchable * ROOM + pick - options - fins_faces]
        sheets[seat] = switch_on(sheet, system)
        return 0, state
    if pick >= options:
        other = pick - options
        option = FINS * 8 + drafted[other + 1 if other >= seat else other]
    else:
        option = choices.options[key * ROOM + pick]
    system, face = option >> 3, option & 7
    if system == PROPELLER:
        state = advanced(state)
        face = 1 + below(state, 6)
    state = advanced(state)
    kind = kind_of_shot(system)
    entry = kind * 7 + face
    shot = chart.effect_start[entry] + below(state, chart.effect_count[entry])
    sheets[seat] = fire(sheet, system, chart.effect_cells[shot], pips_fired(kind, face))
    return 1, state
