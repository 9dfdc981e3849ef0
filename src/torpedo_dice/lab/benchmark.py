"""How fast we are here: random games by the rules' plain functions, and through `Game`."""

from random import Random
from time import perf_counter

from msgspec import Struct

from torpedo_dice.game.dice import SeededDice
from torpedo_dice.game.game import Game
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.board import Board
from torpedo_dice.simulation.choices import make_choices
from torpedo_dice.simulation.random_play import RandomTally, play_many


class Speed(Struct):
    """How much was done in a second."""

    games_per_s: float
    moves_per_s: float


def plain_speed(board: Board, mode: ModeName, players: int, games: int, seed: int) -> tuple[Speed, RandomTally]:
    """Random games by the rules' plain functions in this process, and what they came to."""
    chart, choices = shot_book(board, MODES[mode]).chart, make_choices()
    start = perf_counter()
    tally = play_many(chart, choices, players, games, seed)
    seconds = perf_counter() - start
    return Speed(games / seconds, tally.moves / seconds), tally


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
