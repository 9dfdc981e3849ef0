"""What happened, dice included: a game is its set-up and its events."""

from msgspec import Struct

from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.rules.formations import Pattern


class Rolled(Struct, frozen=True, gc=False, tag_field="kind", tag="rolled"):
    """The active seat rolled these dice, in the order in which they fell."""

    dice: tuple[int, ...]


class Drafted(Struct, frozen=True, gc=False, tag_field="kind", tag="drafted"):
    """A seat took a die."""

    seat: int
    face: int


class Rerolled(Struct, frozen=True, gc=False, tag_field="kind", tag="rerolled"):
    """A seat's Propeller rolled its die to this face."""

    seat: int
    face: int


class Fired(Struct, frozen=True, tag_field="kind", tag="fired"):
    """A seat fired a face with a system (0: none) on these pips."""

    seat: int
    system: int
    face: int
    pips: Pattern


class SwitchedOn(Struct, frozen=True, gc=False, tag_field="kind", tag="switched"):
    """A seat switched a system on."""

    seat: int
    system: int


class OpponentFired(Struct, frozen=True, gc=False, tag_field="kind", tag="opponent"):
    """The automaton fired the face left over, and your system lost a space (0: a miss)."""

    face: int
    system: int


Event = Rolled | Drafted | Rerolled | Fired | SwitchedOn | OpponentFired


def move_behind(event: Event, active: int) -> Move | None:
    """The move that led to an event while this seat was active; none behind the automaton's shot."""
    match event:
        case Rolled():
            return Roll(active)
        case Drafted(seat, face):
            return Draft(seat, face)
        case Rerolled(seat):
            return Reroll(seat)
        case Fired(seat, system, face, pips):
            return Fire(seat, system, face, pips)
        case SwitchedOn(seat, system):
            return SwitchOn(seat, system)
        case OpponentFired():
            return None
        case _ as unreachable:
            raise TypeError(f"{unreachable!r} is not an event")
