"""What numba has to know of views: how they are handed over, read and written.

Where an index is beyond the end is looked at only with NUMBA_BOUNDSCHECK, and none is counted from the end.
"""

import operator
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import NativeValue, intrinsic, models, overload, register_model, typeof_impl, unbox
from numba.np.numpy_support import from_dtype

from torpedo_dice.simulation.views import Rows, View


class ViewType(types.Type):
    """How numba sees a view: the kind of its numbers, and for rows the named tuple that so many of them make."""

    def __init__(self, name: str, word: Any, row: Any = None) -> None:
        self.word, self.row = word, row
        super().__init__(name)


@register_model(ViewType)
class _ViewModel(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("data", types.CPointer(kind.word)), ("count", types.int64)])


@typeof_impl.register(View)
def _type_of_view(value: View, _context: Any) -> ViewType:
    return ViewType(type(value).__name__, from_dtype(np.dtype(value.word)))


@typeof_impl.register(Rows)
def _type_of_rows(value: Rows, _context: Any) -> ViewType:
    """The type says which fields are bools."""
    row = types.BaseTuple.from_types([types.boolean if flag else types.int64 for flag in value.flags], value.kind)
    return ViewType(f"Rows({row})", types.int64, row)


@unbox(ViewType)
def _unbox_view(kind: Any, value: Any, unboxer: Any) -> NativeValue:
    view = cgutils.create_struct_proxy(kind)(unboxer.context, unboxer.builder)
    words = {}
    for name in ("address", "count"):
        boxed = unboxer.pyapi.object_getattr_string(value, name)
        words[name] = unboxer.pyapi.long_as_longlong(boxed)
        unboxer.pyapi.decref(boxed)
    view.data = unboxer.builder.inttoptr(words["address"], view.data.type)
    view.count = words["count"]
    return NativeValue(view._getvalue())


def opened(kind: Any, context: Any, builder: Any, value: Any) -> Any:
    """A view's address and count, as the code that is made can use them."""
    return cgutils.create_struct_proxy(kind)(context, builder, value=value)


@intrinsic
def _count(_typing: Any, view: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return opened(signature.args[0], context, builder, arguments[0]).count

    return types.int64(view), generate


@intrinsic
def _load(_typing: Any, view: Any, index: Any) -> Any:
    """The item at an index that is known to be inside."""
    row = view.row

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = opened(signature.args[0], context, builder, arguments[0]).data
        if row is None:
            return builder.load(builder.gep(data, [arguments[1]]))
        first = builder.mul(arguments[1], arguments[1].type(len(row.types)))
        words = [builder.load(builder.gep(data, [builder.add(first, first.type(at))])) for at in range(len(row.types))]
        cast = [context.cast(builder, word, types.int64, kind) for word, kind in zip(words, row.types, strict=True)]
        return context.make_tuple(builder, row, cast)

    return (row or view.word)(view, types.int64), generate


@intrinsic
def _store(_typing: Any, view: Any, index: Any, item: Any) -> Any:
    """Write the item at an index that is known to be inside."""
    row = view.row

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = opened(signature.args[0], context, builder, arguments[0]).data
        if row is None:
            builder.store(arguments[2], builder.gep(data, [arguments[1]]))
            return context.get_dummy_value()
        first = builder.mul(arguments[1], arguments[1].type(len(row.types)))
        for at, kind in enumerate(row.types):
            word = context.cast(builder, builder.extract_value(arguments[2], at), kind, types.int64)
            builder.store(word, builder.gep(data, [builder.add(first, first.type(at))]))
        return context.get_dummy_value()

    return types.void(view, types.int64, row or view.word), generate


@overload(len, strict=False)
def _length(view: Any) -> Any:
    return (lambda view: _count(view)) if isinstance(view, ViewType) else None


@overload(operator.getitem, strict=False)
def _item(view: Any, index: Any) -> Any:
    if not isinstance(view, ViewType):
        return None
    if not numba.config.BOUNDSCHECK:
        return lambda view, index: _load(view, index)

    def checked(view: Any, index: Any) -> Any:
        if not 0 <= index < _count(view):
            raise IndexError("beyond the end of what was laid out")
        return _load(view, index)

    return checked


@overload(operator.setitem, strict=False)
def _put(view: Any, index: Any, item: Any) -> Any:
    if not isinstance(view, ViewType):
        return None
    if not numba.config.BOUNDSCHECK:
        return lambda view, index, item: _store(view, index, item)

    def checked(view: Any, index: Any, item: Any) -> Any:
        if not 0 <= index < _count(view):
            raise IndexError("beyond the end of what was laid out")
        return _store(view, index, item)

    return checked
