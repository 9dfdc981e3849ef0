"""Pages: one well-formed file that needs nothing, in every language, light and dark, whatever a board is called."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from torpedo_dice import Board, standard_board
from torpedo_dice.drawing.boards import board_svg
from torpedo_dice.drawing.heat import heat_svg
from torpedo_dice.drawing.ink import DARK, LIGHT, Markup, contrast
from torpedo_dice.drawing.pages import cell, page, table, tag, themed
from torpedo_dice.drawing.scales import DASH
from torpedo_dice.drawing.study_page import study_page, summary
from torpedo_dice.drawing.study_tables import falls_table
from torpedo_dice.drawing.study_words import StudyWords
from torpedo_dice.lab.judgement import Finding, findings_of
from torpedo_dice.lab.study import TABLES, BoardStudy, Plan, study_board
from torpedo_dice.translations.catalogue import LANGUAGES, LOCALES, catalogue

STANDARD = standard_board()
ROW = STANDARD._replace(name="Row", grid=("1234567",))
OCEAN = tuple(
    "1....2....3....4....5....6" if row % 10 == 0 else "7....1....2....3....4...." if row % 5 == 0 else "." * 26
    for row in range(26)
)
NEVER_WON = STANDARD._replace(name="Never won", grid=tuple(row.ljust(26, ".") for row in OCEAN), spares=0)
HOSTILE = "</style><script>alert('1')</script>\"&<td onclick=x> #06131f"
ALLOWED = {
    *("html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "p", "ul", "li", "div", "strong"),
    *("figure", "figcaption", "table", "caption", "thead", "tbody", "tr", "th", "td", "small", "code"),
    *("svg", "desc", "defs", "pattern", "g", "rect", "path", "circle", "line", "polygon", "text"),
}
VARIABLE = re.compile(r"var\(--c([0-9a-f]{6})-([0-9a-f]{6})\)")


@cache
def study(board: Board = ROW, games: int = 12) -> BoardStudy:
    """A small study."""
    return study_board(Plan(board, "greedy", games, "p", 0))


def read(text: str) -> ET.Element:
    """A page as its elements, which are such as a page may have; nothing in it asks for anything from outside."""
    assert text.startswith("<!DOCTYPE html>\n<html ")
    root = ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))  # noqa: S314 - our own text
    for element in root.iter():
        assert element.tag.rpartition("}")[2] in ALLOWED
        for name, value in element.attrib.items():
            assert name not in {"src", "href", "srcset", "action", "data"}
            assert not name.startswith("on")
            assert "url(" not in value or re.fullmatch(r"url\(#[\w-]+\)", value)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"] * text.count("<svg")
    assert not re.search(r"@import|url\(|expression", "".join(style.text or "" for style in root.iter("style")))
    return root


def said(root: ET.Element, name: str) -> list[str]:
    """The text of every element of a name."""
    return ["".join(element.itertext()) for element in root.iter(name)]


def rows(root: ET.Element) -> Iterator[list[list[str]]]:
    """Every table as its rows of texts, the head first."""
    for found in root.iter("table"):
        yield [["".join(each.itertext()) for each in row] for row in found.iter("tr")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_page(language: str) -> None:
    """Whole and self-contained, in its own language, with every heading and every warning."""
    text = catalogue(language)
    root = read(study_page(study(), text, "x"))
    assert root.get("lang") == language
    keys = "short warnings length first systems heat falls solo drawing made".split()  # noqa: SIM905
    assert said(root, "h2") == [text(f"study-{key}") for key in keys]
    assert said(root, "h1") == ["Row"]
    words = StudyWords(text)
    found = findings_of(study())
    assert len(found) > 2
    assert said(root, "strong") == [words.finding(finding) for finding in found]
    assert set(summary(study(), words)) <= set(said(root, "li"))
    for drawn in root.iter("{http://www.w3.org/2000/svg}svg"):
        assert drawn.get("role") == "img"
        assert drawn[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_can_be_said(language: str) -> None:
    """With one table or all of them, one system or more, a few spaces or many; nothing is left to be filled in."""
    words = StudyWords(catalogue(language))
    values = dict.fromkeys("share even average rounds hits left spares spaces all rank".split(), 1.0)  # noqa: SIM905
    keys = re.findall(r"^finding-([\w-]+) =", (LOCALES / language / "study.ftl").read_text("utf-8"), re.MULTILINE)
    for key in keys:
        for systems, tables, count in (((3,), TABLES[:1], 1), ((3, 5, 7), TABLES, 40)):
            spaces = tuple((number % 26, number // 26) for number in range(count))
            finding = Finding(key, values, tables, systems, spaces)
            for sentence in (words.finding(finding), words.advice(finding), words.where(finding)):
                assert sentence
                assert not re.search(r"[{}$]|\bstudy-|\bfinding-", sentence)
            assert len(words.finding(finding)) < 300


def test_names_are_only_names() -> None:
    """A board's name, a seed or a path that is markup stands there as a text."""
    board = STANDARD._replace(name=HOSTILE, grid=("1234567",))
    root = read(study_page(study(board), catalogue("en"), f"board study {HOSTILE}"))
    assert said(root, "h1") == [HOSTILE]
    assert HOSTILE in said(root, "title")[0]
    assert said(root, "code") == [f"board study {HOSTILE}"]
    assert len(list(root.iter("style"))) == 1


def test_tables_are_tables() -> None:
    """Every row has as many cells as the head has; each table says what it is about and can be moved by keyboard."""
    root = read(study_page(study(), catalogue("en"), "x"))
    found = list(rows(root))
    assert len(found) == 6
    for head, *body in found:
        assert body
        assert {len(row) for row in body} == {len(head)}
    for region in (each for each in root.iter("div") if each.get("class") == "wide"):
        assert region.get("tabindex") == "0"
        assert region.get("aria-label") == said(region, "caption")[0]


