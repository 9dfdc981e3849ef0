"""What a seat may do now, and why not. The one place that refuses; whoever asks first may show it in any language."""

from torpedo_dice.errors import IllegalMove
from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.formations import Pattern, patterns
from torpedo_dice.rules.position import (
    ACTION,
    DRAFT,
    OPPONENT,
    OVER,
    ROLL,
    Position,
    opponents_faces_mask,
    opponents_shot,
    phase_of,
    seat_to_draft,
)
from torpedo_dice.rules.sheet import left_of, switchable_mask, working_mask
from torpedo_dice.rules.systems import (
    ARTILLERY,
    NO_SYSTEM,
    PERISCOPE,
    PROPELLER,
    WINDOWS,
    FacesMask,
    SystemsMask,
    faces_given,
    has_switch,
    may_roll_again,
    ways_to_fire_mask,
)
from torpedo_dice.rules.tables import dice_rolled

_NOT_NOW = {ROLL: "turn-roll", DRAFT: "turn-draft", ACTION: "turn-action", OPPONENT: "turn-opponent", OVER: "over"}


def may_act(position: Position, phase: int, seat: int) -> bool:
    """Whether a seat may move now: the active one rolls, one drafts after the other, then any that has not acted."""
    if not 0 <= seat < len(position.sheets):
        return False
    if phase == ACTION:
        return not position.acted_mask >> seat & 1
    if phase == DRAFT:
        return seat == seat_to_draft(position)
    return phase == ROLL and seat == position.active


def seat_in_turn(position: Position, phase: int) -> int | None:
    """The seat that is expected to move: the first clockwise from the active one that may."""
    seat = position.active
    for _ in position.sheets:
        if may_act(position, phase, seat):
            return seat
        seat = left_of(seat, len(position.sheets))
    return None


def seats_to_act(position: Position, phase: int) -> tuple[int, ...]:
    """The seats that may move now, clockwise from the active one: the first is the one that is expected."""
    seats = len(position.sheets)
    clockwise = [(position.active + step) % seats for step in range(seats)]
    return tuple([seat for seat in clockwise if may_act(position, phase, seat)])


def usable_mask(chart: Chart, position: Position, seat: int) -> SystemsMask:
    """The options of a seat that would fire: bit 0 for firing unmodified, a bit for each system that may be used."""
    return ways_to_fire_mask(working_mask(chart, position.sheets[seat]), position.rerolled[seat] > 0)


def may_reroll(chart: Chart, position: Position, seat: int) -> bool:
    """Whether the Propeller may roll the die of a seat that is to act again."""
    return may_roll_again(working_mask(chart, position.sheets[seat]), position.rerolled[seat] > 0)


def faces_to_fire(position: Position, seat: int, system: int) -> FacesMask:
    """The faces that a seat may fire with a system, or with NO_SYSTEM."""
    if system == PROPELLER:
        return 1 << position.rerolled[seat]
    return faces_given(system, position.drafted[seat], opponents_faces_mask(position, seat))


def fault_of_roll(chart: Chart, position: Position, seat: int) -> IllegalMove | None:
    """Why a seat cannot roll now."""
    return _fault_of_turn(chart, position, seat, ROLL)


def fault_of_dice(position: Position, dice: tuple[int, ...]) -> IllegalMove | None:
    """Why these cannot be the dice of a roll."""
    expected = dice_rolled(len(position.sheets))
    if len(dice) != expected:
        return IllegalMove("dice-count", count=len(dice), expected=expected)
    return next((fault for face in dice if (fault := fault_of_face(face))), None)


def fault_of_face(face: int) -> IllegalMove | None:
    """Why a die cannot show this."""
    return None if 1 <= face <= 6 else IllegalMove("die-face", face=face)


def fault_of_draft(chart: Chart, position: Position, seat: int, face: int) -> IllegalMove | None:
    """Why a seat cannot take a die with this face now."""
    fault = _fault_of_turn(chart, position, seat, DRAFT)
    if fault is None and face not in position.pool:
        return IllegalMove("draft-missing", face=face, dice=" ".join(map(str, position.pool)))
    return fault


