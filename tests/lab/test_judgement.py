"""What is called lopsided: nothing of the standard board, and of each bad board what it was drawn for."""

import re
from collections import Counter
from functools import cache
from statistics import fmean

import pytest
from msgspec.structs import replace

from torpedo_dice import standard_board
from torpedo_dice.lab.intervals import share
from torpedo_dice.lab.judgement import LOOKED_INTO, Finding, can_judge_endings, can_judge_moves, findings_of
from torpedo_dice.lab.study import TABLES, BoardStudy, Plan, TableStudy, study_board
from torpedo_dice.rules.board import Board, board_faults
from torpedo_dice.rules.formations import Space
from torpedo_dice.translations.catalogue import LOCALES

STANDARD = standard_board()


def drawn(grid: str, spares: int = 12) -> Board:
    """A board with the standard panels."""
    return STANDARD._replace(name="bad", grid=tuple(grid.split()), spares=spares)


ONE_PANE = STANDARD._replace(grid=tuple(row.replace("6666", "...6") for row in STANDARD.grid))
WHALE = drawn("""
    ..............
    ......11333...
    ......1333333.
    .222..333333..
    ..2...........
    ............7.
    .44.666..55.7.
    .4.......5....
    .44...........
""")
FULL = drawn("1111111 2222222 3333333 4444444 5555555 6666666 7777777", spares=4)
STUMP = drawn("""
    ..............
    ...........3..
    ......11..333.
    ......1.33333.
    ..22..3333....
    .222..........
    .........55.7.
    .44..66.......
    .44..66..55.7.
""")
TAIL = drawn("""
    ..............1
    ......11.......
    ......1........
    .222..33.......
    ..2..3333......
    ............7..
    .44.6666.55.7..
    .4.......5.57..
    .44.......55...
    ...............
    ...............
    ...............
    ..............4
""", spares=9)  # fmt: skip
FAR_FINS = drawn("""
    ....................
    ......11............
    ......1............4
    .222..33............
    ..2..3333...........
    ............7.......
    ....6666.55.7.......
    .........5.57.......
    4.........55......4.
    ....................
    ....................
    ....................
    ....4.........4.....
""")
SMALL = drawn(".11.22. ....... .33.44. ....... .55.66. ...77..", spares=5)
ROW = drawn("1234567")
LONELY = drawn("""
    1....2....3....4....5
    .....................
    .....................
    .....................
    .....................
    6....7....5....6....7
    .....................
    .....................
    .....................
    .....................
    4....3....2....1.....
""", spares=12)  # fmt: skip
WIDE = drawn(
    "\n".join(
        "1....2....3....4....5" if row % 10 == 0 else "6....7....1....2....3" if row % 5 == 0 else "." * 21
        for row in range(26)
    ),
    spares=99,
)

CASES: dict[str, tuple[Board, str]] = {
    "standard": (STANDARD, ""),
    "a window of one pane": (ONE_PANE, "system-single"),
    "a sail like a whale": (WHALE, "system-large first-ahead"),
    "no water": (FULL, "crowded"),
    "few torpedoes": (STANDARD._replace(spares=6), "skulls-many"),
    "more torpedoes": (STANDARD._replace(spares=18), "ranks-alike"),
    "too many torpedoes": (STANDARD._replace(spares=99), "spares-idle solo-easy ranks-alike"),
    "a small bow": (STUMP, "system-first"),
    "a lonely space": (TAIL, "spaces-missed solo-hard"),
    "fins all around": (FAR_FINS, "system-last spaces-missed solo-hard"),
    "a small board": (SMALL, "short shared-many system-first"),
    "a row": (ROW, "system-single short first-ahead first-behind spares-idle shared-many solo-easy ranks-alike"),
    "lonely spaces": (LONELY, "scattered first-behind skulls-many system-first spaces-missed solo-hard"),
    "a whole ocean": (WIDE, "long scattered spares-idle shared-many system-first system-last solo-hard"),
}
GAMES, PLAYOUTS = 16, 300


@cache
def studied(board: Board) -> BoardStudy:
    """A study of a board."""
    assert board_faults(board) == []
    return study_board(Plan(board, "greedy", GAMES, "v", PLAYOUTS))


@pytest.mark.parametrize("name", CASES)
def test_each_board_is_warned_of_for_what_is_wrong_with_it(name: str) -> None:
    """These findings, each once, and no others; and all that they rest on lies beyond its limit."""
    board, keys = CASES[name]
    found = findings_of(studied(board))
    assert sorted(finding.key for finding in found) == sorted(keys.split())
    for finding in found:
        assert all(is_beyond(finding, studied(board).at(*table)) for table in finding.tables)
        missed = {space for table in finding.tables for space in missed_at(studied(board).at(*table))}
        assert set(finding.spaces) == (missed if finding.key == "spaces-missed" else set())


def missed_at(study: TableStudy) -> set[Space]:
    """The spaces that are surely hit less than half as often as the spaces of their table are on average."""
    average = fmean(found.value for found in study.spaces.values())
    return {space for space, found in study.spaces.items() if found.high < average / 2}


