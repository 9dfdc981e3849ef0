"""Games side by side that are played at random, with wild actions among legal ones, and a digest of all that is shown.

As a program it walks compiled, over every table and two boards, and prints the digests: `python walks.py 100`.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from tables import OTHER_PANELS, TABLES

from torpedo_dice import Board, standard_board
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.simulation.arena import Arena

GAMES = 24
BOARDS = (standard_board(), OTHER_PANELS)
WILD = (-(2**63), -(2**32), -1, 6, 53, 54, 61, 62, 63, 64, 100, 127, 128, 251, 252, 253, 2**31, 2**32 + 6, 2**63 - 1)


def arena_for(mode: ModeName, players: int, board: Board, **options: Any) -> Arena:
    """Games of a table."""
    options = {"games": GAMES} | options
    return Arena(shot_book(board, MODES[mode]).chart, players, **options)


def walk(arena: Arena, steps: int, wild: float = 0.01) -> Iterator[Arena]:
    """The games after each step; some actions are any number."""
    chance = Random("wild")
    for _ in range(steps):
        arena.pick()
        arena.actions[:] = arena.picks
        for game in range(len(arena.actions)):
            if chance.random() < wild:
                arena.actions[game] = chance.choice(WILD)
        arena.step()
        yield arena


def shown(arena: Arena) -> bytes:
    """All that the games show, and the actions that were picked."""
    batch = arena.batch
    memory = (
        batch.observations,
        batch.masks,
        batch.turns,
        batch.rewards,
        batch.terminations,
        batch.endings,
        batch.finals,
    )
    return b"".join(part.tobytes() for part in (*memory, arena.picks))


def digest_of(arena: Arena, steps: int) -> str:
    """A digest of everything that is shown on the way."""
    digest = hashlib.sha256()
    arena.reset(11)
    digest.update(shown(arena))
    for after in walk(arena, steps):
        digest.update(shown(after))
    arena.reset(first=0)
    digest.update(shown(arena))
    return digest.hexdigest()


def digests(steps: int, *, compiled: bool) -> list[str]:
    """The digests of walks at every table and on both boards; the next games follow at once, and then they wait."""
    setups = [(mode, players, board) for mode, players in TABLES for board in BOARDS]
    return [
        digest_of(arena_for(*setup, waiting=waiting, compiled=compiled), steps)
        for setup in setups
        for waiting in (False, True)
    ]


if __name__ == "__main__":
    print(*digests(int(sys.argv[1]), compiled=True))
