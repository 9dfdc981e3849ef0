"""Train a small agent for the solo game, on one core in under a minute: it begins by playing at random.

The agent weighs a few features of every action and chooses by a softmax over the legal ones. It learns from what came
of its choices (an actor-critic with traces): spaces hit, and the win at the end. It is told which spaces a shot covers;
what is legal, the masks say; what is wise, it finds out.

    python docs/examples/train_solo.py
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from torpedo_dice import standard_board
from torpedo_dice.envs.vector import TorpedoDiceVectorEnv
from torpedo_dice.game.names import MODES
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.chart import FACES, KINDS, entry_of
from torpedo_dice.rules.systems import kind_of_shot, pips_fired
from torpedo_dice.simulation.encoding import (
    AIM_STAGE,
    DRAFT_STAGE,
    FIRE_ACTION,
    OPTION_STAGE,
    REROLL_ACTION,
    SHOT_ACTION,
    SWITCH_ACTION,
    fields_of,
    layout_of,
)

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Mask = NDArray[Any]
Policy = Callable[[Bytes, Mask], NDArray[np.int64]]

CHART = shot_book(standard_board(), MODES["solo"]).chart
LAYOUT = layout_of(CHART, 1)
AT = {field.name: slice(field.offset, field.offset + field.size) for field in fields_of(LAYOUT)}
"""Where each field of an observation stands."""

STARTS = {
    (kind, face): (CHART.effect_start[entry_of(kind, face)], CHART.effect_count[entry_of(kind, face)])
    for kind in KINDS
    for face in FACES
}
"""Where the shots of each kind and face stand among all shots, and how many there are."""
NUMBERS = {key: number for number, key in enumerate(STARTS)}
COVERS = (np.array(CHART.effect_cells) >> np.arange(LAYOUT.cells)[:, None] & 1).astype(np.float32)
"""For each space of a system, which of all shots cover it."""
PIPS = np.repeat([pips_fired(*key) for key in STARTS], [count for _, count in STARTS.values()])
PLAIN = [NUMBERS[0, face] for face in FACES]
FIRED = [NUMBERS[kind_of_shot(system), face] for system in range(8) for face in FACES]
"""The kind and face behind each action that drafts, and behind each that fires."""

SHOT = slice(0, 3)
"""Features of a shot: hits, misses (dearer with fewer spares), and whether it fills the skull."""
DIE, SYSTEM, REROLL, SWITCH, FEATURES = 3, 9, 17, 18, 25
"""Where the others begin: the die that is taken, the system that fires, the Propeller, the system to switch on."""


def shots_of(seen: Bytes) -> Floats:
    """For each observation, the features of every shot that there is."""
    spares = seen[:, AT["spares"]].astype(np.float32)
    hits = (1 - seen[:, AT["hits"]].astype(np.float32)) @ COVERS
    misses = PIPS - hits
    return np.stack([hits, misses / (1 + spares), misses > spares], axis=2).astype(np.float32)


def best_of(shots: Floats, weights: Floats) -> Floats:
    """For each kind and face, the features of the shot that the agent likes most now."""
    worth = shots @ weights[SHOT]
    best = [start + worth[:, start : start + count].argmax(axis=1) for start, count in STARTS.values()]
    return np.take_along_axis(shots, np.stack(best, axis=1)[:, :, None], axis=1)


def features_of(seen: Bytes, weights: Floats) -> Floats:
    """For each observation, the features of every action."""
    found = np.zeros((len(seen), LAYOUT.actions, FEATURES), np.float32)
    shots, stage = shots_of(seen), seen[:, AT["stage"]][:, 0]
    best = best_of(shots, weights)
    drafts, options = np.flatnonzero(stage == DRAFT_STAGE), np.flatnonzero(stage == OPTION_STAGE)
    found[drafts, :6, SHOT] = best[drafts][:, PLAIN]
    found[drafts[:, None], range(6), [range(DIE, DIE + 6)]] = 1
    found[options, FIRE_ACTION:REROLL_ACTION, SHOT] = best[options][:, FIRED]
    for action in range(FIRE_ACTION, REROLL_ACTION):
        found[options, action, SYSTEM + (action - FIRE_ACTION) // 6] = 1
    found[options, REROLL_ACTION, REROLL] = 1
    left = 1 - seen[options, AT["hits"]].mean(axis=1)
    for number in range(7):
        found[options, SWITCH_ACTION + number, SWITCH + number] = left
    for game in np.flatnonzero(stage == AIM_STAGE):
        system, face = seen[game, 2:4].tolist()
        start, count = STARTS[kind_of_shot(system), face]
        found[game, SHOT_ACTION : SHOT_ACTION + count, SHOT] = shots[game, start : start + count]
    return found


def outlook_of(seen: Bytes) -> Floats:
    """For each observation, what its worth is estimated from: spaces hit, spares, own damage, and their products."""
    hits, spares = seen[:, AT["hits"]].mean(axis=1), seen[:, AT["spares"]][:, 0] / CHART.spares
    damage = seen[:, AT["damage"]].mean(axis=1) / 2
    products = [hits * spares, hits * damage, spares * damage, hits * hits, spares * spares]
    return np.stack([np.ones(len(seen)), hits, spares, damage, *products], axis=1).astype(np.float32)


class Agent:
    """Weights of the features; all of them 0 at first, which is random play."""

    def __init__(self) -> None:
        self.weights = np.zeros(FEATURES, np.float32)

    def best(self, seen: Bytes, masks: Mask) -> NDArray[np.int64]:
        """The action that it likes most, in each game."""
        liking: Floats = np.where(masks, features_of(seen, self.weights) @ self.weights, -np.inf)
        actions: NDArray[np.int64] = liking.argmax(axis=1)
        return actions

    def sampled(self, seen: Bytes, masks: Mask, random: np.random.Generator) -> tuple[NDArray[np.int64], Floats]:
        """An action in each game, the likelier the more it likes it; and which weights would make it likelier still."""
        features = features_of(seen, self.weights)
        liking = np.where(masks, features @ self.weights, -np.inf)
        chances = np.exp(liking - liking.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        actions = (chances.cumsum(axis=1) > random.random((len(seen), 1)) * 0.999_999).argmax(axis=1)
        mean = (chances[:, None, :].astype(np.float32) @ features)[:, 0]
        return actions, features[range(len(seen)), actions] - mean


class Step:
    """Adam's rule: how far to go along a gradient, by how it has been so far."""

    def __init__(self, size: int, rate: float) -> None:
        self.rate, self.count = rate, 0
        self.mean, self.square = np.zeros(size, np.float32), np.zeros(size, np.float32)

    def along(self, gradient: Floats) -> Floats:
        """The next step."""
        self.count += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        scale = np.sqrt(self.square / (1 - 0.999**self.count)) + 1e-8
        step: Floats = self.rate * self.mean / (1 - 0.9**self.count) / scale
        return step


