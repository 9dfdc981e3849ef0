"""A game as plain text, for `render_mode="ansi"`: in the words of the notation and the signs of the terminal.

A digit is an open space of that system, `*` a hit, `#` a hit on a wrecked system, `.` water.
"""

from itertools import chain, zip_longest

from torpedo_dice.game.game import Game
from torpedo_dice.game.names import SYSTEM_NAMES
from torpedo_dice.game.view import SystemView, dice_of, explosions_of, panels_of, spaces_of_target
from torpedo_dice.rules.systems import SOLO

_SIGNS = {"hit": "*", "wrecked": "#"}
_GAP = "   "


def picture(game: Game) -> str:
    """All of a game: the round, the dice, and for each seat its dashboard and, beneath, its target."""
    seats = range(len(game.players))
    grids = [_target(game, seat) for seat in seats]
    drawn = [_GAP.join(rows).rstrip() for rows in zip_longest(*grids)]
    return "\n".join([_headline(game), *(_dashboard(game, seat) for seat in seats), *drawn])


def _headline(game: Game) -> str:
    dice = dice_of(game)
    left = dice.table if dice.automaton is None else (dice.automaton,)
    words = f"{game.mode}, round {game.position.round}, {game.phase}, dice left: {' '.join(map(str, left)) or '-'}"
    if game.book.mode == SOLO:
        filled, spaces = explosions_of(game)
        words += f", explosions: {filled}/{spaces}"
    return words


def _dashboard(game: Game, seat: int) -> str:
    sheet, die = game.position.sheets[seat], dice_of(game).held.get(seat, "-")
    spares = "skull" if sheet.skull else f"spares {sheet.spares}"
    systems = " ".join(_system(view) for view in chain.from_iterable(panels_of(game, seat)))
    return f"seat {seat}{'>' if seat == game.turn else ' '} die {die}, {spares}, {systems}"


def _system(view: SystemView) -> str:
    counts = [f"{count}" for count in (view.uses, view.damage) if count is not None]
    return "=".join([SYSTEM_NAMES[view.system], "/".join([view.state, *counts])])


def _target(game: Game, seat: int) -> list[str]:
    spaces, grid = spaces_of_target(game, seat), game.board.grid
    width = max(game.board.columns * 2 + 2, 16)
    columns = "".join(f" {chr(ord('A') + column)}" for column in range(game.board.columns))
    rows = [
        f"{row + 1:>2}" + "".join(f" {_sign(spaces.get((column, row)), sign)}" for column, sign in enumerate(line))
        for row, line in enumerate(grid)
    ]
    return [text.ljust(width) for text in (f"seat {seat} fires at", f"  {columns}", *rows)]


def _sign(state: str | None, sign: str) -> str:
    if state is None:
        return "."
    return _SIGNS.get(state, sign)
