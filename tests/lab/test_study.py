"""The study of a board: figures that the records bear out, however the games were shared out; facts of the drawing."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import asdict, replace
from tables import OTHER_PANELS, TABLES, TINY, as_json

from torpedo_dice import Game, standard_board
from torpedo_dice.game.names import SYSTEM_NUMBERS, ModeName
from torpedo_dice.lab import study
from torpedo_dice.lab.facts import facts_of
from torpedo_dice.lab.intervals import mean, mean_of_counts, share
from torpedo_dice.lab.match import play_games, setup_of
from torpedo_dice.lab.processes import Processes
from torpedo_dice.lab.sightings import Sightings, added
from torpedo_dice.lab.study import LEAST_GAMES, MOST_GAMES, BoardStudy, Plan, best_bot, games_within, study_board
from torpedo_dice.lab.study_report import report_of
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Space

Record = dict[str, Any]


class Told(NamedTuple):
    """An event of a record, the round that it falls in, and whether it is the round's last."""

    event: Record
    number: int
    last: bool


def told(record: Record) -> Iterator[Told]:
    """The events of a record with their rounds."""
    events, number = record["events"], 0
    for place, event in enumerate(events):
        number += "roll" in event
        yield Told(event, number, place + 1 == len(events) or "roll" in events[place + 1])


def space_of(pip: str | list[int]) -> Space:
    """The place of a pip as a record writes it."""
    return (ord(pip[0]) - ord("A"), int(pip[1:]) - 1) if isinstance(pip, str) else (pip[0], pip[1])


def systems_of(record: Record) -> dict[int, set[Space]]:
    """The spaces of each system that the record's mode plays with."""
    found: dict[int, set[Space]] = {}
    for row, signs in enumerate(record["board"]["grid"]):
        for column, sign in enumerate(signs):
            if sign != "." and (sign != "7" or record["mode"] != "training"):
                found.setdefault(int(sign), set()).add((column, row))
    return found


def recounted(records: list[Record]) -> Sightings:
    """What is seen in games, counted from their records alone."""
    seen = Sightings()
    for record in records:
        seats, result = len(record["players"]), record["result"]
        seen.games += 1
        seen.sheets += seats
        seen.rounds[max(each.number for each in told(record))] += 1
        seen.reasons[result["reason"]] += 1
        if len(result["winners"]) == 1:
            seen.place_wins[(result["winners"][0] - record["first"]) % seats] += 1
        seen.shared += len(result["winners"]) > 1
        seen.nobody += result["winners"] == []
        seen.spares.update(result["spares"])
        if "score" in result:
            seen.scores[result["score"]] += 1
            seen.ranks[result["rank"]] += 1
        for seat in range(seats):
            recount_seat(record, seat, seen)
    return seen


def recount_seat(record: Record, seat: int, seen: Sightings) -> None:
    """Count what a seat did."""
    systems, hit, used = systems_of(record), set[Space](), set[int]()
    fallen = dict[int, int]()
    columns, rows = len(record["board"]["grid"][0]), len(record["board"]["grid"])
    for event, number, last in told(record):
        if event.get("seat") == seat and "switch" in event:
            seen.switched[SYSTEM_NUMBERS[event["switch"]]] += 1
            seen.switched_rounds[SYSTEM_NUMBERS[event["switch"]]] += number
        if event.get("seat") == seat and "fire" in event:
            pips = [space_of(pip) for pip in event["fire"]]
            hits = [pip for pip in pips if pip not in hit and any(pip in spaces for spaces in systems.values())]
            seen.pips += len(pips)
            seen.shots[len(hits)] += 1
            seen.space_hits.update(hits)
            seen.space_rounds.update(dict.fromkeys(hits, number))
            seen.splashes.update((x, y) for x, y in pips if (x, y) not in hits and 0 <= x < columns and 0 <= y < rows)
            hit |= set(hits)
        using = SYSTEM_NUMBERS[event["using"]] if "using" in event else 0
        rolled_again = using == 7 and "fire" not in event
        if event.get("seat") == seat and (rolled_again or ("fire" in event and using != 7)):
            seen.uses[using] += 1
            used.add(using)
        if last:
            place = len(fallen) + 1
            down = [system for system, spaces in systems.items() if spaces <= hit and system not in fallen]
            seen.falls.update((system, place) for system in down)
            seen.fall_rounds.update(dict.fromkeys(down, number))
            fallen |= dict.fromkeys(down, place)
    seen.users.update(used)
    seen.falls.update((system, 0) for system in systems if system not in fallen)
    seen.sunk += len(fallen) == len(systems)


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_what_is_seen_is_what_the_records_say(mode: ModeName, players: int, bot: str) -> None:
    """Every count is made again from nothing but the records of the same games."""
    for board in (standard_board(), OTHER_PANELS):
        games = list(play_games(setup_of(mode, players, [bot], board, "s"), 8))
        seen = Sightings()
        for game in games:
            seen.add(game)
        assert asdict(seen) == asdict(recounted([as_json(game) for game in games]))


