"""The dice of environments: numbered games of a seed, drawn like those of the simulation."""

from torpedo_dice.game.dice import Proof
from torpedo_dice.simulation.chance import advanced, below, seeded


class StreamDice:
    """Dice from the simulation's stream of chance: what the vectorised environment rolls in the same game of a seed.

    They fall in the order in which they are asked for; a throw that was made stays, as with all dice.
    """

    def __init__(self, seed: int, game: int) -> None:
        self._state = seeded(seed, game)
        self._thrown: dict[tuple[int, str], tuple[int, ...]] = {}

    def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """So many numbers from 1 to `sides`."""
        if (round_number, purpose) not in self._thrown:
            self._thrown[round_number, purpose] = tuple([self._drawn(sides) for _ in range(count)])
        return self._thrown[round_number, purpose]

    def proof(self, *, reveal: bool) -> Proof | None:  # noqa: ARG002 - the protocol's
        """Nothing: they are good for statistics, and no record vouches for them."""
        return None

    def _drawn(self, sides: int) -> int:
        self._state = advanced(self._state)
        return 1 + below(self._state, sides)
