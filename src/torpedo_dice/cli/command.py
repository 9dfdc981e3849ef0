"""What a command is, and how it speaks."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress, ProgressColumn

from torpedo_dice.cli.words import PROGRAM, Words
from torpedo_dice.errors import LONGEST_DETAIL, BoardError, RecordError, TorpedoDiceError, UsageError
from torpedo_dice.game.boards import STANDARD
from torpedo_dice.game.files import is_same_file
from torpedo_dice.translations.catalogue import Catalogue

DONE: Final = 0
CHECK_FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
"""What shells say of a command that Ctrl-C ended."""


class FaultInFile(TorpedoDiceError):  # noqa: N818 - what is wrong, not who complains
    """What is wrong with a file that a command was given."""

    def __init__(self, path: str | Path, fault: TorpedoDiceError) -> None:
        super().__init__(fault.key, **fault.details)
        self.path = shown(str(path))
        self.fault = fault


class Speech(NamedTuple):
    """The texts of the user's language, and where to print: results on one console, the rest on the other."""

    text: Catalogue
    out: Console
    err: Console

    def say(self, line: str) -> None:
        """Print lines as they are, however wide."""
        self.out.print(line, soft_wrap=True)

    def complain(self, error: TorpedoDiceError) -> None:
        """Print an error in the user's language, with the file that it is about."""
        file = f"{error.path}: " if isinstance(error, FaultInFile) else ""
        said = error.fault if isinstance(error, FaultInFile) else error
        self.err.print(f"{PROGRAM}: {file}{self.text.error(said)}", soft_wrap=True)

    def progress(self, *columns: ProgressColumn) -> Progress:
        """A bar that is gone when the work is done, and is never there where nobody watches."""
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

    def give(self, document: object) -> None:
        """Print one JSON document, and nothing else; in ASCII, so that no encoding can spoil it."""
        sys.stdout.write(json.dumps(msgspec.to_builtins(document), indent=2) + "\n")


def printable(text: str) -> str:
    """A text of somebody's without signs that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def shown(text: str) -> str:
    """A text of somebody's as it is put into a sentence: printable, and no longer than a sentence bears."""
    return printable(text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}…")


def check_apart(board: str, **outputs: str | None) -> None:
    """Raise where an option's file would replace the board's, or that of an option before it."""
    used = [board] if board != STANDARD else []
    for option, path in outputs.items():
        if path is None:
            continue
        if any(is_same_file(path, other) for other in used):
            raise UsageError("usage-same-file", option=f"--{option}", path=path)
        used.append(path)


@contextmanager
def about_file(path: str | Path | None) -> Iterator[None]:
    """Errors of a board or a record name the file that it comes from, where they do not do so by themselves."""
    try:
        yield
    except (BoardError, RecordError) as fault:
        if path is None or "path" in fault.details:
            raise
        raise FaultInFile(path, fault) from None


class Command(NamedTuple):
    """A command: what it can be called with, and what it does."""

    declare: Callable[[Words], None]
    run: Callable[[Namespace, Speech], int]
