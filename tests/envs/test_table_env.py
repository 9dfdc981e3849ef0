"""PettingZoo's own checks of both environments, and what they promise beyond them."""

import pickle
import warnings
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tables import GENEROUS, TABLES, TINY

from torpedo_dice import Board, SetupError, board_to_toml, decode_game, encode_record
from torpedo_dice.envs import table_env
from torpedo_dice.envs.table_env import TorpedoDiceAEC, TorpedoDiceParallel
from torpedo_dice.game.names import ModeName

AT_TABLES = [(mode, players) for mode, players in TABLES if mode != "solo"]
BOARDS = [None, TINY, GENEROUS]
UNNAMED = (
    # The check has a list of PettingZoo's own environments with dicts for observations, and warns of all others.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)
named = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name if board else "standard")
at_tables = pytest.mark.parametrize(("mode", "players"), AT_TABLES)


def chosen(random: np.random.Generator, mask: Any) -> int:
    """Any action that a mask allows."""
    return int(random.choice(np.flatnonzero(mask)))


def pickled(env: Any) -> Any:
    """An environment out of its pickle."""
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - it is our own


def played(env: TorpedoDiceAEC, seed: int) -> dict[str, float]:
    """The agents' rewards after a random game."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else chosen(random, observation["action_mask"]))
    return totals


@named
@at_tables
def test_pettingzoo_accepts_the_environment_of_turns(mode: ModeName, players: int, board: Board | None) -> None:
    """Its api_test and seed_test pass, and warn of nothing but that they do not know the name."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in UNNAMED:
            warnings.filterwarnings("ignore", message=message)
        for make in (table_env.env, table_env.raw_env):
            api_test(make(mode, players, board=board, render_mode="ansi"), num_cycles=300)
        seed_test(lambda: table_env.env(mode, players, board=board), num_cycles=200)


@named
@at_tables
def test_pettingzoo_accepts_the_parallel_environment(mode: ModeName, players: int, board: Board | None) -> None:
    """Its parallel_api_test and parallel_seed_test pass without a warning."""
    parallel_api_test(table_env.parallel_env(mode, players, board=board), num_cycles=300)
    parallel_seed_test(lambda: table_env.parallel_env(mode, players, board=board), num_cycles=300)


@at_tables
def test_turns_are_a_game_by_the_rules(mode: ModeName, players: int) -> None:
    """A random game ends with a record that replays, and rewards that share one point among its winners."""
    env = TorpedoDiceAEC(mode, players)
    for seed in range(3):
        rewards = played(env, seed)
        outcome = decode_game(encode_record(env.game)).outcome()
        assert outcome is not None
        winners = [f"player_{seat}" for seat in outcome.winners]
        assert rewards == {agent: 1 / len(winners) if agent in winners else 0.0 for agent in env.possible_agents}
        assert not env.agents


@at_tables
def test_only_the_agent_in_turn_has_choices(mode: ModeName, players: int) -> None:
    """The mask of all others is empty, and everybody sees the same table from the own seat."""
    env = TorpedoDiceAEC(mode, players)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(60):
        if any(env.terminations.values()):
            break
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        assert [agent for agent in env.agents if masks[agent].any()] == [env.agent_selection]
        assert env.observe(env.agents[0])["observation"][0] == env.observe(env.agents[1])["observation"][0]
        env.step(chosen(random, masks[env.agent_selection]))


@at_tables
def test_a_forbidden_action_ends_the_game(mode: ModeName, players: int) -> None:
    """In every stage: -1 for who took it, 0 for the others, and the reason in all infos; the game stays as it was."""
    for length in range(9):
        env = TorpedoDiceAEC(mode, players)
        env.reset(seed=5)
        random = np.random.default_rng(length)
        for _ in range(length):
            env.step(chosen(random, env.observe(env.agent_selection)["action_mask"]))
        agent, ply = env.agent_selection, env.game.ply
        forbidden = np.flatnonzero(env.observe(agent)["action_mask"] == 0)
        env.step(int(random.choice(forbidden)))
        assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
        assert all(env.terminations.values())
        assert {info["reason"] for info in env.infos.values()} == {"illegal"}
        assert env.game.ply == ply
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents)


