"""Files and texts that commands are given: none is destroyed, none is ignored, none is too long; bots may fail."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.bots.registry import BOTS
from torpedo_dice.cli.main import run
from torpedo_dice.game.boards import board_to_toml
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Move
from torpedo_dice.rules.board import Board
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

BOARD = Board("Late", ("1234567",), 1, 1, ((1, 2, 3), (4, 5, 6), (7,)))
LATE = "solo 9 0 - - - - 1f:1:13:2456:00 12456:12345"
SOLVE = ["solve", "--board", "m.toml", "--position", LATE]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The status, the output and the complaints of a command, in a folder with a board."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    Path("m.toml").write_text(board_to_toml(BOARD))

    def said(*words: str) -> tuple[int, str, str]:
        status = run(words)
        return status, *capsys.readouterr()

    return said


@pytest.mark.parametrize(
    ("line", "option", "path"),
    [
        ("simulate --games 1 --board m.toml --records m.toml", "--records", "m.toml"),
        ("simulate --games 1 --board m.toml --records ./link.toml", "--records", "./link.toml"),
        ("tournament --games 1 --board m.toml --plot m.toml", "--plot", "m.toml"),
        ("tournament --games 1 --plot same.x --records ./same.x", "--plot", "same.x"),
        ("board study m.toml --games 1 --out ../{folder}/m.toml", "--out", "../{folder}/m.toml"),
        ("board study study-late.html --games 1", "--out", "study-late.html"),
    ],
)
def test_no_output_replaces_an_input_or_another_output(say: Run, line: str, option: str, path: str) -> None:
    """However the file is named, it is refused in one sentence, and all files are as they were."""
    Path("link.toml").symlink_to("m.toml")
    Path("study-late.html").write_text(board_to_toml(BOARD))
    folder = Path.cwd().name
    status, out, err = say(*line.format(folder=folder).split())
    complaint = catalogue("en")("error-usage-same-file", option=option, path=path.format(folder=folder))
    assert (status, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1
    assert Path("m.toml").read_text() == Path("study-late.html").read_text() == board_to_toml(BOARD)
    assert not Path("same.x").exists()


def test_devices_may_be_named_twice(say: Run) -> None:
    """They hold nothing that could be lost."""
    assert say("tournament", "--games", "1", "--plot", "/dev/null", "--records", "/dev/null")[0] == 0


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--records", ""],
        ["simulate", "--board", ""],
        ["tournament", "--plot", ""],
        ["tournament", "--records="],
        ["board", "study", "--out", ""],
        ["play", "--save", ""],
        ["board", "show", ""],
        ["check", ""],
    ],
)
def test_an_empty_name_is_no_name(say: Run, words: list[str]) -> None:
    """It is refused before anything is played."""
    option = next((word.removesuffix("=") for word in words if word.startswith("--")), "FILE")
    expected = catalogue("en")("error-usage-file-name", option=option)
    assert say(*words) == (2, "", f"torpedo-dice: {expected}\n")


@pytest.mark.parametrize("command", ["simulate --bots stopped", "tournament --plot plot.svg --bots stopped,greedy"])
def test_stopped_before_the_first_game_nothing_is_replaced(
    say: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Ctrl-C before there are results: status 130, a document of no games, and the files of an earlier time."""

    class Stopped(GreedyBot):
        """Ctrl-C at its first move."""

        def choose(self, game: Game, seat: int) -> Move:
            raise KeyboardInterrupt

    monkeypatch.setitem(BOTS, "stopped", Stopped)
    for name in ("old.jsonl", "plot.svg"):
        Path(name).write_text("old")
    status, out, err = say(*command.split(), "--records", "old.jsonl", "--json")
    assert (status, json.loads(out)["games"], err) == (130, 0, "")
    assert Path("old.jsonl").read_text() == Path("plot.svg").read_text() == "old"
    assert len(list(Path().iterdir())) == 3


@pytest.mark.parametrize("command", ["simulate", "tournament --plot plot.svg"])
def test_any_seed_is_shown_safely(say: Run, command: str) -> None:
    """A long one is shortened where it is shown, and is whole in the document; signs for terminals never reach them."""
    seed = "\x1b[31m" + 3000 * "x"
    status, out, err = say(*command.split(), "--games", "1", "--seed", seed)
    assert (status, err) == (0, "")
    assert "\x1b" not in out
    assert "seed ?[31mxxx" in out
    assert len(out.splitlines()[0]) < 500
    assert json.loads(say(*command.split(), "--games", "1", "--seed", seed, "--json")[1])["seed"] == seed


