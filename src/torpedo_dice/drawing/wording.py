"""The words of a drawing: those of a catalogue, or the English ones, which need no Fluent library."""

import re
from functools import cache
from typing import Final, Protocol

from torpedo_dice.errors import Detail, plain_sentences

_FILES: Final = ("drawing", "game", "names", "terminal")


class Wording(Protocol):
    """The text of a key in some language: a `Catalogue`, or `english`."""

    def __call__(self, key: str, **values: Detail) -> str:
        """The text of a key, with values put in."""
        ...


def english(key: str, **values: Detail) -> str:
    """The English text of a key that keeps to one line and plain variables; a test holds all that are drawn to it."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(values[found[1]]), _sentences()[key])


def system_name(system: int, text: Wording) -> str:
    """The number and the name of a system."""
    return f"{system} {text(f'system-{system}')}"


@cache
def _sentences() -> dict[str, str]:
    return plain_sentences(*_FILES)
