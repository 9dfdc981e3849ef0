"""A small stream of chance for simulations: plain ints, so that compiled code draws the very same numbers.

A linear congruential generator modulo 2**63 whose high 31 bits are used. It is fast and good enough for statistics;
no game that anybody plays takes its dice from here.
"""

from typing import Final

_MULTIPLIER: Final = 6_364_136_223_846_793_005
_INCREMENT: Final = 1_442_695_040_888_963_407
_STATE_MASK: Final = (1 << 63) - 1


def seeded(seed: int, game: int) -> int:
    """The first state of a game's stream: neighbouring seeds and games lie far apart."""
    state = (seed * 0x9E37_79B9_7F4A_7C1 + game * 0xD1B5_4A32_D192_ED0 + 1) & _STATE_MASK
    state ^= state >> 31
    return advanced(advanced(state))


def advanced(state: int) -> int:
    """The next state of a stream."""
    return (state * _MULTIPLIER + _INCREMENT) & _STATE_MASK


def below(state: int, number: int) -> int:
    """A number from 0 to below `number`, drawn from a state."""
    return (state >> 32) * number >> 31
