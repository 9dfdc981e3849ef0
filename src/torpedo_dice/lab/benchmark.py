"""How fast we are here: playouts, plain and compiled, and games through `Game`."""

from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from random import Random
from time import perf_counter

from msgspec import Struct

from torpedo_dice.game.dice import SeededDice
from torpedo_dice.game.game import Game
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.board import Board
from torpedo_dice.simulation.bulk import Bulk
from torpedo_dice.simulation.playouts import NO_PLAYOUTS, Playouts, merged

LEAST_SECONDS = 0.5


class Speed(Struct):
    """How much was done in a second."""

    games_per_s: float
    moves_per_s: float


def playout_speed(bulk: Bulk, games: int, jobs: int = 1) -> tuple[Speed, Playouts]:
    """Playouts, in runs of so many games for half a second at least, and what the games of one run come to."""
    shares = [range(games * job // jobs, games * (job + 1) // jobs) for job in range(jobs)]
    with ThreadPoolExecutor(jobs) as pool:
        bulk.play(range(1))
        start, runs = perf_counter(), 0
        while not runs or perf_counter() - start < LEAST_SECONDS:
            played = reduce(merged, pool.map(bulk.play, shares), NO_PLAYOUTS)
            runs += 1
        seconds = (perf_counter() - start) / runs
    return Speed(games / seconds, played.moves / seconds), played


def game_speed(board: Board, mode: ModeName, players: int, games: int, seed: int) -> Speed:
    """Games of evenly chosen legal moves through `Game`: list the legal moves, push one, until it is over."""
    random = Random(seed)
    moves = 0
    start = perf_counter()
    for number in range(games):
        game = Game(players, mode, board=board, dice=SeededDice(f"{seed}/{number}"))
        while not game.is_over():
            game.push(random.choice(game.legal_moves))
            moves += 1
    seconds = perf_counter() - start
    return Speed(games / seconds, moves / seconds)
