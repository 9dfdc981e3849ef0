"""The text form of a position, one line (docs/notation.md). It is read for a board, and must be possible on it."""

import re
from collections.abc import Iterator

from torpedo_dice.errors import NotationError
from torpedo_dice.game.names import MODE_NAMES, MODES
from torpedo_dice.game.shots import ShotBook, shot_book
from torpedo_dice.rules.automaton import Automaton
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import Sheet, wrecked_by
from torpedo_dice.rules.systems import SOLO, SWITCHES_MASK

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
    for field, holds in _checks(shot_book(board, position.mode), position):
        if not holds:
            raise NotationError("notation-position-field", field=field)
    return position


def _checks(book: ShotBook, position: Position) -> Iterator[tuple[str, bool]]:
    """Every part of a position with whether it can be, so that what is read can be played on."""
    seats = len(position.sheets)
    table = 1 if position.mode == SOLO else max(seats, 2)
    yield "sheets", seats == table
    yield "active", position.active < seats
    yield "drafted", len(position.drafted) == len(position.rerolled) == seats
    yield "pool", not position.pool or len(position.pool) == seats + 1 - sum(face > 0 for face in position.drafted)
    yield "drafted", _drafted_in_turn(position)
    everybody = 0 not in position.drafted
    ends = seats if position.mode == SOLO else seats - 1
    yield "acted", position.acted_mask < 1 << seats and position.acted_mask.bit_count() <= (everybody and ends)
    yield "rerolled", _rerolled_rightly(book.chart, position)
    for sheet in position.sheets:
        yield "sheets", _sheet_holds(book.chart, sheet)
    if position.mode == SOLO:
        yield "automaton", _automaton_holds(book.chart, position)
    else:
        yield "sheets", _wrecks_hold(book.chart, position)


def _drafted_in_turn(position: Position) -> bool:
    """Whether those who drafted are the first clockwise from the active seat; nobody has before the roll."""
    seats = len(position.sheets)
    taken = [position.drafted[(position.active + step) % seats] > 0 for step in range(seats)]
    return taken == sorted(taken, reverse=True) and (bool(position.pool) or not any(taken))


def _rerolled_rightly(chart: Chart, position: Position) -> bool:
    everybody = 0 not in position.drafted
    return all(
        not face or (everybody and not chart.training and sheet.switched_mask >> 7 & 1 == 1)
        for face, sheet in zip(position.rerolled, position.sheets, strict=True)
    )


def _sheet_holds(chart: Chart, sheet: Sheet) -> bool:
    uses = chart.uses if chart.training else 0
    return (
        not sheet.hits_mask & ~chart.target_mask
        and sheet.spares <= chart.spares
        and not (sheet.skull and sheet.spares)
        and not sheet.switched_mask & ~(0 if chart.training else SWITCHES_MASK)
        and not sheet.wrecked_mask & ~chart.systems_mask
        and max(sheet.artillery_uses, sheet.windows_uses) <= uses
    )


def _wrecks_hold(chart: Chart, position: Position) -> bool:
    """Whether every wreck stems from the right neighbour's hits; who has acted may have done more, unwritten yet."""
    for seat, sheet in enumerate(position.sheets):
        done = wrecked_by(chart, sheet.hits_mask)
        written = position.sheets[(seat + 1) % len(position.sheets)].wrecked_mask
        if written & ~done or (written != done and not position.acted_mask >> seat & 1):
            return False
    return True


def _automaton_holds(chart: Chart, position: Position) -> bool:
    damaged_mask, exploded_mask = position.automaton
    done = wrecked_by(chart, position.sheets[0].hits_mask)
    return (
        not damaged_mask & ~chart.systems_mask
        and not position.sheets[0].wrecked_mask & ~damaged_mask
        and (exploded_mask == done or (position.acted_mask > 0 and not exploded_mask & ~done))
    )


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
