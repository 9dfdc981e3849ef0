"""`torpedo-dice tournament`: what it prints, when it stops, and that every wrong word gets a plain sentence."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tables import TABLES

from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.bots.registry import BOTS
from torpedo_dice.cli.main import run
from torpedo_dice.cli.tournament import percentage
from torpedo_dice.errors import UsageError
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Move
from torpedo_dice.game.names import ModeName
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

Run = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The status, the output and the complaints of `torpedo-dice tournament` and these words, in an empty folder."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)

    def said(line: str) -> tuple[int, str, str]:
        status = run(["tournament", *line.split()])
        return status, *capsys.readouterr()

    return said


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_settled_at_every_table(say: Run, mode: ModeName, players: int) -> None:
    """Greedy is stronger than random, in every mode and number of players; one document holds all that was found."""
    status, out, err = say(f"--mode {mode} --players {players} --until 95% --seed 1 --json --records games.jsonl")
    report = json.loads(out)
    assert (status, err) == (0, "")
    assert (report["mode"], report["players"], report["seed"], report["board"]) == (mode, players, "1", "Standard")
    assert report["settled"]
    assert report["confidence"] == 0.95
    assert [each["bot"] for each in report["standings"]] == ["greedy", "random"]
    (difference,) = report["differences"]
    assert (difference["ahead"], difference["behind"], difference["settled"]) == ("greedy", "random", True)
    assert 0 < difference["low"] < difference["value"] <= difference["high"] <= 1
    assert report["deals"] < 100
    assert report["games"] == len(Path("games.jsonl").read_text().splitlines()) >= 2 * report["deals"]
    for each in report["standings"]:
        assert each["points"]["low"] <= each["points"]["value"] <= each["points"]["high"]
        assert each["rating"]["low"] < each["rating"]["value"] < each["rating"]["high"]
    assert report["standings"][0]["rating"]["value"] > report["standings"][1]["rating"]["value"]
    assert run(["check", "games.jsonl"]) == 0


def test_it_stops_at_the_deal_that_settles_it(say: Run) -> None:
    """One deal less, and it is not settled; looking on changes nothing of what was found by then."""
    deals = json.loads(say("--until 95% --seed 1 --json")[1])["deals"]
    before = json.loads(say(f"--games {deals - 1} --until 95% --seed 1 --json")[1])
    assert (before["deals"], before["settled"]) == (deals - 1, False)
    at = json.loads(say(f"--games {deals} --seed 1 --json")[1])
    assert (at["deals"], at["settled"]) == (deals, True)
    assert json.loads(say("--until 99.9% --seed 1 --json")[1])["deals"] > deals


def test_what_is_settled_is_said(say: Run) -> None:
    """In plain words, and as plainly when it is not."""
    status, out, err = say("--until 95% --seed 1 --mode solo")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    deals = int(lines[0].split()[0])
    assert lines[-1] == f"greedy is stronger than random: 95% sure after {deals} deals."
    lines = say("--games 1 --seed 1")[1].splitlines()
    assert lines[0].startswith("1 deal, 2 games, Mission, 2 players, board Standard, seed 1.")
    assert lines[-1] == "Whether greedy or random is stronger is not 95% sure after 1 deal."


def test_several_bots(say: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """All pairs play; each bot is compared with the next in words, and with all others in figures."""
    monkeypatch.setitem(BOTS, "twin", lambda seed: GreedyBot(f"twin {seed}"))
    status, out, _ = say("--bots random,greedy,twin --games 40 --seed 1 --json")
    report = json.loads(out)
    assert status == 0
    assert report["games"] == 40 * 6
    assert [each["games"] for each in report["standings"]] == [160] * 3
    assert report["standings"][2]["bot"] == "random"
    assert len(report["differences"]) == 3
    assert not report["settled"]
    out = say("--bots random,greedy,twin --games 40 --seed 1 --players 3")[1]
    assert re.search(r"^(twin|greedy) is stronger than random: 95% sure after 40 deals\.$", out, re.MULTILINE)
    assert re.search(r"^Whether (twin or greedy|greedy or twin) is stronger is not", out, re.MULTILINE)
    assert "40 deals, 120 games" in out


def test_jobs_do_not_change_the_result(say: Run) -> None:
    """The same document and records by two processes."""
    line = "--mode training --until 95% --seed j --json --records"
    one, two = say(f"{line} one.jsonl"), say(f"{line} two.jsonl --jobs 2")
    assert one == two
    assert Path("one.jsonl").read_bytes() == Path("two.jsonl").read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(say: Run, language: str) -> None:
    """Title, heads and verdicts are in it, no line is wider than a terminal but the title, and a plot is drawn."""
    text = catalogue(language)
    for mode in ("solo", "mission"):
        status, out, err = say(f"--until 95% --seed 1 --mode {mode} --language {language} --plot plot.svg")
        assert (status, err) == (0, "")
        assert text(f"mode-{mode}") in out
        assert text("tournament-rating") in out
        title, *lines = out.splitlines()
        assert all(len(line) <= 80 for line in lines)
        assert "greedy" in lines[1]
        deals = int(title.split()[0])
        assert lines[-1] == text("tournament-settled", ahead="greedy", behind="random", confidence=0.95, deals=deals)
        drawn = ET.parse("plot.svg").getroot()  # noqa: S314 - our own file
        words = " ".join(drawn.itertext())
        assert drawn.tag.endswith("svg")
        assert all(word in words for word in ("greedy", "random", text("tournament-points")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_differ(language: str) -> None:
    """One deal, game and player are a singular, two a plural."""
    text = catalogue(language)
    rest: dict[str, str | float] = {"mode": "", "board": "", "seed": "", "confidence": 0.95}
    many = text("tournament-title", deals=2, games=2, players=2, **rest)
    for part in ("deals", "games", "players"):
        counts = {"deals": 2, "games": 2, "players": 2, part: 1}
        assert text("tournament-title", **counts, **rest).replace("1", "2") != many
    ends = [
        text(key, ahead="A", behind="B", confidence=0.95, deals=deals).replace("1", "2")
        for key in ("tournament-settled", "tournament-open")
        for deals in (1, 2)
    ]
    assert len(set(ends)) == 4


def test_an_interrupt_tells_what_was_played(say: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle: the deals before it count, and the status says so."""

    class Interrupting(GreedyBot):
        """Ctrl-C in the fourth game."""

        games = 0

        def __init__(self, seed: str) -> None:
            Interrupting.games += bool(seed)
            super().__init__(seed)

        def choose(self, game: Game, seat: int) -> Move:
            if Interrupting.games > 3:
                raise KeyboardInterrupt
            return super().choose(game, seat)

    monkeypatch.setitem(BOTS, "interrupting", Interrupting)
    status, out, err = say("--bots greedy,interrupting --seed 1 --json --records games.jsonl --plot plot.svg")
    assert (status, err) == (130, "")
    assert json.loads(out)["deals"] == 1
    assert len(Path("games.jsonl").read_text().splitlines()) == 2
    assert "svg" in Path("plot.svg").read_text()
    status, out, err = say("--bots greedy,interrupting --seed 1")
    assert (status, out, err) == (130, "", "")


