"""Counting what can happen within so many moves: two implementations of the rules must agree on it."""

from typing import NamedTuple

from torpedo_dice.game.game import Game
from torpedo_dice.rules.position import Position


class Perft(NamedTuple):
    """How many sequences of moves there are, and how many different positions they lead to."""

    sequences: int
    positions: int


def perft(game: Game, depth: int) -> Perft:
    """The count to a depth, every seat that may move moving; the game's dice decide every throw."""
    found: set[Position] = set()
    return Perft(_walk(game, depth, found), len(found))


def _walk(game: Game, depth: int, found: set[Position]) -> int:
    if depth == 0:
        found.add(game.position)
        return 1
    count = 0
    for seat in game.seats_to_act:
        for move in game.legal_moves_of(seat):
            game.push(move)
            count += _walk(game, depth - 1, found)
            game.pop()
    return count