@cache
def small_study(playouts: int = 0) -> BoardStudy:
    """A study of few games on a tiny board."""
    return study_board(Plan(TINY._replace(spares=4), "greedy", 12, "s", playouts))


def test_a_study_does_not_depend_on_who_does_the_work() -> None:
    """One process or two, in whatever shares: the same counts. Another seed gives others."""
    with Processes(2) as workers:
        assert study_board(small_study().plan, workers) == small_study()
    assert study_board(small_study().plan._replace(seed="t")).tables != small_study().tables


def test_sightings_of_parts_add_up() -> None:
    """Counted apart and added, games are what they are counted together."""
    games = list(play_games(setup_of("mission", 2, ["greedy"], standard_board(), "s"), 6))
    parts = [Sightings(), Sightings(), Sightings()]
    for number, game in enumerate(games):
        parts[0].add(game)
        parts[1 + number % 2].add(game)
    assert added(parts[1], parts[2]) == parts[0]


def test_every_game_is_heard_of() -> None:
    """Whoever waits is told of as many games as are looked into."""
    heard: list[int] = []
    study_board(small_study().plan, advance=heard.append)
    assert sum(heard) == 12 * len(study.TABLES)


def test_playouts_say_what_the_games_say() -> None:
    """Compiled or not, far more games by the same player: what was seen lies within what chance allows."""
    small, large = study_board(Plan(TINY, "greedy", 100, "s", 0)), study_board(Plan(TINY, "greedy", 100, "s", 60))
    for few, many in zip(small.tables, large.tables, strict=True):
        assert few.ended.games == few.seen.games == many.seen.games == 100
        assert few.seen == many.seen
        assert many.ended.games == 6000
        spread = 2 * (few.rounds.high - few.rounds.value)
        assert few.rounds.value - spread < many.rounds.value < few.rounds.value + spread
        for before, after in ((few.skulls, many.skulls), (few.first_wins, many.first_wins)):
            assert abs(before.value - after.value) < 2 * max(before.high - before.value, before.value - before.low)


