"""Records that follow the rules: a record becomes a game again by playing it, event by event."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from torpedo_dice.errors import IllegalMove, RecordError
from torpedo_dice.game.dice import Dice, HandDice
from torpedo_dice.game.files import open_file, whole_file
from torpedo_dice.game.game import Game
from torpedo_dice.game.proof import dice_to_go_on, proof_in
from torpedo_dice.game.record import PROOF_KEY, Record, broken_at, decode_record, encode_record, result_data

LARGEST_RECORD = 16 * 1024 * 1024


def decode_game(text: bytes | str, dice: Dice | None = None) -> Game:
    """The game in a JSON text, to be looked at or gone on with."""
    return resume(decode_record(text), dice)


def resume(record: Record, dice: Dice | None = None, *, by_hand: HandDice | None = None) -> Game:
    """The game that a record tells, to be gone on with; `by_hand` asks for real dice where they were rolled before."""
    game = replay(record)
    proof = proof_in(record)
    game.dice, proof_goes_on = dice_to_go_on(record, dice, by_hand)
    if proof is not None:
        game.forget(PROOF_KEY)
        game.first_is_drawn = proof.first_drawn and proof_goes_on
    game.settle()
    return game


def replay(record: Record) -> Game:
    """The game that a record tells, as far as it does; the first broken rule is raised."""
    game = Game(record.players, record.mode, board=record.board, first=record.first)
    for key, value in record.extras.items():
        game.note(key, value)
    for number, event in enumerate(record.events, start=1):
        try:
            game.apply(event)
        except IllegalMove as fault:
            raise broken_at(number, fault.key, **fault.details) from None
    _check_result(record, game)
    return game


def load_game(path: str | Path, dice: Dice | None = None) -> Game:
    """The game in a file of its own, to be looked at or gone on with."""
    with open_file(RecordError, path) as file:
        return decode_game(file.read(LARGEST_RECORD + 1), dice)


def save_game(game: Game, path: str | Path, *, reveal: bool | None = None) -> None:
    """Write the record of a game to a file of its own; the file is whole or as it was before."""
    with whole_file(RecordError, path) as file:
        file.write(encode_record(game, reveal=reveal) + b"\n")


def records_in(path: str | Path) -> Iterator[tuple[int, bytes]]:
    """Every record in a file with the number of its line: one on each line, or a single one over many lines."""
    with open_file(RecordError, path) as file:
        yield from _records(file)


def _records(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    number, first = 0, True
    while line := file.readline(LARGEST_RECORD + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(BOM_UTF8)
        if first and line.strip():
            first = False
            if not line.rstrip().endswith(b"}"):
                line += file.read(LARGEST_RECORD + 1 - len(line))
        if len(line) > LARGEST_RECORD:
            raise RecordError("record-large", most=LARGEST_RECORD).at(game=number)
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
