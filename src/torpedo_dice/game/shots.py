"""Every shot of a board in a mode, with the cells it covers: made from the rules when first asked for, then kept."""

from collections.abc import Mapping
from functools import lru_cache

from torpedo_dice.errors import BoardError, IllegalMove
from torpedo_dice.game.moves import Fire
from torpedo_dice.rules.board import Board, board_faults
from torpedo_dice.rules.chart import CellsMask, cell_numbers, make_chart, placements
from torpedo_dice.rules.formations import Pattern, Space, patterns
from torpedo_dice.rules.systems import kind_of_shot


class ShotBook:
    """A board as it is played in a mode: its chart, its cells, and its shots by kind and face."""

    def __init__(self, board: Board, mode: int) -> None:
        faults = board_faults(board)
        if faults:
            raise BoardError(faults[0].key, **faults[0].details)
        self.board = board
        self.mode = mode
        self.chart = make_chart(board, mode)
        self.cells: Mapping[Space, int] = cell_numbers(board, mode)
        self._masks: dict[tuple[int, int], dict[Pattern, CellsMask]] = {}
        self._moves: dict[tuple[int, int, int], tuple[Fire, ...]] = {}

    def masks(self, kind: int, face: int) -> Mapping[Pattern, CellsMask]:
        """The cells of systems that each shot of a kind and face covers."""
        found = self._masks.get((kind, face))
        if found is None:
            laid = placements(self.board, self.cells, kind, face)
            found = self._masks[kind, face] = {placed.pips: placed.cells_mask for placed in laid}
        return found

    def moves(self, seat: int, system: int, face: int) -> tuple[Fire, ...]:
        """Every shot of a seat with a system and the face that it fires."""
        found = self._moves.get((seat, system, face))
        if found is None:
            pips = self.masks(kind_of_shot(system), face)
            found = self._moves[seat, system, face] = tuple(Fire(seat, system, face, each) for each in pips)
        return found

    def fault_of_pips(self, system: int, face: int, pips: Pattern) -> IllegalMove | None:
        """Why the pips are no shot of this face with this system."""
        if pips in self.masks(kind_of_shot(system), face):
            return None
        if _to_origin(pips) in patterns(kind_of_shot(system), face):
            return IllegalMove("shot-off-grid")
        return IllegalMove("shot-formation", face=face)


def _to_origin(pips: Pattern) -> Pattern:
    left = min((column for column, _ in pips), default=0)
    top = min((row for _, row in pips), default=0)
    return tuple((column - left, row - top) for column, row in pips)


@lru_cache(maxsize=64)
def shot_book(board: Board, mode: int) -> ShotBook:
    """The shots of a board in a mode, shared by all its games."""
    return ShotBook(board, mode)
