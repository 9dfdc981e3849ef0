"""Tournaments: every bot plays the same deals, in seatings that favour none."""

from collections.abc import Generator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from torpedo_dice.bots.registry import make_bot
from torpedo_dice.errors import SetupError
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.record import encode_record
from torpedo_dice.lab.match import Setup, play_game
from torpedo_dice.lab.workers import Workers, spread
from torpedo_dice.rules.board import Board

LEAST_BOTS: Final = 2

Seating = tuple[str, ...]
"""A bot for each seat."""
Points = Mapping[str, Fraction]


class Tournament(Struct, frozen=True):
    """Who plays what. A deal is a number: it fixes the dice, who begins, and the chance of the bot at each seat."""

    mode: ModeName
    players: int
    bots: tuple[str, ...]
    board: Board
    seed: str


class Played(NamedTuple):
    """A game as a tournament counts it: who sat where, which seats won, and the score of a solo win."""

    seating: Seating
    winners: tuple[int, ...]
    score: int | None


class Deal(NamedTuple):
    """The games of a deal, and their records, one on each line, where they are wanted."""

    games: tuple[Played, ...]
    records: bytes


class Deals(Struct, frozen=True):
    """The deals of a tournament, as work that can be shared out."""

    tournament: Tournament
    recorded: bool = False

    def __call__(self, numbers: range) -> list[Deal]:
        """Play the deals with these numbers."""
        return [play_deal(self.tournament, number, recorded=self.recorded) for number in numbers]


def check_bots(bots: Sequence[str]) -> None:
    """Raise unless there are two bots or more, all of them known and none twice."""
    for number, bot in enumerate(bots):
        make_bot(bot, "")
        if bot in bots[:number]:
            raise SetupError("setup-bots-twice", name=bot)
    if len(bots) < LEAST_BOTS:
        raise SetupError("setup-bots-few")


def play_deals(
    workers: Workers, tournament: Tournament, deals: int, *, recorded: bool = False
) -> Generator[Deal, None, None]:
    """The deals, one after another, whoever plays them."""
    for share in spread(workers, Deals(tournament, recorded), range(deals)):
        yield from share


def play_deal(tournament: Tournament, number: int, *, recorded: bool = False) -> Deal:
    """All games of one deal: the same dice in every seating."""
    games, records = [], []
    for seating in seatings(tournament, number):
        game = play_game(Setup(tournament.mode, seating, tournament.board, tournament.seed), number)
        outcome = game.outcome()
        assert outcome is not None
        games.append(Played(seating, outcome.winners, outcome.score))
        if recorded:
            records.append(encode_record(game) + b"\n")
    return Deal(tuple(games), b"".join(records))


def seatings(tournament: Tournament, number: int) -> list[Seating]:
    """The seatings of a deal: of every group of bots one order round the table, begun at every seat.

    So each bot of a group has each seat once, and as the dice say who begins, it begins as often as the others. Who
    sits left of whom matters too, with three or four seats: the order is drawn, by the number of the deal. Where bots
    are fewer than seats, the seats left over are taken by as many of them again, in each way; an order that is the same
    begun at another seat is played once.
    """
    chance = Random(f"{tournament.seed}/{number}".encode("utf-8", "surrogatepass"))
    found: dict[Seating, None] = {}
    for group in _groups(tournament.bots, tournament.players):
        order = chance.sample(group, len(group))
        found |= dict.fromkeys(tuple(order[seat:] + order[:seat]) for seat in range(len(order)))
    return list(found)


def even_share(tournament: Tournament) -> float:
    """The points of a game that each bot would have if all were equal and somebody always won."""
    return 1 / min(len(tournament.bots), max(tournament.players, LEAST_BOTS))


def points_in(game: Played) -> Points:
    """What each bot gets of a game: the winners share one point; no winners, no points."""
    points = dict.fromkeys(game.seating, Fraction())
    for seat in game.winners:
        points[game.seating[seat]] += Fraction(1, len(game.winners))
    return points


def points_of_solo(games: Sequence[Played]) -> Points:
    """What each bot gets of a solo deal: its share of comparisons with the others; a win, then its score, is better."""
    standing = {game.seating[0]: (len(game.winners), game.score or 0) for game in games}
    others = len(games) - 1
    return {
        bot: Fraction(sum(1 + (own > each) - (own < each) for each in standing.values()) - 1, 2 * others)
        for bot, own in standing.items()
    }


def contests(deal: Deal) -> list[Points]:
    """The points of each game of a deal; solo games of a deal are one contest."""
    is_solo = len(deal.games[0].seating) == 1
    return [points_of_solo(deal.games)] if is_solo else [points_in(game) for game in deal.games]


def _groups(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Who plays together: every choice of as many bots as seats, or all bots and some of them again."""
    if len(bots) >= seats:
        return [list(group) for group in combinations(bots, seats)]
    return [[*bots, *again] for again in combinations(bots, seats - len(bots))]
