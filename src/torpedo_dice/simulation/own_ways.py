"""Functions that are compiled in a way of their own: those for which the processor has an instruction."""

import sys
from typing import Any, Final

import numba
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from torpedo_dice.rules import sheet
from torpedo_dice.simulation import memory
from torpedo_dice.simulation.view_types import opened

OWN_WAY: Final[set[object]] = {sheet.count_bits, memory.put_word, memory.word_at, memory.copy_bytes}


@intrinsic
def _population(_typing: Any, word: Any) -> Any:
    """The processor's own instruction for counting bits."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(sheet.count_bits, strict=False)
def _count_bits(mask: Any) -> Any:
    return lambda mask: _population(mask)


@intrinsic
def _load_eight(_typing: Any, view: Any, index: Any) -> Any:
    """Eight bytes from an index on, the least first."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = builder.load(_place_of_eight(context, builder, signature, arguments), align=1)
        return builder.bswap(word) if sys.byteorder == "big" else word

    return types.int64(view, types.int64), generate


@intrinsic
def _store_eight(_typing: Any, view: Any, index: Any, word: Any) -> Any:
    """Write eight bytes from an index on, the least first."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = builder.bswap(arguments[2]) if sys.byteorder == "big" else arguments[2]
        builder.store(word, _place_of_eight(context, builder, signature, arguments), align=1)
        return context.get_dummy_value()

    return types.void(view, types.int64, types.int64), generate


def _place_of_eight(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    data = opened(signature.args[0], context, builder, arguments[0]).data
    return builder.bitcast(builder.gep(data, [arguments[1]]), arguments[1].type.as_pointer())


@intrinsic
def _copy(_typing: Any, view: Any, at: Any, source: Any, start: Any, count: Any) -> Any:
    """Copy so many bytes from one memory to another."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target = builder.gep(opened(signature.args[0], context, builder, arguments[0]).data, [arguments[1]])
        origin = builder.gep(opened(signature.args[2], context, builder, arguments[2]).data, [arguments[3]])
        cgutils.raw_memcpy(builder, target, origin, arguments[4], 1)
        return context.get_dummy_value()

    return types.void(view, types.int64, source, types.int64, types.int64), generate


def _refuse_beyond(view: Any, at: int, count: int) -> None:
    if not 0 <= at <= at + count <= len(view):
        raise IndexError("beyond the end of what was laid out")


register_jitable(_refuse_beyond)


@overload(memory.word_at, strict=False)
def _word_at(view: Any, at: Any) -> Any:
    if not numba.config.BOUNDSCHECK:
        return lambda view, at: _load_eight(view, at)

    def checked(view: Any, at: Any) -> Any:
        _refuse_beyond(view, at, 8)
        return _load_eight(view, at)

    return checked


@overload(memory.put_word, strict=False)
def _put_word(view: Any, at: Any, word: Any) -> Any:
    if not numba.config.BOUNDSCHECK:
        return lambda view, at, word: _store_eight(view, at, word)

    def checked(view: Any, at: Any, word: Any) -> Any:
        _refuse_beyond(view, at, 8)
        return _store_eight(view, at, word)

    return checked


@overload(memory.copy_bytes, strict=False)
def _copy_bytes(view: Any, at: Any, source: Any, start: Any, count: Any) -> Any:
    if not numba.config.BOUNDSCHECK:
        return lambda view, at, source, start, count: _copy(view, at, source, start, count)

    def checked(view: Any, at: Any, source: Any, start: Any, count: Any) -> Any:
        _refuse_beyond(view, at, count)
        _refuse_beyond(source, start, count)
        return _copy(view, at, source, start, count)

    return checked
