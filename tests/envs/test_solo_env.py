"""Gymnasium's own checks of the solo environment, and what it promises beyond them."""

import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tables import GENEROUS, OTHER_PANELS, TINY

import torpedo_dice.envs
from torpedo_dice import Board, SetupError, board_to_toml, decode_game, encode_record
from torpedo_dice.envs.solo_env import TorpedoDiceSolo
from torpedo_dice.simulation.encoding import SHOT_ACTION

SOLO_ID = torpedo_dice.envs.SOLO_ID
BOARDS = [None, TINY, GENEROUS, OTHER_PANELS]
on_boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name if board else "standard")


def chosen(random: np.random.Generator, info: dict[str, Any]) -> int:
    """Any action that the mask allows."""
    return int(random.choice(np.flatnonzero(info["action_mask"])))


def play(env: TorpedoDiceSolo, seed: int) -> tuple[float, dict[str, Any]]:
    """The reward and the info at the end of a random game."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        _, reward, over, truncated, info = env.step(chosen(random, info))
        assert not truncated
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("render_mode", [None, "ansi", "svg"])
@on_boards
def test_gymnasium_accepts_it(board: Board | None, render_mode: str | None) -> None:
    """Its check_env passes without a warning, renderings and closing included."""
    check_env(gymnasium.make(SOLO_ID, board=board, render_mode=render_mode).unwrapped)


@pytest.mark.parametrize("reward", ["points", "score"])
@on_boards
def test_a_game_is_one_by_the_rules(board: Board | None, reward: str) -> None:
    """It ends with a record that replays; reward and info say what the outcome says."""
    env = TorpedoDiceSolo(board=board, reward=reward)
    for seed in range(6):
        got, info = play(env, seed)
        outcome = decode_game(encode_record(env.game)).outcome()
        assert outcome is not None
        score = outcome.score or 0
        assert got == (score / 100 if reward == "score" else len(outcome.winners))
        assert (info["reason"], info["score"], info["rank"]) == (outcome.reason, score, outcome.rank or "")
        assert info["rounds"] == len([event for event in env.game.events if type(event).__name__ == "Rolled"])
        assert not info["action_mask"].any()


def test_a_win_is_worth_a_point_or_its_score() -> None:
    """On a board with spares enough even random play wins, and both rewards say so."""
    for number in range(40):
        points, info = play(TorpedoDiceSolo(board=GENEROUS), number)
        hundredths, _ = play(TorpedoDiceSolo(board=GENEROUS, reward="score"), number)
        if points:
            assert (points, hundredths) == (1.0, info["score"] / 100)
            assert info["rank"]
            return
    pytest.fail("nobody won")


def test_masks_are_honest() -> None:
    """In a whole game, every action of the mask is taken, and every other ends the game with -1 and changes nothing."""
    env = TorpedoDiceSolo(board=GENEROUS._replace(spares=9))
    random = np.random.default_rng(1)
    stages = set()
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        mask = info["action_mask"]
        for action in (*range(-1, len(mask) + 1), 10**9):
            twin = deepcopy(env)
            _, reward, ended, _, said = twin.step(action)
            legal = 0 <= action < len(mask) and mask[action] == 1
            assert ((reward, said.get("reason")) == (-1.0, "illegal")) != legal
            assert ended or legal
            assert legal or twin.game.position == env.game.position
        stages.add(int(observation[0]))
        observation, _, over, _, info = env.step(chosen(random, info))
    assert stages == {0, 1, 2}


def test_the_same_seed_plays_the_same_games() -> None:
    """A seed begins anew at its first game, and a reset without one goes on with the next."""
    env = TorpedoDiceSolo()
    games = []
    for seed in (8, None, 8, None, 9):
        env.reset(seed=seed)
        games.append(env.game.events)
    assert games[:2] == games[2:4]
    random = [play(env, 8)[1]["rounds"], env.game.events]
    assert [play(env, 8)[1]["rounds"], env.game.events] == random
    assert len({play(env, seed)[1]["rounds"] for seed in range(8)}) > 1


def test_copies_and_pickles_go_on_alike() -> None:
    """At every step of a game the copies roll what the original rolls."""
    env = TorpedoDiceSolo()
    _, info = env.reset(seed=2)
    random = np.random.default_rng(2)
    over = False
    while not over:
        twins = [deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - it is our own
        action = chosen(random, info)
        seen, _, over, _, info = env.step(action)
        for twin in twins:
            assert bytes(twin.step(action)[0]) == bytes(seen)
            assert twin.game.events == env.game.events


def test_gymnasium_can_put_many_side_by_side() -> None:
    """Its own vector environment plays ours, and shows at first what the compiled one shows for the same seed."""
    usual = gymnasium.make_vec(SOLO_ID, num_envs=1, vectorization_mode="sync")
    compiled = gymnasium.make_vec(SOLO_ID, num_envs=1)
    for seed in (3, None, 4):
        seen, infos = usual.reset(seed=seed)
        other, told = compiled.reset(seed=seed)
        assert bytes(seen) == bytes(other)
        assert bytes(infos["action_mask"]) == bytes(told["action_mask"])
    for _ in range(60):
        seen, _, over, _, infos = usual.step(np.argmax(infos["action_mask"], axis=1))
        assert infos["action_mask"].any() != over.any()


def test_what_is_returned_is_the_callers() -> None:
    """Observations and masks may be written to, and nothing else changes."""
    env = TorpedoDiceSolo()
    observation, info = env.reset(seed=1)
    observation[:] = 255
    info["action_mask"][:] = 1
    again, told = env.reset(seed=1)
    assert again[0] == 0
    assert told["action_mask"][SHOT_ACTION:].sum() == 0


def test_seeds_and_actions_are_whole_numbers() -> None:
    """Numpy's are good for what Python's are; all else is refused in words, and changes nothing."""
    env, other = TorpedoDiceSolo(), TorpedoDiceSolo()
    for seed in (np.int64(7), np.uint32(7), np.array(7), 2**80 + 7):
        seen, info = env.reset(seed=seed)  # type: ignore[arg-type]
        assert np.array_equal(seen, other.reset(seed=7)[0])
    for wrong in (1.5, "7", np.array([7])):
        with pytest.raises(SetupError, match=r"seed: .* is not a whole number"):
            env.reset(seed=wrong)  # type: ignore[arg-type]
        with pytest.raises(SetupError, match=r"action: .* is not a whole number"):
            env.step(wrong)  # type: ignore[arg-type]
    action = chosen(np.random.default_rng(1), info)
    env.step(np.array(action))  # type: ignore[arg-type]
    other.step(action)
    assert env.game.events == other.game.events


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    """Unknown rewards and render modes, steps before and after a game; a board may be a file."""
    for wrong in ({"reward": "glory"}, {"render_mode": "human"}):
        with pytest.raises(SetupError):
            TorpedoDiceSolo(**wrong)
    env = TorpedoDiceSolo(board=TINY)
    with pytest.raises(ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    path = tmp_path / "generous.toml"
    path.write_text(board_to_toml(GENEROUS), encoding="utf-8")
    by_file = gymnasium.make(SOLO_ID, board=str(path))
    by_file.reset(seed=1)
    game = by_file.unwrapped.game  # type: ignore[attr-defined]
    assert game.board == GENEROUS


def test_it_can_be_drawn() -> None:
    """As plain text with every space of the target, and as a drawing; not at all by default."""
    env = TorpedoDiceSolo(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert "solo, round 1, draft, dice left: " in shown
    assert shown.count("7") >= 4
    assert "periscope=off/0" in shown
    play(env, 3)
    assert ", over, " in (env.render() or "")
    drawn = TorpedoDiceSolo(render_mode="svg")
    drawn.reset(seed=1)
    assert (drawn.render() or "").startswith("<svg")
    silent = TorpedoDiceSolo()
    silent.reset(seed=1)
    assert silent.render() is None
