"""What an agent sees and may choose, as bytes: observations and masks of legal actions, version 1.

An action is one choice: a die, then what to do with it, then, after a choice to fire, where. Observations are written
from the point of view of any seat; everything in this game is open. `fields_of` lists what stands where.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from torpedo_dice.rules.automaton import DAMAGE_SPACES
from torpedo_dice.rules.board import MOST_SPARES, MOST_USES
from torpedo_dice.rules.chart import FACES, Chart, entry_of
from torpedo_dice.rules.sheet import Sheet, count_bits, left_of, switchable_mask, working_mask
from torpedo_dice.rules.systems import (
    FINS,
    NO_SYSTEM,
    PROPELLER,
    SYSTEMS,
    FacesMask,
    faces_given,
    kind_of_shot,
    may_roll_again,
    ways_to_fire_mask,
)
from torpedo_dice.rules.tables import MOST_SEATS
from torpedo_dice.simulation.memory import Memory, copy_bytes, put_word

ENCODING_VERSION: Final = 1

DRAFT_STAGE: Final = 0
OPTION_STAGE: Final = 1
AIM_STAGE: Final = 2
OVER_STAGE: Final = 3

DRAFT_ACTION: Final = 0
"""From here on: take a die, a 1 to a 6."""
FIRE_ACTION: Final = 6
"""From here on: fire with no system or one, six faces for each; with the Propeller once it has rolled."""
REROLL_ACTION: Final = 54
SWITCH_ACTION: Final = 55
"""From here on: switch on a system, the Periscope first."""
SHOT_ACTION: Final = 62
"""From here on: the shots of the kind and face that were chosen, in the chart's order."""

_HEADER: Final = (
    ("stage", 1, OVER_STAGE),
    ("distance", 1, MOST_SEATS - 1),
    ("system", 1, PROPELLER),
    ("face", 1, 6),
    ("round", 1, 255),
    ("dice", 6, MOST_SEATS + 1),
)
_SEAT: Final = (
    ("working", 7, 1),
    ("switched", 7, 1),
    ("wrecked", 7, 1),
    ("drafted", 1, 6),
    ("rerolled", 1, 6),
    ("acted", 1, 1),
    ("spares", 1, MOST_SPARES),
    ("skull", 1, 1),
    ("artillery_uses", 1, MOST_USES),
    ("windows_uses", 1, MOST_USES),
)
_SOLO: Final = (("damage", 7, DAMAGE_SPACES), ("explosions", 7, 1), ("die_left", 1, 6))
HEADER_SIZE: Final = sum(size for _, size, _ in _HEADER)
SEAT_SIZE: Final = sum(size for _, size, _ in _SEAT)
"""Bytes for each seat beside its target's cells."""
SOLO_SIZE: Final = sum(size for _, size, _ in _SOLO)


class Scene(NamedTuple):
    """A moment in which a seat has to choose; the sheets stand beside it.

    `turn` is the seat to choose; once the game is over, the one that acted last. `dice` counts the dice on the table, a
    byte for each face; `drafted` and `rerolled` are a face for each seat, in 4 bits. `system` and `face` are what the
    seat has chosen to fire and still has to aim.
    """

    stage: int
    turn: int
    active: int
    round: int
    dice: int
    drafted: int
    rerolled: int
    acted_mask: int
    system: int
    face: int
    damaged_mask: int
    exploded_mask: int


class Layout(NamedTuple):
    """The sizes of observations and masks, and tables to write them.

    `options` holds the choices of a seat as one bit for each action, but for Fins and switches: by working systems (bit
    0: the Propeller has rolled) and face. `spread` has a byte for each bit. `ramp` is ones, then zeros, as many of each
    as there can be shots.
    """

    seats: int
    cells: int
    shots: int
    actions: int
    observation_size: int
    options: Sequence[int]
    spread: Sequence[int]
    ramp: Memory


class Field(NamedTuple):
    """What some bytes of an observation hold: numbers from 0 to `most`; `seat` counts clockwise from the viewer."""

    name: str
    seat: int | None
    offset: int
    size: int
    most: int


@lru_cache(maxsize=64)
def layout_of(chart: Chart, seats: int) -> Layout:
    """The layout of a chart for so many seats; one seat plays solo."""
    cells, shots = count_bits(chart.target_mask), max(chart.effect_count)
    size = HEADER_SIZE + seats * (SEAT_SIZE + cells) + (SOLO_SIZE if seats == 1 else 0)
    options = [_options(key >> 3, key & 7) for key in range(2048)]
    spread = [sum(1 << 8 * bit for bit in range(8) if mask >> bit & 1) for mask in range(256)]
    ramp = memoryview(bytes([1] * shots + [0] * shots))
    return Layout(seats, cells, shots, SHOT_ACTION + shots, size, tuple(options), tuple(spread), ramp)


def _options(working: int, face: int) -> int:
    """The actions with a face that is no die's are of no use, and never looked up."""
    if face not in FACES:
        return 0
    rolled = working & 1 == 1
    choices = 1 << REROLL_ACTION if may_roll_again(working, rolled) else 0
    for system in (NO_SYSTEM, *SYSTEMS):
        if ways_to_fire_mask(working, rolled) >> system & 1 and system != FINS:
            choices |= _faces_to_fire(system, faces_given(system, face, 0))
    return choices


def _faces_to_fire(system: int, faces_mask: FacesMask) -> int:
    return faces_mask >> 1 << FIRE_ACTION + 6 * system


def packed_dice(faces: Sequence[int]) -> int:
    """So many dice, counted by face: a byte for each."""
    return sum(1 << 8 * (face - 1) for face in faces)


