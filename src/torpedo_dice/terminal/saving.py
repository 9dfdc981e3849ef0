"""Where games of this machine are kept, and what is kept of a table beside its game."""

import os
import secrets
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from torpedo_dice.bots.bot import Bot
from torpedo_dice.bots.registry import bot_names, make_bot
from torpedo_dice.errors import RecordError, SetupError
from torpedo_dice.game.files import fault_of_file, open_file
from torpedo_dice.game.game import Game
from torpedo_dice.game.record import Record, decode_record
from torpedo_dice.game.replay import LARGEST_RECORD

LATEST = "latest"
BOTS_KEY = "bots"


class Saved(NamedTuple):
    """An unfinished game of this user, as its record tells it."""

    path: Path
    record: Record


def games_folder() -> Path:
    """The folder for this user's games."""
    home = _home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home)
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "torpedo-dice" / "games"


def new_path() -> Path:
    """A file for a new game, named after the moment, in the folder for games."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault_of_file(SetupError, folder, error) from None
    return folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.json"


def latest() -> Saved | None:
    """The newest game of this user whose record has no result; none is played again for that, it would take long."""
    for path in sorted(games_folder().glob("*.json"), reverse=True):
        try:
            record = decode_record(_content(path))
        except RecordError:
            continue
        if record.result is None:
            return Saved(path, record)
    return None


def latest_path() -> Path:
    """Where the newest unfinished game of this user is."""
    found = latest()
    if found is None:
        raise SetupError("setup-none-to-resume")
    return found.path


def record_in(path: Path) -> Record:
    """The record in a file, its names fit to be shown."""
    record = decode_record(_content(path))
    return msgspec.structs.replace(record, players=names_shown(record))


def names_shown(record: Record) -> tuple[str, ...]:
    """The players of a record, without signs that would steer the terminal."""
    return tuple("".join(sign for sign in name if sign.isprintable()) or "?" for name in record.players)


def note_bots(game: Game, names: Sequence[str | None], seed: str | None) -> None:
    """Write into a game which seats are bots', and the seed of their chance, so that it can be gone on with."""
    if any(names):
        game.note(BOTS_KEY, {"names": list(names), "seed": secrets.token_hex(8) if seed is None else seed})


def noted_bots(game: Game) -> list[Bot | None]:
    """The bots that a game was played with, seat by seat; None for a person, also where nothing was noted."""
    names, seed = _noted(game)
    known = bot_names()
    return [make_bot(str(name), f"{seed}/{seat}") if name in known else None for seat, name in enumerate(names)]


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        # In a container the user may have none: then nothing can be kept there, and it is said so.
        return Path(os.devnull)


def _noted(game: Game) -> tuple[Sequence[object], str]:
    """The names of the bots and the seed; records of version 0.1 have a plain list of names."""
    noted = game.extras.get(BOTS_KEY)
    names, seed = (noted.get("names"), noted.get("seed")) if isinstance(noted, dict) else (noted, len(game.events))
    if isinstance(names, list) and len(names) == len(game.players):
        return names, str(seed)
    return [None] * len(game.players), ""


def _content(path: Path) -> bytes:
    with open_file(RecordError, path) as file:
        return file.read(LARGEST_RECORD + 1)
