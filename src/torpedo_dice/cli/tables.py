"""What table the options ask for: mode and number of players follow from each other where one is missing."""

from argparse import Namespace

from torpedo_dice.game.game import check_table
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.tables import LEAST_SEATS


def table_of(options: Namespace, least: int = LEAST_SEATS) -> tuple[ModeName, int]:
    """The mode and the number of players; `least` is how many sit at a table when nothing is said."""
    mode: ModeName | None = options.mode
    players: int = options.players or (1 if mode == "solo" else least)
    mode = mode or ("solo" if players == 1 else "mission")
    check_table(mode, players, None)
    return mode, players
