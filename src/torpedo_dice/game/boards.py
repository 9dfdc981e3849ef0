"""Boards from TOML files, and back. What makes a drawing a board is a rule; what makes a file one is here."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from torpedo_dice.errors import BoardError
from torpedo_dice.game.files import open_file
from torpedo_dice.rules.board import Board, board_faults

STANDARD = "standard"
LARGEST_FILE = 65_536
_KEYS = {"name": str, "grid": str, "spares": int, "uses": int, "panels": list}


@cache
def standard_board() -> Board:
    """The board that the package ships."""
    return board_from_toml((Path(__file__).parent.parent / "boards" / "standard.toml").read_text(encoding="utf-8"))


def load_board(path: str | Path) -> Board:
    """The board in a file; the word `standard` names the one that is shipped."""
    if str(path) == STANDARD:
        return standard_board()
    return board_from_toml(read_board_file(path))


def read_board_file(path: str | Path) -> str:
    """The text of a board's file, whatever it says."""
    with open_file(BoardError, path) as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise BoardError("board-file-large", most=LARGEST_FILE)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BoardError("board-not-utf8", line=content.count(b"\n", 0, error.start) + 1) from None


def board_from_toml(text: str) -> Board:
    """The board that a TOML text describes; its first mistake is raised."""
    values = _values(text)
    fault = next(_faults_of_types(values), None)
    if fault is not None:
        raise fault
    board = _board(values)
    faults = board_faults(board)
    if faults:
        raise faults[0]
    return board


def faults_in_toml(text: str) -> list[BoardError]:
    """Everything that is wrong with a board's text; empty for a good one."""
    try:
        values = _values(text)
    except BoardError as error:
        return [error]
    faults = list(_faults_of_types(values))
    broken = {fault.details["name"] for fault in faults}
    # A good value in place of each broken one, so that the other keys can be looked at all the same.
    sound = _values(board_to_toml(standard_board())) | {
        key: values[key] for key in _KEYS if key in values.keys() - broken
    }
    return faults + board_faults(_board(sound))


def board_to_toml(board: Board) -> str:
    """The TOML text of a board."""
    name = re.sub(r'(["\\])', r"\\\1", board.name)
    panels = ", ".join(f"[{', '.join(map(str, panel))}]" for panel in board.panels)
    grid = "\n".join(board.grid)
    return (
        f'name = "{name}"\nspares = {board.spares}\nuses = {board.uses}\npanels = [{panels}]\ngrid = """\n{grid}\n"""\n'
    )


def _values(text: str) -> dict[str, object]:
    # Five milliseconds that an import of the package need not take.
    import tomllib  # noqa: PLC0415

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        if "at end of document" in str(error):
            raise BoardError("board-toml-ends", line=text.count("\n") + 1) from None
        if place is None:
            raise BoardError("board-not-toml") from None
        raise BoardError("board-not-toml-at", line=int(place[1]), column=int(place[2])) from None


def _faults_of_types(values: dict[str, object]) -> Iterator[BoardError]:
    for key in values:
        if key not in _KEYS:
            yield BoardError("board-key-unknown", name=key)
    for key, kind in _KEYS.items():
        if key not in values:
            yield BoardError("board-key-missing", name=key)
        elif type(values[key]) is not kind:
            yield BoardError(f"board-key-{kind.__name__}", name=key)
    panels = values.get("panels")
    if isinstance(panels, list) and not all(_is_panel(panel) for panel in panels):
        yield BoardError("board-key-list", name="panels")


def _is_panel(panel: object) -> bool:
    return isinstance(panel, list) and all(type(system) is int for system in panel)


def _board(values: dict[str, object]) -> Board:
    name, grid, spares, uses, panels = (values[key] for key in _KEYS)
    assert isinstance(name, str)
    assert isinstance(grid, str)
    assert isinstance(spares, int)
    assert isinstance(uses, int)
    assert isinstance(panels, list)
    rows = tuple(grid.removesuffix("\n").split("\n"))
    return Board(name, rows, spares, uses, tuple(tuple(panel) for panel in panels))
