"""The command line: what each command prints, its exit status, and that every wrong word gets a plain sentence."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import TABLES

import torpedo_dice
from torpedo_dice import SeededDice, encode_record, standard_board
from torpedo_dice.bots.registry import make_bot
from torpedo_dice.cli import bench
from torpedo_dice.cli.main import COMMANDS, run
from torpedo_dice.drawing.boards import board_svg
from torpedo_dice.drawing.ink import DARK, LIGHT
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.match import finish, new_game, play_game, setup_of
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

ENGLISH = catalogue("en")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The machine speaks English, and everybody's games are in a folder of the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


class Said:
    """What a command printed, and its exit status."""

    def __init__(self, capsys: pytest.CaptureFixture[str], line: str) -> None:
        self.status = run(line.split())
        self.out, self.err = capsys.readouterr()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Without words, the overview; each command's help has all its options; nothing is wider than 80 columns."""
    text = catalogue(language)
    pages = [Said(capsys, f"--language {language}"), Said(capsys, f"--help --language={language}")]
    assert pages[0].out == pages[1].out
    assert all(text(f"summary-{name}") in pages[0].out for name in COMMANDS)
    for name in COMMANDS:
        page = Said(capsys, f"{name} --help --language {language}")
        pages.append(page)
        assert page.out.startswith(text("help-usage"))
        assert "".join(text(f"help-{name}").split()) in "".join(page.out.split())
        assert "--language" in page.out
    assert "--version" in pages[0].out
    assert all(name in Said(capsys, f"play --help --language {language}").out for name in ("NO_COLOR", "COLUMNS"))
    for page in pages:
        assert (page.status, page.err) == (0, "")
        assert max(map(len, page.out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("fly", "usage-command"),
        ("play --wings", "usage-unknown"),
        ("play --mode", "usage-value"),
        ("play --mode chess", "usage-choice"),
        ("play --players five", "usage-number"),
        ("play --players 5", "usage-number"),
        ("play --players ٣", "usage-number"),
        ("play --mode solo --players 2", "setup-solo"),
        ("play --mode solo --bots greedy", "setup-solo-bots"),
        ("play --bots greedy,random --players 1", "setup-bots-many"),
        ("play --players 2 --names Bo,bo", "setup-names-equal"),
        ("play --resume --seed 1", "setup-resume-options"),
        ("play --resume x.json --board standard", "setup-resume-options"),
        ("play --mode solo --save data.txt", "setup-save-exists"),
        ("play --bots greedy,greedy,greedy,greedy", "setup-players"),
        ("play --bots hal", "setup-bot"),
        ("play --players 2 --names a,b,c", "setup-names"),
        ("play --players 2 --names ,", "setup-names"),
        ("play --players 2 --first 3", "setup-first-number"),
        ("play --mode solo --seed 1 --dice verifiable", "setup-seed-dice"),
        ("play --board none.toml", "file-missing"),
        ("play --resume", "setup-none-to-resume"),
        ("play --resume none.json", "file-missing"),
        ("play --resume=", "file-folder"),
        ("simulate --mode training --players 1", "setup-players"),
        ("simulate --mode solo --players 3", "setup-solo"),
        ("simulate --bots greedy,random,greedy --players 2", "setup-bots-many"),
        ("simulate --bots greedy,", "setup-bot"),
        ("simulate --games 0", "usage-number"),
        ("simulate --records none/x.jsonl", "file-missing"),
        ("simulate --records .", "file-folder"),
        ("simulate --games 9 --bots random --records /dev/full", "file-full"),
        ("check", "usage-file"),
        ("check none.jsonl", "file-missing"),
        ("check .", "file-folder"),
        ("board dance", "usage-choice"),
        ("board show none.toml", "file-missing"),
        ("board show none.toml --svg", "file-missing"),
        ("board check --svg", "usage-needs"),
        ("board show --mode solo", "usage-needs"),
        ("board --theme light", "usage-needs"),
        ("board --svg --theme pink", "usage-choice"),
        ("bench --games -1", "usage-number"),
        ("--language tlh play", "usage-choice"),
        ("--language tlh", "usage-choice"),
        ("--help --wings", "usage-unknown"),
        ("board show standard extra", "usage-unknown"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str], line: str, key: str) -> None:
    """Exit status 2, nothing on stdout, one line on stderr, no traceback."""
    Path("data.txt").write_text("mine")
    said = Said(capsys, line)
    start = ENGLISH(f"error-{key}", **dict.fromkeys(VARIABLES, "\0")).split("\0")[0]
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"torpedo-dice: {start}")
    assert said.err.count("\n") == 1
    assert Path("data.txt").read_text() == "mine"


