"""The ground of exact solving: what is left out makes no difference, and every way leads to higher numbers."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import OTHER_PANELS, TINY, boards, steps

from torpedo_dice import Board, Game, SeededDice, parse_position
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.chart import FACES, KINDS, Chart, entry_of
from torpedo_dice.rules.ending import table_winners_mask
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import Sheet, fire, new_sheet, switchable_mask, working_mask, wrecked_by
from torpedo_dice.rules.systems import MISSION, NO_SYSTEM, SOLO, SWITCHES_MASK, TRAINING, pips_fired
from torpedo_dice.simulation.exact_ground import (
    cells_left,
    chart_left,
    controls_from,
    dashboard_of,
    dashboards_from,
    packed,
    unpacked,
)
from torpedo_dice.simulation.exact_solvers import Ground, PairSolver, SoloSolver, Solver

LATE = {
    "solo": "solo 9 0 - - - - 1f:2:134:2567:00 12567:12345",
    "training": "training 9 1 - -- -- - 1f:1:-:12356:11/37:2:-:12345:10",
    "mission": "mission 9 0 - -- -- - 5f:0:57:12356:00/37:1:4:123457:00",
}
SPARES = TINY._replace(spares=2, uses=1)


def solver_of(mode: ModeName, *, compiled: bool | None) -> tuple[Solver, Position]:
    """A late position, solved."""
    root = parse_position(LATE[mode], SPARES)
    chart = shot_book(SPARES, root.mode).chart
    solver: Solver = (
        SoloSolver(chart, root, by_score=True, compiled=compiled)
        if mode == "solo"
        else PairSolver(chart, root, compiled=compiled)
    )
    solver.solve(lambda _done, _of: None)
    return solver, root


def figures_of(mode: ModeName, *, compiled: bool | None) -> str:
    """The value of a late position, to the last bit, and what games from there come to."""
    solver, root = solver_of(mode, compiled=compiled)
    return repr((solver.value(root), tuple(solver.play(root, 3, 200, 7))))


@pytest.mark.parametrize("mode", LATE)
def test_compiled_and_plain_solve_and_play_alike(mode: ModeName) -> None:
    """The same values to the last bit and the same games, and again with every index checked."""
    plain = figures_of(mode, compiled=False)
    assert figures_of(mode, compiled=True) == plain
    code = "import sys; sys.path[:0] = ['tests', 'tests/simulation']; import test_exact_ground\n"
    code += f"print(test_exact_ground.figures_of({mode!r}, compiled=True))"
    checked = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert checked.stdout.strip() == plain


@given(boards(), st.integers(0), st.integers(0, 99), st.sampled_from([TRAINING, SOLO]))
def test_what_is_left_of_a_board_is_hit_alike(board: Board, hits: int, spares: int, mode: int) -> None:
    """Every shot at what is left does what a shot at the whole board does, and there are no others."""
    chart = shot_book(board, mode).chart
    sheet = Sheet(hits & chart.target_mask, spares, False, 0, 0, 0, 0)
    cells, left = cells_left(chart, sheet.hits_mask), chart_left(chart, sheet.hits_mask, spares)
    fresh = sheet._replace(hits_mask=0)
    assert packed(unpacked(left.target_mask, cells), cells) == left.target_mask
    for kind, face in product(KINDS, FACES):
        whole = {after._replace(hits_mask=packed(after.hits_mask, cells)) for after in shots(chart, sheet, kind, face)}
        assert shots(left, fresh, kind, face) == whole
        for after in whole:
            hits_mask = sheet.hits_mask | unpacked(after.hits_mask, cells)
            assert wrecked_by(left, after.hits_mask) == wrecked_by(chart, hits_mask)


def shots(chart: Chart, sheet: Sheet, kind: int, face: int) -> set[Sheet]:
    """What a sheet can become by the shots of a kind and face."""
    start, count = (each[entry_of(kind, face)] for each in (chart.effect_start, chart.effect_count))
    return {fire(sheet, NO_SYSTEM, mask, pips_fired(kind, face)) for mask in chart.effect_cells[start : start + count]}


@pytest.mark.parametrize("board", [TINY, OTHER_PANELS], ids=lambda board: board.name)
def test_dashboards_lead_to_later_ones(board: Board) -> None:
    """Each comes before all that it leads to; only a miss leaves it as it is; the first stands first."""
    chart = shot_book(board, SOLO).chart
    game = Game(1, "solo", board=board)
    first = dashboard_of(game.position.sheets[0], game.position.automaton)
    ways = dashboards_from(chart, first)
    numbers = {dashboard: number for number, dashboard in enumerate(ways)}
    assert numbers[first] == 0
    for dashboard, (switches, shots) in ways.items():
        assert all(numbers[after] > numbers[dashboard] for after in switches.values())
        for (face, exploded), after in shots.items():
            missed = exploded and dashboard.wrecked_mask >> face & 1
            assert (after == dashboard) if missed else (numbers[after] > numbers[dashboard])
    afloat = [dashboard for dashboard in ways if dashboard.wrecked_mask != chart.systems_mask]
    assert all(len(ways[dashboard].shots) == 12 for dashboard in afloat)


@pytest.mark.parametrize("board", [SPARES, OTHER_PANELS], ids=lambda board: board.name)
@pytest.mark.parametrize("mode", ["training", "mission"])
def test_sheets_lead_to_higher_numbers(board: Board, mode: ModeName) -> None:
    """In games at random, a sheet's number only grows, stays for the Engine on a 1, and is no other sheet's."""
    chart = shot_book(board, {"training": TRAINING, "mission": MISSION}[mode]).chart
    for number in range(20):
        game = Game(2, mode, board=board, dice=SeededDice(f"numbers/{number}"))
        grounds, before = [Ground(chart, sheet) for sheet in game.position.sheets], [0, 0]
        known: list[dict[int, Sheet]] = [{}, {}]
        for each in steps(game, f"numbers/{number}"):
            for seat, sheet in enumerate(each.position.sheets):
                found = grounds[seat].number(sheet)
                written = sheet._replace(wrecked_mask=0, hits_mask=0 if sheet.skull else sheet.hits_mask)
                assert before[seat] <= found < grounds[seat].count
                if not sheet.skull:
                    assert known[seat].setdefault(found, written) == written
                before[seat] = found


def test_switches_of_wrecked_systems_say_nothing() -> None:
    """Whatever is on: what works and what can be switched on are the same with a wrecked system's switch on or off."""
    chart = shot_book(TINY, MISSION).chart
    for switched, wrecked in product(range(0, 256, 2), repeat=2):
        with_it = Sheet(0, 0, False, switched & SWITCHES_MASK, wrecked, 0, 0)
        without = with_it._replace(switched_mask=with_it.switched_mask & ~wrecked)
        assert working_mask(chart, with_it) == working_mask(chart, without)
        assert switchable_mask(chart, with_it) == switchable_mask(chart, without)


def test_what_a_sheet_with_a_skull_has_hit_says_nothing() -> None:
    """Who wins is the same for all its hits."""
    chart = shot_book(TINY, MISSION).chart
    for hits in range(chart.target_mask + 1):
        other = Sheet(hits, 1, False, 0, 0, 0, 0)
        for sheet in (other, other._replace(spares=0, skull=True)):
            winners = {
                table_winners_mask(chart, [Sheet(mine, 0, True, 0, 0, 0, 0), sheet])
                for mine in range(chart.target_mask + 1)
            }
            assert len(winners) == 1


def test_uses_and_switches_come_one_by_one() -> None:
    """From all uses to none, and from no switch to all: every combination, each after those that lead to it."""
    for mode, count in ((TRAINING, 16), (MISSION, 32)):
        chart = shot_book(SPARES._replace(uses=3), mode).chart
        found = controls_from(chart, new_sheet(chart))
        numbers = {controls: number for number, controls in enumerate(found)}
        assert len(found) == count
        for controls, after in found.items():
            assert all(numbers[to] > numbers[controls] or to == controls for to in after.values())
