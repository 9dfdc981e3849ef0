"""Games side by side: plain as compiled, the same whatever happens beside them, and safe whatever they are told."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from tables import GENEROUS, OTHER_PANELS, TABLES
from walks import GAMES, arena_for, digests, walk

from torpedo_dice import Board, standard_board
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.simulation.arena import Arena
from torpedo_dice.simulation.bulk import Bulk
from torpedo_dice.simulation.encoding import (
    FIRE_ACTION,
    REROLL_ACTION,
    SHOT_ACTION,
    SWITCH_ACTION,
    Layout,
    fields_of,
)
from torpedo_dice.simulation.picking import ones, place_of_one
from torpedo_dice.simulation.playouts import Playouts
from torpedo_dice.simulation.stepping import ILLEGAL, Ending

STEPS = 150
WALKS = Path(__file__).parents[1] / "walks.py"
at_tables = pytest.mark.parametrize(("mode", "players"), TABLES)


def new_arena(mode: ModeName, players: int, games: int = GAMES, *, first: int = -1, compiled: bool = True) -> Arena:
    return arena_for(mode, players, standard_board(), games=games, first=first, compiled=compiled)


def ending_at(arena: Arena, slot: int) -> Ending:
    """How the last game that ended in a place did."""
    size = len(Ending._fields)
    return Ending(*arena.batch.endings[slot * size : (slot + 1) * size])


def test_compiled_steps_are_the_plain_ones() -> None:
    """Byte for byte, over 100,000 steps at every table on two boards, and again with every index checked."""
    plain = digests(STEPS, compiled=False)
    assert digests(STEPS, compiled=True) == plain
    done = subprocess.run(
        [sys.executable, WALKS, str(STEPS)],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
    )
    assert done.stdout.split() == plain


def test_memory_of_compiled_code_has_bounds_when_asked_for() -> None:
    """With NUMBA_BOUNDSCHECK words and copies beyond an end are errors: the checks of the other test are real."""
    code = (
        "from torpedo_dice.simulation.compiled import Bytes, kernel_of\n"
        "from torpedo_dice.simulation.memory import copy_bytes, put_word, word_at\n"
        "def put(memory, at): put_word(memory, at, 1)\n"
        "def get(memory, at): return word_at(memory, at)\n"
        "def copy(memory, at): copy_bytes(memory, 0, memory, at, 8)\n"
        "def paste(memory, at): copy_bytes(memory, at, memory, 0, 8)\n"
        "memory = Bytes(memoryview(bytearray(16)))\n"
        "for function in (put, get, copy, paste):\n"
        "    kernel_of(function)(memory, 8)\n"
        "    for at in (9, -1):\n"
        "        try: kernel_of(function)(memory, at)\n"
        "        except IndexError: print('refused')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
    )
    assert done.stdout.split() == ["refused"] * 8


@at_tables
@given(action=st.integers(-(2**63), 2**63 - 1) | st.integers(-1, 300))
def test_any_action_is_safe(mode: ModeName, players: int, action: int) -> None:
    """A legal one goes on; any other number ends the game: that seat gets -1, nobody else anything, the next begins."""
    arena = new_arena(mode, players, 2)
    arena.reset(1)
    for _ in range(5):
        turn, mask = arena.batch.turns[0], bytes(arena.batch.masks[: arena.layout.actions])
        legal = 0 <= action < len(mask) and mask[action] == 1
        arena.pick()
        arena.actions[:] = arena.picks
        if not legal:
            arena.actions[0] = action
        arena.step()
        assert bytes(arena.batch.terminations) == bytes([not legal, 0])
        rewards = [-1.0 if not legal and seat == turn else 0.0 for seat in range(players)]
        assert list(arena.batch.rewards) == rewards + [0.0] * players
        if not legal:
            assert ending_at(arena, 0).reason == ILLEGAL
            assert ending_at(arena, 0).winners_mask == 0


def course(arena: Arena, seed: int, steps: int) -> list[list[tuple[object, ...]]]:
    """For each game number, what was shown from its first scene to its end, when the first legal action is taken."""
    games = len(arena.actions)
    numbers = list(range(games))
    seen: list[list[tuple[object, ...]]] = [[] for _ in range(games * (steps + 1))]
    arena.reset(seed)
    size, width, seats = arena.layout.observation_size, arena.layout.actions, arena.layout.seats
    for _ in range(steps):
        for slot in range(games):
            mask = bytes(arena.batch.masks[slot * width : (slot + 1) * width])
            observation = bytes(arena.batch.observations[slot * size : (slot + 1) * size])
            seen[numbers[slot]].append((arena.batch.turns[slot], observation, mask))
            # Neither the first nor the last: both would be dull games.
            legal = [action for action, one in enumerate(mask) if one]
            arena.actions[slot] = legal[sum(observation) % len(legal)]
        arena.step()
        for slot in range(games):
            rewards = tuple(arena.batch.rewards[slot * seats : (slot + 1) * seats])
            seen[numbers[slot]].append((rewards, arena.batch.terminations[slot]))
            if arena.batch.terminations[slot]:
                seen[numbers[slot]].append(ending_at(arena, slot))
                numbers[slot] += games
    return seen


@at_tables
def test_games_do_not_depend_on_their_neighbours(mode: ModeName, players: int) -> None:
    """Game by game the same, whether one place plays them all or three share them; another seed gives others."""
    alone, shared = course(new_arena(mode, players, 1), 5, 900), course(new_arena(mode, players, 3), 5, 300)
    compared = 0
    for one, other in zip(alone, shared, strict=False):
        length = min(len(one), len(other))
        assert one[:length] == other[:length]
        compared += length > 0
    assert compared > 3
    assert course(new_arena(mode, players, 1), 5, 900) == alone
    assert course(new_arena(mode, players, 1), 6, 900)[0] != alone[0]


@at_tables
def test_the_next_game_begins_in_the_same_step(mode: ModeName, players: int) -> None:
    """What is shown after an end is the first scene of the place's next game, and the reset without a seed goes on."""
    arena, other = new_arena(mode, players, 2), new_arena(mode, players, 2)
    arena.reset(9)
    ended = 0
    for after in walk(arena, 2000, 0):
        ended += after.batch.terminations[0]
        if after.batch.terminations[0]:
            other.reset(9)
            for _ in range(ended):
                other.reset()
            size = arena.layout.observation_size
            assert bytes(after.batch.observations[:size]) == bytes(other.batch.observations[:size])
            assert after.batch.turns[0] == other.batch.turns[0]
    assert ended > 10


