"""From one scene to the next: what a choice changes beside the sheets."""

from torpedo_dice.rules.automaton import Automaton
from torpedo_dice.rules.sheet import left_of
from torpedo_dice.simulation.encoding import AIM_STAGE, DRAFT_STAGE, OPTION_STAGE, OVER_STAGE, Scene


def first_scene(first: int) -> Scene:
    """The scene before the first roll of a game that this seat begins."""
    return Scene(DRAFT_STAGE, first, first, 1, 0, 0, 0, 0, 0, 0, 0, 0)


def rolled(scene: Scene, dice: int) -> Scene:
    """The scene with these dice on the table."""
    stage, turn, active, number, _, drafted, rerolled_, acted_mask, system, face, damaged, exploded = scene
    return Scene(stage, turn, active, number, dice, drafted, rerolled_, acted_mask, system, face, damaged, exploded)


def after_draft(scene: Scene, seats: int, face: int) -> Scene:
    """The scene after the seat took a die: the next one drafts, or the active one acts."""
    _, turn, active, number, dice, drafted, rerolled_, acted_mask, system, chosen, damaged, exploded = scene
    dice -= 1 << 8 * (face - 1)
    drafted |= face << 4 * turn
    turn = left_of(turn, seats)
    stage = OPTION_STAGE if turn == active else DRAFT_STAGE
    return Scene(stage, turn, active, number, dice, drafted, rerolled_, acted_mask, system, chosen, damaged, exploded)


def after_reroll(scene: Scene, rolled_face: int) -> Scene:
    """The scene after the seat's Propeller rolled its die to a face: it chooses again."""
    stage, turn, active, number, dice, drafted, rerolled_, acted_mask, system, face, damaged, exploded = scene
    rerolled_ |= rolled_face << 4 * turn
    return Scene(stage, turn, active, number, dice, drafted, rerolled_, acted_mask, system, face, damaged, exploded)


def to_aim(scene: Scene, system: int, face: int) -> Scene:
    """The scene after the seat chose to fire a face with a system, or with none."""
    _, turn, active, number, dice, drafted, rerolled_, acted_mask, _, _, damaged, exploded = scene
    return Scene(AIM_STAGE, turn, active, number, dice, drafted, rerolled_, acted_mask, system, face, damaged, exploded)


def after_action(scene: Scene, seats: int) -> Scene:
    """The scene after the seat fired or switched: the next one acts, unless all have."""
    _, turn, active, number, dice, drafted, rerolled_, acted_mask, _, _, damaged, exploded = scene
    acted_mask |= 1 << turn
    if not all_acted(acted_mask, seats):
        turn = left_of(turn, seats)
    return Scene(OPTION_STAGE, turn, active, number, dice, drafted, rerolled_, acted_mask, 0, 0, damaged, exploded)


def all_acted(acted_mask: int, seats: int) -> bool:
    """Whether the round is over."""
    return acted_mask + 1 == 1 << seats


def next_round(scene: Scene, seats: int, automaton: Automaton) -> Scene:
    """The scene before the next round's roll."""
    active = left_of(scene.active, seats)
    damaged, exploded = automaton
    return Scene(DRAFT_STAGE, active, active, scene.round + 1, 0, 0, 0, 0, 0, 0, damaged, exploded)


def last_scene(scene: Scene, turn: int) -> Scene:
    """The scene of a game that is over; this seat acted last."""
    _, _, active, number, dice, drafted, rerolled_, acted_mask, system, face, damaged, exploded = scene
    return Scene(
        OVER_STAGE, turn, active, number, dice, drafted, rerolled_, acted_mask, system, face, damaged, exploded
    )