def is_beyond(finding: Finding, study: TableStudy) -> bool:
    """Whether the whole interval at a table lies where its finding says it does."""
    ended = study.ended
    ranks = [share(count, ended.sunk) for count in (ended.lieutenants, ended.captains, ended.admirals)]
    system = finding.systems[0] if finding.systems else 0
    return {
        "short": lambda: study.rounds.high < 6,
        "long": lambda: study.rounds.low > 25,
        "scattered": lambda: study.hits_in_shot.high < 1.5,
        "first-ahead": lambda: study.first_wins.low > 1 / study.table.players + 0.12,
        "first-behind": lambda: study.first_wins.high < 1 / study.table.players - 0.12,
        "skulls-many": lambda: study.skulls.low > 0.5,
        "spares-idle": lambda: study.skulls.high < 0.005 and study.spares_left.low > 0.6 * study.board.spares,
        "shared-many": lambda: study.of_ended(ended.shared).low > 0.2,
        "nobody-many": lambda: study.of_ended(ended.nobody).low > 0.1,
        "system-first": lambda: study.fallen_at(system, 1).low > 0.85,
        "system-last": lambda: study.last(system).low > 0.9,
        "spaces-missed": lambda: bool(missed_at(study) & set(finding.spaces)),
        "solo-hard": lambda: study.of_ended(ended.sunk).high < 0.4,
        "solo-easy": lambda: study.of_ended(ended.sunk).low > 0.98,
        "ranks-alike": lambda: max(rank.low for rank in ranks) > 0.95,
    }[finding.key]()


def test_every_finding_has_a_board() -> None:
    """What can be found is found somewhere here; what has a text can be found."""
    keys = {key for _, keys in CASES.values() for key in keys.split()} | {"system-unused", "nobody-many"}
    text = (LOCALES / "en" / "study.ftl").read_text(encoding="utf-8")
    assert keys == set(re.findall(r"^finding-([\w-]+) =", text, re.MULTILINE))
    assert keys == set(re.findall(r"^advice-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize(("sheets", "users", "named"), [(3000, 0, True), (3000, 30, False), (300, 0, False)])
def test_a_system_that_nobody_uses_is_named(sheets: int, users: int, *, named: bool) -> None:
    """Where so many players did not care for the Propeller; of few players, that says nothing."""
    study = studied(STANDARD)
    seen = [
        replace(each.seen, sheets=sheets, users=Counter(dict.fromkeys(range(7), sheets) | {7: users}))
        for each in study.tables
    ]
    tables = tuple(replace(each, seen=more) for each, more in zip(study.tables, seen, strict=True))
    found = [finding for finding in findings_of(replace(study, tables=tables)) if finding.key == "system-unused"]
    assert [finding.systems for finding in found] == ([(7,)] if named else [])


def with_nobody(study: TableStudy, share: float) -> TableStudy:
    """A table with so many games that nobody wins, and even chances in all others."""
    games = study.ended.games
    nobody = round(share * games)
    first = (games - study.ended.shared - nobody) // study.table.players
    return replace(study, ended=study.ended._replace(nobody=nobody, first_seat_wins=first))


@pytest.mark.parametrize(("share", "named"), [(0.2, True), (0.05, False)])
def test_games_that_nobody_wins_are_named(share: float, *, named: bool) -> None:
    """Where there are many of them, though skulls are not too many; at a table, and not in solo."""
    study = studied(STANDARD)
    tables = tuple(each if each.table.mode == "solo" else with_nobody(each, share) for each in study.tables)
    found = [finding for finding in findings_of(replace(study, tables=tables)) if finding.key == "nobody-many"]
    assert [{table.mode for table in finding.tables} for finding in found] == [{"mission", "training"}] * named


def test_findings_say_what_and_where() -> None:
    """The systems, their numbers, the spaces, and the tables in which it shows, the worst first."""
    large, _ = findings_of(studied(WHALE))
    assert (large.systems, large.values, large.tables) == ((3,), {"spaces": 15, "all": 35}, ())
    (first,) = findings_of(studied(STUMP))
    assert first.systems == (7,)
    assert first.values["share"] == 1
    assert {table.mode for table in first.tables} == {"mission"}
    missed, hard = findings_of(studied(TAIL))
    assert missed.spaces == ((14, 12),)
    assert missed.values["share"] < missed.values["average"] / 2
    assert hard.tables == (("solo", 1),)
    single, short, *_ = findings_of(studied(ROW))
    assert single.systems == (1, 2, 3, 4, 5, 6, 7)
    assert set(short.tables) == set(TABLES)
    rounds = [studied(ROW).at(*table).rounds.value for table in short.tables]
    assert rounds == sorted(rounds)
    assert short.values == {"rounds": rounds[0]}


def test_few_games_cry_no_wolf() -> None:
    """Of a few games of each table nothing is said, though all of them go the same way; drawings are exact."""
    for board in (ROW, LONELY):
        study = study_board(Plan(board, "greedy", 9, "x", 0))
        assert {finding.key for finding in findings_of(study)} <= {"system-single"}
        assert not can_judge_moves(study)
        assert not can_judge_endings(study)


def test_playouts_are_games_enough() -> None:
    """With them, lengths, endings and winners are judged of any games; what only moves show is not."""
    study = study_board(Plan(LONELY, "greedy", 9, "x", PLAYOUTS))
    assert can_judge_endings(study)
    assert not can_judge_moves(study)
    keys = {finding.key for finding in findings_of(study)}
    assert keys >= {"skulls-many", "solo-hard"}
    assert not keys & LOOKED_INTO
    assert can_judge_moves(studied(LONELY))
    assert {finding.key for finding in findings_of(studied(LONELY))} & LOOKED_INTO
