"""Records that follow the rules: a record becomes a game again by playing it, event by event."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from torpedo_dice.errors import IllegalMove, RecordError
from torpedo_dice.game.dice import Dice
from torpedo_dice.game.files import open_file, whole_file
from torpedo_dice.game.game import Game
from torpedo_dice.game.record import Record, broken_at, decode_record, encode_record, result_data

LARGEST_RECORD = 16 * 1024 * 1024


def load_game(text: bytes | str, dice: Dice | None = None) -> Game:
    """The game in a JSON text, to be looked at or gone on with."""
    return replay(decode_record(text), dice)


def replay(record: Record, dice: Dice | None = None) -> Game:
    """The game that a record tells; the first broken rule is raised."""
    game = Game(record.players, record.mode, board=record.board, first=record.first, dice=dice)
    for key, value in record.extras.items():
        game.note(key, value)
    for number, event in enumerate(record.events, start=1):
        try:
            game.apply(event)
        except IllegalMove as fault:
            raise broken_at(number, fault.key, **fault.details) from None
    _check_result(record, game)
    return game


def save_game(game: Game, path: str | Path, *, reveal: bool | None = None) -> None:
    """Write the record of a game to a file of its own; the file is whole or as it was before."""
    with whole_file(RecordError, path) as file:
        file.write(encode_record(game, reveal=reveal) + b"\n")


def records_in(path: str | Path) -> Iterator[tuple[int, bytes]]:
    """Every record in a file with the number of its line: one on each line, or a single one over many lines."""
    with open_file(RecordError, path) as file:
        yield from _records(file)


def _records(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    number = 0
    while line := file.readline(LARGEST_RECORD + 1):
        number += 1
        if number == 1 and not line.rstrip().endswith(b"}"):
            line += file.read(LARGEST_RECORD + 1 - len(line))
        if len(line) > LARGEST_RECORD:
            error = RecordError("record-large", most=LARGEST_RECORD)
            error.game = number
            raise error
        if line.strip():
            yield number, line


def _check_result(record: Record, game: Game) -> None:
    outcome = game.outcome()
    if record.result is None:
        return
    if outcome is None:
        raise RecordError("result-early")
    due = result_data(outcome)
    for name in due.__struct_fields__:
        if getattr(due, name) != getattr(record.result, name):
            raise RecordError("result-other", name=name)
