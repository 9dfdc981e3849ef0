"""A position of one game, and the only ways from one position to the next. Dice come in as arguments.

The functions that change a position take what is legal: `rules.legality` says what is.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from torpedo_dice.rules.automaton import Automaton, answered, system_struck
from torpedo_dice.rules.chart import CellsMask, Chart
from torpedo_dice.rules.ending import solo_is_over, table_is_over
from torpedo_dice.rules.sheet import (
    Sheet,
    fire,
    left_of,
    new_sheet,
    switch_on,
    wreck_targets,
)
from torpedo_dice.rules.systems import SOLO, faces_of_others_mask

ROLL: Final = 0
DRAFT: Final = 1
ACTION: Final = 2
OPPONENT: Final = 3
OVER: Final = 4


class Position(NamedTuple):
    """All that the next moves depend on. Nothing here can be derived from the rest.

    `pool` holds the dice on the table, least first; `drafted` and `rerolled` a face for each seat, 0 for none yet.
    """

    mode: int
    round: int
    active: int
    pool: tuple[int, ...]
    drafted: tuple[int, ...]
    rerolled: tuple[int, ...]
    acted_mask: int
    sheets: tuple[Sheet, ...]
    automaton: Automaton


def start_position(chart: Chart, mode: int, seats: int, first: int) -> Position:
    """The position before the first roll."""
    sheets = (new_sheet(chart),) * seats
    return Position(mode, 1, first, (), (0,) * seats, (0,) * seats, 0, sheets, Automaton(0, 0))


def phase_of(chart: Chart, position: Position) -> int:
    """What is due: a roll, a draft, actions, the automaton's shot, or nothing more."""
    if not position.pool:
        return OVER if is_over(chart, position) else ROLL
    if 0 in position.drafted:
        return DRAFT
    return OPPONENT if position.mode == SOLO and position.acted_mask else ACTION


def is_over(chart: Chart, position: Position) -> bool:
    """Whether the game has ended, asked between two rounds: it can end nowhere else."""
    if position.mode == SOLO:
        return solo_is_over(chart, position.sheets[0])
    return table_is_over(chart, position.sheets)


def seat_to_draft(position: Position) -> int:
    """The seat whose draft is due: clockwise from the active seat."""
    seat = position.active
    while position.drafted[seat]:
        seat = left_of(seat, len(position.sheets))
    return seat


def opponents_faces_mask(position: Position, seat: int) -> int:
    """The faces that Fins may copy: what every other seat drafted; solo, the die left over (R11)."""
    if position.mode == SOLO:
        return 1 << position.pool[0]
    return faces_of_others_mask(position.drafted, seat)


def roll(position: Position, dice: Sequence[int]) -> Position:
    """The position after the active player rolled these dice."""
    mode, number, active, _, drafted, rerolled, acted_mask, sheets, automaton = position
    return Position(mode, number, active, tuple(sorted(dice)), drafted, rerolled, acted_mask, sheets, automaton)


def draft(position: Position, seat: int, face: int) -> Position:
    """The position after a seat took a die."""
    mode, number, active, pool, drafted, rerolled, acted_mask, sheets, automaton = position
    at = pool.index(face)
    pool = pool[:at] + pool[at + 1 :]
    drafted = _with(drafted, seat, face)
    return Position(mode, number, active, pool, drafted, rerolled, acted_mask, sheets, automaton)


def reroll(position: Position, seat: int, face: int) -> Position:
    """The position after a seat's Propeller rolled its die to this face."""
    return position._replace(rerolled=_with(position.rerolled, seat, face))


def after_shot(chart: Chart, position: Position, seat: int, system: int, cells_mask: CellsMask, pips: int) -> Position:
    """The position after a seat fired."""
    return _acted(chart, position, seat, fire(position.sheets[seat], system, cells_mask, pips))


def after_switch(chart: Chart, position: Position, seat: int, system: int) -> Position:
    """The position after a seat switched a system on."""
    return _acted(chart, position, seat, switch_on(position.sheets[seat], system))


def opponents_shot(chart: Chart, position: Position) -> tuple[int, int]:
    """The face left over, and the system that it hits, or NO_SYSTEM."""
    face = position.pool[0]
    return face, system_struck(chart, position.sheets[0], position.automaton, face)


def after_opponents_shot(chart: Chart, position: Position) -> Position:
    """The position after the automaton fired: in solo, that ends the round."""
    sheet, automaton = answered(chart, position.sheets[0], position.automaton, position.pool[0])
    return _next_round(position, (sheet,), automaton)


def _acted(chart: Chart, position: Position, seat: int, sheet: Sheet) -> Position:
    mode, number, active, pool, drafted, rerolled, acted_mask, written, automaton = position
    sheets = list(written)
    sheets[seat] = sheet
    acted_mask |= 1 << seat
    if mode == SOLO or acted_mask + 1 < 1 << len(sheets):
        return Position(mode, number, active, pool, drafted, rerolled, acted_mask, tuple(sheets), automaton)
    wreck_targets(chart, sheets)
    return _next_round(position, tuple(sheets), position.automaton)


def _next_round(position: Position, sheets: tuple[Sheet, ...], automaton: Automaton) -> Position:
    seats = len(sheets)
    active = left_of(position.active, seats)
    nothing = (0,) * seats
    return Position(position.mode, position.round + 1, active, (), nothing, nothing, 0, sheets, automaton)


def _with(faces: tuple[int, ...], seat: int, face: int) -> tuple[int, ...]:
    return (*faces[:seat], face, *faces[seat + 1 :])
