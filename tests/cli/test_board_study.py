"""`torpedo-dice board study`: what it writes and prints, what it refuses, and the page in a browser."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console

from torpedo_dice import board_to_toml, standard_board
from torpedo_dice.cli.command import Speech
from torpedo_dice.cli.main import run
from torpedo_dice.cli.study import name_of_page, tell
from torpedo_dice.drawing.ink import DARK, LIGHT
from torpedo_dice.drawing.study_page import study_page
from torpedo_dice.lab.study import Plan, study_board
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

STANDARD = standard_board()
ROW = STANDARD._replace(name="Row / Fila", grid=("1234567",))
BROAD = "\U00010348"
"""A letter of four bytes."""
NO_CHROMIUM = "there is no chromium here to open the page in"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The machine speaks English, and there is a board; nothing is compiled."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("torpedo_dice.lab.study.can_compile", lambda: False)
    monkeypatch.chdir(tmp_path)
    Path("row.toml").write_text(board_to_toml(ROW))


def said(capsys: pytest.CaptureFixture[str], line: str, status: int = 0) -> str:
    """What a command prints, or what it complains of."""
    assert run(line.split()) == status
    out, err = capsys.readouterr()
    assert (err == "") == (status == 0)
    return out or err


def test_page_is_written_and_warnings_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    """Named after the board, in this folder; each warning is a line with what to do, and stands on the page too."""
    lines = said(capsys, "board study row.toml --games 12 --seed 1").splitlines()
    page = Path("study-row-fila.html").read_text(encoding="utf-8")
    assert lines[0].endswith("study-row-fila.html")
    assert len(lines) > 2
    for line in lines[1:]:
        assert line.startswith("Warning: ")
        assert line.removeprefix("Warning: ").split(". ")[0] in page
    assert "torpedo-dice board study row.toml --games 12 --seed 1 --bots greedy" in page
    assert sorted(path.name for path in Path().iterdir()) == ["row.toml", "study-row-fila.html"]


def test_the_same_command_gives_the_same_page(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever does the work; an older page gives way to the new one."""
    Path("study-row-fila.html").write_text("old")
    said(capsys, "board study row.toml --games 6 --seed 1")
    said(capsys, "board study row.toml --games 6 --seed 1 --jobs 2 --out two.html")
    assert Path("two.html").read_bytes() == Path("study-row-fila.html").read_bytes()
    said(capsys, "board study row.toml --games 6 --seed 2 --out other.html")
    assert Path("other.html").read_bytes() != Path("two.html").read_bytes()


