"""Training and Mission for 2 to 4 agents as PettingZoo environments, one at a time (`env`) or at once (`parallel_env`).

Agents are called `player_0` to `player_3`, after their seats. An observation is a dict of `observation` and
`action_mask`, as in PettingZoo's own board games.
"""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete

from torpedo_dice.envs.observation import Bytes, Mask, mask_of, observed
from torpedo_dice.envs.setups import (
    RENDER_MODES,
    Games,
    Setup,
    board_of,
    check_choice,
    checked_seed,
    checked_whole,
    ending,
    rendered,
)
from torpedo_dice.envs.stepwise import StepwiseGame
from torpedo_dice.errors import MissingExtra
from torpedo_dice.game.game import Game
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.board import Board
from torpedo_dice.simulation.encoding import ENCODING_VERSION

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ModuleNotFoundError:
    raise MissingExtra("extra", extra="envs") from None

Observation = dict[str, Bytes | Mask]
METADATA = {"name": f"torpedo_dice_v{ENCODING_VERSION}", "render_modes": list(RENDER_MODES), "render_fps": 2}


class _Table:
    """What both kinds of environment share: games, agents and their spaces, and what a seat sees."""

    metadata: ClassVar[dict[str, Any]] = METADATA

    def __init__(
        self,
        mode: ModeName = "mission",
        players: int = 2,
        *,
        board: Board | Path | str | None = None,
        first: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_choice("mode", mode, ("training", "mission"))
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.render_mode = render_mode
        self._setup = Setup(players, mode, board_of(board), first)
        self._games = Games(self._setup)
        self._playing: StepwiseGame | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._setup.seats)]
        self.agents: list[str] = []
        seen, choices = (self._setup.layout.observation_size,), self._choices()
        self.observation_spaces = {
            agent: Dict({"observation": Box(0, 255, seen, np.uint8), "action_mask": Box(0, 1, (choices,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(choices) for agent in self.possible_agents}

    def _choices(self) -> int:
        """The number of actions."""
        return self._setup.layout.actions

    @property
    def game(self) -> Game:
        """The game that is played: its record, its position, its legal moves."""
        return self._play.game

    @property
    def _play(self) -> StepwiseGame:
        if self._playing is None:
            raise ResetNeeded("no game has begun: call reset()")
        return self._playing

    def observation_space(self, agent: str) -> Dict:
        """What an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent's actions are."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The game as text or as a drawing."""
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        self._playing = self._games.begin(checked_seed(seed), options, np.random.default_rng())
        self.agents = list(self.possible_agents)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


class TorpedoDiceAEC(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents choose one after another: drafts, then actions, clockwise from the active seat.

    Whose turn it is not has an empty mask. An action that the mask forbids ends the game: -1 for that agent, 0 for the
    others.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of a seed, or the next one after the last."""
        self._begin(seed, options)
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """The game as an agent sees it, and what it may choose if it is its turn."""
        seat = self._seat(agent)
        actions = self._play.actions(seat) if seat == self._play.turn else []
        return {
            "observation": observed(self._setup.layout, self._play, seat),
            "action_mask": mask_of(self._setup.layout.actions, actions),
        }

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is take an action."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        choice = -1 if action is None else checked_whole("action", action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._play.step({self._seat(self.agent_selection): choice})
        if self._play.is_over():
            self.rewards = dict(zip(self.agents, self._play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: ending(self._play) for agent in self.agents}
        else:
            self._clear_rewards()
            self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        turn = self._play.turn
        assert turn is not None
        self.agent_selection = self.possible_agents[turn]


class TorpedoDiceParallel(_Table, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents choose at once wherever the rules let seats act in any order, which is everywhere but in the draft.

    Dice are drafted one agent after another; in the action phase all take their actions together, and are seen by the
    others when they are done. Whoever has nothing to choose waits: an action of its own, the last number of all.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the first game of a seed, or the next one after the last."""
        self._begin(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let every agent take an action; one that is left out waits, and loses by that if it has to choose."""
        agents, play = self.agents, self._play
        if not agents:
            return {}, {}, {}, {}, {}
        chosen = {self._seat(agent): checked_whole("action", actions.get(agent, self.wait)) for agent in agents}
        play.step({seat: choice for seat, choice in chosen.items() if choice != self.wait or play.actions(seat)})
        over = play.is_over()
        observations = self._observations()
        rewards = dict(zip(agents, play.rewards(), strict=True))
        infos = {agent: ending(play) if over else {} for agent in agents}
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    @property
    def wait(self) -> int:
        """The action of an agent that has nothing to choose."""
        return self._setup.layout.actions

    def _choices(self) -> int:
        return self._setup.layout.actions + 1

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observed(self._seat(agent)) for agent in self.agents}

    def _observed(self, seat: int) -> Observation:
        actions = self._play.actions(seat)
        mask = mask_of(self._choices(), actions or ([] if self._play.is_over() else [self.wait]))
        seen = observed(self._setup.layout, self._play, seat, seat if actions else None)
        return {"observation": seen, "action_mask": mask}


def env(mode: ModeName = "mission", players: int = 2, **options: Any) -> AssertOutOfBoundsWrapper:  # noqa: ANN401 - passed on
    """The environment of agents that choose one after another, which refuses to be used in a wrong order."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(mode, players, **options)))


raw_env = TorpedoDiceAEC
"""The same without the wrappers of PettingZoo."""
parallel_env = TorpedoDiceParallel
"""The environment of agents that choose at once."""
