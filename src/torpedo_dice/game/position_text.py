"""The text form of a position, one line (docs/notation.md). It is read for a board, and must be possible on it."""

import re

from torpedo_dice.errors import NotationError
from torpedo_dice.game.names import MODE_NAMES, MODES
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.automaton import Automaton
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.possible import impossible_part
from torpedo_dice.rules.sheet import Sheet
from torpedo_dice.rules.systems import SOLO

_NUMBER = r"(?:0|[1-9]\d{0,2})"
_SYSTEMS = r"(?:-|1?2?3?4?5?6?7?)"
_SHEET = rf"(?:0|[1-9a-f][0-9a-f]{{0,15}}):{_NUMBER}!?:{_SYSTEMS}:{_SYSTEMS}:[0-9][0-9]"
_POSITION = re.compile(
    rf"(training|mission|solo) ([1-9]\d{{0,5}}) ([0-3]) (-|1*2*3*4*5*6*) ([-1-6]{{1,4}}) ([-1-6]{{1,4}})"
    rf" (-|0?1?2?3?) ({_SHEET}(?:/{_SHEET}){{0,3}})( {_SYSTEMS}:{_SYSTEMS})?",
    re.ASCII,
)


def position_text(position: Position) -> str:
    """The text form of a position."""
    fields = [
        MODE_NAMES[position.mode],
        str(position.round),
        str(position.active),
        "".join(map(str, position.pool)) or "-",
        _faces_text(position.drafted),
        _faces_text(position.rerolled),
        _mask_text(position.acted_mask),
        "/".join(map(_sheet_text, position.sheets)),
    ]
    if position.mode == SOLO:
        damaged_mask, exploded_mask = position.automaton
        fields.append(f"{_mask_text(damaged_mask)}:{_mask_text(exploded_mask)}")
    return " ".join(fields)


def parse_position(text: str, board: Board) -> Position:
    """The position that a text stands for on a board."""
    found = _POSITION.fullmatch(text) if len(text) <= 400 else None
    if found is None:
        raise NotationError("notation-position")
    mode, round_number, active, pool, drafted, rerolled, acted, sheets, automaton = found.groups()
    damaged, exploded = (automaton or " -:-")[1:].split(":")
    position = Position(
        {str(name): number for name, number in MODES.items()}[mode],
        int(round_number),
        int(active),
        _digits(pool),
        _faces(drafted),
        _faces(rerolled),
        _mask(acted),
        tuple(map(_sheet, sheets.split("/"))),
        Automaton(_mask(damaged), _mask(exploded)),
    )
    if position_text(position) != text:
        raise NotationError("notation-position")
    part = impossible_part(shot_book(board, position.mode).chart, position)
    if part is not None:
        raise NotationError("notation-position-field", field=part)
    return position


def _sheet_text(sheet: Sheet) -> str:
    skull = "!" if sheet.skull else ""
    switched, wrecked = _mask_text(sheet.switched_mask), _mask_text(sheet.wrecked_mask)
    return f"{sheet.hits_mask:x}:{sheet.spares}{skull}:{switched}:{wrecked}:{sheet.artillery_uses}{sheet.windows_uses}"


def _sheet(text: str) -> Sheet:
    hits, spares, switched, wrecked, uses = text.split(":")
    skull = spares.endswith("!")
    return Sheet(
        int(hits, 16), int(spares.rstrip("!")), skull, _mask(switched), _mask(wrecked), int(uses[0]), int(uses[1])
    )


def _mask_text(mask: int) -> str:
    return "".join(str(bit) for bit in range(8) if mask >> bit & 1) or "-"


def _mask(text: str) -> int:
    return sum(1 << digit for digit in _digits(text))


def _faces_text(faces: tuple[int, ...]) -> str:
    return "".join(str(face) if face else "-" for face in faces)


def _faces(text: str) -> tuple[int, ...]:
    return tuple(0 if sign == "-" else int(sign) for sign in text)


def _digits(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text))
