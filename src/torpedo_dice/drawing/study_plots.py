"""The figures of a study: how long games last, who wins, what systems do, where hits fall."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from torpedo_dice.drawing.columns import Column, columns_svg, counted
from torpedo_dice.drawing.heat import heat_svg
from torpedo_dice.drawing.ink import Markup
from torpedo_dice.drawing.pages import figure, themed
from torpedo_dice.drawing.plots import Estimate, estimates_svg
from torpedo_dice.drawing.scales import DASH, Figures
from torpedo_dice.drawing.study_words import StudyWords
from torpedo_dice.lab.fast import ranks_of
from torpedo_dice.lab.study import UNKNOWN, BoardStudy, TableStudy
from torpedo_dice.rules.formations import Space

THIRD: Final = 368
FEW: Final = 0.05
"""Fewer misses would be written as none."""


def rounds_figure(each: TableStudy, words: StudyWords) -> Markup:
    """How many rounds the games of a table last."""
    drawn = themed(
        lambda theme: columns_svg(
            shares_of(each.seen.rounds), title=words.table(each.table), axis=words.text("study-of-rounds"),
            figures=words.percents, width=THIRD, theme=theme,
        )
    )  # fmt: skip
    return figure(drawn, words.on(each.table, each.seen.games))


def scores_figure(each: TableStudy, words: StudyWords) -> Markup:
    """What the wins score."""
    text = words.text
    drawn = themed(
        lambda theme: columns_svg(
            in_steps(each.seen.scores), title=text("study-scores"), axis=text("study-score"), figures=words.percents,
            width=THIRD, theme=theme,
        )
    )  # fmt: skip
    return figure(drawn, words.on(each.table, each.seen.scores.total()))


def endings_figure(study: BoardStudy, words: StudyWords) -> Markup:
    """How many games of each table end in a sinking."""
    rows = [Estimate(words.table(each.table), *each.of_ended(each.ended.sunk)) for each in study.tables]
    return _bars(rows, words.text("study-end-sunk"), words, _at_each(study, words))


def edges_figure(study: BoardStudy, words: StudyWords) -> Markup:
    """What the player who begins wins more or less than an even share, at each table."""
    tables = [each for each in study.tables if each.table.players > 1 and each.first_wins != UNKNOWN]
    rows = [Estimate(words.table(each.table), *(value - each.even for value in each.first_wins)) for each in tables]
    drawn = themed(
        lambda theme: estimates_svg(
            rows, title=words.text("study-first"), marks="dots", axis=words.text("study-points"),
            figures=words.points, reference=0, width=THIRD, theme=theme,
        )
    )  # fmt: skip
    return figure(drawn, _at_each(study, words))


def uses_figure(each: TableStudy, words: StudyWords) -> Markup:
    """How often a player uses each system in a game."""
    rows = [Estimate(words.system(system), each.seen.uses[system] / each.seen.sheets) for system in (0, *each.systems)]
    drawn = themed(
        lambda theme: estimates_svg(
            rows, title=words.table(each.table), axis=words.text("study-uses"), figures=words.numbers, least=0,
            width=THIRD, theme=theme,
        )
    )  # fmt: skip
    return figure(drawn, words.on(each.table, each.seen.games))


def hits_figure(each: TableStudy, words: StudyWords) -> Markup:
    """On how many submarines each space was hit."""
    values = {space: share.value for space, share in each.spaces.items()}
    return _heat(each, values, 1.0, words.percents, words.text("study-hit-share"), words)


def hit_rounds_figure(each: TableStudy, words: StudyWords) -> Markup:
    """In which round each space was hit, on average."""
    hits, rounds = each.seen.space_hits, each.seen.space_rounds
    values = {space: rounds[space] / hits[space] for space in each.spaces if hits[space]}
    most = max(values.values(), default=1.0)
    return _heat(each, values, most, words.tenths, words.text("study-hit-round"), words)


def misses_figure(each: TableStudy, words: StudyWords) -> Markup:
    """How many misses of each player fell on each space, where they are more than a few."""
    found = {space: misses / each.seen.sheets for space, misses in each.seen.splashes.items()}
    values = {space: misses for space, misses in found.items() if misses >= FEW}
    return _heat(each, values, max(values.values(), default=1.0), words.tenths, words.text("study-misses"), words)


def solo_endings_figure(each: TableStudy, words: StudyWords) -> Markup:
    """How solo games end: won with each rank, or lost."""
    ended, text = each.ended, words.text
    rows = [
        *((text("study-won", rank=text(f"rank-{rank}")), count) for rank, count in reversed(ranks_of(ended).items())),
        (text("study-lost-skull"), ended.torpedoes),
        (text("study-lost-wrecked"), ended.wrecked),
    ]
    estimates = [Estimate(label, *each.of_ended(count)) for label, count in rows]
    return _bars(estimates, text("study-endings"), words, words.on(each.table, ended.games))


def shares_of(counts: Counter[int]) -> list[Column]:
    """Numbers that came so many times each, as shares of all."""
    total = counts.total()
    return [Column(label, value / total) for label, value in counted(counts.elements())]


def in_steps(scores: Counter[int], most: int = 24) -> list[Column]:
    """Scores as shares of all: all of them are multiples of 5, and shown in broader steps where there are too many."""
    if not scores:
        return []
    low, high = min(scores), max(scores)
    step = next(step for step in (5, 10, 20, 50, 100) if (high - low) // step < most)
    sums = Counter[int]()
    for score, wins in scores.items():
        sums[score // step * step] += wins
    starts = range(low // step * step, high + 1, step)
    labels = [str(start) if step == 5 else f"{start}{DASH}{start + step - 5}" for start in starts]
    return [Column(label, sums[start] / scores.total()) for label, start in zip(labels, starts, strict=True)]


def _bars(rows: Sequence[Estimate], title: str, words: StudyWords, caption: str) -> Markup:
    """Shares as bars from 0 to 100%."""
    drawn = themed(
        lambda theme: estimates_svg(
            rows, title=title, figures=words.whole, least=0, most=1, width=THIRD, theme=theme
        )
    )  # fmt: skip
    return figure(drawn, caption)


def _at_each(study: BoardStudy, words: StudyWords) -> str:
    """How many games the endings of each table rest on."""
    return words.text("study-each", games=words.games(study.tables[0].ended.games))


def _heat(
    each: TableStudy, values: Mapping[Space, float], most: float, figures: Figures, title: str, words: StudyWords
) -> Markup:
    drawn = themed(
        lambda theme: heat_svg(
            each.board, values, title=title, mode=each.table.mode, most=most, figures=figures, theme=theme
        )
    )  # fmt: skip
    return figure(drawn, words.on(each.table, each.seen.games))
