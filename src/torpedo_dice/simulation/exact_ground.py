"""The ground that exact solving stands on: what is left of a board in a position, and what its sheets can come to."""

from collections.abc import Sequence
from typing import NamedTuple

from torpedo_dice.rules.automaton import Automaton, answered
from torpedo_dice.rules.chart import FACES, CellsMask, Chart
from torpedo_dice.rules.sheet import Sheet, fire, switch_on, switchable_mask, wrecked_by
from torpedo_dice.rules.systems import ARTILLERY, SYSTEMS, WINDOWS, SystemsMask


class Dashboard(NamedTuple):
    """In solo: which systems are switched on, and what the automaton did to them. A wrecked one is never on."""

    switched_mask: SystemsMask
    wrecked_mask: SystemsMask
    damaged_mask: SystemsMask


def cells_left(chart: Chart, hits_mask: CellsMask) -> list[int]:
    """The cells of the target that are not hit yet."""
    return [cell for cell in range(chart.target_mask.bit_length()) if chart.target_mask & ~hits_mask & 1 << cell]


def packed(cells_mask: CellsMask, cells: Sequence[int]) -> CellsMask:
    """A mask in which these cells are numbered from 0 on, and all others are gone."""
    return sum((cells_mask >> cell & 1) << number for number, cell in enumerate(cells))


def unpacked(mask: CellsMask, cells: Sequence[int]) -> CellsMask:
    """A mask with the cells' own numbers again."""
    return sum((mask >> number & 1) << cell for number, cell in enumerate(cells))


def chart_left(chart: Chart, hits_mask: CellsMask, spares: int) -> Chart:
    """The chart of the cells that are left to hit, with so many spares; shots that differ elsewhere become one."""
    cells = cells_left(chart, hits_mask)
    start, count, effects = [0] * 28, [0] * 28, list[int]()
    for entry, first in enumerate(chart.effect_start):
        found = sorted({packed(mask, cells) for mask in chart.effect_cells[first : first + chart.effect_count[entry]]})
        start[entry], count[entry] = len(effects), len(found)
        effects += found
    return chart._replace(
        spares=spares,
        target_mask=packed(chart.target_mask, cells),
        system_cells=tuple(packed(mask, cells) for mask in chart.system_cells),
        effect_start=tuple(start),
        effect_count=tuple(count),
        effect_cells=tuple(effects),
    )


def dashboard_of(sheet: Sheet, automaton: Automaton) -> Dashboard:
    """The dashboard in a position."""
    return Dashboard(sheet.switched_mask & ~sheet.wrecked_mask, sheet.wrecked_mask, automaton.damaged_mask)


class Ways(NamedTuple):
    """Where a dashboard leads: by the system that is switched on, and by the automaton's face and an explosion."""

    switches: dict[int, Dashboard]
    shots: dict[tuple[int, bool], Dashboard]


def dashboards_from(chart: Chart, first: Dashboard) -> dict[Dashboard, Ways]:
    """Every dashboard that this one can come to, in an order in which each leads only to later ones, or stays."""
    found: dict[Dashboard, Ways] = {}
    waiting = [first]
    while waiting:
        dashboard = waiting.pop()
        if dashboard not in found:
            found[dashboard] = Ways(_switches(chart, dashboard), _shots(chart, dashboard))
            waiting += [*found[dashboard].switches.values(), *found[dashboard].shots.values()]
    order = sorted(found, key=lambda each: (each.wrecked_mask.bit_count() + each.damaged_mask.bit_count(), each))
    return {dashboard: found[dashboard] for dashboard in order}


def _switches(chart: Chart, dashboard: Dashboard) -> dict[int, Dashboard]:
    sheet = _sheet_with(dashboard)
    switchable = switchable_mask(chart, sheet)
    return {
        system: dashboard._replace(switched_mask=switch_on(sheet, system).switched_mask)
        for system in SYSTEMS
        if switchable >> system & 1
    }


def _shots(chart: Chart, dashboard: Dashboard) -> dict[tuple[int, bool], Dashboard]:
    """The dashboard after each face of the automaton's, with and without an explosion in the round."""
    sheet = _sheet_with(dashboard)
    if sheet.wrecked_mask == chart.systems_mask:
        return {}
    # An explosion is a difference between what is wrecked and what was.
    before = {exploded: wrecked_by(chart, 0) ^ exploded << 1 for exploded in (False, True)}
    return {
        (face, exploded): dashboard_of(*answered(chart, sheet, Automaton(dashboard.damaged_mask, mask), face))
        for face in FACES
        for exploded, mask in before.items()
    }


class Controls(NamedTuple):
    """At a table: what a seat has switched on, and its uses left."""

    switched_mask: SystemsMask
    artillery_uses: int
    windows_uses: int


def controls_of(sheet: Sheet, wrecked_mask: SystemsMask) -> Controls:
    """The controls of a sheet: systems that were wrecked at the start count as never switched on."""
    return Controls(sheet.switched_mask & ~wrecked_mask, sheet.artillery_uses, sheet.windows_uses)


def controls_from(chart: Chart, sheet: Sheet) -> dict[Controls, dict[int, Controls]]:
    """All controls that a sheet's can come to, each with those after it by the system that is switched on or used."""
    found: dict[Controls, dict[int, Controls]] = {}
    waiting = [controls_of(sheet, sheet.wrecked_mask)]
    while waiting:
        controls = waiting.pop()
        if controls not in found:
            found[controls] = _controls_after(chart, sheet, controls)
            waiting += found[controls].values()
    order = sorted(found, key=lambda each: (each.switched_mask, -each.artillery_uses, -each.windows_uses))
    return {controls: found[controls] for controls in order}


def _controls_after(chart: Chart, sheet: Sheet, controls: Controls) -> dict[int, Controls]:
    before = sheet._replace(**controls._asdict())
    switchable = switchable_mask(chart, before)
    after = {system: switch_on(before, system) for system in SYSTEMS if switchable >> system & 1}
    after |= {system: fire(before, system, 0, 0) for system in (ARTILLERY, WINDOWS)}
    return {system: controls_of(to, sheet.wrecked_mask) for system, to in after.items()}


def _sheet_with(dashboard: Dashboard) -> Sheet:
    return Sheet(0, 0, False, dashboard.switched_mask, dashboard.wrecked_mask, 0, 0)  # noqa: FBT003 - as the rules build it
