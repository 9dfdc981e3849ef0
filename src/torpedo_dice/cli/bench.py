"""`torpedo-dice bench`: how fast this machine plays."""

from argparse import Namespace

import msgspec

from torpedo_dice.cli.command import DONE, Command, Speech, about_file
from torpedo_dice.cli.tables import table_of
from torpedo_dice.cli.words import Words
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.names import MODES
from torpedo_dice.lab.benchmark import game_speed, plain_speed
from torpedo_dice.rules.tables import MOST_SEATS
from torpedo_dice.simulation.random_play import RandomTally

SEED = 1


def declare(words: Words) -> None:
    """What is played, and how often."""
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.number("games", 1, 10_000_000, 2000)
    words.value("board", "file", default=STANDARD)
    words.flag("json")


def run(options: Namespace, speech: Speech) -> int:
    """Measure random games by the plain rules and through `Game`."""
    mode, players = table_of(options)
    with about_file(options.board):
        board = load_board(options.board)
    plain, tally = plain_speed(board, mode, players, options.games, SEED)
    through_game = game_speed(board, mode, players, options.games, SEED)
    if options.json:
        played = {"mode": mode, "players": players, "games": options.games}
        results = {"plain": plain, "game": through_game, "random_games": _means(tally)}
        speech.give(played | {name: msgspec.to_builtins(value) for name, value in results.items()})
        return DONE
    for name, speed in (("plain", plain), ("game", through_game)):
        speech.say(speech.text(f"bench-{name}", games=round(speed.games_per_s), moves=round(speed.moves_per_s)))
    return DONE


def _means(tally: RandomTally) -> dict[str, float]:
    """What the plain random games came to, a game: figures that another implementation can be held against."""
    means = {name: count / tally.games for name, count in tally._asdict().items() if name != "games"}
    spread = means.pop("rounds_squared") - means["rounds"] ** 2
    return means | {"rounds_deviation": spread**0.5}


COMMAND = Command(declare, run)
