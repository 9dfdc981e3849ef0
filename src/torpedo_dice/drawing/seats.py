"""A seat in the picture of a game: its target, its torpedoes, the die that it holds, and whether it is due."""

from collections.abc import Iterator
from typing import Final

from torpedo_dice.drawing.console import SAID, rack, said_width, screens
from torpedo_dice.drawing.dashboard import dashboard_lines, told_of_systems
from torpedo_dice.drawing.glyphs import burst, die, flag
from torpedo_dice.drawing.grids import grid, width_of_grid
from torpedo_dice.drawing.ink import Markup, Piece, Theme, element, group, moved, written
from torpedo_dice.drawing.layout import shortened, stacked, text_width
from torpedo_dice.drawing.wording import Wording
from torpedo_dice.game.events import Fired, SwitchedOn
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Fire
from torpedo_dice.game.view import dice_of, shown, spaces_of_target, target_of
from torpedo_dice.rules.formations import Space
from torpedo_dice.rules.sheet import hits_of

MARGIN: Final = 16
LEAST: Final = 440
NAME: Final = 18
DIE: Final = 36


def card_width(game: Game) -> float:
    """The width of every seat's part of a picture."""
    return _room(game) + 2 * MARGIN


def card(game: Game, seat: int, text: Wording, theme: Theme) -> Piece:
    """All that can be seen of a seat; the frame of the one in turn glows."""
    room, in_turn = _room(game), seat == game.turn
    parts = [
        _head(game, seat, room, text, theme),
        _target(game, seat, room, text, theme),
        grid(game.board, spaces_of_target(game, seat), theme, misses_of(game, seat), text("drawn-splash")),
        screens(dashboard_lines(game, seat, text, theme), room, theme),
        _torpedoes(game, seat, room, text, theme),
    ]
    body = stacked(parts, 10)
    width, height = room + 2 * MARGIN, body.height + 2 * MARGIN
    frame = element(
        "rect", x=1, y=1, width=width - 2, height=height - 2, rx=12, fill="none",
        stroke=theme.glow if in_turn else theme.line, stroke_width=2 if in_turn else 1,
    )  # fmt: skip
    return Piece(width, height, group(frame, moved(MARGIN, MARGIN, body.markup), class_="td-seat"))


def told_of_seat(game: Game, seat: int, text: Wording) -> Iterator[str]:
    """What is read aloud of a seat."""
    sheet = game.position.sheets[seat]
    hits, cells = hits_of(game.position.sheets)[seat], len(game.book.cells)
    yield text("drawn-seat", name=game.players[seat], hits=hits, cells=cells, left=sheet.spares, all=game.board.spares)
    if seat in game.seats_to_act:
        yield f"{game.players[seat]}: {text(f'drawn-due-{game.phase}')}."
    if seat in dice_of(game).held:
        yield f"{text('drawn-die')} {dice_of(game).held[seat]}."
    yield from told_of_systems(game, seat, text)


def misses_of(game: Game, seat: int) -> list[Space]:
    """Where a seat's last shot missed on the grid; nowhere if it has switched a system on since."""
    for before, event in zip(reversed(game.positions[:-1]), reversed(game.events), strict=True):
        if isinstance(event, Fired) and event.seat == seat:
            shot = Fire(seat, event.system, event.face, event.pips)
            return [
                pip for pip, hit in shown(game.book, before, shot).pips.items() if not hit and _is_on_grid(game, pip)
            ]
        if isinstance(event, SwitchedOn) and event.seat == seat:
            break
    return []


def _room(game: Game) -> float:
    return max(LEAST, width_of_grid(game.board))


def _is_on_grid(game: Game, space: Space) -> bool:
    return 0 <= space[0] < game.board.columns and 0 <= space[1] < game.board.rows


def _head(game: Game, seat: int, room: float, text: Wording, theme: Theme) -> Piece:
    """The name, what is due from it, whether it began the round, and its die."""
    drawn, left = list[Markup](), 0.0
    if seat == game.position.active and len(game.players) > 1 and not game.is_over():
        drawn.append(flag(0, 6, 24, theme, text("drawn-active")))
        left = 26
    due = text(f"drawn-due-{game.phase}") if seat in game.seats_to_act else ""
    held = dice_of(game).held.get(seat)
    end = room - (DIE + 10 if held else 0)
    name = shortened(game.players[seat], end - left - said_width(due) - 14, NAME, bold=True)
    drawn.append(written(name, left, 25, size=NAME, fill=theme.ink, font_weight="bold"))
    drawn.append(written(due, end, 24, size=SAID, fill=theme.glow, text_anchor="end"))
    drawn += [die(held, room - DIE, 0, DIE, theme)] if held else []
    return Piece(room, DIE, group(*drawn))


def _target(game: Game, seat: int, room: float, text: Wording, theme: Theme) -> Piece:
    """Whom the seat fires at, and how many of its spaces are hit."""
    other = target_of(game, seat)
    said = text("screen-target", name=text("name-automaton") if other is None else game.players[other])
    count = f"{hits_of(game.position.sheets)[seat]} / {len(game.book.cells)}"
    room_left = room - text_width(count, SAID) - 30
    drawn = [
        written(shortened(said, room_left, SAID), 0, 14, size=SAID, fill=theme.haze),
        written(count, room, 14, size=SAID, fill=theme.ink, text_anchor="end"),
        burst(room - text_width(count, SAID) - 10, 9.5, 17, theme, class_="td-count"),
    ]
    return Piece(room, 18, group(*drawn))


def _torpedoes(game: Game, seat: int, room: float, text: Wording, theme: Theme) -> Piece:
    """The rack, and how many torpedoes are left of how many."""
    sheet, spares = game.position.sheets[seat], game.board.spares
    count = f"{sheet.spares} / {spares}"
    label = [
        written(text("screen-spares"), 0, 14, size=SAID, fill=theme.haze),
        written(count, room, 14, size=SAID, fill=theme.ink, text_anchor="end"),
    ]
    return stacked([Piece(room, 18, group(*label)), rack(sheet.spares, spares, room, theme, filled=sheet.skull)], 4)
