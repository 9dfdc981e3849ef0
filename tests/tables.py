"""Tables to test on: every mode and number of players, games that were played to some point, and other boards."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from torpedo_dice import Board, Game, SeededDice
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.record import encode_record

TABLES: list[tuple[ModeName, int]] = [
    ("training", 2),
    ("training", 3),
    ("training", 4),
    ("mission", 2),
    ("mission", 3),
    ("mission", 4),
    ("solo", 1),
]
PANELS = ((1, 2, 3), (4, 5, 6), (7,))
TINY = Board("tiny", ("1234567",), 0, 3, PANELS)
GENEROUS = Board("generous", ("12.34", "5.6.7"), 99, 9, PANELS)
OTHER_PANELS = Board("other panels", ("1122", "3.44", "5667"), 6, 2, ((1, 2, 4), (3, 6, 7), (5,)))


def steps(game: Game, seed: str) -> Iterator[Game]:
    """The game after each of its random moves, any seat that may move moving; the options are chosen evenly."""
    random = Random(seed)
    while not game.is_over():
        seat = random.choice(game.seats_to_act)
        game.push(random.choice(random.choice(game.legal_moves_of(seat).parts)))
        yield game


def played(mode: ModeName, players: int, seed: str, board: Board | None = None, moves: int = 10_000) -> Game:
    """A game after so many random moves, or at its end."""
    game = Game(players, mode, board=board, dice=SeededDice(seed))
    for count, _ in enumerate(steps(game, seed), start=1):
        if count == moves:
            break
    return game


def as_json(game: Game) -> dict[str, Any]:
    """The record of a game as plain JSON values."""
    record: dict[str, Any] = json.loads(encode_record(game))
    return record


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any board within the limits, with the panels in any order that is allowed."""
    columns, rows = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    spaces = columns * rows
    if spaces < 7:
        columns, spaces = 7, 7 * rows
    signs = draw(st.lists(st.sampled_from(".....1234567"), min_size=spaces, max_size=spaces))
    for system, place in enumerate(draw(st.permutations(range(spaces)))[:7], start=1):
        signs[place] = str(system)
    for place, sign in enumerate(signs):
        if sum(each != "." for each in signs) > 63 and signs.count(sign) > 1:
            signs[place] = "."
    grid = tuple("".join(signs[row * columns : (row + 1) * columns]) for row in range(rows))
    first, second, third, fourth, alone = draw(st.permutations([1, 3, 4, 5, 7]))
    panels = ((2, first, second), (third, 6, fourth), (alone,))
    return Board(draw(names), grid, draw(st.integers(0, 99)), draw(st.integers(1, 9)), panels)


names = st.text(st.characters(codec="utf-8", categories=("L", "N", "P")), min_size=1, max_size=60)


@st.composite
def games(draw: st.DrawFn, board: Board | None = None) -> Game:
    """A game of any table, played at random up to any point."""
    mode, players = draw(st.sampled_from(TABLES))
    return played(mode, players, draw(st.text("abc", max_size=8)), board, draw(st.integers(1, 120)))
