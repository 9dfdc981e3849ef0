"""Reading what a player types: lines from a terminal, a pipe or a file, with the words that always work."""

import sys
from collections.abc import Callable

from torpedo_dice.errors import TorpedoDiceError
from torpedo_dice.translations.catalogue import Catalogue


class Left(Exception):  # noqa: N818 - the player has left; nothing went wrong
    """The player quits, or the input has ended."""


class Reader:
    """Asks a question and reads a line; an empty input, Ctrl-C and `quit` leave."""

    def __init__(self, text: Catalogue, show: Callable[[str], None]) -> None:
        self.text = text
        self._show = show

    def line(self, question: str) -> str:
        """What the player typed, without the blanks around it."""
        self._show(f"{question} > ")
        line = sys.stdin.readline()
        if not line:
            raise Left
        if not sys.stdin.isatty():
            # Nobody echoed it: without this the answers would be missing from what a pipe shows.
            self._show(line if line.endswith("\n") else f"{line}\n")
        word = line.strip()
        if self.text.means(word, "word-quit"):
            raise Left
        return word

    def choose(self, question: str, count: int) -> int:
        """A number from 1 to `count`, asked for until it is one."""
        while True:
            word = self.line(question)
            if word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= count:
                return int(word)
            self._show(self.text("say-number", most=count) + "\n")

    def refuse(self, error: TorpedoDiceError) -> None:
        """Say what was wrong with a line."""
        self._show(self.text.error(error) + "\n")
