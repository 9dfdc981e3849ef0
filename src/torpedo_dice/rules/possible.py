"""Whether a position that somebody made up can be one of a game, so that it can be played on."""

from collections.abc import Iterator

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.position import Position, is_over
from torpedo_dice.rules.sheet import Sheet, left_of, new_sheet, wrecked_by
from torpedo_dice.rules.systems import MISSION, PROPELLER, SOLO, SWITCHES_MASK, TRAINING
from torpedo_dice.rules.tables import dice_rolled, fault_of_table


def impossible_part(chart: Chart, position: Position) -> str | None:
    """The first part of a position that cannot be, by its name; None for a possible position.

    What a game leads to is always possible; not everything that is possible can be reached.
    """
    return next((part for part, holds in _parts(chart, position) if not holds), None)


def _parts(chart: Chart, position: Position) -> Iterator[tuple[str, bool]]:
    seats = len(position.sheets)
    yield "mode", position.mode in {TRAINING, MISSION, SOLO} and (position.mode == TRAINING) is chart.training
    yield "round", position.round > 0
    yield "sheets", fault_of_table(position.mode, seats) is None
    yield "active", 0 <= position.active < seats
    yield "pool", all(1 <= face <= 6 for face in position.pool)
    yield "drafted", all(0 <= face <= 6 for face in position.drafted)
    yield "rerolled", all(0 <= face <= 6 for face in position.rerolled)
    yield "drafted", len(position.drafted) == len(position.rerolled) == seats and _drafted_in_turn(position)
    yield "pool", _pool_holds(position)
    yield "acted", _acted_hold(position)
    yield "rerolled", _rerolls_hold(chart, position)
    yield "sheets", all(_sheet_holds(chart, sheet) for sheet in position.sheets)
    if position.mode == SOLO:
        yield "automaton", _automaton_holds(chart, position)
    else:
        yield "sheets", _wrecks_hold(chart, position)
    yield "pool", not position.pool or not _was_over(chart, position)


def _drafted_in_turn(position: Position) -> bool:
    """Whether those who drafted are the first clockwise from the active seat; nobody has before the roll."""
    seats = len(position.sheets)
    taken = [position.drafted[(position.active + step) % seats] > 0 for step in range(seats)]
    return taken == sorted(taken, reverse=True) and (bool(position.pool) or not any(taken))


def _pool_holds(position: Position) -> bool:
    seats = len(position.sheets)
    return not position.pool or len(position.pool) == dice_rolled(seats) - sum(face > 0 for face in position.drafted)


def _acted_hold(position: Position) -> bool:
    """Whether only seats have acted, after everybody drafted, and not all of a table: that would end the round."""
    seats = len(position.sheets)
    everybody = (1 << seats) - 1
    if position.acted_mask and 0 in position.drafted:
        return False
    return 0 <= position.acted_mask <= everybody and (position.mode == SOLO or position.acted_mask != everybody)


def _rerolls_hold(chart: Chart, position: Position) -> bool:
    return all(
        not face or (0 not in position.drafted and not chart.training and sheet.switched_mask >> PROPELLER & 1 == 1)
        for face, sheet in zip(position.rerolled, position.sheets, strict=True)
    )


def _sheet_holds(chart: Chart, sheet: Sheet) -> bool:
    full = new_sheet(chart)
    return (
        not sheet.hits_mask & ~chart.target_mask
        and 0 <= sheet.spares <= full.spares
        and not (sheet.skull and sheet.spares)
        and not sheet.switched_mask & ~(0 if chart.training else SWITCHES_MASK)
        and not sheet.wrecked_mask & ~chart.systems_mask
        and 0 <= sheet.artillery_uses <= full.artillery_uses
        and 0 <= sheet.windows_uses <= full.windows_uses
    )


def _wrecks_hold(chart: Chart, position: Position) -> bool:
    """Whether every wreck stems from the right neighbour's hits; who has acted may have done more, unwritten yet."""
    seats = len(position.sheets)
    for seat, sheet in enumerate(position.sheets):
        done = wrecked_by(chart, sheet.hits_mask)
        written = position.sheets[left_of(seat, seats)].wrecked_mask
        if written & ~done or (written != done and not position.acted_mask >> seat & 1):
            return False
    return True


def _automaton_holds(chart: Chart, position: Position) -> bool:
    damaged_mask, exploded_mask = position.automaton
    done = wrecked_by(chart, position.sheets[0].hits_mask)
    return (
        not damaged_mask & ~chart.systems_mask
        and not position.sheets[0].wrecked_mask & ~damaged_mask
        and (exploded_mask == done or (position.acted_mask > 0 and not exploded_mask & ~done))
    )


def _was_over(chart: Chart, position: Position) -> bool:
    """Whether the game had ended before these dice were rolled, by what nobody has added to in this round."""
    if position.mode == SOLO:
        own = position.sheets[0].wrecked_mask == chart.systems_mask
        return own or (not position.acted_mask and is_over(chart, position))
    idle = [sheet for seat, sheet in enumerate(position.sheets) if not position.acted_mask >> seat & 1]
    return any(sheet.skull or sheet.hits_mask == chart.target_mask for sheet in idle)
