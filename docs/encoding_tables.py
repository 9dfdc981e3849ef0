"""The tables of docs/environments.md, made from the code of the encoding: actions, sizes, and what stands where."""

from collections.abc import Iterator, Sequence

from torpedo_dice import standard_board
from torpedo_dice.game.names import MODES, SYSTEM_NAMES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.systems import SYSTEMS, has_switch
from torpedo_dice.rules.tables import seats_of
from torpedo_dice.simulation.encoding import (
    DRAFT_ACTION,
    ENCODING_VERSION,
    FIRE_ACTION,
    REROLL_ACTION,
    SHOT_ACTION,
    SWITCH_ACTION,
    Layout,
    fields_of,
    layout_of,
)

MEANINGS = {
    "stage": "0: a die is due, 1: what to do with it, 2: where the shot lies, 3: the game is over",
    "distance": "how many seats the viewer sits clockwise from the active one",
    "system": "stage 2: the system that is fired with, 0: none",
    "face": "stage 2: the face that is fired",
    "round": "the round, from 1; 255 stands for any later one, too",
    "dice": "how many dice on the table show a 1, a 2 ... a 6",
    "hits": "for each space of a system on the seat's target, by row, then column: whether it is hit",
    "working": "for each system from periscope to propeller: whether it may modify the die now",
    "switched": "the same: whether it is switched on",
    "wrecked": "the same: whether it is wrecked",
    "drafted": "the face that the seat took, 0: none yet",
    "rerolled": "the face that its Propeller rolled, 0: none",
    "acted": "whether the seat has acted in this round",
    "spares": "spare torpedoes left",
    "skull": "whether the skull is filled",
    "artillery_uses": "Training: uses of the Artillery left",
    "windows_uses": "Training: uses of the Windows left",
    "damage": "for each own system: damage spaces crossed out",
    "explosions": "for each system of the opponent's: whether its explosion space is filled",
    "die_left": "the face left over for the automaton, 0: no die is taken yet",
}
"""What each field says, by its name: one without a meaning here has no place in the table."""


def encoding_tables() -> str:
    """All tables, with a sentence before each."""
    return "\n".join(
        [
            f"Version {ENCODING_VERSION}. Actions:",
            "",
            *_table(("action", "stage", "choice"), _action_rows()),
            "",
            "Sizes on the standard board; on any board there are 62 actions and then one for each shot that the most",
            "manifold kind and face has:",
            "",
            *_table(("mode", "seats", "bytes of an observation", "of them for a seat", "actions"), _size_rows()),
            "",
            "Observations, with the bytes of the viewer's own seat on the standard board. The other seats follow",
            "clockwise, each with the fields from `hits` to `windows_uses` in the same order:",
            "",
            *_table(("field", "values", "training", "mission", "solo", "what it says"), _field_rows()),
        ]
    )


def _table(heads: Sequence[str], rows: Iterator[Sequence[object]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join('---' for _ in heads)} |"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"


def _action_rows() -> Iterator[Sequence[object]]:
    yield _span(DRAFT_ACTION, 6), 0, "take a die that shows 1 ... 6"
    yield _span(FIRE_ACTION, 6), 1, "fire 1 ... 6, the die as it is"
    for system in SYSTEMS:
        yield _span(FIRE_ACTION + 6 * system, 6), 1, f"fire 1 ... 6 with {SYSTEM_NAMES[system]}"
    yield REROLL_ACTION, 1, "let the Propeller roll the die; stage 1 comes again"
    for system in SYSTEMS:
        never = "" if has_switch(system) else " (never legal: it has no switch)"
        yield SWITCH_ACTION + system - 1, 1, f"switch on {SYSTEM_NAMES[system]}{never}"
    yield f"from {SHOT_ACTION}", 2, "the shots of the chosen kind and face, in the chart's order"


def _size_rows() -> Iterator[Sequence[object]]:
    for mode, seats in _tables():
        layout = _layout(mode, seats)
        yield mode, seats, layout.observation_size, _seat_size(layout), layout.actions


def _field_rows() -> Iterator[Sequence[object]]:
    modes: tuple[ModeName, ...] = ("training", "mission", "solo")
    places: dict[str, dict[ModeName, str]] = {}
    most: dict[str, int] = {}
    for mode in modes:
        for field in fields_of(_layout(mode, seats_of(MODES[mode])[0])):
            if not field.seat:
                places.setdefault(field.name, {})[mode] = _span(field.offset, field.size)
                most[field.name] = field.most
    for name, spans in places.items():
        yield f"`{name}`", f"0 to {most[name]}", *(spans.get(mode, "") for mode in modes), MEANINGS[name]


def _tables() -> Iterator[tuple[ModeName, int]]:
    modes: tuple[ModeName, ...] = ("solo", "training", "mission")
    return ((mode, seats) for mode in modes for seats in seats_of(MODES[mode]))


def _layout(mode: ModeName, seats: int) -> Layout:
    return layout_of(shot_book(standard_board(), MODES[mode]).chart, seats)


def _seat_size(layout: Layout) -> int:
    return sum(field.size for field in fields_of(layout) if field.seat == 0)


def _span(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start} to {start + size - 1}"
