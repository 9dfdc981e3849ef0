"""Playouts as a study: the same counts as from games, by any workers."""

import json

import pytest
from tables import TABLES

from torpedo_dice import SetupError, standard_board
from torpedo_dice.cli.main import run
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.crew import open_workers
from torpedo_dice.lab.fast import Threads, fast_study
from torpedo_dice.lab.match import Tally, setup_of
from torpedo_dice.lab.workers import Here, Workers, spread


def tally_by(workers: Workers, mode: ModeName, players: int, games: int) -> Tally:
    """What the playouts of greedy players come to, by these workers."""
    tally = Tally()
    for part in spread(workers, fast_study(setup_of(mode, players, ["greedy"], standard_board(), "f")), range(games)):
        tally.merge(part.tally)
    return tally


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_playout_is_counted_once(mode: ModeName, players: int) -> None:
    """Wins, shared and lost ones add up to all, reasons too; ranks are those of the solo wins; threads count alike."""
    tally = tally_by(Here(), mode, players, 3000)
    assert tally.games == 3000
    assert tally.seat_wins.total() + tally.shared + tally.nobody == 3000
    assert tally.reasons.total() == 3000
    assert set(tally.seat_wins) <= set(range(players))
    assert tally.ranks.total() == (tally.reasons["sunk"] if mode == "solo" else 0)
    assert (tally.mean_score is None) == (mode != "solo")
    with Threads(3) as threads:
        assert tally_by(threads, mode, players, 3000) == tally


def test_processes_count_alike() -> None:
    """As where numba is missing: processes do the work, in other shares."""
    with open_workers(2) as processes:
        assert tally_by(processes, "mission", 2, 500) == tally_by(Here(), "mission", 2, 500)


def test_work_that_fails_in_a_thread_is_heard_of() -> None:
    """The error comes to whoever asked, and the threads end."""

    def broken(share: range) -> int:
        if 7 in share:
            raise ValueError(share)
        return len(share)

    with pytest.raises(ValueError, match="range"), Threads(2) as threads:
        list(spread(threads, broken, range(1000)))


def test_fast_simulation_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed, the same result, however many work; unknown bots and records are refused."""
    words = ["simulate", "--fast", "--bots", "greedy,random", "--games", "2000", "--seed", "x", "--json"]
    reports = []
    for jobs in ("1", "2"):
        assert run([*words, "--jobs", jobs]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 2000
    assert reports[0]["wins"][0]["value"] > 0.9
    assert run([*words, "--records", "games.jsonl"]) == 2
    assert "--fast and --records" in capsys.readouterr().err
    with pytest.raises(SetupError, match="does not know the bot “mine”"):
        fast_study(setup_of("mission", 2, ["mine"], standard_board(), "f"))
