"""Playing in the terminal: whole games typed in, in every language, within 80 columns, saved and gone on with."""

import json
import os
import pty
import re
import select
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from rich.cells import cell_len
from tables import TABLES

from terminal.typist import ANYTHING, SOLO, TWO, TWO_DRAFTED, Terminal, kept, kinds, lines, options_of
from torpedo_dice import decode_game
from torpedo_dice.game.names import ModeName
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

ENGLISH = catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_whole_game_in_every_language(terminal: Terminal, mode: ModeName, players: int, language: str) -> None:
    """People take dice and proposals to the end; no line is cut or wider than 80 columns."""
    shown = terminal.play(options_of(mode, players, language), *ANYTHING * 60 * players)
    game = kept()
    assert game.is_over()
    text = catalogue(language)
    assert f"{text('say-record')}\n  game.json\n" in shown
    assert max(map(cell_len, lines(shown))) <= 80
    assert "…" not in shown
    for system in (1, 2, 3, 4, 5, 6):
        assert text("screen-system", number=system, name=text.system(system)) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_fits_24_lines(terminal: Terminal, language: str) -> None:
    """From the line above the table to the question, at the draft and at the action; help fits too."""
    for mode, players in TABLES:
        shown = terminal.play(options_of(mode, players, language), *ANYTHING)
        text = catalogue(language)
        mark = text("screen-title", mode=text(f"mode-{mode}"), round=1, name="X").split(":")[0]
        lines = shown.splitlines()
        starts = [number for number, line in enumerate(lines) if line.startswith(mark)]
        questions = [number for number, line in enumerate(lines) if " > " in f"{line} "]
        for start in starts:
            assert next(number for number in questions if number > start) - start < 24
    for page in ("help-game", "help-signs"):
        assert len(catalogue(language)(page).splitlines()) < 24
        assert max(map(len, catalogue(language)(page).splitlines())) <= 80


def test_the_first_question_leads_to_every_table(terminal: Terminal) -> None:
    """Without options: alone, against a bot, or together; what is no answer is asked again."""
    assert "Solo, round 1" in terminal.play("--seed 1 --save game.json", "x", "1")
    assert "Mission, round 1: Player 1" in terminal.play("--seed 1", "2", "2")
    assert "Training, round 1" in terminal.play(
        "--seed 1 --save game.json", "3", "1", "9", "3", "", "Bo", "bo", "Cleo", ""
    )
    assert kept().players == ("Player 1", "Bo", "Cleo", "Player 4")
    assert "Type a number from 1 to 3." in terminal.play("--seed 1", "9")


def test_leaving_at_the_first_question_saves_nothing(terminal: Terminal, tmp_path: Path) -> None:
    """There is no game yet."""
    assert "saved" not in terminal.play("", "q")
    assert not list(tmp_path.rglob("*.json"))


def test_a_shot_is_shown_before_it_is_fired(terminal: Terminal) -> None:
    """The preview has hits, misses and the spares left; going back leaves all as it was; Enter fires."""
    shown = terminal.play(SOLO, "3", "3 G3", "3a F2", "u", "3b G3", "")
    assert "Which one?" in shown
    assert shown.count("\n3a F2: 2 hits, 1 miss\nEnter: yes, u: back > u") == 1
    assert re.search(r"Spare torpedoes \|{11}-  ?\[ \] 11/12", shown)
    assert " 2 . . . . . o 1 1" in shown
    assert " 3 . . . . . . X ." in shown
    assert "Player 1 fires 3b G3: " in shown
    assert len(kept().events) >= 4


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "Type a number from 1 to"),
        ("hello", "“hello” is not understood. Type for example 4 C4"),
        ("3 Z99", "“Z99” is not a space"),
        ("3z G3", "There is no pattern z of the 3: choose a to b."),
        ("4 G3", "The die shows 3, not 4."),
        ("sail 4 G3", "Sail is switched off"),
        ("mast 4 G3", "“mast” is no system"),
        ("p 4 G3", "“p” fits several systems: Periscope, Propeller"),
        ("on windows", "Windows has no switch"),
        ("on-mast", "“mast” is no system"),
        ("1:on-sail", "There is no seat 1"),
        ("reroll", "Propeller is switched off"),
        ("roll", "Every seat has a die"),
        ("take3", "Every seat has a die"),
        ("fire3@A1,B2,C4", "no valid way to fire this 3"),
        ("3a Y9", "At least one pip must lie on the grid"),
        ("save", "Write the file's name behind it"),
        ("save none/x.json", "none: there is no such folder"),
        ("save .", "this is a folder"),
        ("on", "“on” is not understood"),
        ("\x1b[2J", "“?[” is no system"),
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
    assert "nothing to take back" in terminal.play(TWO, "u", *TWO_DRAFTED, "u")
    assert "nothing to take back" in terminal.play(TWO, "u")


def test_a_die_is_confirmed_where_others_wait_for_it(terminal: Terminal) -> None:
    """At a table a draft cannot be taken back, so it is asked for; another die or a command may be typed instead."""
    shown = terminal.play(TWO, "4", "n", "4", "6", "x")
    assert "Take the 4\nEnter: yes, u: back > 6\nTake the 6\nEnter: yes, u: back > x\nType one of" in shown
    assert len(kept().events) == 1
    terminal.play(TWO, "4", "TAKE 6", "y")
    assert kinds() == ["Rolled", "Drafted"]


