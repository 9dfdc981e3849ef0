"""Somebody who types: what is shown for lines that are typed, and games that were kept."""

import io
import re
import sys
from pathlib import Path

import pytest

from torpedo_dice import Game, decode_game
from torpedo_dice.cli.main import run
from torpedo_dice.game.check import check_record
from torpedo_dice.game.names import ModeName

ANYTHING = [line for face in "123456" for line in (face, "")]
"""Takes a die and does something with it, whatever was rolled: what does not fit is asked for again."""
SOLO = "--mode solo --seed 3 --save game.json"
"""A game that begins with 3 3."""
TWO = "--players 2 --mode training --seed 1 --first 1 --names Ana,Bo --save game.json"
"""A game that begins with 4 6 1."""
TWO_DRAFTED = ["4", "", "6", ""]


class Terminal:
    """A person who types lines, and what was shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def play(self, options: str, *typed: str, width: int = 80) -> str:
        """Everything that is shown; the input ends after the last line. What an earlier game left is put away."""
        if "--save" in options and "--resume" not in options:
            Path(options.split("--save ")[1].split(maxsplit=1)[0]).unlink(missing_ok=True)
        return self.says(f"play {options}", *typed, width=width)

    def says(self, words: str, *typed: str, width: int = 80, status: int = 0) -> str:
        """Everything that a command shows, on stderr where it fails."""
        self._monkeypatch.setenv("COLUMNS", str(width))
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert run(words.split()) == status
        out, err = self._capsys.readouterr()
        assert bool(err) == bool(status)
        return str(err or out)


def lines(shown: str) -> list[str]:
    """The lines that were shown, without what was typed behind a question."""
    return [re.sub(r" > .*", " >", line) for line in shown.splitlines()]


def kept(path: str = "game.json") -> Game:
    """The game in a file, which holds."""
    text = Path(path).read_bytes()
    check_record(text)
    return decode_game(text)


def kinds(path: str = "game.json") -> list[str]:
    """What has happened in a game that was kept."""
    return [type(event).__name__ for event in kept(path).events]


def options_of(mode: ModeName, players: int, language: str) -> str:
    """The options for a table of people."""
    names = ",".join(f"Captain_Nemo_of_sea{number}" for number in range(1, players + 1))
    return f"--mode {mode} --players {players} --names {names} --seed t --save game.json --language {language}"
