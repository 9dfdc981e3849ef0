"""Checking a file of records, one by one, in constant memory."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from torpedo_dice.errors import RecordError
from torpedo_dice.game.proof import Proven, check_proof
from torpedo_dice.game.record import decode_record
from torpedo_dice.game.replay import records_in, replay


class Checked(Struct):
    """How many games hold so far, and of these: unfinished ones, and those with dice drawn as said, or proven."""

    games: int = 0
    unfinished: int = 0
    drawn: int = 0
    proven: int = 0


def check_record(text: bytes | str) -> tuple[bool, Proven]:
    """Whether a record's game is finished, and what it proves of its dice; raises at the first broken rule."""
    record = decode_record(text)
    game = replay(record)
    return game.is_over(), check_proof(record, finished=game.is_over())


def check_file(path: str | Path) -> Iterator[Checked]:
    """The count after each game of a file; the error that ends it names the game by its line."""
    count = Checked()
    for line, text in records_in(path):
        try:
            finished, proven = check_record(text)
        except RecordError as error:
            raise error.at(game=line) from None
        count.games += 1
        count.unfinished += not finished
        count.drawn += proven == "drawn"
        count.proven += proven == "proven"
        yield count
    if not count.games:
        raise RecordError("record-none")
