"""What a seat may do now, grouped the way an interface shows it, so that no interface needs a rule."""

from collections.abc import Iterator, Sequence
from itertools import chain
from operator import eq
from typing import overload

from msgspec import Struct

from torpedo_dice.game.moves import Draft, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.formations import Pattern, patterns
from torpedo_dice.rules.legality import faces_to_fire, may_act, may_reroll, usable_mask
from torpedo_dice.rules.position import DRAFT, ROLL, Position, phase_of
from torpedo_dice.rules.sheet import switchable_mask
from torpedo_dice.rules.systems import kind_of_shot

_BITS = tuple(tuple(bit for bit in range(8) if mask >> bit & 1) for mask in range(256))
"""The numbers of the bits of a mask of systems or faces."""


class ShotOption(Struct, frozen=True):
    """A face that may be fired with a system (0: none), and the patterns that may be laid.

    A pattern may be moved anywhere as long as `pips_on_grid` of its pips lie on the grid: one, or none for the shot
    without pips.
    """

    system: int
    face: int
    patterns: tuple[Pattern, ...]
    pips_on_grid: int


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
    if not may_act(position, phase, seat):
        return Options(seat)
    if phase == ROLL:
        return Options(seat, roll=True)
    if phase == DRAFT:
        return Options(seat, faces=tuple(sorted(set(position.pool))))
    return Options(
        seat,
        shots=tuple(_shot_option(system, face) for system, face in shots_allowed(book, position, seat)),
        reroll=may_reroll(book.chart, position, seat),
        switches=switches_allowed(book, position, seat),
    )


def _shot_option(system: int, face: int) -> ShotOption:
    found = tuple(patterns(kind_of_shot(system), face))
    return ShotOption(system, face, found, pips_on_grid=min(1, len(found[0])))


class LegalMoves(Sequence[Move]):
    """The legal moves of a seat as a sequence: long ones are never copied, only looked into.

    `parts` holds them by option: a die, a face with a system, the Propeller's roll, a switch.
    """

    def __init__(self, parts: Sequence[Sequence[Move]]) -> None:
        self.parts = parts
        self._length = sum(map(len, parts))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Move]:
        return chain.from_iterable(self.parts)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._length
        if index >= 0:
            for part in self.parts:
                if index < len(part):
                    return part[index]
                index -= len(part)
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and len(self) == len(other) and all(map(eq, self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"


def legal_moves_of(book: ShotBook, position: Position, seat: int, phase: int) -> LegalMoves:
    """Every legal move of a seat in this phase: drafts, shots, the Propeller's roll, switches."""
    if not may_act(position, phase, seat):
        return LegalMoves(())
    if phase == ROLL:
        return LegalMoves(((Roll(seat),),))
    if phase == DRAFT:
        return LegalMoves([(Draft(seat, face),) for face in sorted(set(position.pool))])
    return LegalMoves(_action_parts(book, position, seat))


def shots_allowed(book: ShotBook, position: Position, seat: int) -> Iterator[tuple[int, int]]:
    """The systems (0: none) and faces that a seat in the action phase may fire."""
    for system in _BITS[usable_mask(book.chart, position, seat)]:
        for face in _BITS[faces_to_fire(position, seat, system)]:
            yield system, face


def switches_allowed(book: ShotBook, position: Position, seat: int) -> tuple[int, ...]:
    """The systems that a seat in the action phase may switch on."""
    return _BITS[switchable_mask(book.chart, position.sheets[seat])]


def _action_parts(book: ShotBook, position: Position, seat: int) -> list[Sequence[Move]]:
    parts: list[Sequence[Move]] = [
        book.moves(seat, system, face) for system, face in shots_allowed(book, position, seat)
    ]
    if may_reroll(book.chart, position, seat):
        parts.append((Reroll(seat),))
    parts += [(SwitchOn(seat, system),) for system in switches_allowed(book, position, seat)]
    return parts
