"""Solo solved: the value of every position between two rounds, from the last ones back.

Every round gets on: the automaton crosses a space out, or misses because an explosion space was filled. So a position's
value needs only those of positions with more spaces crossed out, or with as many and more hits.
"""

from typing import NamedTuple

from torpedo_dice.rules.chart import CellsMask, Chart, entry_of
from torpedo_dice.rules.ending import SUNK, solo_is_over, solo_reason, solo_score
from torpedo_dice.rules.sheet import Sheet, fire, switchable_mask, working_mask, wrecked_by
from torpedo_dice.rules.systems import ALL_FACES_MASK, LINE, NO_SYSTEM, PLAIN, FacesMask, pips_fired
from torpedo_dice.simulation.exact_shared import ENTRIES, best_option, laying_system


class SoloTables(NamedTuple):
    """What solving works with: the chart of what is left to hit, and dashboards by number, each leading to higher ones.

    A dashboard is what is switched on and what the automaton did. `after_switch` stands by `dashboard * 8 + system`,
    `after_shot` by `(dashboard * 7 + face) * 2 + exploded`, `finished` (the systems wrecked) by hits. `worth` is for
    notes: what the best shot of each entry comes to, by `die left over * ENTRIES + entry`.
    """

    chart: Chart
    by_score: bool
    switched: list[int]
    wrecked: list[int]
    damaged: list[int]
    after_switch: list[int]
    after_shot: list[int]
    finished: list[int]
    values: list[float]
    worth: list[float]


def solve_dashboards(tables: SoloTables, first: int, last: int) -> None:
    """Write the values of all positions with the dashboards from `first` to below `last`; later ones are known."""
    chart = tables.chart
    for dashboard in range(last - 1, first - 1, -1):
        for hits_mask in range(chart.target_mask, -1, -1):
            for spares in range(chart.spares + 1):
                sheet = sheet_of(tables, dashboard, hits_mask, spares)
                at = place_of(chart, dashboard, hits_mask, spares)
                if solo_is_over(chart, sheet):
                    tables.values[at] = payoff(tables, sheet)
                else:
                    tables.values[at] = value_before_roll(tables, dashboard, sheet)


def list_finished(tables: SoloTables) -> None:
    """Write which systems are wrecked, for all hits."""
    for hits_mask in range(tables.chart.target_mask + 1):
        tables.finished[hits_mask] = wrecked_by(tables.chart, hits_mask)


def place_of(chart: Chart, dashboard: int, hits_mask: int, spares: int) -> int:
    """Where the value of a position stands."""
    return (dashboard * (chart.target_mask + 1) + hits_mask) * (chart.spares + 1) + spares


def sheet_of(tables: SoloTables, dashboard: int, hits_mask: int, spares: int) -> Sheet:
    """The sheet of a position."""
    return Sheet(hits_mask, spares, False, tables.switched[dashboard], tables.wrecked[dashboard], 0, 0)  # noqa: FBT003 - numba takes no keywords here


def payoff(tables: SoloTables, sheet: Sheet) -> float:
    """What a finished game is worth: 1 for a win, or its score; 0 for a loss."""
    if solo_reason(tables.chart, sheet) != SUNK:
        return 0.0
    return float(solo_score(tables.chart, sheet)) if tables.by_score else 1.0


def value_before_roll(tables: SoloTables, dashboard: int, sheet: Sheet) -> float:
    """The mean over all rolls, of each the better die."""
    weigh(tables, dashboard, sheet, ALL_FACES_MASK)
    total = 0.0
    for face in range(1, 7):
        total += worth_of_draft(tables, sheet, face, face)
        for other in range(1, face):
            total += 2 * max(worth_of_draft(tables, sheet, face, other), worth_of_draft(tables, sheet, other, face))
    return total / 36


def worth_of_draft(tables: SoloTables, sheet: Sheet, face: int, left: int) -> float:
    """What a die is worth when this one is left over, from the notes; for Fins it is the opponent's (R11)."""
    return best_option(tables.worth, left * ENTRIES, working_mask(tables.chart, sheet), face, 1 << left).worth


def weigh(tables: SoloTables, dashboard: int, sheet: Sheet, lefts_mask: FacesMask) -> None:
    """Note what the best shot of every entry and the best switch are worth, for each of these dice left over."""
    chart = tables.chart
    for at in range(7 * ENTRIES):
        # Nothing is worse than a loss; what cannot be done is never asked for, or is not better than what can.
        tables.worth[at] = 0.0
    working = working_mask(chart, sheet) | 1 << NO_SYSTEM
    for kind in range(PLAIN, LINE + 1):
        if working >> laying_system(kind) & 1:
            for face in range(1, 7):
                _weigh_shots(tables, dashboard, sheet, lefts_mask, entry_of(kind, face), pips_fired(kind, face))
    switchable = switchable_mask(chart, sheet)
    for system in range(1, 8):
        if switchable >> system & 1:
            switched = tables.after_switch[dashboard * 8 + system]
            _weigh_sheet(tables, switched, sheet, sheet, lefts_mask, 0)


def _weigh_shots(
    tables: SoloTables, dashboard: int, sheet: Sheet, lefts_mask: FacesMask, entry: int, pips: int
) -> None:
    chart = tables.chart
    start = chart.effect_start[entry]
    for shot in range(start, start + chart.effect_count[entry]):
        after = fire(sheet, NO_SYSTEM, chart.effect_cells[shot], pips)
        # A skull loses whatever the automaton does (R13).
        if not after.skull:
            _weigh_sheet(tables, dashboard, sheet, after, lefts_mask, entry)


def _weigh_sheet(
    tables: SoloTables, dashboard: int, sheet: Sheet, after: Sheet, lefts_mask: FacesMask, entry: int
) -> None:
    for left in range(1, 7):
        if lefts_mask >> left & 1:
            answered = answered_by(tables, dashboard, sheet.hits_mask, after.hits_mask, left)
            value = tables.values[place_of(tables.chart, answered, after.hits_mask, after.spares)]
            tables.worth[left * ENTRIES + entry] = max(tables.worth[left * ENTRIES + entry], value)


def answered_by(tables: SoloTables, dashboard: int, hits_mask: CellsMask, after_mask: CellsMask, left: int) -> int:
    """The dashboard after the automaton answered a shot or a switch with the die left over."""
    exploded = tables.finished[after_mask] != tables.finished[hits_mask]
    return tables.after_shot[(dashboard * 7 + left) * 2 + exploded]
