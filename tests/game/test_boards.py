"""Boards from files: read back as they were written, and every mistake named with its line or key."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import boards

from torpedo_dice import Board, BoardError, Game, board_from_toml, board_to_toml, load_board, standard_board
from torpedo_dice.game.boards import LARGEST_FILE, faults_in_toml

GOOD = board_to_toml(standard_board())


def fault_of(text: str) -> tuple[str, dict[str, object]]:
    """The key and details of the first mistake."""
    with pytest.raises(BoardError) as caught:
        board_from_toml(text)
    assert str(caught.value)
    return caught.value.key, dict(caught.value.details)


@given(boards())
def test_boards_round_trip(board: Board) -> None:
    """What is written is read back the same, and can be played on."""
    assert board_from_toml(board_to_toml(board)) == board
    Game(2, "training", board=board)
    Game(1, "solo", board=board)


@given(st.text(max_size=70))
def test_any_name_is_kept_or_refused(name: str) -> None:
    """Quotation marks and backslashes survive; what cannot be printed is refused with the key's name."""
    board = standard_board()._replace(name=name)
    try:
        Game(2, board=board)
    except BoardError as error:
        assert error.key.startswith("board-name")  # noqa: PT017 - only some examples end here
    else:
        assert board_from_toml(board_to_toml(board)) == board


@pytest.mark.parametrize(
    ("old", "new", "key", "details"),
    [
        (".222..33......", ".222..33.....", "board-ragged", {"row": 4, "columns": 13, "expected": 14}),
        (".222..33......", ".222..3x......", "board-sign", {"row": 4, "column": 8, "sign": "x"}),
        (".222..33......", ".222..38......", "board-sign", {"row": 4, "column": 8, "sign": "8"}),
        ("7.", "..", "board-system-missing", {"number": 7}),
        ('grid = """\n', 'grid = """\n' + "55555555555555\n" * 3, "board-cells-many", {"cells": 73, "most": 63}),
        ('grid = """\n', 'grid = """\n' + "..............\n" * 17, "board-rows-many", {"rows": 27, "most": 26}),
        ("spares = 12", "spares = -1", "board-number", {"name": "spares", "number": -1, "least": 0, "most": 99}),
        ("spares = 12", "spares = 100", "board-number", {"name": "spares", "number": 100, "least": 0, "most": 99}),
        ("uses = 3", "uses = 0", "board-number", {"name": "uses", "number": 0, "least": 1, "most": 9}),
        ("uses = 3", "uses = 3.0", "board-key-int", {"name": "uses"}),
        ("uses = 3", "uses = true", "board-key-int", {"name": "uses"}),
        ("uses = 3", "", "board-key-missing", {"name": "uses"}),
        ("uses = 3", "uses = 3\ncolour = 1", "board-key-unknown", {"name": "colour"}),
        ("uses = 3", "uses = 3 3", "board-not-toml-at", {"line": 3, "column": 10}),
        ("uses = 3", "uses = " + "9" * 5000, "board-not-toml", {}),
        (
            "uses = 3",
            "uses = 0x" + "F" * 5000,
            "board-number",
            {"name": "uses", "number": "0xffffffffffffffffff…", "least": 1, "most": 9},
        ),
        ("uses = 3", "uses = " + "[" * 5000, "board-not-toml", {}),
        ("[4, 5, 6]", "[4, 5, 6, 8]", "board-panel-stranger", {"number": 8}),
        ("[4, 5, 6]", "[4, 5, 6, 6]", "board-panel-count", {"number": 6, "times": 2}),
        ("[4, 5, 6], [7]", "[4, 6], [5, 7]", "board-panel-partners", {"number": 6, "partners": 1}),
        ("[4, 5, 6]", '["4", 5, 6]', "board-key-list", {"name": "panels"}),
        ("[4, 5, 6]", "4", "board-key-list", {"name": "panels"}),
        ('name = "Standard"', 'name = " "', "board-name-empty", {}),
        ('name = "Standard"', f'name = "{"x" * 61}"', "board-name-long", {"most": 60}),
        ('name = "Standard"', 'name = "a\\u0007"', "board-name-unprintable", {}),
        ('name = "Standard"', "name = 1", "board-key-str", {"name": "name"}),
    ],
)
def test_mistakes_are_named(old: str, new: str, key: str, details: dict[str, object]) -> None:
    """The line of the file, the row of the drawing or the key, and what is wrong with it."""
    assert old in GOOD
    assert fault_of(GOOD.replace(old, new)) == (key, details)


