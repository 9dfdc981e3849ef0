"""Solo games of exact play: every die, option and shot by the solved values, written down by the rules."""

from typing import NamedTuple

from torpedo_dice.rules.automaton import Automaton, answered
from torpedo_dice.rules.chart import entry_of
from torpedo_dice.rules.ending import SUNK, solo_is_over, solo_reason, solo_score
from torpedo_dice.rules.sheet import Sheet, fire, switch_on, switchable_mask, working_mask, wrecked_by
from torpedo_dice.rules.systems import PROPELLER, kind_of_shot, pips_fired
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.exact_shared import ENTRIES, SWITCH, ExactTally, Option, best_option, plain_or_switch
from torpedo_dice.simulation.exact_solo import SoloTables, answered_by, place_of, sheet_of, weigh, worth_of_draft


class Acted(NamedTuple):
    """The sheet after an action, the dashboard with what it switched on, and where chance stands."""

    sheet: Sheet
    dashboard: int
    state: int


def play_solo_exactly(
    tables: SoloTables, dashboard: int, hits_mask: int, spares: int, first: int, games: int, seed: int
) -> ExactTally:
    """So many games from a position on, numbered from `first` on."""
    won = score = squared = 0
    for number in range(first, first + games):
        sheet = _play_out(tables, dashboard, sheet_of(tables, dashboard, hits_mask, spares), seeded(seed, number))
        if solo_reason(tables.chart, sheet) == SUNK:
            points = solo_score(tables.chart, sheet)
            won += 1
            score += points
            squared += points**2
    return ExactTally(games, won, games - won, score, squared)


def _play_out(tables: SoloTables, dashboard: int, sheet: Sheet, state: int) -> Sheet:
    """The final sheet of a game."""
    chart = tables.chart
    automaton = Automaton(tables.damaged[dashboard], wrecked_by(chart, sheet.hits_mask))
    over = False
    while not over:
        state = advanced(state)
        face = 1 + below(state, 6)
        state = advanced(state)
        left = 1 + below(state, 6)
        weigh(tables, dashboard, sheet, 1 << face | 1 << left)
        if worth_of_draft(tables, sheet, left, face) > worth_of_draft(tables, sheet, face, left):
            face, left = left, face
        hits_mask = sheet.hits_mask
        sheet, dashboard, state = _act(tables, dashboard, sheet, face, left, state)
        dashboard = answered_by(tables, dashboard, hits_mask, sheet.hits_mask, left)
        sheet, automaton = answered(chart, sheet, automaton, left)
        over = solo_is_over(chart, sheet)
    return sheet


def _act(tables: SoloTables, dashboard: int, sheet: Sheet, face: int, left: int, state: int) -> Acted:
    """The best action with a drafted face."""
    option = best_option(tables.worth, left * ENTRIES, working_mask(tables.chart, sheet), face, 1 << left)
    system, state = option.code >> 3, advanced(state)
    if system == PROPELLER:
        option = plain_or_switch(tables.worth, left * ENTRIES, 1 + below(state, 6))
    if option.code == SWITCH:
        return _switch(tables, dashboard, sheet, left, option.worth, state)
    return Acted(_shot(tables, dashboard, sheet, left, system, option), dashboard, state)


def _switch(tables: SoloTables, dashboard: int, sheet: Sheet, left: int, worth: float, state: int) -> Acted:
    """The switch that is worth this."""
    switchable, chosen = switchable_mask(tables.chart, sheet), 0
    for system in range(1, 8):
        if switchable >> system & 1:
            answered_switch = answered_by(
                tables, tables.after_switch[dashboard * 8 + system], sheet.hits_mask, sheet.hits_mask, left
            )
            if tables.values[place_of(tables.chart, answered_switch, sheet.hits_mask, sheet.spares)] == worth:
                chosen = system
    return Acted(switch_on(sheet, chosen), tables.after_switch[dashboard * 8 + chosen], state)


def _shot(tables: SoloTables, dashboard: int, sheet: Sheet, left: int, system: int, option: Option) -> Sheet:
    """The sheet after the shot that is worth as much as its option."""
    chart = tables.chart
    kind, face = kind_of_shot(system), option.code & 7
    start = chart.effect_start[entry_of(kind, face)]
    chosen = start
    for shot in range(start, start + chart.effect_count[entry_of(kind, face)]):
        after = fire(sheet, system, chart.effect_cells[shot], pips_fired(kind, face))
        if not after.skull:
            dashboard_after = answered_by(tables, dashboard, sheet.hits_mask, after.hits_mask, left)
            if tables.values[place_of(chart, dashboard_after, after.hits_mask, after.spares)] == option.worth:
                chosen = shot
    return fire(sheet, system, chart.effect_cells[chosen], pips_fired(kind, face))
