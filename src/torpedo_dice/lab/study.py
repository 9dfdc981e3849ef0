"""The study of a board: what games between bots come to at every table, and in solo."""

from collections.abc import Callable
from functools import reduce
from time import perf_counter
from typing import Final, NamedTuple

from msgspec import Struct

from torpedo_dice.bots.registry import BOTS
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.lab.fast import number_of
from torpedo_dice.lab.intervals import Share, mean, mean_of_counts, share
from torpedo_dice.lab.match import Setup, play_game, setup_of
from torpedo_dice.lab.sightings import Sightings, added
from torpedo_dice.lab.workers import Here, Workers, spread
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.chart import cell_numbers
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.systems import SYSTEMS, mode_systems_mask
from torpedo_dice.rules.tables import seats_of
from torpedo_dice.simulation.bulk import PLAYERS, Bulk, can_compile
from torpedo_dice.simulation.playouts import NO_PLAYOUTS, Playouts, merged

PLAYOUTS: Final = 50
"""Compiled playouts for each game that is looked into: together they take a quarter of its time."""
FIRST_SHARE: Final = 1000
LEAST_GAMES: Final = 20
MOST_GAMES: Final = 1000
"""More games change nothing that anybody would draw otherwise."""
UNKNOWN: Final = share(0, 0)
"""A share of nothing; of anything at all, the interval is narrower."""
MEASURED: Final = 40
MEASURING: Final = 1.0
"""Seconds: strong bots may take longer for a single game."""


class Table(NamedTuple):
    """What is played, and by how many."""

    mode: ModeName
    players: int


_MODES: Final[tuple[ModeName, ...]] = ("mission", "training", "solo")
TABLES: Final = tuple(Table(mode, players) for mode in _MODES for players in seats_of(MODES[mode]))


class TableStudy(Struct, frozen=True):
    """What the games of a table come to: what was seen in some of them, and how far more of them ended."""

    board: Board
    table: Table
    seen: Sightings
    ended: Playouts
    """Of compiled playouts, where they know the bot and numba is there; else of the games that were seen."""

    @property
    def rounds(self) -> Share:
        """The mean length of a game."""
        return mean(self.ended.rounds, self.ended.rounds_squared, self.ended.games)

    @property
    def first_wins(self) -> Share:
        """The share of the games with one winner that whoever began won."""
        return share(self.ended.first_seat_wins, self.ended.games - self.ended.shared - self.ended.nobody)

    @property
    def even(self) -> float:
        """What that share is when it does not matter who begins."""
        return 1 / self.table.players

    @property
    def skulls(self) -> Share:
        """The share of games that a skull decided."""
        return self.of_ended(self.ended.torpedoes)

    @property
    def hits_in_shot(self) -> Share:
        """The mean number of hits in a shot."""
        return mean_of_counts(self.seen.shots)

    @property
    def spares_left(self) -> Share:
        """The mean number of spare torpedoes that a player has left."""
        return mean_of_counts(self.seen.spares)

    def of_ended(self, count: int) -> Share:
        """A count as a share of the games whose end was counted."""
        return share(count, self.ended.games)

    def of_wins(self, count: int) -> Share:
        """A count as a share of the solo games that were won."""
        return share(count, self.ended.sunk)

    def of_sheets(self, count: int) -> Share:
        """A count as a share of the sheets that were looked into."""
        return share(count, self.seen.sheets)

    @property
    def systems(self) -> tuple[int, ...]:
        """The systems that this mode plays with."""
        return tuple(system for system in SYSTEMS if mode_systems_mask(MODES[self.table.mode]) >> system & 1)

    def fallen_at(self, system: int, place: int) -> Share:
        """The share of targets on which a system fell at this place, alone or with others; 0: it stayed afloat."""
        return self.of_sheets(self.seen.falls[system, place])

    def last(self, system: int) -> Share:
        """The share of sunk targets on which a system fell after all others."""
        return share(self.seen.falls[system, len(self.systems)], self.seen.sunk)

    @property
    def spaces(self) -> dict[Space, Share]:
        """The share of targets on which each space of a system was hit."""
        cells = cell_numbers(self.board, MODES[self.table.mode])
        return {space: self.of_sheets(self.seen.space_hits[space]) for space in cells}


