"""A player's own systems on the screens of the console: a lamp, a sign, a name, and the state in words."""

from collections.abc import Iterator
from typing import Final, get_args

from torpedo_dice.drawing.console import LINE, SAID, Line, said_width
from torpedo_dice.drawing.glyphs import burst, cross, system_glyph
from torpedo_dice.drawing.ink import Markup, Theme, element, group, written
from torpedo_dice.drawing.wording import Wording, system_name
from torpedo_dice.game.game import Game
from torpedo_dice.game.view import SystemState, SystemView, explosions_of, panels_of
from torpedo_dice.rules.automaton import DAMAGE_SPACES

AFTER_LAMP: Final = 20
AFTER_GLYPH: Final = 46
BASELINE: Final = 18
MIDDLE: Final = LINE / 2
BOX: Final = 13
BOXES: Final = 2 * BOX + 12
EXPLOSION: Final = 21


def dashboard_lines(game: Game, seat: int, text: Wording, theme: Theme) -> list[list[Line]]:
    """The screens of a seat, one for each panel; alone, one more for the automaton's explosion spaces."""
    panels = [[_system_line(view, text, theme) for view in panel] for panel in panels_of(game, seat)]
    return [*panels, [_explosions_line(game, text, theme)]] if game.mode == "solo" else panels


def told_of_systems(game: Game, seat: int, text: Wording) -> Iterator[str]:
    """The state of every system, to be read aloud."""
    for panel in panels_of(game, seat):
        for view in panel:
            name = text("screen-system", number=view.system, name=text(f"system-{view.system}"))
            damage = "" if view.damage is None else f", {view.damage} / {DAMAGE_SPACES}"
            yield f"{name} {_state_text(view, text)}{damage}."
    if game.mode == "solo":
        filled, spaces = explosions_of(game)
        yield f"{text('screen-explosions')} {filled} / {spaces}."


def _system_line(view: SystemView, text: Wording, theme: Theme) -> Line:
    name, state = system_name(view.system, text), _state_text(view, text)
    # Of the broadest state, so that screens keep their places through a game.
    broadest = max(said_width(text(f"state-{each}")) for each in get_args(SystemState))
    boxes = 0 if view.damage is None else BOXES
    lit = view.state == "on"
    colour = theme.ink if lit else theme.haze
    struck = "line-through" if view.state == "wrecked" else None

    def drawn(width: float) -> Markup:
        said = [
            _lamp(view, theme),
            system_glyph(view.system, AFTER_LAMP, 3, 20, colour),
            written(name, AFTER_GLYPH, BASELINE, size=SAID, fill=colour, text_decoration=struck),
            written(state, width - boxes, BASELINE, size=SAID, fill=_state_colour(view, theme), text_anchor="end"),
        ]
        return group(*said, *_damage(view, width, theme), class_=f"td-{view.state}")

    return Line(AFTER_GLYPH + said_width(name) + 12 + max(broadest, said_width(state)) + boxes, drawn)


def _state_text(view: SystemView, text: Wording) -> str:
    state = text(f"state-{view.state}")
    return f"{state} ({view.uses})" if view.uses and view.state == "on" else state


def _state_colour(view: SystemView, theme: Theme) -> str:
    return {"on": theme.glow, "wrecked": theme.hit}.get(view.state, theme.haze)


def _lamp(view: SystemView, theme: Theme) -> Markup:
    """Lit, dark, dark with a core that waits, barred, or burst: known without colours."""
    x, y = 8, MIDDLE
    if view.state == "on":
        return element("circle", cx=x, cy=y, r=6, fill=theme.glow)
    if view.state == "wrecked":
        return group(burst(x, y, 17, theme, class_="td-lamp"), cross(x, y, 6, theme.deep, 2))
    shell = element("circle", cx=x, cy=y, r=5.2, fill="none", stroke=theme.haze, stroke_width=1.6)
    if view.state == "waits":
        return group(shell, element("circle", cx=x, cy=y, r=2, fill=theme.haze))
    bar = element("path", d=f"M{x - 5} {y}h10", stroke=theme.haze, stroke_width=1.6)
    return group(shell, bar) if view.state == "spent" else shell


def _damage(view: SystemView, width: float, theme: Theme) -> list[Markup]:
    """The damage spaces of a system, alone: crossed out or not."""
    boxes = list[Markup]()
    for place in range(DAMAGE_SPACES if view.damage is not None else 0):
        x = width - BOXES + 8 + (BOX + 4) * place
        crossed = place < (view.damage or 0)
        boxes.append(
            element(
                "rect", x=x, y=MIDDLE - BOX / 2, width=BOX, height=BOX, rx=3, fill="none",
                stroke=theme.hit if crossed else theme.haze, stroke_width=1.5,
            )
        )  # fmt: skip
        if crossed:
            boxes.append(group(cross(x + BOX / 2, MIDDLE, 7, theme.hit, 2), class_="td-damage"))
    return boxes


def _explosions_line(game: Game, text: Wording, theme: Theme) -> Line:
    """The automaton's explosion spaces: one is filled for every system of its that is wrecked."""
    filled, spaces = explosions_of(game)
    said = text("screen-explosions")
    needed = said_width(said) + 14 + EXPLOSION * spaces

    def drawn(width: float) -> Markup:
        start = width - EXPLOSION * spaces + EXPLOSION / 2
        signs = [_explosion(start + EXPLOSION * place, theme, filled=place < filled) for place in range(spaces)]
        return group(written(said, 0, BASELINE, size=SAID, fill=theme.haze), *signs)

    return Line(needed, drawn)


def _explosion(x: float, theme: Theme, *, filled: bool) -> Markup:
    if filled:
        return burst(x, MIDDLE, 20, theme, class_="td-explosion")
    return element("circle", cx=x, cy=MIDDLE, r=7, fill="none", stroke=theme.haze, stroke_width=1.5)