def packed_faces(faces: Sequence[int]) -> int:
    """A face for each seat, or 0, in 4 bits."""
    return sum(face << 4 * seat for seat, face in enumerate(faces))


def face_at(faces: int, seat: int) -> int:
    """The face of a seat, or 0."""
    return faces >> 4 * seat & 7


def face_left_over(dice: int) -> int:
    """The face of the only die on the table."""
    return 1 + (count_bits(dice - 1) >> 3)


def legal_choices(chart: Chart, layout: Layout, scene: Scene, sheet: Sheet) -> int:
    """The legal actions before the shots, one bit for each; the sheet is that of the seat to choose."""
    if scene.stage == DRAFT_STAGE:
        marks = (scene.dice | scene.dice >> 1 | scene.dice >> 2) & 0x0101_0101_0101
        return (marks | marks >> 7 | marks >> 14 | marks >> 21 | marks >> 28 | marks >> 35) & 0b11_1111
    if scene.stage != OPTION_STAGE:
        return 0
    working = working_mask(chart, sheet)
    choices = switchable_mask(chart, sheet) >> 1 << SWITCH_ACTION
    rerolled = face_at(scene.rerolled, scene.turn)
    if rerolled:
        return choices | layout.options[(working | 1) << 3 | rerolled]
    drafted = face_at(scene.drafted, scene.turn)
    choices |= layout.options[working << 3 | drafted]
    if working >> FINS & 1:
        choices |= _faces_to_fire(FINS, faces_given(FINS, drafted, _opponents_faces_mask(layout, scene)))
    return choices


def _opponents_faces_mask(layout: Layout, scene: Scene) -> FacesMask:
    """What all others drafted; solo, the die left over is the opponent's (R11)."""
    if layout.seats == 1:
        return 1 << face_left_over(scene.dice)
    others = scene.drafted & ~(15 << 4 * scene.turn)
    mask = 0
    for seat in range(layout.seats):
        mask |= 1 << face_at(others, seat)
    return mask & ~1


def shots_offered(chart: Chart, scene: Scene) -> int:
    """The number of shots that the seat to choose may aim; 0 in another stage."""
    if scene.stage != AIM_STAGE:
        return 0
    return chart.effect_count[entry_of(kind_of_shot(scene.system), scene.face)]


def write_mask(layout: Layout, choices: int, shots: int, memory: Memory, start: int) -> None:
    """Write a one for every legal action, and a zero for all others."""
    for at in range(0, 64, 8):
        put_word(memory, start + at, layout.spread[choices >> at & 255])
    copy_bytes(memory, start + SHOT_ACTION, layout.ramp, layout.shots - shots, layout.shots)


def write_observation(
    chart: Chart,
    layout: Layout,
    scene: Scene,
    sheets: Sequence[Sheet],
    at: int,
    viewer: int,
    memory: Memory,
    start: int,
) -> None:
    """Write what a seat sees; `sheets[at]` is that of seat 0.

    Words run over into what is written after them; the last word of all ends where the observation does.
    """
    seats = layout.seats
    distance = viewer - scene.active if viewer >= scene.active else viewer - scene.active + seats
    rounds = min(255, scene.round)
    put_word(memory, start, scene.stage | distance << 8 | scene.system << 16 | scene.face << 24 | rounds << 32)
    put_word(memory, start + 5, scene.dice)
    place = start + HEADER_SIZE
    seat = viewer
    for _ in range(seats):
        _write_seat(chart, layout, scene, sheets[at + seat], seat, memory, place)
        place += layout.cells + SEAT_SIZE
        seat = left_of(seat, seats)
    if seats == 1:
        _write_solo(layout, scene, sheets[at], memory, place)


def _write_seat(
    chart: Chart, layout: Layout, scene: Scene, sheet: Sheet, seat: int, memory: Memory, place: int
) -> None:
    spread = layout.spread
    hits_mask, spares, skull, switched_mask, wrecked_mask, artillery_uses, windows_uses = sheet
    for cell in range(0, layout.cells, 8):
        put_word(memory, place + cell, spread[hits_mask >> cell & 255])
    place += layout.cells
    put_word(memory, place, spread[working_mask(chart, sheet) >> 1])
    put_word(memory, place + 7, spread[switched_mask >> 1])
    put_word(memory, place + 14, spread[wrecked_mask >> 1])
    faces = face_at(scene.drafted, seat) << 8 | face_at(scene.rerolled, seat) << 16
    used = (scene.acted_mask >> seat & 1) << 24 | artillery_uses << 48 | windows_uses << 56
    put_word(memory, place + 20, wrecked_mask >> PROPELLER | faces | used | spares << 32 | skull << 40)


def _write_solo(layout: Layout, scene: Scene, sheet: Sheet, memory: Memory, place: int) -> None:
    spread = layout.spread
    left = face_left_over(scene.dice) if scene.drafted else 0
    # The second crossed space wrecks: a wrecked system has two.
    put_word(memory, place, spread[scene.damaged_mask >> 1] + spread[sheet.wrecked_mask >> 1])
    put_word(memory, place + 7, spread[scene.exploded_mask >> 1] | left << 56)


def fields_of(layout: Layout) -> list[Field]:
    """What stands where in an observation, in order, without a gap."""
    parts: list[tuple[int | None, tuple[tuple[str, int, int], ...]]] = [(None, _HEADER)]
    parts += [(seat, (("hits", layout.cells, 1), *_SEAT)) for seat in range(layout.seats)]
    parts += [(None, _SOLO)] if layout.seats == 1 else []
    found: list[Field] = []
    offset = 0
    for seat, part in parts:
        for name, size, most in part:
            found.append(Field(name, seat, offset, size, most))
            offset += size
    return found