VARIABLES = (
    "word commands option least most choices players bots name names people number dice path seat mode needed".split()  # noqa: SIM905
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_said_in_the_asked_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Wherever `--language` stands."""
    for line in (f"--language {language} fly", f"fly --language={language}"):
        expected = catalogue(language)("error-usage-command", word="fly", commands=", ".join(COMMANDS))
        assert Said(capsys, line).err == f"torpedo-dice: {expected}\n"


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text(max_size=8) | st.sampled_from(["--mode", "--bots", "check", "board", "-h", "--", "=", "-"])))
def test_any_words_are_answered(words: list[str]) -> None:
    """Whatever is typed behind a command that plays nothing: a status, never a traceback."""
    assert run(["check", *words]) in {0, 1, 2}
    assert run(["board", *words]) in {0, 1, 2}


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_simulate_and_check(capsys: pytest.CaptureFixture[str], mode: ModeName, players: int) -> None:
    """One JSON document with what was played; the records hold, and prove their dice; the same seed plays the same."""
    line = f"simulate --mode {mode} --players {players} --games 20 --seed 7 --bots random --json"
    said = Said(capsys, f"{line} --records games.jsonl")
    report = json.loads(said.out)
    assert (said.status, said.err) == (0, "")
    assert (report["mode"], report["players"], report["games"], report["seed"]) == (mode, players, 20, "7")
    assert sum(share["value"] for share in report["reasons"].values()) == pytest.approx(1)
    assert len(report["wins"]) == players
    assert Said(capsys, line).out == said.out
    checked = Said(capsys, "check games.jsonl --json")
    expected = {"file": "games.jsonl", "holds": True, "games": 20, "unfinished": 0, "drawn": 20, "proven": 0}
    assert (checked.status, json.loads(checked.out)) == (0, expected)
    text = Said(capsys, line.removesuffix("--json"))
    assert text.status == 0
    assert ENGLISH(f"mode-{mode}") in text.out


def test_what_was_there_stays_when_records_cannot_be_written_whole(tmp_path: Path) -> None:
    """A simulation that is ended from outside leaves the older file as it was; interrupted, it reports what it has."""
    path = tmp_path / "games.jsonl"
    path.write_text("old")
    words = ["simulate", "--games", "1000000", "--records", str(path), "--json", "--bots", "random"]
    for number, content in ((signal.SIGKILL, "old"), (signal.SIGINT, None)):
        process = subprocess.Popen(
            [sys.executable, "-m", "torpedo_dice", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        while sum(draft.stat().st_size for draft in tmp_path.glob(".games.jsonl*")) < 100_000:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(number)
        out, err = process.communicate(timeout=60)
        assert err == ""
        if content is not None:
            assert path.read_text() == content
            for draft in tmp_path.glob(".games.jsonl*"):
                draft.unlink()
        else:
            games = json.loads(out)["games"]
            assert process.returncode == 130
            assert path.read_bytes().count(b"\n") == games > 0
            assert not list(tmp_path.glob(".games.jsonl*"))


def broken_record(event: int) -> str:
    """A record whose event of this number, from 1, is a roll of too many dice."""
    game = play_game(setup_of("mission", 2, ["random"], standard_board(), "b"), 0)
    record: dict[str, Any] = json.loads(encode_record(game))
    record["events"][event - 1] = {"roll": [1, 2, 3, 4, 5]}
    return json.dumps(record)


def test_check_names_game_event_and_reason(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1; the line, the event and why; other files are checked all the same."""
    run(["simulate", "--games", "3", "--bots", "random", "--records", "good.jsonl", "--json"])
    capsys.readouterr()
    good = Path("good.jsonl").read_text()
    Path("bad.jsonl").write_text(f"{good}{broken_record(1)}\n{good}")
    said = Said(capsys, "check bad.jsonl good.jsonl")
    first, second = said.out.splitlines()
    assert said.status == 1
    assert first == "bad.jsonl, line 4, event 1: 3 dice are rolled here, not 5. (Before it, 3 games hold.)"
    assert second == (
        "good.jsonl: 3 games hold, 0 unfinished; dice that fit their seed: 3; dice that nobody could steer: 0."
    )
    report = json.loads(Said(capsys, "check bad.jsonl good.jsonl --json").out)
    assert (report[0]["holds"], report[0]["line"], report[0]["event"], report[0]["key"]) == (False, 4, 1, "dice-count")
    Path("none.jsonl").write_text("{}\n")
    assert Said(capsys, "check none.jsonl").out.startswith("none.jsonl, line 1: “format” must be")


def test_board_show_and_check(capsys: pytest.CaptureFixture[str]) -> None:
    """The drawing with its numbers; every mistake of a file on a line of its own."""
    shown = Said(capsys, "board")
    assert shown.out == Said(capsys, "board show standard").out
    assert all(" ".join(row) in shown.out for row in standard_board().grid)
    assert "[Periscope, Artillery, Sail]" in shown.out
    assert Said(capsys, "board check standard").out == Said(capsys, "board check").out
    assert Said(capsys, "board check").status == 0
    Path("bad.toml").write_text('name = ""\ngrid = "123456"\nspares = 1\nuses = 1\npanels = []\n')
    said = Said(capsys, "board check bad.toml")
    assert said.status == 1
    assert said.out.splitlines()[:2] == [
        "bad.toml: name: a board needs a name.",
        "bad.toml: grid: system 7 has no space. Every system from 1 to 7 needs at least one.",
    ]
    assert Said(capsys, "board show bad.toml").err == "torpedo-dice: bad.toml: name: a board needs a name.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_as_a_picture(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """One SVG in ASCII and nothing else, in the language, of the board, mode and colours that are asked for."""
    board = (Path(torpedo_dice.__file__).parent / "boards" / "standard.toml").read_text("utf-8")
    Path("b.toml").write_text(board.replace('"Standard"', '"Ação ☃ <b>"'), encoding="utf-8")
    text = catalogue(language)
    for words, mode, theme in (("", None, DARK), ("--mode training --theme light", "training", LIGHT)):
        said = Said(capsys, f"board show b.toml --svg {words} --language {language}")
        assert (said.status, said.err) == (0, "")
        assert said.out.isascii()
        picture = ET.fromstring(said.out)  # noqa: S314 - our own text
        shown = ["".join(each.itertext()) for each in picture.iter() if each.text]
        assert "Ação ☃ <b>" in shown
        assert [f"7 {text.system(7)}" in shown, theme.deep in said.out] == [mode is None, True]
    assert ET.canonicalize(Said(capsys, "board --svg").out) == ET.canonicalize(board_svg(standard_board()))


def test_options_may_stand_between_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    """Before, between or behind them."""
    lines = ("--language de check standard", "check --language de standard", "check standard --language=de")
    assert len({Said(capsys, f"board {line}").out for line in lines}) == 1


def test_errors_name_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a board or a record that a command was given, unless they do already."""
    Path("bad.toml").write_text('name = ""\n')
    Path("bad.json").write_text("{}")
    Path("none.jsonl").write_text("")
    for line in ("simulate --board bad.toml", "bench --board bad.toml", "play --mode solo --board bad.toml"):
        assert Said(capsys, line).err.startswith("torpedo-dice: bad.toml: ")
    assert Said(capsys, "play --resume bad.json").err.startswith("torpedo-dice: bad.json: “format” must")
    assert Said(capsys, "check none.jsonl").err == "torpedo-dice: none.jsonl: The file holds no record.\n"
    assert Said(capsys, "board show none.toml").err.count("none.toml") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_never_many(language: str) -> None:
    """No error says `1 bots` or the like: behind a number that may be 1 there stands no plural noun."""
    text = catalogue(language)
    counted = {
        "dice-typed-count": {"expected": 1, "count": 1},
        "setup-bots-many": {"bots": 1, "players": 1},
        "setup-first": {"seat": 9, "players": 1},
        "setup-first-number": {"number": 9, "players": 1},
        "setup-names": {"people": 1},
        "board-panel-partners": {"number": 9, "partners": 1},
    }
    for key, values in counted.items():
        assert not re.search(r"(?<!\d)1 [^\W\d]{3,}", re.sub(r"1 \w+ 20", "", text(f"error-{key}", **values))), key


def test_bench_prints_all_speeds(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and moves a second: plain, compiled, on more cores, through `Game`; without numba it says what it lacks."""
    for mode, players in TABLES:
        report = json.loads(Said(capsys, f"bench --mode {mode} --players {players} --games 30 --jobs 2 --json").out)
        assert (report["mode"], report["players"], report["games"], report["jobs"]) == (mode, players, 30, 2)
        for part in ("plain", "compiled", "compiled_jobs", "game"):
            assert report[part]["moves_per_s"] > report[part]["games_per_s"] > 0
    assert Said(capsys, "bench --games 10").out.count("moves/s") == 3
    monkeypatch.setattr(bench, "can_compile", lambda: False)
    assert json.loads(Said(capsys, "bench --games 10 --json").out)["compiled"] is None
    assert 'pip install "torpedo-dice[fast]"' in Said(capsys, "bench --games 10").out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("simulate", "how many games (1000 by default)"),
        ("bench", "how many games (100000 by default)"),
        ("tournament", "seat the bots (1000 by default)"),
        ("solve", "as many games (1000 by default)"),
        ("solve", "the number of players, 1 or 2"),
    ],
)
def test_help_tells_what_stands_where_nothing_is_said(
    capsys: pytest.CaptureFixture[str], command: str, said: str
) -> None:
    """Nobody has to read the source to know how many games are played."""
    assert said in " ".join(Said(capsys, f"{command} --help --language en").out.split())


@pytest.mark.parametrize("command", ["--help", "board", "check --help", "simulate --games 1 --json --bots random"])
def test_output_may_be_cut_off(command: str) -> None:
    """A reader that has had enough, `head` for instance, ends the command without a complaint, and not as a failure."""
    line = f"({sys.executable} -m torpedo_dice {command}; echo $? >&2) | true"
    for buffering in ("", "1"):
        environment = os.environ | {"PYTHONUNBUFFERED": buffering}
        said = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False, env=environment)
        assert said.stderr == "0\n"


@pytest.mark.parametrize(
    ("line", "status", "complaint"),
    [
        ("board > /dev/full", 2, "torpedo-dice: stdout: there is no room left to write this file.\n"),
        (
            "simulate --games 1 --json > /dev/full",
            2,
            "torpedo-dice: stdout: there is no room left to write this file.\n",
        ),
        ("board >&-", 0, ""),
        ("board --json 2>&-", 2, ""),
        ("play --mode solo --save game.json <&-", 0, ""),
        ("simulate --games 1 --bots random --seed \xff --json > /dev/null", 0, ""),
        ("check \xff.json --json > /dev/null", 2, "torpedo-dice: ?.json: there is no such file.\n"),
    ],
)
def test_streams_of_every_kind(tmp_path: Path, line: str, status: int, complaint: str) -> None:
    """Full, closed, or in bytes that are no text: a sentence at the most, never a traceback."""
    command = b"%s -m torpedo_dice %s" % (sys.executable.encode(), line.encode("latin-1"))
    said = subprocess.run(["sh", "-c", command], capture_output=True, cwd=tmp_path, check=False)
    assert (said.returncode, said.stderr.decode()) == (status, complaint)


def test_json_is_the_same_in_every_encoding(tmp_path: Path) -> None:
    """It is written in ASCII, so that no terminal's encoding can spoil a name."""
    board = (Path(torpedo_dice.__file__).parent / "boards" / "standard.toml").read_text("utf-8")
    (tmp_path / "b.toml").write_text(board.replace('"Standard"', '"Ação ☃"'), encoding="utf-8")
    words = [
        sys.executable,
        "-m",
        "torpedo_dice",
        "simulate",
        "--board",
        "b.toml",
        "--games",
        "1",
        "--json",
        "--seed",
        "1",
    ]
    outputs = {
        subprocess.run(
            words, env=os.environ | {"PYTHONIOENCODING": each}, cwd=tmp_path, capture_output=True, check=True
        ).stdout
        for each in ("ascii", "latin-1", "utf-8")
    }
    assert [json.loads(output)["board"] for output in outputs] == ["Ação ☃"]


def test_a_bot_of_another_package_is_found(tmp_path: Path) -> None:
    """An entry point makes a bot known by its name."""
    info = tmp_path / "careless-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: careless\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[torpedo_dice.bots]\ncareless = careless:Careless\n")
    (tmp_path / "careless.py").write_text(
        "class Careless:\n    def __init__(self, seed): pass\n"
        "    def choose(self, game, seat): return game.legal_moves_of(seat)[0]\n"
    )
    said = subprocess.run(
        [sys.executable, "-m", "torpedo_dice", "simulate", "--bots", "careless", "--games", "2", "--json"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(said.stdout)["bots"] == ["careless", "careless"]


def test_games_between_bots_are_those_that_are_counted() -> None:
    """`finish` plays on from any point, to the game that `play_game` gives."""
    setup = setup_of("mission", 2, ["greedy"], standard_board(), "s")
    names = ["greedy 1", "greedy 2"]
    bots = [make_bot("greedy", f"s/0/{seat}") for seat in range(2)]
    assert finish(new_game(setup, names, SeededDice("s/0")), bots).events == play_game(setup, 0).events
