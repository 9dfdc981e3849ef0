"""What a greedy player does, in a playout and as a bot: what is worth most now, counted in thousandths of a hit."""

from typing import Final, NamedTuple

from torpedo_dice.rules.automaton import Automaton, system_hit
from torpedo_dice.rules.chart import Chart, entry_of
from torpedo_dice.rules.sheet import Sheet, count_bits, fire, switch_on, switchable_mask, working_mask
from torpedo_dice.rules.systems import (
    ARTILLERY,
    FINS,
    NO_SYSTEM,
    PLAIN,
    PROPELLER,
    WINDOWS,
    SystemsMask,
    faces_of_others_mask,
    kind_of_shot,
    pips_fired,
)
from torpedo_dice.simulation.aims import SKULL_COST, Aimed, best_shot
from torpedo_dice.simulation.chance import advanced, below
from torpedo_dice.simulation.choices import ROOM
from torpedo_dice.simulation.kit import Kit, Table

GREEDY: Final = 1
SWITCH_WORTH: Final = (0, 3200, 0, 5200, 3200, 4400, 0, 3200)
"""What a switch is worth on an untouched target, by system: found by search, as the other weights were, in games
against itself (Training, Mission) and solo."""
PANEL_WORTH: Final = 1000
"""What it adds when Artillery or Windows begin to work through it."""
LIMITED_USE_WORTH: Final = 600
"""What one of the few uses of Artillery and Windows in Training is worth."""
DAMAGE_COST: Final = 600
WRECK_COST: Final = 1600
_SWITCH: Final = 64
"""Options from here on switch a system on; below they are `system * 8 + face`."""


class Best(NamedTuple):
    """The best option so far, what it is worth, how many are as good, and where chance stands."""

    worth: int
    option: int
    equals: int
    state: int


def switch_worth(chart: Chart, sheet: Sheet, system: int) -> int:
    """What switching a system on is worth: the less, the less there is left to hit."""
    left = count_bits(chart.target_mask & ~sheet.hits_mask)
    opened_mask = working_mask(chart, switch_on(sheet, system)) & ~working_mask(chart, sheet) & ~(1 << system)
    return left * (SWITCH_WORTH[system] + PANEL_WORTH * count_bits(opened_mask)) // count_bits(chart.target_mask)


def use_cost(chart: Chart, system: int) -> int:
    """What using a system costs by itself."""
    return LIMITED_USE_WORTH if chart.training and system in (ARTILLERY, WINDOWS) else 0


def damage_cost(face: int, wrecked_mask: SystemsMask, damaged_mask: SystemsMask) -> int:
    """What the automaton's shot costs when this face is left for it."""
    system = system_hit(face, wrecked_mask, False)  # noqa: FBT003 - numba passes by position
    return WRECK_COST if damaged_mask >> system & 1 else DAMAGE_COST


def act_greedily(kit: Kit, table: Table, seat: int, state: int) -> tuple[int, int]:
    """Take the best action for a seat; returns whether it fired, and where chance stands."""
    sheet = table.sheets[seat]
    best = best_action(kit, table, seat, table.drafted[seat], state)
    state, option = best.state, best.option
    if option == PROPELLER * 8:
        state = advanced(state)
        face = 1 + below(state, 6)
        best = _best_switch(kit, table, seat, state)
        best = better(best, aimed(kit, table, seat, PLAIN, face).worth, PROPELLER * 8 + face)
        state, option = best.state, best.option
    if option >= _SWITCH:
        table.sheets[seat] = switch_on(sheet, option - _SWITCH)
        return 0, state
    system, face = option >> 3, option & 7
    kind = kind_of_shot(system)
    shot = aimed(kit, table, seat, kind, face).shot
    table.sheets[seat] = fire(sheet, system, kit.chart.effect_cells[shot], pips_fired(kind, face))
    return 1, state


def choose_die(kit: Kit, table: Table, seat: int, left: int, state: int) -> tuple[int, int]:
    """The number of the best of the dice that are left on the table, and where chance stands."""
    best = Best(-2 * SKULL_COST, 0, 0, state)
    seen_mask = 0
    for die in range(left):
        face = table.dice[die]
        if not seen_mask >> face & 1:
            seen_mask |= 1 << face
            best = better(best, best_action(kit, table, seat, face, state).worth, die)
    return best.option, best.state


