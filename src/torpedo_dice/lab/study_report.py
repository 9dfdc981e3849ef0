"""A study as plain data, for other programs: every share and mean comes with its 95% interval; null is not known."""

from collections.abc import Mapping
from math import isfinite

from torpedo_dice.game.names import RANK_NAMES, SYSTEM_NAMES
from torpedo_dice.game.notation import space_text
from torpedo_dice.lab.facts import facts_of
from torpedo_dice.lab.intervals import Share, share
from torpedo_dice.lab.judgement import Finding, can_judge_endings, can_judge_moves, findings_of
from torpedo_dice.lab.sightings import AFLOAT
from torpedo_dice.lab.study import UNKNOWN, BoardStudy, TableStudy

Data = dict[str, object]


def report_of(study: BoardStudy) -> Data:
    """The study as a document."""
    plan, facts = study.plan, facts_of(study.plan.board)
    return {
        "board": plan.board.name,
        "bot": plan.bot,
        "seed": plan.seed,
        "games": plan.games,
        "drawing": {
            "spaces": {SYSTEM_NAMES[system]: count for system, count in facts.spaces.items()},
            "columns": facts.columns,
            "rows": facts.rows,
            "density": facts.density,
        },
        "judged": {"endings": can_judge_endings(study), "moves": can_judge_moves(study)},
        "warnings": [_warning(finding) for finding in findings_of(study)],
        "tables": [_table(each) for each in study.tables],
    }


def _warning(finding: Finding) -> Data:
    return {
        "key": finding.key,
        "values": {name: _value(name, value) for name, value in finding.values.items()},
        "systems": [SYSTEM_NAMES[system] for system in finding.systems],
        "spaces": [space_text(space) for space in finding.spaces],
        "tables": [table._asdict() for table in finding.tables],
    }


def _value(name: str, value: float) -> float | str:
    return RANK_NAMES[int(value)] if name == "rank" else value


def _table(each: TableStudy) -> Data:
    ended, seen = each.ended, each.seen
    document: Data = {
        **each.table._asdict(),
        "games": seen.games,
        "ended_games": ended.games,
        "rounds": _interval(each.rounds),
        "lengths": _counts(seen.rounds),
        "sunk": _interval(each.of_ended(ended.sunk)),
        "torpedoes": _interval(each.skulls),
        "shots": _counts(seen.shots),
        "pips": seen.pips,
        "spares_left": _interval(each.spares_left),
        "systems": {SYSTEM_NAMES[system]: _system(each, system) for system in each.systems},
        "spaces": {space_text(space): _space(each, space, hit) for space, hit in each.spaces.items()},
        "misses": {space_text(space): seen.splashes[space] for space in sorted(seen.splashes)},
    }
    return document | (_solo(each) if each.table.players == 1 else _winners(each))


def _winners(each: TableStudy) -> Data:
    wins = each.seen.place_wins
    return {
        "first_wins": _interval(each.first_wins),
        "even": each.even,
        "places": [_interval(share(wins[place], wins.total())) for place in range(each.table.players)],
        "shared": _interval(each.of_ended(each.ended.shared)),
        "nobody": _interval(each.of_ended(each.ended.nobody)),
    }


def _solo(each: TableStudy) -> Data:
    ended = each.ended
    ranks = {"lieutenant": ended.lieutenants, "captain": ended.captains, "admiral": ended.admirals}
    return {
        "wrecked": _interval(each.of_ended(ended.wrecked)),
        "score": ended.score / ended.sunk if ended.sunk else None,
        "scores": _counts(each.seen.scores),
        "ranks": {rank: _interval(each.of_wins(count)) for rank, count in ranks.items()},
    }


def _system(each: TableStudy, system: int) -> Data:
    seen = each.seen
    fallen, switched = seen.sheets - seen.falls[system, AFLOAT], seen.switched[system]
    places = range(1, len(each.systems) + 1)
    return {
        "uses": seen.uses[system] / seen.sheets,
        "users": _interval(each.of_sheets(seen.users[system])),
        "switched": _interval(each.of_sheets(switched)),
        "switched_round": seen.switched_rounds[system] / switched if switched else None,
        "fallen": _interval(each.of_sheets(fallen)),
        "fallen_round": seen.fall_rounds[system] / fallen if fallen else None,
        "places": [each.fallen_at(system, place).value for place in places],
    }


def _space(each: TableStudy, space: tuple[int, int], hit: Share) -> Data:
    hits = each.seen.space_hits[space]
    return {"hit": _interval(hit), "round": each.seen.space_rounds[space] / hits if hits else None}


def _interval(found: Share) -> Data:
    known = {name: value if isfinite(value) else None for name, value in found._asdict().items()}
    return known | {"value": None} if found == UNKNOWN else known


def _counts(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(number): counts[number] for number in sorted(counts)}
