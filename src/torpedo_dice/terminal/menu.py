"""The first questions: what it shall be, and who plays."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from torpedo_dice.errors import SetupError
from torpedo_dice.game.names import ModeName
from torpedo_dice.terminal.reading import Reader
from torpedo_dice.terminal.saving import Saved, names_shown

LONGEST_NAME = 20


class Choice(NamedTuple):
    """A table to be set up: the people take the first seats, the bots the rest."""

    mode: ModeName
    players: int
    bots: tuple[str, ...] = ()

    @property
    def people(self) -> int:
        """The number of people."""
        return self.players - len(self.bots)

    @property
    def bots_by_seat(self) -> list[str | None]:
        """The bot of every seat; None for a person's."""
        return [None] * self.people + list(self.bots)


def ask_what_to_play(reader: Reader, saved: Saved | None) -> Choice | Path:
    """What the player wants, by a few numbers: a new table, or the game that waits to be gone on with."""
    text, screen = reader.text, reader.screen
    screen.say(text("menu-welcome"))
    for number, key in enumerate(("menu-solo", "menu-bot", "menu-together"), start=1):
        screen.say(f" {number}  {text(key)}")
    if saved is not None:
        mode, names = text(f"mode-{saved.record.mode}"), ", ".join(names_shown(saved.record))
        screen.say(f" 4  {text('menu-resume', mode=mode, names=names)}")
    table = reader.choose(text("menu-ask"), 3 if saved is None else 4)
    if saved is not None and table == 4:
        return saved.path
    return _new_table(reader, table)


def ask_names(people: int, reader: Reader) -> list[str]:
    """A name for everybody; Enter keeps the one that is proposed."""
    names: list[str] = []
    while len(names) < people:
        proposed = reader.text("name-player", number=len(names) + 1)
        name = reader.line(reader.text("ask-name", number=len(names) + 1, name=proposed), free=True) or proposed
        try:
            check_names([*names, name], people)
        except SetupError as error:
            reader.refuse(error)
        else:
            names.append(name)
    return names


def check_names(names: Sequence[str], people: int) -> None:
    """Raise unless these may be the names of so many players at the most: short, to be printed, all different."""
    if len(names) > people or not all(name and name.isprintable() and len(name) <= LONGEST_NAME for name in names):
        raise SetupError("setup-names", people=people)
    plain = [name.casefold() for name in names]
    for name in names:
        if plain.count(name.casefold()) > 1:
            raise SetupError("setup-names-equal", name=name)


def _new_table(reader: Reader, table: int) -> Choice:
    text, screen = reader.text, reader.screen
    if table == 1:
        return Choice("solo", 1)
    screen.say(f" 1  {text('menu-training')}")
    screen.say(f" 2  {text('menu-mission')}")
    mode: ModeName = "training" if reader.choose(text("menu-ask"), 2) == 1 else "mission"
    if table == 2:
        return Choice(mode, 2, ("greedy",))
    return Choice(mode, 1 + reader.choose(text("menu-players"), 3))
