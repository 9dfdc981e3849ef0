"""Files of the game: why one cannot be read or written, and writing one whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
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


def fault_of_file(kind: type[Fault], path: str | Path, error: Exception) -> Fault:
    """The error that a file cannot be used, in words for what the system said."""
    key = next((key for cause, key in _CAUSES.items() if isinstance(error, cause)), "file-unusable")
    if isinstance(error, OSError) and error.errno == ENOSPC:
        key = "file-full"
    return kind(key, path=str(path))


@contextmanager
def open_file(kind: type[Fault], path: str | Path) -> Iterator[BinaryIO]:
    """A file to read; what the system refuses, then or later, is raised as an error of this kind."""
    with _opened(kind, path) as file:
        try:
            yield file
        except OSError as error:
            raise fault_of_file(kind, path, error) from None


@contextmanager
def whole_file(kind: type[Fault], path: str | Path) -> Iterator[BinaryIO]:
    """A file to write that takes its name when all is written, so that it is whole or as it was before."""
    target = Path(path)
    try:
        if target.is_dir():
            raise IsADirectoryError
        # A device or a pipe has no earlier content to keep, and must not be replaced.
        is_device = target.exists() and not target.is_file()
        draft = target if is_device else target.with_name(f".{target.name}.new")
        file = draft.open("wb")
    except (OSError, ValueError) as error:
        raise fault_of_file(kind, path, error) from None
    try:
        with file:
            yield file
        if draft != target:
            draft.replace(target)
    except BaseException as error:
        if draft != target:
            draft.unlink(missing_ok=True)
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            raise fault_of_file(kind, path, error) from None
        raise


def _opened(kind: type[Fault], path: str | Path) -> BinaryIO:
    try:
        return Path(path).open("rb")
    except (OSError, ValueError) as error:
        raise fault_of_file(kind, path, error) from None
