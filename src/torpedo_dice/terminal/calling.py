"""How this program was called, so that what it tells people to type works as typed."""

import shlex
import shutil
import sys
from pathlib import Path

PROGRAM = "torpedo-dice"


def command_line(*words: str) -> str:
    """The program as it was called, with these words behind it."""
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    called = Path(sys.argv[0])
    if called.stem != PROGRAM:
        return ["python" if shutil.which("python") == sys.executable else sys.executable, "-m", "torpedo_dice"]
    return [called.name if shutil.which(called.name) == str(called.absolute()) else str(called)]
