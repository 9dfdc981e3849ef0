"""Games between bots that playouts know, many thousands a second: no moves are kept, only what the games come to."""

from collections import Counter, deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from types import TracebackType
from typing import Self

from msgspec import Struct

from torpedo_dice.errors import SetupError
from torpedo_dice.game.names import MODES, RANK_NAMES, RankName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.lab.match import Part, Setup, Tally
from torpedo_dice.lab.workers import AHEAD, Result, Work
from torpedo_dice.rules.chart import Chart
from torpedo_dice.simulation.bulk import PLAYERS, Bulk
from torpedo_dice.simulation.playouts import Playouts


class FastStudy(Struct, frozen=True):
    """Playouts of a set-up, as work that can be shared out."""

    chart: Chart
    players: tuple[int, ...]
    seed: int

    def __call__(self, numbers: range) -> Part:
        """Play the games with these numbers."""
        return Part(tally_of(Bulk(self.chart, self.players, self.seed).play(numbers), len(self.players)), b"")


def fast_study(setup: Setup) -> FastStudy:
    """The playouts of a set-up; its bots must be players that playouts know."""
    unknown = next((name for name in setup.bots if name not in PLAYERS), None)
    if unknown is not None:
        raise SetupError("setup-fast", name=unknown, names=", ".join(PLAYERS))
    chart = shot_book(setup.board, MODES[setup.mode]).chart
    return FastStudy(chart, tuple(PLAYERS[name] for name in setup.bots), number_of(setup.seed))


def number_of(seed: str) -> int:
    """The number that playouts take for a seed."""
    return int.from_bytes(sha256(seed.encode("utf-8", "surrogatepass")).digest()[:4])


def ranks_of(played: Playouts) -> dict[RankName, int]:
    """How many solo games were won with each rank, the lowest first."""
    return dict(zip(RANK_NAMES, (played.lieutenants, played.captains, played.admirals), strict=True))


def tally_of(played: Playouts, seats: int) -> Tally:
    """What playouts come to, counted like games."""
    solo = seats == 1
    reasons = {"sunk": played.sunk, "wrecked": played.wrecked, "torpedoes": played.torpedoes}
    wins = (played.won_by_0, played.won_by_1, played.won_by_2, played.won_by_3)
    return Tally(
        games=played.games,
        rounds=played.rounds,
        reasons=+Counter(reasons),
        seat_wins=+Counter(dict(enumerate(wins[:seats]))),
        first_wins=played.first_seat_wins,
        shared=played.shared,
        nobody=played.nobody,
        score=played.score,
        ranks=+Counter[str](ranks_of(played)) if solo else Counter(),
    )


class Threads:
    """Threads of this process: for work that holds no lock of the interpreter, as compiled playouts do."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = ThreadPoolExecutor(jobs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)

    def results(self, work: Work[Result], shares: Iterable[range]) -> Generator[Result, None, None]:
        """The result of each share, in their order; shares are taken only as they are needed."""
        under_way = deque[Future[Result]]()
        for share in shares:
            under_way.append(self._pool.submit(work, share))
            if len(under_way) == AHEAD * self._jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