def choose_of_two(kit: Kit, table: Table, automaton: Automaton, state: int) -> int:
    """Where chance stands after the better of two dice was drafted in solo; the other is left over."""
    drafted, wrecked_mask = table.drafted, table.sheets[0].wrecked_mask
    best = Best(-2 * SKULL_COST, 0, 0, state)
    for _ in range(2):
        worth = best_action(kit, table, 0, drafted[0], state).worth
        worth -= damage_cost(drafted[1], wrecked_mask, automaton.damaged_mask)
        best = better(best, worth, drafted[0])
        drafted[0], drafted[1] = drafted[1], drafted[0]
    if best.option != drafted[0]:
        drafted[0], drafted[1] = drafted[1], drafted[0]
    return best.state


def best_action(kit: Kit, table: Table, seat: int, face: int, state: int) -> Best:
    """The best option of a seat with a drafted face."""
    chart, choices, drafted = kit.chart, kit.choices, table.drafted
    best = _best_switch(kit, table, seat, state)
    switching = max(0, best.worth)
    works_mask = working_mask(chart, table.sheets[seat])
    key = works_mask << 3 | face
    for at in range(choices.option_count[key]):
        option = choices.options[key * ROOM + at]
        best = better(best, _option_worth(kit, table, seat, option, switching), option)
    if works_mask >> FINS & 1:
        # Solo, the die left over is the second drafted face (R11); a 0 is a die that is not drafted yet.
        faces_mask = faces_of_others_mask(drafted, seat)
        for given in range(1, 7):
            if faces_mask >> given & 1:
                best = better(best, aimed(kit, table, seat, PLAIN, given).worth, FINS * 8 + given)
    return best


def better(best: Best, worth: int, option: int) -> Best:
    """The best option when one more is looked at: of equals, each is as likely."""
    if worth > best.worth:
        return Best(worth, option, 1, best.state)
    if worth < best.worth:
        return best
    equals, state = best.equals + 1, advanced(best.state)
    return Best(worth, option if below(state, equals) == 0 else best.option, equals, state)


def aimed(kit: Kit, table: Table, seat: int, kind: int, face: int) -> Aimed:
    """The best shot of a seat, found once for the same hits and spares."""
    sheet = table.sheets[seat]
    at = seat * 28 + entry_of(kind, face)
    if table.found_hits[at] != sheet.hits_mask or table.found_spares[at] != sheet.spares:
        found = best_shot(kit.chart, kit.aims, sheet.hits_mask, sheet.spares, kind, face)
        table.found_worth[at], table.found_shot[at] = found.worth, found.shot
        table.found_hits[at], table.found_spares[at] = sheet.hits_mask, sheet.spares
    return Aimed(table.found_worth[at], table.found_shot[at])


def _option_worth(kit: Kit, table: Table, seat: int, option: int, switching: int) -> int:
    system = option >> 3
    if system == PROPELLER:
        return reroll_worth(kit, table, seat, switching)
    return aimed(kit, table, seat, kind_of_shot(system), option & 7).worth - use_cost(kit.chart, system)


def reroll_worth(kit: Kit, table: Table, seat: int, switching: int) -> int:
    """What the Propeller's roll is worth: the mean of the best that can be done with each face."""
    total = 0
    for face in range(1, 7):
        total += max(switching, aimed(kit, table, seat, PLAIN, face).worth)
    return total // 6


def _best_switch(kit: Kit, table: Table, seat: int, state: int) -> Best:
    best = Best(-2 * SKULL_COST, NO_SYSTEM, 0, state)
    sheet = table.sheets[seat]
    switchable = switchable_mask(kit.chart, sheet)
    for at in range(kit.choices.switch_count[switchable]):
        system = kit.choices.switches[switchable * ROOM + at]
        best = better(best, switch_worth(kit.chart, sheet, system), _SWITCH + system)
    return best
