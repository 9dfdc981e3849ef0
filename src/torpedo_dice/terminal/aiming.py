"""Moves by a few words: `4 C4`, `sail 5 C4`, `4b C4`, `on sail`, `reroll`, in the player's language too.

A letter picks the pattern, the space is its upper left corner. Capitals and blanks are free, names may be cut short.
"""

import re
from typing import NamedTuple
from unicodedata import combining, normalize

from torpedo_dice.errors import NotationError
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Fire, Move, Reroll, SwitchOn
from torpedo_dice.game.names import SYSTEM_NUMBERS
from torpedo_dice.game.notation import parse_move, parse_space, pips_text, space_text
from torpedo_dice.game.options import ShotOption, options_of
from torpedo_dice.rules.formations import Pattern, Space, sorted_pips
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.systems import NO_SYSTEM, SYSTEMS
from torpedo_dice.translations.catalogue import Catalogue

_AIM = re.compile(
    r"(?P<system>[^\d@]*?)[\s-]*(?P<face>[1-6])\s*(?P<letter>[a-z]?)\s*(?P<space>[a-z]\s?\d+|\(.*\))?", re.ASCII
)
_SWITCH = re.compile(r"(?P<verb>[^\W\d]+)(?:[\s-]+|(?=\d))(?P<name>.+)")
PLAIN_NAME = "fire"


class Aim(NamedTuple):
    """What was typed, as far as it is understood; without a corner where no pip needs one."""

    option: ShotOption
    letter: str
    corner: Space


class Unclear(Exception):  # noqa: N818 - a question, not a failure
    """A letter must choose among the patterns of an option; the example shows how to write it."""

    def __init__(self, option: ShotOption, example: str) -> None:
        super().__init__(example)
        self.option = option
        self.example = example


def parse_words(text: str, game: Game, seat: int, words: Catalogue) -> Move:
    """The move that a text means; what is not understood is refused, and what is not settled is raised as Unclear."""
    move = _spoken(text, seat, words) or _spelled(text, seat)
    if move is not None:
        return move
    aim = parse_aim(text, game, seat, words)
    if aim is None:
        raise NotationError("aim-unknown", text=text)
    return shot_of(aim, seat, words)


def parse_aim(text: str, game: Game, seat: int, words: Catalogue) -> Aim | None:
    """The aim in a text, or None where it is not written like one."""
    found = _AIM.fullmatch(text.casefold())
    if found is None:
        return None
    system = system_named(found["system"], words) if found["system"] else NO_SYSTEM
    option = option_for(game, seat, system, int(found["face"]))
    if found["space"] is None and option.pips_on_grid:
        raise NotationError("aim-space", example=_written(option, found["letter"] or "a", "C4", words))
    corner = (0, 0) if found["space"] is None else parse_space("".join(found["space"].split()).upper())
    return Aim(option, found["letter"], corner)


def option_for(game: Game, seat: int, system: int, face: int) -> ShotOption:
    """What a seat may fire with a system and face; raises where it may not. Without one: with the only one there is."""
    shots = game.options(seat).shots
    only = {option.system for option in shots}
    for option in shots:
        if option.face == face and (option.system == system or (not system and len(only) == 1)):
            return option
    refused = game.why_not(Fire(seat, system, face, ()))
    assert refused is not None
    raise refused


def shot_of(aim: Aim, seat: int, words: Catalogue) -> Fire:
    """The shot that an aim means."""
    option, letter, corner = aim
    several = len(option.patterns) > 1
    if several and not letter:
        raise Unclear(option, _written(option, "b", space_text(corner), words))
    index = ord(letter or "a") - ord("a")
    if index < len(option.patterns):
        return Fire(seat, option.system, option.face, moved(option.patterns[index], corner))
    if several:
        raise NotationError("aim-letter", letter=letter, face=option.face, last=_letter(len(option.patterns) - 1))
    raise NotationError("aim-letter-none", face=option.face, example=_written(option, "", space_text(corner), words))


def aim_words(game: Game, position: Position, shot: Fire, words: Catalogue) -> str:
    """A legal shot as a player types it: `5 G3`, `4b C4`, `Sail 5 C4`."""
    shots = options_of(game.book, position, shot.seat).shots
    option = next(each for each in shots if (each.system, each.face) == (shot.system, shot.face))
    if not shot.pips:
        return _written(option, "", "", words)
    corner = min(column for column, _ in shot.pips), min(row for _, row in shot.pips)
    index = option.patterns.index(moved(shot.pips, (-corner[0], -corner[1])))
    return _written(option, _letter(index), space_text(corner), words)


def moved(pattern: Pattern, corner: Space) -> Pattern:
    """A pattern with its upper left corner on a space."""
    return tuple((column + corner[0], row + corner[1]) for column, row in pattern)


def system_named(word: str, words: Catalogue) -> int:
    """The system that a word means: its number, its name in the player's language or in English, or the beginning."""
    typed = _plain(word)
    own = {_plain(words.system(system)): int(system) for system in SYSTEMS}
    english = {str(name): number for name, number in SYSTEM_NUMBERS.items()}
    exact = {str(number): number for number in own.values()} | {PLAIN_NAME: int(NO_SYSTEM)} | english | own
    if typed in exact:
        return exact[typed]
    meant = _begun(typed, own) or _begun(typed, english)
    if len(meant) > 1:
        raise NotationError("aim-systems", word=word, names=", ".join(words.system(system) for system in meant))
    if not meant:
        raise NotationError("aim-system", word=word)
    return meant[0]


def _begun(typed: str, names: dict[str, int]) -> list[int]:
    return [number for name, number in names.items() if typed and name.startswith(typed)]


def _spoken(text: str, seat: int, words: Catalogue) -> Reroll | SwitchOn | None:
    """The Propeller's roll or the switch that a text means, or None where it is not written like one."""
    found = _SWITCH.fullmatch(text)
    if found is not None and words.means(found["verb"], "word-switch"):
        return SwitchOn(seat, system_named(found["name"], words))
    return Reroll(seat) if words.means(text, "word-reroll") else None


def _spelled(text: str, seat: int) -> Move | None:
    """The move that a text in the notation of records means, or None; its pips may come in any order."""
    head, at, pips = "".join(text.split()).partition("@")
    try:
        if pips:
            pips = pips_text(sorted_pips(tuple(map(parse_space, pips.upper().split(",")))))
        return parse_move(f"{head.lower()}{at}{pips}", seat)
    except NotationError as error:
        if error.key == "notation-move" or not at:
            return None
        raise


def _written(option: ShotOption, letter: str, corner: str, words: Catalogue) -> str:
    """A system, a face with the letter that it needs, and a corner, as they are typed."""
    name = words.system(option.system) if option.system else ""
    chosen = letter if len(option.patterns) > 1 else ""
    return " ".join(part for part in (name, f"{option.face}{chosen}", corner) if part)


def _letter(index: int) -> str:
    return chr(ord("a") + index)


def _plain(word: str) -> str:
    """A word without capitals, accents and blanks, as many type it."""
    plain = "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))
    return "".join(plain.split())
