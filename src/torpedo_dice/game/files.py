"""Files of the game: why one cannot be read or written, and writing one whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EINVAL, ENOSPC
from os import fsencode, fsync, urandom
from os.path import realpath
from pathlib import Path
from typing import BinaryIO, TypeVar

from torpedo_dice.errors import TorpedoDiceError

Fault = TypeVar("Fault", bound=TorpedoDiceError)

_CAUSES: dict[type[Exception], str] = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-folder",
    NotADirectoryError: "file-missing",
    PermissionError: "file-forbidden",
}


def fault_of_file(kind: type[Fault], path: str | Path, error: OSError) -> Fault:
    """The error that a file cannot be used, in words for what the system said."""
    key = next((key for cause, key in _CAUSES.items() if isinstance(error, cause)), "file-unusable")
    if error.errno == ENOSPC:
        key = "file-full"
    return kind(key, path=str(path))


@contextmanager
def open_file(kind: type[Fault], path: str | Path) -> Iterator[BinaryIO]:
    """A file to read; what the system refuses, then or later, is raised as an error of this kind."""
    with _refused_as(kind, path), _path(path).open("rb") as file:
        yield file


@contextmanager
def whole_file(kind: type[Fault], path: str | Path) -> Iterator[BinaryIO]:
    """A file to write that takes its name when all is on disk, so that it is whole or as it was before."""
    with _refused_as(kind, path):
        target = Path(realpath(_path(path)))
        if target.is_dir():
            raise IsADirectoryError
        # A device or a pipe has no earlier content to keep, and must not be replaced.
        is_device = target.exists() and not target.is_file()
        with target.open("wb") if is_device else _replacing(target) as file:
            yield file


def is_same_file(one: str | Path, other: str | Path) -> bool:
    """Whether what is written under one name would destroy what the other leads to; devices and pipes hold nothing."""
    try:
        target = realpath(_path(one))
        return target == realpath(_path(other)) and (Path(target).is_file() or not Path(target).exists())
    except OSError:
        # Reading or writing says what is wrong with the name.
        return False


@contextmanager
def _replacing(target: Path) -> Iterator[BinaryIO]:
    draft = target.with_name(f".{target.name}.{urandom(4).hex()}.new")
    try:
        with draft.open("wb") as file:
            yield file
            file.flush()
            fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


@contextmanager
def _refused_as(kind: type[Fault], path: str | Path) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        # Another file's: whoever reads our output has gone.
        raise
    except OSError as error:
        raise fault_of_file(kind, path, error) from None


def _path(path: str | Path) -> Path:
    try:
        if b"\0" not in fsencode(path):
            return Path(path)
    except UnicodeEncodeError:
        pass
    raise OSError(EINVAL, "no file can have this name")
