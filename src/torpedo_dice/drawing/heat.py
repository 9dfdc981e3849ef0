"""A heat map: a value for each space of a board, under the outlines of its systems."""

from collections.abc import Mapping
from math import isfinite
from typing import Final

from torpedo_dice.drawing.axes import SMALL, page
from torpedo_dice.drawing.boards import LEAST, spaces_by_system
from torpedo_dice.drawing.grids import framed, water
from torpedo_dice.drawing.ink import DARK, Markup, Piece, Theme, element, group, mixed, sign_colour, titled, written
from torpedo_dice.drawing.layout import stacked, text_width
from torpedo_dice.drawing.outlines import outline
from torpedo_dice.drawing.scales import PERCENTS, Figures
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.notation import space_text
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Space

SIDE: Final = 40
STEPS: Final = 10
"""The colours from the least to the greatest value: few enough to be found again in the legend."""
LEGEND: Final = 26


def heat_svg(
    board: Board,
    values: Mapping[Space, float],
    *,
    title: str,
    note: str = "",
    mode: ModeName | None = None,
    most: float = 1.0,
    figures: Figures = PERCENTS,
    theme: Theme = DARK,
) -> str:
    """Values from 0 to `most`, each on its space; a space without one stays water, one off the grid is left out."""
    on_grid = {
        (column, row): values[column, row]
        for row in range(board.rows)
        for column in range(board.columns)
        if (column, row) in values
    }
    systems = spaces_by_system(board, mode)
    drawn = [water(board, SIDE, theme)]
    drawn += [_space(space, value, most, figures, theme) for space, value in on_grid.items()]
    drawn += [_edges(systems, theme)]
    drawn += [_numbers(system, spaces, on_grid, most, theme) for system, spaces in systems.items()]
    window = framed(board, SIDE, group(*drawn), theme)
    parts = [window._replace(width=max(window.width, LEAST)), _legend(most, figures, theme)]
    told = [f"{space_text(space)}: {figures.exact(value)}." for space, value in on_grid.items()]
    return page(stacked(parts, 14), title, note, told, theme)


def _space(space: Space, value: float, most: float, figures: Figures, theme: Theme) -> Markup:
    """A space in the colour of its value, with the value in it."""
    x, y, colour = SIDE * space[0], SIDE * space[1], _colour(value, most, theme)
    said = figures.tick(value)
    size = min(SMALL, (SIDE - 4) / text_width(said, 1))
    return group(
        titled(f"{space_text(space)}: {figures.exact(value)}"),
        element("rect", x=x, y=y, width=SIDE, height=SIDE, fill=colour, class_="td-heat"),
        written(said, x + SIDE / 2, y + 28, size=size, fill=sign_colour(colour), text_anchor="middle"),
    )


def _edges(systems: Mapping[int, list[Space]], theme: Theme) -> Markup:
    """The outlines of all systems, edged so that they stand out from every colour."""
    paths = [outline(spaces, SIDE) for spaces in systems.values()]
    edge = element("path", d="".join(paths), stroke=theme.deep, stroke_width=4.5)
    lines = [element("path", d=path, stroke=theme.ink, stroke_width=1.8, class_="td-system") for path in paths]
    return group(edge, *lines, fill="none", stroke_linejoin="round")


def _numbers(system: int, spaces: list[Space], values: Mapping[Space, float], most: float, theme: Theme) -> Markup:
    """The number of a system in the corner of each of its spaces."""
    grounds = [_colour(values[space], most, theme) if space in values else theme.water for space in spaces]
    drawn = [
        written(str(system), SIDE * x + 6, SIDE * y + 14, size=11, fill=sign_colour(ground))
        for (x, y), ground in zip(spaces, grounds, strict=True)
    ]
    return group(*drawn, font_weight="bold")


def _legend(most: float, figures: Figures, theme: Theme) -> Piece:
    """The colours in a row, with the values at its ends and in its middle."""
    width = LEGEND * (STEPS + 1)
    drawn = [
        element("rect", x=10 + LEGEND * step, y=0, width=LEGEND, height=14, fill=_step_colour(step, theme))
        for step in range(STEPS + 1)
    ]
    drawn.append(element("rect", x=10, y=0, width=width, height=14, fill="none", stroke=theme.haze))
    for step in (0, STEPS // 2, STEPS):
        said, x = figures.tick(most * step / STEPS), 10 + LEGEND * (step + 0.5)
        drawn.append(written(said, x, 30, size=SMALL, fill=theme.haze, text_anchor="middle"))
    return Piece(width + 20, 34, group(*drawn))


def _colour(value: float, most: float, theme: Theme) -> str:
    if not isfinite(value) or most <= 0:
        return theme.water
    return _step_colour(round(STEPS * min(1.0, max(0.0, value / most))), theme)


def _step_colour(step: int, theme: Theme) -> str:
    return mixed(theme.water, theme.brass, step / STEPS)
