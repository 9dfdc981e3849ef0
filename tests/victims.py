"""Work and bots that wait to be killed, and whoever kills them: a worker that dies in the middle, at a moment known."""

import os
import signal
import time
from pathlib import Path
from threading import Thread

PATIENCE = 60


def wait_to_be_killed(folder: Path, name: str) -> None:
    """Stay in this process until it is killed, for the first that asks; return at once for all others."""
    try:
        (folder / f"{name}.claimed").touch(exist_ok=False)
    except FileExistsError:
        return
    draft = folder / f"{name}.new"
    draft.write_text(str(os.getpid()))
    draft.rename(folder / f"{name}.victim")
    time.sleep(PATIENCE)


def victim(folder: Path, name: str) -> int:
    """The process that waits to be killed, as soon as there is one."""
    path = folder / f"{name}.victim"
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end, f"nobody waits to be killed as {name}"
        time.sleep(0.01)
    return int(path.read_text())


def killer(folder: Path, *names: str) -> Thread:
    """A thread, begun, that kills each victim as it appears."""

    def kill() -> None:
        for name in names:
            os.kill(victim(folder, name), signal.SIGKILL)

    thread = Thread(target=kill)
    thread.start()
    return thread


def lives(process: int) -> bool:
    """Whether a process is there, and is not just waiting to be taken note of."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def group_of(leader: int) -> list[int]:
    """Every living process of a process group."""
    found = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [process for process in found if _group(process) == leader and lives(process)]


def _group(process: int) -> int | None:
    try:
        return os.getpgid(process)
    except ProcessLookupError:
        return None
