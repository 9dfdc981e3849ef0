"""A board: one side of the player's sheet as data, and what makes a drawing a board."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from torpedo_dice.errors import BoardError
from torpedo_dice.rules.systems import ARTILLERY, SYSTEMS, WINDOWS, SystemsMask, has_switch

MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 26
MOST_CELLS: Final = 63
MOST_SPARES: Final = 99
MOST_USES: Final = 9
LONGEST_NAME: Final = 60


class Board(NamedTuple):
    """The drawing (a digit is a cell of that system, a dot is water), spares, limited uses, and panels."""

    name: str
    grid: tuple[str, ...]
    spares: int
    uses: int
    panels: tuple[tuple[int, ...], ...]

    @property
    def columns(self) -> int:
        """The width of the grid."""
        return len(self.grid[0])

    @property
    def rows(self) -> int:
        """The height of the grid."""
        return len(self.grid)


def board_faults(board: Board) -> list[BoardError]:
    """Everything that is wrong with a board, each with its key or row; empty for a good one."""
    return [
        *_name_faults(board.name),
        *_grid_faults(board.grid),
        *_number_faults("spares", board.spares, 0, MOST_SPARES),
        *_number_faults("uses", board.uses, 1, MOST_USES),
        *_panel_faults(board.panels),
    ]


def partners_mask(panels: tuple[tuple[int, ...], ...], system: int) -> SystemsMask:
    """The systems with switches that share the panel of a system: Artillery and Windows wait for them."""
    panel = next((panel for panel in panels if system in panel), ())
    return sum(1 << other for other in panel if other != system and other in SYSTEMS and has_switch(other))


def _name_faults(name: str) -> Iterator[BoardError]:
    if not name.strip():
        yield BoardError("board-name-empty")
    if len(name) > LONGEST_NAME:
        yield BoardError("board-name-long", most=LONGEST_NAME)
    if any(_steers(sign) for sign in name):
        yield BoardError("board-name-unprintable")


def _steers(sign: str) -> bool:
    """Whether a sign is none to be seen but an order: a control character, a line's end, half a character."""
    code = ord(sign)
    return code < 32 or 127 <= code < 160 or code in {0x2028, 0x2029} or 0xD800 <= code < 0xE000


def _grid_faults(grid: tuple[str, ...]) -> Iterator[BoardError]:
    if not grid or not grid[0]:
        yield BoardError("board-grid-empty")
        return
    if len(grid) > MOST_ROWS:
        yield BoardError("board-rows-many", rows=len(grid), most=MOST_ROWS)
    if len(grid[0]) > MOST_COLUMNS:
        yield BoardError("board-columns-many", columns=len(grid[0]), most=MOST_COLUMNS)
    for number, row in enumerate(grid, start=1):
        if len(row) != len(grid[0]):
            yield BoardError("board-ragged", row=number, columns=len(row), expected=len(grid[0]))
        strange = next((sign for sign in row if sign not in ".1234567"), None)
        if strange is not None:
            yield BoardError("board-sign", row=number, column=row.index(strange) + 1, sign=strange)
    drawing = "".join(grid)
    for system in SYSTEMS:
        if str(system) not in drawing:
            yield BoardError("board-system-missing", number=system)
    cells = sum(sign in "1234567" for sign in drawing)
    if cells > MOST_CELLS:
        yield BoardError("board-cells-many", cells=cells, most=MOST_CELLS)


def _number_faults(key: str, number: int, least: int, most: int) -> Iterator[BoardError]:
    if type(number) is not int or not least <= number <= most:
        yield BoardError("board-number", name=key, number=number, least=least, most=most)


def _panel_faults(panels: tuple[tuple[int, ...], ...]) -> Iterator[BoardError]:
    named = [system for panel in panels for system in panel]
    for stranger in sorted(set(named) - set(SYSTEMS)):
        yield BoardError("board-panel-stranger", number=stranger)
    for system in SYSTEMS:
        if named.count(system) != 1:
            yield BoardError("board-panel-count", number=system, times=named.count(system))
    for system in (ARTILLERY, WINDOWS):
        partners = partners_mask(panels, system).bit_count()
        if named.count(system) == 1 and partners != 2:
            yield BoardError("board-panel-partners", number=system, partners=partners)
