"""What a seat may do now, grouped the way an interface shows it, so that no interface needs a rule."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import overload

from msgspec import Struct

from torpedo_dice.game.moves import Draft, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.formations import Pattern, patterns
from torpedo_dice.rules.legality import faces_to_fire, may_reroll, seats_to_act, usable_mask
from torpedo_dice.rules.position import DRAFT, ROLL, Position, phase_of
from torpedo_dice.rules.sheet import switchable_mask
from torpedo_dice.rules.systems import kind_of_shot


class ShotOption(Struct, frozen=True):
    """A face that may be fired with a system (0: none), and the patterns that may be laid.

    A pattern may be moved anywhere as long as `pips_on_grid` of its pips lie on the grid.
    """

    system: int
    face: int
    patterns: tuple[Pattern, ...]

    @property
    def pips_on_grid(self) -> int:
        """The number of pips that must lie on the grid: one, or none for the shot without pips."""
        return 1 if self.patterns != ((),) else 0


class Options(Struct, frozen=True):
    """All that a seat may do now; everything is empty or False for a seat that is not to act."""

    seat: int
    roll: bool = False
    faces: tuple[int, ...] = ()
    shots: tuple[ShotOption, ...] = ()
    reroll: bool = False
    switches: tuple[int, ...] = ()


def options_of(book: ShotBook, position: Position, seat: int) -> Options:
    """The options of a seat."""
    phase = phase_of(book.chart, position)
    if seat not in seats_to_act(position, phase):
        return Options(seat)
    if phase == ROLL:
        return Options(seat, roll=True)
    if phase == DRAFT:
        return Options(seat, faces=tuple(sorted(set(position.pool))))
    return Options(
        seat,
        shots=tuple(
            ShotOption(system, face, tuple(patterns(kind_of_shot(system), face)))
            for system, face in shots_allowed(book, position, seat)
        ),
        reroll=may_reroll(book.chart, position, seat),
        switches=_switches(book, position, seat),
    )


class LegalMoves(Sequence[Move]):
    """The legal moves of a seat as a sequence: long ones are never copied, only looked into."""

    def __init__(self, parts: Sequence[Sequence[Move]]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    def __iter__(self) -> Iterator[Move]:
        return chain.from_iterable(self._parts)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += len(self)
        if index >= 0:
            for part in self._parts:
                if index < len(part):
                    return part[index]
                index -= len(part)
        raise IndexError(index)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"


def legal_moves_of(book: ShotBook, position: Position, seat: int) -> LegalMoves:
    """Every legal move of a seat: drafts, shots, the Propeller's roll, switches."""
    phase = phase_of(book.chart, position)
    if seat not in seats_to_act(position, phase):
        return LegalMoves(())
    if phase == ROLL:
        return LegalMoves(((Roll(seat),),))
    if phase == DRAFT:
        return LegalMoves(([Draft(seat, face) for face in dict.fromkeys(position.pool)],))
    return LegalMoves(_action_parts(book, position, seat))


def shots_allowed(book: ShotBook, position: Position, seat: int) -> Iterator[tuple[int, int]]:
    """The systems (0: none) and faces that a seat in the action phase may fire."""
    usable = usable_mask(book.chart, position, seat)
    for system in range(8):
        if usable >> system & 1:
            faces_mask = faces_to_fire(position, seat, system)
            for face in range(1, 7):
                if faces_mask >> face & 1:
                    yield system, face


def _action_parts(book: ShotBook, position: Position, seat: int) -> list[Sequence[Move]]:
    parts: list[Sequence[Move]] = [
        book.moves(seat, system, face) for system, face in shots_allowed(book, position, seat)
    ]
    if may_reroll(book.chart, position, seat):
        parts.append((Reroll(seat),))
    parts.append([SwitchOn(seat, system) for system in _switches(book, position, seat)])
    return parts


def _switches(book: ShotBook, position: Position, seat: int) -> tuple[int, ...]:
    mask = switchable_mask(book.chart, position.sheets[seat])
    return tuple(system for system in range(8) if mask >> system & 1)


