"""What a seat sees of a real game, in the bytes of the encoding; everything in this game is open."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from torpedo_dice.envs.actions import Aim
from torpedo_dice.envs.stepwise import StepwiseGame
from torpedo_dice.simulation.encoding import (
    AIM_STAGE,
    DRAFT_STAGE,
    OPTION_STAGE,
    OVER_STAGE,
    Layout,
    Scene,
    packed_dice,
    packed_faces,
    write_observation,
)

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
"""Gymnasium samples by masks of this type, and of no other."""


def observed(layout: Layout, stepwise: StepwiseGame, viewer: int, turn: int | None = None) -> Bytes:
    """The game as a seat sees it, while the seat in turn has to choose, or another one that may."""
    return written(layout, stepwise, scene_of(stepwise, turn), viewer)


def written(layout: Layout, stepwise: StepwiseGame, scene: Scene, viewer: int) -> Bytes:
    """A scene of a game as a seat sees it."""
    memory, game = memoryview(bytearray(layout.observation_size)), stepwise.game
    write_observation(game.book.chart, layout, scene, game.position.sheets, 0, viewer, memory, 0)
    return np.frombuffer(memory, np.uint8)


def mask_of(size: int, actions: Sequence[int]) -> Mask:
    """A mask with ones for these of so many actions."""
    found = np.zeros(size, np.int8)
    found[list(actions)] = 1
    return found


def scene_of(stepwise: StepwiseGame, turn: int | None = None) -> Scene:
    """The moment in which a game stands for the seat that has to choose."""
    position = stepwise.game.position
    # Nobody has to choose once it is over; the seat that is named then is not looked at.
    chooser = turn if turn is not None else stepwise.game.turn or 0
    aim = stepwise.aims.get(chooser, Aim(0, 0))
    return Scene(
        _stage(stepwise, chooser),
        chooser,
        position.active,
        position.round,
        packed_dice(position.pool),
        packed_faces(position.drafted),
        packed_faces(position.rerolled),
        position.acted_mask,
        aim.system,
        aim.face,
        *position.automaton,
    )


def _stage(stepwise: StepwiseGame, chooser: int) -> int:
    if stepwise.is_over():
        return OVER_STAGE
    if stepwise.game.phase != "action":
        return DRAFT_STAGE
    return AIM_STAGE if chooser in stepwise.aims else OPTION_STAGE
