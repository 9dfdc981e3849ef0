"""`torpedo-dice bench`: how fast this machine plays."""

from argparse import Namespace

import msgspec

from torpedo_dice.cli.command import DONE, Command, Speech, about_file
from torpedo_dice.cli.tables import table_of
from torpedo_dice.cli.words import Words
from torpedo_dice.cli.workers import MOST_JOBS
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.names import MODES
from torpedo_dice.game.shots import shot_book
from torpedo_dice.lab.benchmark import Speed, game_speed, playout_speed
from torpedo_dice.rules.tables import MOST_SEATS
from torpedo_dice.simulation.bulk import PLAYERS, Bulk, can_compile
from torpedo_dice.simulation.playouts import Playouts

SEED = 1
SLOW_GAMES = 2000
"""Plain rules and `Game` need no more to be measured; a million games would take them minutes."""


def declare(words: Words) -> None:
    """What is played, and how often."""
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.number("games", 1, 10_000_000, 100_000)
    words.number("jobs", 1, MOST_JOBS, 1)
    words.value("board", "file", default=STANDARD)
    words.flag("json")


def run(options: Namespace, speech: Speech) -> int:
    """Measure random games: compiled, by the plain rules, and through `Game`."""
    mode, players = table_of(options)
    with about_file(options.board):
        board = load_board(options.board)
    chart, seats = shot_book(board, MODES[mode]).chart, [PLAYERS["random"]] * players
    few = min(options.games, SLOW_GAMES)
    plain, played = playout_speed(Bulk(chart, seats, SEED, compiled=False), few)
    speeds: dict[str, Speed | None] = {"plain": plain, "compiled": None}
    if can_compile():
        compiled = Bulk(chart, seats, SEED, compiled=True)
        speeds["compiled"], played = playout_speed(compiled, options.games)
        if options.jobs > 1:
            speeds["compiled_jobs"], _ = playout_speed(compiled, options.games, options.jobs)
    speeds["game"] = game_speed(board, mode, players, few, SEED)
    if options.json:
        table = {"mode": mode, "players": players, "games": options.games, "jobs": options.jobs}
        results = {name: msgspec.to_builtins(speed) for name, speed in speeds.items()}
        speech.give(table | results | {"random_games": _means(played)})
    else:
        _print(speeds, options.jobs, speech)
    return DONE


def _print(speeds: dict[str, Speed | None], jobs: int, speech: Speech) -> None:
    for name, speed in speeds.items():
        if speed is None:
            speech.say(speech.text("bench-not-compiled"))
        else:
            games, moves = round(speed.games_per_s), round(speed.moves_per_s)
            speech.say(speech.text(f"bench-{name.replace('_', '-')}", games=games, moves=moves, jobs=jobs))


def _means(played: Playouts) -> dict[str, float]:
    """What the random games came to, a game: figures that another implementation can be held against."""
    means = {name: count / played.games for name, count in played._asdict().items() if name != "games"}
    spread = means.pop("rounds_squared") - means["rounds"] ** 2
    return means | {"rounds_deviation": spread**0.5}


COMMAND = Command(declare, run)
