"""What a command is, and how it speaks."""

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress, ProgressColumn

from torpedo_dice.cli.words import PROGRAM, Words
from torpedo_dice.errors import TorpedoDiceError
from torpedo_dice.translations.catalogue import Catalogue

DONE: Final = 0
CHECK_FAILED: Final = 1
WRONG_USE: Final = 2


class Speech(NamedTuple):
    """The texts of the user's language, and where to print: results on one console, the rest on the other."""

    text: Catalogue
    out: Console
    err: Console

    def say(self, line: str) -> None:
        """Print lines as they are, however wide."""
        self.out.print(line, soft_wrap=True)

    def complain(self, error: TorpedoDiceError) -> None:
        """Print an error in the user's language."""
        self.err.print(f"{PROGRAM}: {self.text.error(error)}", soft_wrap=True)

    def progress(self, *columns: ProgressColumn) -> Progress:
        """A bar that is gone when the work is done, and is never there where nobody watches."""
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

    def give(self, document: object) -> None:
        """Print one JSON document, and nothing else."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")


class Command(NamedTuple):
    """A command: what it can be called with, and what it does."""

    declare: Callable[[Words], None]
    run: Callable[[Namespace, Speech], int]
