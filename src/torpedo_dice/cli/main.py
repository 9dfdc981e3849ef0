"""From the words on the command line to a command, and from its end to an exit status."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

from rich.console import Console

from torpedo_dice import __version__
from torpedo_dice.cli import bench, board, check, play, simulate, solve, tournament
from torpedo_dice.cli.command import INTERRUPTED, WRONG_USE, Command, Speech
from torpedo_dice.cli.words import PROGRAM, Words
from torpedo_dice.errors import TorpedoDiceError, UsageError
from torpedo_dice.game.files import fault_of_file
from torpedo_dice.translations.catalogue import LANGUAGES, Catalogue, catalogue, language_of_machine

COMMANDS: dict[str, Command] = {
    "play": play.COMMAND,
    "simulate": simulate.COMMAND,
    "tournament": tournament.COMMAND,
    "solve": solve.COMMAND,
    "check": check.COMMAND,
    "board": board.COMMAND,
    "bench": bench.COMMAND,
}


def run(words: Sequence[str]) -> int:
    """Run a command; returns the exit status: 0, 1 for a failed check, 2 for wrong use."""
    _make_streams_usable()
    speech = speech_in(_language(words))
    try:
        status = _run(words, speech)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader, `head` for instance, has had enough.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        speech.complain(fault_of_file(UsageError, "stdout", error))
        return WRONG_USE
    return status


def _run(words: Sequence[str], speech: Speech) -> int:
    try:
        return _obey(words, speech)
    except TorpedoDiceError as error:
        speech.complain(error)
        return WRONG_USE
    except SystemExit as end:
        return int(end.code or 0)
    except KeyboardInterrupt:
        return INTERRUPTED


def speech_in(language: str) -> Speech:
    """The catalogue of a language, and both consoles."""
    return Speech(catalogue(language), _console(stderr=False), _console(stderr=True))


def overview(text: Catalogue) -> str:
    """The help of the program itself: its commands and what each is for."""
    commands = "\n".join(f"  {name:<12}{text(f'summary-{name}')}" for name in COMMANDS)
    return Words(text, "").help(f"{text('help-commands')}\n{commands}\n\n{text('help-more')}")


def _obey(words: Sequence[str], speech: Speech) -> int:
    name, rest = _command(words)
    if name in {"", "-h", "--help", "--version"}:
        Words(speech.text, "").parse(rest)
        speech.say(f"{PROGRAM} {__version__}" if name == "--version" else overview(speech.text))
        return 0
    if name not in COMMANDS:
        raise UsageError("usage-command", word=name, commands=", ".join(COMMANDS))
    command = COMMANDS[name]
    parser = Words(speech.text, name)
    command.declare(parser)
    return command.run(parser.parse(rest), speech)


def _command(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The first word that is not `--language` or its value, and all words but that one."""
    skip = False
    for index, word in enumerate(words):
        if skip or word.startswith("--language="):
            skip = False
        elif word == "--language":
            skip = True
        else:
            return word, [*words[:index], *words[index + 1 :]]
    return "", words


def _language(words: Sequence[str]) -> str:
    """The language that is asked for, or the machine's; a wrong one is refused when the words are parsed."""
    asked = [word.removeprefix("--language=") for word in words if word.startswith("--language=")]
    asked += [value for word, value in pairwise(words) if word == "--language"]
    return asked[-1] if asked and asked[-1] in LANGUAGES else language_of_machine()


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Tell whoever called that nobody reads any more; Rich itself would call that a failure."""
        raise BrokenPipeError


def _console(*, stderr: bool) -> Console:
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def _drop_output() -> None:
    """Send what is still to be printed nowhere: Python would complain once more as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _make_streams_usable() -> None:
    """Let closed streams read and write nothing, and signs that an encoding lacks be replaced, not end a game."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123 - open till the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
