"""The first question: what it shall be."""

from typing import NamedTuple

from torpedo_dice.game.names import ModeName
from torpedo_dice.terminal.reading import Reader
from torpedo_dice.terminal.screen import Screen


class Choice(NamedTuple):
    """A table to be set up: the people take the first seats, the bots the rest."""

    mode: ModeName
    players: int
    bots: tuple[str, ...] = ()

    @property
    def bots_by_seat(self) -> list[str | None]:
        """The bot of every seat; None for a person's."""
        return [None] * (self.players - len(self.bots)) + list(self.bots)


def ask_what_to_play(screen: Screen, reader: Reader) -> Choice:
    """What the player wants, by two numbers at most."""
    text = screen.text
    screen.say(text("menu-welcome"))
    for number, key in enumerate(("menu-solo", "menu-bot", "menu-together"), start=1):
        screen.say(f" {number}  {text(key)}")
    table = reader.choose(text("menu-ask"), 3)
    if table == 1:
        return Choice("solo", 1)
    screen.say(f" 1  {text('menu-training')}")
    screen.say(f" 2  {text('menu-mission')}")
    mode: ModeName = "training" if reader.choose(text("menu-ask"), 2) == 1 else "mission"
    if table == 2:
        return Choice(mode, 2, ("greedy",))
    return Choice(mode, 1 + reader.choose(text("menu-players"), 3))
