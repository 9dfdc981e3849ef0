"""`torpedo-dice board show FILE` and `board check FILE`."""

from argparse import Namespace

from torpedo_dice.cli.command import CHECK_FAILED, DONE, Command, Speech, about_file, printable
from torpedo_dice.cli.words import Words
from torpedo_dice.errors import UsageError
from torpedo_dice.game.boards import STANDARD, faults_in_toml, load_board, read_board_file
from torpedo_dice.terminal.drawing import board_drawing

ACTIONS = ("show", "check")


def declare(words: Words) -> None:
    """What to do, and the board."""
    words.argument("action")
    words.argument("file")


def run(options: Namespace, speech: Speech) -> int:
    """Show a board, or name everything that is wrong with a file."""
    action, path = options.action or "show", options.file or STANDARD
    if action not in ACTIONS:
        raise UsageError("usage-choice", option="board", word=action, choices=", ".join(ACTIONS))
    with about_file(path):
        return _show(path, speech) if action == "show" else _check(path, speech)


def _show(path: str, speech: Speech) -> int:
    speech.out.print(board_drawing(load_board(path), speech.text, speech.out.width))
    return DONE


def _check(path: str, speech: Speech) -> int:
    if path != STANDARD:
        faults = faults_in_toml(read_board_file(path))
        for fault in faults:
            speech.say(f"{printable(path)}: {speech.text.error(fault)}")
        if faults:
            return CHECK_FAILED
    board = load_board(path)
    cells = sum(sign != "." for row in board.grid for sign in row)
    speech.say(speech.text("board-good", file=printable(path), name=board.name, cells=cells))
    return DONE


COMMAND = Command(declare, run)
