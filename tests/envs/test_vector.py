"""The vectorised environment as Gymnasium and its users take it: spaces, resets, copies, infos, wrappers, refusals."""

import pickle
import subprocess
import sys
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import ClipReward, DictInfoToList, RecordEpisodeStatistics, RescaleObservation
from tables import GENEROUS, TABLES

import torpedo_dice.envs  # noqa: F401 - registers
from torpedo_dice.envs.vector import TorpedoDiceVectorEnv
from torpedo_dice.errors import SetupError, TorpedoDiceError
from torpedo_dice.game.names import ModeName

at_tables = pytest.mark.parametrize(("mode", "players"), TABLES)
SOLO = "TorpedoDice/Solo-v1"


def played(env: TorpedoDiceVectorEnv, steps: int, seed: int | None = 1) -> list[Any]:
    """Everything that an environment returns in so many steps of random actions."""
    found: list[Any] = [env.reset(seed=seed)]
    found += [env.step(env.sample_actions()) for _ in range(steps)]
    return found


def same(one: Any, other: Any) -> bool:
    """Whether two such things are equal to the last byte."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) or (isinstance(one, np.ndarray) and one.dtype == object):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other)) and getattr(one, "dtype", None) == getattr(other, "dtype", None)


@at_tables
def test_what_is_returned_fits_the_spaces(mode: ModeName, players: int) -> None:
    """Shapes and types as declared; masks name legal actions; rewards by seat where there are more."""
    env = TorpedoDiceVectorEnv(5, mode, players)
    observations, infos = env.reset(seed=1)
    assert isinstance(env, VectorEnv)
    for _ in range(150):
        assert env.observation_space.contains(observations)
        assert env.single_action_space == Discrete(infos["action_mask"].shape[1])
        assert env.action_space.contains(env.action_space.sample(mask=tuple(infos["action_mask"])))
        assert ("seat" in infos) == (players > 1)
        actions = env.sample_actions()
        assert env.action_space.contains(actions)
        assert infos["action_mask"][range(5), actions].all()
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == ((5,) if players == 1 else (5, players))
        assert [each.dtype.name for each in (rewards, terminations, truncations)] == ["float64", "bool", "bool"]
        assert terminations.shape == truncations.shape == (5,)
        assert not truncations.any()
        assert ("final_obs" in infos) == terminations.any() == ("final_info" in infos)


@at_tables
def test_a_seed_names_all_games(mode: ModeName, players: int) -> None:
    """The same seed gives the same of everything, compiled or not; without a seed it goes on to other games."""
    env = TorpedoDiceVectorEnv(4, mode, players)
    first = played(env, 150)
    assert same(played(env, 150), first)
    assert same(played(TorpedoDiceVectorEnv(4, mode, players, compiled=False), 150), first)
    assert not same(played(env, 150, seed=None), first)
    assert not same(played(env, 150, seed=2), first)


def test_seeds_of_any_size_are_seeds() -> None:
    """Gymnasium takes any number that is not negative; none at all is drawn, and then not the same one."""
    env = TorpedoDiceVectorEnv(2, "solo")
    assert same(played(env, 40, seed=2**80 + 5), played(env, 40, seed=2**80 + 5))
    assert not same(played(TorpedoDiceVectorEnv(2), 40, seed=None), played(TorpedoDiceVectorEnv(2), 40, seed=None))


def test_seeds_are_whole_numbers_of_any_kind() -> None:
    """Numpy's are good for what Python's are; all else is refused in words."""
    env = TorpedoDiceVectorEnv(2)
    for seed in (np.int64(7), np.uint32(7), np.array(7), 2**80 + 7):
        assert same(env.reset(seed=seed), env.reset(seed=7))  # type: ignore[arg-type]
    for wrong in (1.5, "7", [7, 8]):
        with pytest.raises(SetupError, match=r"seed: .* is not a whole number"):
            env.reset(seed=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("twin", [copy, deepcopy, pickle.dumps])
def test_it_cannot_be_copied(twin: Any) -> None:
    """A copy would share the games of the original: whoever asks for one is told so."""
    env = TorpedoDiceVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="cannot be copied or pickled"):
        twin(env)


def test_numbers_may_be_numpys() -> None:
    """What a table of settings holds does what Python's own numbers do."""
    env = TorpedoDiceVectorEnv(np.int64(3), "mission", np.int32(3), first=np.uint8(2))  # type: ignore[arg-type]
    assert same(played(env, 40), played(TorpedoDiceVectorEnv(3, "mission", 3, first=2), 40))
    options = [{"first": number} for number in (np.int64(1), 1)]
    one, other = (env.reset(seed=1, options=option) for option in options)
    assert same(one, other)
    assert not same(one, env.reset(seed=1))


