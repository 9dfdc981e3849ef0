"""Golden files: what the rules gave when they were last looked at. `python tests/golden_files.py` writes them anew.

A change of these files is a change of the rules, and must be meant.
"""

from itertools import product
from pathlib import Path

from tables import TABLES, played, steps

from torpedo_dice import Game, SeededDice, encode_record, move_text, position_text, standard_board
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.lab.match import Tally, play_games, setup_of
from torpedo_dice.lab.perft import perft
from torpedo_dice.simulation.bulk import PLAYERS, Bulk

FOLDER = Path(__file__).parent / "golden"
DEPTH = 3


def perft_text() -> str:
    """The counts of every table, from the first roll of a fixed seed."""
    lines = ["# Sequences of moves and different positions to depth 1, 2, 3: the last two drafts, then an action."]
    for mode, players in TABLES:
        game = Game(players, mode, dice=SeededDice("perft"), first=0)
        game.push(game.legal_moves[0])
        for _ in range(players - 2):
            game.push(game.legal_moves[0])
        lines += ["", f"[{mode}-{players}]", *counts_of(game)]
    lines += ["", "# From the last draft of a round in the middle of a game, with systems on, wrecked and used."]
    for mode, players in TABLES:
        game = played(mode, players, "middle")
        late = 2 * game.ply // 3
        while game.ply > late or game.phase != "draft" or game.position.drafted.count(0) != 1:
            game.pop()
        lines += ["", f"[middle-{mode}-{players}]", f'position = "{position_text(game.position)}"', *counts_of(game, 2)]
    return "\n".join(lines) + "\n"


def counts_of(game: Game, deepest: int = DEPTH) -> list[str]:
    """The counts from a position, as lines."""
    counts = [perft(game, depth) for depth in range(1, deepest + 1)]
    return [
        f"dice = {list(game.position.pool)}",
        f"sequences = {[count.sequences for count in counts]}",
        f"positions = {[count.positions for count in counts]}",
    ]


def playthrough(mode: ModeName, players: int) -> str:
    """A whole random game: every move, the position after it, and how many moves were legal; then its record."""
    game = Game(players, mode, dice=SeededDice("golden"))
    lines = [position_text(game.position)]
    for after in steps(game, "golden"):
        lines += [f"> {move_text(after.peek())}", position_text(after.position)]
        lines += [f"  {sum(len(after.legal_moves_of(seat)) for seat in after.seats_to_act)} legal moves"]
    return "\n".join([*lines, encode_record(game).decode()]) + "\n"


def simulation_text() -> str:
    """What random playouts and greedy games of every table come to, to the last game."""
    lines = ["# Sums over 500 random and 100 greedy playouts with seed 1, and over 30 games between greedy bots."]
    for (policy, number), (mode, players) in product(PLAYERS.items(), TABLES):
        chart = shot_book(standard_board(), MODES[mode]).chart
        played_out = Bulk(chart, [number] * players, 1, compiled=False).play(range(100 if number else 500))
        figures = [f"{name} = {value}" for name, value in played_out._asdict().items()]
        lines += ["", f"[playouts-{policy}-{mode}-{players}]", *figures]
    for mode, players in TABLES:
        greedy = Tally()
        for game in play_games(setup_of(mode, players, ["greedy"], standard_board(), "golden"), 30):
            greedy.add(game)
        lines += ["", f"[greedy-{mode}-{players}]", f"rounds = {greedy.rounds}", f"shared = {greedy.shared}"]
        lines += [f"wins = {[greedy.seat_wins[seat] for seat in range(players)]}", f"score = {greedy.score}"]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Every golden file with what it should say."""
    found = {FOLDER / "perft.toml": perft_text(), FOLDER / "simulation.toml": simulation_text()}
    for mode, players in TABLES:
        found[FOLDER / "playthroughs" / f"{mode}-{players}.txt"] = playthrough(mode, players)
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
