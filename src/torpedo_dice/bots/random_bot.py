"""A bot that does anything: first any option, then any way to carry it out."""

from torpedo_dice.bots.bot import chance_of
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Move


class RandomBot:
    """Chooses evenly among the options (a die, a face with a system, a switch), then evenly among their moves."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int) -> Move:
        """Any legal move."""
        chance = chance_of(self._seed, game, seat)
        return chance.choice(chance.choice(game.legal_moves_of(seat).parts))