def test_infos_may_be_written_to() -> None:
    """The arrays that say where there is a mask and a seat are the caller's own, like all that is returned."""
    env = TorpedoDiceVectorEnv(3)
    for _ in range(2):
        _, infos = env.reset(seed=1)
        for name in ("_action_mask", "_seat"):
            assert infos[name].all()
            infos[name][:] = False
    _, infos = TorpedoDiceVectorEnv(3, copy=False).reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        infos["_action_mask"][:] = False


def test_copies_stay_and_views_do_not() -> None:
    """By default what was returned is kept; with `copy=False` it is the memory that the next step writes to."""
    kept, shared = TorpedoDiceVectorEnv(3), TorpedoDiceVectorEnv(3, copy=False)
    for env, stays in ((kept, True), (shared, False)):
        observations, infos = env.reset(seed=1)
        parts = [observations, infos["action_mask"], infos["seat"]]
        before = [part.copy() for part in parts]
        for _ in range(3):
            step = env.step(env.sample_actions())
        assert [bool((part == old).all()) for part, old in zip(parts, before, strict=True)] == [stays] * 3
        assert np.shares_memory(step[0], observations) != stays
    assert same(played(shared, 60)[-1], played(kept, 60)[-1])


def test_ends_are_told_in_gymnasiums_form() -> None:
    """Where a game ended: its last observation, how it ended; None, 0 and a False beside it elsewhere."""
    env = TorpedoDiceVectorEnv(6, "solo", board=GENEROUS)
    env.reset(seed=1)
    reasons = set()
    for _ in range(1000):
        observations, rewards, terminations, _, infos = env.step(env.sample_actions())
        if not terminations.any():
            continue
        info = infos["final_info"]
        for game, over in enumerate(terminations):
            assert infos["_final_obs"][game] == infos["_final_info"][game] == over
            assert all(info[f"_{name}"][game] == over for name in ("reason", "rounds", "score", "rank"))
            if not over:
                assert infos["final_obs"][game] is None
                assert (info["reason"][game], info["rounds"][game]) == (None, 0)
                continue
            assert env.single_observation_space.contains(infos["final_obs"][game])
            assert infos["final_obs"][game][0] == 3
            assert observations[game][0] == 0
            assert info["rounds"][game] > 0
            assert (info["score"][game] > 0) == (info["rank"][game] != "") == (rewards[game] == 1)
            reasons.add(info["reason"][game])
    assert reasons <= {"sunk", "torpedoes", "wrecked"}
    assert len(reasons) > 1


def test_an_illegal_action_ends_its_game_alone() -> None:
    """That seat gets -1, the others 0; the game beside it goes on."""
    env = TorpedoDiceVectorEnv(2, "mission", 3, first=1)
    env.reset(seed=1)
    actions = env.sample_actions()
    actions[0] = 60
    _, rewards, terminations, _, infos = env.step(actions)
    assert rewards.tolist() == [[0.0, -1.0, 0.0], [0.0, 0.0, 0.0]]
    assert terminations.tolist() == [True, False]
    assert infos["final_info"]["reason"].tolist() == ["illegal", None]
    assert infos["final_info"]["rounds"].tolist() == [0, 0]


