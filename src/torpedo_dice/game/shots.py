"""Every shot of a board in a mode, with the cells it covers: made from the rules when first asked for, then kept."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import overload

from torpedo_dice.errors import BoardError, IllegalMove
from torpedo_dice.game.moves import Fire
from torpedo_dice.rules.board import Board, board_faults
from torpedo_dice.rules.chart import CellsMask, cell_numbers, make_chart, placements
from torpedo_dice.rules.formations import Pattern, Space
from torpedo_dice.rules.legality import fault_of_pips
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
        self._patterns: dict[tuple[int, int], tuple[Pattern, ...]] = {}
        self._effects: dict[tuple[int, int], dict[CellsMask, Pattern]] = {}
        self._moves: dict[tuple[int, int, int], Shots] = {}
        self._spaces: dict[Space, Space] = {}

    def masks(self, kind: int, face: int) -> Mapping[Pattern, CellsMask]:
        """The cells of systems that each shot of a kind and face covers."""
        found = self._masks.get((kind, face))
        if found is None:
            laid = placements(self.board, self.cells, kind, face)
            found = self._masks[kind, face] = {self._shared(each.pips): each.cells_mask for each in laid}
            self._patterns[kind, face] = tuple(found)
        return found

    def effects(self, kind: int, face: int) -> Mapping[CellsMask, Pattern]:
        """One shot for each set of cells that can be covered, in the chart's order; it lies on the grid if it can."""
        found = self._effects.get((kind, face))
        if found is None:
            # What is written last stays: shots with fewer pips beside the grid come later.
            laid = sorted(self.masks(kind, face).items(), key=lambda shot: -self._pips_beside(shot[0]))
            last = {cells_mask: pips for pips, cells_mask in laid}
            found = self._effects[kind, face] = {cells_mask: last[cells_mask] for cells_mask in sorted(last)}
        return found

    def moves(self, seat: int, system: int, face: int) -> "Shots":
        """Every shot of a seat with a system and the face that it fires."""
        found = self._moves.get((seat, system, face))
        if found is None:
            kind = kind_of_shot(system)
            masks = self.masks(kind, face)
            found = self._moves[seat, system, face] = Shots(seat, system, face, self._patterns[kind, face], masks)
        return found

    def fault_of_pips(self, system: int, face: int, pips: Pattern) -> IllegalMove | None:
        """Why the pips are no shot of this face with this system."""
        kind = kind_of_shot(system)
        return None if pips in self.masks(kind, face) else fault_of_pips(kind, face, pips)

    def _shared(self, pips: Pattern) -> Pattern:
        # A board of 26 by 26 has 100,000 shots: each space is kept once, not once in every shot.
        return tuple([self._spaces.setdefault(pip, pip) for pip in pips])

    def _pips_beside(self, pips: Pattern) -> int:
        return sum(not (0 <= column < self.board.columns and 0 <= row < self.board.rows) for column, row in pips)


class Shots(Sequence[Fire]):
    """The shots of a seat with a system and face, made when they are looked at."""

    def __init__(
        self, seat: int, system: int, face: int, pips: Sequence[Pattern], masks: Mapping[Pattern, CellsMask]
    ) -> None:
        self.seat = seat
        self.system = system
        self.face = face
        self._pips = pips
        self._masks = masks

    def __len__(self) -> int:
        return len(self._pips)

    @overload
    def __getitem__(self, index: int) -> Fire: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Fire]: ...
    def __getitem__(self, index: int | slice) -> Fire | Sequence[Fire]:
        if isinstance(index, slice):
            return [Fire(self.seat, self.system, self.face, pips) for pips in self._pips[index]]
        return Fire(self.seat, self.system, self.face, self._pips[index])

    def __contains__(self, move: object) -> bool:
        mine = (self.seat, self.system, self.face)
        return isinstance(move, Fire) and (move.seat, move.system, move.face) == mine and move.pips in self._masks


@lru_cache(maxsize=64)
def shot_book(board: Board, mode: int) -> ShotBook:
    """The shots of a board in a mode, shared by all its games."""
    return ShotBook(board, mode)
