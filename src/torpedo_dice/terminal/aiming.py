"""Moves by a few words: `4 C4`, `sail 5 C4`, `4b C4`, `on sail`, `reroll`, in the player's language too.

A letter picks the pattern, the space is its upper left corner.
"""

import re
from typing import NamedTuple
from unicodedata import combining, normalize

from torpedo_dice.errors import NotationError
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Fire, Reroll, SwitchOn
from torpedo_dice.game.names import SYSTEM_NUMBERS
from torpedo_dice.game.notation import parse_space
from torpedo_dice.game.options import ShotOption
from torpedo_dice.rules.formations import Pattern, Space
from torpedo_dice.rules.systems import NO_SYSTEM, SYSTEMS
from torpedo_dice.translations.catalogue import Catalogue

_AIM = re.compile(r"(?:(?P<system>[^\d\s]+)\s+)?(?P<face>[1-6])\s?(?P<letter>[a-z]?)\s+(?P<space>\S+)")


class Aim(NamedTuple):
    """What was typed, as far as it is understood."""

    option: ShotOption
    letter: str
    corner: Space


def parse_aim(text: str, game: Game, seat: int, words: Catalogue) -> Aim | None:
    """The aim in a text, or None where it is not written like one."""
    found = _AIM.fullmatch(text)
    if found is None:
        return None
    system = 0 if found["system"] is None else system_named(found["system"], words)
    face = int(found["face"])
    for option in game.options(seat).shots:
        if (option.system, option.face) == (system, face):
            return Aim(option, found["letter"], parse_space(found["space"].upper()))
    refused = game.why_not(Fire(seat, system, face, ()))
    assert refused is not None
    raise refused


def parse_spoken(text: str, seat: int, words: Catalogue) -> Reroll | SwitchOn | None:
    """The Propeller's roll or the switch that a text means, or None where it is not written like one."""
    verb, _, name = text.replace("-", " ", 1).partition(" ")
    if name and words.means(verb, "word-switch"):
        return SwitchOn(seat, system_named(name, words))
    return Reroll(seat) if words.means(text, "word-reroll") else None


def shot_of(aim: Aim, seat: int) -> Fire | None:
    """The shot that an aim means, or None where a letter must choose among several patterns."""
    patterns = aim.option.patterns
    if not aim.letter and len(patterns) > 1:
        return None
    index = ord(aim.letter or "a") - ord("a")
    if index >= len(patterns):
        raise NotationError("aim-letter", letter=aim.letter, last=chr(ord("a") + len(patterns) - 1))
    return Fire(seat, aim.option.system, aim.option.face, moved(patterns[index], aim.corner))


def moved(pattern: Pattern, corner: Space) -> Pattern:
    """A pattern with its upper left corner on a space."""
    return tuple((column + corner[0], row + corner[1]) for column, row in pattern)


def system_named(word: str, words: Catalogue) -> int:
    """The system that a word means: its name in the player's language or in English, or the beginning of it."""
    typed = _plain(word)
    names: dict[str, int] = {"fire": NO_SYSTEM}
    names |= {str(name): number for name, number in SYSTEM_NUMBERS.items()}
    names |= {_plain(words.system(system)): system for system in SYSTEMS}
    if typed in names:
        return names[typed]
    meant = {number for name, number in names.items() if name.startswith(typed)}
    if len(meant) == 1:
        return meant.pop()
    raise NotationError("aim-system", word=word)


def _plain(word: str) -> str:
    """A word without capitals and accents, as many type it."""
    return "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))