def test_help_look_more_and_patterns(terminal: Terminal) -> None:
    """Words that work at any time; they change nothing."""
    shown = terminal.play(TWO, *TWO_DRAFTED)
    more = terminal.play(TWO, *TWO_DRAFTED, "?", "??", "l", "m", "p")
    assert len(more) > len(shown) + 1500
    assert "Periscope turns the die over" in more
    assert "\nA look at Bo ---" in more
    assert "Training, round 1: Bo" not in more.split("A look")[1]
    assert "Artillery 4a" in more
    assert len(kept().events) == 3


def test_saved_games_go_on(terminal: Terminal, tmp_path: Path) -> None:
    """The latest unfinished one without a name, or the one that is named; its dice fall as they would have."""
    whole = terminal.play(SOLO, "3", "1", "", "6", "1", "")
    rolls = re.findall(r"rolls ([\d ]+)\.", whole)
    Path("game.json").unlink()
    assert "play --resume game.json\n" in terminal.play(SOLO, "3", "1", "")
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
    terminal.play("--mode mission --bots greedy,random,random --seed 5 --save game.json", "q")
    record = json.loads(Path("game.json").read_text())
    assert record["bots"] == {"names": [None, "greedy", "random", "random"], "seed": "5"}
    shown = terminal.play("--resume game.json", *ANYTHING * 40)
    assert "Bot random 2" in shown
    assert kept().is_over()
    older = record | {"bots": [None, "greedy", "random", "random"]}
    Path("older.json").write_text(json.dumps(older))
    assert "Bot greedy fires" in terminal.play("--resume older.json", *ANYTHING * 4)


def test_bots_have_a_seed_of_their_own(terminal: Terminal) -> None:
    """Drawn once for each game, so that the same bot does not always play the same."""
    seeds = set()
    for _ in range(2):
        terminal.play("--mode mission --bots random --save game.json", "q")
        seeds.add(json.loads(Path("game.json").read_text())["bots"]["seed"])
    assert len(seeds) == 2


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
    assert kinds() == ["Rolled", "Drafted", "SwitchedOn", "OpponentFired", "Rolled", "Drafted", "Rerolled"]


def test_foreign_names_cannot_steer_the_terminal(terminal: Terminal) -> None:
    """A record from somewhere else is shown without its control signs."""
    terminal.play("--mode training --bots random --seed 5 --save game.json", "q")
    record = json.loads(Path("game.json").read_text())
    record["players"][1] = "\x1b]0;owned\x07Eve"
    Path("game.json").write_text(json.dumps(record))
    shown = terminal.play("--resume game.json", *ANYTHING * 3)
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
    shown = terminal.play(f"--mode training --bots random --first 1 {options}", *ANYTHING)
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
            # A Ctrl-C between the prompt and the reading behind it would wait for the next key.
            time.sleep(0.1)
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
        (tmp_path / "game.json").unlink(missing_ok=True)
        terminal = RealTerminal(words)
        terminal.answer(b"3\n", leave)
        assert terminal.ended() == 0
        assert b"\x1b[1;33m" in terminal.shown
        assert b"The game is saved." in terminal.shown
    (tmp_path / "game.json").unlink()
    plain = RealTerminal(words, NO_COLOR="1")
    plain.answer(b"3\n", b"q\n")
    assert plain.ended() == 0
    assert not re.search(rb"\x1b\[[\d;]*[34]\dm", plain.shown)
    assert b" 3 . . . . . . 1 ." in re.sub(rb"\x1b\[[\d;]*m", b"", plain.shown)


def test_a_seed_is_typed_unseen_and_the_arrows_bring_lines_back(tmp_path: Path) -> None:
    """At a real terminal: nothing that is typed as a seed is shown before all are; the last line comes back."""
    words = ["play", "--mode", "solo", "--dice", "verifiable", "--save", str(tmp_path / "game.json")]
    terminal = RealTerminal(words)
    terminal.answer(b"nobody guesses this\n")
    terminal.read_to(b"> ")
    assert terminal.shown.count(b"nobody guesses this") == 1
    assert b"Player 1 typed: nobody guesses this" in terminal.shown
    terminal.answer(b"hello\n", b"\x1b[A\n", b"q\n")
    assert terminal.ended() == 0
    assert terminal.shown.count(b"Type one of the dice") == 2


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    """`kill -9` at a question: the file holds the game up to it, and nothing else lies beside it."""
    path = tmp_path / "game.json"
    terminal = RealTerminal(["play", "--mode", "solo", "--seed", "3", "--save", str(path)])
    terminal.answer(b"3\n", b"on sail\n", b"\n")
    terminal.read_to(b"> ")
    os.kill(terminal.child, signal.SIGKILL)
    assert terminal.ended() == -signal.SIGKILL
    happened = [type(event).__name__ for event in decode_game(path.read_bytes()).events]
    assert happened == ["Rolled", "Drafted", "SwitchedOn", "OpponentFired", "Rolled"]
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
