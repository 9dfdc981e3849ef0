"""`torpedo-dice board show FILE`, as text or as a picture, `board check FILE` and `board study FILE`."""

import sys
from argparse import Namespace

from torpedo_dice.cli.command import CHECK_FAILED, DONE, Command, Speech, about_file, shown
from torpedo_dice.cli.study import OPTIONS as STUDY_OPTIONS
from torpedo_dice.cli.study import declare_study, study
from torpedo_dice.cli.words import Words
from torpedo_dice.drawing.boards import board_svg
from torpedo_dice.drawing.ink import THEMES
from torpedo_dice.errors import UsageError
from torpedo_dice.game.boards import STANDARD, faults_in_toml, load_board, read_board_file
from torpedo_dice.game.names import MODES
from torpedo_dice.terminal.drawing import board_drawing

ACTIONS = ("show", "check", "study")


def declare(words: Words) -> None:
    """What to do, and the board."""
    words.argument("action")
    words.argument("file")
    words.flag("svg")
    words.choice("mode", MODES)
    words.choice("theme", THEMES)
    declare_study(words)


def run(options: Namespace, speech: Speech) -> int:
    """Show a board, name everything that is wrong with a file, or study what games on it come to."""
    action, path = options.action or "show", options.file or STANDARD
    if action not in ACTIONS:
        raise UsageError("usage-choice", option="board", word=action, choices=", ".join(ACTIONS))
    _check_options(options, action)
    with about_file(path):
        if action == "check":
            return _check(path, speech)
        if action == "study":
            return study(path, options, speech)
        return _draw(path, options, speech) if options.svg else _show(path, speech)


def _check_options(options: Namespace, action: str) -> None:
    """Raise where an option would do nothing."""
    if options.svg and action != "show":
        raise UsageError("usage-needs", option="--svg", needed="show")
    for option in ("mode", "theme"):
        if getattr(options, option) and not options.svg:
            raise UsageError("usage-needs", option=f"--{option}", needed="--svg")
    for option in STUDY_OPTIONS:
        if getattr(options, option) not in {None, False} and action != "study":
            raise UsageError("usage-needs", option=f"--{option}", needed="study")


def _show(path: str, speech: Speech) -> int:
    speech.out.print(board_drawing(load_board(path), speech.text, speech.out.width))
    return DONE


def _draw(path: str, options: Namespace, speech: Speech) -> int:
    """Print a picture, in ASCII so that no encoding can spoil a name."""
    drawn = board_svg(load_board(path), options.mode, text=speech.text, theme=THEMES[options.theme or "dark"])
    sys.stdout.write(drawn.encode("ascii", "xmlcharrefreplace").decode("ascii"))
    return DONE


def _check(path: str, speech: Speech) -> int:
    if path != STANDARD:
        faults = faults_in_toml(read_board_file(path))
        for fault in faults:
            speech.say(f"{shown(path)}: {speech.text.error(fault)}")
        if faults:
            return CHECK_FAILED
    board = load_board(path)
    cells = sum(sign != "." for row in board.grid for sign in row)
    speech.say(speech.text("board-good", file=shown(path), name=board.name, cells=cells))
    return DONE


COMMAND = Command(declare, run)
