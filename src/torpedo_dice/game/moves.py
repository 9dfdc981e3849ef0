"""What a seat may choose. A move is an intent: dice that it throws are not in it; they are in the event."""

from msgspec import Struct

from torpedo_dice.rules.formations import Pattern


class Roll(Struct, frozen=True, gc=False, tag_field="kind", tag="roll"):
    """The active seat rolls all dice."""

    seat: int


class Draft(Struct, frozen=True, gc=False, tag_field="kind", tag="draft"):
    """A seat takes a die from the table."""

    seat: int
    face: int


class Reroll(Struct, frozen=True, gc=False, tag_field="kind", tag="reroll"):
    """A seat's Propeller rolls its die again."""

    seat: int


class Fire(Struct, frozen=True, tag_field="kind", tag="fire"):
    """A seat fires a face with a system, or with none (0). The pips stand by row, then column."""

    seat: int
    system: int
    face: int
    pips: Pattern


class SwitchOn(Struct, frozen=True, gc=False, tag_field="kind", tag="switch"):
    """A seat switches a system on."""

    seat: int
    system: int


Move = Roll | Draft | Reroll | Fire | SwitchOn
