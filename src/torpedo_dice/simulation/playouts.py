"""Whole games between players that are numbers, by the rules' plain functions on ints: the fastest Python gets."""

from operator import add
from typing import NamedTuple

from torpedo_dice.rules.automaton import Automaton, answered
from torpedo_dice.rules.ending import ADMIRAL, CAPTAIN, LIEUTENANT, SUNK, WRECKED, solo_is_over, table_is_over
from torpedo_dice.rules.sheet import count_bits, left_of, new_sheet, wreck_targets
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.ends import end_of
from torpedo_dice.simulation.greedy_play import GREEDY, act_greedily, choose_die, choose_of_two
from torpedo_dice.simulation.kit import Kit, Table
from torpedo_dice.simulation.random_play import act_randomly


class Played(NamedTuple):
    """A game that was played: its rounds, its moves (draft, option and shot count one each), where chance stands."""

    rounds: int
    moves: int
    state: int


class Playouts(NamedTuple):
    """What many games come to, summed up: two sums add up to the sum of all their games."""

    games: int
    rounds: int
    rounds_squared: int
    moves: int
    won_by_0: int
    won_by_1: int
    won_by_2: int
    won_by_3: int
    first_seat_wins: int
    shared: int
    nobody: int
    sunk: int
    wrecked: int
    score: int
    lieutenants: int
    captains: int
    admirals: int

    @property
    def torpedoes(self) -> int:
        """The games that a skull decided, which are all others."""
        return self.games - self.sunk - self.wrecked


NO_PLAYOUTS = Playouts(*[0] * len(Playouts._fields))


def merged(one: Playouts, other: Playouts) -> Playouts:
    """What the games of both come to."""
    return Playouts(*map(add, one, other))


def play_many(kit: Kit, table: Table, first: int, games: int, seed: int) -> Playouts:
    """So many games, numbered from `first` on; each number has its own chance, and the seats begin in turn."""
    rounds = squared = moves = won_0 = won_1 = won_2 = won_3 = begun = shared = nobody = 0
    sunk = wrecked = score = lieutenants = captains = admirals = 0
    for number in range(first, first + games):
        begins = number % len(table.sheets)
        played = play_game(kit, table, begins, seeded(seed, number))
        end = end_of(kit.chart, table.sheets)
        winners_mask = end.winners_mask
        rounds += played.rounds
        squared += played.rounds**2
        moves += played.moves
        won_0 += winners_mask == 1
        won_1 += winners_mask == 2
        won_2 += winners_mask == 4
        won_3 += winners_mask == 8
        begun += winners_mask == 1 << begins
        shared += count_bits(winners_mask) > 1
        nobody += winners_mask == 0
        sunk += end.reason == SUNK
        wrecked += end.reason == WRECKED
        score += max(0, end.score)
        lieutenants += end.rank == LIEUTENANT
        captains += end.rank == CAPTAIN
        admirals += end.rank == ADMIRAL
    return Playouts(
        games, rounds, squared, moves, won_0, won_1, won_2, won_3, begun, shared, nobody, sunk, wrecked, score,
        lieutenants, captains, admirals,
    )  # fmt: skip


def play_game(kit: Kit, table: Table, begins: int, state: int) -> Played:
    """Play one game to its end; the final sheets stay on the table."""
    if len(table.sheets) == 1:
        return _play_solo(kit, table, state)
    return _play_table(kit, table, begins, state)


def roll_and_draft(kit: Kit, table: Table, active: int, state: int) -> int:
    """Roll all dice, and let each seat take one, clockwise from the active seat."""
    players, drafted, dice = table.players, table.drafted, table.dice
    seats = len(players)
    for die in range(seats + 1):
        state = advanced(state)
        dice[die] = 1 + below(state, 6)
    for seat in range(seats):
        drafted[seat] = 0
    seat = active
    for left in range(seats + 1, 1, -1):
        if players[seat] == GREEDY:
            die, state = choose_die(kit, table, seat, left, state)
        else:
            state = advanced(state)
            die = below(state, left)
        drafted[seat] = dice[die]
        dice[die] = dice[left - 1]
        seat = left_of(seat, seats)
    return state


def act(kit: Kit, table: Table, seat: int, state: int) -> tuple[int, int]:
    """Let a seat's player act; returns whether it fired, and where chance stands."""
    if table.players[seat] == GREEDY:
        return act_greedily(kit, table, seat, state)
    return act_randomly(kit, table, seat, state)


def _play_table(kit: Kit, table: Table, begins: int, state: int) -> Played:
    chart, sheets = kit.chart, table.sheets
    seats = len(sheets)
    for seat in range(seats):
        sheets[seat] = new_sheet(chart)
    rounds = moves = 0
    active = begins
    over = False
    while not over:
        state = roll_and_draft(kit, table, active, state)
        seat = active
        for _ in range(seats):
            fired, state = act(kit, table, seat, state)
            moves += fired
            seat = left_of(seat, seats)
        wreck_targets(chart, sheets)
        rounds += 1
        active = left_of(active, seats)
        over = table_is_over(chart, sheets)
    return Played(rounds, moves + 2 * seats * rounds, state)


def _play_solo(kit: Kit, table: Table, state: int) -> Played:
    chart, sheets, drafted = kit.chart, table.sheets, table.drafted
    sheets[0] = new_sheet(chart)
    rounds = moves = 0
    automaton = Automaton(0, 0)
    over = False
    while not over:
        # The die left over is the opponent's, for Fins (R11) and for its shot.
        for die in range(2):
            state = advanced(state)
            drafted[die] = 1 + below(state, 6)
        if table.players[0] == GREEDY:
            state = choose_of_two(kit, table, automaton, state)
        fired, state = act(kit, table, 0, state)
        moves += fired
        rounds += 1
        sheets[0], automaton = answered(chart, sheets[0], automaton, drafted[1])
        over = solo_is_over(chart, sheets[0])
    return Played(rounds, moves + 2 * rounds, state)
