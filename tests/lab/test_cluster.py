"""A cluster of two nodes: a worker is killed, then a whole node, and the result is that of one process.

Ray stays in processes of its own: what it changes in a process that imports it is no business of other tests.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from victims import group_of, killer, lives, victim

from torpedo_dice.cli.main import run
from torpedo_dice.translations.catalogue import catalogue

TWO_NODES = """
import sys
from ray.cluster_utils import Cluster

small = {"num_cpus": 1, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, head_node_args=small | {"include_dashboard": False})
second = cluster.add_node(**small, env_vars={"VICTIMS": "worker node"})
print(cluster.address, flush=True)
for line in sys.stdin:
    cluster.remove_node(second, allow_graceful=False)
    print("removed", flush=True)
cluster.shutdown()
"""
MORTAL = """
import os
from pathlib import Path
from torpedo_dice.bots.random_bot import RandomBot
from victims import victim, wait_to_be_killed

FOLDER = Path(os.environ["VICTIMS_FOLDER"])
NAMES = os.environ.get("VICTIMS", "").split()

class Mortal(RandomBot):
    '''Random; on the second node it waits to be killed, alone and then with its node, for which all others wait.'''
    def choose(self, game, seat):
        for name in NAMES:
            wait_to_be_killed(FOLDER, name)
        victim(FOLDER, "node")
        return super().choose(game, seat)

class Raising(RandomBot):
    def choose(self, game, seat):
        raise ValueError("no more")
"""
INTERRUPTED = """
import signal
import ray
from torpedo_dice.lab.cluster import Cluster

begin = ray.init

def begin_and_hear_ctrl_c(*words, **more):
    signal.raise_signal(signal.SIGINT)
    return begin(*words, **more)

ray.init = begin_and_hear_ctrl_c
try:
    with Cluster("local"):
        print("entered")
except KeyboardInterrupt:
    print(ray.is_initialized(), ray._private.worker._worker_logs_enabled)
"""
GAMES = ["simulate", "--bots", "mortal", "--games", "400", "--seed", "c", "--json"]


class Place:
    """A folder with a bot that dies, and the cluster that plays there."""

    def __init__(self, folder: Path, ray_folder: str) -> None:
        self.folder = folder
        info = folder / "mortal-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Name: mortal\nVersion: 1\n")
        (info / "entry_points.txt").write_text(
            "[torpedo_dice.bots]\nmortal = mortal:Mortal\nraising = mortal:Raising\n"
        )
        (folder / "mortal.py").write_text(MORTAL)
        self.environment = os.environ | {
            "PYTHONPATH": f"{folder}:{Path(__file__).parent.parent}",
            "VICTIMS_FOLDER": str(folder),
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": "a-token-for-the-nodes-of-this-test-and-none-else",
            "RAY_TMPDIR": ray_folder,
            "RAY_USAGE_STATS_ENABLED": "0",
            "LC_ALL": "C.UTF-8",
        }
        self.nodes = subprocess.Popen(
            [sys.executable, "-c", TWO_NODES],
            env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            start_new_session=True,
        )  # fmt: skip
        self.address = self._said()

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """What the command says."""
        line = [sys.executable, "-W", "error", "-m", "torpedo_dice", *words]
        environment = self.environment | more
        return subprocess.run(
            line, env=environment, cwd=self.folder, capture_output=True, text=True, timeout=120, check=False
        )

    def remove_second_node(self) -> None:
        """Kill everything on the second node."""
        assert self.nodes.stdin is not None
        self.nodes.stdin.write("remove\n")
        self.nodes.stdin.flush()
        assert self._said() == "removed"

    def end(self) -> list[int]:
        """End the cluster; every process that it had."""
        group = group_of(self.nodes.pid)
        self.nodes.communicate(timeout=60)
        return group

    def _said(self) -> str:
        assert self.nodes.stdout is not None
        return self.nodes.stdout.readline().strip()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The cluster; when the tests are through with it, no process of it is left."""
    # Its sockets lie in this folder, and the name of a socket must be short.
    ray_folder = tempfile.mkdtemp(prefix="td", dir="/tmp")
    place = Place(tmp_path_factory.mktemp("place"), ray_folder)
    try:
        yield place
        group = place.end()
        end = time.monotonic() + 20
        while any(map(lives, group)) and time.monotonic() < end:
            time.sleep(0.1)
        assert not any(map(lives, group))
    finally:
        for process in group_of(place.nodes.pid):
            os.kill(process, signal.SIGKILL)
        shutil.rmtree(ray_folder, ignore_errors=True)