class Plan(NamedTuple):
    """How a board is studied: so many games of each table, and so many playouts for each of them."""

    board: Board
    bot: str
    games: int
    seed: str
    playouts: int = PLAYOUTS


class BoardStudy(Struct, frozen=True):
    """How a board was played, and what that came to at each table."""

    plan: Plan
    tables: tuple[TableStudy, ...]

    def at(self, mode: ModeName, players: int) -> TableStudy:
        """What the games of a table come to."""
        return next(each for each in self.tables if each.table == (mode, players))

    def users(self, system: int) -> Share:
        """The share of players who used a system at least once, of all whose mode has it."""
        tables = [each for each in self.tables if system in each.systems]
        return share(sum(each.seen.users[system] for each in tables), sum(each.seen.sheets for each in tables))


def best_bot() -> str:
    """The strongest of our own bots."""
    return list(BOTS)[-1]


def study_board(
    plan: Plan, workers: Workers | None = None, advance: Callable[[int], object] = lambda _: None
) -> BoardStudy:
    """What the games of every table come to, whoever plays them; `advance` hears of every few games."""
    by = workers or Here()
    return BoardStudy(plan, tuple(_table(plan, table, by, advance) for table in TABLES))


def games_within(seconds: float, plan: Plan) -> int:
    """How many games of each table one process looks into in about so many seconds, few or many as they may be."""
    games = seconds / sum(_seconds_a_game(plan, table) for table in TABLES)
    # Two digits are enough: the last ones would differ each time.
    return max(LEAST_GAMES, min(MOST_GAMES, int(float(f"{games:.1e}"))))


class _Games(Struct, frozen=True):
    """The games of a set-up as work: a range of their numbers gives what is seen in them."""

    setup: Setup

    def __call__(self, numbers: range) -> Sightings:
        seen = Sightings()
        for number in numbers:
            seen.add(play_game(self.setup, number))
        return seen


def _seconds_a_game(plan: Plan, table: Table) -> float:
    play = _Games(_setup(plan, table))
    first = _seconds(play, range(1))
    spent, played = 0.0, 0
    while spent < MEASURING - first and played < MEASURED:
        spent += _seconds(play, range(played + 1, played + 2))
        played += 1
    # The first game also makes the tables that all others use.
    return spent / played if played else first


def _seconds(play: _Games, numbers: range) -> float:
    start = perf_counter()
    play(numbers)
    return perf_counter() - start


def _setup(plan: Plan, table: Table) -> Setup:
    seed = f"{plan.seed}/{table.mode}/{table.players}"
    return setup_of(table.mode, table.players, [plan.bot], plan.board, seed)


def _table(plan: Plan, table: Table, workers: Workers, advance: Callable[[int], object]) -> TableStudy:
    setup, seen = _setup(plan, table), Sightings()
    for part in spread(workers, _Games(setup), range(plan.games)):
        seen = added(seen, part)
        advance(part.games)
    return TableStudy(plan.board, table, seen, _played_out(setup, plan.playouts * plan.games) or _summed(seen))


def _played_out(setup: Setup, games: int) -> Playouts | None:
    """How compiled playouts of a set-up end, where they know its bots."""
    if not games or not can_compile() or not set(setup.bots) <= set(PLAYERS):
        return None
    chart = shot_book(setup.board, MODES[setup.mode]).chart
    bulk = Bulk(chart, [PLAYERS[bot] for bot in setup.bots], number_of(setup.seed))
    # In shares, so that an interruption is heard.
    return reduce(merged, spread(Here(), bulk.play, range(games), FIRST_SHARE), NO_PLAYOUTS)


def _summed(seen: Sightings) -> Playouts:
    """How the games that were seen ended, as playouts would count it."""
    return NO_PLAYOUTS._replace(
        games=seen.games,
        rounds=sum(rounds * count for rounds, count in seen.rounds.items()),
        rounds_squared=sum(rounds**2 * count for rounds, count in seen.rounds.items()),
        first_seat_wins=seen.place_wins[0],
        shared=seen.shared,
        nobody=seen.nobody,
        sunk=seen.reasons["sunk"],
        wrecked=seen.reasons["wrecked"],
        score=sum(score * count for score, count in seen.scores.items()),
        lieutenants=seen.ranks["lieutenant"],
        captains=seen.ranks["captain"],
        admirals=seen.ranks["admiral"],
    )
