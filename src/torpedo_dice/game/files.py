"""Files of the game: why one cannot be read or written, and writing one whole or not at all."""

from pathlib import Path
from typing import TypeVar

from torpedo_dice.errors import TorpedoDiceError

Fault = TypeVar("Fault", bound=TorpedoDiceError)


def fault_of_file(kind: type[Fault], path: str | Path, error: Exception) -> Fault:
    """The error that a file cannot be used, in words for what the system said."""
    for cause, key in _CAUSES.items():
        if isinstance(error, cause):
            return kind(key, path=str(path))
    return kind("file-unusable", path=str(path))


def write_whole(path: str | Path, content: bytes) -> None:
    """Write a file so that it is whole or as it was before, whenever the machine stops."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.new")
    draft.write_bytes(content)
    draft.replace(target)


_CAUSES: dict[type[Exception], str] = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-folder",
    PermissionError: "file-forbidden",
}
