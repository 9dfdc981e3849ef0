"""Text forms of moves and positions: parsed strictly, and printing what was parsed gives the same text back.

The grammar is in docs/notation.md.
"""

import re
from collections.abc import Iterable

from torpedo_dice.errors import NotationError
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.names import SYSTEM_NAMES, SYSTEM_NUMBERS
from torpedo_dice.rules.board import MOST_COLUMNS, MOST_ROWS
from torpedo_dice.rules.formations import Pattern, Space, sorted_pips
from torpedo_dice.rules.tables import MOST_SEATS

MOST_PIPS = 7
FARTHEST = 6
"""No shot reaches further off a grid than this: a line of six lies at most five spaces out."""
LONGEST_TEXT = 400

_SYSTEMS = "|".join(SYSTEM_NUMBERS)
_MOVE = re.compile(
    rf"(?:(?P<seat>[0-3]):)?(?:(?P<word>roll|reroll)|take(?P<take>[1-6])|on-(?P<on>{_SYSTEMS})"
    rf"|(?P<using>fire|{_SYSTEMS})(?P<face>[1-6])@(?P<pips>\S*))",
    re.ASCII,
)
_NEAR = re.compile(r"([A-Z])([1-9]\d?)", re.ASCII)
_FAR = re.compile(r"\((0|-?[1-9]\d?);(0|-?[1-9]\d?)\)", re.ASCII)


def space_text(space: Space) -> str:
    """The name of a space: `G4`, or `(-1;3)` as column and row from 0 beyond A to Z and 1 to 26."""
    column, row = space
    if 0 <= column < MOST_COLUMNS and 0 <= row < MOST_ROWS:
        return f"{chr(ord('A') + column)}{row + 1}"
    return f"({column};{row})"


def parse_space(text: str) -> Space:
    """The space that a name stands for."""
    near = _NEAR.fullmatch(text)
    if near is not None and int(near[2]) <= MOST_ROWS:
        return ord(near[1]) - ord("A"), int(near[2]) - 1
    far = _FAR.fullmatch(text)
    if far is not None:
        space = int(far[1]), int(far[2])
        if space_text(space) == text and all(-FARTHEST <= part < MOST_COLUMNS + FARTHEST for part in space):
            return space
    raise NotationError("notation-space", text=text)


def move_text(move: Move) -> str:
    """The text form of a move: `0:take4`, `0:fire3@E4,F5,G6`, `1:sail4@…`, `1:reroll`, `1:on-sail`, `0:roll`."""
    return f"{move.seat}:{choice_text(move)}"


def choice_text(move: Move) -> str:
    """The text form of a move without its seat, for places where the seat is known."""
    match move:
        case Roll():
            return "roll"
        case Reroll():
            return "reroll"
        case Draft(_, face):
            return f"take{face}"
        case SwitchOn(_, system):
            return f"on-{SYSTEM_NAMES[system]}"
        case Fire(_, system, face, pips):
            return f"{SYSTEM_NAMES[system] if system else 'fire'}{face}@{pips_text(pips)}"


def pips_text(pips: Iterable[Space]) -> str:
    """Pips as a list of spaces."""
    return ",".join(map(space_text, pips))


def parse_move(text: str, seat: int | None = None) -> Move:
    """The move that a text stands for; `seat` is who moves where the text does not say."""
    found = _MOVE.fullmatch(text) if len(text) <= LONGEST_TEXT else None
    if found is None:
        raise NotationError("notation-move", text=text)
    mover = seat if found["seat"] is None else int(found["seat"])
    if mover is None or not 0 <= mover < MOST_SEATS:
        raise NotationError("notation-seat", text=text)
    if found["word"]:
        return Roll(mover) if found["word"] == "roll" else Reroll(mover)
    if found["take"]:
        return Draft(mover, int(found["take"]))
    if found["on"]:
        return SwitchOn(mover, _system(found["on"]))
    return Fire(mover, _system(found["using"]), int(found["face"]), parse_pips(found["pips"]))


def parse_pips(text: str) -> Pattern:
    """The pips in a list of spaces: each once, by row, then column."""
    pips = tuple(parse_space(name) for name in text.split(",")) if text else ()
    if len(pips) > MOST_PIPS or pips != sorted_pips(frozenset(pips)):
        raise NotationError("notation-pips", text=text)
    return pips


def _system(word: str) -> int:
    return 0 if word == "fire" else {str(name): number for name, number in SYSTEM_NUMBERS.items()}[word]
