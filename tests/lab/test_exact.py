"""Exact play: values that a second solver finds too, that simulated games come to, and that no bot can beat."""

import subprocess
import sys
from functools import cache
from itertools import product
from random import Random

import pytest
from slow_exact import SlowSolver
from tables import PANELS, TINY, played, steps

from torpedo_dice import Board, Game, MissingExtra, Position, SeededDice, SetupError, parse_position, standard_board
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.exact import WORTHS, ExactBot, Solution, Worth, first_position, solve
from torpedo_dice.lab.exact_measures import measured, play_bot, play_exactly
from torpedo_dice.lab.match import finish
from torpedo_dice.rules.position import roll
from torpedo_dice.simulation.exact_shared import ExactTally

SCATTERED = Board("scattered", ("1......2", "..3.....", "....4..5", "6......7"), 1, 1, ((1, 2, 4), (3, 6, 7), (5,)))
BLOCK = Board("block", ("1..2.", "3456.", "..7.."), 1, 2, PANELS)
SPARE = TINY._replace(spares=1, uses=1)
MILLION = 1_000_000

LATE: list[tuple[Board, str, Worth]] = [
    (SPARE, "solo 9 0 - - - - 1f:1:13:2456:00 12456:12345", "win"),
    (SPARE, "solo 9 0 - - - - 3e:1:47:1356:00 12356:23456", "win"),
    (SPARE, "solo 9 0 - - - - 3e:1:45:1237:00 123567:23456", "score"),
    (SPARE, "solo 9 0 - - - - 3e:0:5:123:00 1234567:23456", "win"),
    (BLOCK, "solo 9 0 - - - - 1f:1:13:4567:00 14567:12345", "score"),
    (BLOCK, "solo 9 0 - - - - 3f:1:7:12345:00 12345:123456", "win"),
    (SPARE, "training 9 0 - -- -- - 1f:1:-:12346:01/2f:0:-:12345:10", "win"),
    (SPARE, "training 9 1 - -- -- - 2f:1:-:12346:01/2f:1:-:12346:01", "win"),
    (BLOCK, "training 9 1 - -- -- - 2f:1:-:12346:11/2f:0:-:12346:01", "win"),
    (SPARE, "mission 9 0 - -- -- - 6f:0:57:123467:00/6f:0:5:123467:00", "win"),
    (SPARE, "mission 9 0 - -- -- - 77:0:4:12357:00/57:0:-:123567:00", "win"),
]
"""Late positions: every system works in one of them, and the players of some can stand still with their Engines."""


@cache
def solution_of(board: Board, mode: ModeName, worth: Worth = "win") -> Solution:
    """A whole board, solved once for all tests."""
    return solve(board, first_position(board, mode), worth=worth)


@cache
def slowly(board: Board, text: str, worth: Worth) -> SlowSolver:
    """A late position, solved slowly."""
    root = parse_position(text, board)
    slow = SlowSolver(board, root.mode, by_score=worth == "score")
    slow.value(root)
    return slow


@pytest.mark.parametrize("compiled", [True, False])
def test_values_are_those_of_the_slow_solver(compiled: bool) -> None:
    """Of late positions of every mode, and of all that they lead to: following the moves one by one gives the same."""
    looked_at = came_back = 0
    for board, text, worth in LATE:
        slow, found = (
            slowly(board, text, worth),
            solve(board, parse_position(text, board), worth=worth, compiled=compiled),
        )
        for position, value in slow.before_rolls().items():
            assert found.value(position) == pytest.approx(value, abs=1e-9), text
        looked_at += len(slow.before_rolls())
        came_back += slow.came_back
    assert looked_at > 200
    assert came_back > 1


@pytest.mark.parametrize(
    ("board", "mode", "worth", "count"),
    [
        (TINY, "solo", "win", 12),
        (SCATTERED, "solo", "score", 12),
        (TINY._replace(uses=1), "training", "win", 1),
        (TINY, "mission", "win", 1),
    ],
)
def test_value_is_the_mean_over_all_rolls(board: Board, mode: ModeName, worth: Worth, count: int) -> None:
    """At many points of a whole board: what the tables say is what the rules' own moves come to after each roll."""
    solution = solution_of(board, mode, worth)
    for number in range(count):
        position = between_rounds(board, mode, f"mean/{number}")
        dice = list(product(range(1, 7), repeat=len(position.sheets) + 1))
        values = {tuple(sorted(each)): 0.0 for each in dice}
        values = {each: solution.value(roll(position, each)) for each in values}
        assert solution.value(position) == pytest.approx(sum(values[tuple(sorted(each))] for each in dice) / len(dice))


