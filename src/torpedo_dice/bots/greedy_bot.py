"""A bot that takes what is worth most now: hits against misses, finished systems, switches while they still pay."""

from collections.abc import Iterator

from torpedo_dice.bots.aim import best_aim
from torpedo_dice.bots.bot import chance_of
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.options import shots_allowed, switches_allowed
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.legality import may_reroll
from torpedo_dice.rules.position import Position, draft
from torpedo_dice.rules.systems import PLAIN, SOLO, kind_of_shot
from torpedo_dice.simulation.greedy_play import damage_cost, switch_worth, use_cost

Choice = tuple[int, Move]
"""What a move is worth, in thousandths of a hit."""


class GreedyBot:
    """Looks one action ahead, and chooses by chance only between equals."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int) -> Move:
        """The move that is worth most now."""
        if game.phase == "roll":
            return Roll(seat)
        choices = drafts if game.phase == "draft" else actions
        found = list(choices(game.book, game.position, seat))
        most = max(worth for worth, _ in found)
        return chance_of(self._seed, game, seat).choice([move for worth, move in found if worth == most])


def ranked_actions(game: Game, seat: int) -> list[Move]:
    """The best move of every option in the action phase: shots and the Propeller's roll by value, then switches."""
    found = sorted(actions(game.book, game.position, seat), key=lambda choice: -choice[0])
    return sorted((move for _, move in found), key=lambda move: isinstance(move, SwitchOn))


def drafts(book: ShotBook, position: Position, seat: int) -> Iterator[Choice]:
    """What each die on the table is worth to a seat: its best action with it."""
    for face in sorted(set(position.pool)):
        after = draft(position, seat, face)
        worth = max(worth for worth, _ in actions(book, after, seat))
        if position.mode == SOLO:
            worth -= damage_cost(after.pool[0], after.sheets[0].wrecked_mask, after.automaton.damaged_mask)
        yield worth, Draft(seat, face)


def actions(book: ShotBook, position: Position, seat: int) -> Iterator[Choice]:
    """What a seat's options are worth: of each the best move."""
    sheet = position.sheets[seat]
    switching = 0
    for system in switches_allowed(book, position, seat):
        worth = switch_worth(book.chart, sheet, system)
        switching = max(switching, worth)
        yield worth, SwitchOn(seat, system)
    for system, face in shots_allowed(book, position, seat):
        worth, pips = best_aim(book, sheet, kind_of_shot(system), face)
        yield worth - use_cost(book.chart, system), Fire(seat, system, face, pips)
    if may_reroll(book.chart, position, seat):
        worths = [best_aim(book, sheet, PLAIN, face).worth for face in range(1, 7)]
        yield sum(max(worth, switching) for worth in worths) // 6, Reroll(seat)
