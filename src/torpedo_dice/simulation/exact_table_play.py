"""Games of exact play by two seats: every draft, option and shot by the solved values, written down by the rules."""

from typing import NamedTuple

from torpedo_dice.rules.chart import entry_of
from torpedo_dice.rules.ending import table_is_over
from torpedo_dice.rules.sheet import fire, switch_on, wreck_targets
from torpedo_dice.rules.systems import FINS, PROPELLER, kind_of_shot, pips_fired
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.exact_shared import NEVER, SWITCH, ExactTally, Option, best_option, plain_or_switch
from torpedo_dice.simulation.exact_sides import own_sheet, sheet_of, wrecked_by_side
from torpedo_dice.simulation.exact_table import (
    ANSWERS,
    PairTables,
    Weighed,
    ask,
    payoff,
    place_of,
    place_of_worth,
    weigh,
    weighed,
    worth_of_faces,
)


class Drafted(NamedTuple):
    """The faces that the active seat and the other took."""

    face: int
    answer: int


class Acted(NamedTuple):
    """The number of the sheet that an action leads to, how it was done (entry 0: a switch), and where chance stands."""

    number: int
    system: int
    entry: int
    state: int


def play_pair_exactly(
    tables: PairTables, active: int, one: int, other: int, first: int, games: int, seed: int
) -> ExactTally:
    """So many games from a position on, numbered from `first` on."""
    won = lost = 0
    for number in range(first, first + games):
        _play_out(tables, active, one, other, seeded(seed, number))
        result = payoff(tables.chart, tables.notes.sheets)
        won += result > 0
        lost += result < 0
    return ExactTally(games, won, lost, 0, 0)


def _play_out(tables: PairTables, active: int, one: int, other: int, state: int) -> None:
    """Play a game to its end; the final sheets stay in the notes."""
    sheets = tables.notes.sheets
    sheets[0] = own_sheet(tables.first, one, wrecked_by_side(tables.second, other))
    sheets[1] = own_sheet(tables.second, other, wrecked_by_side(tables.first, one))
    mine, theirs = (one, other) if active == 0 else (other, one)
    over = False
    while not over:
        at = weighed(tables, active, mine, theirs)
        state = _roll(tables, state)
        dice = tables.notes.dice
        weigh(tables, at, 1 << dice[0] | 1 << dice[1] | 1 << dice[2])
        drafted = _draft(tables, at)
        act = _act(tables, at, drafted, state)
        answer = _answer(tables, at, act.number, drafted, act.state)
        _write(tables, active, act)
        _write(tables, 1 - active, answer)
        wreck_targets(tables.chart, sheets)
        # The other seat is active next.
        active, mine, theirs, state = 1 - active, answer.number, act.number, answer.state
        over = table_is_over(tables.chart, sheets)


def _roll(tables: PairTables, state: int) -> int:
    """Roll three dice; returns where chance stands."""
    for die in range(3):
        state = advanced(state)
        tables.notes.dice[die] = 1 + below(state, 6)
    return state


def _draft(tables: PairTables, at: Weighed) -> Drafted:
    """The best draft of the active seat, and the other's best answer to it."""
    dice, most = tables.notes.dice, NEVER
    face = answer = 0
    for die in range(3):
        taken, one, other = dice[die], dice[(die + 1) % 3], dice[(die + 2) % 3]
        with_one, with_other = worth_of_faces(tables, at, taken, one), worth_of_faces(tables, at, taken, other)
        if min(with_one, with_other) > most:
            most, face = min(with_one, with_other), taken
            answer = one if with_one < with_other else other
    return Drafted(face, answer)


def _act(tables: PairTables, at: Weighed, drafted: Drafted, state: int) -> Acted:
    """The best action of the active seat, by the worst answers to it."""
    notes, answers = tables.notes, tables.notes.answers
    first = place_of_worth(at, drafted.face, drafted.answer)
    option = best_option(notes.worth, first, at.my_working, drafted.face, 1 << drafted.answer)
    system, state = option.code >> 3, advanced(state)
    if system == PROPELLER:
        option = plain_or_switch(notes.worth, first, 1 + below(state, 6))
    entry = entry_of_option(system, option)
    chosen = 0
    for place in range(notes.mine.start[entry], notes.mine.start[entry + 1]):
        number = notes.mine.numbers[place]
        worth = answers[number * ANSWERS + drafted.answer]
        if at.their_working >> FINS & 1:
            worth = min(worth, answers[number * ANSWERS + 7 + drafted.face])
        if worth == option.worth:
            chosen = number
    return Acted(chosen, system, entry, state)


def _answer(tables: PairTables, at: Weighed, number: int, drafted: Drafted, state: int) -> Acted:
    """The best action of the other seat, which has seen what the active one did."""
    notes = tables.notes
    ask(tables, at, number, 1 << drafted.answer)
    option = best_option(notes.reply, 0, at.their_working, drafted.answer, 1 << drafted.face)
    system, state = option.code >> 3, advanced(state)
    if system == PROPELLER:
        option = plain_or_switch(notes.reply, 0, 1 + below(state, 6))
    entry = entry_of_option(system, option)
    first, chosen = place_of(tables, 1 - at.active, 0, number), 0
    for place in range(notes.theirs.start[entry], notes.theirs.start[entry + 1]):
        if tables.values[first + notes.theirs.numbers[place]] == option.worth:
            chosen = notes.theirs.numbers[place]
    return Acted(chosen, system, entry, state)


def entry_of_option(system: int, option: Option) -> int:
    """The entry of an option; 0 for a switch."""
    if option.code == SWITCH:
        return 0
    return entry_of(kind_of_shot(system), option.code & 7)


def _write(tables: PairTables, seat: int, act: Acted) -> None:
    """Write an action on a seat's sheet, by the rules."""
    sheets = tables.notes.sheets
    sheet, after = sheets[seat], sheet_of(tables.first if seat == 0 else tables.second, act.number)
    if act.entry == 0:
        switched_mask = after.switched_mask ^ sheet.switched_mask
        for system in range(1, 8):
            if switched_mask >> system & 1:
                sheets[seat] = switch_on(sheet, system)
    else:
        # What a shot with a skull hit is not known any more, and says nothing: let it miss.
        cells_mask = 0 if after.skull else after.hits_mask
        sheets[seat] = fire(sheet, act.system, cells_mask, pips_fired(act.entry // 7, act.entry % 7))