def test_standard_board_is_studied_when_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing about it is lopsided."""
    lines = said(capsys, "board study --games 10 --seed 1").splitlines()
    assert lines == ["The study is written: study-standard.html", catalogue("en")("study-fair")]


def test_too_few_games_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    """Instead of calling the board fair."""
    lines = said(capsys, "board study --games 9 --seed 1").splitlines()
    assert lines[1:] == [catalogue("en")("study-few", games="9 games", least=10)]


def test_terminals_get_whole_words() -> None:
    """Warnings end their lines between words there; elsewhere each is one line, however narrow."""
    found = study_board(Plan(ROW, "greedy", 12, "1", 0))
    printed = []
    for terminal in (True, False):
        out = Console(file=StringIO(), width=80, force_terminal=terminal, color_system=None, markup=False)
        tell(found, "x.html", Speech(catalogue("en"), out, out))
        assert isinstance(out.file, StringIO)
        printed.append(out.file.getvalue())
    broken, whole = printed
    assert max(map(len, whole.splitlines())) > 80 >= max(map(len, broken.splitlines()))
    assert broken.split() == whole.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """On the page and on the screen."""
    text = catalogue(language)
    out = said(capsys, f"board study row.toml --games 2 --seed 1 --out page.html --language {language}")
    assert text("study-written", path="page.html") in out
    page = Path("page.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert text("study-made") in page


def test_json_is_all_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    """One document; a page only where it is asked for."""
    report = json.loads(said(capsys, "board study row.toml --games 12 --seed 1 --json"))
    assert (report["board"], report["bot"], report["seed"], report["games"]) == ("Row / Fila", "greedy", "1", 12)
    assert "system-single" in {warning["key"] for warning in report["warnings"]}
    assert not list(Path().glob("*.html"))
    again = json.loads(said(capsys, "board study row.toml --games 12 --seed 1 --json --out x.html"))
    assert again == report
    assert Path("x.html").exists()


def test_other_bots_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    """The bot is named on the page; random bots play otherwise."""
    random = json.loads(said(capsys, "board study row.toml --games 5 --seed 1 --json --bots random"))
    greedy = json.loads(said(capsys, "board study row.toml --games 5 --seed 1 --json --bots greedy"))
    assert random["bot"] == "random"
    assert random["tables"] != greedy["tables"]


@pytest.mark.parametrize(
    ("line", "start"),
    [
        ("board study none.toml", "none.toml: there is no such file"),
        ("board study row.toml --games 0", "--games"),
        ("board study row.toml --bots hal", "There is no bot “hal”"),
        ("board study row.toml --out none/x.html --games 1", "none/x.html: there is no such file"),
        ("board study row.toml --out . --games 1", ".: this is a folder"),
        ("board study row.toml --jobs 2 --cluster local --games 1", "--jobs and --cluster do not go together"),
        ("board study row.toml --svg", "--svg goes only with show"),
        ("board show row.toml --games 5", "--games goes only with study"),
        ("board check row.toml --json", "--json goes only with study"),
        ("board show --out x.html", "--out goes only with study"),
        ("board show --jobs 2", "--jobs goes only with study"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str], line: str, start: str) -> None:
    """Exit status 2, one line, and no page."""
    complaint = said(capsys, line, 2)
    assert complaint.startswith(f"torpedo-dice: {start}")
    assert complaint.count("\n") == 1
    assert not list(Path().glob("*.html"))


def test_a_bad_board_is_named_with_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    """As every other command does."""
    Path("bad.toml").write_text(board_to_toml(ROW).replace("1234567", "123456."))
    assert "bad.toml: grid: system 7 has no space" in said(capsys, "board study bad.toml", 2)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Standard", "study-standard.html"),
        ("../../etc/passwd", "study-etc-passwd.html"),
        ("Mañana & Ωmega", "study-mañana-ωmega.html"),
        ("***", "study-board.html"),
        (BROAD * 60, f"study-{BROAD * 40}.html"),
        ("--out", "study-out.html"),
    ],
)
def test_pages_are_named_safely(name: str, file: str) -> None:
    """In this folder, whatever the board is called, and short enough for a file system."""
    assert name_of_page(STANDARD._replace(name=name)) == file
    Path(file).write_text("x")


def test_interrupted_studies_leave_nothing(tmp_path: Path) -> None:
    """No page and no half of one."""
    words = [sys.executable, "-m", "torpedo_dice", "board", "study", "--games", "100000", "--out", "page.html"]
    with subprocess.Popen(words, cwd=tmp_path, stderr=subprocess.PIPE) as process:
        while not list(tmp_path.glob(".page.html.*")):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert [path.name for path in tmp_path.iterdir()] == ["row.toml"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's chromium; where there is none, these tests are skipped, but not on the machine that must run them."""
    path = shutil.which("chromium")
    if path is None and os.environ.get("CI") != "true":
        pytest.skip(NO_CHROMIUM)
    assert path is not None, NO_CHROMIUM
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the page of a broad board with a long name is."""
    wide = STANDARD._replace(name="W" * 60, grid=tuple(row.ljust(26, ".") for row in STANDARD.grid))
    path = tmp_path_factory.mktemp("study") / "page.html"
    found = study_board(Plan(wide, "greedy", 12, "1", 0))
    path.write_text(study_page(found, catalogue("de"), "x" * 200), encoding="utf-8")
    return path.as_uri()


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """The page in the browser; it asks for nothing and complains of nothing."""
    with browser.new_context() as context:
        page = context.new_page()
        heard: list[str] = []
        page.on("request", lambda request: heard.append(request.url))
        page.on("console", lambda message: heard.append(message.text))
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.goto(address)
        yield page
        assert heard == [address]


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_nothing_hangs_over_the_edge(opened: Page, width: int) -> None:
    """At every width, only tables and maps move sideways, and the page does not."""
    opened.set_viewport_size({"width": width, "height": 812})
    assert opened.evaluate("document.documentElement.scrollWidth") == width
    over = opened.evaluate(
        """width => [...document.querySelectorAll('h1, h2, p, li, figure, .wide')]
            .filter(each => each.getBoundingClientRect().right > width + 1).map(each => each.textContent)""",
        width,
    )
    assert over == []


def test_paper_shows_every_column(opened: Page) -> None:
    """As wide as a sheet of A4 within its margins, on which nothing can be moved sideways."""
    opened.emulate_media(media="print")
    opened.set_viewport_size({"width": 718, "height": 1000})
    over = opened.evaluate(
        """() => [...document.querySelectorAll('main *')]
            .filter(each => each.getBoundingClientRect().right > 719).map(each => each.tagName)"""
    )
    assert over == []


@pytest.mark.parametrize(("scheme", "theme"), [("dark", DARK), ("light", LIGHT)])
def test_colours_follow_the_reader(opened: Page, scheme: str, theme: tuple[str, ...]) -> None:
    """Dark or light as the machine is set, in the page and in its drawings; on paper, light."""
    for media in ("screen", "print"):
        opened.emulate_media(
            color_scheme="dark" if scheme == "dark" else "light", media="print" if media == "print" else "screen"
        )
        expected = LIGHT if media == "print" else theme
        found = opened.evaluate(
            """() => [getComputedStyle(document.body).backgroundColor,
                getComputedStyle(document.querySelector('svg rect')).fill]"""
        )
        channels = [int(expected[0][start : start + 2], 16) for start in (1, 3, 5)]
        assert found == [f"rgb({channels[0]}, {channels[1]}, {channels[2]})"] * 2


def test_words_are_large_enough_for_a_phone(opened: Page) -> None:
    """No text that must be read is drawn smaller than 9 pixels at 375, save on boards broader than a phone."""
    opened.set_viewport_size({"width": 375, "height": 812})
    smallest = opened.evaluate(
        """() => Math.min(...[...document.querySelectorAll('.third svg')].map(svg =>
            12 * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width))"""
    )
    assert smallest >= 9
