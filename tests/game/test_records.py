"""Records: exactly the documented form, kept through loading, read as a stream."""

import json
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import TABLES, as_json, boards, games, played

from torpedo_dice import Board, Game, RecordError, SeededDice, decode_game, encode_record, load_game, save_game
from torpedo_dice.game.check import Checked, check_file, check_record
from torpedo_dice.game.files import whole_file
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.replay import LARGEST_RECORD

RULES_EXAMPLE = """{"format": "torpedo-dice/1", "mode": "mission",
 "board": {"name": "tiny", "grid": ["1234567"], "spares": 0, "uses": 3, "panels": [[1, 2, 3], [4, 5, 6], [7]]},
 "players": ["Ana", "Bot"], "first": 0,
 "events": [
  {"roll": [4, 1, 2]},
  {"seat": 0, "draft": 1}, {"seat": 1, "draft": 2},
  {"seat": 1, "switch": "propeller"},
  {"seat": 0, "face": 1, "fire": ["C1"]},
  {"roll": [5, 1, 3]},
  {"seat": 1, "draft": 1}, {"seat": 0, "draft": 5},
  {"seat": 1, "using": "propeller", "face": 2},
  {"seat": 0, "switch": "sail"},
  {"seat": 1, "using": "propeller", "face": 2, "fire": ["A1", [2, 2]]}
 ],
 "result": {"winners": [0], "reason": "torpedoes", "spares": [0, 0], "hits": [1, 1]}}
"""


def test_the_example_of_the_format() -> None:
    """The record that the rules page shows holds, and is written as it was read."""
    game = decode_game(RULES_EXAMPLE)
    assert as_json(game) == json.loads(RULES_EXAMPLE)


@settings(max_examples=100)
@given(st.data(), boards())
def test_records_round_trip(data: st.DataObject, board: Board) -> None:
    """Finished or not, of any board: loaded and written again, a record is the same to the byte."""
    game: Game = data.draw(games(board))
    text = encode_record(game)
    again = decode_game(text)
    assert encode_record(again) == text
    assert (again.positions, again.events, again.outcome()) == (game.positions, game.events, game.outcome())
    assert check_record(text)[0] is game.is_over()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_cut_is_a_saved_game(mode: ModeName, players: int) -> None:
    """A record without its result, cut after any event, can be gone on with."""
    record = as_json(played(mode, players, "cut"))
    del record["result"], record["dice"]
    for length in range(len(record["events"]) + 1):
        cut = record | {"events": record["events"][:length]}
        game = decode_game(json.dumps(cut))
        # Cut before the automaton's shot, which nobody chooses, a solo game has it when it is loaded.
        assert game.ply - length in ({0, 1} if mode == "solo" else {0})
        if game.ply < len(record["events"]):
            assert not game.is_over()
            game.push(game.legal_moves[0])


def test_unknown_keys_are_kept_at_the_top_only() -> None:
    """A league's notes survive loading and saving; a key in an event, board or result is refused."""
    record = as_json(played("mission", 2, "k"))
    noted = record | {"event": "Club night", "notes": {"table": [4, None, True, 1.5, "ü"]}}
    assert as_json(decode_game(json.dumps(noted))) == noted
    for part in ("board", "result"):
        with pytest.raises(RecordError, match=part):
            decode_game(json.dumps(record | {part: record[part] | {"x": 1}}))
    record["events"][3]["x"] = 1
    with pytest.raises(RecordError) as caught:
        decode_game(json.dumps(record))
    assert caught.value.event == 4


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "1",
        "null",
        "{",
        '{"format": "torpedo-dice/2"}',
        '"torpedo-dice/1"',
        "\ud800",
        "[" * 100_000,
        "{}",
    ],
)
def test_other_texts_are_no_records(text: str) -> None:
    """JSON that is no record, or no JSON at all, however deep."""
    with pytest.raises(RecordError):
        decode_game(text.encode("utf-8", "surrogatepass"))


@settings(max_examples=2500)
@given(st.data())
def test_mangled_records_are_games_or_errors(data: st.DataObject) -> None:
    """Whatever becomes of a record's bytes: a game, or a RecordError with a sentence."""
    text = MANGLED[data.draw(st.integers(0, len(MANGLED) - 1))]
    at = data.draw(st.integers(0, len(text)))
    patch = data.draw(st.binary(max_size=3) | st.sampled_from(PATCHES))
    changed = text[:at] + patch + text[at + data.draw(st.integers(0, 12)) :]
    try:
        check_record(changed)
    except RecordError as error:
        assert str(error)  # noqa: PT017 - most examples end here


PATCHES = [b"1", b"-1", b'"', b"}", b"null", b"[]", b"1e999", b"true"]
MANGLED = [encode_record(played(mode, players, "mangle")) for mode, players in TABLES]


def test_a_key_that_stands_twice_is_refused() -> None:
    """Two readers could keep different ones; the key is named, at any depth."""
    text = encode_record(played("mission", 2, "k")).decode()
    for old, new, key in [
        ('"mode":', '"mode":"solo","mode":', "mode"),
        ('"draft":', '"draft":1,"draft" :', "draft"),
        ('"spares":12', '"spares":12,"spares":13', "spares"),
        ('"reason":', '"reason":"x","reason":', "reason"),
    ]:
        with pytest.raises(RecordError, match=f"“{key}” stands twice"):
            decode_game(text.replace(old, new, 1))
    assert decode_game(text.replace('"2"', '"{\\"a\\":1,\\"a\\":2}"', 1)).players[1] == '{"a":1,"a":2}'


