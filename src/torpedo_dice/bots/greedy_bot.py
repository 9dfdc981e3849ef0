"""A bot that takes what is worth most now: hits against misses, finished systems, switches while they still pay."""

from collections.abc import Iterator
from typing import Final

from torpedo_dice.bots.aim import best_aim
from torpedo_dice.bots.bot import chance_of
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.options import shots_allowed
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.automaton import system_hit
from torpedo_dice.rules.legality import may_reroll
from torpedo_dice.rules.position import Position, draft
from torpedo_dice.rules.sheet import count_bits, switch_on, switchable_mask, working_mask
from torpedo_dice.rules.systems import ARTILLERY, PLAIN, SOLO, WINDOWS, kind_of_shot

SWITCH_VALUE: Final = {1: 3.2, 3: 5.2, 4: 3.2, 5: 4.4, 7: 3.2}
"""What a switch is worth on an untouched target, in hits: found by search, as the other weights were, in games against
itself (Training, Mission) and solo."""
PANEL_VALUE: Final = 1.0
"""What it adds when Artillery or Windows begin to work through it."""
LIMITED_USE_VALUE: Final = 0.6
"""What one of the few uses of Artillery and Windows in Training is worth."""
DAMAGE_COST: Final = 0.6
WRECK_COST: Final = 1.6

Choice = tuple[float, Move]


class GreedyBot:
    """Looks one action ahead, and chooses by chance only between equals."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, game: Game, seat: int) -> Move:
        """The move that is worth most now."""
        if game.phase == "roll":
            return Roll(seat)
        choices = _drafts if game.phase == "draft" else _actions
        found = list(choices(game.book, game.position, seat))
        most = max(value for value, _ in found)
        return chance_of(self._seed, game, seat).choice([move for value, move in found if value == most])


def ranked_actions(game: Game, seat: int) -> list[Move]:
    """The best move of every option in the action phase: shots and the Propeller's roll by value, then switches."""
    found = sorted(_actions(game.book, game.position, seat), key=lambda choice: -choice[0])
    return sorted((move for _, move in found), key=lambda move: isinstance(move, SwitchOn))


def _drafts(book: ShotBook, position: Position, seat: int) -> Iterator[Choice]:
    for face in sorted(set(position.pool)):
        after = draft(position, seat, face)
        value = max(value for value, _ in _actions(book, after, seat))
        if position.mode == SOLO:
            value -= _damage(after)
        yield value, Draft(seat, face)


def _actions(book: ShotBook, position: Position, seat: int) -> Iterator[Choice]:
    sheet = position.sheets[seat]
    best_switch = 0.0
    for value, move in _switches(book, position, seat):
        best_switch = max(best_switch, value)
        yield value, move
    for system, face in shots_allowed(book, position, seat):
        value, pips = best_aim(book, sheet, kind_of_shot(system), face)
        limited = book.chart.training and system in {ARTILLERY, WINDOWS}
        yield value - LIMITED_USE_VALUE * limited, Fire(seat, system, face, pips)
    if may_reroll(book.chart, position, seat):
        values = [best_aim(book, sheet, PLAIN, face).value for face in range(1, 7)]
        yield sum(max(value, best_switch) for value in values) / 6, Reroll(seat)


def _switches(book: ShotBook, position: Position, seat: int) -> Iterator[Choice]:
    """Switches are worth less, the less there is left to hit."""
    chart, sheet = book.chart, position.sheets[seat]
    left = 1 - count_bits(sheet.hits_mask) / count_bits(chart.target_mask)
    works_mask = working_mask(chart, sheet)
    for system, value in SWITCH_VALUE.items():
        if switchable_mask(chart, sheet) >> system & 1:
            opened_mask = working_mask(chart, switch_on(sheet, system)) & ~works_mask & ~(1 << system)
            yield left * (value + PANEL_VALUE * count_bits(opened_mask)), SwitchOn(seat, system)


def _damage(position: Position) -> float:
    """What the automaton's next shot costs."""
    wrecked_mask = position.sheets[0].wrecked_mask
    system = system_hit(position.pool[0], wrecked_mask, exploded=False)
    return WRECK_COST if position.automaton.damaged_mask >> system & 1 else DAMAGE_COST
