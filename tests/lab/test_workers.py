"""Workers: whoever does the work, however it is split, whoever dies over it, what comes out is the same."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain, pairwise
from multiprocessing import active_children
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from victims import group_of, killer, lives, victim, wait_to_be_killed

from torpedo_dice import SetupError, StudyError, encode_record, standard_board
from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.bots.registry import BOTS
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Move
from torpedo_dice.lab.crew import open_workers
from torpedo_dice.lab.match import Study, Tally, play_games, setup_of
from torpedo_dice.lab.processes import Processes
from torpedo_dice.lab.workers import AHEAD, GROWTH, RETRIES, SHARE_SECONDS, Here, Workers, spread

SETUP = setup_of("solo", 1, ["random"], standard_board(), "w")
SHARES = [range(start, start + 3) for start in range(0, 60, 3)]


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    """Three processes; when the tests are through with them, none is left."""
    with Processes(3) as workers:
        yield workers
    assert active_children() == []


def squares(share: range) -> list[int]:
    """The squares of a share, the first ones late, so that shares end in another order than they began."""
    time.sleep(0.05 if share[0] < 3 else 0)
    return [number**2 for number in share]


def slow(share: range) -> int:
    """The size of a share, a tenth of a second for each number."""
    time.sleep(0.1 * len(share))
    return len(share)


class Fragile(Struct, frozen=True):
    """Work on whose number 10 so many processes die before one lives."""

    folder: Path
    deaths: int

    def __call__(self, share: range) -> tuple[list[int], int]:
        """The numbers, and the process that they come from."""
        if 10 in share:
            for death in range(self.deaths):
                wait_to_be_killed(self.folder, str(death))
        time.sleep(0.01)
        return list(share), os.getpid()


class Unsendable(Exception):  # noqa: N818 - a name like those that other packages give
    """An error that no process can send to another."""

    def __init__(self) -> None:
        super().__init__("it holds a lambda")
        self.held = lambda: None


def refused(share: range) -> None:
    """Always refused."""
    raise SetupError("setup-bots-few")


def failing(share: range) -> None:
    """Fails with an error of its own."""
    raise Unsendable


def results_by(workers: Workers, work: Callable[[range], list[int]]) -> list[list[int]]:
    """All results."""
    return list(workers.results(work, SHARES))


def test_results_come_in_the_order_of_the_shares(processes: Processes) -> None:
    """Though the first share ends last, and processes are more or fewer than shares."""
    expected = [[number**2 for number in share] for share in SHARES]
    assert results_by(Here(), squares) == results_by(processes, squares) == expected
    with open_workers() as alone, open_workers(2) as pair:
        assert isinstance(alone, Here)
        assert results_by(pair, squares) == expected
    assert list(processes.results(squares, [])) == []


def test_a_process_that_dies_costs_only_its_share(processes: Processes, tmp_path: Path) -> None:
    """It is killed over its share, twice; the others go on with what they have, and all results are there."""
    killing = killer(tmp_path, "0", "1")
    found = list(processes.results(Fragile(tmp_path, 2), SHARES))
    killing.join()
    assert [numbers for numbers, _ in found] == [list(share) for share in SHARES]
    killed = {victim(tmp_path, "0"), victim(tmp_path, "1")}
    assert not any(map(lives, killed))
    before, fatal, after = found[:3], found[3], found[4:]
    assert fatal[1] not in killed
    steady = {process for _, process in before} & {process for _, process in after}
    assert steady
    assert not steady & killed


def test_work_that_always_kills_is_given_up(tmp_path: Path) -> None:
    """After so many deaths over one share there is an error that names it, and nobody is left."""
    names = [str(number) for number in range(RETRIES + 1)]
    others = set(active_children())
    killing = killer(tmp_path, *names)
    with Processes(2) as workers, pytest.raises(StudyError) as error:
        list(workers.results(Fragile(tmp_path, RETRIES + 1), SHARES))
    killing.join()
    assert error.value.key == "study-worker"
    assert error.value.details == {"times": RETRIES + 1, "first": 9, "last": 11}
    assert set(active_children()) <= others


def test_errors_come_from_where_they_were_raised(processes: Processes) -> None:
    """Ours as they are, others by their words; the processes are good for more."""
    with pytest.raises(SetupError, match="two bots"):
        list(processes.results(refused, SHARES))
    with pytest.raises(StudyError, match="Unsendable: it holds a lambda"):
        list(processes.results(failing, SHARES))
    assert results_by(processes, squares) == results_by(Here(), squares)


def test_shares_are_taken_as_they_are_needed(processes: Processes) -> None:
    """Ten million shares need no memory: only a few are under way; stopped early, no more is taken, nobody works on."""
    taken = []

    def shares() -> Iterator[range]:
        for number in range(10_000_000):
            taken.append(number)
            yield range(number, number + 1)

    with closing(processes.results(squares, shares())) as results:
        for _ in range(20):
            next(results)
    assert len(taken) <= 20 + AHEAD * 3
    count = len(taken)
    time.sleep(0.05)
    assert len(taken) == count


@given(st.integers(0, 300), st.integers(1, 50))
def test_spread_covers_every_number_once(count: int, first: int) -> None:
    """In order, in shares that begin with the first size and never grow more than is allowed."""
    shares = list(spread(Here(), lambda share: share, range(count), first))
    assert list(chain.from_iterable(shares)) == list(range(count))
    assert [len(share) for share in shares[:1]] == [min(first, count)] * bool(count)
    assert all(len(after) <= GROWTH * len(before) for before, after in pairwise(shares))


def test_spread_takes_shares_of_the_time_they_should_take() -> None:
    """Slow work comes in small shares, quick work in large ones."""
    assert set(list(spread(Here(), slow, range(9), 4))[1:]) <= {round(SHARE_SECONDS / 0.1), 1, 3}
    assert len(list(spread(Here(), len, range(1_000_000)))) < 20


@given(st.sets(st.integers(1, 11)))
def test_tallies_of_parts_add_up(cuts: set[int]) -> None:
    """However 12 games are split, tally and records are those of all at once."""
    edges = [0, *sorted(cuts), 12]
    tally, records = Tally(), b""
    for start, end in pairwise(edges):
        part = STUDY(range(start, end))
        tally.merge(part.tally)
        records += part.records
    assert (tally, records) == WHOLE


def whole() -> tuple[Tally, bytes]:
    """The tally and the records of 12 games, one after another."""
    tally, records = Tally(), b""
    for game in play_games(SETUP, 12):
        tally.add(game)
        records += encode_record(game) + b"\n"
    return tally, records


STUDY = Study(SETUP, recorded=True)
WHOLE = whole()


def test_a_study_is_the_same_by_processes(processes: Processes) -> None:
    """Tally and records, in shares that time decides."""
    tally, records = Tally(), b""
    for part in spread(processes, STUDY, range(12)):
        tally.merge(part.tally)
        records += part.records
    assert (tally, records) == WHOLE


class Illegal(GreedyBot):
    """A bot that takes a die that is not there, in round 2."""

    def choose(self, game: Game, seat: int) -> Move:
        """A good move, then a bad one."""
        return super().choose(game, seat) if game.position.round < 2 else Draft(seat, 9)


class Raising(GreedyBot):
    """A bot that breaks down in round 2."""

    def choose(self, game: Game, seat: int) -> Move:
        """A good move, then none."""
        moves: dict[int, Move] = {}
        return super().choose(game, seat) if game.position.round < 2 else moves[seat]


@pytest.mark.parametrize(("bot", "reason"), [(Illegal, "IllegalMove: "), (Raising, "KeyError: 1")])
def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, bot: type[GreedyBot], reason: str) -> None:
    """With the game and the seed that show it again, and what it said; what it raised is behind it."""
    monkeypatch.setitem(BOTS, "failing", bot)
    study = Study(setup_of("mission", 2, ["greedy", "failing"], standard_board(), "f"))
    with pytest.raises(StudyError) as error:
        study(range(5, 6))
    assert {name: error.value.details[name] for name in ("bot", "game", "seed")} == {
        "bot": "failing", "game": 5, "seed": "f"
    }  # fmt: skip
    assert str(error.value.details["reason"]).startswith(reason)
    assert type(error.value.__cause__).__name__ in reason


def command(*words: str) -> subprocess.Popen[str]:
    """A command that has begun, as the leader of a process group, as a shell begins it."""
    return subprocess.Popen(
        [sys.executable, "-m", "torpedo_dice", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip


def at_work(process: subprocess.Popen[str]) -> list[int]:
    """The group of a command whose two processes have begun; the tracker of multiprocessing is one more."""
    end = time.monotonic() + 60
    while len(group := group_of(process.pid)) < 4:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)
    return group


def none_left(group: list[int]) -> bool:
    """Whether all of a group end, within some seconds."""
    end = time.monotonic() + 20
    while any(map(lives, group)) and time.monotonic() < end:
        time.sleep(0.05)
    return not any(map(lives, group))


def test_an_interrupt_ends_everybody(tmp_path: Path) -> None:
    """Ctrl-C reaches the whole group: what was played is told, nothing is complained of, and no process is left."""
    path = tmp_path / "games.jsonl"
    words = ["simulate", "--games", "1000000", "--jobs", "2", "--bots", "random", "--json", "--records", str(path)]
    process = command(*words)
    group = at_work(process)
    while sum(draft.stat().st_size for draft in tmp_path.glob(".games.jsonl*")) < 100_000:
        time.sleep(0.02)
    start = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert time.monotonic() - start < 10
    assert (process.returncode, err) == (130, "")
    assert f'"games": {len(path.read_bytes().splitlines())},' in out
    assert none_left(group)


def test_who_loses_its_master_ends(tmp_path: Path) -> None:
    """Processes end by themselves when the one that began them is killed."""
    process = command("simulate", "--games", "1000000", "--jobs", "2", "--bots", "random")
    group = at_work(process)
    process.kill()
    process.communicate(timeout=60)
    assert none_left(group)
