"""Two players solved: what every position between two rounds is worth to the active seat, from the last ones back.

Whatever is written on a sheet leads to one with a higher number, so a position's value needs only those of positions
with higher numbers, and its own in one case: both seats fire the Engine on a 1 (R4), and nothing changes but who is
active. That happens in at most 2 rolls of 27, so that values which are computed again and again come to rest.
"""

from typing import Final, NamedTuple

from torpedo_dice.rules.chart import Chart, entry_of
from torpedo_dice.rules.ending import table_is_over, table_winners_mask
from torpedo_dice.rules.sheet import Sheet, switchable_mask, working_mask
from torpedo_dice.rules.systems import ALL_FACES_MASK, ENGINE, FINS, PLAIN, FacesMask, SystemsMask
from torpedo_dice.simulation.exact_shared import ENTRIES, NEVER, best_option, entries_of
from torpedo_dice.simulation.exact_sides import (
    Moves,
    Side,
    list_moves,
    own_sheet,
    sheet_of,
    with_switches,
    wrecked_by_side,
)

ANSWERS: Final = 14
"""Places for a sheet's answers: 1 to 6 by the face that the other drafted, 8 to 13 by the one that it fires plain."""
AT_REST: Final = 1e-15
"""What a value may change by when it is computed again."""


class Notes(NamedTuple):
    """What is noted about one position while it is weighed.

    `answers` stand by the active seat's new sheet, and are those of this weighing where `asked` says so; `reply` by
    entry; `worth` by `(own face * 7 + other's face) * ENTRIES + entry`, `of_faces` by `own face * 7 + other's face`.
    """

    sheets: list[Sheet]
    dice: list[int]
    mine: Moves
    theirs: Moves
    weighing: list[int]
    asked: list[int]
    answers: list[float]
    reply: list[float]
    worth: list[float]
    of_faces: list[float]


class PairTables(NamedTuple):
    """What solving works with: both sides, and where the values begin that hold while a seat is active.

    Both seats share their values when their sides are equal.
    """

    chart: Chart
    first: Side
    second: Side
    second_begins: int
    values: list[float]
    notes: Notes


class Weighed(NamedTuple):
    """A position before a roll, from the active seat's point of view: who it is, the sheets, and what both can use."""

    active: int
    mine: int
    theirs: int
    my_working: SystemsMask
    their_working: SystemsMask
    my_switchable: SystemsMask
    their_switchable: SystemsMask


def solve_sheets(tables: PairTables, first: int, last: int) -> None:
    """Write the values of all pairs whose first sheet is from `first` to below `last`; later ones are known."""
    for one in range(last - 1, first - 1, -1):
        # Where both sides are equal, the pair the other way round is solved with this one.
        least = one if tables.second_begins == 0 else 0
        for other in range(tables.second.sheet_count - 1, least - 1, -1):
            _solve_pair(tables, one, other)


def _solve_pair(tables: PairTables, one: int, other: int) -> None:
    """Write what the position is worth with either seat active."""
    sheets, values = tables.notes.sheets, tables.values
    first, second = place_of(tables, 0, one, other), place_of(tables, 1, other, one)
    sheets[0], sheets[1] = sheet_of(tables.first, one), sheet_of(tables.second, other)
    if table_is_over(tables.chart, sheets):
        values[first] = payoff(tables.chart, sheets)
        values[second] = -values[first]
    else:
        # A wrecked system's switch says nothing: all is as if it were on.
        like_one = with_switches(tables.first, one, wrecked_by_side(tables.second, other))
        like_other = with_switches(tables.second, other, wrecked_by_side(tables.first, one))
        if like_one == one and like_other == other:
            _weigh_until_at_rest(tables, one, other)
        else:
            values[first] = values[place_of(tables, 0, like_one, like_other)]
            values[second] = values[place_of(tables, 1, like_other, like_one)]


def _weigh_until_at_rest(tables: PairTables, one: int, other: int) -> None:
    values = tables.values
    first, second = place_of(tables, 0, one, other), place_of(tables, 1, other, one)
    change = 1.0
    while change > AT_REST:
        before, value = values[first], value_before_roll(tables, 0, one, other)
        values[first] = value
        values[second] = value_before_roll(tables, 1, other, one)
        at = weighed(tables, 0, one, other)
        may_stand_still = at.my_working & at.their_working & 1 << ENGINE
        change = abs(value - before) if may_stand_still else 0.0


def place_of(tables: PairTables, active: int, mine: int, theirs: int) -> int:
    """Where the value of a position stands, by the sheets of the active and the other seat."""
    if active == 0:
        return theirs * tables.first.sheet_count + mine
    return tables.second_begins + theirs * tables.second.sheet_count + mine


def payoff(chart: Chart, sheets: list[Sheet]) -> float:
    """What a finished game is worth to the first seat: 1 for a victory of its own, -1 for the other's, else 0."""
    winners_mask = table_winners_mask(chart, sheets)
    return float((winners_mask == 1) - (winners_mask == 2))


