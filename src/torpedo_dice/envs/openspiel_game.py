"""The game in OpenSpiel, `python_torpedo_dice`: chance as nodes of its own, one die at a time.

Importing this registers it. Parameters: `mode`; `players`, 0 for as few as the mode allows; `first`, the seat that
begins, -1 to draw it; `board`, which is `standard`, a board's file, or rows that each end with a `|`.
"""

import re
from typing import Any, Final

import numpy as np

from torpedo_dice.envs.actions import Aim, aim_text, chosen
from torpedo_dice.envs.dice import StreamDice
from torpedo_dice.envs.observation import Bytes, scene_of, written
from torpedo_dice.envs.setups import Setup, board_of
from torpedo_dice.envs.stepwise import StepwiseGame
from torpedo_dice.errors import MissingExtra
from torpedo_dice.game.events import Rerolled, Rolled
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Reroll
from torpedo_dice.game.notation import choice_text
from torpedo_dice.game.position_text import position_text
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.systems import SYSTEMS
from torpedo_dice.rules.tables import MOST_SEATS, dice_rolled
from torpedo_dice.simulation.encoding import SHOT_ACTION, Layout, packed_dice

try:
    import pyspiel
except ModuleNotFoundError:
    raise MissingExtra("extra", extra="envs") from None

SHORT_NAME: Final = "python_torpedo_dice"
DEFAULTS: Final = {"mode": "mission", "players": 0, "board": "standard", "first": -1}
DRAWN: Final = -1
DECISIONS: Final = 4
"""The most choices that a seat has in a round: a die, the Propeller, what to fire, and where."""
_DRAWING: Final = re.compile(r"([.1-7]+\|)+")

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Torpedo Dice",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    # Not constant-sum: nobody wins where every skull is filled (R10).
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=True,
    # The history has no fixed size; as everywhere in OpenSpiel, agents of open games learn from observations.
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def board_in(text: str) -> Board:
    """The board that a parameter names, or that it draws: then all but the drawing is the standard board's."""
    if not _DRAWING.fullmatch(text):
        return board_of(text)
    return board_of(None)._replace(name="drawing", grid=tuple(text[:-1].split("|")))


class TorpedoDiceGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A table: mode, seats, board, and who begins."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = DEFAULTS | (params or {})
        mode, first = given["mode"], None if given["first"] == DRAWN else given["first"]
        self.setup = Setup(given["players"] or None, mode, board_in(given["board"]), first)
        # Nominal: who holds a 1 may fire nothing with the Engine, again and again, and a game at the table has no last
        # round. Every other action fills a cell, a spare, the skull or a switch.
        self._rounds = 2 * (self.setup.layout.cells + self.setup.board.spares + 1 + len(SYSTEMS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.layout.actions,
            max_chance_outcomes=6,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self._rounds * self.setup.seats * DECISIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        """The dice of as many rounds as there are thought to be, and the draw of who begins."""
        return 1 + self._rounds * (dice_rolled(self.setup.seats) + self.setup.seats)

    def new_initial_state(self) -> "TorpedoDiceState":
        """The game before anything has happened."""
        return TorpedoDiceState(self)

    def make_py_observer(self, kind: object = None, params: object = None) -> "TorpedoDiceObserver":
        """What shows states to agents."""
        # OpenSpiel leaves the kind out where it has none, and gives the parameters in its place.
        if not isinstance(kind, pyspiel.IIGObservationType):
            kind, params = None, params or kind
        return TorpedoDiceObserver(self, kind, params)


class TorpedoDiceState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game: dice that have fallen so far stand beside it until the last of them has."""

    def __init__(self, game: TorpedoDiceGame) -> None:
        super().__init__(game)
        self.first_is_due = game.setup.first is None and game.setup.seats > 1
        self.play = _begun(game.setup, game.setup.first or 0)
        self.reroll_is_due = False
        self.dice: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        """The game itself: its record, its position, its legal moves."""
        return self.play.game

    def current_player(self) -> int:
        """The seat in turn, chance, or nobody any more."""
        if self._chance_is_due():
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.game.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.is_over()

    def returns(self) -> list[float]:
        """1 for a victory, shared equally, and 0 otherwise."""
        return list(self.play.rewards())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A die, or who begins: each as likely as the others."""
        count = len(self.game.players) if self.first_is_due else 6
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.actions(player)

    def _apply_action(self, action: int) -> None:
        if action not in self._possible():
            raise pyspiel.SpielError(f"{SHORT_NAME}: action {action} is not legal here")
        if self._chance_is_due():
            self._happen(action)
        else:
            self._choose(action)

    def _possible(self) -> list[int]:
        """What chance or the seat in turn may do; nothing at the end."""
        if self._chance_is_due():
            return [outcome for outcome, _ in self.chance_outcomes()]
        turn = self.game.turn
        return [] if turn is None else self.play.actions(turn)

    def _happen(self, outcome: int) -> None:
        game = self.game
        if self.first_is_due:
            self.first_is_due = False
            self.play = _begun(self.get_game().setup, outcome)
        elif self.reroll_is_due:
            self.reroll_is_due = False
            game.apply(Rerolled(self._turn(), outcome + 1))
        else:
            self.dice += (outcome + 1,)
            if len(self.dice) == dice_rolled(len(game.players)):
                game.apply(Rolled(self.dice))
                self.dice = ()

    def _choose(self, action: int) -> None:
        seat = self._turn()
        move = self.play.choose(seat, action)
        if isinstance(move, Reroll):
            self.reroll_is_due = True
        elif move is not None:
            self.game.push(move)

    def seen(self, layout: Layout, player: int) -> Bytes:
        """The state as a player sees it; dice that have fallen lie on the table, the last of them or not."""
        scene = scene_of(self.play)
        if self.dice:
            scene = scene._replace(dice=packed_dice(self.dice))
        return written(layout, self.play, scene, player)

    def _turn(self) -> int:
        turn = self.game.turn
        assert turn is not None
        return turn

    def _chance_is_due(self) -> bool:
        return self.first_is_due or self.reroll_is_due or self.game.phase == "roll"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"first {action}" if self.first_is_due else f"die {action + 1}"
        return self._choice_text(max(player, 0), action)

    def _choice_text(self, seat: int, action: int) -> str:
        """A choice as the notation writes the move that it belongs to, as far as it is chosen."""
        aim = self.play.aims.get(seat)
        if (action < SHOT_ACTION) == (aim is not None):
            # Some tools ask for actions that nobody can choose now.
            return f"action {action}"
        choice = chosen(self.game.book, seat, aim, action)
        return aim_text(choice) if isinstance(choice, Aim) else choice_text(choice)

    def __str__(self) -> str:
        due = ["first"] * self.first_is_due + ["reroll"] * self.reroll_is_due
        aims = [aim_text(aim) for aim in self.play.aims.values()]
        return " ".join([position_text(self.game.position), *due, *map(str, self.dice), *aims])


def _begun(setup: Setup, first: int) -> StepwiseGame:
    """A game in which this seat begins; nothing is asked of its dice, for chance comes in as actions."""
    return StepwiseGame(setup.game(StreamDice(0, 0), first))


class TorpedoDiceObserver:
    """What an agent sees of a state: the bytes of the encoding as floats, and the position's text.

    With perfect recall it is the history: as text, for it has no fixed size.
    """

    def __init__(self, game: TorpedoDiceGame, kind: Any, params: object) -> None:  # noqa: ANN401 - OpenSpiel has no types
        if params:
            raise pyspiel.SpielError(f"{SHORT_NAME}: observers have no parameters")
        self._layout = game.setup.layout
        self._recalls = kind is not None and kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(self._layout.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TorpedoDiceState, player: int) -> None:
        """Look at a state as a player."""
        if self.tensor is not None:
            self.tensor[:] = state.seen(self._layout, player)

    def string_from(self, state: TorpedoDiceState, player: int) -> str:
        """A state as a player sees it: everything is open."""
        return state.history_str() if self._recalls else f"{player}: {state}"


pyspiel.register_game(GAME_TYPE, TorpedoDiceGame)
