"""`torpedo-dice solve`: what it prints, as text and as data, and what it refuses."""

import json
from pathlib import Path

import pytest

from torpedo_dice.cli.main import run
from torpedo_dice.game.boards import board_to_toml
from torpedo_dice.rules.board import Board
from torpedo_dice.translations.catalogue import LANGUAGES

BOARD = Board("Late", ("1234567",), 1, 1, ((1, 2, 3), (4, 5, 6), (7,)))
LATE = "solo 9 0 - - - - 1f:1:13:2456:00 12456:12345"
ROLLED = "solo 9 0 15 - - - 1f:1:13:2456:00 12456:12345"
TABLE = "training 9 1 - -- -- - 2f:1:-:12346:01/2f:1:-:12346:01"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The machine speaks English, and there is a board."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    Path("board.toml").write_text(board_to_toml(BOARD))


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints about the board."""
    assert run(["solve", "--board", "board.toml", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_report_holds_value_games_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON document: exact value, the same seed's games of exact play and of bots, with their intervals."""
    words = ["--position", LATE, "--games", "200", "--bots", "greedy,random", "--seed", "s", "--json"]
    report = json.loads(said(capsys, *words))
    assert (report["mode"], report["board"], report["position"], report["seed"]) == ("solo", "Late", LATE, "s")
    assert (report["worth"], report["best_move"]) == ("win", "0:roll")
    assert report["positions"] > 100
    assert report["seconds"] > 0
    assert abs(report["exact"]["value"] - report["value"]) < 4 * report["exact"]["error"]
    assert report["exact"]["games"] == 200
    assert list(report["bots"]) == ["greedy", "random"]
    assert report["bots"]["random"]["high"] < report["value"]
    again = json.loads(said(capsys, *words))
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


def test_text_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """A title, and a row for everything that is known; within a round the best move too."""
    rows = said(capsys, "--position", ROLLED, "--games", "500", "--seed", "s").splitlines()
    assert rows[0].startswith("Solo, board Late, ")
    assert [row.split()[0:2] for row in rows[1:]] == [["Exact", "play"], ["Best", "move"], ["Exact", "play,"]]
    report = json.loads(said(capsys, "--position", ROLLED, "--json"))
    assert report["exact"] is None
    assert report["best_move"].startswith("0:take")
    assert report["best_move"] in rows[2]
    assert f"{report['value']:.2%}" in rows[1]
    score = said(capsys, "--position", LATE, "--worth", "score")
    assert json.loads(said(capsys, "--position", LATE, "--worth", "score", "--json"))["value"] > 10
    assert "Mean scores" in score


def test_tables_are_worth_something_to_the_first_player(capsys: pytest.CaptureFixture[str]) -> None:
    """From 1 to -1, also for a bot that plays against exact play."""
    words = ["--position", TABLE, "--games", "30", "--bots", "random"]
    report = json.loads(said(capsys, *words, "--json"))
    assert -1 <= report["value"] <= 1
    assert report["bots"]["random"]["games"] == 30
    assert "random against exact play, 30 games" in said(capsys, *words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_of_it(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Every kind of value, in lines that fit a terminal."""
    for position, worth in ((ROLLED, "win"), (LATE, "score"), (TABLE, "win")):
        words = ["--position", position, "--worth", worth, "--games", "20", "--bots", "random", "--language", language]
        rows = said(capsys, *words).splitlines()[1:]
        assert 3 <= len(rows) <= 4
        assert max(len(row.rstrip()) for row in rows) <= 80


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "This is too large to be solved"),
        (["--players", "3"], "--players: “3” is not a whole number from 1 to 2."),
        (["--mode", "solo", "--players", "2"], "Solo is for exactly one player, not 2."),
        (["--mode", "mission", "--worth", "score"], "Only solo has a score"),
        (["--position", "x"], "This is not the text of a position."),
        (["--position", LATE.replace("1f:1:", "1f:13:")], "its part “sheets” is impossible on this board."),
        (["--position", LATE, "--mode", "solo"], "--position and --mode do not go together"),
        (["--position", LATE, "--players", "1"], "--position and --players do not go together"),
        (["--games", "0"], "--games: “0” is not a whole number"),
        (["--worth", "gold"], "--worth: “gold” is none of win, score."),
        (["--bots", "hal"], "There is no bot “hal”."),
        (["--board", "none.toml"], "none.toml: there is no such file."),
    ],
)
def test_what_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], complaint: str) -> None:
    """A sentence, status 2, and nothing printed."""
    assert run(["solve", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