def test_a_bot_that_fails_leaves_files_as_they_were(say: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named in one line, and what was in the files is still there."""

    class Failing(GreedyBot):
        """Never has a move."""

        def choose(self, game: Game, seat: int) -> Move:
            raise LookupError("no idea")

    monkeypatch.setitem(BOTS, "failing", Failing)
    for name in ("games.jsonl", "plot.svg"):
        Path(name).write_text("old")
    said = say("--bots failing,random --seed s --records games.jsonl --plot plot.svg")
    assert said == (2, "", "torpedo-dice: The bot “failing” failed in game 0 of seed “s”: LookupError: no idea\n")
    assert [path.read_text() for path in Path().iterdir()] == ["old", "old"]


def test_a_bot_that_cannot_be_made_is_named(say: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its package raises, it is one line, here and wherever bots are asked for."""

    def broken(seed: str) -> GreedyBot:
        raise RuntimeError("no weights")

    monkeypatch.setitem(BOTS, "broken", broken)
    expected = "torpedo-dice: The bot “broken” cannot be made: RuntimeError: no weights\n"
    assert say("--bots broken,random") == (2, "", expected)
    assert run(["simulate", "--bots", "broken"]) == 2


@pytest.mark.parametrize(
    ("line", "key", "details"),
    [
        ("--bots greedy", "setup-bots-few", {}),
        ("--bots greedy,random,greedy", "setup-bots-twice", {"name": "greedy"}),
        ("--mode solo --players 2", "setup-solo", {"players": 2}),
        ("--until 50%", "usage-percent", {"option": "--until", "word": "50%"}),
        ("--jobs 2 --cluster auto", "usage-together", {"option": "--jobs", "other": "--cluster"}),
        ("--cluster here", "cluster-address", {"address": "here"}),
        ("--plot none/plot.svg", "file-missing", {"path": "none/plot.svg"}),
        ("--jobs 0", "usage-number", {"option": "--jobs", "word": "0", "least": 1, "most": 1024}),
    ],
)
def test_wrong_use_is_said_in_a_sentence(say: Run, line: str, key: str, details: dict[str, str | int]) -> None:
    """Exit status 2, nothing on stdout, one line on stderr."""
    expected = catalogue("en")(f"error-{key}", **{name: str(value) for name, value in details.items()})
    assert say(line) == (2, "", f"torpedo-dice: {expected}\n")


def test_a_percentage_is_written_as_one_likes() -> None:
    """With a sign or without, or as a share; it must be more than a half, and never be printed as all."""
    for word in ("95%", "95", "0.95", ".95", "95.0%"):
        assert percentage(word) == pytest.approx(0.95)
    assert percentage("99.9") == pytest.approx(0.999)
    assert percentage("99.99%") == pytest.approx(0.9999)
    assert percentage("0.9999") == pytest.approx(0.9999)
    for word in ("", "%", "50%", "0.5", "100%", "100", "1", "1.0", "0.95%", "-95", "95%%", "nan", "9e1", "٩٥", "5"):
        with pytest.raises(UsageError):
            percentage(word)
    for word in ("99.999999%", "99.991", "0.99991"):
        with pytest.raises(UsageError):
            percentage(word)
