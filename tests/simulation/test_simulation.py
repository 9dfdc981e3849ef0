"""Simulations: chance that is fair and stays within 63 bits, and playouts that are games by the same rules."""

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import OTHER_PANELS, TABLES

from torpedo_dice import Board, Draft, Fire, Game, Move, Reroll, standard_board
from torpedo_dice.bots import greedy_bot
from torpedo_dice.game.events import (
    Drafted,
    Event,
    Fired,
    OpponentFired,
    Rerolled,
    Rolled,
    SwitchedOn,
    move_behind,
)
from torpedo_dice.game.names import REASON_NAMES, ModeName
from torpedo_dice.rules.ending import SUNK, WRECKED
from torpedo_dice.rules.position import opponents_shot
from torpedo_dice.rules.sheet import Sheet, count_bits, effect_of, fire
from torpedo_dice.rules.systems import kind_of_shot, pips_fired
from torpedo_dice.simulation import playouts
from torpedo_dice.simulation.aims import make_aims
from torpedo_dice.simulation.bulk import PLAYERS, Bulk
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.choices import ROOM, make_choices
from torpedo_dice.simulation.ends import end_of
from torpedo_dice.simulation.greedy_play import GREEDY, use_cost
from torpedo_dice.simulation.kit import Kit, Table, make_kit, new_table
from torpedo_dice.simulation.playouts import merged, play_game

LIMIT = Path(__file__).parents[3] / "shared" / "limit"


@given(st.integers(0, 2**40), st.integers(0, 2**40))
def test_chance_never_leaves_63_bits(seed: int, game: int) -> None:
    """No step overflows, nor does any product on the way: compiled code would take that for impossible."""
    state = seeded(seed, game)
    for _ in range(50):
        assert 0 < state < 2**63
        assert (state & 2**32 - 1) * 2_135_137_899 + (state >> 32) < 2**63
        state = advanced(state)


def test_chance_is_even_and_forgets() -> None:
    """Faces of one stream, of the first steps of many, and pairs that follow each other: chi-square at 99.9%."""
    state, faces = seeded(1, 1), []
    for _ in range(60_000):
        state = advanced(state)
        faces.append(below(state, 6))
    firsts = [below(advanced(seeded(1, game)), 6) for game in range(60_000)]
    pairs = [a * 6 + b for a, b in zip(faces[::2], faces[1::2], strict=True)]
    neighbours = [a * 6 + b for a, b in zip(firsts[::2], firsts[1::2], strict=True)]
    for drawn, kinds, limit in ((faces, 6, 20.5), (firsts, 6, 20.5), (pairs, 36, 66.6), (neighbours, 36, 66.6)):
        expected = len(drawn) / kinds
        counts = Counter(drawn)
        assert set(counts) == set(range(kinds))
        assert sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds)) < limit


def test_period_is_that_of_two_primes() -> None:
    """The factor's two numbers are prime, which is what makes the period long (Fermat's test, five bases)."""
    for bits in (31, 32):
        number = 2_135_137_899 * 2**bits - 1
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11))


