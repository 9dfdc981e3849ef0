"""The best way to lay a shot, by a plain count of what it hits, costs and finishes."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.chart import CellsMask, Chart
from torpedo_dice.rules.formations import Pattern
from torpedo_dice.rules.sheet import Sheet, count_bits, wrecked_by

WRECK_VALUE: Final = 1.4
SUNK_VALUE: Final = 100.0
SKULL_VALUE: Final = -100.0
"""A skull loses, whatever the shot hits: hits cannot outweigh it."""


class Aimed(NamedTuple):
    """A shot laid where it is worth most, in hits."""

    value: float
    pips: Pattern


def miss_cost(spares: int) -> float:
    """What a miss costs, in hits, with so many spares left before it: the fewer, the dearer."""
    return 0.75 + 2 / (spares + 1)


def best_aim(book: ShotBook, sheet: Sheet, kind: int, face: int) -> Aimed:
    """The best way to lay a shot of a kind and face on what is left of the target."""
    return _best_aim(book, sheet.hits_mask, sheet.spares, kind, face)


@lru_cache(maxsize=65_536)
def _best_aim(book: ShotBook, hits_mask: CellsMask, spares: int, kind: int, face: int) -> Aimed:
    best = Aimed(SKULL_VALUE * 2, ())
    wrecked = count_bits(wrecked_by(book.chart, hits_mask))
    for cells_mask, pips in _worthwhile(book, kind, face).items():
        hits = count_bits(cells_mask & ~hits_mask)
        value = hits - _cost(len(pips) - hits, spares)
        if value + WRECK_VALUE * hits <= best.value:
            continue
        value += _finishing(book.chart, hits_mask | cells_mask, wrecked)
        if value > best.value:
            best = Aimed(value, pips)
    return best


@lru_cache(maxsize=1024)
def _worthwhile(book: ShotBook, kind: int, face: int) -> Mapping[CellsMask, Pattern]:
    """One shot for each set of cells that no other shot of the same pips covers and more besides."""
    found: dict[CellsMask, Pattern] = {}
    shots = sorted(book.effects(kind, face).items(), key=lambda shot: -count_bits(shot[0]))
    for cells_mask, pips in shots:
        if not any(cells_mask & other == cells_mask for other in found):
            found[cells_mask] = pips
    return found


def _cost(misses: int, spares: int) -> float:
    if misses > spares:
        return -SKULL_VALUE
    return sum(miss_cost(spares - miss) for miss in range(misses))


def _finishing(chart: Chart, hits_mask: CellsMask, wrecked: int) -> float:
    if hits_mask == chart.target_mask:
        return SUNK_VALUE
    return WRECK_VALUE * (count_bits(wrecked_by(chart, hits_mask)) - wrecked)
