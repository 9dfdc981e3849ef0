"""Every text that a person reads, from the Fluent files in `locales`: one folder for each language."""

import locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from torpedo_dice.errors import Detail, TorpedoDiceError

LANGUAGES: Final = ("en", "pt", "es", "it", "de", "fr")
LOCALES: Final = Path(__file__).parent / "locales"


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **values: Detail | float) -> str:
        """The text of a key, with values put in; numbers decide between one and many."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise faults[0]
        return str(text)

    def error(self, error: TorpedoDiceError) -> str:
        """What an error says."""
        return self(f"error-{error.key}", **self._details(error.details))

    def system(self, system: int) -> str:
        """The name of a system."""
        return self(f"system-{system}")

    def means(self, word: str, key: str) -> bool:
        """Whether a typed word is one of those that a key lists, in this language or in English."""
        return word.casefold() in [*self(key).split(), *catalogue("en")(key).split()]

    def _details(self, details: Mapping[str, Detail]) -> dict[str, str]:
        return {name: self.system(int(value)) if name == "system" else str(value) for name, value in details.items()}


@cache
def catalogue(language: str) -> Catalogue:
    """The texts of a language."""
    return Catalogue(language)


def language_of_machine() -> str:
    """The language that the machine is set to, where it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return _ours(os.environ[name])
    return _ours(locale.getlocale()[0] or "")


def _ours(name: str) -> str:
    language = name[:2].lower()
    return language if language in LANGUAGES else "en"
