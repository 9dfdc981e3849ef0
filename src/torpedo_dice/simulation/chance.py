"""A small stream of chance for simulations: plain ints, so that compiled code draws the very same numbers.

Marsaglia's multiply-with-carry: the low 32 bits of a state are the number drawn, the rest is the carry. No step leaves
63 bits, for compiled code may take an overflow as proof that it cannot happen (numba 0.68 dropped a mask because of
it). It is fast and good enough for statistics; no game that anybody plays takes its dice from here.
"""

from typing import Final

_FACTOR: Final = 2_135_137_899
"""`_FACTOR * 2**32 - 1` and `_FACTOR * 2**31 - 1` are prime: the period is 4.6 * 10**18."""
_WORD: Final = (1 << 32) - 1
_ANOTHER: Final = 0x5BD1_E995


def seeded(seed: int, game: int) -> int:
    """The first state of a game's stream: neighbouring seeds and games lie far apart; 32 bits of each count.

    Word and carry mix seed and game in turn, so that no seed plays another's games under other numbers.
    """
    seed, game = seed & _WORD, game & _WORD
    word = _mixed(_mixed(seed) ^ game)
    carry = _mixed(_mixed(game ^ _ANOTHER) ^ seed)
    return carry >> 2 << 32 | word


def advanced(state: int) -> int:
    """The next state of a stream."""
    return (state & _WORD) * _FACTOR + (state >> 32)


def below(state: int, number: int) -> int:
    """A number from 0 to below `number`, drawn from a state."""
    return (state & _WORD) * number >> 32


def _mixed(word: int) -> int:
    """Another 32 bits for each 32 bits, each of them depending on all."""
    word = word + 0x9E37_79B9 & _WORD
    word = (word ^ word >> 16) * 0x45D9_F3B & _WORD
    word = (word ^ word >> 16) * 0x45D9_F3B & _WORD
    return word ^ word >> 16
