"""Many games at once for agents that learn, stepped by compiled code: Gymnasium's vector environment.

Solo is one to the letter. With 2 to 4 seats, the seats of a game choose in turn and all learn at its end, so two things
differ: rewards have the shape (num_envs, seats), and `infos["seat"]` says who has to choose and sees the observation.
"""

from pathlib import Path
from typing import Any, Final, NoReturn

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from torpedo_dice.envs.setups import REWARDS, Setup, board_of, check_choice, checked_seed, whole_in
from torpedo_dice.errors import SetupError
from torpedo_dice.game.names import RANK_NAMES, REASON_NAMES, ModeName
from torpedo_dice.rules.board import Board
from torpedo_dice.simulation.arena import Arena
from torpedo_dice.simulation.stepping import DRAWN, ILLEGAL, Ending

MOST_ENVS: Final = 1 << 20
Infos = dict[str, Any]
Bytes = NDArray[np.uint8]
Step = tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]

_REASONS: Final = np.array([*map(REASON_NAMES.get, range(ILLEGAL)), "illegal"], object)
_RANKS: Final = np.array([*RANK_NAMES, ""], object)
"""No rank is number -1."""


class TorpedoDiceVectorEnv(VectorEnv[Bytes, ArrayLike, NDArray[Any]]):
    """So many games side by side; the next one follows in the same step in which a game ends, or in the next step.

    `infos` holds `action_mask`, with more seats `seat`, and where games ended how they did, all in Gymnasium's form:
    `final_obs` and `final_info` in the same step; reason, rounds and so on by themselves if the next game waits.

    Place i plays the games i, i + num_envs, i + 2 num_envs ... of the seed, whatever happens in other places. With
    `copy=False`, which saves a little time, what is returned is memory that the next step writes to; only what is told
    of games that ended is a copy all the same.
    """

    def __init__(
        self,
        num_envs: int = 1,
        mode: ModeName = "mission",
        players: int | None = None,
        *,
        board: Board | Path | str | None = None,
        first: int | None = None,
        reward: str = "points",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        compiled: bool | None = None,
    ) -> None:
        self._setup = Setup(players, mode, board_of(board), first)
        check_choice("reward", reward, REWARDS if mode == "solo" else REWARDS[:1])
        self.num_envs = whole_in("num_envs", num_envs, range(1, MOST_ENVS + 1))
        resets = str(getattr(autoreset_mode, "value", autoreset_mode))
        check_choice("autoreset_mode", resets, (AutoresetMode.SAME_STEP.value, AutoresetMode.NEXT_STEP.value))
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode(resets)}
        self.seats, self.copy = self._setup.seats, copy
        self._arena = Arena(
            self._setup.chart,
            self.seats,
            self.num_envs,
            first=DRAWN if self._setup.first is None else self._setup.first,
            by_score=reward == "score",
            waiting=resets == AutoresetMode.NEXT_STEP.value,
            compiled=compiled,
        )
        self._begun = False
        self._look()
        layout = self._arena.layout
        self.single_observation_space = Box(0, 255, (layout.observation_size,), np.uint8)
        self.single_action_space = Discrete(layout.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _look(self) -> None:
        """Lay numpy arrays over the memory of the games."""
        batch, games, seats = self._arena.batch, self.num_envs, self.seats
        self._observations = np.frombuffer(batch.observations, np.uint8).reshape(games, -1)
        # Gymnasium's spaces take masks of this type and no other.
        self._masks = np.frombuffer(batch.masks, np.int8).reshape(games, -1)
        self._finals = np.frombuffer(batch.finals, np.uint8).reshape(games, -1)
        self._rewards = np.frombuffer(batch.rewards).reshape((games, seats) if seats > 1 else games)
        self._terminations = np.frombuffer(batch.terminations, np.bool_)
        self._endings = np.frombuffer(batch.endings, np.int64).reshape(games, len(Ending._fields))
        self._turns = np.frombuffer(batch.turns, np.int64)
        self._actions = np.frombuffer(self._arena.actions, np.int64)
        self._picks = np.frombuffer(self._arena.picks, np.int64)
        self._all = np.ones(games, np.bool_)
        self._all.flags.writeable = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, Infos]:
        """Begin the first games of a seed, or without one the next game everywhere.

        `options={"first": seat}` names the seat that begins these games, and only these.
        """
        seed = checked_seed(seed)
        super().reset(seed=seed)
        first = self._setup.checked_first((options or {}).get("first"))
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**32))
        self._begun = True
        self._arena.reset(seed, first=first)
        return self._kept(self._observations), self._infos()

    def step(self, actions: ArrayLike) -> Step:
        """Let the seat that has to choose take an action, in every game.

        An illegal one, whatever number, ends the game: the seat gets -1, all others 0.
        """
        self._check_begun()
        self._choose(np.asarray(actions))
        self._arena.step()
        infos = self._infos()
        if self._terminations.any():
            infos |= self._ended()
        shown = (self._kept(self._observations), self._kept(self._rewards), self._kept(self._terminations))
        return *shown, np.zeros(self.num_envs, np.bool_), infos

    def sample_actions(self) -> NDArray[np.int64]:
        """An action for each game: any legal one, each as likely, by chance that the seed decides."""
        self._check_begun()
        self._arena.pick()
        return self._kept(self._picks)

    def __reduce__(self) -> NoReturn:
        # Copies and pickles both ask for this; a copy's views would lie over the games of the original.
        raise TypeError(
            "this environment cannot be copied or pickled: make another one and reset it with the same seed"
        )

    def _check_begun(self) -> None:
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset()")

    def _choose(self, actions: NDArray[Any]) -> None:
        if actions.shape != (self.num_envs,) or not np.can_cast(actions.dtype, np.int64, "same_kind"):
            raise SetupError("setup-actions", number=self.num_envs)
        np.copyto(self._actions, actions, casting="same_kind")

    def _infos(self) -> Infos:
        infos = {"action_mask": self._kept(self._masks), "_action_mask": self._kept(self._all)}
        return infos if self.seats == 1 else infos | {"seat": self._kept(self._turns), "_seat": self._kept(self._all)}

    def _ended(self) -> Infos:
        """What is added where games ended: how they did, and their last observations where the next ones stand now."""
        ended, terminations = self._terminations.nonzero()[0], self._terminations.copy()
        info = self._endings_told(ended, terminations)
        if self.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
            return info
        last = np.full(self.num_envs, None)
        for game, observation in zip(ended.tolist(), self._finals[ended], strict=True):
            last[game] = observation
        return {"final_obs": last, "_final_obs": terminations, "final_info": info, "_final_info": terminations}

    def _endings_told(self, ended: NDArray[np.intp], terminations: NDArray[np.bool_]) -> Infos:
        """How these games ended: for all places, with None or 0 where none did."""
        _, reasons, rounds, scores, ranks = self._endings[ended].T
        said = {"reason": _REASONS[reasons], "rounds": rounds}
        if self.seats == 1:
            said |= {"score": np.maximum(scores, 0), "rank": _RANKS[ranks]}
        info: Infos = {}
        for name, values in said.items():
            info[name] = np.full(self.num_envs, None) if values.dtype == object else np.zeros(self.num_envs, np.int64)
            info[name][ended] = values
            info[f"_{name}"] = terminations
        return info

    def _kept(self, view: NDArray[Any]) -> NDArray[Any]:
        return view.copy() if self.copy else view