def fault_of_reroll(chart: Chart, position: Position, seat: int) -> IllegalMove | None:
    """Why a seat's Propeller cannot roll its die again now."""
    fault = _fault_of_turn(chart, position, seat, ACTION)
    if fault is None and position.rerolled[seat]:
        return IllegalMove("system-rerolled", face=position.rerolled[seat])
    return fault or _fault_of_use(chart, position, seat, PROPELLER)


def fault_of_shot(chart: Chart, position: Position, seat: int, system: int, face: int) -> IllegalMove | None:
    """Why a seat cannot fire this face with this system now, wherever the pips lie."""
    fault = _fault_of_turn(chart, position, seat, ACTION) or _fault_of_number(system, NO_SYSTEM)
    if fault is not None:
        return fault
    if not usable_mask(chart, position, seat) >> system & 1:
        if position.rerolled[seat]:
            return IllegalMove("system-rerolled", face=position.rerolled[seat])
        return _fault_of_use(chart, position, seat, system) or IllegalMove("system-reroll-first")
    if not 1 <= face <= 6 or not faces_to_fire(position, seat, system) >> face & 1:
        return _fault_of_given_face(position, seat, system, face)
    return None


def fault_of_pips(kind: int, face: int, pips: Pattern) -> IllegalMove:
    """Why pips that are no placement of a face are none: beside the grid (R9), or no pattern of it (R17)."""
    left, top = min((pip[0] for pip in pips), default=0), min((pip[1] for pip in pips), default=0)
    if tuple((column - left, row - top) for column, row in pips) in patterns(kind, face):
        return IllegalMove("shot-off-grid")
    return IllegalMove("shot-formation", face=face)


def fault_of_switch(chart: Chart, position: Position, seat: int, system: int) -> IllegalMove | None:
    """Why a seat cannot switch a system on now."""
    fault = _fault_of_turn(chart, position, seat, ACTION) or _fault_of_number(system, PERISCOPE)
    if fault is not None:
        return fault
    sheet = position.sheets[seat]
    if switchable_mask(chart, sheet) >> system & 1:
        return None
    if chart.training:
        return IllegalMove("switch-training")
    if not has_switch(system):
        return IllegalMove("switch-none", system=system)
    wrecked = sheet.wrecked_mask >> system & 1
    return IllegalMove("switch-wrecked" if wrecked else "switch-on", system=system)


def fault_of_opponent(chart: Chart, position: Position, face: int, system: int) -> IllegalMove | None:
    """Why the automaton cannot have fired this face at this system (NO_SYSTEM: missed) now."""
    now = phase_of(chart, position)
    if now != OPPONENT:
        return IllegalMove(_NOT_NOW[now])
    if (face, system) != opponents_shot(chart, position):
        due_face, due_system = opponents_shot(chart, position)
        return IllegalMove("opponent-other", face=due_face, number=due_system)
    return None


def _fault_of_number(system: int, least: int) -> IllegalMove | None:
    return None if least <= system <= PROPELLER else IllegalMove("system-unknown", number=system)


def _fault_of_turn(chart: Chart, position: Position, seat: int, phase: int) -> IllegalMove | None:
    if not 0 <= seat < len(position.sheets):
        return IllegalMove("seat-unknown", seat=seat)
    now = phase_of(chart, position)
    if now != phase:
        return IllegalMove(_NOT_NOW[now])
    if may_act(position, now, seat):
        return None
    return IllegalMove("turn-acted" if now == ACTION else "turn-seat", seat=seat)


def _fault_of_use(chart: Chart, position: Position, seat: int, system: int) -> IllegalMove | None:
    sheet = position.sheets[seat]
    if working_mask(chart, sheet) >> system & 1:
        return None
    if not chart.systems_mask >> system & 1:
        return IllegalMove("system-mode", system=system)
    if sheet.wrecked_mask >> system & 1:
        return IllegalMove("system-wrecked", system=system)
    if chart.training:
        return IllegalMove("system-spent", system=system)
    return IllegalMove("system-panel" if system in {ARTILLERY, WINDOWS} else "system-off", system=system)


def _fault_of_given_face(position: Position, seat: int, system: int, face: int) -> IllegalMove:
    if system == NO_SYSTEM:
        return IllegalMove("face-plain", face=face, drafted=position.drafted[seat])
    return IllegalMove("face-given", face=face, system=system, drafted=position.drafted[seat])
