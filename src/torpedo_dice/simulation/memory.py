"""Memory of bytes that is written eight at a time: what environments show is mostly ones and zeros.

Compiled code has its own way for each of these functions, which writes the same bytes.
"""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from array import array

Memory: TypeAlias = memoryview
"""Of single bytes. Its length never changes: what would run over its end is refused."""
Words: TypeAlias = "array[int]"
Floats: TypeAlias = "array[float]"


def put_word(memory: Memory, at: int, word: int) -> None:
    """Write a number below 2**63 as eight bytes, the least first."""
    memory[at : at + 8] = word.to_bytes(8, "little")


def word_at(memory: Memory, at: int) -> int:
    """Eight bytes as a number, the least first; the last of them is below 128."""
    return int.from_bytes(memory[at : at + 8], "little")


def copy_bytes(memory: Memory, at: int, source: Memory, start: int, count: int) -> None:
    """Write so many bytes of another memory."""
    memory[at : at + count] = source[start : start + count]