def test_json_may_be_written_in_other_ways(tmp_path: Path) -> None:
    """Escapes, blanks, a byte order mark, Windows line ends and blank lines are JSON's business, not ours."""
    text = encode_record(played("solo", 1, "w")).decode()
    assert decode_game(text.replace("torpedo-dice/1", "torpedo-dice\\/1")).is_over()
    path = tmp_path / "games.jsonl"
    pretty = json.dumps(json.loads(text), indent=2)
    for content, count in [(f"\n \r\n{text}\r\n{text}", 2), ("\ufeff" + text, 1), (f"\n\n{pretty}\n", 1)]:
        path.write_text(content, encoding="utf-8")
        assert last(path).games == count


def write(path: Path, *lines: bytes) -> Path:
    """A file of lines."""
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def last(path: Path) -> Checked:
    """The count at the end of a file that holds."""
    *_, count = check_file(path)
    return count


def test_files_of_records(tmp_path: Path) -> None:
    """One on each line, blank lines between them, or a single one over many lines."""
    lines = [encode_record(played("mission", 2, f"{seed}")) for seed in range(3)]
    unfinished = encode_record(played("training", 3, "u", moves=4))
    path = write(tmp_path / "many.jsonl", lines[0], b"", lines[1], unfinished, lines[2])
    assert last(path) == Checked(4, 1, 4, 0)
    path.write_text(RULES_EXAMPLE, encoding="utf-8")
    assert last(path) == Checked(1, 0, 0, 0)


@pytest.mark.parametrize(
    ("lines", "line", "event", "holds"),
    [
        ([b"{}"], 1, 0, 0),
        ([b"GOOD", b"x"], 2, 0, 1),
        ([b"GOOD", b"", b"GOOD", b"BAD"], 4, 1, 2),
        ([b"BAD", b"GOOD"], 1, 1, 0),
    ],
)
def test_a_broken_file_names_line_and_event(
    tmp_path: Path, lines: list[bytes], line: int, event: int, holds: int
) -> None:
    """The first game that breaks a rule ends the check."""
    good = encode_record(played("mission", 2, "f"))
    contents = {b"GOOD": good, b"BAD": good.replace(b'"roll":[', b'"roll":[1,', 1)}
    path = write(tmp_path / "broken.jsonl", *[contents.get(each, each) for each in lines])
    seen = 0
    with pytest.raises(RecordError) as caught:  # noqa: PT012 - how far it came matters
        for count in check_file(path):
            seen = count.games
    assert (caught.value.game, caught.value.event, seen) == (line, event, holds)


def test_files_that_cannot_be_checked(tmp_path: Path) -> None:
    """Missing, a folder, empty, or with a line that is too large: said so."""
    empty = write(tmp_path / "empty")
    large = write(tmp_path / "large", encode_record(Game(2)), b"x" * (LARGEST_RECORD + 1))
    keys = [
        (tmp_path / "none", "file-missing"),
        (tmp_path, "file-folder"),
        (Path("/proc/self/mem"), "file-unusable"),
        (empty, "record-none"),
        (large, "record-large"),
    ]
    for path, key in keys:
        with pytest.raises(RecordError) as caught:
            last(path)
        assert caught.value.key == key


def test_checking_takes_constant_memory(tmp_path: Path) -> None:
    """The most memory that 6,000 games take is a small part of their file."""
    line = encode_record(played("solo", 1, "m")) + b"\n"
    path = tmp_path / "long.jsonl"
    path.write_bytes(line * 6000)
    tracemalloc.start()
    assert last(path).games == 6000
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < len(line) * 6000 / 5


def test_saving_is_whole_or_not_at_all(tmp_path: Path) -> None:
    """A game is saved over an older one, into no folder and over no other kind of file; nothing is left beside it."""
    path = tmp_path / "game.json"
    game = Game(2, dice=SeededDice(1))
    save_game(game, path)
    game.push(game.legal_moves[0])
    save_game(game, path)
    assert as_json(load_game(path)) == as_json(decode_game(path.read_bytes())) == as_json(game)
    with pytest.raises(RecordError, match="no such file"):
        load_game(tmp_path / "none.json")
    for wrong, key in [
        (tmp_path, "file-folder"),
        (tmp_path / "none" / "x", "file-missing"),
        (path / "x", "file-missing"),
        (Path("/dev/full"), "file-full"),
        (Path("\ud800"), "file-unusable"),
        (tmp_path / ("x" * 300), "file-unusable"),
    ]:
        with pytest.raises(RecordError) as caught:
            save_game(game, wrong)
        assert caught.value.key == key
    save_game(game, "/dev/null")
    assert Path("/dev/null").is_char_device()
    for interruption in (KeyboardInterrupt, BrokenPipeError):
        with pytest.raises(interruption), whole_file(RecordError, path):
            raise interruption
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert as_json(decode_game(path.read_bytes())) == as_json(game)
