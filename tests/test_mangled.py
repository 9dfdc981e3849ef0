"""100,000 random and mangled texts: never anything but a value or a TorpedoDiceError with a sentence."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from tables import TABLES, played

from torpedo_dice import (
    TorpedoDiceError,
    board_from_toml,
    board_to_toml,
    encode_record,
    move_text,
    parse_move,
    parse_position,
    position_text,
    standard_board,
)
from torpedo_dice.bots.random_bot import RandomBot
from torpedo_dice.game.check import check_record
from torpedo_dice.game.verifiable import VerifiableDice
from torpedo_dice.lab.match import finish, new_game, setup_of

EACH, PARTS = 25_000, 5
SIGNS = '0123456789abcdefgnoprstuwxABGNZ.,:;@!-/()[]{}"\\ \n\t=#_' + "\0é٣\u2028\ud800\U0001f3b2"
WORDS = [
    "null",
    "true",
    "-1",
    "1e999",
    "99999999999999999999",
    '"',
    "[]",
    "{}",
    "roll",
    "seat",
    "fire",
    "sail",
    "[[",
    "\n\n",
]


@cache
def records() -> list[str]:
    """Records of every table, finished and not, two of them with a proof of verifiable dice."""
    found = [played(mode, players, "m", moves=moves) for mode, players in TABLES for moves in (5, 10_000)]
    for mode, players in TABLES[:2]:
        dice = VerifiableDice("m", b"m", ["a"] * players)
        setup = setup_of(mode, players, ["random"], standard_board(), "m")
        found.append(finish(new_game(setup, ["x"] * players, dice), [RandomBot("m")] * players))
    return [encode_record(game).decode() for game in found]


@cache
def boards() -> list[str]:
    """Texts of boards."""
    return [board_to_toml(standard_board()), board_to_toml(standard_board()._replace(grid=("1234567",), spares=0))]


@cache
def positions() -> list[str]:
    """Texts of positions of every table."""
    return [position_text(game.position) for mode, players in TABLES for game in [played(mode, players, "p", moves=20)]]


@cache
def moves() -> list[str]:
    """Texts of every kind of move."""
    return ["0:roll", "3:take4", "1:reroll", "0:on-propeller", "2:fire3@E4,F5,G6", "0:windows2@(-1;0),A1", "1:engine1@"]


def mangled(text: str, random: Random) -> str:
    """A text after one to three changes: signs or words put in, parts cut out, doubled or swapped; or mere noise."""
    if random.random() < 0.05:
        return "".join(random.choices(SIGNS, k=random.randrange(60)))
    for _ in range(random.randint(1, 3)):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice([0, 1, 1, 2, 5, 20]))
        middle = random.choice(
            [random.choice(SIGNS), random.choice(WORDS), "", text[start:end] * 2, text[start:end][::-1]]
        )
        text = text[:start] + middle + text[end:]
    return text


KINDS: dict[str, tuple[Callable[[], list[str]], Callable[[str], object]]] = {
    "records": (records, check_record),
    "boards": (boards, lambda text: board_to_toml(board_from_toml(text))),
    "positions": (positions, lambda text: position_text(parse_position(text, standard_board()))),
    "moves": (moves, lambda text: move_text(parse_move(text))),
}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_mangled_texts_are_values_or_errors(kind: str, part: int) -> None:
    """Whatever becomes of a text, whoever reads it gets a value or a sentence; texts that are read print themselves."""
    originals, read = KINDS[kind]
    random = Random(f"{kind} {part}")
    sentences = []
    for _ in range(EACH // PARTS):
        text = mangled(random.choice(originals()), random)
        try:
            value = read(text)
        except TorpedoDiceError as error:
            sentences.append(str(error))
        else:
            assert kind in {"records", "boards"} or value == text
    assert all(sentences)
    assert len(sentences) > EACH // PARTS / 2
