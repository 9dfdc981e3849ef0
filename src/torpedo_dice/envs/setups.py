"""How environments are set up: their board, their games, and how these are shown."""

from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any, Final, SupportsIndex

import numpy as np

from torpedo_dice.envs.dice import StreamDice
from torpedo_dice.envs.picture import picture
from torpedo_dice.envs.stepwise import StepwiseGame
from torpedo_dice.errors import SetupError
from torpedo_dice.game.boards import load_board, standard_board
from torpedo_dice.game.dice import Dice
from torpedo_dice.game.game import Game, check_table
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.tables import seats_of
from torpedo_dice.simulation.encoding import layout_of

RENDER_MODES: Final = ("ansi", "svg")
REWARDS: Final = ("points", "score")
"""What a win is worth: 1, or in solo a hundredth of its score."""


def board_of(board: Board | Path | str | None) -> Board:
    """A board, the one in a file, or the standard one."""
    if isinstance(board, Board):
        return board
    return standard_board() if board is None else load_board(board)


def check_choice(name: str, value: str | None, choices: Sequence[str | None]) -> None:
    """Raise unless a parameter has one of the values that there are."""
    if value not in choices:
        known = ", ".join(choice for choice in choices if choice is not None)
        raise SetupError("setup-choice", name=name, value=str(value), choices=known)


def whole(value: object) -> int | None:
    """The number that a whole number of Python's or numpy's is; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:
        # An array has what it takes, and is one only if it holds nothing else.
        return None


def whole_in(name: str, value: object, allowed: range) -> int:
    """The whole number that a parameter is, which must be one of these."""
    number = whole(value)
    if number is None or number not in allowed:
        raise SetupError("setup-number", name=name, number=repr(value), least=allowed[0], most=allowed[-1])
    return number


def checked_whole(name: str, value: object) -> int:
    """The whole number that a seed or an action is: Python's, numpy's, or an array of no dimension."""
    try:
        return index(value)  # type: ignore[arg-type]  # what it is not, it says itself
    except TypeError:
        raise SetupError("setup-whole", name=name, value=repr(value)) from None


def checked_seed(seed: object) -> int | None:
    """The seed that is named, if one is: any whole number, of which the low 32 bits count."""
    return None if seed is None else checked_whole("seed", seed)


class Setup:
    """A table: how many seats, which mode and board, who begins; and the layout of what is seen there.

    Without a number, there are as few seats as the mode allows. What is no table is refused.
    """

    def __init__(self, seats: int | None, mode: ModeName, board: Board, first: int | None = None) -> None:
        if mode not in tuple(MODES):
            raise SetupError("setup-mode", mode=str(mode))
        allowed = seats_of(MODES[mode])
        number = allowed[0] if seats is None else whole(seats)
        self.seats = whole_in("players", seats, allowed) if number is None else number
        self.mode, self.board = mode, board
        self.first = self.checked_first(first)
        self.chart = shot_book(board, MODES[mode]).chart
        self.layout = layout_of(self.chart, self.seats)

    def checked_first(self, first: object) -> int | None:
        """The seat that is named to begin, if one is."""
        number = whole(first)
        if number is None and first is not None:
            raise SetupError("setup-first", seat=repr(first), players=self.seats)
        check_table(self.mode, self.seats, number)
        return number

    def game(self, dice: Dice, first: int | None = None) -> Game:
        """A game of this table before its first roll; another seat may be named that begins."""
        first = self.first if first is None else first
        return Game(self.seats, self.mode, board=self.board, first=first, dice=dice)

    def __reduce__(self) -> tuple[object, ...]:
        # A layout has tables that cannot be copied, and need not be.
        return Setup, (self.seats, self.mode, self.board, self.first)


class Games:
    """The games of a seed at a table, one after another: the vectorised environment plays the same ones."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._seed: int | None = None
        self._number = 0

    def begin(self, seed: int | None, options: dict[str, Any] | None, random: np.random.Generator) -> StepwiseGame:
        """The first game of a seed, or the next one after the last: its first dice are rolled.

        The option `first` names the seat that begins this game; chance picks a seed where there is none yet.
        """
        first = self._setup.checked_first((options or {}).get("first"))
        if seed is not None or self._seed is None:
            self._seed, self._number = int(random.integers(2**32)) if seed is None else seed, 0
        found = StepwiseGame(self._setup.game(StreamDice(self._seed, self._number), first))
        found.roll()
        self._number += 1
        return found


def rendered(game: Game, render_mode: str | None) -> str | None:
    """A game as text or as a drawing; nothing where no mode was chosen."""
    if render_mode == "ansi":
        return picture(game)
    return game._repr_svg_() if render_mode == "svg" else None


def ending(play: StepwiseGame) -> dict[str, Any]:
    """What a finished game adds to its `info`: how it ended, after how many rounds, and what a solo win is worth."""
    outcome, rounds = play.game.outcome(), play.game.position.round - 1
    if outcome is None:
        return {"reason": "illegal", "rounds": rounds, "score": 0, "rank": ""}
    return {"reason": outcome.reason, "rounds": rounds, "score": outcome.score or 0, "rank": outcome.rank or ""}
