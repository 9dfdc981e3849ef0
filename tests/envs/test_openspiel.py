"""OpenSpiel's own checks of the game, and what it promises beyond them."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.rl_environment import Environment
from tables import GENEROUS, TABLES

from torpedo_dice import BoardError, SetupError, board_to_toml, decode_game, encode_record, parse_move
from torpedo_dice.envs.openspiel_game import SHORT_NAME
from torpedo_dice.game.moves import Draft, Fire, Reroll, SwitchOn
from torpedo_dice.game.names import ModeName

GAMES = [
    *(f"{SHORT_NAME}(mode={mode},players={players})" for mode, players in TABLES),
    f"{SHORT_NAME}(players=3,first=2)",
    f"{SHORT_NAME}(mode=solo,board=12.34|5.6.7|)",
    f"{SHORT_NAME}(mode=training,players=4,board=1234567|)",
]


def outcomes(state: Any) -> list[int]:
    """The actions that can be applied, chance's or a player's."""
    return [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def states(name: str, seed: int) -> Iterator[tuple[Any, int]]:
    """A random game: each state before its end with the action that was applied to it, then the last with -1."""
    random = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        action = random.choice(outcomes(state))
        yield state, action
        state.apply_action(action)
    yield state, -1


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_it(name: str) -> None:
    """Its random_sim_test passes: legality, clones, serialization, chance, history, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=4, serialize=True, verbose=False)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_game_is_one_by_the_rules(mode: ModeName, players: int) -> None:
    """Its record replays, and its returns are what the outcome says; it is no longer than the game promises."""
    game = pyspiel.load_game(SHORT_NAME, {"mode": mode, "players": players})
    for seed in range(3):
        *_, (state, _) = states(str(game), seed)
        outcome = decode_game(encode_record(state.game)).outcome()
        assert outcome is not None
        assert [player for player in range(players) if state.player_return(player)] == list(outcome.winners)
        assert sum(state.returns()) == pytest.approx(1.0 if outcome.winners else 0.0)
        assert len(state.history()) < game.max_history_length()
        chances = [entry for entry in state.full_history() if entry.player == pyspiel.PlayerId.CHANCE]
        assert len(chances) <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_chance_falls_die_by_die(mode: ModeName, players: int) -> None:
    """First who begins, where that is open; then one die at a time, six faces each, and the Propeller's too."""
    named = {"mode": mode, "players": players, "first": players - 1}
    assert pyspiel.load_game(SHORT_NAME, named).new_initial_state().game.first == players - 1
    state = pyspiel.load_game(SHORT_NAME, named | {"first": -1}).new_initial_state()
    if players > 1:
        assert state.chance_outcomes() == [(seat, 1 / players) for seat in range(players)]
        assert state.action_to_string(players - 1) == f"first {players - 1}"
        state.apply_action(players - 1)
    for face in range(players + 1):
        assert state.chance_outcomes() == [(outcome, 1 / 6) for outcome in range(6)]
        assert state.action_to_string(face) == f"die {face + 1}"
        state.apply_action(face)
    assert state.current_player() == state.game.first == players - 1
    assert state.game.position.pool == tuple(range(1, players + 2))


