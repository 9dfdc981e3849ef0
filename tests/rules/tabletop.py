"""Setting a table up in the middle of a game, for tests of single rules."""

from collections.abc import Iterable, Sequence
from typing import Any

from torpedo_dice import Board, Fire, Game
from torpedo_dice.game.events import Drafted, Rolled
from torpedo_dice.game.moves import Move
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.notation import parse_move
from torpedo_dice.rules.automaton import Automaton
from torpedo_dice.rules.sheet import Sheet

EVERY_SWITCH = (1, 3, 4, 5, 7)


def mask(numbers: Iterable[int]) -> int:
    """The mask of these systems."""
    return sum(1 << number for number in numbers)


def table(mode: ModeName, faces: Sequence[int], left: int = 1, board: Board | None = None) -> Game:
    """A game in its first action phase: every seat drafted its face, seat 0 first, and one die is left."""
    game = Game(len(faces), mode, board=board, first=0)
    game.apply(Rolled((*faces, left)))
    for seat, face in enumerate(faces):
        game.apply(Drafted(seat, face))
    return game


def rewrite(game: Game, seat: int, **changes: Any) -> None:
    """Change what stands on a seat's sheet."""
    position = game.position
    sheets = list(position.sheets)
    sheets[seat] = sheets[seat]._replace(**changes)
    game._positions[-1] = position._replace(sheets=tuple(sheets))


def damage(game: Game, damaged: Iterable[int], exploded: Iterable[int] = ()) -> None:
    """Change what stands on the automaton's dashboard."""
    game._positions[-1] = game.position._replace(automaton=Automaton(mask(damaged), mask(exploded)))


def sheet(game: Game, seat: int = 0) -> Sheet:
    """The sheet of a seat."""
    return game.position.sheets[seat]


def push(game: Game, *texts: str) -> None:
    """Make moves given as texts."""
    for text in texts:
        game.push(parse_move(text))


def faces_with(game: Game, system: int, seat: int = 0) -> set[int]:
    """The faces that a seat may fire with a system."""
    return {move.face for move in shots(game, seat) if move.system == system}


def shots(game: Game, seat: int = 0) -> list[Fire]:
    """Every shot that a seat may fire."""
    return [move for move in game.legal_moves_of(seat) if isinstance(move, Fire)]


def moves(game: Game, seat: int = 0) -> set[Move]:
    """Every move that a seat may make."""
    return set(game.legal_moves_of(seat))
