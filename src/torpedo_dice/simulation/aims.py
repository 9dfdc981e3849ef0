"""What a greedy player looks up and finds: the shots that are worth a look, and the best of them on a sheet.

Worth is counted in thousandths of a hit: whole numbers add up to the same sum in plain and in compiled code.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from torpedo_dice.rules.board import MOST_SPARES
from torpedo_dice.rules.chart import FACES, KINDS, CellsMask, Chart, entry_of
from torpedo_dice.rules.sheet import count_bits, wrecked_by
from torpedo_dice.rules.systems import pips_fired

HIT_WORTH: Final = 1000
WRECK_WORTH: Final = 1400
SUNK_WORTH: Final = 100_000
SKULL_COST: Final = 100_000
"""A skull loses, whatever the shot hits or sinks (R13): nothing outweighs it."""
MOST_PIPS: Final = 7


class Aims(NamedTuple):
    """Shots worth a look, by entry of the chart, as numbers of its effects; and what so many misses cost.

    `cost` stands by `spares * (MOST_PIPS + 1) + misses`.
    """

    shot_start: Sequence[int]
    shot_count: Sequence[int]
    shots: Sequence[int]
    cost: Sequence[int]


class Aimed(NamedTuple):
    """The best shot of a kind and face: its worth, and its number among the chart's effects."""

    worth: int
    shot: int


@lru_cache(maxsize=64)
def make_aims(chart: Chart) -> Aims:
    """The lists for a chart."""
    start, count, shots = [0] * 28, [0] * 28, list[int]()
    for entry in (entry_of(kind, face) for kind in KINDS for face in FACES):
        first = chart.effect_start[entry]
        found = _worthwhile(chart.effect_cells[first : first + chart.effect_count[entry]])
        start[entry], count[entry] = len(shots), len(found)
        shots += [first + number for number in found]
    cost = [_cost(misses, spares) for spares in range(MOST_SPARES + 1) for misses in range(MOST_PIPS + 1)]
    return Aims(tuple(start), tuple(count), tuple(shots), tuple(cost))


def best_shot(chart: Chart, aims: Aims, hits_mask: CellsMask, spares: int, kind: int, face: int) -> Aimed:
    """The best way to lay a shot of a kind and face on what is left of the target."""
    best, chosen = -2 * SKULL_COST, 0
    entry, pips = entry_of(kind, face), pips_fired(kind, face)
    done = count_bits(wrecked_by(chart, hits_mask))
    for at in range(aims.shot_start[entry], aims.shot_start[entry] + aims.shot_count[entry]):
        cells_mask = chart.effect_cells[aims.shots[at]]
        hits = count_bits(cells_mask & ~hits_mask)
        worth = HIT_WORTH * hits - aims.cost[spares * (MOST_PIPS + 1) + pips - hits]
        if hits_mask | cells_mask == chart.target_mask and pips - hits <= spares:
            worth += SUNK_WORTH
        elif worth + WRECK_WORTH * hits > best:
            # Each hit can finish one system at most: most shots need no closer look.
            worth += WRECK_WORTH * (count_bits(wrecked_by(chart, hits_mask | cells_mask)) - done)
        if worth > best:
            best, chosen = worth, aims.shots[at]
    return Aimed(best, chosen)


def _cost(misses: int, spares: int) -> int:
    """What misses cost: the fewer spares are left, the dearer each."""
    if misses > spares:
        return SKULL_COST
    return sum(750 + 2000 // (spares - miss + 1) for miss in range(misses))


def _worthwhile(effects: Sequence[CellsMask]) -> list[int]:
    """The numbers of those effects that no other one covers, and more besides."""
    found: list[int] = []
    holding: dict[int, list[CellsMask]] = {}
    for number in sorted(range(len(effects)), key=lambda number: -count_bits(effects[number])):
        cells = _bits(effects[number])
        # Whatever covers this one holds each of its cells: the rarest will do. One without cells is covered by any.
        rivals = min((holding.get(cell, []) for cell in cells), key=len, default=[0] * len(found))
        if not any(effects[number] & rival == effects[number] for rival in rivals):
            found.append(number)
            for cell in cells:
                holding.setdefault(cell, []).append(effects[number])
    return found


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