class Watched:
    """Plays like the playouts do, and tells what was done as events of a game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
        self.game = game
        self._act, self._draft = playouts.act, playouts.roll_and_draft
        monkeypatch.setattr(playouts, "act", self.act)
        monkeypatch.setattr(playouts, "roll_and_draft", self.roll_and_draft)

    def roll_and_draft(self, kit: Kit, table: Table, active: int, state: int) -> int:
        """Roll and draft there, and then here."""
        after = self._draft(kit, table, active, state)
        self.game.apply(Rolled((*table.drafted, table.dice[0])))
        for _ in table.drafted:
            self._draft_here(table)
        return after

    def _draft_here(self, table: Table) -> None:
        seat = self.game.turn
        assert seat is not None
        self._check_greed(table, Draft(seat, table.drafted[seat]))
        self.game.apply(Drafted(seat, table.drafted[seat]))

    def act(self, kit: Kit, table: Table, seat: int, state: int) -> tuple[int, int]:
        """Act there, and do here what the sheet says was done."""
        sheets = table.sheets
        if len(sheets) == 1:
            self.game.apply(Rolled((table.drafted[0], table.drafted[1])))
            self._draft_here(table)
        before = sheets[seat]
        fired, after = self._act(kit, table, seat, state)
        for event in self._happened(before, sheets[seat], seat, fired, state):
            move = move_behind(event, self.game.position.active)
            assert move is not None
            self._check_greed(table, move)
            self.game.apply(event)
        assert self.game.position.sheets[seat].hits_mask == sheets[seat].hits_mask
        if len(sheets) == 1:
            self.game.apply(OpponentFired(*opponents_shot(kit.chart, self.game.position)))
        return fired, after

    def _check_greed(self, table: Table, move: Move) -> None:
        """A greedy player's move is worth as much as the bot's best."""
        if table.players[move.seat] != GREEDY:
            return
        game_phase = self.game.phase
        choices = greedy_bot.drafts if game_phase == "draft" else greedy_bot.actions
        found = list(choices(self.game.book, self.game.position, move.seat))
        most = max(worth for worth, _ in found)
        # What the Propeller rolled leaves no trace on a sheet: a shot or switch after it looks like one without it.
        rolled = game_phase == "action" and (most, Reroll(move.seat)) in found
        worth = self._worth_of(move) if isinstance(move, Fire) else most if (most, move) in found else None
        assert rolled or worth == most

    def _worth_of(self, shot: Fire) -> int:
        """The worth of a shot, counted here by itself."""
        before = self.game.position.sheets[shot.seat]
        hits, misses, skull, finished_mask = effect_of(
            self.game.book.chart, before, self.game.book.masks(kind_of_shot(shot.system), shot.face)[shot.pips],
            len(shot.pips),
        )  # fmt: skip
        worth = 1000 * hits - sum(750 + 2000 // (before.spares - miss + 1) for miss in range(misses) if not skull)
        worth -= 100_000 * skull + use_cost(self.game.book.chart, shot.system)
        sinks = count_bits(before.hits_mask) + hits == count_bits(self.game.book.chart.target_mask)
        return worth + (100_000 if sinks and not skull else 1400 * count_bits(finished_mask))

    def _happened(self, before: Sheet, after: Sheet, seat: int, fired: int, state: int) -> list[Event]:
        """The events that lead from one sheet to the other: any shot of the kind that was drawn, with its effect."""
        if not fired:
            switched = (after.switched_mask ^ before.switched_mask).bit_length() - 1
            return [SwitchedOn(seat, switched)]
        for part in self.game.legal_moves_of(seat).parts:
            system, face = getattr(part[0], "system", 7), getattr(part[0], "face", 0)
            faces = range(1, 7) if not face else [face]
            for given_face in faces:
                for pips, cells_mask in self.game.book.masks(kind_of_shot(system), given_face).items():
                    if fire(before, system, cells_mask, pips_fired(kind_of_shot(system), given_face)) == after:
                        shot = Fired(seat, system, given_face, pips)
                        return [Rerolled(seat, given_face), shot] if not face else [shot]
        raise AssertionError((before, after, state))


@pytest.mark.parametrize("policy", PLAYERS)
@pytest.mark.parametrize("board", [standard_board(), OTHER_PANELS], ids=lambda board: board.name)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_playouts_are_games(
    mode: ModeName, players: int, board: Board, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a playout does, a game accepts as legal events, and both end at the same time with the same sheets.

    A greedy player makes no move that the greedy bot would not.
    """
    for number in range(12):
        game = Game(players, mode, board=board, first=number % players)
        kit, table = make_kit(game.book.chart), new_table(game.book.chart, [PLAYERS[policy]] * players)
        with monkeypatch.context() as patched:
            Watched(patched, game)
            played = play_game(kit, table, game.first, seeded(3, number))
        assert game.is_over()
        assert tuple(table.sheets) == game.position.sheets
        assert played.rounds == game.position.round - 1
        outcome, ended = game.outcome(), end_of(kit.chart, table.sheets)
        assert outcome is not None
        assert outcome.winners == tuple(seat for seat in range(players) if ended.winners_mask >> seat & 1)
        assert (outcome.reason, outcome.score or -1) == (REASON_NAMES[ended.reason], ended.score)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_tally_of_many_is_the_sum_of_each(mode: ModeName, players: int) -> None:
    """Games are played apart: how they are grouped changes nothing, and every figure is that of the games."""
    chart = Game(players, mode).book.chart
    bulk = Bulk(chart, [PLAYERS["greedy"]] * players, 5, compiled=False)
    kit, table = make_kit(chart), new_table(chart, bulk.players)
    found = Counter[str]()
    for number in range(40):
        played = play_game(kit, table, number % players, seeded(5, number))
        ended = end_of(kit.chart, table.sheets)
        winners = [seat for seat in range(players) if ended.winners_mask >> seat & 1]
        found.update(rounds=played.rounds, rounds_squared=played.rounds**2, moves=played.moves, games=1)
        found.update(shared=len(winners) > 1, nobody=not winners, first_seat_wins=winners == [number % players])
        found.update({f"won_by_{seat}": winners == [seat] for seat in range(4)})
        found.update(sunk=ended.reason == SUNK, wrecked=ended.reason == WRECKED, score=max(ended.score, 0))
        found.update({name: ended.rank == rank for rank, name in enumerate(("lieutenants", "captains", "admirals"))})
    whole = bulk.play(range(40))
    assert whole._asdict() == found
    assert merged(bulk.play(range(7)), bulk.play(range(7, 40))) == whole


