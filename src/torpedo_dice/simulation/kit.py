"""What a playout works with: the tables that are only read, and the table that it is played on."""

from typing import NamedTuple

from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.sheet import Sheet, new_sheet
from torpedo_dice.simulation.aims import Aims, make_aims
from torpedo_dice.simulation.choices import Choices, make_choices


class Kit(NamedTuple):
    """Everything that is looked up and never changes."""

    chart: Chart
    choices: Choices
    aims: Aims


class Table(NamedTuple):
    """What a game is played on, used again for the next one; in solo the die left over is the second drafted face.

    A player is a number: RANDOM or GREEDY. Best shots that were found are kept by seat and entry of the chart, with the
    hits and spares that they were found for.
    """

    players: list[int]
    sheets: list[Sheet]
    drafted: list[int]
    dice: list[int]
    found_hits: list[int]
    found_spares: list[int]
    found_worth: list[int]
    found_shot: list[int]


def make_kit(chart: Chart) -> Kit:
    """The kit for a chart."""
    return Kit(chart, make_choices(), make_aims(chart))


def new_table(chart: Chart, players: list[int]) -> Table:
    """A table for these players."""
    seats = len(players)
    found = ([fill] * (28 * seats) for fill in (-1, -1, 0, 0))
    return Table(players, [new_sheet(chart)] * seats, [0] * max(2, seats), [0] * (seats + 1), *found)
