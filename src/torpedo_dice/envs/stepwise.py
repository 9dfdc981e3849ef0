"""A game as environments play it: choices are action numbers, a shot is two of them, an illegal one ends the game."""

from collections.abc import Sequence
from copy import deepcopy

from torpedo_dice.envs.actions import Aim, chosen, legal_actions
from torpedo_dice.game.dice import Dice
from torpedo_dice.game.events import Event
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Move, Roll
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.board import Board
from torpedo_dice.simulation.stepping import ILLEGAL_REWARD


class StepwiseGame:
    """A game; the shots that seats have chosen and not yet aimed; the seats that took an action they must not take."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.aims: dict[int, Aim] = {}
        self.offenders: tuple[int, ...] = ()

    @property
    def turn(self) -> int | None:
        """The seat that is expected to choose; None when it is over."""
        return None if self.offenders else self.game.turn

    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or by an illegal action."""
        return bool(self.offenders) or self.game.is_over()

    def actions(self, seat: int) -> list[int]:
        """The actions that a seat may choose now, in ascending order."""
        return [] if self.offenders else legal_actions(self.game, seat, self.aims.get(seat))

    def choose(self, seat: int, action: int) -> Move | None:
        """The move that a legal action completes; None for a shot that is to be aimed next."""
        choice = chosen(self.game.book, seat, self.aims.pop(seat, None), action)
        if isinstance(choice, Aim):
            self.aims[seat] = choice
            return None
        return choice

    def step(self, actions: dict[int, int]) -> None:
        """Let seats take actions, clockwise from the active one, and the dice fall that are due then."""
        self.offenders = tuple(seat for seat, action in actions.items() if action not in self.actions(seat))
        if self.offenders:
            return
        for seat in self.game.seats_to_act:
            move = self.choose(seat, actions[seat]) if seat in actions else None
            if move is not None:
                self.game.push(move)
        self.roll()

    def roll(self) -> None:
        """Roll the dice of the round if that is due."""
        if self.game.phase == "roll":
            self.game.push(Roll(self.game.position.active))

    def rewards(self) -> tuple[float, ...]:
        """What each seat gets at the end: 1 for a victory, shared equally, as in tournaments; nothing before."""
        seats = range(len(self.game.players))
        if self.offenders:
            return tuple(ILLEGAL_REWARD if seat in self.offenders else 0.0 for seat in seats)
        outcome = self.game.outcome()
        winners = outcome.winners if outcome else ()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)

    def __deepcopy__(self, memo: object) -> "StepwiseGame":
        twin = StepwiseGame(self.game.copy())
        # An exact copy: what it rolls, the original would have rolled.
        twin.game.dice, twin.game.first_is_drawn = deepcopy(self.game.dice), self.game.first_is_drawn
        twin.aims, twin.offenders = dict(self.aims), self.offenders
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        game = self.game
        setup = (game.players, game.mode, game.board, game.first, game.dice)
        return _replayed, (*setup, game.events, self.aims, self.offenders)


def _replayed(
    players: Sequence[str],
    mode: ModeName,
    board: Board,
    first: int,
    dice: Dice,
    events: Sequence[Event],
    aims: dict[int, Aim],
    offenders: tuple[int, ...],
) -> StepwiseGame:
    """What was taken apart: the events of a game are enough to build it again."""
    found = StepwiseGame(Game(players, mode, board=board, first=first, dice=dice))
    for event in events:
        found.game.apply(event)
    found.aims, found.offenders = aims, offenders
    return found
