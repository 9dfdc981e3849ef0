"""What a random player does in a playout.

It takes any die, then any of: no system, a working system (each face that Sail or an opponent's die gives Fins counts),
a system to switch on; then any effect that a shot of that kind can have. After a reroll it fires.
"""

from typing import Final

from torpedo_dice.rules.chart import entry_of
from torpedo_dice.rules.sheet import fire, switch_on, switchable_mask, working_mask
from torpedo_dice.rules.systems import FINS, PROPELLER, kind_of_shot, pips_fired
from torpedo_dice.simulation.chance import advanced, below
from torpedo_dice.simulation.choices import ROOM
from torpedo_dice.simulation.kit import Kit, Table

RANDOM: Final = 0


def act_randomly(kit: Kit, table: Table, seat: int, state: int) -> tuple[int, int]:
    """Take any action for a seat; returns whether it fired, and where chance stands."""
    chart, choices, sheets, drafted = kit.chart, kit.choices, table.sheets, table.drafted
    sheet = sheets[seat]
    key = working_mask(chart, sheet) << 3 | drafted[seat]
    fins_faces = (len(drafted) - 1) * (key >> 3 + FINS & 1)
    switchable = switchable_mask(chart, sheet)
    options = choices.option_count[key]
    state = advanced(state)
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
