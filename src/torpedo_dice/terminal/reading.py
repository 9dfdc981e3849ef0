"""Reading what a player types: lines from a terminal, a pipe or a file, with the words that always work."""

import sys
from contextlib import suppress
from getpass import getpass

from torpedo_dice.errors import TorpedoDiceError
from torpedo_dice.terminal.screen import Screen

HELP, MORE_HELP = "?", "??"


class Left(Exception):  # noqa: N818 - the player has left; nothing went wrong
    """The player quits, or the input has ended."""


class Reader:
    """Asks a question and reads a line; help is always there; an empty input, Ctrl-C and `quit` leave."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.text = screen.text
        if _at_terminal():
            # Only with it do the arrow keys move and bring earlier lines back; Windows has them anyway.
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415

    def line(self, question: str, *, free: bool = False, unseen: bool = False) -> str:
        """What was typed, without the blanks around it; `free`: a text of one's own, so that no word means help."""
        while True:
            word = self._read(self.screen.begin(question), unseen=unseen).strip()
            if word == MORE_HELP:
                self.screen.say(self.text("help-signs"))
            elif word == HELP or (not free and self.text.means(word, "word-help")):
                self.screen.say(self.text("help-game"))
            elif self.text.means(word, "word-quit"):
                raise Left
            else:
                return word

    def choose(self, question: str, count: int) -> int:
        """A number from 1 to `count`, asked for until it is one."""
        while True:
            word = self.line(question)
            if word in {str(number) for number in range(1, count + 1)}:
                return int(word)
            self.screen.say(self.text("say-number", most=count))

    def agrees(self, word: str) -> bool:
        """Whether a word is a yes: Enter is one."""
        return not word or self.text.means(word, "word-yes")

    def goes_back(self, word: str) -> bool:
        """Whether a word is a no."""
        return self.text.means(word, "word-undo") or self.text.means(word, "word-no")

    def refuse(self, error: TorpedoDiceError) -> None:
        """Say what was wrong with a line."""
        self.screen.say(self.text.error(error))

    def _read(self, prompt: str, *, unseen: bool) -> str:
        if not _at_terminal():
            return self._read_plainly(prompt)
        sys.stdout.flush()
        try:
            return getpass(prompt) if unseen else input(prompt)
        except EOFError:
            raise Left from None

    def _read_plainly(self, prompt: str) -> str:
        self.screen.write(prompt)
        line = sys.stdin.readline()
        if not line:
            raise Left
        if not sys.stdin.isatty():
            # Nobody echoed it: without this the answers would be missing from what a pipe shows.
            self.screen.write(line if line.endswith("\n") else f"{line}\n")
        return line


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
