"""How exact solving is run: what fits in memory, and compiled code where there is any."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from torpedo_dice.errors import MissingExtra, SetupError
from torpedo_dice.simulation.bulk import can_compile

MOST_PLACES: Final = 160_000_000
"""Of eight bytes each: 1.3 gigabytes, and some minutes."""
MOST_PLAIN: Final = 20_000
"""What can be waited for where nothing is compiled."""
PARTS: Final = 200

Value = TypeVar("Value")
Tables = TypeVar("Tables")
Function = TypeVar("Function", bound=Callable[..., Any])
Watch = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


def unwatched(_done: int, _of: int) -> None:
    """Tell nobody how far the work is."""


class Way:
    """How the plain functions are run: compiled, or as they are."""

    def __init__(self, places: int, *, compiled: bool | None) -> None:
        self.compiled = can_compile() if compiled is None else compiled
        if places > MOST_PLACES:
            raise SetupError("exact-large", places=millions(places), most=millions(MOST_PLACES))
        if not self.compiled and places > MOST_PLAIN:
            raise MissingExtra("extra", extra="fast")

    def floats(self, count: int) -> list[float]:
        """Memory for so many floats."""
        if not self.compiled:
            return [0.0] * count
        import numpy as np  # noqa: PLC0415 - it may be missing, as what follows may

        from torpedo_dice.simulation.compiled import Floats  # noqa: PLC0415

        return cast("list[float]", Floats(np.zeros(count)))

    def ints(self, count: int) -> list[int]:
        """Memory for so many ints."""
        if not self.compiled:
            return [0] * count
        import numpy as np  # noqa: PLC0415

        from torpedo_dice.simulation.compiled import Ints  # noqa: PLC0415

        return cast("list[int]", Ints(np.zeros(count, np.int64)))

    def laid_out(self, value: Value) -> Value:
        """An argument; what a function writes to it is written to the copy that this is."""
        if not self.compiled:
            return value
        from torpedo_dice.simulation.compiled import laid_out  # noqa: PLC0415

        return cast("Value", laid_out(value))

    def kernel(self, function: Function) -> Function:
        """A function to call."""
        if not self.compiled:
            return function
        from torpedo_dice.simulation.compiled import kernel_of  # noqa: PLC0415

        return kernel_of(function)

    def in_parts(self, function: Callable[[Tables, int, int], None], tables: Tables, count: int, watch: Watch) -> None:
        """Call a function that solves a range, from the highest numbers to the lowest."""
        step = max(1, count // PARTS)
        for last in range(count, 0, -step):
            self.kernel(function)(tables, max(0, last - step), last)
            watch(count - max(0, last - step), count)


def millions(number: int) -> str:
    """A number in millions, for people: rounded up, or as a power of ten where it is beyond reading."""
    return str(-(-number // 10**6)) if number < 10**15 else f"10^{len(str(number)) - 7}"
