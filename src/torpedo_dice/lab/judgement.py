"""What makes a board lopsided: each finding with the tables where it shows and the number that shows it.

A finding that rests on games is made only where there are enough of them, and the whole 95% interval lies beyond the
limit: few games cry no wolf. Playouts are games too: lengths, endings and winners can be judged where the rest cannot.
The limits are held against the standard board, which has no finding; what it comes to stands beside each.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from torpedo_dice.game.names import RANK_NAMES
from torpedo_dice.lab.facts import Facts, facts_of
from torpedo_dice.lab.fast import ranks_of
from torpedo_dice.lab.intervals import Share, share
from torpedo_dice.lab.study import BoardStudy, Table, TableStudy
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.systems import SYSTEMS

CROWDED: Final = 0.8
"""Of the rectangle around the submarine: shots hit wherever they lie, and aiming is no art. Standard: 0.31."""
ROOM_FOR_SHOTS: Final = 3
"""Columns and rows: on anything smaller most shots overhang, however dense it is."""
SHORT: Final = 6.0
"""Rounds: a system that is switched on in the second round is used twice at most. Standard: 8.7 to 13.1."""
LONG: Final = 25.0
"""Rounds: at two minutes each, most of an hour. Standard: 8.7 to 13.1."""
EDGE: Final = 0.12
"""Of decided games: one in eight is won or lost by who begins. The first die of the last round is worth having, so that
no board is quite even: 0.08 is the most on the standard board."""
MANY_SKULLS: Final = 0.5
"""Of games: most end without a sinking. Standard: 0.02 at the most."""
IDLE_SPARES: Final = 0.6
"""Of all spare torpedoes left over, and hardly a skull filled in any game. Standard: 0.4 at the most."""
NO_SKULLS: Final = 0.005
"""Of games. Standard: 0.002 at the least, but with few torpedoes left."""
SCATTERED: Final = 1.5
"""Hits in a shot: most pips have nothing to hit. Standard: 3."""
MANY_SHARED: Final = 0.2
"""Of games. Standard: 0.11 at the most."""
MANY_LOST: Final = 0.1
"""Of games that nobody wins, where skulls are not too many already. Standard: 0.001."""
FIRST: Final = 0.85
"""Of targets: everybody knows which system falls first. Standard: 0.62 at the most."""
LAST: Final = 0.9
"""Of targets: everybody knows which system is safe. Standard: 0.58 at the most."""
UNUSED: Final = 0.003
"""Of players: not one in 300 ever uses it. Standard: 0.01 for the Propeller, which the greedy bot does not care for."""
MISSED: Final = 0.5
"""Of what a space is hit on average: a space that is left out. Standard: 0.67 at the least."""
MOSTLY_HIT: Final = 0.5
"""Of targets, on average: where less is hit, whole parts of the submarine are left over, and other findings say why."""
HARD: Final = 0.4
EASY: Final = 0.98
"""Of solo games won: a bot that knows no plan should not lose most of them, nor be unable to. Standard: 0.95."""
ONE_RANK: Final = 0.95
"""Of solo wins: the rank says nothing any more. Standard: 0.57."""
LEAST_GAMES: Final = 10
"""With fewer, intervals are too sure: sheets of one game depend on each other, and few lengths say little of others."""
LOOKED_INTO: Final = frozenset(
    {"scattered", "spares-idle", "system-unused", "system-first", "system-last", "spaces-missed"}
)
"""What playouts do not count: these rest on the games that were looked into move by move."""


class Finding(NamedTuple):
    """Something that is lopsided, with the systems or spaces that it is about.

    The values are those of the first table, where it is worst. Without tables, it is about the drawing, or about all.
    """

    key: str
    values: Mapping[str, float]
    tables: tuple[Table, ...] = ()
    systems: tuple[int, ...] = ()
    spaces: tuple[Space, ...] = ()


class _Seen(NamedTuple):
    """A table where something shows, how badly, and its numbers."""

    table: Table
    badness: float
    values: dict[str, float]


def findings_of(study: BoardStudy) -> list[Finding]:
    """Everything that is lopsided, the drawing first."""
    facts = facts_of(study.plan.board)
    found = [*_of_lengths(study), *_of_winners(study), *_of_spares(study)]
    found += [*_of_systems(study, facts), *_of_spaces(study), *_of_solo(study)]
    of_games = (finding for finding in found if finding is not None)
    return [*_of_drawing(facts), *(finding for finding in of_games if _has_games(finding, study))]


def can_judge_moves(study: BoardStudy) -> bool:
    """Whether enough games were looked into for all that only they show."""
    return all(each.seen.games >= LEAST_GAMES for each in study.tables)


def can_judge_endings(study: BoardStudy) -> bool:
    """Whether enough games, playouts or not, were counted for lengths, endings and winners."""
    return all(each.ended.games >= LEAST_GAMES for each in study.tables)


def _has_games(finding: Finding, study: BoardStudy) -> bool:
    return can_judge_moves(study) if finding.key in LOOKED_INTO else can_judge_endings(study)


def _of_drawing(facts: Facts) -> Iterator[Finding]:
    single = tuple(system for system, spaces in facts.spaces.items() if spaces == 1)
    if single:
        yield Finding("system-single", {}, systems=single)
    for system in SYSTEMS:
        if facts.is_large(system):
            values = {"spaces": facts.spaces[system], "all": facts.all_spaces}
            yield Finding("system-large", values, systems=(system,))
    if facts.density > CROWDED and min(facts.columns, facts.rows) >= ROOM_FOR_SHOTS:
        yield Finding("crowded", {"share": facts.density})


def _of_lengths(study: BoardStudy) -> Iterator[Finding | None]:
    yield _worst("short", (_below(each, each.rounds, SHORT, "rounds") for each in study.tables))
    yield _worst("long", (_above(each, each.rounds, LONG, "rounds") for each in study.tables))
    yield _worst("scattered", (_below(each, each.hits_in_shot, SCATTERED, "hits") for each in study.tables))


def _of_winners(study: BoardStudy) -> Iterator[Finding | None]:
    yield _worst("first-ahead", (_ahead(each) for each in study.tables))
    yield _worst("first-behind", (_behind(each) for each in study.tables))
    shared = ((each, each.of_ended(each.ended.shared)) for each in study.tables)
    yield _worst("shared-many", (_above(each, found, MANY_SHARED, "share") for each, found in shared))


def _of_spares(study: BoardStudy) -> Iterator[Finding | None]:
    spares = study.plan.board.spares
    skulls = ((each, each.skulls) for each in study.tables)
    many = _worst("skulls-many", (_above(each, found, MANY_SKULLS, "share", spares=spares) for each, found in skulls))
    yield many
    yield _worst("spares-idle", (_idle(each, spares) for each in study.tables))
    others = [each for each in study.tables if each.table.players > 1 and not (many and each.table in many.tables)]
    lost = ((each, each.of_ended(each.ended.nobody)) for each in others)
    yield _worst("nobody-many", (_above(each, found, MANY_LOST, "share") for each, found in lost))


def _of_systems(study: BoardStudy, facts: Facts) -> Iterator[Finding | None]:
    unused = tuple(system for system in SYSTEMS if study.users(system).high < UNUSED)
    if unused:
        yield Finding("system-unused", {}, systems=unused)
    for system in SYSTEMS:
        tables = [each for each in study.tables if system in each.systems]
        # That they fall so is what a single space, or most of all spaces, must lead to.
        if facts.spaces[system] > 1:
            first = _worst("system-first", (_above(each, each.fallen_at(system, 1), FIRST, "share") for each in tables))
            yield first and first._replace(systems=(system,))
        if not facts.is_large(system):
            last = _worst("system-last", (_above(each, each.last(system), LAST, "share") for each in tables))
            yield last and last._replace(systems=(system,))


def _of_spaces(study: BoardStudy) -> Iterator[Finding | None]:
    missed = {each.table: _missed(each) for each in study.tables}
    worst = _worst("spaces-missed", (found for spaces in missed.values() for found in spaces.values()))
    if worst:
        spaces = sorted({space for found in missed.values() for space in found}, key=lambda space: space[::-1])
        yield worst._replace(spaces=tuple(spaces))


def _missed(study: TableStudy) -> dict[Space, _Seen]:
    """The spaces that are hit far more rarely than the others."""
    hits = study.spaces
    average = sum(found.value for found in hits.values()) / len(hits)
    if average < MOSTLY_HIT:
        return {}
    limit = MISSED * average
    missed = ((space, _below(study, found, limit, "share", average=average)) for space, found in hits.items())
    return {space: seen for space, seen in missed if seen is not None}


def _of_solo(study: BoardStudy) -> Iterator[Finding | None]:
    solo = study.at("solo", 1)
    wins = solo.of_ended(solo.ended.sunk)
    yield _worst("solo-hard", [_below(solo, wins, HARD, "share")])
    yield _worst("solo-easy", [_above(solo, wins, EASY, "share")])
    ranks = [*ranks_of(solo.ended).values()]
    most = max(range(len(RANK_NAMES)), key=ranks.__getitem__)
    yield _worst("ranks-alike", [_above(solo, share(ranks[most], sum(ranks)), ONE_RANK, "share", rank=most)])


def _worst(key: str, seen: Iterable[_Seen | None]) -> Finding | None:
    """One finding for all tables where something shows, the worst of them first."""
    found = sorted((each for each in seen if each is not None), key=lambda each: -each.badness)
    tables = tuple(dict.fromkeys(each.table for each in found))
    return Finding(key, found[0].values, tables) if found else None


def _above(study: TableStudy, found: Share, limit: float, name: str, **more: float) -> _Seen | None:
    return _Seen(study.table, found.value, {name: found.value, **more}) if found.low > limit else None


def _below(study: TableStudy, found: Share, limit: float, name: str, **more: float) -> _Seen | None:
    return _Seen(study.table, -found.value, {name: found.value, **more}) if found.high < limit else None


def _ahead(study: TableStudy) -> _Seen | None:
    wins, even = study.first_wins, study.even
    badness = wins.value - even
    return _Seen(study.table, badness, {"share": wins.value, "even": even}) if wins.low - even > EDGE else None


def _behind(study: TableStudy) -> _Seen | None:
    wins, even = study.first_wins, study.even
    badness = even - wins.value
    return _Seen(study.table, badness, {"share": wins.value, "even": even}) if even - wins.high > EDGE else None


def _idle(study: TableStudy, spares: int) -> _Seen | None:
    left = study.spares_left
    if study.skulls.high < NO_SKULLS and left.low > IDLE_SPARES * spares:
        return _Seen(study.table, left.value, {"left": left.value, "spares": spares})
    return None