def test_first_seats_are_named() -> None:
    """For all games by the constructor, for those of one reset by its options."""
    env = TorpedoDiceVectorEnv(50, "mission", 4, first=2)
    assert set(env.reset(seed=1)[1]["seat"]) == {2}
    assert set(env.reset(options={"first": 3})[1]["seat"]) == {3}
    assert set(env.reset()[1]["seat"]) == {2}
    assert len(set(TorpedoDiceVectorEnv(50, "mission", 4).reset(seed=1)[1]["seat"])) == 4


def test_it_does_without_numba() -> None:
    """Where numba is not installed the plain functions step, and show the same."""
    code = (
        "import sys, hashlib; sys.modules['numba'] = None\n"
        "from torpedo_dice.envs.vector import TorpedoDiceVectorEnv\n"
        "env = TorpedoDiceVectorEnv(3, 'mission', 3); env.reset(seed=4)\n"
        "print(*(bytes(env.step(env.sample_actions())[0]).hex() for _ in range(30)))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    env = TorpedoDiceVectorEnv(3, "mission", 3)
    env.reset(seed=4)
    assert done.stdout.split() == [env.step(env.sample_actions())[0].tobytes().hex() for _ in range(30)]


def test_gymnasium_makes_it() -> None:
    """`make_vec` gives the compiled environment for solo, whose modes and spaces are those of the single one."""
    env, single = gymnasium.make_vec(SOLO, num_envs=3, reward="score"), gymnasium.make(SOLO)
    assert isinstance(env, TorpedoDiceVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    env.reset(seed=1)
    env.close()


def test_one_game_at_a_time_is_the_single_environment() -> None:
    """Observation by observation, through many games of a seed."""
    env, single = TorpedoDiceVectorEnv(1, "solo"), gymnasium.make(SOLO)
    (observations, infos), (observation, info) = env.reset(seed=5), single.reset(seed=5)
    ends = 0
    for _ in range(300):
        assert observations[0].tolist() == observation.tolist()
        assert infos["action_mask"][0].tolist() == info["action_mask"].tolist()
        actions = env.sample_actions()
        observations, rewards, terminations, _, infos = env.step(actions)
        observation, reward, over, _, info = single.step(int(actions[0]))
        assert (rewards[0], terminations[0]) == (reward, over)
        if over:
            assert infos["final_obs"][0].tolist() == observation.tolist()
            assert infos["final_info"]["reason"][0] == info["reason"]
            observation, info = single.reset()
            ends += 1
    assert ends > 5


@at_tables
def test_the_next_game_can_wait(mode: ModeName, players: int) -> None:
    """With `autoreset_mode="NextStep"` the same games come to the same, with a step without a choice between two."""
    waiting, env = (
        TorpedoDiceVectorEnv(1, mode, players, autoreset_mode="NextStep"),
        TorpedoDiceVectorEnv(1, mode, players),
    )
    assert waiting.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert same(waiting.reset(seed=3), env.reset(seed=3))
    ends = 0
    while ends < 3:
        actions = env.sample_actions()
        now, then = env.step(actions), waiting.step(actions)
        assert same(then[1:4], now[1:4])
        if now[2][0]:
            ends += 1
            assert then[0][0].tolist() == now[4]["final_obs"][0].tolist()
            assert not then[4]["action_mask"].any()
            assert waiting.sample_actions().tolist() == [0]
            assert all(same(then[4][name], now[4]["final_info"][name]) for name in ("reason", "rounds", "_reason"))
            then = waiting.step([5])
            assert not then[1].any()
            assert not then[2].any()
            assert "reason" not in then[4]
        assert same(then[0], now[0])
        assert same(then[4]["action_mask"], now[4]["action_mask"])


@pytest.mark.parametrize("autoreset_mode", ["SameStep", "NextStep"])
def test_gymnasiums_wrappers_fit(autoreset_mode: str) -> None:
    """Statistics, clipped rewards and infos as lists work on solo as on any vector environment."""
    solo = TorpedoDiceVectorEnv(4, "solo", autoreset_mode=autoreset_mode)
    env = DictInfoToList(RecordEpisodeStatistics(ClipReward(solo, -0.5, 0.5)))
    _, infos = env.reset(seed=1)
    lengths = []
    for _ in range(200):
        actions = [int(info["action_mask"].argmax()) for info in infos]
        _, rewards, terminations, _, infos = env.step(np.array(actions))
        assert abs(rewards).max() <= 0.5
        lengths += [infos[game]["episode"]["l"] for game in np.flatnonzero(terminations)]
    assert len(lengths) > 5
    assert min(lengths) > 3


def test_observation_wrappers_fit_when_the_next_game_waits() -> None:
    """Gymnasium's own refuse the other mode."""
    env = RescaleObservation(TorpedoDiceVectorEnv(4, "solo", autoreset_mode=AutoresetMode.NEXT_STEP), 0.0, 1.0)
    env.reset(seed=1)
    for _ in range(60):
        observations = env.step(np.zeros(4, int))[0]
        assert env.observation_space.contains(observations)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"mode": "poker"}, "setup-mode"),
        ({"mode": "solo", "players": 2}, "setup-solo"),
        ({"players": 5}, "setup-players"),
        ({"first": 2}, "setup-first"),
        ({"reward": "score"}, "setup-choice"),
        ({"mode": "solo", "reward": "money"}, "setup-choice"),
        ({"autoreset_mode": "Disabled"}, "setup-choice"),
        ({"num_envs": 0}, "setup-number"),
        ({"num_envs": 2**21}, "setup-number"),
        ({"num_envs": 2.5}, "setup-number"),
        ({"num_envs": 3.0}, "setup-number"),
        ({"num_envs": "3"}, "setup-number"),
        ({"num_envs": True}, "setup-number"),
        ({"num_envs": np.array([1, 2])}, "setup-number"),
        ({"players": "2"}, "setup-number"),
        ({"players": 2.0}, "setup-number"),
        ({"first": 1.0}, "setup-first"),
        ({"first": "1"}, "setup-first"),
        ({"first": True}, "setup-first"),
        ({"mode": None}, "setup-mode"),
        ({"mode": ["solo"]}, "setup-mode"),
        ({"board": "no such file"}, "file-missing"),
    ],
)
def test_set_ups_that_cannot_be_are_refused(options: dict[str, Any], key: str) -> None:
    """With an error that says why."""
    with pytest.raises(TorpedoDiceError) as caught:
        TorpedoDiceVectorEnv(**options)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "actions", [[1, 2], [1, 2, 3, 4], 1, [[1, 2, 3]], [1.0, 2.0, 3.0], ["a", "b", "c"], [None] * 3, []]
)
def test_actions_of_another_form_are_refused(actions: Any) -> None:
    """One whole number for each game, neither more nor fewer; what was refused changed nothing."""
    env, other = TorpedoDiceVectorEnv(3), TorpedoDiceVectorEnv(3)
    env.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(SetupError) as caught:
        env.step(actions)
    assert caught.value.key == "setup-actions"
    assert same(env.step(env.sample_actions()), other.step(other.sample_actions()))


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint64, np.bool_, list])
def test_actions_are_whole_numbers_of_any_size(kind: Any) -> None:
    """Whatever type a framework gives; a number beyond all is illegal like any other."""
    env = TorpedoDiceVectorEnv(3, "solo")
    env.reset(seed=1)
    actions = env.sample_actions()
    env.step(actions.tolist() if kind is list else actions.astype(kind))
    _, rewards, _, _, _ = env.step(np.array([2**64 - 1] * 3, np.uint64))
    assert rewards.tolist() == [-1.0] * 3


@pytest.mark.parametrize("first", [-1, 2, "0", 0.0, True])
def test_first_seats_that_are_none_are_refused(first: Any) -> None:
    """Seats are numbers from 0 on."""
    with pytest.raises(SetupError) as caught:
        TorpedoDiceVectorEnv(2).reset(options={"first": first})
    assert caught.value.key == "setup-first"


def test_nothing_can_be_done_before_a_reset() -> None:
    """Neither a step nor a choice, as in all of Gymnasium's environments."""
    env = TorpedoDiceVectorEnv(2)
    for call in (lambda: env.step([0, 0]), env.sample_actions):
        with pytest.raises(ResetNeeded):
            call()
