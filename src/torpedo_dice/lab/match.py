"""Games between bots, and what they come to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct, field

from torpedo_dice.bots.bot import Bot
from torpedo_dice.bots.registry import make_bot, seated
from torpedo_dice.errors import StudyError
from torpedo_dice.game.dice import Dice, SeededDice
from torpedo_dice.game.game import Game
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.record import encode_record
from torpedo_dice.lab.intervals import Share, share
from torpedo_dice.rules.board import Board


class Setup(Struct, frozen=True):
    """What is played: the same set-up gives the same games."""

    mode: ModeName
    bots: tuple[str, ...]
    board: Board
    seed: str


class Tally(Struct):
    """What many games come to: whole numbers only, so that tallies of parts add up to that of all."""

    games: int = 0
    rounds: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    first_wins: int = 0
    shared: int = 0
    nobody: int = 0
    score: int = 0
    ranks: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        """Count a finished game."""
        outcome = game.outcome()
        assert outcome is not None
        self.games += 1
        self.rounds += game.position.round - 1
        self.reasons[outcome.reason] += 1
        self.shared += len(outcome.winners) > 1
        self.nobody += not outcome.winners
        if len(outcome.winners) == 1:
            self.seat_wins[outcome.winners[0]] += 1
            self.first_wins += outcome.winners[0] == game.first
        if outcome.score is not None and outcome.rank is not None:
            self.score += outcome.score
            self.ranks[outcome.rank] += 1

    def merge(self, other: "Tally") -> None:
        """Count all that another tally has counted."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def mean_rounds(self) -> float:
        """The mean length of a game."""
        return self.rounds / self.games

    @property
    def mean_score(self) -> float | None:
        """The mean score of the solo games that were won."""
        return self.score / self.ranks.total() if self.ranks else None

    def share_of(self, count: int) -> Share:
        """A count as a share of all games."""
        return share(count, self.games)


class Part(NamedTuple):
    """What some games of a study came to, and their records, one on each line, where they are wanted."""

    tally: Tally
    records: bytes


class Study(Struct, frozen=True):
    """Games of a set-up, as work that can be shared out."""

    setup: Setup
    recorded: bool = False

    def __call__(self, numbers: range) -> Part:
        """Play the games with these numbers."""
        tally, records = Tally(), []
        for number in numbers:
            game = play_game(self.setup, number)
            tally.add(game)
            if self.recorded:
                records.append(encode_record(game) + b"\n")
        return Part(tally, b"".join(records))


def play_games(setup: Setup, games: int) -> Iterator[Game]:
    """Finished games between bots, one after another."""
    for number in range(games):
        yield play_game(setup, number)


def play_game(setup: Setup, number: int) -> Game:
    """One finished game of a set-up; the number picks its dice and the bots' own chance."""
    seed = f"{setup.seed}/{number}"
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(setup.bots)]
    names = [f"{name} {seat + 1}" for seat, name in enumerate(setup.bots)]
    game = new_game(setup, names, SeededDice(seed))
    return finish_studied(game, bots, setup.bots, number, setup.seed)


def new_game(setup: Setup, names: Sequence[str], dice: Dice) -> Game:
    """A game of a set-up before its first roll."""
    return Game(names, setup.mode, board=setup.board, dice=dice)


def finish(game: Game, bots: Sequence[Bot]) -> Game:
    """A game after bots have played it to its end."""
    while (seat := game.turn) is not None:
        _let_play(game, bots[seat], seat)
    return game


def finish_studied(game: Game, bots: Sequence[Bot], names: Sequence[str], number: int, seed: str) -> Game:
    """A game of a study after bots have played it to its end; one that fails is named, with the game's number."""
    while (seat := game.turn) is not None:
        try:
            _let_play(game, bots[seat], seat)
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}"
            raise StudyError("study-bot", bot=names[seat], game=number, seed=seed, reason=reason) from error
    return game


def _let_play(game: Game, bot: Bot, seat: int) -> None:
    ply = game.ply
    move = bot.choose(game, seat)
    if game.ply != ply:
        raise RuntimeError("choose changed the game that is being played")
    game.push(move)


def setup_of(mode: ModeName, players: int, bots: Sequence[str], board: Board, seed: str) -> Setup:
    """A set-up in which the bots take the seats in turn."""
    return Setup(mode, tuple(seated(bots, players)), board, seed)
