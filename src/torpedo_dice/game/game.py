"""One game: who plays on which board, the position, what may be done, and everything that has happened."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from msgspec import Struct

from torpedo_dice.errors import IllegalMove, SetupError
from torpedo_dice.game import dice as throws
from torpedo_dice.game.boards import standard_board
from torpedo_dice.game.dice import Dice, SystemDice, UnprovenDice
from torpedo_dice.game.events import (
    Drafted,
    Event,
    Fired,
    OpponentFired,
    Rerolled,
    Rolled,
    SwitchedOn,
    move_behind,
)
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.names import (
    MODE_NAMES,
    MODES,
    PHASE_NAMES,
    RANK_NAMES,
    REASON_NAMES,
    ModeName,
    PhaseName,
    RankName,
    ReasonName,
)
from torpedo_dice.game.options import LegalMoves, Options, legal_moves_of, options_of
from torpedo_dice.game.play import after_event, fault_of_event, fault_of_move
from torpedo_dice.game.shots import ShotBook, shot_book
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.ending import (
    rank_of,
    solo_reason,
    solo_score,
    table_reason,
    table_winners_mask,
)
from torpedo_dice.rules.legality import seat_in_turn, seats_to_act
from torpedo_dice.rules.position import (
    OPPONENT,
    OVER,
    ROLL,
    Position,
    opponents_shot,
    phase_of,
    start_position,
)
from torpedo_dice.rules.possible import impossible_part
from torpedo_dice.rules.sheet import hits_of
from torpedo_dice.rules.systems import SOLO
from torpedo_dice.rules.tables import dice_rolled, fault_of_table


class Outcome(Struct, frozen=True):
    """How a game ended. Nobody wins with no winners; a solo win, and nothing else, has a score and a rank."""

    winners: tuple[int, ...]
    reason: ReasonName
    spares: tuple[int, ...]
    hits: tuple[int, ...]
    score: int | None = None
    rank: RankName | None = None


class Game:
    """A game in progress or finished. Moves are pushed and popped; dice fall when a move asks for them."""

    drawn: ClassVar[Callable[["Game"], str]]
    """Draws a game as SVG, for notebooks. The package sets it, because drawings stand above games."""

    def __init__(
        self,
        players: int | Sequence[str] = 2,
        mode: ModeName = "mission",
        *,
        board: Board | None = None,
        first: int | None = None,
        dice: Dice | None = None,
    ) -> None:
        check_table(mode, players if isinstance(players, int) else len(players), first)
        self.players = players_named(players)
        self.book: ShotBook = shot_book(board or standard_board(), MODES[mode])
        self.dice: Dice = dice or SystemDice()
        self.first_is_drawn = first is None and len(self.players) > 1
        self.first = first if first is not None else self._drawn_first()
        self._extras: dict[str, object] = {}
        self._events: list[Event] = []
        self._positions = [start_position(self.book.chart, self.book.mode, len(self.players), self.first)]
        self._phase = ROLL

    @classmethod
    def at(
        cls,
        position: Position,
        players: Sequence[str] | None = None,
        *,
        board: Board | None = None,
        dice: Dice | None = None,
    ) -> "Game":
        """A game that stands at a position, to be played on from there; it cannot be recorded."""
        board = board or standard_board()
        if position.mode not in MODE_NAMES:
            raise SetupError("setup-position", part="mode")
        names = players or players_named(len(position.sheets))
        part = impossible_part(shot_book(board, position.mode).chart, position)
        if part is not None or len(names) != len(position.sheets):
            raise SetupError("setup-position", part=part or "sheets")
        game = cls(names, MODE_NAMES[position.mode], board=board, first=position.active, dice=dice)
        game._positions = [position]
        game._look_at_phase()
        game.settle()
        return game

    @property
    def mode(self) -> ModeName:
        """Training, mission or solo."""
        return MODE_NAMES[self.book.mode]

    @property
    def board(self) -> Board:
        """The board that everybody plays on."""
        return self.book.board

    @property
    def position(self) -> Position:
        """All that the next moves depend on."""
        return self._positions[-1]

    @property
    def positions(self) -> Sequence[Position]:
        """The position before the first event, and after each."""
        return tuple(self._positions)

    @property
    def events(self) -> Sequence[Event]:
        """What has happened so far."""
        return tuple(self._events)

    @property
    def extras(self) -> Mapping[str, object]:
        """What the record of this game keeps beside the game: notes of interfaces and of other programs."""
        return MappingProxyType(self._extras)

    def note(self, key: str, value: object) -> None:
        """Keep a value that JSON can hold in the record of this game, under a key that the format leaves free."""
        self._extras[key] = value

    def forget(self, key: str) -> None:
        """Keep no value under a key any longer."""
        self._extras.pop(key, None)

    @property
    def ply(self) -> int:
        """The number of events so far: the version of the game."""
        return len(self._events)

    @property
    def phase(self) -> PhaseName:
        """What is due now."""
        return PHASE_NAMES[self._phase]

    @property
    def turn(self) -> int | None:
        """The seat that is expected to move; in the action phase others may move before it."""
        return seat_in_turn(self._positions[-1], self._phase)

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Every seat that may move now, clockwise from the active one."""
        return seats_to_act(self.position, self._phase)

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move of the seat in turn; empty when the game is over."""
        return self.legal_moves_of(self.turn)

    def legal_moves_of(self, seat: int | None) -> LegalMoves:
        """Every legal move of a seat."""
        return LegalMoves(()) if seat is None else legal_moves_of(self.book, self._positions[-1], seat, self._phase)

    def options(self, seat: int) -> Options:
        """What a seat may do, grouped for an interface."""
        return options_of(self.book, self.position, seat)

    def why_not(self, move: Move) -> IllegalMove | None:
        """Why a move is refused, or None for a legal one."""
        return fault_of_move(self.book, self.position, move)

    def is_legal(self, move: Move) -> bool:
        """Whether a move can be made now."""
        return self.why_not(move) is None

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._phase == OVER

    def push(self, move: Move) -> tuple[Event, ...]:
        """Make a move. Returns what happened: in solo, the automaton's shot follows every action."""
        fault = self.why_not(move)
        if fault is not None:
            raise fault
        before = len(self._events)
        event = self._event_of(move)
        if isinstance(event, Rolled | Rerolled):
            # Its dice come from outside, and may be any.
            self.apply(event)
        else:
            self._append(event)
        self.settle()
        return tuple(self._events[before:])

    def settle(self) -> None:
        """Let happen what nobody chooses: in solo, the automaton's shot where it is due."""
        if self._phase == OPPONENT:
            self._append(OpponentFired(*opponents_shot(self.book.chart, self.position)))

    def apply(self, event: Event) -> None:
        """Let an event of another game or a record happen here, if the rules allow it."""
        fault = fault_of_event(self.book, self.position, event)
        if fault is not None:
            raise fault
        self._append(event)

    def pop(self) -> Move:
        """Take the last move back, with all that followed from it, and return it. Its dice will fall the same again."""
        while self._events:
            self._positions.pop()
            self._look_at_phase()
            move = move_behind(self._events.pop(), self.position.active)
            if move is not None:
                return move
        raise IllegalMove("pop-nothing")

    def peek(self) -> Move:
        """The last move."""
        for event, position in zip(reversed(self._events), reversed(self._positions[:-1]), strict=True):
            move = move_behind(event, position.active)
            if move is not None:
                return move
        raise IllegalMove("pop-nothing")

    def copy(self, *, dice: Dice | None = None) -> "Game":
        """The same game, to try something out: its dice fall anew, so that nobody looks ahead by copying."""
        others = UnprovenDice(dice) if dice and self._events else dice
        twin = Game(self.players, self.mode, board=self.board, first=self.first, dice=others)
        twin._extras = dict(self._extras)
        twin._events, twin._positions = list(self._events), list(self._positions)
        twin._look_at_phase()
        return twin

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        if not self.is_over():
            return None
        chart, sheets = self.book.chart, self.position.sheets
        spares, hits = tuple(sheet.spares for sheet in sheets), tuple(hits_of(sheets))
        if self.book.mode != SOLO:
            winners_mask = table_winners_mask(chart, sheets)
            winners = tuple(seat for seat in range(len(sheets)) if winners_mask >> seat & 1)
            return Outcome(winners, REASON_NAMES[table_reason(chart, sheets)], spares, hits)
        reason = REASON_NAMES[solo_reason(chart, sheets[0])]
        if reason != "sunk":
            return Outcome((), reason, spares, hits)
        score = solo_score(chart, sheets[0])
        return Outcome((0,), reason, spares, hits, score, RANK_NAMES[rank_of(score)])

    def _repr_svg_(self) -> str:
        return Game.drawn(self)

    def __repr__(self) -> str:
        return f"<Game: {self.mode}, {len(self.players)} players, round {self.position.round}, {self.phase}>"

    def _append(self, event: Event) -> None:
        position = after_event(self.book, self._positions[-1], event)
        self._positions.append(position)
        self._events.append(event)
        self._look_at_phase()

    def _look_at_phase(self) -> None:
        # Asked for many times at every move, so it is kept.
        self._phase = phase_of(self.book.chart, self._positions[-1])

    def _drawn_first(self) -> int:
        seats = len(self.players)
        return self.dice.throw(0, throws.FIRST, 1, seats)[0] - 1 if seats > 1 else 0

    def _event_of(self, move: Move) -> Event:
        match move:
            case Fire(seat, system, face, pips):
                return Fired(seat, system, face, pips)
            case Draft(seat, face):
                return Drafted(seat, face)
            case SwitchOn(seat, system):
                return SwitchedOn(seat, system)
            case Reroll(seat):
                face = self.dice.throw(self.position.round, throws.propeller(seat), 1)[0]
                return Rerolled(seat, face)
            case Roll():
                return Rolled(self.dice.throw(self.position.round, throws.ROLL, dice_rolled(len(self.players))))


def players_named(players: int | Sequence[str]) -> tuple[str, ...]:
    """The names of the players; a number stands for so many unnamed ones, who are called by their own."""
    if isinstance(players, int):
        return tuple(str(number) for number in range(1, players + 1))
    return tuple(players)


def check_table(mode: str, seats: int, first: int | None) -> None:
    """Raise unless a game can be set up like this."""
    number = {str(name): number for name, number in MODES.items()}.get(mode)
    fault = SetupError("setup-mode", mode=mode) if number is None else fault_of_table(number, seats, first)
    if fault is not None:
        raise fault
