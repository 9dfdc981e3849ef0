"""Many games side by side for whoever chooses in them: compiled where numba is installed, the same games elsewhere."""

from array import array
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from torpedo_dice.rules.chart import Chart
from torpedo_dice.simulation.bulk import can_compile
from torpedo_dice.simulation.chance import seeded
from torpedo_dice.simulation.encoding import layout_of
from torpedo_dice.simulation.picking import pick_many
from torpedo_dice.simulation.stepping import DRAWN, Terms, new_batch, reset_many, step_many

LARGEST_SEED: Final = (1 << 32) - 1
"""Chance looks at the 32 lowest bits of a seed."""


class Arena:
    """Games of one chart and number of seats; one seat plays solo.

    `batch` shows what the last reset or step came to, from its observations to its finals; its lists belong to compiled
    code. `actions` is what the next step does, `picks` what a random player would. All of it stays where it is in
    memory: views of it stay good.
    """

    def __init__(
        self,
        chart: Chart,
        seats: int,
        games: int,
        *,
        first: int = DRAWN,
        by_score: bool = False,
        waiting: bool = False,
        compiled: bool | None = None,
    ) -> None:
        self.compiled = can_compile() if compiled is None else compiled
        self.layout = layout_of(chart, seats)
        self.batch = new_batch(chart, self.layout, games)
        self.actions, self.picks, self._chances = (array("q", bytes(8 * games)) for _ in range(3))
        self._terms = Terms(0, first, by_score, waiting)
        self._tables = tuple(map(self._laid_out, (chart, self.layout, self.batch)))
        self.pick = self._bound(pick_many, self.batch.masks, self.layout.actions, self._chances, self.picks)
        """Write an action into `picks` for every game: any legal one, each as likely."""
        self.step = self._bound_step()
        """Take the `actions`."""

    def reset(self, seed: int | None = None, *, first: int | None = None) -> None:
        """Begin the first games of a seed, or without one the next game everywhere; their first seat may be named."""
        if seed is not None:
            self._terms = self._terms._replace(seed=seed & LARGEST_SEED)
            self.step = self._bound_step()
            for slot in range(len(self._chances)):
                # Another seed's chance than that of the games played here.
                self._chances[slot] = seeded(self._terms.seed ^ LARGEST_SEED, slot)
        terms = self._terms if first is None else self._terms._replace(first=first)
        self._bound(reset_many, *self._tables, terms, seed is not None)()

    def _bound_step(self) -> Callable[[], Any]:
        return self._bound(step_many, *self._tables, self._terms, self.actions)

    def _bound(self, function: Callable[..., Any], *arguments: object) -> Callable[[], Any]:
        laid = map(self._laid_out, arguments)
        if not self.compiled:
            return partial(function, *laid)
        from torpedo_dice.simulation.compiled import bound  # noqa: PLC0415 - numba may be missing

        return bound(function, *laid)

    def _laid_out(self, value: object) -> object:
        if not self.compiled:
            return value
        from torpedo_dice.simulation.compiled import laid_out  # noqa: PLC0415 - numba may be missing

        laid: object = laid_out(value)
        return laid
