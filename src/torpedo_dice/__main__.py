"""The command `torpedo-dice`, and `python -m torpedo_dice`."""

import sys
from importlib.util import find_spec

from torpedo_dice.errors import MissingExtra

NEEDED = ("rich", "fluent.runtime")


def main() -> None:
    """Run the command with the words it was called with."""
    try:
        check_extra(NEEDED, "terminal")
    except MissingExtra as error:
        sys.stderr.write(f"torpedo-dice: {error}\n")
        sys.exit(2)
    from torpedo_dice.cli.main import run  # noqa: PLC0415 - only now is it known that it can be imported

    sys.exit(run(sys.argv[1:]))


def check_extra(modules: tuple[str, ...], extra: str) -> None:
    """Raise, with the command that helps, unless all these modules are installed."""
    if any(not _installed(name) for name in modules):
        raise MissingExtra("extra", extra=extra)


def _installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


if __name__ == "__main__":
    main()