@at_tables
def test_agents_act_at_once_where_the_rules_let_them(mode: ModeName, players: int) -> None:
    """One agent drafts at a time, all choose their actions together; whole games are by the rules, and fewer steps."""
    env = TorpedoDiceParallel(mode, players)
    random = np.random.default_rng(7)
    for seed in range(3):
        observations, _ = env.reset(seed=seed)
        rewards: dict[str, float] = {}
        while env.agents:
            phase = env.game.phase
            masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
            busy = [agent for agent in env.agents if not masks[agent][env.wait]]
            assert len(busy) == len(env.game.seats_to_act) >= 1
            assert phase == "action" or len(busy) == 1
            actions = {agent: chosen(random, mask) for agent, mask in masks.items()}
            observations, rewards, terminations, truncations, infos = env.step(actions)
            assert not any(truncations.values())
        assert all(terminations.values())
        outcome = decode_game(encode_record(env.game)).outcome()
        assert outcome is not None
        assert [seat for seat in range(players) if rewards[f"player_{seat}"]] == list(outcome.winners)
        assert {info["reason"] for info in infos.values()} == {outcome.reason}
        assert env.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize(
    ("actions", "offenders"),
    [
        ({}, {"player_0"}),
        ({"player_0": "wait", "player_1": "wait"}, {"player_0"}),
        ({"player_0": "legal", "player_1": "legal"}, {"player_1"}),
        ({"player_0": "wait", "player_1": "legal"}, {"player_0", "player_1"}),
        ({"player_0": 99_999, "player_1": -1}, {"player_0", "player_1"}),
        ({"player_0": "legal"}, set()),
    ],
)
def test_every_agent_that_errs_loses_a_point(actions: dict[str, Any], offenders: set[str]) -> None:
    """Waiting instead of a choice, choosing out of turn, any number that is no action; left out, an agent waits."""
    env = TorpedoDiceParallel("mission", 2, first=0)
    observations, _ = env.reset(seed=3)
    numbers = {"wait": env.wait, "legal": int(np.flatnonzero(observations["player_0"]["action_mask"])[0])}
    _, rewards, terminations, _, _ = env.step({agent: numbers.get(said, said) for agent, said in actions.items()})
    assert rewards == {agent: -1.0 if agent in offenders else 0.0 for agent in env.possible_agents}
    assert terminations == dict.fromkeys(env.possible_agents, bool(offenders))


def test_the_same_seed_plays_the_same_games() -> None:
    """A seed begins at its first game, whatever was played before; the next reset goes on with its second."""
    one, other = TorpedoDiceAEC("mission", 3), TorpedoDiceAEC("mission", 3)
    other.reset(seed=99)
    for env in (one, other):
        env.reset(seed=4)
        env.reset()
    assert one.game.events == other.game.events
    second = one.game.events
    one.reset(seed=4, options={"first": 2})
    assert one.game.first == 2
    assert one.game.events != second


@pytest.mark.parametrize("make", [TorpedoDiceAEC, TorpedoDiceParallel])
def test_copies_go_on_alike(make: type[Any]) -> None:
    """A deep copy and a pickled environment roll the dice that the original rolls, in the middle of a shot, too."""
    env = make("mission", 2)
    env.reset(seed=11)
    states = []
    for twin in (env, deepcopy(env), pickled(env)):
        random = np.random.default_rng(2)
        for _ in range(40):
            if make is TorpedoDiceAEC:
                twin.step(chosen(random, twin.observe(twin.agent_selection)["action_mask"]))
            else:
                seen = {agent: twin._observed(twin._seat(agent)) for agent in twin.agents}
                twin.step({agent: chosen(random, each["action_mask"]) for agent, each in seen.items()})
            assert pickled(deepcopy(twin)).game.events == twin.game.events
        states.append(twin.game.events)
    assert states[0] == states[1] == states[2]


