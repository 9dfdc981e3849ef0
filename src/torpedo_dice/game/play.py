"""Moves and events against the rules: what is wrong with one, and the position after it."""

from torpedo_dice.errors import IllegalMove
from torpedo_dice.game.events import Drafted, Event, Fired, OpponentFired, Rerolled, Rolled, SwitchedOn, move_behind
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.legality import (
    fault_of_dice,
    fault_of_draft,
    fault_of_face,
    fault_of_opponent,
    fault_of_reroll,
    fault_of_roll,
    fault_of_shot,
    fault_of_switch,
)
from torpedo_dice.rules.position import (
    Position,
    after_opponents_shot,
    after_shot,
    after_switch,
    draft,
    reroll,
    roll,
)
from torpedo_dice.rules.systems import kind_of_shot


def fault_of_move(book: ShotBook, position: Position, move: Move) -> IllegalMove | None:
    """Why a move is refused, or None for a legal one."""
    match move:
        case Fire(seat, system, face, pips):
            fault = fault_of_shot(book.chart, position, seat, system, face)
            return fault or book.fault_of_pips(system, face, pips)
        case Draft(seat, face):
            return fault_of_draft(book.chart, position, seat, face)
        case SwitchOn(seat, system):
            return fault_of_switch(book.chart, position, seat, system)
        case Reroll(seat):
            return fault_of_reroll(book.chart, position, seat)
        case Roll(seat):
            return fault_of_roll(book.chart, position, seat)
        case _ as unreachable:
            raise TypeError(f"{unreachable!r} is not a move")


def fault_of_event(book: ShotBook, position: Position, event: Event) -> IllegalMove | None:
    """Why an event cannot have happened, or None."""
    move = move_behind(event, position.active)
    fault = fault_of_move(book, position, move) if move is not None else None
    if fault is not None:
        return fault
    match event:
        case Rolled(dice):
            return fault_of_dice(position, dice)
        case Rerolled(_, face):
            return fault_of_face(face)
        case OpponentFired(face, system):
            return fault_of_opponent(book.chart, position, face, system)
        case Drafted() | Fired() | SwitchedOn():
            return None


def after_event(book: ShotBook, position: Position, event: Event) -> Position:
    """The position after an event that is known to be possible."""
    match event:
        case Fired(seat, system, face, pips):
            cells_mask = book.masks(kind_of_shot(system), face)[pips]
            return after_shot(book.chart, position, seat, system, cells_mask, len(pips))
        case Drafted(seat, face):
            return draft(position, seat, face)
        case SwitchedOn(seat, system):
            return after_switch(book.chart, position, seat, system)
        case Rolled(dice):
            return roll(position, dice)
        case Rerolled(seat, face):
            return reroll(position, seat, face)
        case OpponentFired():
            return after_opponents_shot(book.chart, position)