def test_numbers_are_those_of_the_study() -> None:
    """Lengths, endings, winners and systems as the study has them, with their intervals."""
    words = StudyWords(catalogue("en"))
    endings, places, systems, *_ = rows(read(study_page(study(), catalogue("en"), "x")))
    for each, row in zip(study().tables, endings[1:], strict=True):
        assert row[0] == words.table(each.table)
        assert row[1].startswith(f"{each.rounds.value:.2f}")
        assert row[3].startswith(f"{100 * each.ended.sunk / 12:.1f}%")
    assert places[1][1].startswith(f"{100 * study().at('mission', 2).first_wins.value:.1f}%")
    assert [row[1] for row in systems[1:]] == ["1"] * 7
    assert [row[0] for row in systems[1:]][2] == "3 Sail"


def test_what_never_happens_is_drawn_too() -> None:
    """No solo win, no decided game, systems that never fall: the page has no hole and no division by nothing."""
    lost = study(NEVER_WON, 3)
    assert lost.at("solo", 1).ended.sunk == 0
    text = catalogue("en")
    root = read(study_page(lost, text, "x"))
    assert text("study-in-solo-lost") in said(root, "li")
    assert not re.search(r"\bnan\b|\binf\b", " ".join(root.itertext()))


def test_what_is_not_known_is_a_dash() -> None:
    """Neither a share of no decided games nor the interval of one number is a number."""
    words, few = StudyWords(catalogue("en")), study(ROW, 1)
    shared = few.tables[0].ended._replace(first_seat_wins=0, shared=1, nobody=0)
    seen = replace(few.tables[0].seen, place_wins=Counter())
    few = replace(few, tables=(replace(few.tables[0], ended=shared, seen=seen), *few.tables[1:]))
    root = read(study_page(few, catalogue("en"), "x"))
    endings, places, *_ = rows(root)
    assert places[1][1:3] == [DASH, DASH]
    assert endings[1][1] == f"{few.tables[0].rounds.value:.2f}{DASH}"
    assert "∞" not in " ".join(root.itertext())
    assert words.share(few.tables[0].first_wins) == DASH


def test_too_few_games_are_not_called_fair() -> None:
    """The page says that it could not judge, beneath the warnings or instead of them."""
    for board, warned in ((STANDARD, False), (ROW, True)):
        root = read(study_page(study(board, 2), catalogue("en"), "x"))
        sentence = catalogue("en")("study-few", games="2 games", least=10)
        assert sentence in said(root, "p")
        assert catalogue("en")("study-fair") not in said(root, "p")
        assert bool(said(root, "strong")) == warned


def test_a_fair_board_is_called_fair() -> None:
    """No warnings are a sentence, not an empty list."""
    root = read(study_page(study(STANDARD, 10), catalogue("en"), "x"))
    assert catalogue("en")("study-fair") in said(root, "p")
    assert not list(root.iter("strong"))


@pytest.mark.parametrize("number", [0, 1])
def test_both_themes_are_in_what_is_drawn(number: int) -> None:
    """With the colours of a theme put in, it is that theme's drawing but for the ids."""
    theme, text = (DARK, LIGHT)[number], catalogue("en")
    values = dict.fromkeys([(2, 3), (4, 6)], 0.5)
    for merged, own in (
        (themed(lambda each: board_svg(STANDARD, text=text, theme=each)), board_svg(STANDARD, text=text, theme=theme)),
        (
            themed(lambda each: heat_svg(STANDARD, values, title="x", theme=each)),
            heat_svg(STANDARD, values, title="x", theme=theme),
        ),
    ):
        assert without_ids(VARIABLE.sub(lambda found: f"#{found[number + 1]}", merged)) == without_ids(own)


def without_ids(drawn: str) -> str:
    """A drawing whose ids are all alike."""
    return re.sub(r"td[0-9a-f]{12}-", "td-", drawn)


def test_a_page_says_what_its_colours_are() -> None:
    """Every colour that is used is there for the dark, for the light and for paper."""
    text = study_page(study(), catalogue("en"), "x")
    used = set(VARIABLE.findall(text))
    assert len(used) > 20
    for dark, light in used:
        assert text.count(f"--c{dark}-{light}: #{dark}") == 1
        assert text.count(f"--c{dark}-{light}: #{light}") == 2


@pytest.mark.parametrize("number", [1, 2])
def test_shaded_cells_can_be_read(number: int) -> None:
    """The share in a cell stands out from its ground at 4.5:1 in both themes."""
    shaded = re.findall(
        r'style="background:([^;]+);color:([^"]+)"', falls_table(study().at("mission", 2), StudyWords(catalogue("en")))
    )
    assert len(shaded) == 7 * 8
    for pair in shaded:
        ground, sign = (f"#{found[number]}" if (found := VARIABLE.match(each)) else each for each in pair)
        assert contrast(ground, sign) >= 4.5


def test_texts_in_pages_are_texts() -> None:
    """Only what is markup already goes in as such."""
    made = page(
        "en", "<t>", tag("p", "a < b"), table("<c>", ["<h>"], [("<r>", [cell("<d>", "<s>")])]), Markup("<p>x</p>")
    )
    root = read(made)
    assert said(root, "p") == ["a < b", "x"]
    assert said(root, "title") == ["<t>"]
    assert next(rows(root)) == [["<h>"], ["<r>", "<d><s>"]]
