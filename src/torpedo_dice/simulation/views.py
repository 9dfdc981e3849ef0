"""Sequences as compiled code sees them: memory that nobody counts references to.

With numba's own lists and arrays, counting took nine tenths of a playout's time.
"""

from array import array
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np


class View:
    """Numbers of one kind, one behind the other: where they are, and how many items they make."""

    word: ClassVar[type[np.generic]] = np.int64

    def __init__(self, values: Any) -> None:
        given = np.asarray(values)
        if given.size and not np.can_cast(given.dtype, self.word, "safe"):
            raise TypeError(f"{type(self).__name__} cannot hold {given.dtype} without loss")
        self.array = np.ascontiguousarray(given, self.word)
        self.address, self.count = self.array.ctypes.data, self.array.size

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Any:
        return self.array[index].item()


class Ints(View):
    """A sequence of ints in memory that compiled code reads and writes."""


class Floats(View):
    """A sequence of floats in memory that compiled code reads and writes."""

    word = np.float64


class Bytes(View):
    """Memory of bytes that compiled code reads and writes; it is shared, not copied."""

    word = np.uint8


class Rows(View):
    """A list of named tuples of ints and bools in memory that compiled code reads and writes."""

    def __init__(self, rows: Sequence[Any]) -> None:
        super().__init__(rows)
        self.count = len(rows)
        self.kind = type(rows[0])
        self.flags = tuple(isinstance(value, bool) for value in rows[0])

    def __getitem__(self, index: int) -> Any:
        values = self.array[index].tolist()
        return self.kind(*(bool(value) if flag else value for value, flag in zip(values, self.flags, strict=True)))


def laid_out(value: Any) -> Any:
    """A value as compiled code wants it: named tuples keep their shape, and what they hold becomes views.

    What is written to lists is written to a copy; arrays and memory are shared.
    """
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*map(laid_out, value))
    if isinstance(value, list) and value and isinstance(value[0], tuple):
        return Rows(value)
    if isinstance(value, memoryview):
        return Bytes(value)
    if isinstance(value, array | list | tuple):
        return Floats(value) if len(value) and isinstance(value[0], float) else Ints(value)
    return value
