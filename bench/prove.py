"""The long proof: thousands of games of every table and bot, and `check` must accept every record.

`make prove` runs it; `python bench/prove.py 2000 --million` also checks a file of a million lines and its memory.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
from itertools import islice
from pathlib import Path
from time import perf_counter

from torpedo_dice.game.check import check_file

TABLES = [("solo", 1), *[(mode, players) for mode in ("training", "mission") for players in (2, 3, 4)]]
BOTS = ("random", "greedy")
MILLION = 1_000_000


def main() -> None:
    """Play and check, table by table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=2000)
    parser.add_argument("--million", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        for mode, players in TABLES:
            for bot in BOTS:
                prove(path, mode, players, bot, options.games)
        if options.million:
            check_million(path)


def prove(path: Path, mode: str, players: int, bot: str, games: int) -> None:
    """Let a bot play against itself, and check every record."""
    start = perf_counter()
    table = ["--mode", mode, "--players", str(players), "--bots", bot, "--games", str(games), "--seed", "prove"]
    run("simulate", *table, "--records", str(path), "--json")
    run("check", str(path))
    print(f"{mode:9} {players} {bot:7} {games} games played and checked in {perf_counter() - start:.0f} s", flush=True)


def run(*words: str) -> None:
    """Run a command of ours, which must succeed."""
    subprocess.run([sys.executable, "-m", "torpedo_dice", *words], check=True, stdout=subprocess.DEVNULL)


def check_million(path: Path) -> None:
    """A file of a million lines: how long it takes, and how much memory after a thousand lines and after all."""
    lines = path.read_bytes()
    with path.open("ab") as file:
        for _ in range(MILLION // lines.count(b"\n") - 1):
            file.write(lines)
    start, checked = perf_counter(), check_file(path)
    *_, count = islice(checked, 1000)
    early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for count in checked:  # noqa: B007 - the last one is what counts
        pass
    late = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(
        f"{count.games} games checked in {perf_counter() - start:.0f} s; most memory: {early} kB after 1000, {late} kB"
    )


if __name__ == "__main__":
    main()
