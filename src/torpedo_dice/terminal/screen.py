"""Where a game is shown: one console, and the texts of the player's language."""

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from torpedo_dice.translations.catalogue import Catalogue


class Screen:
    """Draws pictures, says sentences, and asks questions on the same line that is typed on."""

    def __init__(self, console: Console, text: Catalogue) -> None:
        self.text = text
        self._console = console

    def draw(self, picture: RenderableType) -> None:
        """Show a picture."""
        self._console.print(picture)

    def rule(self, title: str) -> None:
        """Show a line across with a title."""
        self._console.print(Rule(Text(title), align="left", characters="-", style="blue"))

    def say(self, sentence: str) -> None:
        """Show a text on lines of its own, broken between words."""
        self._console.print(Text(sentence))

    def say_whole(self, sentence: str) -> None:
        """Show a text that can be copied as one line, however wide."""
        self._console.print(Text(sentence), soft_wrap=True)

    def ask(self, question: str) -> None:
        """Show a text and stay on its line."""
        self._console.print(Text(question), end="")
        self._console.file.flush()