def test_first_seats_are_drawn_or_named() -> None:
    """Every seat begins about as often; a named one always, or once."""
    arena = new_arena("mission", 4, 4000)
    arena.reset(1)
    counts = np.bincount(arena.batch.turns, minlength=4)
    assert abs(counts - 1000).max() < 4 * (4000 * 3 / 16) ** 0.5
    arena.reset(1, first=2)
    assert set(arena.batch.turns) == {2}
    arena.reset()
    assert set(arena.batch.turns) == {0, 1, 2, 3}
    named = new_arena("mission", 4, first=3)
    named.reset(1)
    assert set(named.batch.turns) == {3}


@given(st.lists(st.integers(0, 1), min_size=9, max_size=40).filter(any), st.integers(0, 9))
def test_picking_counts_the_ones_of_its_mask_only(mask: list[int], start: int) -> None:
    """Wherever it stands among other ones, each of its ones is found by its number."""
    memory = memoryview(bytes([1] * start + mask + [1] * 9))
    places = [place for place, one in enumerate(mask) if one]
    assert ones(memory, start, len(mask)) == len(places)
    assert [place_of_one(memory, start, len(mask), skipped) for skipped in range(len(places))] == places


def test_picks_are_even() -> None:
    """Every legal action of a first scene is picked about as often: chi-square at 99.9%."""
    arena = new_arena("mission", 2, 1)
    arena.reset(2)
    while arena.batch.masks[: arena.layout.actions].tolist().count(1) != 3:
        arena.reset()
    counts: dict[int, int] = {}
    for _ in range(6000):
        arena.pick()
        counts[arena.picks[0]] = counts.get(arena.picks[0], 0) + 1
    assert len(counts) == 3
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 13.8


class Views:
    """What games show, as numpy sees it."""

    def __init__(self, arena: Arena) -> None:
        games = len(arena.actions)
        self.observations = np.frombuffer(arena.batch.observations, np.uint8).reshape(games, -1)
        self.masks = np.frombuffer(arena.batch.masks, np.uint8).reshape(games, -1)
        self.at = {
            (field.name, field.seat): slice(field.offset, field.offset + field.size)
            for field in fields_of(arena.layout)
        }

    def read(self, name: str, seat: int | None = None) -> NDArray[np.uint8]:
        """A field of every game's observation."""
        return self.observations[:, self.at[name, seat]]


