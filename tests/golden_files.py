"""Golden files: what the rules gave when they were last looked at. `python tests/golden_files.py` writes them anew.

A change of these files is a change of the rules, and must be meant.
"""

from pathlib import Path

from tables import TABLES, steps

from torpedo_dice import Game, SeededDice, encode_record, move_text, position_text
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.perft import perft

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
        counts = [perft(game, depth) for depth in range(1, DEPTH + 1)]
        lines += ["", f"[{mode}-{players}]", f"dice = {list(game.position.pool)}"]
        lines += [f"sequences = {[count.sequences for count in counts]}"]
        lines += [f"positions = {[count.positions for count in counts]}"]
    return "\n".join(lines) + "\n"


def playthrough(mode: ModeName, players: int) -> str:
    """A whole random game: every move, the position after it, and how many moves were legal; then its record."""
    game = Game(players, mode, dice=SeededDice("golden"))
    lines = [position_text(game.position)]
    for after in steps(game, "golden"):
        lines += [f"> {move_text(after.peek())}", position_text(after.position)]
        lines += [f"  {sum(len(after.legal_moves_of(seat)) for seat in after.seats_to_act)} legal moves"]
    return "\n".join([*lines, encode_record(game).decode()]) + "\n"


def files() -> dict[Path, str]:
    """Every golden file with what it should say."""
    found = {FOLDER / "perft.toml": perft_text()}
    for mode, players in TABLES:
        found[FOLDER / "playthroughs" / f"{mode}-{players}.txt"] = playthrough(mode, players)
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
