"""Playing in the terminal: whole games typed in, in every language, within 80 columns, saved and gone on with."""

import io
import json
import os
import pty
import re
import select
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from rich.cells import cell_len
from tables import TABLES

from torpedo_dice import Game, load_game
from torpedo_dice.cli.main import run
from torpedo_dice.game.check import check_record
from torpedo_dice.game.names import ModeName
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

ENGLISH = catalogue("en")


class Terminal:
    """A person who types lines, and what was shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def play(self, options: str, *typed: str) -> str:
        """Everything that is shown; the input ends after the last line."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert run(["play", *options.split()]) == 0
        out, err = self._capsys.readouterr()
        assert err == ""
        return out


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """A terminal of 80 columns whose games are kept in a folder of the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


def lines(shown: str) -> list[str]:
    """The lines that were shown, without what was typed behind a question."""
    return [re.sub(r" > .*", " >", line) for line in shown.splitlines()]


def kept(path: str = "game.json") -> Game:
    """The game in a file, which holds."""
    text = Path(path).read_bytes()
    check_record(text)
    return load_game(text)


def options_of(mode: ModeName, players: int, language: str) -> str:
    """The options for a table of people."""
    names = ",".join(f"Captain_Nemo_of_sea{number}" for number in range(1, players + 1))
    return f"--mode {mode} --players {players} --names {names} --seed t --save game.json --language {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_whole_game_in_every_language(terminal: Terminal, mode: ModeName, players: int, language: str) -> None:
    """People take the first die and the first proposal to the end; no line is cut or wider than 80 columns."""
    typed = [line for _ in range(60 * players) for line in ("1", "2", "3", "4", "5", "6", "")]
    shown = terminal.play(options_of(mode, players, language), *typed)
    game = kept()
    assert game.is_over()
    text = catalogue(language)
    assert text("say-record", path="game.json") in shown
    assert max(map(cell_len, lines(shown))) <= 80
    assert "…" not in shown
    for system in (1, 2, 3, 4, 5, 6):
        assert text("screen-system", number=system, name=text.system(system)) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_fits_24_lines(terminal: Terminal, language: str) -> None:
    """From the line above the table to the question, at the draft and at the action; help fits too."""
    for mode, players in TABLES:
        shown = terminal.play(options_of(mode, players, language), "1", "2", "3", "4", "5", "6", "", "?")
        text = catalogue(language)
        mark = text("screen-title", mode=text(f"mode-{mode}"), round=1, name="X").split(":")[0]
        lines = shown.splitlines()
        starts = [number for number, line in enumerate(lines) if line.startswith(mark)]
        questions = [number for number, line in enumerate(lines) if " > " in f"{line} "]
        for start in starts:
            assert next(number for number in questions if number > start) - start < 24
    assert len(catalogue(language)("help-game").splitlines()) < 24
    assert max(map(len, catalogue(language)("help-game").splitlines())) <= 80


def test_the_first_question_leads_to_every_table(terminal: Terminal) -> None:
    """Without options: alone, against a bot, or together; what is no answer is asked again."""
    assert "Solo, round 1" in terminal.play("--seed 1 --save game.json", "x", "1")
    assert "Mission, round 1: Player 1" in terminal.play("--seed 1", "2", "2")
    assert "Training, round 1" in terminal.play("--seed 1 --save game.json", "3", "1", "9", "3")
    assert len(kept().players) == 4
    assert "Type a number from 1 to 3." in terminal.play("--seed 1", "9")


def test_leaving_at_the_first_question_saves_nothing(terminal: Terminal, tmp_path: Path) -> None:
    """There is no game yet."""
    assert "saved" not in terminal.play("", "q")
    assert not list(tmp_path.rglob("*.json"))


SOLO = "--mode solo --seed 3 --save game.json"


def test_a_shot_is_shown_before_it_is_fired(terminal: Terminal) -> None:
    """The preview has hits, misses and the spares left; going back leaves all as it was; Enter fires."""
    shown = terminal.play(SOLO, "3", "3 G3", "3a F2", "u", "3b G3", "")
    assert "Which one?" in shown
    assert shown.count("Fire the 3 at F2,G3,H4: 2 hits, 1 miss\nEnter: yes, u: back > u") == 1
    assert re.search(r"Spare torpedoes \|{11}-  ?\[ \] 11/12", shown)
    assert " 2 . . . . . o 1 1" in shown
    assert " 3 . . . . . . X ." in shown
    assert "Player 1 fires the 3" in shown
    assert len(kept().events) >= 4


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "Type a number from 1 to"),
        ("hello", "“hello” is not a move"),
        ("3 Z99", "“Z99” is not a space"),
        ("3z G3", "There is no pattern z: choose a to b."),
        ("4 G3", "The die shows 3, not 4."),
        ("sail 4 G3", "Sail is switched off"),
        ("mast 4 G3", "“mast” is no system"),
        ("p 4 G3", "“p” is no system"),
        ("on windows", "Windows has no switch"),
        ("on-mast", "“mast” is no system"),
        ("1:on-sail", "There is no seat 1"),
        ("reroll", "Propeller is switched off"),
        ("roll", "Every seat has a die"),
        ("take3", "Every seat has a die"),
        ("fire3@A1,B2,C4", "no valid way to fire this 3"),
        ("3a Y9", "At least one pip must lie on the grid"),
        ("save", "Write the file's name behind it"),
        ("save none/x.json", "there is no such file"),
        ("save .", "this is a folder"),
        ("on", "“on” is not a move"),
        ("\x1b[2J", "“?[2J” is not a move"),
    ],
)
def test_what_cannot_be_done_is_said(terminal: Terminal, typed: str, said: str) -> None:
    """One sentence, and the same question again; nothing has happened."""
    shown = terminal.play(SOLO, "3", typed, "n")
    assert said in shown.replace("\n", " ")
    assert "\x1b" not in shown.replace(typed, "")
    assert len(kept().events) == 2


def test_a_die_can_be_put_back(terminal: Terminal) -> None:
    """Until the action is confirmed; once something else has happened, no more."""
    terminal.play(SOLO, "3", "u")
    assert [type(event).__name__ for event in kept().events] == ["Rolled"]
    shown = terminal.play("--players 2 --mode training --seed 1 --first 1", *"123456", "", *"123456", "", "u")
    assert "nothing to take back" in shown


def test_a_die_is_confirmed_where_others_wait_for_it(terminal: Terminal) -> None:
    """At a table a draft cannot be taken back, so it is asked for; anything but yes or no is asked again."""
    shown = terminal.play("--players 2 --mode training --seed 1 --first 1 --save game.json", *"123456", "x", "n")
    assert "Enter for yes, u to go back." in shown
    assert len(kept().events) == 1


def test_help_look_more_and_patterns(terminal: Terminal) -> None:
    """Words that work at any time; they change nothing."""
    shown = terminal.play("--players 2 --mode training --seed 1 --first 1 --names Ana,Bo", *"123456", "", *"123456", "")
    typed = [*"123456", "", *"123456", "", "?", "l", "m", "p"]
    more = terminal.play("--players 2 --mode training --seed 1 --first 1 --names Ana,Bo --save game.json", *typed)
    assert len(more) > len(shown) + 1500
    assert "Periscope turns the die over" in more
    assert "Training, round 1: Bo ---" in more
    assert "Artillery" in more
    assert "b)" in more
    assert len(kept().events) == 3


def test_saved_games_go_on(terminal: Terminal, tmp_path: Path) -> None:
    """The latest unfinished one without a name, or the one that is named; its dice fall as they would have."""
    whole = terminal.play(SOLO, "3", "1", "", "6", "1", "")
    rolls = re.findall(r"rolls ([\d ]+)\.", whole)
    Path("game.json").unlink()
    assert "--resume game.json" in terminal.play(SOLO, "3", "1", "")
    assert re.findall(r"rolls ([\d ]+)\.", terminal.play("--resume game.json", "6", "1", "")) == rolls[2:]
    terminal.play("--mode solo --seed old", "q")
    terminal.play("--mode training --bots greedy --seed new --first 1", "q")
    assert "Training, round 1" in terminal.play("--resume")
    (older, newer) = sorted((tmp_path / "data").rglob("*.json"))
    newer.write_text("broken")
    assert "Solo, round 1" in terminal.play("--resume")
    assert older.exists()


def test_bots_of_a_saved_game_play_on(terminal: Terminal) -> None:
    """Which seats are bots is noted in the record; the record stays one that anybody can check."""
    terminal.play("--mode mission --bots greedy,random --seed 5 --save game.json", "q")
    assert json.loads(Path("game.json").read_text())["bots"] == [None, "greedy", "random"]
    shown = terminal.play("--resume game.json", *[*"123456", ""] * 40)
    assert "Bot random" in shown
    assert kept().is_over()


def test_real_dice_are_typed_in(terminal: Terminal) -> None:
    """First seat, roll and reroll are asked for; what cannot be is asked again; the game goes on with real dice."""
    typed = ["3", "2", "7 1 1", "1 1", "x", "4,1 2", "1", ""]
    shown = terminal.play("--players 2 --mode training --dice by-hand --save game.json", *typed)
    assert shown.count("Who begins? 1 to 2") == 2
    assert "Type 3 dice, not 2" in shown
    assert "“7” is no face" in shown
    assert "Player 2 rolls 4 1 2." in shown
    assert json.loads(Path("game.json").read_text())["dice"] == {"source": "by-hand", "first_drawn": True}
    assert "Roll 3 dice and type them" in terminal.play("--resume game.json", *["1", "2", "4", ""] * 8)


def test_verifiable_dice_are_promised_first(terminal: Terminal) -> None:
    """The promise is shown before seeds are asked for; the record of the game proves it."""
    typed = ["a\x07b", "first seed", "", *[*"123456", ""] * 60]
    shown = terminal.play("--players 2 --mode training --dice verifiable --save game.json", *typed)
    proof = json.loads(Path("game.json").read_text())["dice"]
    assert shown.index(proof["commitment"]) < shown.index("Player 1, type anything")
    assert "A seed is 1 to 200 printable characters." in shown
    assert proof["seeds"][0] == "first seed"
    assert len(proof["seeds"][1]) == 32
    assert check_record(Path("game.json").read_bytes()) == (True, True)


def test_a_propeller_is_asked_for_before_it_rolls(terminal: Terminal) -> None:
    """Its roll is confirmed like a shot; then the new face is fired or a system switched on."""
    typed = ["3", "on-propeller", "", "6", "reroll", "u", "reroll", "", "p", "on sail", ""]
    shown = terminal.play(SOLO, *typed)
    assert shown.count("Roll the die again? The new face must be used.") == 2
    assert "Player 1 rolls the die again with the Propeller" in shown
    assert "Player 1 switches on Sail" in shown


@pytest.mark.parametrize(
    ("language", "switch", "reroll"),
    [
        ("de", "an propeller", "neu"),
        ("fr", "active hélice", "relance"),
        ("fr", "ACTIVE Helice", "RELANCE"),
        ("it", "attiva eliche", "ritira"),
        ("es", "activa hel", "relanza"),
        ("pt", "ative helice", "relance"),
        ("pt", "on propeller", "reroll"),
    ],
)
def test_moves_are_typed_in_the_own_language(terminal: Terminal, language: str, switch: str, reroll: str) -> None:
    """Systems by their names or the beginning of them, with or without accents."""
    terminal.play(f"{SOLO} --language {language}", "3", switch, "", "6", reroll, "")
    kinds = [type(event).__name__ for event in kept().events]
    assert kinds == ["Rolled", "Drafted", "SwitchedOn", "OpponentFired", "Rolled", "Drafted", "Rerolled"]


def test_a_game_goes_on_where_it_cannot_be_saved(terminal: Terminal) -> None:
    """The player is told, again and again, and nothing claims that it was saved."""
    shown = terminal.play("--mode solo --seed 3 --save none/game.json", "3", "1", "")
    assert "none/game.json: there is no such file." in shown
    assert "Round 2" in shown
    assert "The game is saved" not in shown


def test_foreign_names_cannot_steer_the_terminal(terminal: Terminal) -> None:
    """A record from somewhere else is shown without its control signs."""
    terminal.play("--mode training --bots random --seed 5 --save game.json", "q")
    record = json.loads(Path("game.json").read_text())
    record["players"][1] = "\x1b]0;owned\x07Eve"
    Path("game.json").write_text(json.dumps(record))
    shown = terminal.play("--resume game.json", *[*"123456", ""] * 3)
    assert "Eve" in shown
    assert "\x1b" not in shown
    assert "\x07" not in shown


def test_a_board_of_ones_own(terminal: Terminal) -> None:
    """Any board is drawn, also one with 26 columns; a skull is announced before it is filled."""
    grid = "\n".join(["1234567" + "." * 19] + ["." * 26] * 25)
    Path("wide.toml").write_text(
        f'name = "Wide"\nspares = 0\nuses = 1\npanels = [[1, 2, 3], [4, 5, 6], [7]]\ngrid = """\n{grid}\n"""\n'
    )
    options = "--board wide.toml --seed 2 --save game.json"
    shown = terminal.play(f"--mode training --bots random --first 1 {options}", *"123456", "", "2")
    assert "ABCDEFGHIJKLMNOPQRSTUVWXYZ" in shown
    assert max(map(cell_len, lines(shown))) <= 80
    faces = terminal.play(f"--mode solo {options}").splitlines()[0].split()[-2]
    shot = {"1": "1 Z26", "2": "2a Y25", "3": "3a Y25", "4": "4 Y25", "5": "5 Y25", "6": "6a Y25"}[faces[0]]
    assert "this shot fills your skull" in terminal.play(f"--mode solo {options}", faces[0], shot)


class RealTerminal:
    """The command on a pseudo-terminal of 80 columns, and what it has shown so far."""

    def __init__(self, words: list[str], **environment: str) -> None:
        self.shown = b""
        self.child, self._master = pty.fork()
        if self.child == 0:
            size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm", "LC_ALL": "C.UTF-8"}
            os.environ.update(size | environment)
            os.execv(sys.executable, [sys.executable, "-m", "torpedo_dice", *words])

    def read_to(self, end: bytes) -> None:
        """Wait until something was shown, last of all."""
        while not self.shown.endswith(end):
            assert select.select([self._master], [], [], 30)[0], self.shown
            self.shown += os.read(self._master, 65536)

    def answer(self, *lines: bytes) -> None:
        """Type each line at a question."""
        for line in lines:
            self.read_to(b"> ")
            self.shown += b"\n"
            os.write(self._master, line)

    def ended(self) -> int:
        """The exit status, once all has been read."""
        with suppress(OSError):
            self.read_to(b"never shown")
        os.close(self._master)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


def test_a_real_terminal(tmp_path: Path) -> None:
    """In colour, or without where NO_COLOR says so; Ctrl-C and Ctrl-D leave with the game saved."""
    words = ["play", "--mode", "solo", "--seed", "3", "--save", str(tmp_path / "game.json")]
    for leave in (b"\x03", b"\x04"):
        terminal = RealTerminal(words)
        terminal.answer(b"3\n", leave)
        assert terminal.ended() == 0
        assert b"\x1b[1;33m" in terminal.shown
        assert b"The game is saved." in terminal.shown
    plain = RealTerminal(words, NO_COLOR="1")
    plain.answer(b"3\n", b"q\n")
    assert plain.ended() == 0
    assert not re.search(rb"\x1b\[[\d;]*[34]\dm", plain.shown)
    assert b" 3 . . . . . . 1 ." in re.sub(rb"\x1b\[[\d;]*m", b"", plain.shown)


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    """`kill -9` at a question: the file holds the game up to it, and nothing else lies beside it."""
    path = tmp_path / "game.json"
    terminal = RealTerminal(["play", "--mode", "solo", "--seed", "3", "--save", str(path)])
    terminal.answer(b"3\n", b"on sail\n", b"\n")
    terminal.read_to(b"> ")
    os.kill(terminal.child, signal.SIGKILL)
    assert terminal.ended() == -signal.SIGKILL
    kinds = [type(event).__name__ for event in load_game(path.read_bytes()).events]
    assert kinds == ["Rolled", "Drafted", "SwitchedOn", "OpponentFired", "Rolled"]
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
