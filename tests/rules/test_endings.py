"""How games end: sinkings, skulls, ties, and that a round is always played to its end."""

import pytest
from tables import PANELS
from tabletop import damage, mask, push, rewrite, sheet, table

from torpedo_dice import Board, Game, Outcome
from torpedo_dice.rules.ending import rank_of

ROW = Board("row", ("1234567",), 5, 3, PANELS)


def ended(hits: list[int], spares: list[int], skulls: list[bool]) -> Outcome | None:
    """The outcome of a Training round in which nobody's last shot changes these sheets (Engine on a 1)."""
    game = table("training", (1,) * len(hits), board=ROW)
    for seat, (count, left, skull) in enumerate(zip(hits, spares, skulls, strict=True)):
        rewrite(game, seat, hits_mask=(1 << count) - 1, spares=left, skull=skull)
    for seat in range(len(hits)):
        push(game, f"{seat}:engine1@")
    return game.outcome()


@pytest.mark.parametrize(
    ("hits", "spares", "skulls", "winners", "reason"),
    [
        ([6, 3], [0, 5], [False, False], (0,), "sunk"),
        ([6, 6], [2, 3], [False, False], (1,), "sunk"),
        ([6, 6], [3, 3], [False, False], (0, 1), "sunk"),
        ([6, 1], [0, 5], [True, False], (1,), "torpedoes"),
        ([6, 6, 0], [0, 1, 5], [True, False, False], (1,), "sunk"),
        ([5, 2, 4], [0, 5, 3], [True, False, False], (1,), "torpedoes"),
        ([5, 2, 3], [0, 5, 4], [True, False, False], (1,), "torpedoes"),
        ([5, 3, 3, 1], [0, 4, 4, 5], [True, False, False, False], (1, 2), "torpedoes"),
        ([5, 3, 4, 1], [0, 4, 3, 5], [True, False, False, False], (1,), "torpedoes"),
        ([6, 6], [0, 0], [True, True], (), "torpedoes"),
        ([1, 2, 3, 4], [0, 0, 0, 0], [True] * 4, (), "torpedoes"),
    ],
)
def test_who_wins(
    hits: list[int], spares: list[int], skulls: list[bool], winners: tuple[int, ...], reason: str
) -> None:
    """A sinking beats a skull; then hits and spares, then spares, then a shared victory; nobody if all are out."""
    outcome = ended(hits, spares, skulls)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert (outcome.score, outcome.rank) == (None, None)
    assert (outcome.hits, outcome.spares) == (tuple(hits), tuple(spares))


def test_play_goes_on_without_sinking_or_skull() -> None:
    """No outcome, a new round, and the seat to the left is active."""
    game = table("training", (1, 1, 1), board=ROW)
    push(game, "0:fire1@A1", "1:fire1@A1", "2:fire1@A1")
    assert game.outcome() is None
    assert (game.position.round, game.position.active, game.phase) == (2, 1, "roll")


def test_hits_of_the_shot_that_fills_the_skull_count() -> None:
    """A miss with no spare left fills the one skull; the hits beside it stand."""
    game = table("training", (4, 1), board=ROW._replace(spares=1))
    push(game, "0:fire4@A1,C1,A3,C3")
    assert (sheet(game).hits_mask.bit_count(), sheet(game).spares, sheet(game).skull) == (2, 0, True)


def test_wrecked_this_round_still_works_until_it_ends() -> None:
    """The target's system is wrecked at the end of the round, not before."""
    game = table("training", (1, 2), board=ROW)
    push(game, "0:fire1@A1")
    assert sheet(game, 1).wrecked_mask == 0
    push(game, "1:periscope5@A1,C1,B2,A3,C3")
    assert sheet(game, 1).wrecked_mask == mask((1,))


def test_switched_on_this_round_works_from_the_next() -> None:
    """A seat's one action is spent on the switch, so that it can be used only after it."""
    game = table("mission", (1, 2), board=ROW)
    push(game, "0:on-sail")
    assert not game.legal_moves_of(0)
    assert sheet(game).switched_mask == mask((3,))


@pytest.mark.parametrize(("score", "rank"), [(0, 0), (25, 0), (30, 1), (40, 1), (45, 2), (120, 2)])
def test_ranks(score: int, rank: int) -> None:
    """Up to 25 Lieutenant, 30 to 40 Captain, 45 and more Admiral."""
    assert rank_of(score) == rank


def solo(left: int, *, afloat: int, spares: int = 2) -> Game:
    """A solo game one hit short of the win, with so many own systems afloat, the lowest ones."""
    game = table("solo", (1,), left=left, board=ROW._replace(spares=spares))
    wrecked = range(afloat + 1, 8)
    rewrite(game, 0, hits_mask=0b0111111, wrecked_mask=mask(wrecked))
    damage(game, wrecked, range(1, 7))
    return game


def test_solo_last_shot_of_the_opponent_can_cost_ten_points() -> None:
    """It fires in the last round too, and what it wrecks no longer scores."""
    game = solo(1, afloat=2)
    damage(game, (1, 3, 4, 5, 6, 7), range(1, 7))
    push(game, "0:fire1@G1")
    assert game.outcome() == Outcome((0,), "sunk", (2,), (7,), 20, "lieutenant")


def test_solo_opponent_misses_a_wreck_when_a_space_exploded() -> None:
    """An explosion this round protects: the shot at a wrecked system is a miss."""
    game = solo(7 - 1, afloat=3)
    push(game, "0:fire1@G1")
    assert game.outcome() == Outcome((0,), "sunk", (2,), (7,), 40, "captain")


def test_solo_all_own_systems_wrecked_loses() -> None:
    """The last own system goes: lost, without score or rank."""
    game = solo(1, afloat=1)
    damage(game, range(1, 8), range(1, 7))
    push(game, "0:fire1@A1")
    assert game.outcome() == Outcome((), "wrecked", (1,), (6,))
