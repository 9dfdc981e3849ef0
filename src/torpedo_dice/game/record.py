"""Game records `torpedo-dice/1`: their form. Whether the game that one tells follows the rules is for `replay`."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from torpedo_dice.errors import NotationError, RecordError, SetupError
from torpedo_dice.game.doubled import doubled_key
from torpedo_dice.game.events import Drafted, Event, Fired, OpponentFired, Rerolled, Rolled, SwitchedOn
from torpedo_dice.game.game import Game, Outcome, check_table
from torpedo_dice.game.names import SYSTEM_NAMES, SYSTEM_NUMBERS, ModeName, SystemName
from torpedo_dice.game.notation import FARTHEST, MOST_PIPS, parse_space, space_text
from torpedo_dice.rules.board import MOST_COLUMNS, Board, board_faults
from torpedo_dice.rules.formations import Pattern, Space, sorted_pips
from torpedo_dice.rules.position import start_position

FORMAT = "torpedo-dice/1"
PROOF_KEY = "dice"
KEYS = ("format", "mode", "board", "players", "first", "events", "result")

Face = Annotated[int, Meta(ge=1, le=6)]
OffGrid = Annotated[int, Meta(ge=-FARTHEST, le=MOST_COLUMNS + FARTHEST)]
RecordedPip = str | tuple[OffGrid, OffGrid]


class BoardData(Struct, forbid_unknown_fields=True):
    """A board as it stands in a record."""

    name: str
    grid: tuple[str, ...]
    spares: int
    uses: int
    panels: tuple[tuple[int, ...], ...]


class EventData(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An event as it stands in a record: which keys there are says what kind it is."""

    roll: Annotated[list[Face], Meta(min_length=1, max_length=5)] | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=0, le=3)] | UnsetType = UNSET
    draft: Face | UnsetType = UNSET
    switch: SystemName | UnsetType = UNSET
    using: SystemName | UnsetType = UNSET
    face: Face | UnsetType = UNSET
    fire: Annotated[list[RecordedPip], Meta(max_length=MOST_PIPS)] | UnsetType = UNSET
    opponent: Face | UnsetType = UNSET
    hit: Annotated[int, Meta(ge=1, le=7)] | UnsetType | None = UNSET