def test_bots_that_playouts_do_not_know_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then lengths and endings rest on the games that were looked into, as they do where numba is missing."""
    monkeypatch.setattr(study, "PLAYERS", {})
    assert study_board(small_study().plan._replace(playouts=5)).tables == small_study().tables


def test_figures_are_taken_from_the_counts() -> None:
    """What a table says of lengths, endings, winners and systems, reckoned again from its counts."""
    for each in small_study().tables:
        seen = each.seen
        assert each.rounds.value == pytest.approx(sum(seen.rounds.elements()) / 12)
        decided = seen.place_wins.total()
        assert decided == 12 - seen.shared - seen.nobody
        assert each.first_wins == share(seen.place_wins[0], decided)
        assert each.skulls == share(seen.reasons["torpedoes"], 12)
        assert each.spares_left.value == pytest.approx(sum(seen.spares.elements()) / seen.sheets)
        assert each.hits_in_shot.value == pytest.approx(sum(seen.shots.elements()) / seen.shots.total())
        assert each.systems == tuple(range(1, 7 if each.table.mode == "training" else 8))
        assert set(each.spaces) == {(system - 1, 0) for system in each.systems}
        for system in each.systems:
            places = [each.fallen_at(system, place).value for place in range(len(each.systems) + 1)]
            assert sum(places) == pytest.approx(1)
            assert each.spaces[system - 1, 0].value == pytest.approx(1 - places[0])
    everybody = [each.seen for each in small_study().tables if each.table.mode != "training"]
    users = sum(seen.users[7] for seen in everybody)
    assert small_study().users(7) == share(users, sum(seen.sheets for seen in everybody))


def test_report_holds_the_figures() -> None:
    """The document has every table, and the same numbers in it."""
    report: Any = report_of(small_study())
    assert [(table["mode"], table["players"]) for table in report["tables"]] == list(study.TABLES)
    for each, table in zip(small_study().tables, report["tables"], strict=True):
        assert table["rounds"]["value"] == each.rounds.value
        assert sum(table["lengths"].values()) == table["games"] == 12
        assert table["sunk"]["low"] <= table["sunk"]["value"] <= table["sunk"]["high"]
        assert table["spaces"]["A1"]["hit"]["value"] == each.spaces[0, 0].value
        assert ("score" in table) == ("first_wins" not in table) == (each.table.players == 1)
    assert report["drawing"]["spaces"]["sail"] == 1
    assert {
        "key": "system-single",
        "values": {},
        "systems": list(SYSTEM_NUMBERS),
        "spaces": [],
        "tables": [],
    } in report["warnings"]


def test_reports_say_what_is_not_known() -> None:
    """Of one game a mean has no interval, and of no decided game nobody's share is known: null, as JSON has it."""
    found = study_board(Plan(TINY._replace(spares=0), "greedy", 1, "s", 0))
    report: Record = json.loads(json.dumps(report_of(found), allow_nan=False))
    assert report["judged"] == {"endings": False, "moves": False}
    for each, table in zip(found.tables, report["tables"], strict=True):
        assert table["rounds"] == {"value": each.rounds.value, "low": None, "high": None}
    each = replace(found.tables[0], ended=found.tables[0].ended._replace(first_seat_wins=0, shared=1, nobody=0))
    report = json.loads(json.dumps(report_of(replace(found, tables=(each, *found.tables[1:]))), allow_nan=False))
    assert report["tables"][0]["first_wins"] == {"value": None, "low": 0, "high": 1}


def test_facts_are_read_off_the_drawing() -> None:
    """Spaces, the rectangle around them, and the most that shots can hit, for a drawing where that is plain to see."""
    board = Board("x", (".......", ".1.1...", "..2....", ".3.4...", "...5677"), 1, 1, standard_board().panels)
    facts = facts_of(board)
    assert facts.spaces == {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2}
    assert (facts.columns, facts.rows, facts.all_spaces) == (6, 4, 9)
    assert facts.density == 9 / 24
    plain = {face: facts.reach[0, face] for face in range(1, 7)}
    assert plain[1] == (1, 9)
    assert plain[4] == (4, 1)
    assert plain[5] == (5, 1)
    assert plain[3] == (3, 3)
    assert facts.reach[3, 4] == (4, 2)
    assert facts.reach[2, 1].hits == 0
    assert [facts.is_large(system) for system in (1, 7)] == [False, False]
    assert facts_of(TINY._replace(grid=("1234567", "3333333"))).is_large(3)


def test_means_come_with_their_intervals() -> None:
    """The interval of a mean is that of the textbook; of one number, or none, nothing is known."""
    numbers = [3, 5, 5, 8]
    found = mean_of_counts(Counter(numbers))
    assert found.value == 5.25
    deviation = (sum((number - 5.25) ** 2 for number in numbers) / 3) ** 0.5
    assert found.high - found.value == pytest.approx(1.959964 * deviation / 2)
    assert found.value - found.low == pytest.approx(found.high - found.value)
    assert mean(7, 49, 1) == (7, -float("inf"), float("inf"))
    assert mean(0, 0, 0) == (0, -float("inf"), float("inf"))


def test_games_are_as_many_as_time_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any time gives the fewest games, much of it the most; what lies between has two digits."""
    monkeypatch.setattr(study, "MEASURED", 5)
    plan = small_study().plan
    assert games_within(0.0001, plan) == LEAST_GAMES
    assert games_within(1000, plan) == MOST_GAMES
    monkeypatch.setattr(study, "MEASURING", 0)
    between = games_within(2, plan)
    assert LEAST_GAMES <= between <= MOST_GAMES
    assert len(str(between).rstrip("0")) <= 2


def test_the_best_bot_wins() -> None:
    """The bot that studies are played by is stronger than the others of ours."""
    wins = Counter[int]()
    for game in play_games(setup_of("mission", 2, [best_bot(), "random"], standard_board(), "b"), 10):
        outcome = Game.outcome(game)
        assert outcome is not None
        wins.update(outcome.winners)
    assert wins[0] >= 9
