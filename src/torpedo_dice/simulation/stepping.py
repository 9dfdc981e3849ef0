"""Many games side by side, each one action further at every step; the next one follows a game that has ended.

A game depends on the seed and its number alone: slot i of n plays the games i, i + n, i + 2n and so on.
"""

from array import array
from typing import Final, NamedTuple

from torpedo_dice.rules.automaton import Automaton, answered
from torpedo_dice.rules.chart import Chart, entry_of
from torpedo_dice.rules.ending import solo_is_over, table_is_over
from torpedo_dice.rules.sheet import Sheet, count_bits, fire, new_sheet, switch_on, wreck_targets
from torpedo_dice.rules.systems import kind_of_shot, pips_fired
from torpedo_dice.rules.tables import dice_rolled
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.encoding import (
    AIM_STAGE,
    DRAFT_ACTION,
    DRAFT_STAGE,
    FIRE_ACTION,
    OVER_STAGE,
    REROLL_ACTION,
    SHOT_ACTION,
    SWITCH_ACTION,
    Layout,
    Scene,
    face_left_over,
    legal_choices,
    shots_offered,
    write_mask,
    write_observation,
)
from torpedo_dice.simulation.ends import End, end_of
from torpedo_dice.simulation.memory import Floats, Memory, Words
from torpedo_dice.simulation.scenes import (
    after_action,
    after_draft,
    after_reroll,
    all_acted,
    first_scene,
    last_scene,
    next_round,
    rolled,
    to_aim,
)

ILLEGAL: Final = 3
"""The reason of an end that no rule knows: an illegal action. The others are those of `rules.ending`."""
ILLEGAL_REWARD: Final = -1.0
"""What a seat gets for an action that its mask forbids: the game is over then, and nobody else gets anything."""
DRAWN: Final = -1
"""For the first seat: it is drawn."""


class Terms(NamedTuple):
    """What games are played by: the seed, and who begins, or DRAWN.

    `by_score`: a solo win earns a hundredth of its score. `waiting`: the next game begins at the step after an end,
    whatever is chosen in it, and not in the same step.
    """

    seed: int
    first: int
    by_score: bool
    waiting: bool


class Slot(NamedTuple):
    """What is kept of a game beside its scene and sheets: its number, where chance stands, and what is offered."""

    game: int
    chance: int
    choices: int
    shots: int


class Ending(NamedTuple):
    """How a game ended; score and rank stand for a solo win, and are -1 otherwise."""

    winners_mask: int
    reason: int
    rounds: int
    score: int
    rank: int


class Batch(NamedTuple):
    """Games side by side, and what the last step showed of each.

    `rewards` has one for every seat. `endings` and `finals` (what the seat that acted last saw at the end) are of the
    last game that ended there. `table` is scratch.
    """

    scenes: list[Scene]
    slots: list[Slot]
    sheets: list[Sheet]
    table: list[Sheet]
    observations: Memory
    masks: Memory
    turns: Words
    rewards: Floats
    terminations: Memory
    endings: Words
    finals: Memory


def new_batch(chart: Chart, layout: Layout, games: int) -> Batch:
    """Room for so many games; `reset_many` begins them."""
    sheet, seats, size = new_sheet(chart), layout.seats, layout.observation_size
    return Batch(
        scenes=[first_scene(0)] * games,
        slots=[Slot(0, 0, 0, 0)] * games,
        sheets=[sheet] * seats * games,
        table=[sheet] * seats,
        observations=_room(games * size),
        masks=_room(games * layout.actions),
        turns=array("q", bytes(8 * games)),
        rewards=array("d", bytes(8 * seats * games)),
        terminations=_room(games),
        endings=array("q", bytes(8 * len(Ending._fields) * games)),
        finals=_room(games * size),
    )


def _room(size: int) -> Memory:
    return memoryview(bytearray(size))


def reset_many(chart: Chart, layout: Layout, batch: Batch, terms: Terms, afresh: bool) -> None:  # noqa: FBT001
    """Begin the first game in every slot, or the next one."""
    for slot in range(len(batch.scenes)):
        game = slot if afresh else batch.slots[slot].game + len(batch.scenes)
        batch.terminations[slot] = 0
        _reward_nobody(batch, slot)
        scene, chance = begun(chart, batch, terms, slot, game)
        _show(chart, layout, batch, slot, scene, chance, game)


def step_many(chart: Chart, layout: Layout, batch: Batch, terms: Terms, actions: Words) -> None:
    """Let the seat to choose in every game take an action, whatever number it is."""
    for slot in range(len(batch.scenes)):
        _step(chart, layout, batch, terms, slot, actions[slot])


def is_offered(slot: Slot, action: int) -> bool:
    """Whether an action, any number, is legal."""
    if action < SHOT_ACTION:
        return action >= 0 and slot.choices >> action & 1 == 1
    return action < SHOT_ACTION + slot.shots


def _step(chart: Chart, layout: Layout, batch: Batch, terms: Terms, slot: int, action: int) -> None:
    _reward_nobody(batch, slot)
    scene, chance, game = batch.scenes[slot], batch.slots[slot].chance, batch.slots[slot].game
    waited = scene.stage == OVER_STAGE
    legal = is_offered(batch.slots[slot], action)
    if not waited and legal:
        scene, chance = _taken(chart, batch, slot, scene, chance, action)
    elif not waited:
        scene = last_scene(scene, scene.turn)
    over = scene.stage == OVER_STAGE and not waited
    batch.terminations[slot] = over
    if over:
        settle(chart, layout, batch, terms, slot, scene, legal)
    if waited or (over and not terms.waiting):
        game += len(batch.scenes)
        scene, chance = begun(chart, batch, terms, slot, game)
    _show(chart, layout, batch, slot, scene, chance, game)