def test_empty_drawings_are_refused() -> None:
    """No drawing at all, and columns beyond Z."""
    assert fault_of(GOOD[: GOOD.index("grid")] + 'grid = ""')[0] == "board-grid-empty"
    wide = standard_board()._replace(grid=("1234567" + "." * 20,))
    assert fault_of(board_to_toml(wide)) == ("board-columns-many", {"columns": 27, "most": 26})


def test_all_mistakes_are_listed() -> None:
    """A designer sees everything that is wrong at once."""
    text = GOOD.replace("spares = 12", "spares = 100").replace("uses = 3", "uses = 0").replace("7.", "..")
    assert [fault.key for fault in faults_in_toml(text)][:3] == ["board-system-missing", "board-number", "board-number"]
    assert [fault.key for fault in faults_in_toml("x = 1")] == ["board-key-unknown"] + ["board-key-missing"] * 5
    both = GOOD.replace("uses = 3", "uses = true").replace("spares = 12", "spares = 100\nx = 1").replace("7.", "..")
    keys = [fault.key for fault in faults_in_toml(both)]
    assert keys == ["board-key-unknown", "board-key-int", "board-system-missing", "board-number"]
    assert [fault.key for fault in faults_in_toml("\n[")] == ["board-toml-ends"]
    assert faults_in_toml(GOOD) == []


def test_files(tmp_path: Path) -> None:
    """Files that are missing, folders, not UTF-8 or huge are refused; a good one is read, byte order mark or not."""
    path = tmp_path / "board.toml"
    for content, key in [
        (b"\xff\xfe", "board-not-utf8"),
        (b"x" * (LARGEST_FILE + 1), "board-file-large"),
        (b"", "board-key-missing"),
    ]:
        path.write_bytes(content)
        with pytest.raises(BoardError) as caught:
            load_board(path)
        assert caught.value.key == key
    for wrong, key in [("none", "file-missing"), (str(tmp_path), "file-folder"), ("a\0b", "file-unusable")]:
        with pytest.raises(BoardError) as caught:
            load_board(wrong)
        assert caught.value.key == key
    path.write_text("\ufeff" + GOOD, encoding="utf-8")
    assert load_board(path) == standard_board() == load_board("standard")


def test_a_line_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    """The designer is told which line to look at."""
    path = tmp_path / "board.toml"
    path.write_bytes(b'name = "x"\nspares = 1 # \xe9\n')
    with pytest.raises(BoardError) as caught:
        load_board(path)
    assert caught.value.details == {"line": 2}


def test_games_refuse_bad_boards() -> None:
    """A board that is made in Python is checked when it is played on."""
    with pytest.raises(BoardError, match="dot for water"):
        Game(2, board=standard_board()._replace(grid=("123456x",)))


@settings(max_examples=2000)
@given(st.data())
def test_mangled_files_are_boards_or_errors(data: st.DataObject) -> None:
    """Whatever becomes of a file's text, it is a board or a BoardError with a sentence."""
    at = data.draw(st.integers(0, len(GOOD)))
    patch = data.draw(st.text('0123456789.[],="\n\\#xa_-', max_size=6) | st.text(max_size=4))
    text = GOOD[:at] + patch + GOOD[at + data.draw(st.integers(0, 30)) :]
    try:
        board = board_from_toml(text)
    except BoardError as error:
        assert str(error)  # noqa: PT017 - most examples end here
    else:
        assert board_from_toml(board_to_toml(board)) == board
