"""The solo game as a Gymnasium environment, `TorpedoDice/Solo-v1`."""

from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from torpedo_dice.envs.observation import Bytes, mask_of, observed
from torpedo_dice.envs.setups import (
    RENDER_MODES,
    REWARDS,
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
from torpedo_dice.game.game import Game
from torpedo_dice.rules.board import Board


class TorpedoDiceSolo(gymnasium.Env[Bytes, np.int64]):
    """One player against the automaton. `info["action_mask"]` has a 1 for every legal action.

    The reward comes with the end: 1 for a win, with `reward="score"` a hundredth of its score. An action that the mask
    forbids ends the game with a reward of -1. The finished game's `info` adds reason, rounds, score and rank.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        *,
        board: Board | Path | str | None = None,
        reward: str = "points",
        render_mode: str | None = None,
    ) -> None:
        check_choice("reward", reward, REWARDS)
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.render_mode = render_mode
        self._reward = reward
        self._setup = Setup(1, "solo", board_of(board))
        self._games = Games(self._setup)
        self._play: StepwiseGame | None = None
        layout = self._setup.layout
        self.action_space = Discrete(layout.actions)
        self.observation_space = Box(0, 255, (layout.observation_size,), np.uint8)

    @property
    def game(self) -> Game:
        """The game that is played: its record, its position, its legal moves."""
        return self._playing().game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin the first game of a seed, or the next one after the last."""
        seed = checked_seed(seed)
        super().reset(seed=seed)
        self._play = self._games.begin(seed, options, self.np_random)
        return observed(self._setup.layout, self._play, 0), self._info(self._play)

    def step(self, action: int | np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Take an action; the automaton, the dice and the next round follow by themselves."""
        play = self._playing()
        if play.is_over():
            raise ResetNeeded("this game is over: call reset()")
        play.step({0: checked_whole("action", action)})
        return observed(self._setup.layout, play, 0), self._reward_of(play), play.is_over(), False, self._info(play)

    def render(self) -> str | None:
        """The game as text or as a drawing."""
        return rendered(self.game, self.render_mode)

    def _playing(self) -> StepwiseGame:
        if self._play is None:
            raise ResetNeeded("no game has begun: call reset()")
        return self._play

    def _reward_of(self, play: StepwiseGame) -> float:
        outcome = play.game.outcome()
        if self._reward == "score" and outcome is not None:
            return (outcome.score or 0) / 100
        return play.rewards()[0]

    def _info(self, play: StepwiseGame) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self._setup.layout.actions, play.actions(0))}
        return info | ending(play) if play.is_over() else info