def test_the_propeller_rolls_by_chance() -> None:
    """In a game with a reroll, the action is followed by a chance node whose outcome is the new face."""
    for seed in range(30):
        rolled = False
        for state, action in states(f"{SHORT_NAME}(mode=solo)", seed):
            if rolled:
                assert state.is_chance_node()
                after = state.clone()
                after.apply_action(action)
                assert after.game.position.rerolled == (action + 1,)
                return
            rolled = state.current_player() == 0 and state.action_to_string(action) == "reroll"
    pytest.fail("no Propeller rolled")


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_written_as_moves(name: str) -> None:
    """Each legal action has its own text: the notation's for a move, the start of it for a shot to be aimed."""
    for state, action in states(name, 5):
        if action < 0 or state.is_chance_node():
            continue
        texts = [state.action_to_string(each) for each in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        text, seat = state.action_to_string(action), state.current_player()
        if state.play.aims or action < 6 or action >= 54:
            move = parse_move(text, seat)
            assert isinstance(move, (Draft, Fire, Reroll, SwitchOn))
            assert state.game.is_legal(move)
        else:
            aimed = state.clone()
            aimed.apply_action(action)
            assert aimed.action_to_string(aimed.legal_actions()[0]).startswith(f"{text}@")
        assert state.string_to_action(text) == action


@pytest.mark.parametrize("name", GAMES)
def test_clones_and_pickles_go_on_alike(name: str) -> None:
    """At every state; a clone is another state, and its history and record are the same."""
    for state, action in states(name, 6):
        if action < 0:
            break
        twins = [state.clone(), pickle.loads(pickle.dumps(state))]  # noqa: S301 - it is our own
        before = str(state)
        after = state.child(action)
        for twin in twins:
            assert str(twin) == before
            twin.apply_action(action)
            assert str(twin) == str(after)
            assert twin.game.events == after.game.events
        assert str(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_everybody_sees_everything(name: str) -> None:
    """Observations are the encoding's bytes as floats, of the promised shape, for every player in every state."""
    game = pyspiel.load_game(name)
    for state, _ in states(name, 7):
        for player in range(game.num_players()):
            seen = np.array(state.observation_tensor(player))
            assert seen.shape == tuple(game.observation_tensor_shape())
            assert ((seen >= 0) & (seen <= 255) & (seen == seen.astype(int))).all()
            assert str(state) in state.observation_string(player)
            assert state.information_state_string(player) == state.history_str()


def test_the_rest_of_openspiel_can_use_it() -> None:
    """Playthroughs, the loop for reinforcement learning, and a search that needs clones and chance."""
    assert "Torpedo Dice" in playthrough(f"{SHORT_NAME}(mode=training)", [], seed=1)
    env = Environment(SHORT_NAME, mode="mission", players=3)
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) <= 1.0


def test_games_are_loaded_by_their_parameters(tmp_path: Path) -> None:
    """As text, with the defaults for what is left out; boards as files and drawings; what cannot be is refused."""
    assert pyspiel.load_game(SHORT_NAME).num_players() == 2
    assert pyspiel.load_game(f"{SHORT_NAME}(mode=solo)").num_players() == 1
    path = tmp_path / "generous.toml"
    path.write_text(board_to_toml(GENEROUS), encoding="utf-8")
    by_file = pyspiel.load_game(SHORT_NAME, {"board": str(path)})
    assert by_file.new_initial_state().game.board == GENEROUS
    assert str(pickle.loads(pickle.dumps(by_file))) == str(by_file)  # noqa: S301 - it is our own
    drawn = pyspiel.load_game(f"{SHORT_NAME}(board=..123|4567.|)").new_initial_state()
    assert drawn.game.board.grid == ("..123", "4567.")
    for wrong in ({"mode": "duel"}, {"players": 7}, {"mode": "solo", "players": 2}, {"first": 2}):
        with pytest.raises(SetupError):
            pyspiel.load_game(SHORT_NAME, wrong)
    for broken in ("123|", str(tmp_path / "nowhere.toml")):
        with pytest.raises(BoardError):
            pyspiel.load_game(SHORT_NAME, {"board": broken})


def test_illegal_actions_are_refused() -> None:
    """Instead of a state that cannot be."""
    state = pyspiel.load_game(f"{SHORT_NAME}(mode=solo)").new_initial_state()
    for face in (0, 1):
        state.apply_action(face)
    for action in (2, 5, 6, 54, 62, 251):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert state.legal_actions() == [0, 1]


@pytest.mark.parametrize("name", [SHORT_NAME, f"{SHORT_NAME}(players=3,first=2)", f"{SHORT_NAME}(mode=solo)"])
def test_chance_cannot_do_the_impossible_either(name: str) -> None:
    """Wherever chance is due, and at the end, any other outcome is refused, and the state is as it was."""
    for state, action in states(name, 5):
        if action >= 0 and not state.is_chance_node():
            continue
        before = str(state), state.history()
        for wrong in {len(outcomes(state)), 6, 100, -7} if action >= 0 else {0, 1, 6, 100}:
            with pytest.raises(pyspiel.SpielError):
                state.apply_action(wrong)
        assert (str(state), state.history()) == before


def test_the_propellers_die_is_one_of_six() -> None:
    """As with all dice, chance has no seventh face."""
    rerolls = 0
    for seed in range(40):
        for state, action in states(f"{SHORT_NAME}(mode=solo)", seed):
            if action >= 0 and state.reroll_is_due:
                rerolls += 1
                with pytest.raises(pyspiel.SpielError):
                    state.apply_action(6)
                assert state.reroll_is_due
        if rerolls:
            break
    assert rerolls