def train(steps: int = 400, games: int = 128, seed: int = 1) -> Agent:
    """An agent that has learned from so many steps of so many games side by side."""
    env, random, agent = TorpedoDiceVectorEnv(games, "solo"), np.random.default_rng(seed), Agent()
    seen, infos = env.reset(seed=seed)
    outlook = outlook_of(seen)
    worth, actor = np.zeros(outlook.shape[1], np.float32), Step(FEATURES, 0.05)
    trace, outlooks = np.zeros((games, FEATURES), np.float32), np.zeros_like(outlook)
    for _ in range(steps):
        actions, direction = agent.sampled(seen, infos["action_mask"], random)
        before = seen[:, AT["hits"]].mean(axis=1)
        seen, rewards, over, _, infos = env.step(actions)
        after = seen[:, AT["hits"]].mean(axis=1)
        for game in np.flatnonzero(over):
            after[game] = infos["final_obs"][game][AT["hits"]].mean()
        trace, outlooks = 0.9 * trace + direction, 0.9 * outlooks + outlook
        estimate, outlook = outlook @ worth, outlook_of(seen)
        # How much better it went than was thought: the credit of the choices that led here, the last ones most.
        surprise = (rewards + after - before + np.where(over, 0, outlook @ worth) - estimate).astype(np.float32)
        agent.weights += actor.along((surprise[:, None] * trace).mean(axis=0))
        worth += 0.1 * (surprise[:, None] * outlooks).mean(axis=0)
        trace[over], outlooks[over] = 0, 0
    return agent


def share_won(policy: Policy | None, games: int = 512, seed: int = 1000) -> float:
    """How many of so many games a policy wins; without one, play is random."""
    env = TorpedoDiceVectorEnv(games, "solo")
    seen, infos = env.reset(seed=seed)
    won, played = np.zeros(games), np.zeros(games, bool)
    while not played.all():
        actions = env.sample_actions() if policy is None else policy(seen, infos["action_mask"])
        seen, rewards, over, _, infos = env.step(actions)
        won[over & ~played] = rewards[over & ~played]
        played |= over
    return float(won.mean())


if __name__ == "__main__":
    print(f"Random play wins {share_won(None):.1%} of its games,")
    print(f"the trained agent {share_won(train().best):.1%}.")
