"""Boards as pictures: any board, every mode, both themes, in every language, with all that the board says."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import GENEROUS, OTHER_PANELS, PANELS, TINY, boards

from drawing.reading import count, fits, only_inks, read, told, words
from torpedo_dice import Board, standard_board
from torpedo_dice.drawing.boards import board_svg
from torpedo_dice.drawing.glyphs import TILE
from torpedo_dice.drawing.grids import side_of
from torpedo_dice.drawing.ink import THEMES
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.rules.board import board_faults
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

LARGEST = Board(
    "largest", (*["." * 26] * 23, "1234567" * 3 + ".....", "12" * 13, "34567" * 3 + "." * 11), 99, 9, PANELS
)
UPRIGHT = Board("upright", tuple("1234567"), 1, 1, PANELS)
BOARDS = [standard_board(), TINY, GENEROUS, OTHER_PANELS, LARGEST, UPRIGHT]
modes = st.sampled_from([None, *MODES])


def cells(board: Board, mode: ModeName | None) -> int:
    """How many spaces of systems a mode plays with."""
    return sum(sign in ("123456" if mode == "training" else "1234567") for row in board.grid for sign in row)


@settings(max_examples=60, deadline=None)
@given(boards(), modes, st.sampled_from(sorted(THEMES)))
def test_any_board_is_drawn_whole(board: Board, mode: ModeName | None, theme: str) -> None:
    """A number on each space, a line around each system, a torpedo for each spare; the same board, the same text."""
    svg = board_svg(board, mode, theme=THEMES[theme])
    root = read(svg)
    systems = 6 if mode == "training" else 7
    assert count(root, "td-system") == systems
    assert count(root, "td-torpedo") == board.spares
    assert (count(root, "td-skull"), count(root, "td-hit"), count(root, "td-miss")) == (1, 0, 0)
    on_grid = [said for said in words(root) if said in set("1234567")]
    rows = min(board.rows, 7)
    assert len(on_grid) == cells(board, mode) + rows
    assert board.name in told(root)
    assert only_inks(root, THEMES[theme])
    assert fits(root)
    assert svg == board_svg(board, mode, theme=THEMES[theme])


@pytest.mark.parametrize("board", BOARDS, ids=[board.name for board in BOARDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_in_every_language(board: Board, language: str) -> None:
    """Nothing sticks out, every column and row is named, every system is named in the language."""
    assert not board_faults(board)
    text = catalogue(language)
    root = read(board_svg(board, text=text))
    assert fits(root)
    said = words(root)
    assert {chr(ord("A") + column) for column in range(board.columns)} <= set(said)
    assert {str(row + 1) for row in range(board.rows)} <= set(said)
    assert all(f"{system} {text.system(system)}" in said for system in range(1, 8))


def test_english_needs_no_catalogue() -> None:
    """Without a catalogue the words are those of the English one."""
    for mode in (None, *MODES):
        assert board_svg(standard_board(), mode) == board_svg(standard_board(), mode, text=catalogue("en"))


def test_training_leaves_the_propeller_to_the_water() -> None:
    """Its spaces, its line and its hatch are not drawn; the other modes draw what the board has."""
    plain, training, mission = (board_svg(standard_board(), mode) for mode in (None, "training", "mission"))
    assert "7 Propeller" in plain
    assert "7 Propeller" in mission
    assert "7 Propeller" not in training
    assert "M6, M7, M8" in told(read(plain))
    assert "M6" not in told(read(training))


def test_every_space_is_told() -> None:
    """Who cannot see the picture hears where each system lies."""
    assert told(read(board_svg(TINY))) == (
        "tiny 1 Periscope: A1. 2 Artillery: B1. 3 Sail: C1. 4 Fins: D1. 5 Engine: E1. 6 Windows: F1. 7 Propeller: G1."
    )


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "\"'&amp;<!--", "]]>", "🚢 подлодка 潜水艦", "x" * 60, "\uffff"]
)
def test_names_are_only_names(name: str) -> None:
    """Whatever a board is called, it is text in the picture."""
    root = read(board_svg(TINY._replace(name=name)))
    assert fits(root)
    assert name.replace("\uffff", "\ufffd") in told(root)


def test_systems_are_told_apart_without_colour() -> None:
    """Each has a hatch of its own, whose tile divides the spaces of every board, so that hatches meet."""
    root = read(board_svg(standard_board()))
    hatches = [element[0].get("d") for element in root.iter() if element.tag.endswith("pattern")]
    assert len(hatches) == len(set(hatches)) == 7
    assert {side_of(board) % TILE for board in BOARDS} == {0}