def weights_of(layout: Layout, views: Views) -> NDArray[np.int64]:
    """How often a random player of playouts takes each action: dice count, not faces; after a reroll it fires."""
    weights = views.masks.astype(np.int64)
    weights[:, :6] *= views.read("dice")
    others = [views.read("drafted", seat) for seat in range(1, layout.seats)] or [views.read("die_left")]
    faces = np.arange(1, 7)
    fins = FIRE_ACTION + 4 * 6
    weights[:, fins : fins + 6] *= np.sum([other == faces for other in others], axis=0)
    weights[views.read("rerolled", 0)[:, 0] > 0, SWITCH_ACTION:SHOT_ACTION] = 0
    return weights


def play_like_playouts(arena: Arena, seed: int, games: int) -> Iterator[Ending]:
    """How each place's first games ended: which ones count stands before they are played, for short ones end first."""
    views, random = Views(arena), np.random.default_rng(seed)
    arena.reset(seed)
    left = np.full(len(arena.actions), games // len(arena.actions))
    while left.any():
        upto = weights_of(arena.layout, views).cumsum(axis=1)
        drawn = random.integers(0, upto[:, -1])
        np.frombuffer(arena.actions, np.int64)[:] = (upto > drawn[:, None]).argmax(axis=1)
        arena.step()
        for slot in np.flatnonzero(np.frombuffer(arena.batch.terminations, np.uint8)).tolist():
            if left[slot]:
                left[slot] -= 1
                yield ending_at(arena, slot)


@pytest.mark.parametrize(
    ("mode", "players", "board"),
    [("training", 2, standard_board()), ("mission", 4, OTHER_PANELS), ("solo", 1, GENEROUS)],
)
def test_random_games_come_to_what_playouts_come_to(mode: ModeName, players: int, board: Board) -> None:
    """Rounds, first-seat wins, sinkings and ranks of the same random players: within four standard errors."""
    games, theirs = 5000, 100_000
    arena = arena_for(mode, players, board, games=1000, first=0, compiled=True)
    ended = list(play_like_playouts(arena, 3, games))
    played: Playouts = Bulk(shot_book(board, MODES[mode]).chart, [0] * players, 8).play(range(theirs))
    spread = played.rounds_squared / theirs - (played.rounds / theirs) ** 2
    rounds = sum(ending.rounds for ending in ended) / games
    assert abs(rounds - played.rounds / theirs) < 4 * (spread * (1 / games + 1 / theirs)) ** 0.5
    shares = {
        "first_seat_wins": sum(ending.winners_mask == 1 for ending in ended),
        "shared": sum(ending.winners_mask.bit_count() > 1 for ending in ended),
        "nobody": sum(ending.winners_mask == 0 for ending in ended),
        "sunk": sum(ending.reason == 0 for ending in ended),
        "admirals": sum(ending.rank == 2 for ending in ended),
    }
    for name, count in shares.items():
        expected = getattr(played, name) / theirs
        allowed = 4 * (expected * (1 - expected) * (1 / games + 1 / theirs)) ** 0.5
        assert abs(count / games - expected) <= allowed, name


@pytest.mark.parametrize(("mode", "players", "by_score"), [*((*table, False) for table in TABLES), ("solo", 1, True)])
def test_rewards_are_points_or_scores(mode: ModeName, players: int, by_score: bool) -> None:
    """At the end 1 for a win, shared equally, or a hundredth of a solo win's score; nothing to others, or before."""
    chart = shot_book(GENEROUS, MODES[mode]).chart
    arena = Arena(chart, players, 100, by_score=by_score, compiled=True)
    arena.reset(4)
    won = 0
    for after in walk(arena, 1000, 0):
        rewards = np.frombuffer(after.batch.rewards).reshape(-1, players)
        for slot in np.flatnonzero(after.batch.terminations).tolist():
            ending = ending_at(after, slot)
            winners = [seat for seat in range(players) if ending.winners_mask >> seat & 1]
            prize = ending.score / 100 if by_score else 1 / max(1, len(winners))
            assert rewards[slot].tolist() == [prize if seat in winners else 0.0 for seat in range(players)]
            won += len(winners) > 0
        assert not rewards[np.frombuffer(after.batch.terminations, np.uint8) == 0].any()
    assert won > 10


def test_options_are_numbered_as_said() -> None:
    """The numbers that agents are trained on: they never change while the version stays."""
    assert (FIRE_ACTION, REROLL_ACTION, SWITCH_ACTION, SHOT_ACTION) == (6, 54, 55, 62)
    assert new_arena("mission", 2, 1).layout.actions == 62 + 190
    assert new_arena("training", 2, 1).layout.actions == 62 + 166
