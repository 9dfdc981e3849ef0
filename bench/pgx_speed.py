"""Steps a second of an environment of pgx, run by a Python that has jax and pgx: `pgx_speed.py 2048 1.0 256 1024`.

A line of JSON for each batch, and again for `NAME without resets`, whose finished games stay as they are: pgx resets by
making a new game for every place at every step, and what that costs it is not hidden.
"""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

STEPS: Final = 64


def main() -> None:
    """Measure the environment that is named, at every batch."""
    name, seconds, *batches = sys.argv[1:]
    env = pgx.make(name)
    for title, step in ((name, auto_reset(env.step, env.init)), (f"{name} without resets", env.step)):
        for batch in map(int, batches):
            speed = steps_per_s(env.init, step, batch, float(seconds))
            print(json.dumps({"name": title, "batch": batch, "steps_per_s": speed}), flush=True)


def steps_per_s(init: Callable[..., Any], step: Callable[..., Any], batch: int, seconds: float) -> float:
    """Steps a second of so many games side by side, each with a random legal action."""

    def stepped(state: Any, key: Any) -> Any:  # noqa: ANN401 - pgx's own types
        choosing, chance = jax.random.split(key)
        return step(state, chosen(state.legal_action_mask, choosing), chance)

    def run(states: Any, key: Any) -> Any:  # noqa: ANN401 - pgx's own types
        def body(states: Any, key: Any) -> tuple[Any, None]:  # noqa: ANN401 - pgx's own types
            return jax.vmap(stepped)(states, jax.random.split(key, batch)), None

        return jax.lax.scan(body, states, jax.random.split(key, STEPS))[0]

    many, key = jax.jit(run), jax.random.key(1)
    states = jax.block_until_ready(many(jax.jit(jax.vmap(init))(jax.random.split(key, batch)), key))
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        key, chance = jax.random.split(key)
        states = jax.block_until_ready(many(states, chance))
        steps += STEPS * batch
    return steps / (process_time() - start)


def chosen(mask: Any, key: Any) -> Any:  # noqa: ANN401 - jax's own types
    """One of the legal actions, each as likely: the first at which so many are counted as a random number says."""
    counted = jnp.cumsum(mask.astype(jnp.int32))
    return jnp.argmax(counted > (jax.random.uniform(key) * counted[-1]).astype(jnp.int32))


if __name__ == "__main__":
    main()
