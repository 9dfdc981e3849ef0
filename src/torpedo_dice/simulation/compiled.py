"""The plain functions of the rules and of simulations, compiled from outside, with numba.

`kernel_of(function)` is the function compiled, `laid_out(value)` an argument as compiled code wants it, `bound` both at
once for what is called again and again. Beside this one, `view_types` and `own_ways` are the files that know numba.
"""

import hashlib
import platform
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from inspect import isfunction
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
from numba.core.errors import NumbaWarning
from numba.extending import register_jitable

from torpedo_dice.rules import automaton, chart, ending, sheet, systems, tables
from torpedo_dice.simulation import (
    aims,
    chance,
    encoding,
    ends,
    exact_shared,
    exact_sides,
    exact_solo,
    exact_solo_play,
    exact_table,
    exact_table_play,
    greedy_play,
    picking,
    playouts,
    random_play,
    scenes,
    stepping,
)
from torpedo_dice.simulation.own_ways import OWN_WAY
from torpedo_dice.simulation.views import Bytes, Floats, Ints, Rows, laid_out

__all__ = ["COMPILED", "Bytes", "Floats", "Ints", "Rows", "bound", "cache_folder", "kernel_of", "laid_out"]

PACKAGE = Path(__file__).parents[1]
COMPILED: tuple[ModuleType, ...] = (
    *(systems, tables, chart, sheet, automaton, ending),
    *(chance, ends, aims, random_play, greedy_play, playouts),
    *(encoding, scenes, stepping, picking),
    *(exact_shared, exact_solo, exact_solo_play, exact_sides, exact_table, exact_table_play),
)
"""The modules whose functions compiled code may call."""
_CALLED: set[object] = {
    *(aims.best_shot, greedy_play.act_greedily, greedy_play.choose_die, greedy_play.choose_of_two),
    *(exact_table.ask, exact_table.weigh),
    *(stepping.begun, stepping.round_ended, stepping.settle),
}
"""Functions that are called and not written out: they are long, and do much at each call."""

_ONE_AT_A_TIME = Lock()
"""Two threads that ask for the same function compile it once, and the folder is a setting of all of numba."""

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel_of(function: Function) -> Function:
    """The function compiled, without the interpreter's lock, and kept on disk for the next process."""
    with _ONE_AT_A_TIME:
        kernel: Function = _kernel_of(function)
    return kernel


@cache
def _kernel_of(function: Function) -> Function:
    with _cache_folder(), warnings.catch_warnings():
        # A place that cannot be written to costs a compilation each time, nothing more.
        warnings.simplefilter("ignore", NumbaWarning)
        try:
            compiled: Function = numba.njit(nogil=True, cache=True)(function)
        except RuntimeError:
            compiled = numba.njit(nogil=True)(function)
    return compiled


def is_allowed() -> bool:
    """Whether numba's settings let it compile."""
    return not numba.config.DISABLE_JIT


def bound(function: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
    """The function compiled for these arguments, which are laid out: a call takes 3 µs instead of 90.

    Otherwise numba looks at the type of everything in them at every call.
    """
    kernel: Any = kernel_of(function)
    signature = tuple(map(numba.typeof, arguments))
    kernel.compile(signature)
    return partial(kernel.overloads[signature].entry_point, *arguments)


@contextmanager
def _cache_folder() -> Iterator[None]:
    """Let numba keep what it compiles now in a folder of its own for these very sources, versions and settings.

    numba looks at the file of the outermost function only; an edit in any other file would go unnoticed.
    """
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _hash_of_sources() -> bytes:
    digest = hashlib.sha256()
    for path in sorted([*(PACKAGE / "rules").glob("*.py"), *(PACKAGE / "simulation").glob("*.py")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.digest()


_SOURCES = _hash_of_sources()
"""Taken when they are imported: if they change while this process runs, it still compiles what it has imported."""


def cache_folder() -> Path:
    """Where compiled code is kept: another folder for every other text of the sources."""
    digest = hashlib.sha256(_SOURCES)
    settings = {name: getattr(numba.config, name) for name in ("BOUNDSCHECK", "OPT", "DEBUGINFO_DEFAULT")}
    versions = (platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__)
    digest.update(repr((versions, settings)).encode())
    base = Path(numba.config.CACHE_DIR or Path.home() / ".cache" / "torpedo-dice")
    return base / "compiled" / digest.hexdigest()[:16]


def _register(modules: Sequence[ModuleType]) -> None:
    """Let compiled code call the modules' functions; they stay as they are.

    Most are written out where they are called: a chart passed on the stack to each would cost half of the speed.
    """
    for module in modules:
        for function in vars(module).values():
            if isfunction(function) and function.__module__ == module.__name__ and function not in OWN_WAY:
                register_jitable(forceinline=function not in _CALLED)(function)


_register(COMPILED)
