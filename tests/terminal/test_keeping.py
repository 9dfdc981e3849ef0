"""What is on disk: never over somebody else's file, never claimed when it is not, and found again as it was told."""

import json
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.typist import SOLO, TWO, Terminal, kept
from torpedo_dice.terminal import calling


def test_no_file_is_written_over(terminal: Terminal) -> None:
    """Neither by `save` nor by `--save`, unless it holds this very game."""
    Path("mine.txt").write_text("mine")
    shown = terminal.play(SOLO, "save mine.txt", "save copy.json", "3", "save copy.json", "save game.json")
    assert "mine.txt: this file is there already" in shown
    assert shown.count("Saved: copy.json") == 2
    assert "Saved: game.json" in shown
    assert len(kept("copy.json").events) == 2
    for words in ("play --mode solo --save mine.txt", "play --resume game.json --save copy.json"):
        assert "is there already" in terminal.says(words, status=2)
    assert Path("mine.txt").read_text() == "mine"
    terminal.play("--resume game.json --save other.json", "1", "")
    assert (len(kept().events), len(kept("other.json").events)) == (2, 5)


def test_a_game_goes_on_where_it_cannot_be_saved(terminal: Terminal) -> None:
    """The player is told once, and nothing claims that it was saved."""
    shown = terminal.play("--mode solo --seed 3 --save none/game.json", "3", "1", "", "6", "1", "")
    assert shown.count("This game is not being saved: none: there is no such folder.") == 1
    assert "Round 2" in shown
    assert "The game is saved" not in shown


def test_nor_where_the_folder_for_games_cannot_be_made(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The data folder may be a file, or somebody else's."""
    Path("file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", "file")
    shown = terminal.play("--mode solo --seed 3", "3", "1", "")
    assert shown.count("This game is not being saved: ") == 1
    assert "Round 2" in shown
    assert "saved" not in shown.split("Round 2")[1]


def test_nor_for_a_user_without_a_home(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container; an unknown home in a path stands for itself."""
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", no_home)
    assert "This game is not being saved: " in terminal.play("--mode solo --seed 3", "3")
    assert "~nobody_there: there is no such folder" in terminal.play(SOLO, "save ~nobody_there/x.json")


def no_home() -> Path:
    """What Python says without a home."""
    raise RuntimeError


def test_what_is_printed_at_leaving_works_as_typed(terminal: Terminal, tmp_path: Path) -> None:
    """For the latest game without a name; for any other with its path, in quotes where it needs them."""
    shown = terminal.play("--mode solo --seed 3", "q").splitlines()
    assert shown[-1].strip() == calling.command_line("play", "--resume")
    older = terminal.play("--mode solo --seed 4 --save two_words.json", "q", width=40).splitlines()[-1]
    words = shlex.split(older)
    assert words[-3:] == ["play", "--resume", "two_words.json"]
    said = subprocess.run(words, input="q\n", capture_output=True, text=True, cwd=tmp_path, check=True).stdout
    assert "Solo, round 1" in said


def test_the_program_is_called_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its name where the path finds it, by its path where not, and through Python where there is no program."""
    program = tmp_path / "with blank" / "torpedo-dice"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert calling.command_line("play") == f"'{program}' play"
    monkeypatch.setenv("PATH", str(program.parent))
    assert calling.command_line("play", "--resume", "a b.json") == "torpedo-dice play --resume 'a b.json'"
    monkeypatch.setattr(sys, "argv", ["/x/torpedo_dice/__main__.py"])
    assert calling.command_line("play") == f"{shlex.quote(sys.executable)} -m torpedo_dice play"


def test_people_alone_leave_no_note_of_bots(terminal: Terminal) -> None:
    """And a note that nobody can read means people."""
    terminal.play(TWO, "q")
    record = json.loads(Path("game.json").read_text())
    assert "bots" not in record
    notes: tuple[object, ...] = (5, {"names": "x"}, {"seed": []}, ["greedy"], {"names": [None, 7]})
    for noted in notes:
        Path("odd.json").write_text(json.dumps(record | {"bots": noted}))
        assert "Training, round 1: Ana" in terminal.play("--resume odd.json", "q")
