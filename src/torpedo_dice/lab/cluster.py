"""Workers on many machines, by Ray: it gives a share to another worker when one dies over it, or its whole machine."""

import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from signal import SIGINT, signal
from threading import current_thread, main_thread
from types import ModuleType
from typing import Any, Final, Self

import torpedo_dice
from torpedo_dice.errors import MissingExtra, StudyError, TorpedoDiceError, UsageError
from torpedo_dice.lab.workers import AHEAD, RETRIES, Result, Work

LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 20
"""Seconds to wait for a cluster; Ray itself would wait for minutes, and then end this process."""
QUIET: Final[dict[str, Any]] = {"logging_level": "CRITICAL", "log_to_driver": False}
OBJECT_STORE_BYTES: Final = 1 << 27
"""What Ray may hold of our results: there is never much under way."""
TOKEN: Final = b"InvalidAuthToken"
NONE: Final = b"Could not find any running Ray instance"
"""What Ray says on stderr when its cluster wants another token, and when there is none."""
TRY: Final = f"import sys, ray; ray.init(sys.argv[1], **{QUIET!r})"


class Cluster:
    """The workers of a Ray cluster: one begun here (`local`), one found here (`auto`), or at `host:port`."""

    def __init__(self, address: str) -> None:
        self._address = checked_address(address)
        self._ray = _import_ray()
        self._is_ours = False

    def __enter__(self) -> Self:
        if not self._ray.is_initialized():
            if self._address != LOCAL:
                _check_reachable(self._address)
            self._is_ours = True
            try:
                with _in_one_piece():
                    self._connect()
            except BaseException:
                # What was never entered is never left.
                self.__exit__()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_ours:
            with _in_one_piece():
                self._ray.shutdown()
                self._let_ray_print(allowed=True)
            self._is_ours = False

    def results(self, work: Work[Result], shares: Iterable[range]) -> Generator[Result, None, None]:
        """The result of each share, in their order; stopped early, what is under way is given up."""
        todo = iter(shares)
        task = self._ray.remote(max_retries=RETRIES)(_answer)
        waiting: deque[tuple[range, Any]] = deque()
        most = 0
        try:
            while True:
                if len(waiting) <= most // 2:
                    most = self._most_under_way()
                    given = islice(todo, max(0, most - len(waiting)))
                    waiting.extend((share, task.remote(work, share, torpedo_dice.__version__)) for share in given)
                if not waiting:
                    return
                yield self._result(*waiting.popleft())
        finally:
            for _, answer in waiting:
                self._ray.cancel(answer)

    def _most_under_way(self) -> int:
        """How many shares should be under way; machines may come and go, so that it is asked again and again."""
        cores: float = self._ray.cluster_resources().get("CPU", 0)
        return AHEAD * max(1, round(cores))

    def _result(self, share: range, answer: Any) -> Any:  # noqa: ANN401 - whatever the work gives
        errors = self._ray.exceptions
        try:
            return self._ray.get(answer)
        except errors.RayTaskError as error:
            if isinstance(error.cause, TorpedoDiceError):
                raise error.cause from None
            reason = f"{type(error.cause).__name__}: {error.cause}"
            raise StudyError("study-failed", reason=reason) from None
        except errors.RayError:
            raise StudyError("study-worker", times=RETRIES + 1, first=share[0], last=share[-1]) from None

    def _let_ray_print(self, *, allowed: bool) -> None:
        # It would print on stdout that a worker died, in the middle of our JSON; nothing public keeps it from that.
        self._ray._private.worker._worker_logs_enabled = allowed  # noqa: SLF001

    def _connect(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._let_ray_print(allowed=False)
        own = {"include_dashboard": False, "object_store_memory": OBJECT_STORE_BYTES} if self._address == LOCAL else {}
        try:
            self._ray.init(self._address, **QUIET, **own)
        except Exception as error:
            raise StudyError("cluster-refused", address=self._address, reason=str(error)) from error


def checked_address(address: str) -> str:
    """The address, which must be `local`, `auto` or `host:port`."""
    host, _, port = address.rpartition(":")
    if address in {LOCAL, AUTO} or (host and ":" not in host and port.isascii() and port.isdigit()):
        return address
    raise UsageError("cluster-address", address=address)


def _check_reachable(address: str) -> None:
    """Raise unless a cluster lets us in: tried first by another process, for Ray would end this one with its own."""
    if address != AUTO:
        _check_port(address)
    words = [sys.executable, "-c", TRY, address]
    try:
        tried = subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False)  # noqa: S603 - our own words
        said, is_reachable, is_late = tried.stderr, not tried.returncode, False
    except subprocess.TimeoutExpired as late:
        said, is_reachable, is_late = late.stderr or b"", False, True
    if is_reachable:
        return
    if TOKEN in said:
        raise StudyError("cluster-token", address=address)
    if address == AUTO and NONE in said:
        raise StudyError("cluster-none")
    if is_late:
        raise StudyError("cluster-unreachable", address=address)
    lines = said.decode(errors="replace").strip().splitlines() or [""]
    raise StudyError("cluster-refused", address=address, reason=lines[-1])


def _check_port(address: str) -> None:
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE / 4).close()
    except (OSError, OverflowError, UnicodeError):
        raise StudyError("cluster-unreachable", address=address) from None


@contextmanager
def _in_one_piece() -> Iterator[None]:
    """Ctrl-C is heard when it is done, in the process group that we were in.

    Ray, interrupted as it starts or ends, leaves processes behind; and it makes a group of us and its own, which a
    terminal's Ctrl-C does not reach where we were begun by a script.
    """
    heard: list[int] = []
    is_main = current_thread() is main_thread()
    before = signal(SIGINT, lambda number, _: heard.append(number)) if is_main else None
    group = os.getpgrp() if hasattr(os, "getpgrp") else 0
    try:
        yield
    finally:
        if group and group != os.getpgrp():
            os.setpgid(0, group)
        if is_main:
            signal(SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def _import_ray() -> ModuleType:
    try:
        import ray  # noqa: PLC0415 - half a second, and few have it
    except ImportError:
        raise MissingExtra("extra", extra="cluster") from None
    module: ModuleType = ray
    return module


def _answer(work: Work[Result], share: range, version: str) -> Result:
    """What the work gives, on a machine that has the same version of this package."""
    if torpedo_dice.__version__ != version:
        raise StudyError("cluster-version", here=version, there=torpedo_dice.__version__)
    return work(share)