@pytest.mark.parametrize("make", [table_env.env, TorpedoDiceAEC, TorpedoDiceParallel])
def test_seeds_are_whole_numbers_of_any_kind(make: Any) -> None:
    """Numpy's are good for what Python's are, 32 bits count, and all else is refused in words."""
    games = []
    for seed in (7, np.int64(7), np.uint32(7), np.array(7), 2**80 + 7, 7 - 2**32):
        env = make("mission", 3)
        env.reset(seed=seed)
        env.reset()
        games.append(env.unwrapped.game.events)
    assert games == [games[0]] * len(games)
    for wrong in (1.5, "7", np.array([7])):
        with pytest.raises(SetupError, match=r"seed: .* is not a whole number"):
            make("mission", 3).reset(seed=wrong)


@pytest.mark.parametrize("wrong", [1.7, "0", np.float64(0), [0], np.array([0])])
def test_actions_that_are_no_whole_numbers_are_refused(wrong: Any) -> None:
    """Nothing has happened then, and the game goes on; numpy's whole numbers are actions like others."""
    turns = TorpedoDiceAEC("mission", 2, first=0)
    turns.reset(seed=3)
    together = TorpedoDiceParallel("mission", 2, first=0)
    seen, _ = together.reset(seed=3)
    action = np.flatnonzero(seen["player_0"]["action_mask"])[0]
    with pytest.raises(SetupError, match=r"action: .* is not a whole number"):
        turns.step(wrong)
    with pytest.raises(SetupError, match=r"action: .* is not a whole number"):
        together.step({"player_0": wrong})
    turns.step(np.array(action))  # type: ignore[arg-type]  # as good as a number
    together.step({"player_0": action})
    assert turns.agent_selection == "player_1"
    assert turns.game.events == together.game.events
    assert not turns.terminations["player_0"]


def test_what_cannot_be_set_up_is_refused() -> None:
    """Unknown modes, numbers of players, render modes and boards answer with a SetupError or the board's own."""
    wrongs: list[dict[str, Any]] = [
        *({"mode": "solo"}, {"mode": None}, {"players": 5}, {"players": 1}, {"players": "2"}, {"players": 2.0}),
        *({"first": 2}, {"first": 1.0}, {"first": "0"}, {"render_mode": "human"}),
    ]
    for wrong in wrongs:
        with pytest.raises(SetupError):
            table_env.env(**wrong)
        with pytest.raises(SetupError):
            table_env.parallel_env(**wrong)
    with pytest.raises(SetupError, match="mode: there is no “duel”"):
        table_env.env("duel")  # type: ignore[arg-type]
    with pytest.raises(ResetNeeded):
        TorpedoDiceParallel().step({})
    for seat in (2, -1, "0"):
        with pytest.raises(SetupError, match="cannot begin"):
            TorpedoDiceParallel().reset(options={"first": seat})


def test_boards_come_from_files_too(tmp_path: Path) -> None:
    """A path does what a board does."""
    path = tmp_path / "generous.toml"
    path.write_text(board_to_toml(GENEROUS), encoding="utf-8")
    env = TorpedoDiceAEC("training", 2, board=path)
    env.reset(seed=1)
    assert env.game.board == GENEROUS


def test_games_are_drawn() -> None:
    """As plain text; as a drawing where that is asked for; not at all by default."""
    for mode, sign in (("ansi", "seat 0 fires at"), ("svg", "<svg")):
        env = TorpedoDiceAEC("mission", 4, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert shown is not None
        assert sign in shown
    quiet = TorpedoDiceAEC()
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_pettingzoo_can_turn_it_around() -> None:
    """Its own wrapper makes a parallel environment of the turns, which plays a game to its end."""
    env = turn_based_aec_to_parallel(table_env.env("training", 3))
    observations, infos = env.reset(seed=1)
    while env.agents:
        actions = {agent: int(np.argmax(observations[agent]["action_mask"])) for agent in env.agents}
        observations, _, _, _, infos = env.step(actions)
    assert set(infos) == {"player_0", "player_1", "player_2"}
