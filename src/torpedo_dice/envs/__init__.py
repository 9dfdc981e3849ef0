"""Environments for agents that learn. Importing this registers `TorpedoDice/Solo-v1` with Gymnasium."""

from torpedo_dice.errors import MissingExtra

try:
    from gymnasium import register, registry
except ModuleNotFoundError:
    raise MissingExtra("extra", extra="envs") from None

from torpedo_dice.simulation.encoding import ENCODING_VERSION

SOLO_ID = f"TorpedoDice/Solo-v{ENCODING_VERSION}"

if SOLO_ID not in registry:
    register(
        SOLO_ID,
        entry_point="torpedo_dice.envs.solo_env:TorpedoDiceSolo",
        vector_entry_point="torpedo_dice.envs.solo_vector:solo_vector_env",
    )