def value_before_roll(tables: PairTables, active: int, mine: int, theirs: int) -> float:
    """What a position is worth to the active seat: the mean over all rolls of the best of its drafts."""
    at, worth = weighed(tables, active, mine, theirs), tables.notes.of_faces
    weigh(tables, at, ALL_FACES_MASK)
    for face in range(1, 7):
        for answer in range(1, 7):
            worth[face * 7 + answer] = worth_of_faces(tables, at, face, answer)
    total = 0.0
    for low in range(1, 7):
        for middle in range(low, 7):
            for high in range(middle, 7):
                ways = 1 if low == high else 6 if low < middle < high else 3
                # The other seat takes the worse of the two that are left.
                best = min(worth[low * 7 + middle], worth[low * 7 + high])
                best = max(best, min(worth[middle * 7 + low], worth[middle * 7 + high]))
                total += ways * max(best, min(worth[high * 7 + low], worth[high * 7 + middle]))
    return total / 216


def weighed(tables: PairTables, active: int, mine: int, theirs: int) -> Weighed:
    """A position from the active seat's point of view."""
    chart, (own, other) = tables.chart, sides(tables, active)
    my_sheet = own_sheet(own, mine, wrecked_by_side(other, theirs))
    their_sheet = own_sheet(other, theirs, wrecked_by_side(own, mine))
    return Weighed(
        active,
        mine,
        theirs,
        working_mask(chart, my_sheet),
        working_mask(chart, their_sheet),
        switchable_mask(chart, my_sheet),
        switchable_mask(chart, their_sheet),
    )


def sides(tables: PairTables, active: int) -> tuple[Side, Side]:
    """The side of the active seat, and the other's."""
    if active == 0:
        return tables.first, tables.second
    return tables.second, tables.first


def weigh(tables: PairTables, at: Weighed, faces_mask: FacesMask) -> None:
    """Note what the options of both seats come to, for faces that may be drafted."""
    notes = tables.notes
    own, other = sides(tables, at.active)
    list_moves(own, at.mine, entries_of(at.my_working, faces_mask), at.my_switchable, notes.mine)
    list_moves(other, at.theirs, entries_of(at.their_working, faces_mask), at.their_switchable, notes.theirs)
    notes.weighing[0] += 1
    fins = at.their_working >> FINS & 1
    for place in range((7 + 42 * fins) * ENTRIES):
        notes.worth[place] = NEVER
    for entry in range(ENTRIES):
        for place in range(notes.mine.start[entry], notes.mine.start[entry + 1]):
            number = notes.mine.numbers[place]
            if notes.asked[number] != notes.weighing[0]:
                notes.asked[number] = notes.weighing[0]
                ask(tables, at, number, faces_mask)
            _note_worth(notes, number, entry, fins, faces_mask)


def worth_of_faces(tables: PairTables, at: Weighed, face: int, answer: int) -> float:
    """What it is worth to the active seat when it and the other drafted these, from the notes."""
    first = place_of_worth(at, face, answer)
    return best_option(tables.notes.worth, first, at.my_working, face, 1 << answer).worth


def place_of_worth(at: Weighed, face: int, answer: int) -> int:
    """Where the worth of shots begins when the seats drafted these; the own face matters to the other's Fins alone."""
    return ((at.their_working >> FINS & 1) * face * 7 + answer) * ENTRIES


def _note_worth(notes: Notes, number: int, entry: int, fins: int, faces_mask: FacesMask) -> None:
    """Note that an entry can lead to a sheet: by the answers to it, which are the worst for us that there are."""
    worth, answers, first = notes.worth, notes.answers, number * ANSWERS
    for answer in range(1, 7):
        if faces_mask >> answer & 1:
            without = answers[first + answer]
            at = answer * ENTRIES + entry
            if not fins:
                worth[at] = max(worth[at], without)
            for face in range(1, 6 * fins + 1):
                with_fins = min(without, answers[first + 7 + face])
                worth[at + face * 7 * ENTRIES] = max(worth[at + face * 7 * ENTRIES], with_fins)


def ask(tables: PairTables, at: Weighed, number: int, faces_mask: FacesMask) -> None:
    """Note what a new sheet of the active seat is worth to it, after the best answer with each drafted face."""
    notes, values = tables.notes, tables.values
    first = place_of(tables, 1 - at.active, 0, number)
    for entry in range(ENTRIES):
        most = NEVER
        for place in range(notes.theirs.start[entry], notes.theirs.start[entry + 1]):
            most = max(most, values[first + notes.theirs.numbers[place]])
        notes.reply[entry] = most
    for face in range(1, 7):
        # Fins come in later: their face is the active seat's.
        notes.answers[number * ANSWERS + 7 + face] = -notes.reply[entry_of(PLAIN, face)]
        if faces_mask >> face & 1:
            notes.answers[number * ANSWERS + face] = -best_option(notes.reply, 0, at.their_working, face, 0).worth
