"""A board as it is before the game: its grid, its screens, its torpedoes and numbers."""

from collections.abc import Collection
from typing import Final

from torpedo_dice.drawing.console import SAID, Line, rack, said_width, screens
from torpedo_dice.drawing.glyphs import hatch_fill, system_glyph
from torpedo_dice.drawing.grids import grid, spaces_of
from torpedo_dice.drawing.ink import DARK, Markup, Theme, element, group, picture, written
from torpedo_dice.drawing.layout import padded, paragraph, stacked
from torpedo_dice.drawing.wording import Wording, english, system_name
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.notation import space_text
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.formations import Space

MARGIN: Final = 20
HEAD: Final = 18
LEAST: Final = 340
"""No drawing's contents are narrower than this, however small the board is."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"
SWATCH: Final = 18
AFTER_SWATCH: Final = 26
AFTER_GLYPH: Final = 54


def board_svg(board: Board, mode: ModeName | None = None, *, text: Wording = english, theme: Theme = DARK) -> str:
    """A board with all its systems, or as a mode plays it: in Training the Propeller's spaces are water."""
    found = spaces_by_system(board, mode)
    window = grid(board, spaces_of(board, mode), theme)
    room = max(window.width, LEAST)
    name = text(f"mode-{mode}") if mode else ""
    panels = [
        [_line(system, found[system], text, theme) for system in panel if system in found] for panel in board.panels
    ]
    head = [paragraph(board.name, room, HEAD, theme.ink, bold=True), paragraph(name, room, SAID, theme.haze)]
    parts = [
        stacked(head, 0),
        window,
        screens([panel for panel in panels if panel], room, theme),
        rack(board.spares, board.spares, room, theme, filled=False),
        paragraph(text("board-numbers", spares=board.spares, uses=board.uses), room, SAID, theme.haze),
    ]
    told = [
        f"{text('screen-system', number=system, name=text(f'system-{system}'))} {', '.join(map(space_text, spaces))}."
        for system, spaces in found.items()
    ]
    return picture(padded(stacked(parts, 10), MARGIN), theme, f"{board.name}. {name}".removesuffix(". "), told)


def spaces_by_system(board: Board, mode: ModeName | None) -> dict[int, list[Space]]:
    """The spaces of each system that a mode plays with."""
    found: dict[int, list[Space]] = {}
    for column, row in spaces_of(board, mode):
        found.setdefault(int(board.grid[row][column]), []).append((column, row))
    return dict(sorted(found.items()))


def _line(system: int, spaces: Collection[Space], text: Wording, theme: Theme) -> Line:
    """A system on its screen: hatch, sign, number and name, and how many spaces it has."""
    name, count = system_name(system, text), f"{TIMES} {len(spaces)}"

    def drawn(width: float) -> Markup:
        swatch = element(
            "rect", x=0, y=4, width=SWATCH, height=SWATCH, rx=3, fill=hatch_fill(system), stroke=theme.haze,
            stroke_width=1.5,
        )  # fmt: skip
        glyph = system_glyph(system, AFTER_SWATCH, 3, 20, theme.ink)
        said = written(name, AFTER_GLYPH, 18, size=SAID, fill=theme.ink)
        return group(swatch, glyph, said, written(count, width, 18, size=SAID, fill=theme.haze, text_anchor="end"))

    return Line(AFTER_GLYPH + said_width(name) + 12 + said_width(count), drawn)
