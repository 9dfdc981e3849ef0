"""Work on many numbered things, in shares, by whoever is there: this process, others on this machine, or a cluster.

Work is a picklable function of a range of numbers. Results come in the order of the shares, whoever did which of them
and when, so that what is made of them does not depend on how the work was split.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from time import perf_counter
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

Result = TypeVar("Result")
Work = Callable[[range], Result]

SHARE_SECONDS: Final = 0.25
"""Long against what a share costs on its way (2 ms on a cluster), short for those who wait for it or interrupt it."""
GROWTH: Final = 8
"""No share is more than this many times the one that it was measured by: a first share may be unlike those after it."""
AHEAD: Final = 4
"""Shares under way for each worker: enough that none waits, and few enough to need no memory."""
RETRIES: Final = 3
"""How often a share is given to another worker after one has died over it; then it is the work's own fault."""


class Workers(Protocol):
    """Whoever does the work."""

    def results(self, work: Work[Result], shares: Iterable[range]) -> Generator[Result, None, None]:
        """The result of each share, in their order; shares are taken only as they are needed."""
        ...


class Here:
    """This process does the work, one share after another."""

    def results(self, work: Work[Result], shares: Iterable[range]) -> Generator[Result, None, None]:
        """The result of each share, in their order."""
        for share in shares:
            yield work(share)


def spread(workers: Workers, work: Work[Result], numbers: range, first: int = 1) -> Generator[Result, None, None]:
    """The results of work on numbers, in order, in shares of a quarter of a second, the first of `first` numbers."""
    shares = _Shares(numbers, first)
    with closing(workers.results(_Timed(work), shares)) as results:
        for timed in results:
            shares.learn(timed.numbers, timed.seconds)
            yield timed.result


class _Measured(NamedTuple, Generic[Result]):
    """What a share came to, and how long it took."""

    result: Result
    numbers: int
    seconds: float


class _Timed(Struct, Generic[Result], frozen=True):
    """Work that is timed where it is done."""

    work: Work[Result]

    def __call__(self, share: range) -> _Measured[Result]:
        start = perf_counter()
        result = self.work(share)
        return _Measured(result, len(share), perf_counter() - start)


class _Shares:
    """Shares of numbers, each as large as the latest measurements say."""

    def __init__(self, numbers: range, first: int) -> None:
        self._left = numbers
        self._size = first

    def __iter__(self) -> Iterator[range]:
        while self._left:
            share, self._left = self._left[: self._size], self._left[self._size :]
            yield share

    def learn(self, numbers: int, seconds: float) -> None:
        """Make the shares to come as large as one that took so long should have been."""
        wanted = numbers * SHARE_SECONDS / max(seconds, 1e-6)
        self._size = max(1, min(round(wanted), GROWTH * numbers))
