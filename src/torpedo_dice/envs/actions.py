"""Between the game's moves and the action numbers of the encoding.

An action is one choice: a die, what to do with it, or where the shot lies. A shot is therefore two actions, one that
names system and face and one that aims; everything else that a seat can do is one.
"""

from typing import NamedTuple

from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.notation import choice_text
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.systems import kind_of_shot
from torpedo_dice.simulation.encoding import DRAFT_ACTION, FIRE_ACTION, REROLL_ACTION, SHOT_ACTION, SWITCH_ACTION


class Aim(NamedTuple):
    """A shot whose system and face are chosen, and that is still to be aimed."""

    system: int
    face: int


def actions_of(book: ShotBook, move: Move) -> tuple[int, ...]:
    """The actions that make a move, in order; shots of the same effect have the same, and a roll has none."""
    match move:
        case Roll():
            return ()
        case Fire(_, system, face, pips):
            kind = kind_of_shot(system)
            effects = list(book.effects(kind, face))
            return option_of(move), SHOT_ACTION + effects.index(book.masks(kind, face)[pips])
        case _:
            return (option_of(move),)


def option_of(move: Draft | Fire | Reroll | SwitchOn) -> int:
    """The first action of a move; a shot is still to be aimed after it."""
    match move:
        case Draft(_, face):
            return DRAFT_ACTION + face - 1
        case Fire(_, system, face, _):
            return FIRE_ACTION + system * 6 + face - 1
        case Reroll():
            return REROLL_ACTION
        case SwitchOn(_, system):
            return SWITCH_ACTION + system - 1


def chosen(book: ShotBook, seat: int, aim: Aim | None, action: int) -> Move | Aim:
    """What a seat chooses by a legal action, with this shot to be aimed or none: a move, or a shot to be aimed."""
    if aim is not None:
        patterns = tuple(book.effects(kind_of_shot(aim.system), aim.face).values())
        return Fire(seat, aim.system, aim.face, patterns[action - SHOT_ACTION])
    if action < FIRE_ACTION:
        return Draft(seat, action - DRAFT_ACTION + 1)
    if action < REROLL_ACTION:
        system, face = divmod(action - FIRE_ACTION, 6)
        return Aim(system, face + 1)
    if action < SWITCH_ACTION:
        return Reroll(seat)
    return SwitchOn(seat, action - SWITCH_ACTION + 1)


def legal_actions(game: Game, seat: int, aim: Aim | None) -> list[int]:
    """The actions that a seat may choose now, in ascending order; none when it has nothing to choose."""
    if aim is not None:
        shots = len(game.book.effects(kind_of_shot(aim.system), aim.face))
        return list(range(SHOT_ACTION, SHOT_ACTION + shots))
    choices = [part[0] for part in game.legal_moves_of(seat).parts]
    return sorted(option_of(move) for move in choices if not isinstance(move, Roll))


def aim_text(aim: Aim) -> str:
    """The text form of a shot that is still to be aimed: that of the move without its spaces."""
    return choice_text(Fire(0, aim.system, aim.face, ())).removesuffix("@")
