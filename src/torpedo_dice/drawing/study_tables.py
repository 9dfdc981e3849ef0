"""The tables of a study: the exact numbers behind its figures, with their intervals."""

from collections import Counter
from typing import Final

from torpedo_dice.drawing.ink import Markup, Theme, mixed, sign_colour
from torpedo_dice.drawing.pages import cell, table, themed
from torpedo_dice.drawing.scales import DASH, Figures
from torpedo_dice.drawing.study_words import StudyWords
from torpedo_dice.lab.facts import Facts, Reach
from torpedo_dice.lab.intervals import Share, share
from torpedo_dice.lab.sightings import AFLOAT
from torpedo_dice.lab.study import UNKNOWN, BoardStudy, TableStudy
from torpedo_dice.rules.chart import FACES
from torpedo_dice.rules.systems import ARTILLERY, ENGINE, NO_SYSTEM, SYSTEMS, WINDOWS, has_switch, kind_of_shot

MIDDLE: Final = (0.1, 0.9)
"""The ends of where four fifths of all games lie."""


def endings_table(study: BoardStudy, words: StudyWords) -> Markup:
    """Length and ending at every table."""
    keys = (
        *("study-plays", "study-rounds", "study-middle", "study-sunk", "study-skull", "study-wrecked"),
        *("study-shared", "study-nobody", "study-spares", "study-hits"),
    )
    rows = [(words.table(each.table), _endings(each, words)) for each in study.tables]
    games, ended = (words.games(count) for count in (study.plan.games, study.tables[0].ended.games))
    caption = words.text("study-endings-table", games=games, ended=ended)
    return table(caption, list(map(words.text, keys)), rows)


def places_table(study: BoardStudy, words: StudyWords) -> Markup:
    """Who wins, by the order of the first round."""
    tables = [each for each in study.tables if each.table.players > 1]
    seats = range(max(each.table.players for each in tables))
    heads = [words.text("study-plays"), words.text("study-begins"), *(str(seat + 1) for seat in seats[1:])]
    rows = [(words.table(each.table), [_place(each, seat, words) for seat in seats]) for each in tables]
    return table(words.text("study-places", games=words.games(study.plan.games)), heads, rows)


def systems_table(study: BoardStudy, facts: Facts, words: StudyWords) -> Markup:
    """What is known of every system."""
    mission, training, solo = study.at("mission", 2), study.at("training", 2), study.at("solo", 1)
    text, modes = words.text, [words.text(f"mode-{each.table.mode}") for each in (training, mission, solo)]
    heads = [text("study-system"), text("study-spaces"), *(text("study-used", mode=mode) for mode in modes)]
    heads += map(text, ("study-switched", "study-switched-round", "study-fallen", "study-fallen-round"))
    rows = [
        (
            words.system(system),
            [
                cell(words.count(facts.spaces[system])),
                *(_users(each, system, words) for each in (training, mission, solo)),
                *_switching(mission, system, words),
                *_falling(mission, system, words),
            ],
        )
        for system in SYSTEMS
    ]
    caption = text("study-systems-table", table=words.table(mission.table), games=words.games(study.plan.games))
    return table(caption, heads, rows)


def falls_table(each: TableStudy, words: StudyWords) -> Markup:
    """How often each system fell at each place, the more often the brighter."""
    places = [*range(1, len(each.systems) + 1), AFLOAT]
    names = [words.text("study-system"), *map(str, places[:-1]), words.text("study-afloat")]
    caption = words.on(each.table, each.seen.games)
    return themed(
        lambda theme: table(
            caption, names,
            [
                (words.system(system), [_shaded(each.fallen_at(system, place), words, theme) for place in places])
                for system in by_fall(each)
            ],
        )
    )  # fmt: skip


def reach_table(facts: Facts, words: StudyWords) -> Markup:
    """What each face can hit, alone and with the systems that change a shot."""
    kinds = {kind_of_shot(system): system for system in (NO_SYSTEM, ARTILLERY, ENGINE, WINDOWS)}
    heads = [words.text("study-die"), *(words.system(system) for system in kinds.values())]
    rows = [(str(face), [_reach(facts.reach[kind, face], words) for kind in kinds]) for face in FACES]
    return table(words.text("study-reach"), heads, rows)


def by_fall(each: TableStudy) -> list[int]:
    """The systems, those that fall first at the top."""
    return sorted(each.systems, key=lambda system: _mean_place(each, system))


def _mean_place(each: TableStudy, system: int) -> float:
    """The mean place of a system; one that stayed afloat counts as the last."""
    last = len(each.systems)
    return sum((place or last) * each.seen.falls[system, place] for place in range(last + 1))


def _endings(each: TableStudy, words: StudyWords) -> list[Markup]:
    ended, alone = each.ended, each.table.players == 1
    low, high = (_quantile(each.seen.rounds, part) for part in MIDDLE)
    return [
        _measured(each.rounds, words.finer, words),
        cell(f"{low} {DASH} {high}"),
        *(_measured(each.of_ended(count), words.percents, words) for count in (ended.sunk, ended.torpedoes)),
        _measured(each.of_ended(ended.wrecked), words.percents, words) if alone else cell(DASH),
        cell(DASH) if alone else _measured(each.of_ended(ended.shared), words.percents, words),
        cell(DASH) if alone else _measured(each.of_ended(ended.nobody), words.percents, words),
        _measured(each.spares_left, words.finer, words),
        _measured(each.hits_in_shot, words.finer, words),
    ]


def _place(each: TableStudy, seat: int, words: StudyWords) -> Markup:
    if seat >= each.table.players:
        return cell("")
    wins = each.seen.place_wins
    return _measured(share(wins[seat], wins.total()), words.percents, words)


def _users(each: TableStudy, system: int, words: StudyWords) -> Markup:
    if system not in each.systems:
        return cell(DASH)
    return cell(words.percent(each.of_sheets(each.seen.users[system]).value))


def _switching(each: TableStudy, system: int, words: StudyWords) -> list[Markup]:
    switched = each.seen.switched[system]
    if not has_switch(system):
        return [cell(DASH), cell(DASH)]
    mean = words.number(each.seen.switched_rounds[system] / switched) if switched else DASH
    return [cell(words.percent(each.of_sheets(switched).value)), cell(mean)]


def _falling(each: TableStudy, system: int, words: StudyWords) -> list[Markup]:
    fallen = each.seen.sheets - each.seen.falls[system, AFLOAT]
    mean = words.number(each.seen.fall_rounds[system] / fallen) if fallen else DASH
    return [cell(words.percent(each.of_sheets(fallen).value)), cell(mean)]


def _shaded(found: Share, words: StudyWords, theme: Theme) -> Markup:
    ground = mixed(theme.water, theme.brass, found.value)
    said = words.percents.tick(found.value) if found.value else ""
    return cell(said, kind="shade", style=f"background:{ground};color:{sign_colour(ground)}")


def _reach(reach: Reach, words: StudyWords) -> Markup:
    return cell(words.count(reach.hits), words.text("study-ways", ways=reach.ways) if reach.hits else "")


def _measured(found: Share, figures: Figures, words: StudyWords) -> Markup:
    if found == UNKNOWN:
        return cell(DASH)
    return cell(figures.exact(found.value), words.between(found, figures))


def _quantile(counts: Counter[int], part: float) -> int:
    """The number that so great a part of all numbers does not exceed."""
    left = part * counts.total()
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return max(counts)
