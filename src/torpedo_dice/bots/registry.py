"""Bots by name: our own, and those that other packages offer under the entry point group `torpedo_dice.bots`."""

from collections.abc import Sequence
from importlib.metadata import entry_points

from torpedo_dice.bots.bot import Bot, BotMaker
from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.bots.random_bot import RandomBot
from torpedo_dice.errors import SetupError, TorpedoDiceError

GROUP = "torpedo_dice.bots"
BOTS: dict[str, BotMaker] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    """Every bot that can be asked for, ours first, from weak to strong."""
    return [*BOTS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in BOTS)]


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    points = (point for point in entry_points(group=GROUP) if point.name == name)
    try:
        maker = BOTS.get(name) or next((point.load() for point in points), None)
        bot: Bot | None = None if maker is None else maker(seed)
    except TorpedoDiceError:
        raise
    except Exception as error:
        # It may be another package's, which may raise anything.
        raise SetupError("setup-bot-broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    if bot is None:
        raise SetupError("setup-bot", name=name, names=", ".join(bot_names()))
    return bot


def parse_bots(text: str) -> list[str]:
    """The names in a list such as `greedy,random`, each of which exists."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(name, "")
    return names


def seated(names: Sequence[str], seats: int) -> list[str]:
    """A bot's name for every seat; names repeat when there are fewer than seats."""
    if len(names) > seats:
        raise SetupError("setup-bots-many", bots=len(names), players=seats)
    return [names[seat % len(names)] for seat in range(seats)]
