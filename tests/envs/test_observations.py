"""What environments show of a real game: read back byte by byte, and the same bytes as the vectorised environment's."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tables import GENEROUS, OTHER_PANELS, TABLES, TINY

from torpedo_dice import Board, Game, SeededDice
from torpedo_dice.envs.dice import StreamDice
from torpedo_dice.envs.observation import mask_of, observed
from torpedo_dice.envs.setups import Setup, board_of, ending
from torpedo_dice.envs.stepwise import StepwiseGame
from torpedo_dice.envs.vector import TorpedoDiceVectorEnv
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.view import panels_of, spaces_of_target
from torpedo_dice.simulation.encoding import fields_of

BOARDS = [None, TINY, GENEROUS, OTHER_PANELS]
on_boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name if board else "standard")
at_tables = pytest.mark.parametrize(("mode", "players"), TABLES)


def moments(setup: Setup, seed: str) -> Iterator[StepwiseGame]:
    """A random game at each of its choices, and at its end."""
    random = np.random.default_rng(list(seed.encode()))
    play = StepwiseGame(setup.game(SeededDice(seed)))
    play.roll()
    while (turn := play.turn) is not None:
        yield play
        play.step({turn: int(random.choice(play.actions(turn)))})
    yield play


def on(game: Game, seat: int, *states: str) -> list[int | None]:
    """For each of the seven systems, whether a seat's is in one of these states."""
    views = {view.system: view for panel in panels_of(game, seat) for view in panel}
    return [int(system in views and views[system].state in states) for system in range(1, 8)]


def switched(game: Game, seat: int) -> list[int | None]:
    """For each of the seven systems, whether a seat has switched it on."""
    return [game.position.sheets[seat].switched_mask >> system & 1 for system in range(1, 8)]


def told(play: StepwiseGame, viewer: int, name: str, seat: int | None) -> list[int | None]:
    """What a field must say, by what the game itself shows."""
    game, position, seats = play.game, play.game.position, len(play.game.players)
    who = (viewer + (seat or 0)) % seats
    sheet, aim = position.sheets[who], play.aims.get(play.turn if play.turn is not None else -1)
    stages = {"draft": 0, "action": 2 if aim else 1, "over": 3}
    views = {view.system: view for panel in panels_of(game, who) for view in panel}
    spaces = sorted(spaces_of_target(game, who).items(), key=lambda entry: (entry[0][1], entry[0][0]))
    solo_left = position.pool[0] if any(position.drafted) and game.mode == "solo" else 0
    fields: dict[str, list[int | None]] = {
        "stage": [stages[game.phase]],
        "distance": [(viewer - position.active) % seats],
        "system": [aim.system if aim else 0],
        "face": [aim.face if aim else 0],
        "round": [min(position.round, 255)],
        "dice": [position.pool.count(face) for face in range(1, 7)],
        "hits": [int(state != "open") for _, state in spaces],
        "working": on(game, who, "on"),
        "switched": switched(game, who),
        "wrecked": on(game, who, "wrecked"),
        "drafted": [position.drafted[who]],
        "rerolled": [position.rerolled[who]],
        "acted": [position.acted_mask >> who & 1],
        "spares": [sheet.spares],
        "skull": [int(sheet.skull)],
        "artillery_uses": [sheet.artillery_uses],
        "windows_uses": [sheet.windows_uses],
        "damage": [views[system].damage if system in views else None for system in range(1, 8)],
        "explosions": [position.automaton.exploded_mask >> system & 1 for system in range(1, 8)],
        "die_left": [solo_left],
    }
    return fields[name]


@on_boards
@at_tables
def test_every_byte_says_what_the_table_says(mode: ModeName, players: int, board: Board | None) -> None:
    """At every choice of a random game, seen from each seat in turn, each field has what the game itself shows."""
    setup = Setup(players, mode, board_of(board))
    fields = fields_of(setup.layout)
    for step, play in enumerate(moments(setup, "bytes")):
        viewer = step // 2 % players
        seen = observed(setup.layout, play, viewer)
        assert seen.size == sum(field.size for field in fields) == setup.layout.observation_size
        for field in fields:
            found = seen[field.offset : field.offset + field.size].tolist()
            assert found == told(play, viewer, field.name, field.seat), field
            assert max(found) <= field.most


class Mirror:
    """The games of a vectorised environment, each as a real game that is fed the same dice and actions."""

    def __init__(self, env: TorpedoDiceVectorEnv, setup: Setup, seed: int) -> None:
        self.setup, self.seed, self.slots = setup, seed, env.num_envs
        self.played = 0
        self.plays = [self.begun(slot) for slot in range(env.num_envs)]
        self.numbers = list(range(env.num_envs))

    def begun(self, number: int) -> StepwiseGame:
        """A numbered game of the seed, its first dice rolled."""
        play = StepwiseGame(self.setup.game(StreamDice(self.seed, number)))
        play.roll()
        return play

    def check(self, observations: Any, infos: dict[str, Any]) -> None:
        """Every slot shows what its game shows."""
        layout = self.setup.layout
        for slot, play in enumerate(self.plays):
            turn = play.turn
            assert turn is not None
            assert turn == (infos["seat"][slot] if self.setup.seats > 1 else 0)
            assert bytes(observations[slot]) == bytes(observed(layout, play, turn))
            assert bytes(infos["action_mask"][slot]) == bytes(mask_of(layout.actions, play.actions(turn)))

    def step(self, actions: Any, rewards: Any, terminations: Any, infos: dict[str, Any]) -> None:
        """Take the actions, and see that games end alike; the next of the slot's begin."""
        for slot, play in enumerate(self.plays):
            turn = play.turn
            assert turn is not None
            play.step({turn: int(actions[slot])})
            assert play.is_over() == terminations[slot]
            expected = play.rewards() if play.is_over() else (0.0,) * self.setup.seats
            assert np.ravel(rewards[slot]).tolist() == list(expected)
            if play.is_over():
                last = play.offenders[0] if play.offenders else turn
                assert bytes(infos["final_obs"][slot]) == bytes(observed(self.setup.layout, play, last))
                said, names = infos["final_info"], ending(play)
                assert {name: said[name][slot] for name in names if name in said} == {
                    name: value for name, value in names.items() if name in said
                }
                self.numbers[slot] += self.slots
                self.plays[slot] = self.begun(self.numbers[slot])
                self.played += 1


@pytest.mark.parametrize("errors", [0.0, 0.02], ids=["legal", "illegal too"])
@on_boards
@at_tables
def test_the_vectorised_environment_shows_real_games(
    mode: ModeName, players: int, board: Board | None, errors: float
) -> None:
    """Observations, masks, turns, rewards and endings are those of games that are fed the same dice and actions."""
    env = TorpedoDiceVectorEnv(3, mode, players, board=board)
    setup, random = Setup(players, mode, board_of(board)), np.random.default_rng(1)
    observations, infos = env.reset(seed=7)
    mirror = Mirror(env, setup, 7)
    mirror.check(observations, infos)
    while mirror.played < 5:
        actions = [random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        actions = [random.integers(-2, setup.layout.actions + 2) if random.random() < errors else a for a in actions]
        observations, rewards, terminations, _, infos = env.step(np.array(actions))
        mirror.step(actions, rewards, terminations, infos)
        mirror.check(observations, infos)
