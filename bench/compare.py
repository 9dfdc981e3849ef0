"""Our speed beside others', in one run, all on one core: the yardstick in C++, python-chess, and what an import costs.

`make bench` runs it. The yardstick is looked for in `../shared/limit`; ratios are what counts, machines differ.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import chess

SHARED = Path(__file__).parent.parent.parent / "shared" / "limit"
TABLES = [("mission", 2), ("mission", 4), ("training", 2), ("training", 4)]
SHARES = ("first_seat_wins", "shared", "nobody", "sunk")
YARDSTICK_GAMES = 1_000_000
OUR_GAMES = 1_000_000
RUNS = 3
CHESS_SECONDS = 3.0


def main() -> None:
    """Print every comparison."""
    cores = os.sched_getaffinity(0)
    # Whatever is started from here stays on the core too.
    os.sched_setaffinity(0, {max(cores)})
    with tempfile.TemporaryDirectory() as folder:
        program = build_yardstick(Path(folder))
        chess_speed = median(chess_moves_per_s() for _ in range(RUNS))
        for mode, players in TABLES:
            compare(program, mode, players, chess_speed)
    os.sched_setaffinity(0, cores)
    for mode, players in TABLES:
        compare_cores(mode, players, min(2, len(cores)))
    print(f"import torpedo_dice: {import_cost():.0f} ms beyond starting Python (median of 21; wanted: below 80)")


def build_yardstick(folder: Path) -> Path | None:
    """The yardstick's program, or None where its source is not at hand."""
    source = SHARED / "playouts.cpp"
    if not source.exists():
        print(f"No yardstick: {source} is not there.")
        return None
    program = folder / "playouts"
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++20", "-o", program, source], check=True)
    return program


def compare(program: Path | None, mode: str, players: int, chess_speed: float) -> None:
    """One table: yardstick and ours in turn, the medians as a ratio, and whether both played the same game."""
    print(f"\n{mode}, {players} players")
    pairs = [(yardstick(program, mode, players), bench(mode, players)) for _ in range(RUNS)]
    ours = [pair[1] for pair in pairs]
    through_game = median(run["game"]["moves_per_s"] for run in ours)
    print(f"  through Game: {through_game:,.0f} moves/s, {through_game / chess_speed:.1f} times python-chess")
    if program is None:
        return
    ratio = median(run["compiled"]["games_per_s"] / theirs["games_per_s"] for theirs, run in pairs)
    compiled = median(run["compiled"]["games_per_s"] for run in ours)
    print(f"  compiled: {compiled:,.0f} games/s, {ratio:.2f} of the yardstick (wanted: at least 0.8, aim 0.95)")
    ratio = median(theirs["games_per_s"] / run["plain"]["games_per_s"] for theirs, run in pairs)
    plain = median(run["plain"]["games_per_s"] for run in ours)
    print(f"  plain rules: {plain:,.0f} games/s, 1/{ratio:.0f} of the yardstick (wanted: at least 1/200, aim 1/100)")
    show_agreement(pairs[0][0], ours[0]["random_games"])


def compare_cores(mode: str, players: int, cores: int) -> None:
    """How much faster the compiled simulation is on more cores."""
    runs = [bench(mode, players, "--jobs", str(cores)) for _ in range(RUNS)]
    ratio = median(run["compiled_jobs"]["games_per_s"] / run["compiled"]["games_per_s"] for run in runs)
    print(f"\n{mode}, {players} players: {cores} cores make {ratio:.2f} times the games of one (wanted: at least 1.8)")


def show_agreement(theirs: dict[str, float], ours: dict[str, float]) -> None:
    """Each figure of both, and how many standard errors lie between them; more than four is a failure."""
    error = ours["rounds_deviation"] * (1 / OUR_GAMES + 1 / YARDSTICK_GAMES) ** 0.5
    rows = [("rounds", ours["rounds"], theirs["rounds_per_game"], error)]
    for name in SHARES:
        share = (ours[name] * OUR_GAMES + theirs[name] * YARDSTICK_GAMES) / (OUR_GAMES + YARDSTICK_GAMES)
        error = (share * (1 - share) * (1 / OUR_GAMES + 1 / YARDSTICK_GAMES)) ** 0.5
        rows.append((name, ours[name], theirs[name], error))
    for name, our, their, error in rows:
        apart = abs(our - their) / error if error else float(our != their) * 99
        print(f"  {name:16} {our:8.4f} ours {their:8.4f} theirs: {apart:.1f} standard errors")
        if apart > 4:
            sys.exit(f"{name}: ours and the yardstick's do not agree")


def yardstick(program: Path | None, mode: str, players: int) -> dict[str, Any]:
    """What the yardstick prints."""
    if program is None:
        return {}
    words = [program, SHARED / "standard.txt", mode, str(players), str(YARDSTICK_GAMES)]
    return result_of([*map(str, words)])


def bench(mode: str, players: int, *more: str) -> dict[str, Any]:
    """What `torpedo-dice bench --json` prints."""
    words = ["-m", "torpedo_dice", "bench", "--mode", mode, "--players", str(players), *more, "--json"]
    return result_of([sys.executable, *words, "--games", str(OUR_GAMES)])


def result_of(words: Sequence[str]) -> dict[str, Any]:
    """The JSON that a command prints."""
    printed = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    found: dict[str, Any] = json.loads(printed)
    return found


def chess_moves_per_s() -> float:
    """Random legal moves of python-chess, from the list of legal moves to the push, until each game is over."""
    chance, moves, start = random.Random(1), 0, perf_counter()
    while perf_counter() - start < CHESS_SECONDS:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            moves += 1
    return moves / (perf_counter() - start)


def import_cost() -> float:
    """Milliseconds that `import torpedo_dice` adds to starting Python."""
    return median(seconds_of("import torpedo_dice") - seconds_of("pass") for _ in range(21)) * 1000


def seconds_of(statement: str) -> float:
    """How long a new Python takes for a statement."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return perf_counter() - start


if __name__ == "__main__":
    main()
