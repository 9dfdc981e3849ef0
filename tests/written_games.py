"""Games of playouts written out number by number, so that two ways of playing them can be compared to the last bit.

As a program it prints a digest of each way asked for: `python written_games.py mission 2 random 100000 plain compiled`.
"""

import hashlib
import sys

import numpy as np

from torpedo_dice import Game
from torpedo_dice.game.names import ModeName
from torpedo_dice.simulation.bulk import PLAYERS
from torpedo_dice.simulation.chance import seeded
from torpedo_dice.simulation.compiled import kernel_of, laid_out
from torpedo_dice.simulation.ends import end_of
from torpedo_dice.simulation.kit import Kit, Table, make_kit, new_table
from torpedo_dice.simulation.playouts import play_game

SEED = 21


def write_games(kit: Kit, table: Table, games: int, seed: int, written: list[int]) -> int:
    """Write down all that is known at the end of each game; returns how much that is."""
    at = 0
    for number in range(games):
        played = play_game(kit, table, number % len(table.sheets), seeded(seed, number))
        ended = end_of(kit.chart, table.sheets)
        for value in (played.rounds, played.moves, played.state, ended.winners_mask, ended.reason, ended.score):
            written[at] = value
            at += 1
        for seat in range(len(table.sheets)):
            sheet = table.sheets[seat]
            marks = sheet.skull << 16 | sheet.switched_mask << 8 | sheet.wrecked_mask
            for value in (sheet.hits_mask, sheet.spares, marks, sheet.artillery_uses, sheet.windows_uses):
                written[at] = value
                at += 1
    return at


def written_games(mode: ModeName, players: int, policy: str, games: int, *, compiled: bool) -> str:
    """A digest of all games."""
    chart = Game(players, mode).book.chart
    kit, table = make_kit(chart), new_table(chart, [PLAYERS[policy]] * players)
    written = [0] * (games * (6 + 5 * players))
    if not compiled:
        assert write_games(kit, table, games, SEED, written) == len(written)
        return _digest(np.array(written, np.int64))
    memory = laid_out(written)
    assert kernel_of(write_games)(laid_out(kit), laid_out(table), games, SEED, memory) == len(written)
    return _digest(memory.array)


def _digest(numbers: np.ndarray[tuple[int], np.dtype[np.int64]]) -> str:
    return hashlib.sha256(numbers.tobytes()).hexdigest()


if __name__ == "__main__":
    mode_word, players_word, policy_word, games_word, *ways = sys.argv[1:]
    for way in ways:
        table = (mode_word, int(players_word), policy_word, int(games_word))
        print(written_games(*table, compiled=way == "compiled"))  # type: ignore[arg-type]
