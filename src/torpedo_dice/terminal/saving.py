"""Where games of this machine are kept, and what is kept of a table beside its game."""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from torpedo_dice.bots.bot import Bot
from torpedo_dice.bots.registry import bot_names, make_bot
from torpedo_dice.errors import RecordError, SetupError
from torpedo_dice.game.dice import HandDice
from torpedo_dice.game.files import fault_of_file, open_file
from torpedo_dice.game.game import Game
from torpedo_dice.game.proof import dice_to_go_on
from torpedo_dice.game.record import decode_record
from torpedo_dice.game.replay import LARGEST_RECORD, load_game, replay

LATEST = "latest"
BOTS_KEY = "bots"


def games_folder() -> Path:
    """The folder for this user's games."""
    home = Path.home()
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


def latest_path() -> Path:
    """The newest unfinished game of this user."""
    for path in sorted(games_folder().glob("*.json"), reverse=True):
        try:
            game = load_game(_content(path))
        except RecordError:
            continue
        if not game.is_over():
            return path
    raise SetupError("setup-none-to-resume")


def resumed(path: Path, by_hand: HandDice) -> Game:
    """The game in a file, to be gone on with as it would have gone on."""
    record = decode_record(_content(path))
    names = tuple("".join(sign for sign in name if sign.isprintable()) or "?" for name in record.players)
    return replay(msgspec.structs.replace(record, players=names), dice_to_go_on(record, by_hand))


def note_bots(game: Game, names: list[str | None]) -> None:
    """Write into a game which seats are bots', so that it can be gone on with."""
    game.note(BOTS_KEY, names)


def noted_bots(game: Game) -> list[Bot | None]:
    """The bots that a game was played with, seat by seat; None for a person, also where nothing was noted."""
    noted = game.extras.get(BOTS_KEY)
    names = noted if isinstance(noted, list) and len(noted) == len(game.players) else [None] * len(game.players)
    known = bot_names()
    # A bot's chance starts anew at each event that it is resumed from, always in the same way.
    seed = f"{len(game.events)}"
    return [make_bot(name, f"{seed}/{seat}") if name in known else None for seat, name in enumerate(names)]


def _content(path: Path) -> bytes:
    with open_file(RecordError, path) as file:
        return file.read(LARGEST_RECORD + 1)
