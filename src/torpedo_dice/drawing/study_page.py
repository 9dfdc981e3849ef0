"""The page of a study: what is lopsided first, then every figure, then how it was found out."""

from typing import TYPE_CHECKING

from torpedo_dice.drawing.boards import board_svg
from torpedo_dice.drawing.ink import Markup, escaped
from torpedo_dice.drawing.pages import figure, figures, listed, page, tag, themed
from torpedo_dice.drawing.study_plots import (
    edges_figure,
    endings_figure,
    hit_rounds_figure,
    hits_figure,
    misses_figure,
    rounds_figure,
    scores_figure,
    solo_endings_figure,
    uses_figure,
)
from torpedo_dice.drawing.study_tables import (
    by_fall,
    endings_table,
    falls_table,
    places_table,
    reach_table,
    systems_table,
)
from torpedo_dice.drawing.study_words import StudyWords
from torpedo_dice.game.names import MODES
from torpedo_dice.lab.facts import facts_of
from torpedo_dice.lab.judgement import Finding, findings_of
from torpedo_dice.lab.study import BoardStudy
from torpedo_dice.rules.tables import seats_of

if TYPE_CHECKING:
    from torpedo_dice.translations.catalogue import Catalogue


def study_page(study: BoardStudy, text: "Catalogue", command: str) -> str:
    """A study as one HTML file; `command` is what gives the same study again."""
    words = StudyWords(text)
    board = study.plan.board
    return page(
        text.language,
        text("study-title", name=board.name),
        *_head(study, words),
        *_lengths(study, words),
        *_beginning(study, words),
        *_systems(study, words),
        *_heat(study, words),
        *_falls(study, words),
        *_solo(study, words),
        *_drawing(study, words),
        *_made(study, words, command),
    )


def summary(study: BoardStudy, words: StudyWords) -> list[str]:
    """The study in a few sentences."""
    text, mission, training = words.text, study.at("mission", 2), study.at("training", 2)
    firsts = [study.at("mission", players).first_wins for players in seats_of(MODES["mission"])]
    two, three, four = map(words.share, firsts)
    sunk, skulls = mission.of_ended(mission.ended.sunk).value, mission.skulls.value
    order = by_fall(mission)
    used = max(mission.systems, key=lambda system: mission.seen.uses[system])
    lengths = [words.number(each.rounds.value) for each in (mission, training)]
    return [
        text("study-in-length", mission=lengths[0], training=lengths[1]),
        text("study-in-ends", sunk=words.percent(sunk), skulls=words.percent(skulls)),
        text("study-in-first", two=two, three=three, four=four),
        text("study-in-systems", used=text.system(used), first=text.system(order[0]), last=text.system(order[-1])),
        _summary_of_solo(study, words),
    ]


def _summary_of_solo(study: BoardStudy, words: StudyWords) -> str:
    ended = study.at("solo", 1).ended
    if not ended.sunk:
        return words.text("study-in-solo-lost")
    won, score = words.percent(ended.sunk / ended.games), words.number(ended.score / ended.sunk)
    return words.text("study-in-solo", won=won, score=score)


def _head(study: BoardStudy, words: StudyWords) -> list[Markup]:
    text, board = words.text, study.plan.board
    drawn = figure(themed(lambda theme: board_svg(board, text=text, theme=theme)), "")
    told = [tag("h2", text("study-short")), listed(summary(study, words)), *_warnings(study, words)]
    return [
        tag("h1", board.name),
        tag("p", text("study-subtitle"), "aside"),
        tag("div", [drawn, tag("div", told)], "beside top"),
    ]


def _warnings(study: BoardStudy, words: StudyWords) -> list[Markup]:
    found = findings_of(study)
    said = [tag("ul", [_warning(finding, words) for finding in found], "warnings")] if found else []
    verdict = words.verdict(study, warned=bool(found))
    said += [tag("p", verdict, "fair")] if verdict else []
    return [tag("h2", words.text("study-warnings")), *said]


def _warning(finding: Finding, words: StudyWords) -> Markup:
    said = [
        tag("p", [tag("strong", words.finding(finding))]),
        tag("p", words.advice(finding)),
        tag("p", words.where(finding), "aside small"),
    ]
    return tag("li", said if finding.tables else said[:2])


def _lengths(study: BoardStudy, words: StudyWords) -> list[Markup]:
    drawn = [rounds_figure(study.at(mode, 2), words) for mode in ("mission", "training")]
    return [
        tag("h2", words.text("study-length")),
        figures("third", *drawn, endings_figure(study, words)),
        endings_table(study, words),
    ]


def _beginning(study: BoardStudy, words: StudyWords) -> list[Markup]:
    return [
        tag("h2", words.text("study-first")),
        tag("p", words.text("study-about-first")),
        tag("div", [figures("third", edges_figure(study, words)), places_table(study, words)], "beside led"),
    ]


def _systems(study: BoardStudy, words: StudyWords) -> list[Markup]:
    tables = (study.at("mission", 2), study.at("training", 2), study.at("solo", 1))
    return [
        tag("h2", words.text("study-systems")),
        tag("p", words.text("study-about-systems")),
        figures("third", *(uses_figure(each, words) for each in tables)),
        systems_table(study, facts_of(study.plan.board), words),
    ]


def _heat(study: BoardStudy, words: StudyWords) -> list[Markup]:
    mission = study.at("mission", 2)
    return [
        tag("h2", words.text("study-heat")),
        tag("p", words.text("study-about-heat")),
        figures("half", *(figure_of(mission, words) for figure_of in (hits_figure, hit_rounds_figure, misses_figure))),
    ]


def _falls(study: BoardStudy, words: StudyWords) -> list[Markup]:
    tables = (study.at("mission", 2), study.at("training", 2))
    return [
        tag("h2", words.text("study-falls")),
        tag("p", words.text("study-about-falls")),
        tag("div", [falls_table(each, words) for each in tables], "beside"),
    ]


def _solo(study: BoardStudy, words: StudyWords) -> list[Markup]:
    solo = study.at("solo", 1)
    drawn = [figure_of(solo, words) for figure_of in (rounds_figure, solo_endings_figure, scores_figure)]
    return [tag("h2", words.text("study-solo")), figures("third", *drawn)]


def _drawing(study: BoardStudy, words: StudyWords) -> list[Markup]:
    facts = facts_of(study.plan.board)
    numbers = {"spaces": facts.all_spaces, "columns": facts.columns, "rows": facts.rows}
    about = words.text("study-about-drawing", density=words.percents.tick(facts.density), **numbers)
    return [tag("h2", words.text("study-drawing")), tag("p", about), reach_table(facts, words)]


def _made(study: BoardStudy, words: StudyWords, command: str) -> list[Markup]:
    text, plan = words.text, study.plan
    games, ended = (words.games(count) for count in (plan.games, study.tables[0].ended.games))
    return [
        tag("h2", text("study-made")),
        tag("p", text("study-about-bot", bot=plan.bot)),
        tag("p", text("study-about-games", games=games, ended=ended)),
        tag("p", text("study-about-numbers")),
        tag("p", [escaped(text("study-about-again")), Markup(" "), tag("code", command)]),
    ]
