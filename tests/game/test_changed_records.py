"""Records that were changed at random: refused with the reason that the reference gives, or legal all the same."""

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest
import reference
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import OTHER_PANELS, TABLES, TINY, as_json, played

from torpedo_dice import RecordError
from torpedo_dice.game.boards import standard_board
from torpedo_dice.game.check import check_record
from torpedo_dice.game.record import EventData
from torpedo_dice.lab.match import play_game, setup_of

Record = dict[str, Any]
CATEGORIES = {
    "over": "over",
    "turn": "turn",
    "dice": "roll",
    "draft": "draft",
    "system": "system",
    "switch": "switch",
    "face": "face",
    "shot": "formation",
    "opponent": "opponent",
    "result": "result",
    "record-reroll": "system",
}
SYSTEMS = list(reference.NUMBER)
PIPS = st.sampled_from(["A1", "C4", "G4", "N10", "Z26", "A0", "a1", "O1"]) | st.tuples(
    st.integers(-7, 33), st.integers(-7, 33)
).map(list)
RESULTS = st.sampled_from([[0], [1], [], "sunk", "torpedoes", 30, "captain", [0, 0], [3, 3]])
WRONG: st.SearchStrategy[object] = st.sampled_from([None, True, False, 1.0, "1", "", "sail", [], {}, -1, 0, 7, 10**30])


def our_fault(record: Record) -> tuple[int | None, str] | None:
    """What we say of a record, in the words of the reference."""
    try:
        check_record(json.dumps(record))
    except RecordError as error:
        event = error.event - 1 if error.event else None
        kind = record["events"][event] if event is not None else {}
        category = CATEGORIES.get(error.key) or CATEGORIES.get(error.key.split("-")[0], "format")
        # A roll out of turn: the reference has one word for all that is wrong with rolls.
        is_roll = isinstance(kind, dict) and "roll" in kind
        return event, "roll" if category == "turn" and is_roll else category
    return None


@cache
def originals() -> list[Record]:
    """Records of every table, by random play, and by bots that play on to a sinking."""
    games = [played(mode, players, "r", board) for mode, players in TABLES for board in (None, TINY, OTHER_PANELS)]
    games += [play_game(setup_of(mode, players, ["greedy"], standard_board(), "g"), 1) for mode, players in TABLES]
    records = [as_json(game) for game in games]
    for record in records:
        # The proof of the dice would refuse a change of a roll that the rules allow.
        del record["dice"]
    return records


@st.composite
def changed(draw: st.DrawFn) -> Record:
    """A record with one event changed, dropped, doubled, moved or swapped, or its result changed."""
    record = copy.deepcopy(draw(st.sampled_from(originals())))
    events: list[Any] = record["events"]
    at = draw(st.integers(0, len(events) - 1))
    kind = draw(st.sampled_from(["value", "value", "value", "key", "drop", "double", "swap", "move", "pips", "result"]))
    if kind == "drop":
        del events[at]
    elif kind == "double":
        events.insert(draw(st.integers(0, len(events))), copy.deepcopy(events[at]))
    elif kind == "swap":
        other = draw(st.integers(0, len(events) - 1))
        events[at], events[other] = events[other], events[at]
    elif kind == "move":
        events.insert(draw(st.integers(0, len(events) - 1)), events.pop(at))
    elif kind == "result":
        key = draw(st.sampled_from([*record["result"], "score", "rank", "more"]))
        record["result"][key] = draw(RESULTS | WRONG)
    elif kind == "pips" and "fire" in events[at]:
        events[at]["fire"] = draw(_pips(events[at]["fire"]))
    elif kind == "key":
        key = draw(st.sampled_from(["x", *EventData.__struct_fields__]))
        events[at][key] = draw(st.sampled_from([1, 2, "sail", [], [1, 2], ["A1"]]) | WRONG)
    else:
        key = draw(st.sampled_from(sorted(events[at])))
        events[at][key] = draw(_value(events[at][key]))
    return record


def _value(now: Any) -> st.SearchStrategy[Any]:
    if isinstance(now, str):
        return st.sampled_from(SYSTEMS) | WRONG
    if isinstance(now, list):
        return st.lists(st.integers(0, 7), max_size=6) | st.just(now[::-1]) | WRONG
    return st.integers(0, 8) | WRONG


def _pips(now: list[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(PIPS, max_size=8) | st.permutations(now) | st.lists(st.sampled_from([*now, "B2"]), max_size=6)


@settings(max_examples=3000)
@given(changed())
def test_refused_for_the_right_reason(record: Record) -> None:
    """We name the same event and the same kind of fault as the reference, or both of us find none."""
    assert our_fault(record) == reference.first_fault(record)


def test_only_the_propeller_rolls_again() -> None:
    """An event in the form of a reroll with another system is refused, wherever it stands."""
    record = copy.deepcopy(originals()[0])
    for at in (0, 3, len(record["events"])):
        changed = record | {"events": [*record["events"][:at], {"seat": 0, "using": "sail", "face": 2}]}
        del changed["result"]
        assert our_fault(changed) == (at, "system")


@pytest.mark.parametrize("key", ["format", "mode", "board", "players", "first", "events"])
def test_every_key_is_needed(key: str) -> None:
    """A record without one of its keys is refused, and the key is named."""
    record = {name: value for name, value in originals()[0].items() if name != key}
    with pytest.raises(RecordError, match=key):
        check_record(json.dumps(record))


@settings(max_examples=500)
@given(
    st.sampled_from(["format", "mode", "board", "players", "first", "result"]),
    WRONG | st.sampled_from(["solo", "training", "mission", ["a"], ["a", "b", "c"], ["a"] * 5]),
    st.integers(0, 27),
)
def test_wrong_values_at_the_top(key: str, value: object, index: int) -> None:
    """Whatever stands under a key of the record itself, we agree with the reference on whether it can."""
    record = copy.deepcopy(originals()[index])
    record[key] = value
    assert (our_fault(record) is None) == (reference.first_fault(record) is None)


def test_chance_alone_hardly_ever_leaves_a_record_legal() -> None:
    """The changes above do bite: of many, only a few leave a record legal."""
    random, legal = Random(1), 0
    for _ in range(300):
        record = copy.deepcopy(random.choice(originals()))
        at = random.randrange(len(record["events"]))
        del record["events"][at]
        legal += our_fault(record) is None
    assert legal < 100