class ResultData(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A result as it stands in a record."""

    winners: list[int]
    reason: str
    spares: list[int]
    hits: list[int]
    score: int | UnsetType = UNSET
    rank: str | UnsetType = UNSET


class Record(Struct, frozen=True):
    """A record that is well formed, not yet replayed. `extras` are the top-level keys that the format does not know."""

    mode: ModeName
    board: Board
    players: tuple[str, ...]
    first: int
    events: tuple[Event, ...]
    result: ResultData | None
    extras: dict[str, Any]


def record_of(game: Game, *, reveal: bool | None = None) -> dict[str, object]:
    """A game as the object that its record is; `reveal` shows a dice secret before the game is over."""
    if game.positions[0] != start_position(game.book.chart, game.book.mode, len(game.players), game.first):
        raise RecordError("record-start")
    record: dict[str, object] = {
        "format": FORMAT,
        "mode": game.mode,
        "board": game.board._asdict(),
        "players": game.players,
        "first": game.first,
        "events": [event_data(event, game.board) for event in game.events],
    }
    outcome = game.outcome()
    if outcome is not None:
        record["result"] = result_data(outcome)
    proof = game.dice.proof(reveal=game.is_over() if reveal is None else reveal)
    dice = {} if proof is None else {PROOF_KEY: proof | {"first_drawn": game.first_is_drawn}}
    notes = {key: value for key, value in game.extras.items() if key not in record and key != "result"}
    return record | notes | dice


def encode_record(game: Game, *, reveal: bool | None = None) -> bytes:
    """The record of a game as one line of JSON, without the line's end."""
    return msgspec.json.encode(record_of(game, reveal=reveal))


def decode_record(text: bytes | str) -> Record:
    """The record in a JSON text; the first thing that is not as the format demands is raised."""
    fields = _fields(text)
    board = _board(_decoded(fields, "board", BoardData))
    players = _decoded(fields, "players", tuple[str, ...])
    mode = _decoded(fields, "mode", ModeName)
    first = _decoded(fields, "first", int)
    try:
        check_table(mode, len(players), first)
    except SetupError as error:
        raise RecordError(error.key, **error.details) from None
    return Record(
        mode,
        board,
        players,
        first,
        _events(fields["events"], board, len(players)),
        _decoded(fields, "result", ResultData) if "result" in fields else None,
        {key: _decoded(fields, key, object) for key in fields if key not in KEYS},
    )


def result_data(outcome: Outcome) -> ResultData:
    """An outcome as it stands in a record."""
    return ResultData(
        list(outcome.winners),
        outcome.reason,
        list(outcome.spares),
        list(outcome.hits),
        UNSET if outcome.score is None else outcome.score,
        UNSET if outcome.rank is None else outcome.rank,
    )


def event_data(event: Event, board: Board) -> EventData:
    """An event as it stands in a record of a game on this board."""
    match event:
        case Rolled(dice):
            return EventData(roll=list(dice))
        case Drafted(seat, face):
            return EventData(seat=seat, draft=face)
        case Rerolled(seat, face):
            return EventData(seat=seat, using="propeller", face=face)
        case Fired(seat, system, face, pips):
            using = SYSTEM_NAMES[system] if system else UNSET
            return EventData(seat=seat, using=using, face=face, fire=[_pip_data(pip, board) for pip in pips])
        case SwitchedOn(seat, system):
            return EventData(seat=seat, switch=SYSTEM_NAMES[system])
        case OpponentFired(face, system):
            return EventData(opponent=face, hit=system or None)


def broken_at(event: int, key: str, /, **details: str | int) -> RecordError:
    """The error that a record breaks at an event, counted from 1."""
    return RecordError(key, **details).at(event=event)


def _fields(text: bytes | str) -> dict[str, Raw]:
    try:
        fields = msgspec.json.decode(text, type=dict[str, Raw])
    except (ValueError, RecursionError):
        raise RecordError("record-json") from None
    if "format" not in fields or _decoded(fields, "format", object) != FORMAT:
        raise RecordError("record-format", expected=FORMAT)
    doubled = doubled_key(text)
    if doubled is not None:
        raise RecordError("record-doubled", name=doubled)
    missing = next((key for key in KEYS if key not in fields and key != "result"), None)
    if missing is not None:
        raise RecordError("record-key", name=missing)
    return fields


def _decoded(fields: dict[str, Raw], key: str, kind: Any) -> Any:  # noqa: ANN401 - the type that is asked for
    try:
        return msgspec.json.decode(fields[key], type=kind)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-value", where=key + _path(error)) from None


def _path(error: Exception) -> str:
    """Where in a value msgspec met what it refused: the part after `$` in its message."""
    found = re.search(r"at `(?:key in )?\$([^`]*)`$", str(error))
    return found[1] if found else ""


def _board(data: BoardData) -> Board:
    board = Board(data.name, data.grid, data.spares, data.uses, data.panels)
    faults = board_faults(board)
    if faults:
        raise RecordError(faults[0].key, **faults[0].details)
    return board


_EVENTS = msgspec.json.Decoder(list[EventData])


def _events(text: Raw, board: Board, seats: int) -> tuple[Event, ...]:
    try:
        found = _EVENTS.decode(text)
    except (ValueError, RecursionError) as error:
        where = _path(error)
        number = re.match(r"\[(\d+)\]", where)
        raise broken_at(int(number[1]) + 1 if number else 0, "record-value", where=f"events{where}") from None
    return tuple(_event(number, data, board, seats) for number, data in enumerate(found, start=1))


def _event(number: int, data: EventData, board: Board, seats: int) -> Event:
    make = _KINDS.get(_keys_of(data))
    if make is None:
        raise broken_at(number, "event-keys")
    if data.seat is not UNSET and data.seat >= seats:
        raise broken_at(number, "seat-unknown", seat=data.seat)
    try:
        return make(data, board)
    except NotationError as error:
        raise broken_at(number, error.key, **error.details) from None


def _keys_of(data: EventData) -> int:
    keys = 0
    for bit, value in enumerate(msgspec.structs.astuple(data)):
        if value is not UNSET:
            keys |= 1 << bit
    return keys


def _mask_of(*keys: str) -> int:
    return sum(1 << EventData.__struct_fields__.index(key) for key in keys)


def _fired(data: Any, board: Board) -> Fired:  # noqa: ANN401 - its keys are known to be set
    system = 0 if data.using is UNSET else SYSTEM_NUMBERS[data.using]
    return Fired(data.seat, system, data.face, _pips(data.fire, board))


def _rerolled(data: Any, _: Board) -> Rerolled:  # noqa: ANN401 - its keys are known to be set
    if data.using != "propeller":
        raise NotationError("record-reroll")
    return Rerolled(data.seat, data.face)


_KINDS: dict[int, Callable[[Any, Board], Event]] = {
    _mask_of("roll"): lambda data, _: Rolled(tuple(data.roll)),
    _mask_of("seat", "draft"): lambda data, _: Drafted(data.seat, data.draft),
    _mask_of("seat", "switch"): lambda data, _: SwitchedOn(data.seat, SYSTEM_NUMBERS[data.switch]),
    _mask_of("seat", "using", "face"): _rerolled,
    _mask_of("seat", "face", "fire"): _fired,
    _mask_of("seat", "using", "face", "fire"): _fired,
    _mask_of("opponent", "hit"): lambda data, _: OpponentFired(data.opponent, data.hit or 0),
}


def _pips(found: Iterable[str | Space], board: Board) -> Pattern:
    pips = tuple(_pip(pip, board) for pip in found)
    if pips != sorted_pips(frozenset(pips)):
        raise NotationError("record-pips")
    return pips


def _pip(found: str | Space, board: Board) -> Space:
    space = parse_space(found) if isinstance(found, str) else found
    if _pip_data(space, board) != found:
        raise NotationError("record-pip", text=space_text(space))
    return space


def _pip_data(space: Space, board: Board) -> str | Space:
    column, row = space
    on_grid = 0 <= column < board.columns and 0 <= row < board.rows
    return space_text(space) if on_grid else space
