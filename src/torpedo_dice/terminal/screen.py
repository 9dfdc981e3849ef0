"""Where a game is shown: one console, and the texts of the player's language."""

import re
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from torpedo_dice.translations.catalogue import Catalogue


class Screen:
    """Draws pictures, says sentences, and asks questions on the same line that is typed on."""

    def __init__(self, console: Console, text: Catalogue) -> None:
        self.text = text
        self._console = console

    @property
    def width(self) -> int:
        """So many characters fit on a line."""
        return self._console.width

    def draw(self, picture: RenderableType) -> None:
        """Show a picture."""
        self._console.print(picture)

    def rule(self, title: str) -> None:
        """Show a line across with a title, or the title alone where it takes more than a line."""
        if len(title) + 2 > self.width:
            self.say(title)
        else:
            self._console.print(Rule(Text(title), align="left", characters="-", style="blue"))

    def say(self, sentence: str) -> None:
        """Show a text on lines of its own, broken between words."""
        self.say_whole("\n".join(wrapped(sentence, self.width)))

    def say_whole(self, sentence: str) -> None:
        """Show a text that can be copied as one line, however wide."""
        self._console.print(Text(sentence), soft_wrap=True)

    def begin(self, question: str) -> str:
        """The last line of a question, to be typed behind; the lines before it are shown."""
        *before, last = wrapped(f"{question} >", self.width - 1)
        if before:
            self.say_whole("\n".join(before))
        return f"{last} "

    def write(self, text: str) -> None:
        """Show a text and stay on its line."""
        self._console.print(Text(text), end="", soft_wrap=True)
        self._console.file.flush()


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, none wider than that unless one word is; what hangs in a table hangs there still."""
    return [part for line in text.split("\n") for part in _wrapped_line(line, width)]


def _wrapped_line(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    columns = [gap.end() for gap in re.finditer(r" {2,}(?=\S)", line)]
    hang = max((column for column in columns if column <= width // 2), default=0)
    if columns and not hang:
        # Two columns that no longer fit beside each other.
        return [part for piece in re.split(r" {2,}", line) for part in _wrapped_line(piece, width)]
    # `wrap` breaks at plain blanks alone: not before a French colon, as Rich would, and not inside a word.
    broken = wrap(
        line[hang:],
        width,
        initial_indent=line[:hang],
        subsequent_indent=" " * hang,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return broken or [""]