def test_any_path_is_shown_safely(say: Run) -> None:
    """Longer than a sentence bears, it is shortened in it, and whole in the document."""
    long = "./" * 1500
    assert say("simulate", "--games", "1", "--records", "games.jsonl")[0] == 0
    status, out, err = say("check", f"{long}games.jsonl")
    assert (status, err) == (0, "")
    assert "1 game holds" in out
    assert json.loads(say("check", f"{long}games.jsonl", "--json")[1])["file"] == f"{long}games.jsonl"
    assert "a good board" in say("board", "check", f"{long}m.toml")[1]
    assert say("board", "show", f"{long}games.jsonl")[0] == 2


class Exiting(GreedyBot):
    """Ends the program."""

    def choose(self, game: Game, seat: int) -> Move:
        """End the program."""
        sys.exit(0)


class Pushing(GreedyBot):
    """Plays on the live game."""

    def choose(self, game: Game, seat: int) -> Move:
        """Make the move instead of naming it."""
        move = super().choose(game, seat)
        game.push(move)
        return move


class Raising(GreedyBot):
    """Has no idea."""

    def choose(self, game: Game, seat: int) -> Move:
        """Find nothing."""
        raise LookupError("no idea")


@pytest.mark.parametrize(
    ("kind", "reason"),
    [(Exiting, "SystemExit: 0"), (Pushing, "RuntimeError: choose changed the game"), (Raising, "LookupError: no idea")],
)
@pytest.mark.parametrize("command", [["simulate"], ["tournament"], SOLVE], ids=["simulate", "tournament", "solve"])
def test_a_bot_that_fails_is_named(
    say: Run, monkeypatch: pytest.MonkeyPatch, command: list[str], kind: type[GreedyBot], reason: str
) -> None:
    """Whatever it does instead of choosing, and whatever it plays in: one line, and status 2."""
    monkeypatch.setitem(BOTS, "failing", kind)
    bots = "failing,random" if command == ["tournament"] else "failing"
    status, out, err = say(*command, "--games", "5", "--bots", bots, "--seed", "s")
    assert (status, out) == (2, "")
    assert err.startswith(f"torpedo-dice: The bot “failing” failed in game 0 of seed “s”: {reason}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fast_simulation_is_marked(say: Run, language: str) -> None:
    """In the title and in the document; ordinary games are not."""
    text = catalogue(language)
    words = ["simulate", "--games", "5", "--seed", "s", "--language", language]
    mode = text("simulate-fast", mode=text("mode-mission"))
    assert mode in say(*words, "--fast")[1].splitlines()[0]
    assert mode not in say(*words)[1]
    assert [json.loads(say(*words, "--json", *more)[1])["fast"] for more in ([], ["--fast"])] == [False, True]


def test_stopped_while_games_are_played_the_exact_value_is_known(say: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the games of the second bot: the value and the first bot's games are printed, with status 130."""

    class Stopped(GreedyBot):
        """Ctrl-C at its first move."""

        def choose(self, game: Game, seat: int) -> Move:
            raise KeyboardInterrupt

    monkeypatch.setitem(BOTS, "stopped", Stopped)
    words = [*SOLVE, "--bots", "greedy,stopped", "--games", "40", "--seed", "s"]
    status, out, err = say(*words, "--json")
    report = json.loads(out)
    assert (status, err, [*report["bots"]]) == (130, "", ["greedy"])
    assert report["exact"]["games"] == 40
    assert report["value"] == json.loads(say(*SOLVE, "--json")[1])["value"]
    status, out, err = say(*words)
    assert (status, err) == (130, "")
    assert re.search(r"^Exact play +\d", out, re.MULTILINE)


def test_no_interval_of_one_game(say: Run) -> None:
    """Neither in words nor in the document is one game a certainty."""
    words = [*SOLVE, "--worth", "score", "--games", "1"]
    exact = json.loads(say(*words, "--json")[1])["exact"]
    assert (exact["error"], exact["low"], exact["high"]) == (None, None, None)
    assert "[" not in say(*words)[1]