def test_a_worker_and_a_node_die_and_the_result_is_the_same(place: Place) -> None:
    """Both in the middle of their games: result and records are those of one process, and nothing else is printed."""
    killing = killer(place.folder, "worker")
    games = subprocess.Popen(
        [sys.executable, "-m", "torpedo_dice", *GAMES, "--cluster", place.address, "--records", "many.jsonl"],
        env=place.environment, cwd=place.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    on_second_node = victim(place.folder, "node")
    killing.join()
    place.remove_second_node()
    out, err = games.communicate(timeout=120)
    assert not lives(victim(place.folder, "worker"))
    assert not lives(on_second_node)
    alone = place.run(*GAMES, "--records", "one.jsonl")
    assert (games.returncode, out, err) == (0, alone.stdout, "")
    assert json.loads(out)["games"] == 400
    assert (place.folder / "many.jsonl").read_bytes() == (place.folder / "one.jsonl").read_bytes()


def test_a_tournament_is_the_same_on_a_cluster(place: Place) -> None:
    """Settled after the same deal, with the same numbers."""
    words = ["tournament", "--bots", "greedy,random", "--mode", "solo", "--until", "95%", "--seed", "c", "--json"]
    many, one = place.run(*words, "--cluster", place.address), place.run(*words)
    assert (many.returncode, many.stderr) == (0, "")
    assert json.loads(many.stdout)["settled"]
    assert many.stdout == one.stdout


def test_what_a_bot_raises_is_told(place: Place) -> None:
    """A bot that fails on the cluster is named as it is here, in one line."""
    words = ["simulate", "--bots", "raising", "--seed", "c"]
    many, one = place.run(*words, "--cluster", place.address), place.run(*words)
    assert (many.returncode, many.stdout) == (2, "")
    assert many.stderr == one.stderr
    assert "“raising” failed in game 0 of seed “c”: ValueError: no more" in many.stderr


def test_an_interrupt_tells_what_was_played(place: Place) -> None:
    """Ctrl-C ends the command soon; the cluster is good for more."""
    games = subprocess.Popen(
        [sys.executable, "-m", "torpedo_dice", "simulate", "--bots", "random", "--games", "10000000", "--json",
         "--records", "stopped.jsonl", "--cluster", place.address],
        env=place.environment, cwd=place.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    while sum(draft.stat().st_size for draft in place.folder.glob(".stopped.jsonl*")) < 100_000:
        assert games.poll() is None
        time.sleep(0.05)
    games.send_signal(signal.SIGINT)
    out, err = games.communicate(timeout=30)
    assert (games.returncode, err) == (130, "")
    assert json.loads(out)["games"] == len((place.folder / "stopped.jsonl").read_bytes().splitlines())
    again = place.run("simulate", "--bots", "random", "--games", "9", "--json", "--cluster", place.address)
    assert json.loads(again.stdout)["games"] == 9


def test_a_cluster_of_ones_own_leaves_nothing_behind(place: Place) -> None:
    """`local` begins one and ends it."""
    words = ["simulate", "--bots", "greedy", "--games", "20", "--seed", "c", "--json"]
    with tempfile.TemporaryDirectory(prefix="td", dir="/tmp") as folder:
        many = place.run(*words, "--cluster", "local", RAY_TMPDIR=folder)
        assert (many.returncode, many.stderr) == (0, "")
        assert not processes_naming(folder)
    assert many.stdout == place.run(*words).stdout


def processes_naming(word: str) -> list[str]:
    """The words of every process that was called with one."""
    lines = [path.joinpath("cmdline") for path in Path("/proc").iterdir() if path.name.isdigit()]
    found = []
    for line in lines:
        with suppress(OSError):
            found.append(line.read_bytes().decode(errors="replace"))
    return [line for line in found if word in line]


def test_an_interrupt_while_ray_begins_ends_it() -> None:
    """Whoever goes on after a Ctrl-C has no Ray any more, and one begun later may print again."""
    with tempfile.TemporaryDirectory(prefix="td", dir="/tmp") as folder:
        environment = os.environ | {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        words = [sys.executable, "-c", INTERRUPTED]
        begun = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert (begun.returncode, begun.stdout) == (0, "False True\n"), begun.stderr
        assert not processes_naming(folder)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("somewhere", "address"),
        ("host:port", "address"),
        (":6379", "address"),
        ("127.0.0.1:1", "unreachable"),
        ("nowhere.invalid:6379", "unreachable"),
        ("127.0.0.1:123456", "unreachable"),
    ],
)
def test_wrong_addresses_are_said_soon(capsys: pytest.CaptureFixture[str], address: str, key: str) -> None:
    """In one sentence, within seconds, before anything is played."""
    start = time.monotonic()
    assert run(["simulate", "--language", "en", "--cluster", address]) == 2
    assert time.monotonic() - start < 15
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"torpedo-dice: {catalogue('en')(f'error-cluster-{key}', address=address)}\n")


def test_a_cluster_needs_ray() -> None:
    """Without Ray, the error names the extra that brings it."""
    code = "import sys; sys.modules['ray'] = None; from torpedo_dice.cli.main import run; run(sys.argv[1:])"
    words = ["simulate", "--cluster", "local", "--language", "en"]
    said = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert said.stderr.endswith('pip install "torpedo-dice[cluster]"\n')
    assert said.stderr.count("\n") == 1
