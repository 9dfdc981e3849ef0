"""What a bot is: something that chooses one of a seat's legal moves in a game."""

from collections.abc import Callable
from typing import Protocol

from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Move


class Bot(Protocol):
    """A player that is a program. It may read the whole game, for nothing is hidden, and must not change it."""

    def choose(self, game: Game, seat: int) -> Move:
        """A legal move of a seat that may move now."""
        ...


BotMaker = Callable[[str], Bot]
"""Makes a bot from a seed: the same seed makes the same choices in the same games."""
