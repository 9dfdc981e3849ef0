"""A game as an interface shows it, without a rule left to apply: systems, damage, targets, and what a shot would do."""

from typing import Literal

from msgspec import Struct

from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Fire
from torpedo_dice.game.shots import ShotBook
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import Sheet, count_bits, effect_of, left_of, working_mask, wrecked_by
from torpedo_dice.rules.systems import ARTILLERY, SOLO, WINDOWS, has_switch, kind_of_shot

SystemState = Literal["on", "off", "waits", "wrecked", "spent"]
SpaceState = Literal["open", "hit", "wrecked"]


class SystemView(Struct, frozen=True):
    """One of a seat's systems: working, switched off, waiting for its panel, wrecked, or without uses left.

    `uses` are left in Training, `damage` counts crossed spaces in solo; None where neither is counted.
    """

    system: int
    state: SystemState
    uses: int | None = None
    damage: int | None = None


class DiceView(Struct, frozen=True):
    """The dice on the table, the face that each seat holds, and the one left for the automaton."""

    table: tuple[int, ...]
    held: dict[int, int]
    automaton: int | None


class Shown(Struct, frozen=True):
    """What a shot would do, pip by pip and in all; `skull`: there are not enough spares for its misses."""

    pips: dict[Space, bool]
    hits: int
    misses: int
    spares_left: int
    skull: bool
    wrecks: tuple[int, ...]


def target_of(game: Game, seat: int) -> int | None:
    """The seat that a seat fires at; None for the automaton."""
    return None if game.book.mode == SOLO else left_of(seat, len(game.players))


def attacker_of(game: Game, seat: int) -> int | None:
    """The seat that fires at a seat; None for the automaton."""
    return next((other for other in range(len(game.players)) if target_of(game, other) == seat), None)


def panels_of(game: Game, seat: int) -> list[list[SystemView]]:
    """A seat's dashboard: the panels that this mode plays with, each with its systems."""
    systems_mask = game.book.chart.systems_mask
    panels = [[system for system in panel if systems_mask >> system & 1] for panel in game.board.panels]
    return [[system_view(game, seat, system) for system in panel] for panel in panels if panel]


def system_view(game: Game, seat: int, system: int) -> SystemView:
    """One of a seat's systems."""
    sheet = game.position.sheets[seat]
    uses = damage = None
    if game.book.chart.training and not has_switch(system):
        uses = sheet.artillery_uses if system == ARTILLERY else sheet.windows_uses
    if game.book.mode == SOLO:
        damage = (game.position.automaton.damaged_mask >> system & 1) + (sheet.wrecked_mask >> system & 1)
    return SystemView(system, _state(game, sheet, system), uses, damage)


def spaces_of_target(game: Game, seat: int) -> dict[Space, SpaceState]:
    """Every space of a system on a seat's target, as that seat has hit it."""
    hits_mask = game.position.sheets[seat].hits_mask
    wrecked_mask = wrecked_by(game.book.chart, hits_mask)
    found: dict[Space, SpaceState] = {}
    for (column, row), cell in game.book.cells.items():
        wrecked = wrecked_mask >> int(game.board.grid[row][column]) & 1
        hit = hits_mask >> cell & 1
        found[column, row] = "wrecked" if wrecked else "hit" if hit else "open"
    return found


def dice_of(game: Game) -> DiceView:
    """The dice of the round: a seat shows the face that it would fire."""
    position = game.position
    faces = zip(position.drafted, position.rerolled, strict=True)
    held = {seat: rerolled or face for seat, (face, rerolled) in enumerate(faces) if face}
    if position.mode == SOLO and held:
        return DiceView((), held, position.pool[0])
    return DiceView(position.pool, held, None)


def explosions_of(game: Game) -> tuple[int, int]:
    """How many of the automaton's explosion spaces are filled, and how many there are."""
    return count_bits(game.position.automaton.exploded_mask), count_bits(game.book.chart.systems_mask)


def shown(book: ShotBook, position: Position, move: Fire) -> Shown:
    """What a legal shot would do in a position."""
    sheet, cells = position.sheets[move.seat], book.cells
    cells_mask = book.masks(kind_of_shot(move.system), move.face)[move.pips]
    hits, misses, skull, finished_mask = effect_of(book.chart, sheet, cells_mask, len(move.pips))
    pips = {pip: pip in cells and not sheet.hits_mask >> cells[pip] & 1 for pip in move.pips}
    wrecks = tuple(system for system in range(8) if finished_mask >> system & 1)
    return Shown(pips, hits, misses, max(0, sheet.spares - misses), skull, wrecks)


def _state(game: Game, sheet: Sheet, system: int) -> SystemState:
    if sheet.wrecked_mask >> system & 1:
        return "wrecked"
    if working_mask(game.book.chart, sheet) >> system & 1:
        return "on"
    if game.book.chart.training:
        return "spent"
    return "waits" if system in {ARTILLERY, WINDOWS} else "off"
