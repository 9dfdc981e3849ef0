"""One game on disk as it goes on: never over somebody else's file, and never claimed to be there when it is not."""

from pathlib import Path

from torpedo_dice.errors import SetupError, TorpedoDiceError
from torpedo_dice.game.game import Game
from torpedo_dice.game.replay import save_game
from torpedo_dice.terminal.calling import command_line
from torpedo_dice.terminal.saving import latest, new_path


class Keeper:
    """Saves a game in its file; `path` None: in a new one in the user's folder. `own`: the file is there already."""

    def __init__(self, game: Game, path: Path | None = None, *, own: bool = False) -> None:
        self._game = game
        self._own = {path.absolute()} if own and path is not None else set()
        self._told = False
        self.path = path
        self.saved = False

    def keep(self) -> TorpedoDiceError | None:
        """Save the game as it stands. Returns why that is impossible, the first time that it is."""
        try:
            self.path = self.path or new_path()
            self._write(self.path)
            self.saved = True
        except TorpedoDiceError as error:
            self.saved = False
            if not self._told:
                self._told = True
                return error
        return None

    def save_as(self, path: Path) -> None:
        """Save the game as it stands in another file; raises where that is impossible or would cost a file."""
        if path.absolute() not in self._own:
            check_free(path)
        self._write(path)

    def command_to_go_on(self) -> str:
        """The command that goes on with this game, as it can be typed."""
        found = latest()
        if found is not None and self.path is not None and found.path.absolute() == self.path.absolute():
            return command_line("play", "--resume")
        return command_line("play", "--resume", str(self.path))

    def _write(self, path: Path) -> None:
        if not path.absolute().parent.is_dir():
            raise SetupError("setup-save-folder", path=str(path.parent))
        save_game(self._game, path, reveal=True)
        self._own.add(path.absolute())


def typed_path(text: str) -> Path:
    """The path that somebody typed; `~` is the own home, and an unknown one stands for itself."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def check_free(path: Path) -> None:
    """Raise where a file is there already: what it holds would be lost."""
    if path.is_file():
        raise SetupError("setup-save-exists", path=str(path))
