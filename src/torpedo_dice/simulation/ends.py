"""How a game that is over ended, as numbers: the same at a table and in solo."""

from typing import NamedTuple

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.ending import SUNK, rank_of, solo_reason, solo_score, table_reason, table_winners_mask
from torpedo_dice.rules.sheet import Sheet


class End(NamedTuple):
    """Who won, and why; score and rank stand for a solo win, and are -1 otherwise."""

    winners_mask: int
    reason: int
    score: int
    rank: int


def end_of(chart: Chart, sheets: list[Sheet]) -> End:
    """The end of a game with these final sheets; one sheet is a solo game's."""
    if len(sheets) > 1:
        return End(table_winners_mask(chart, sheets), table_reason(chart, sheets), -1, -1)
    reason = solo_reason(chart, sheets[0])
    if reason != SUNK:
        return End(0, reason, -1, -1)
    score = solo_score(chart, sheets[0])
    return End(1, reason, score, rank_of(score))