def test_one_seed_plays_no_other_seeds_games() -> None:
    """Whatever numbers two seeds give them, their games begin at different states."""
    games = 20_000
    known = {seeded(seed, game) for seed in (72, 79, 80) for game in range(games)}
    assert len(known) == 3 * games
    assert len({seeded(seed, 0) & 2**32 - 1 for seed in range(games)}) > games - 3


def test_seeds_are_taken_alike_by_both_ways() -> None:
    """Any whole number is a seed, also one that compiled code could not take."""
    chart = Game(2, "mission").book.chart
    for seed in (2**64 + 5, -1, 2**40):
        fast, slow = (Bulk(chart, [0, 1], seed, compiled=compiled).play(range(20)) for compiled in (True, False))
        assert fast == slow


def test_lists_of_choices_have_room() -> None:
    """No list runs into the next one."""
    choices = make_choices()
    assert max(choices.option_count) <= ROOM
    assert max(choices.switch_count) <= ROOM


@pytest.mark.parametrize("board", [standard_board(), OTHER_PANELS], ids=lambda board: board.name)
def test_only_covered_shots_are_left_out(board: Board) -> None:
    """For every shot there is one worth a look that covers the same cells, or more, with as many pips."""
    chart = Game(2, "mission", board=board).book.chart
    aims = make_aims(chart)
    for entry in range(28):
        cells = chart.effect_cells[chart.effect_start[entry] : chart.effect_start[entry] + chart.effect_count[entry]]
        shots = aims.shots[aims.shot_start[entry] : aims.shot_start[entry] + aims.shot_count[entry]]
        kept = [chart.effect_cells[shot] for shot in shots]
        assert set(kept) <= set(cells)
        assert all(any(mask & other == mask for other in kept) for mask in cells)
        assert not any(one != other and one & other == one for one in kept for other in kept)


@pytest.mark.skipif(not LIMIT.exists() or not shutil.which("g++"), reason="no yardstick in ../shared/limit, or no g++")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("mode", ["training", "mission"])
def test_figures_agree_with_the_yardstick(mode: ModeName, players: int, tmp_path: Path) -> None:
    """Rounds, first-seat wins, shared wins and games without a winner: within four standard errors of the C++ one."""
    program, games, theirs = tmp_path / "playouts", 400_000, 400_000
    subprocess.run(["g++", "-O2", "-std=c++20", "-o", program, LIMIT / "playouts.cpp"], check=True)
    words = [program, LIMIT / "standard.txt", mode, f"{players}", f"{theirs}"]
    their = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    our = Bulk(Game(players, mode).book.chart, [PLAYERS["random"]] * players, 11).play(range(games))
    spread = our.rounds_squared / games - (our.rounds / games) ** 2
    assert abs(our.rounds / games - their["rounds_per_game"]) < 4 * (spread * (1 / games + 1 / theirs)) ** 0.5
    for name in ("first_seat_wins", "shared", "nobody", "sunk"):
        seen, expected = getattr(our, name) / games, their[name]
        assert abs(seen - expected) <= 4 * (expected * (1 - expected) * (1 / games + 1 / theirs)) ** 0.5, name
