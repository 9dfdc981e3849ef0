"""What is seen in finished games of one table, as counts alone: any split of the games adds up to the same."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from operator import add
from typing import Final

from msgspec import Struct, field
from msgspec.structs import astuple

from torpedo_dice.game.events import Event, Fired, Rerolled, SwitchedOn
from torpedo_dice.game.game import Game
from torpedo_dice.game.names import RankName, ReasonName
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import count_bits, wrecked_by
from torpedo_dice.rules.systems import PROPELLER, SYSTEMS, SystemsMask

AFLOAT: Final = 0
"""The place of a system that did not fall."""


class Sightings(Struct):
    """Counts of games, of their sheets (one for each player), and of what was done on them.

    A target is what a sheet is filled in for: the submarine of the left neighbour, or the automaton's.
    """

    games: int = 0
    sheets: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    """Games by their length."""
    reasons: Counter[ReasonName] = field(default_factory=Counter)
    place_wins: Counter[int] = field(default_factory=Counter)
    """Games with one winner by its place: 0 for who began, 1 for its left neighbour, and so on."""
    shared: int = 0
    nobody: int = 0
    shots: Counter[int] = field(default_factory=Counter)
    """Shots by their hits."""
    pips: int = 0
    uses: Counter[int] = field(default_factory=Counter)
    """How often each system was used; 0 for shots without any."""
    users: Counter[int] = field(default_factory=Counter)
    """Sheets whose player used the system at least once."""
    switched: Counter[int] = field(default_factory=Counter)
    """Sheets on which the system was switched on."""
    switched_rounds: Counter[int] = field(default_factory=Counter)
    """The rounds in which that was, added up."""
    space_hits: Counter[Space] = field(default_factory=Counter)
    """Targets on which the space was hit."""
    space_rounds: Counter[Space] = field(default_factory=Counter)
    """The rounds in which that was, added up."""
    splashes: Counter[Space] = field(default_factory=Counter)
    """Misses by the space of the grid that they fell on."""
    falls: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Targets by system and place: 1 for one that no other fell before, 0 for one that stayed afloat."""
    sunk: int = 0
    """Targets on which every system fell."""
    fall_rounds: Counter[int] = field(default_factory=Counter)
    """The rounds in which each system fell, added up."""
    spares: Counter[int] = field(default_factory=Counter)
    """Sheets by the spare torpedoes that were left."""
    scores: Counter[int] = field(default_factory=Counter)
    ranks: Counter[RankName] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        """Count a finished game."""
        self.games += 1
        self.sheets += len(game.players)
        self.rounds[game.position.round - 1] += 1
        self._add_outcome(game)
        self._add_events(game)
        for seat in range(len(game.players)):
            self._add_falls(game, seat)

    def _add_outcome(self, game: Game) -> None:
        outcome = game.outcome()
        assert outcome is not None
        self.reasons[outcome.reason] += 1
        self.shared += len(outcome.winners) > 1
        self.nobody += not outcome.winners
        self.spares.update(outcome.spares)
        if len(outcome.winners) == 1:
            self.place_wins[(outcome.winners[0] - game.first) % len(game.players)] += 1
        if outcome.score is not None and outcome.rank is not None:
            self.scores[outcome.score] += 1
            self.ranks[outcome.rank] += 1

    def _add_events(self, game: Game) -> None:
        for event, (before, after) in zip(game.events, pairwise(game.positions), strict=True):
            if isinstance(event, Fired):
                self._add_shot(game, event, before, after)
            elif isinstance(event, SwitchedOn):
                self.switched[event.system] += 1
                self.switched_rounds[event.system] += before.round
        uses = [use for use in map(_use_in, game.events) if use]
        self.uses.update(system for _, system in uses)
        self.users.update(system for _, system in set(uses))

    def _add_shot(self, game: Game, shot: Fired, before: Position, after: Position) -> None:
        hit_mask = after.sheets[shot.seat].hits_mask & ~before.sheets[shot.seat].hits_mask
        self.shots[count_bits(hit_mask)] += 1
        self.pips += len(shot.pips)
        for space in shot.pips:
            cell = game.book.cells.get(space)
            if cell is not None and hit_mask >> cell & 1:
                self.space_hits[space] += 1
                self.space_rounds[space] += before.round
            elif 0 <= space[0] < game.board.columns and 0 <= space[1] < game.board.rows:
                self.splashes[space] += 1

    def _add_falls(self, game: Game, seat: int) -> None:
        chart, fallen_mask = game.book.chart, 0
        for number, position in _ends_of_rounds(game):
            wrecked_mask = wrecked_by(chart, position.sheets[seat].hits_mask)
            place = 1 + count_bits(fallen_mask)
            for system in _systems_in(wrecked_mask & ~fallen_mask):
                self.falls[system, place] += 1
                self.fall_rounds[system] += number
            fallen_mask = wrecked_mask
        self.sunk += fallen_mask == chart.systems_mask
        for system in _systems_in(chart.systems_mask & ~fallen_mask):
            self.falls[system, AFLOAT] += 1


def added(one: Sightings, other: Sightings) -> Sightings:
    """What was seen in the games of both."""
    return Sightings(*map(add, astuple(one), astuple(other)))


def _ends_of_rounds(game: Game) -> Iterator[tuple[int, Position]]:
    """The number of every round with the position at its end."""
    for before, after in pairwise(game.positions):
        if after.round > before.round:
            yield before.round, after


def _systems_in(mask: SystemsMask) -> list[int]:
    return [system for system in SYSTEMS if mask >> system & 1]


def _use_in(event: Event) -> tuple[int, int] | None:
    """The seat and the system that it uses, 0 for a shot without any; the Propeller is used by rolling."""
    if isinstance(event, Rerolled):
        return event.seat, PROPELLER
    if isinstance(event, Fired) and event.system != PROPELLER:
        return event.seat, event.system
    return None
