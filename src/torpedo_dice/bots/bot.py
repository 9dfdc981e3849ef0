"""What a bot is: something that chooses one of a seat's legal moves in a game."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Move


class Bot(Protocol):
    """A player that is a program. It may read all of the game but its dice, and must not change it."""

    def choose(self, game: Game, seat: int) -> Move:
        """A legal move of a seat that may move now; asked again at the same point, the same move."""
        ...


BotMaker = Callable[[str], Bot]
"""Makes a bot from a seed: the same seed makes the same choices in the same games."""


def chance_of(seed: str, game: Game, seat: int) -> Random:
    """A bot's own chance at a point of a game: fixed by its seed, by the point and by the seat, as its dice are."""
    return Random(f"{seed}/{game.ply}/{seat}".encode("utf-8", "surrogatepass"))