def between_rounds(board: Board, mode: ModeName, seed: str) -> Position:
    """A position before a roll, somewhere in the later half of a game of random moves."""
    game = Game(1 if mode == "solo" else 2, mode, board=board, dice=SeededDice(seed))
    found = [game.position, *(each.position for each in steps(game, seed) if each.phase == "roll")]
    return Random(seed).choice(found[len(found) // 2 :])


@pytest.mark.parametrize(
    ("board", "mode", "worth"),
    [(TINY, "solo", "win"), (SCATTERED, "solo", "score"), (TINY, "training", "win"), (TINY, "mission", "win")],
)
def test_a_million_games_of_exact_play_come_to_the_exact_value(board: Board, mode: ModeName, worth: Worth) -> None:
    """Within four standard errors, which are small; the same seed plays the same games."""
    solution = solution_of(board, mode, worth)
    found = measured(solution, play_exactly(solution, MILLION, "million"))
    assert found.error is not None
    assert abs(found.value - solution.value()) < 4 * found.error
    assert 0 < found.error < 0.001 * (60 if worth == "score" else 1)
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.value < found.high
    assert play_exactly(solution, 1000, "million") == play_exactly(solution, 1000, "million")
    assert play_exactly(solution, 1000, "million") != play_exactly(solution, 1000, "another")


@pytest.mark.parametrize(("mode", "moves"), [("solo", 41), ("training", 16), ("mission", 27)])
def test_positions_within_a_round_are_solved_too(mode: ModeName, moves: int) -> None:
    """Solved from there, every point of a game has the value that it has in the whole board's solution."""
    whole = solution_of(TINY, mode)
    for count in range(moves, moves + 4):
        game = played(mode, 1 if mode == "solo" else 2, "within", TINY, count)
        if not game.is_over():
            part = solve(TINY, game.position)
            assert part.positions < whole.positions
            assert part.value() == pytest.approx(whole.value(game.position), abs=1e-12)
            assert sum(part.round_ends(game.position).values()) == pytest.approx(1)
            found = measured(part, play_exactly(part, 50_000, "within"))
            assert abs(found.value - part.value()) <= 4 * (found.error or 0) + 1e-9


@pytest.mark.parametrize(("mode", "games"), [("solo", 200), ("training", 30), ("mission", 15)])
def test_the_exact_bot_plays_by_the_rules_and_as_well_as_can_be(mode: ModeName, games: int) -> None:
    """Its moves are legal in a `Game`, for every seat, and come to the exact value."""
    solution = solution_of(TINY, mode)
    bot, total = ExactBot(solution), 0.0
    for number in range(games):
        game = Game.at(solution.root, board=TINY, dice=SeededDice(f"exact/{number}"))
        outcome = finish(game, [bot, bot]).outcome()
        assert outcome is not None
        total += (outcome.winners == (0,)) - (outcome.winners == (1,))
    assert abs(total / games - solution.value()) < 4 / games**0.5


def test_bots_lose_something_to_exact_play() -> None:
    """Greedy is far from it; compiled playouts and games one by one agree on how far."""
    solution, by_score = solution_of(SCATTERED, "solo"), solution_of(SCATTERED, "solo", "score")
    found = measured(solution, play_bot(solution, "greedy", 40_000, "lost"))
    assert found.games == 40_000
    assert found.high is not None
    assert found.high < solution.value()
    tally = play_bot(by_score, "greedy", 60, "lost")
    scored = measured(by_score, tally)
    assert scored.high is not None
    assert scored.high < by_score.value()
    assert abs(tally.won / 60 - found.value) < 4 * (found.value * (1 - found.value) / 60) ** 0.5


def test_bots_sit_first_against_exact_play() -> None:
    """At a table, no bot gets more than the exact value out of it."""
    solution = solution_of(SPARE, "training")
    greedy = measured(solution, play_bot(solution, "greedy", 60, "table"))
    random = measured(solution, play_bot(solution, "random", 30, "table"))
    assert greedy.low is not None
    assert greedy.error is not None
    assert random.value < greedy.low
    assert greedy.value < solution.value() + 4 * greedy.error


@pytest.mark.parametrize("worth", WORTHS)
def test_few_or_equal_games_are_no_certainty(worth: Worth) -> None:
    """They have no interval of width 0 and no error; a chance to win has the wide one that holds for few games too."""
    solution = solution_of(TINY, "solo", worth)
    one, equal = ExactTally(1, 1, 0, 40, 1600), ExactTally(100, 100, 0, 4000, 160_000)
    for tally in (one, equal):
        found = measured(solution, tally)
        assert found.error is None
        if worth == "score":
            assert (found.low, found.high) == (None, None)
        else:
            assert found.low is not None
            assert found.low < 1 == found.high
    table = measured(solution_of(TINY, "training"), one)
    assert (table.value, table.low, table.high) == (1, None, None)


def test_work_is_watched() -> None:
    """What is told rises to all of it, while solving and while playing."""
    told: list[tuple[int, int]] = []

    def watch(done: int, total: int) -> None:
        told.append((done, total))

    solution = solve(SPARE, first_position(SPARE, "training"), watch=watch)
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    told.clear()
    play_exactly(solution, 50_000, "watched", watch)
    play_bot(solution, "random", 3, "watched", watch)
    assert told[-4:] == [(50_000, 50_000), (1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("text", "worth", "key"),
    [
        ("solo 1 0 - - - - 0:12:-:-:00 -:-", "win", "exact-large"),
        ("mission 1 0 - -- -- - 0:12:-:-:00/0:12:-:-:00", "win", "exact-large"),
        ("mission 1 0 - --- --- - 0:12:-:-:00/0:12:-:-:00/0:12:-:-:00", "win", "exact-players"),
        ("mission 1 0 - -- -- - 0:12:-:-:00/0:12:-:-:00", "score", "exact-score"),
        ("solo 9 0 - - - - 1:0!:-:-:00 -:-", "win", "over"),
    ],
)
def test_what_cannot_be_solved_is_refused(text: str, worth: Worth, key: str) -> None:
    """With the reason; what is too large is told how much fits."""
    with pytest.raises(SetupError) as refused:
        solve(standard_board(), parse_position(text, standard_board()), worth=worth)
    assert refused.value.key == key
    if key == "exact-large":
        assert "160 million" in str(refused.value)


def test_only_what_comes_after_the_root_has_a_value() -> None:
    """Another mode, a board with fewer hits, and a position that cannot be are refused."""
    root = parse_position("solo 9 0 - - - - 1f:0:13:2456:00 12456:12345", SPARE)
    solution = solve(SPARE, root)
    sheet = root.sheets[0]
    strangers = [
        first_position(SPARE, "solo"),
        first_position(SPARE, "mission"),
        root._replace(sheets=(sheet._replace(spares=1),)),
        root._replace(sheets=(sheet._replace(hits_mask=0x3E),)),
        root._replace(active=1),
    ]
    for position in strangers:
        with pytest.raises(SetupError) as refused:
            solution.value(position)
        assert refused.value.key == "exact-elsewhere"
    with pytest.raises(SetupError) as refused:
        solve(SPARE, root._replace(active=1))
    assert refused.value.key == "setup-position"


def test_without_numba_small_things_are_solved_and_large_ones_say_what_to_install() -> None:
    """The plain functions find the same value; a whole board would take them hours."""
    board, text, _ = LATE[0]
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from torpedo_dice import Board, MissingExtra, parse_position\n"
        "from torpedo_dice.lab.exact import first_position, solve\n"
        f"board = {board!r}\n"
        f"print(solve(board, parse_position({text!r}, board)).value())\n"
        "try: solve(board, first_position(board, 'solo'))\n"
        "except MissingExtra as error: print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert float(said[0]) == pytest.approx(solve(board, parse_position(text, board)).value(), abs=1e-12)
    assert said[1] == str(MissingExtra("extra", extra="fast"))
