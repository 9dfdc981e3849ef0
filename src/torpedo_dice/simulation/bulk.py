"""Many playouts at once: compiled where numba is installed, by plain functions elsewhere; the same games in both."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from torpedo_dice.rules.chart import Chart
from torpedo_dice.simulation.greedy_play import GREEDY
from torpedo_dice.simulation.kit import make_kit, new_table
from torpedo_dice.simulation.playouts import Playouts, play_many
from torpedo_dice.simulation.random_play import RANDOM

PLAYERS: Final = {"random": RANDOM, "greedy": GREEDY}
"""The players that playouts know, by the names of the bots that play alike."""


LARGEST_SEED: Final = (1 << 32) - 1


@cache
def can_compile() -> bool:
    """Whether numba is installed, fits the machine, and is not told to compile nothing."""
    try:
        from torpedo_dice.simulation.compiled import is_allowed  # noqa: PLC0415 - slow to import, and may be missing
    except Exception:  # noqa: BLE001 - without its own parts, or with settings that are wrong, it fails in many ways
        return False
    return is_allowed()


class Bulk:
    """Playouts of one table: a chart, a player for each seat, a seed. A game depends on its number and nothing else."""

    def __init__(self, chart: Chart, players: Sequence[int], seed: int, *, compiled: bool | None = None) -> None:
        self.chart = chart
        self.players = list(players)
        # Chance looks at 32 bits, and compiled code takes no more than 63.
        self.seed = seed & LARGEST_SEED
        self.compiled = can_compile() if compiled is None else compiled

    def play(self, numbers: range) -> Playouts:
        """What the games with these numbers come to; it may be called from many threads."""
        assert numbers.step == 1
        kit, table = make_kit(self.chart), new_table(self.chart, self.players)
        if not self.compiled:
            return play_many(kit, table, numbers.start, len(numbers), self.seed)
        from torpedo_dice.simulation.compiled import kernel_of, laid_out  # noqa: PLC0415 - numba may be missing, and is slow to import

        played: Playouts = kernel_of(play_many)(laid_out(kit), laid_out(table), numbers.start, len(numbers), self.seed)
        return played
