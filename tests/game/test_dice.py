"""Dice: fair, fixed by round and purpose, the same from the same seed everywhere, and typed in by hand."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import TABLES

from torpedo_dice import DiceError, Game, HandDice, IllegalMove, Reroll, SeededDice, SystemDice
from torpedo_dice.game.dice import KeyedDice, parse_dice
from torpedo_dice.game.events import Rolled
from torpedo_dice.game.names import ModeName


def by_the_book(key: bytes, context: str, round_number: int, purpose: str, count: int, sides: int) -> list[int]:
    """The draw as docs/dice.md words it, written again."""
    found: list[int] = []
    block = 0
    while True:
        text = "\n".join(["torpedo-dice/1 dice", context, str(round_number), purpose, str(block)])
        for byte in hmac.new(key, text.encode(), hashlib.sha256).digest():
            if byte < 256 // sides * sides:
                found.append(byte % sides + 1)
                if len(found) == count:
                    return found
        block += 1


@given(
    st.binary(min_size=1, max_size=40),
    st.text("ab", max_size=3),
    st.integers(0, 99),
    st.integers(1, 80),
    st.integers(2, 6),
)
def test_draw_is_the_documented_one(key: bytes, context: str, round_number: int, count: int, sides: int) -> None:
    """HMAC-SHA256, block after block, bytes that would be unfair thrown away."""
    drawn = KeyedDice(key, context).throw(round_number, "roll", count, sides)
    assert list(drawn) == by_the_book(key, context, round_number, "roll", count, sides)


def test_faces_come_evenly() -> None:
    """60,000 dice of one key: chi-square with five degrees of freedom stays below its 99.9% point."""
    dice = KeyedDice(b"even", "test")
    counts = Counter(face for number in range(2000) for face in dice.throw(number, "roll", 30))
    assert set(counts) == set(range(1, 7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_rounds_purposes_and_sources_differ() -> None:
    """No throw tells anything of another."""
    seeded = SeededDice("x")
    purposes = ("roll", "propeller/0", "propeller/1")
    throws = [seeded.throw(number, purpose, 20) for number in range(5) for purpose in purposes]
    throws += [SystemDice().throw(1, "roll", 20) for _ in range(2)] + [SeededDice("y").throw(1, "roll", 20)]
    assert len(set(throws)) == len(throws)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_taking_back_never_rolls_anew(mode: ModeName, players: int) -> None:
    """Every roll taken back and made again gives the same dice, from whatever source."""
    asked: list[tuple[int, str]] = []

    def ask(round_number: int, purpose: str, count: int, sides: int) -> tuple[int, ...]:
        asked.append((round_number, purpose))
        return (sides,) * count

    for dice in (SystemDice(), SeededDice(1), HandDice(ask)):
        game = Game(players, mode, dice=dice)
        seen = [game.push(game.legal_moves[0]) for _ in range(3 * players + 2) if not game.is_over()]
        for _ in seen:
            game.pop()
        assert [game.push(game.legal_moves[0]) for _ in seen] == seen
    assert len(asked) == len(set(asked))


def test_a_second_roll_is_its_own_throw() -> None:
    """The Propeller's roll is kept too when it is taken back, and tells nothing of the round's roll."""
    game = Game(2, dice=SeededDice("p"), first=0)
    for _ in range(3):
        game.push(game.legal_moves[0])
    position = game.position
    sheets = (position.sheets[0]._replace(switched_mask=1 << 7), position.sheets[1])
    game._positions[-1] = position._replace(sheets=sheets)
    first = game.push(Reroll(0))
    game.pop()
    assert game.push(Reroll(0)) == first
    with pytest.raises(IllegalMove):
        game.push(Reroll(0))


def test_seed_gives_the_same_dice_on_every_machine() -> None:
    """A test vector, as in docs/dice.md; numbers and their texts are the same seed."""
    assert repr(SeededDice(42)) == "SeededDice('42')"
    assert SeededDice("42").throw(1, "roll", 5) == SeededDice(42).throw(1, "roll", 5) == (5, 3, 4, 6, 1)


def test_dice_that_cannot_be_are_refused() -> None:
    """A source that throws too few or wrong dice does not get them into a game."""
    for wrong in [(1, 2), (1, 2, 7), (0, 1, 2)]:
        game = Game(2, first=0, dice=HandDice(lambda *_, wrong=wrong: wrong))
        with pytest.raises(DiceError):
            game.push(game.legal_moves[0])
        assert not game.events


def test_a_wrong_throw_is_asked_for_again() -> None:
    """What cannot have fallen is not kept: the next question may get a better answer."""
    answers = iter([(3,), (1, 2), (7, 1, 1), (1, 2, 3)])
    dice = HandDice(lambda *_: next(answers))
    with pytest.raises(DiceError):
        Game(2, dice=dice)
    game = Game(2, first=0, dice=dice)
    for _ in range(2):
        with pytest.raises(DiceError):
            game.push(game.legal_moves[0])
    assert game.push(game.legal_moves[0]) == (Rolled((1, 2, 3)),)


def test_dice_that_cheat_the_protocol_are_refused() -> None:
    """Whatever a source of dice hands over, the game takes only a roll that the rules know."""

    class Loaded(SystemDice):
        def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:
            return (6,) * (count + 1)

    game = Game(2, first=0, dice=Loaded())
    with pytest.raises(IllegalMove):
        game.push(game.legal_moves[0])
    assert not game.events


@pytest.mark.parametrize(("text", "dice"), [("4 1 2", (4, 1, 2)), ("412", (4, 1, 2)), ("4,1, 2", (4, 1, 2))])
def test_typed_dice(text: str, dice: tuple[int, ...]) -> None:
    """With blanks, with commas, or run together."""
    assert parse_dice(text, 3) == dice


@pytest.mark.parametrize("text", ["", "4 1", "4 1 2 3", "4 1 7", "4 1 0", "4 1 x", "٤12", "4-1"])
def test_mistyped_dice(text: str) -> None:
    """Too few, too many, or no faces."""
    with pytest.raises(DiceError):
        parse_dice(text, 3)


def test_pairs_of_rounds_are_independent() -> None:
    """How often a face follows itself in the next round is what chance gives: within five standard errors."""
    dice = SeededDice("pairs")
    firsts = [dice.throw(number, "roll", 1)[0] for number in range(12_001)]
    same = sum(one == other for one, other in pairwise(firsts))
    assert abs(same - 2000) < 5 * (12_000 * 5 / 36) ** 0.5
