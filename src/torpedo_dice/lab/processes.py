"""Processes of this machine as workers: one that dies costs its share and is replaced, and none is left behind.

Each has a line of its own. The pool of `concurrent.futures` has one for all: when a process dies, it gives up the
others with everything that they are at.
"""

import pickle
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Self

from torpedo_dice.errors import StudyError, TorpedoDiceError
from torpedo_dice.lab.workers import AHEAD, RETRIES, Result, Work


class Processes:
    """So many processes; they are begun when there is work for them."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._idle: list[_Process] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        while self._idle:
            self._idle.pop().end()

    def results(self, work: Work[Result], shares: Iterable[range]) -> Generator[Result, None, None]:
        """The result of each share, in their order; stopped early, what is under way is given up."""
        todo = iter(shares)
        tasks: deque[_Task] = deque()
        busy: dict[_Process, _Task] = {}
        try:
            while True:
                for share in islice(todo, min(self._jobs - len(busy), AHEAD * self._jobs - len(tasks))):
                    tasks.append(_Task(work, share))
                    self._give(tasks[-1], busy)
                if not tasks:
                    return
                if tasks[0].answer is None:
                    self._listen(busy)
                else:
                    yield tasks.popleft().result()
        finally:
            for process in busy:
                process.end()

    def _give(self, task: "_Task", busy: "dict[_Process, _Task]") -> None:
        """Let a process that has nothing to do, or a new one, begin with a task."""
        process = self._idle.pop() if self._idle else _Process()
        busy[process] = task
        # A process that died meanwhile is found when it is listened to.
        with suppress(OSError):
            process.line.send_bytes(task.question)

    def _listen(self, busy: "dict[_Process, _Task]") -> None:
        """Wait until a process has answered, or has died: its task goes to another one."""
        heard = set(wait([process.line for process in busy]))
        for process in [each for each in busy if each.line in heard]:
            task = busy.pop(process)
            try:
                task.answer = process.line.recv_bytes()
            except (EOFError, OSError):
                process.end()
                task.count_death()
                self._give(task, busy)
            else:
                self._idle.append(process)


class _Task:
    """A share on its way to its result."""

    def __init__(self, work: Work[Any], share: range) -> None:
        self.question = pickle.dumps((work, share))
        self.answer: bytes | None = None
        self._share = share
        self._deaths = 0

    def count_death(self) -> None:
        """Note that a process died over it; too many, and it is the work's own fault."""
        self._deaths += 1
        if self._deaths > RETRIES:
            raise StudyError("study-worker", times=self._deaths, first=self._share[0], last=self._share[-1])

    def result(self) -> Any:  # noqa: ANN401 - whatever the work gives
        """What the work gave, or the error that it raised."""
        assert self.answer is not None
        result, error = pickle.loads(self.answer)  # noqa: S301 - from a process that we began ourselves
        if error is not None:
            raise error
        return result


class _Process:
    """A process, and our end of the line to it."""

    def __init__(self) -> None:
        # A forked process would have one of this one's threads, and the locks of all.
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()

    def end(self) -> None:
        """End it now, whatever it is at."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.line.close()


def _serve(line: Connection) -> None:
    """Work on shares until whoever began this process has gone."""
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(_answer(line.recv_bytes()))


def _answer(question: bytes) -> bytes:
    try:
        work, share = pickle.loads(question)  # noqa: S301 - from the process that began this one
        return pickle.dumps((work(share), None))
    except TorpedoDiceError as error:
        return pickle.dumps((None, error))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told where it is waited for
        return pickle.dumps((None, StudyError("study-failed", reason=f"{type(error).__name__}: {error}")))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What begins in here never hears Ctrl-C, which a terminal sends to everybody: whoever began it ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The tracker, which the first process brings along, would make us listen again too early.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
