"""Many solo games at once: what `gymnasium.make_vec` makes of `TorpedoDice/Solo-v1`."""

from typing import Any

from torpedo_dice.envs.vector import TorpedoDiceVectorEnv


def solo_vector_env(num_envs: int = 1, **options: Any) -> TorpedoDiceVectorEnv:  # noqa: ANN401 - passed on
    """The vectorised environment of the solo game."""
    return TorpedoDiceVectorEnv(num_envs, "solo", **options)