def _reward_nobody(batch: Batch, slot: int) -> None:
    seats = len(batch.table)
    for seat in range(seats):
        batch.rewards[slot * seats + seat] = 0.0


def begun(chart: Chart, batch: Batch, terms: Terms, slot: int, game: int) -> tuple[Scene, int]:
    """The scene before a game's first roll, and where its chance stands."""
    seats = len(batch.table)
    for seat in range(seats):
        batch.sheets[slot * seats + seat] = new_sheet(chart)
    chance = seeded(terms.seed, game)
    if terms.first != DRAWN or seats == 1:
        return first_scene(max(0, terms.first)), chance
    chance = advanced(chance)
    return first_scene(below(chance, seats)), chance


def _taken(chart: Chart, batch: Batch, slot: int, scene: Scene, chance: int, action: int) -> tuple[Scene, int]:
    """The scene after a legal action, and where chance stands."""
    if action == REROLL_ACTION:
        chance = advanced(chance)
        return after_reroll(scene, 1 + below(chance, 6)), chance
    seats = len(batch.table)
    scene = _chosen(chart, batch.sheets, slot * seats, seats, scene, action)
    if all_acted(scene.acted_mask, seats):
        scene = round_ended(chart, batch, slot, scene)
    return scene, chance


def _chosen(chart: Chart, sheets: list[Sheet], at: int, seats: int, scene: Scene, action: int) -> Scene:
    """The scene after a legal action that rolls no dice; shots and switches are written on the seat's sheet."""
    sheet = sheets[at + scene.turn]
    if scene.stage == DRAFT_STAGE:
        return after_draft(scene, seats, action - DRAFT_ACTION + 1)
    if scene.stage == AIM_STAGE:
        kind = kind_of_shot(scene.system)
        shot = chart.effect_start[entry_of(kind, scene.face)] + action - SHOT_ACTION
        sheets[at + scene.turn] = fire(sheet, scene.system, chart.effect_cells[shot], pips_fired(kind, scene.face))
        return after_action(scene, seats)
    if action >= SWITCH_ACTION:
        sheets[at + scene.turn] = switch_on(sheet, action - SWITCH_ACTION + 1)
        return after_action(scene, seats)
    option = action - FIRE_ACTION
    return to_aim(scene, option // 6, option % 6 + 1)


def round_ended(chart: Chart, batch: Batch, slot: int, scene: Scene) -> Scene:
    """The scene before the next round, or the game's last one; what a round's end writes is written on the sheets."""
    sheets, table, seats = batch.sheets, batch.table, len(batch.table)
    at = slot * seats
    automaton = Automaton(scene.damaged_mask, scene.exploded_mask)
    if seats == 1:
        sheets[at], automaton = answered(chart, sheets[at], automaton, face_left_over(scene.dice))
        over = solo_is_over(chart, sheets[at])
    else:
        for seat in range(seats):
            table[seat] = sheets[at + seat]
        wreck_targets(chart, table)
        for seat in range(seats):
            sheets[at + seat] = table[seat]
        over = table_is_over(chart, table)
    following = next_round(scene, seats, automaton)
    return last_scene(following, scene.turn) if over else following


def settle(
    chart: Chart,
    layout: Layout,
    batch: Batch,
    terms: Terms,
    slot: int,
    scene: Scene,
    legal: bool,  # noqa: FBT001
) -> None:
    """Write down how a game ended, what each seat gets for it, and the last that was to be seen."""
    seats = layout.seats
    at = slot * seats
    for seat in range(seats):
        batch.table[seat] = batch.sheets[at + seat]
    end = end_of(chart, batch.table) if legal else End(0, ILLEGAL, -1, -1)
    ending = Ending(end.winners_mask, end.reason, scene.round - 1, end.score, end.rank)
    for number in range(len(ending)):
        batch.endings[slot * len(ending) + number] = ending[number]
    if not legal:
        batch.rewards[at + scene.turn] = ILLEGAL_REWARD
    share = ending.score / 100 if terms.by_score else 1 / max(1, count_bits(ending.winners_mask))
    for seat in range(seats):
        if ending.winners_mask >> seat & 1:
            batch.rewards[at + seat] = share
    start = slot * layout.observation_size
    write_observation(chart, layout, scene, batch.sheets, at, scene.turn, batch.finals, start)


def _show(chart: Chart, layout: Layout, batch: Batch, slot: int, scene: Scene, chance: int, game: int) -> None:
    """Roll if no dice are on the table; keep the game, and write down what is to be seen and what may be done."""
    if scene.dice == 0 and scene.stage != OVER_STAGE:
        dice = 0
        for _ in range(dice_rolled(layout.seats)):
            chance = advanced(chance)
            dice += 1 << 8 * below(chance, 6)
        scene = rolled(scene, dice)
    at, turn = slot * layout.seats, scene.turn
    choices, shots = legal_choices(chart, layout, scene, batch.sheets[at + turn]), shots_offered(chart, scene)
    batch.scenes[slot] = scene
    batch.slots[slot] = Slot(game, chance, choices, shots)
    batch.turns[slot] = turn
    write_mask(layout, choices, shots, batch.masks, slot * layout.actions)
    start = slot * layout.observation_size
    write_observation(chart, layout, scene, batch.sheets, at, turn, batch.observations, start)
