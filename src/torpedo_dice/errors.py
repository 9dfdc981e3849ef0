"""Every error that this package raises on purpose, split by what the caller can do about it.

TorpedoDiceError
 ├── IllegalMove      the seat cannot do this now: choose another move
 ├── NotationError    the text is no move or position: correct the text
 ├── BoardError       the drawing or its numbers are no board: correct the file
 ├── RecordError      the record breaks at `game` and `event`: it cannot be trusted
 ├── DiceError        these dice cannot be: roll or type again, or distrust the proof
 ├── SetupError       such a game cannot be set up: other mode, players, names or bots
 ├── StudyError       a bot or a worker failed in the middle of many games: mend it, the same seed plays the same
 ├── UsageError       the command was called wrongly: read its --help
 └── MissingExtra     a part is not installed: the message holds the command
"""

import re
from functools import cache
from pathlib import Path

Detail = str | int
LONGEST_DETAIL = 200
LARGEST_DETAIL = 10**18


class TorpedoDiceError(Exception):
    """Something was refused; `key` and `details` say what, in any language."""

    def __init__(self, key: str, /, **details: Detail) -> None:
        super().__init__(key)
        self.key = key
        self.details = {name: _printable(value) for name, value in details.items()}

    def __str__(self) -> str:
        return re.sub(r"\{ \$(\w+) \}", self._detail, english_sentences()[f"error-{self.key}"])

    def _detail(self, found: re.Match[str]) -> str:
        value = self.details[found[1]]
        return english_sentences()[f"system-{value}"] if found[1] == "system" else str(value)

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.details.items())
        return f"{type(self).__name__}({self.key!r}{details})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (type(self), self.key, self.details))


class IllegalMove(TorpedoDiceError):  # noqa: N818 - named like a player says it, as python-chess does
    """The seat cannot make this move now."""


class NotationError(TorpedoDiceError, ValueError):
    """The text is not a move, a position or a space."""


class BoardError(TorpedoDiceError, ValueError):
    """The drawing, the panels or the numbers do not make a board."""


class RecordError(TorpedoDiceError, ValueError):
    """The record is broken. `event` is the broken event, `game` the line of the file, both counted from 1; 0: none."""

    event: int = 0
    game: int = 0

    def at(self, *, event: int = 0, game: int = 0) -> "RecordError":
        """The same error at an event, or on a line of a file, or both."""
        placed = RecordError(self.key, **self.details)
        placed.event, placed.game = event or self.event, game or self.game
        return placed

    def __reduce__(self) -> tuple[object, ...]:
        return (_placed, (self.key, self.details, self.event, self.game))


class DiceError(TorpedoDiceError, ValueError):
    """These dice cannot be what was rolled."""


class SetupError(TorpedoDiceError, ValueError):
    """A game, a table of bots or a study cannot be set up like this."""


class StudyError(TorpedoDiceError):
    """A bot, a worker or a cluster failed while many games were played."""


class UsageError(TorpedoDiceError):
    """A command was called wrongly."""


class MissingExtra(TorpedoDiceError):  # noqa: N818 - the thing that is missing, not a failure
    """A part of the package is not installed."""


def _printable(detail: Detail) -> Detail:
    """A detail that is safe to show: what somebody typed may hold anything."""
    if not isinstance(detail, str):
        return detail if abs(detail) < LARGEST_DETAIL else f"{detail:#x}"[:20] + "…"
    shown = "".join(sign if sign.isprintable() else "?" for sign in detail[:LONGEST_DETAIL])
    return shown if len(detail) <= LONGEST_DETAIL else f"{shown}…"


def _rebuilt(kind: type[TorpedoDiceError], key: str, details: dict[str, Detail]) -> TorpedoDiceError:
    return kind(key, **details)


def _placed(key: str, details: dict[str, Detail], event: int, game: int) -> RecordError:
    return RecordError(key, **details).at(event=event, game=game)


@cache
def english_sentences() -> dict[str, str]:
    """The English text of every error, and the systems' names: both are read where they are written.

    The core does without a Fluent library; a test keeps these two files to `key = text with { $names }`.
    """
    return plain_sentences("errors", "names")


def plain_sentences(*files: str) -> dict[str, str]:
    """The English texts in these files of the catalogue that stand on one line, by key."""
    folder = Path(__file__).parent / "translations" / "locales" / "en"
    lines = [line for name in files for line in _lines(folder / f"{name}.ftl")]
    return {key: text for key, _, text in (line.partition(" = ") for line in lines) if _is_plain(key, text)}


def _is_plain(key: str, text: str) -> bool:
    return bool(text) and key[0] not in "# " and not text.endswith("->")


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
