"""Our vectorised environment beside pgx's `2048` and `backgammon`: steps a second on one core, in one run.

`make bench-envs` runs it. pgx is no dependency of this project: give it a virtual environment and name its Python.

    python3 -m venv /tmp/pgx && /tmp/pgx/bin/pip install "jax[cpu]" pgx
    make bench-envs PGX_PYTHON=/tmp/pgx/bin/python

Everything is pinned to one core, XLA's threads too, and measured in turn, several times over; of each environment the
best batch counts, by the processor's time. On both sides a step is: choose evenly among the legal actions of every
game, by a random number and the mask, in compiled code; act; begin a new game where one has ended; write observations,
masks and rewards. Ours goes through Gymnasium's interface, one call from Python to choose and one to step; theirs runs
64 steps in one compiled loop.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

from torpedo_dice.envs.vector import TorpedoDiceVectorEnv
from torpedo_dice.game.names import ModeName

TABLES: Final[list[tuple[ModeName, int]]] = [("mission", 2), ("mission", 4), ("training", 2), ("solo", 1)]
OUR_BATCHES: Final = (256, 1024, 4096, 16384)
PGX: Final = {"2048": (256, 1024, 4096, 16384), "backgammon": (32, 128, 512)}
WANTED: Final = {"2048": (1, 3), "backgammon": (20, 20)}
"""How many times their speed is wanted of Mission for two, and how many times it is aimed at."""
Results = dict[str, dict[int, float]]
"""Steps a second by environment and batch."""


def main() -> None:
    """Print every environment's best batch, and how many times pgx's speed ours makes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pgx", default=os.environ.get("PGX_PYTHON"), help="a Python that has jax and pgx")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured; the best counts")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    core = max(os.sched_getaffinity(0))
    # Whatever is started from here stays on the core too.
    os.sched_setaffinity(0, {core})
    results = measured(options)
    ratios = {
        name: best(results, OURS)[1] / best(results, f"pgx {name}")[1] for name in WANTED if f"pgx {name}" in results
    }
    if options.json:
        found = [
            {"environment": name, "batch": batch, "steps_per_s": round(speed)} for name, batch, speed in rows(results)
        ]
        print(json.dumps({"core": core, "results": found, "ratios": ratios}))
    else:
        show(results, ratios)
    if any(ratio < WANTED[name][0] for name, ratio in ratios.items()):
        sys.exit(1)


def measured(options: argparse.Namespace) -> Results:
    """Ours and theirs in turn; of each environment and batch, the best."""
    results: Results = {}
    for _ in range(options.rounds):
        for name, batch, speed in (*ours(options.seconds), *theirs(options.pgx, options.seconds)):
            known = results.setdefault(name, {})
            known[batch] = max(speed, known.get(batch, 0))
    return results


def name_of(mode: str, players: int, *, copy: bool) -> str:
    """How a measurement of ours is called."""
    return f"torpedo dice {mode} {players}" + ("" if copy else ", views")


OURS: Final = name_of("mission", 2, copy=True)


def ours(seconds: float) -> Iterator[tuple[str, int, float]]:
    """Steps a second of our environment: as it comes, and for Mission for two also without copies."""
    for mode, players in TABLES:
        for copy in (True, False) if (mode, players) == TABLES[0] else (True,):
            for batch in OUR_BATCHES:
                env = TorpedoDiceVectorEnv(batch, mode, players, copy=copy)
                yield name_of(mode, players, copy=copy), batch, steps_per_s(env, seconds)


def steps_per_s(env: TorpedoDiceVectorEnv, seconds: float) -> float:
    """Steps a second, once games are at every stage."""
    env.reset(seed=1)
    for _ in range(64):
        env.step(env.sample_actions())
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        env.step(env.sample_actions())
        steps += env.num_envs
    return steps / (process_time() - start)


def theirs(python: str | None, seconds: float) -> Iterator[tuple[str, int, float]]:
    """Steps a second of pgx's environments."""
    if python is None:
        return
    for name, batches in PGX.items():
        words = [python, str(Path(__file__).with_name("pgx_speed.py")), name, str(seconds), *map(str, batches)]
        printed = subprocess.run(words, check=True, capture_output=True, text=True).stdout
        for line in printed.splitlines():
            found: dict[str, Any] = json.loads(line)
            yield f"pgx {found['name']}", found["batch"], found["steps_per_s"]


def best(results: Results, name: str) -> tuple[int, float]:
    """The batch of an environment at which it is fastest, and how fast it is then."""
    return max(results[name].items(), key=lambda entry: entry[1])


def rows(results: Results) -> Iterator[tuple[str, int, float]]:
    """Environment, batch and speed."""
    for name, speeds in results.items():
        for batch, speed in speeds.items():
            yield name, batch, speed


def show(results: Results, ratios: dict[str, float]) -> None:
    """The table, and the ratios."""
    for name in results:
        batch, speed = best(results, name)
        others = ", ".join(f"{other}: {slower / 1e6:.2f}" for other, slower in results[name].items() if other != batch)
        print(f"{name:32} {speed / 1e6:8.3f} million steps/s at a batch of {batch:5} (others: {others})")
    for name, ratio in ratios.items():
        wanted, aim = WANTED[name]
        print(f"{OURS}: {ratio:.1f} times pgx's {name} (wanted: {wanted}, aim: {aim})")
    if not ratios:
        print("pgx was not measured: name a Python that has it, --pgx PYTHON or PGX_PYTHON.")


if __name__ == "__main__":
    main()
