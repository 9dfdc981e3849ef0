"""The best shots of a kind and face as the greedy player sees them, with the pips that a move needs."""

from functools import lru_cache
from typing import NamedTuple

from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.chart import CellsMask, entry_of
from torpedo_dice.rules.formations import Pattern
from torpedo_dice.rules.sheet import Sheet
from torpedo_dice.simulation.aims import best_shot, make_aims


class Aim(NamedTuple):
    """A shot laid where it is worth most, in thousandths of a hit."""

    worth: int
    pips: Pattern


def best_aim(book: ShotBook, sheet: Sheet, kind: int, face: int) -> Aim:
    """The best way to lay a shot of a kind and face on what is left of the target."""
    return _best_aim(book, sheet.hits_mask, sheet.spares, kind, face)


@lru_cache(maxsize=65_536)
def _best_aim(book: ShotBook, hits_mask: CellsMask, spares: int, kind: int, face: int) -> Aim:
    worth, shot = best_shot(book.chart, make_aims(book.chart), hits_mask, spares, kind, face)
    return Aim(worth, _pips(book, kind, face)[shot - book.chart.effect_start[entry_of(kind, face)]])


@lru_cache(maxsize=1024)
def _pips(book: ShotBook, kind: int, face: int) -> tuple[Pattern, ...]:
    return tuple(book.effects(kind, face).values())
