"""Whole games between random players, by the rules' plain functions on ints: the fastest Python gets.

A random player takes any die, then any of: no system, a working system (each face that Sail or an opponent's die
gives Fins counts), a system to switch on; then any effect that a shot of that kind can have. After a reroll it fires.
"""

from typing import NamedTuple

from torpedo_dice.rules.automaton import Automaton, answered
from torpedo_dice.rules.chart import Chart, entry_of
from torpedo_dice.rules.ending import (
    SUNK,
    solo_is_over,
    solo_reason,
    table_is_over,
    table_reason,
    table_winners_mask,
)
from torpedo_dice.rules.sheet import (
    Sheet,
    count_bits,
    fire,
    left_of,
    new_sheet,
    switch_on,
    switchable_mask,
    working_mask,
    wreck_targets,
)
from torpedo_dice.rules.systems import FINS, PROPELLER, kind_of_shot, pips_fired
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.choices import ROOM, Choices


class Played(NamedTuple):
    """A game that was played: its rounds, its moves (draft, option and shot count one each), where chance stands."""

    rounds: int
    moves: int
    state: int


class RandomTally(NamedTuple):
    """What many random games come to, summed up; in solo a win is the first seat's."""

    games: int
    rounds: int
    rounds_squared: int
    moves: int
    first_seat_wins: int
    shared: int
    nobody: int
    sunk: int


def play_many(chart: Chart, choices: Choices, seats: int, games: int, seed: int) -> RandomTally:
    """Random games; seat 0 begins."""
    rounds = squared = moves = first = shared = nobody = sunk = 0
    for game in range(games):
        sheets = [new_sheet(chart)] * seats
        if seats == 1:
            played = play_solo(chart, choices, sheets, seeded(seed, game))
            reason = solo_reason(chart, sheets[0])
            winners_mask = 1 if reason == SUNK else 0
        else:
            played = play_table(chart, choices, sheets, seeded(seed, game))
            reason = table_reason(chart, sheets)
            winners_mask = table_winners_mask(chart, sheets)
        rounds += played.rounds
        squared += played.rounds**2
        moves += played.moves
        sunk += reason == SUNK
        first += winners_mask == 1
        nobody += winners_mask == 0
        shared += count_bits(winners_mask) > 1
    return RandomTally(games, rounds, squared, moves, first, shared, nobody, sunk)


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


def play_solo(chart: Chart, choices: Choices, sheets: list[Sheet], state: int) -> Played:
    """Play a solo game to its end; `sheets` is filled with the final sheet."""
    sheets[0] = new_sheet(chart)
    rounds = moves = 0
    automaton = Automaton(0, 0)
    drafted = [0, 0]
    over = False
    while not over:
        state = advanced(state)
        drafted[0] = 1 + below(state, 6)
        # The die left over is the opponent's, for Fins (R11) and for its shot; two dice are alike, so any may be taken.
        state = advanced(state)
        drafted[1] = 1 + below(state, 6)
        state = advanced(state)
        fired, state = act(chart, choices, sheets, drafted, 0, state)
        moves += fired
        rounds += 1
        sheets[0], automaton = answered(chart, sheets[0], automaton, drafted[1])
        over = solo_is_over(chart, sheets[0])
    return Played(rounds, moves + 2 * rounds, state)


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
    entry = entry_of(kind, face)
    shot = chart.effect_start[entry] + below(state, chart.effect_count[entry])
    sheets[seat] = fire(sheet, system, chart.effect_cells[shot], pips_fired(kind, face))
    return 1, state
