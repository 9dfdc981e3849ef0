"""Texts of moves and positions: printed and read back they are the same; nothing else is read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import boards, games

from torpedo_dice import (
    Draft,
    Fire,
    Game,
    NotationError,
    Reroll,
    Roll,
    SwitchOn,
    TorpedoDiceError,
    move_text,
    parse_move,
    parse_position,
    position_text,
    standard_board,
)
from torpedo_dice.game.notation import parse_space, space_text
from torpedo_dice.rules.automaton import Automaton
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import Sheet

NAMES = {each.__name__: each for each in (Automaton, Board, Draft, Fire, Position, Reroll, Roll, Sheet, SwitchOn)}
MANGLED = st.text("0123:takefirsalonropelwd@ABCGZ19;,()-/!x ", max_size=60) | st.text(max_size=30)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("0:roll", Roll(0)),
        ("3:take4", Draft(3, 4)),
        ("1:reroll", Reroll(1)),
        ("1:on-sail", SwitchOn(1, 3)),
        ("0:fire3@E4,F5,G6", Fire(0, 0, 3, ((4, 3), (5, 4), (6, 5)))),
        ("2:engine1@", Fire(2, 5, 1, ())),
        ("0:windows2@(-1;0),A1", Fire(0, 6, 2, ((-1, 0), (0, 0)))),
        ("0:fire1@(26;3)", Fire(0, 0, 1, ((26, 3),))),
    ],
)
def test_forms_of_moves(text: str, move: object) -> None:
    """The forms that docs/notation.md shows."""
    assert parse_move(text) == move
    assert move_text(parse_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "0:take7", "0:Take4", "4:take1", "0:take4 ", " 0:take4", "0:take4\n", "0:on-artilleryx", "0:fire0@A1",
        "0:fire1@a1", "0:fire1@A01", "0:fire1@A27", "0:fire2@B1,A1", "0:fire2@A1,A1", "0:fire1@(0;0)", "0:fire1@(-7;0)",
        "0:fire1@(32;0)", "0:fire1@(-0;0)", "0:fire2@A1,", "0:fire٣@A1", "0:fire3", "0:fire1@A,B",
        "take4",
        "0:fire2@" + ",".join(f"{sign}1" for sign in "ABCDEFGH"), "0:reroll1", "0:" + "fire1@" * 90,
    ],
)  # fmt: skip
def test_other_texts_are_no_moves(text: str) -> None:
    """Strict: no other case, blanks, order, or way to write a space."""
    with pytest.raises(NotationError):
        parse_move(text)


def test_seat_may_be_left_out_where_it_is_known() -> None:
    """A text without a seat needs one from its reader; a text with one keeps its own."""
    assert parse_move("take4", 2) == Draft(2, 4)
    assert parse_move("1:take4", 2) == Draft(1, 4)


@given(st.integers(-6, 31), st.integers(-6, 31))
def test_spaces_round_trip(column: int, row: int) -> None:
    """Every space has one name."""
    assert parse_space(space_text((column, row))) == (column, row)


@settings(max_examples=60)
@given(st.data(), boards())
def test_moves_and_positions_round_trip(data: st.DataObject, board: Board) -> None:
    """Of every game on every board: texts are read back, and `repr` gives every value object back."""
    game: Game = data.draw(games(board))
    position = game.position
    assert parse_position(position_text(position), board) == position
    assert eval(repr(position), NAMES) == position  # noqa: S307 - the promise is that eval gives it back
    assert eval(repr(board), NAMES) == board  # noqa: S307
    for seat in game.seats_to_act:
        for part in game.legal_moves_of(seat).parts:
            for move in part[:5]:
                assert parse_move(move_text(move)) == move
                assert eval(repr(move), NAMES) == move  # noqa: S307
                assert hash(eval(repr(move), NAMES)) == hash(move)  # noqa: S307


@settings(max_examples=3000)
@given(MANGLED)
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    """A text that is read gives itself back; every other is a NotationError with a sentence."""
    try:
        move = parse_move(text)
    except NotationError as error:
        assert str(error)  # noqa: PT017 - most examples end here
    else:
        assert move_text(move) == text


@settings(max_examples=1500)
@given(games(), st.data())
def test_changed_positions_are_other_positions_or_errors(game: Game, data: st.DataObject) -> None:
    """A changed text is refused, or is another position that prints itself and can be played on."""
    text = position_text(game.position)
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from("0123456789abcdef-/:! xX") | st.just(""))
    changed = text[:at] + sign + text[at + data.draw(st.integers(0, 2)) :]
    try:
        position = parse_position(changed, standard_board())
    except TorpedoDiceError as error:
        assert str(error)  # noqa: PT017 - most examples end here
        return
    assert position_text(position) == changed
    twin = Game.at(position)
    twin.settle()
    for _ in range(8):
        if not twin.is_over():
            twin.push(twin.legal_moves[-1])


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("mission 1 2 - -- -- - 0:12:-:-:00/0:12:-:-:00", "active"),
        ("mission 1 0 - -- -- - 0:12:-:-:00", "sheets"),
        ("mission 1 0 - -- -- - 0:13:-:-:00/0:12:-:-:00", "sheets"),
        ("mission 1 0 - -- -- - 0:12:2:-:00/0:12:-:-:00", "sheets"),
        ("mission 1 0 - -- -- - 0:12:-:1:00/0:12:-:-:00", "sheets"),
        ("mission 1 0 - -- -- - 0:12!:-:-:00/0:12:-:-:00", "sheets"),
        ("mission 1 0 - -- -- - ffffffffffff:12:-:-:00/0:12:-:-:00", "sheets"),
        ("mission 1 0 - -- -- - 0:12:-:-:33/0:12:-:-:00", "sheets"),
        ("training 1 0 - -- -- - 0:12:1:-:33/0:12:-:-:33", "sheets"),
        ("mission 1 0 12 -- -- - 0:12:-:-:00/0:12:-:-:00", "pool"),
        ("mission 1 0 12 -1 -- - 0:12:-:-:00/0:12:-:-:00", "drafted"),
        ("mission 1 0 1 111 -- - 0:12:-:-:00/0:12:-:-:00", "drafted"),
        ("mission 1 0 1 11 1- - 0:12:-:-:00/0:12:-:-:00", "rerolled"),
        ("mission 1 0 1 11 -- 01 0:12:-:-:00/0:12:-:-:00", "acted"),
        ("mission 3 0 123 -- -- - 0:0!:-:-:00/0:12:-:-:00", "pool"),
        ("solo 3 0 12 - - - 0:0!:-:-:00 -:-", "pool"),
        ("solo 1 0 - - - - 0:12:-:-:00 -:1", "automaton"),
        ("solo 1 0 - - - - 0:12:-:1:00 -:-", "automaton"),
    ],
)
def test_impossible_positions_name_the_part(text: str, field: str) -> None:
    """What is written like a position and cannot be one is refused, and the part is named."""
    with pytest.raises(NotationError) as caught:
        parse_position(text, standard_board())
    assert caught.value.details == {"field": field}
