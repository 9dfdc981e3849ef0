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

from torpedo_dice import Board, Game, standard_board
from torpedo_dice.game.events import Drafted, Event, Fired, OpponentFired, Rerolled, Rolled, SwitchedOn
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.chart import Chart
from torpedo_dice.rules.position import opponents_shot
from torpedo_dice.rules.sheet import Sheet, fire, new_sheet
from torpedo_dice.rules.systems import kind_of_shot, pips_fired
from torpedo_dice.simulation import random_play
from torpedo_dice.simulation.chance import advanced, below, seeded
from torpedo_dice.simulation.choices import ROOM, Choices, make_choices
from torpedo_dice.simulation.random_play import Played, play_many, play_solo, play_table

LIMIT = Path(__file__).parents[3] / "shared" / "limit"
CHOICES = make_choices()


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
    """Plays like `random_play.act`, and tells what was done as events of a game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
        self.game = game
        self._act, self._draft = random_play.act, random_play.roll_and_draft
        monkeypatch.setattr(random_play, "act", self.act)
        monkeypatch.setattr(random_play, "roll_and_draft", self.roll_and_draft)

    def roll_and_draft(self, dice: list[int], drafted: list[int], active: int, state: int) -> int:
        """Roll and draft there, and then here."""
        after = self._draft(dice, drafted, active, state)
        self.game.apply(Rolled((*drafted, dice[0])))
        for _ in drafted:
            seat = self.game.turn
            assert seat is not None
            self.game.apply(Drafted(seat, drafted[seat]))
        return after

    def act(
        self, chart: Chart, choices: Choices, sheets: list[Sheet], drafted: list[int], seat: int, state: int
    ) -> tuple[int, int]:
        """Act there, and do here what the sheet says was done."""
        if len(sheets) == 1:
            self.game.apply(Rolled((drafted[0], drafted[1])))
            self.game.apply(Drafted(0, drafted[0]))
        before = sheets[seat]
        fired, after = self._act(chart, choices, sheets, drafted, seat, state)
        for event in self._happened(before, sheets[seat], seat, fired, state):
            self.game.apply(event)
        assert self.game.position.sheets[seat].hits_mask == sheets[seat].hits_mask
        if len(sheets) == 1:
            self.game.apply(OpponentFired(*opponents_shot(chart, self.game.position)))
        return fired, after

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


@pytest.mark.parametrize("board", [standard_board(), OTHER_PANELS], ids=lambda board: board.name)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_playouts_are_games(mode: ModeName, players: int, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a playout does, a game accepts as legal events, and both end at the same time with the same sheets."""
    for number in range(12):
        game = Game(players, mode, board=board, first=0)
        sheets = [new_sheet(game.book.chart)] * players
        with monkeypatch.context() as patched:
            Watched(patched, game)
            play = play_solo if mode == "solo" else play_table
            played: Played = play(game.book.chart, CHOICES, sheets, seeded(3, number))
        assert game.is_over()
        assert tuple(sheets) == game.position.sheets
        assert played.rounds == game.position.round - 1


def test_tally_of_many_is_the_sum_of_each() -> None:
    """Games are played apart: how they are grouped changes nothing."""
    game = Game(2, "mission")
    chart = game.book.chart
    played = [play_table(chart, CHOICES, [new_sheet(chart)] * 2, seeded(5, number)) for number in range(40)]
    tally = play_many(chart, CHOICES, 2, 40, 5)
    assert (tally.games, tally.rounds) == (40, sum(each.rounds for each in played))
    assert tally.rounds_squared == sum(each.rounds**2 for each in played)
    assert tally.moves == sum(each.moves for each in played)


def test_lists_of_choices_have_room() -> None:
    """No list runs into the next one."""
    assert max(CHOICES.option_count) <= ROOM
    assert max(CHOICES.switch_count) <= ROOM


@pytest.mark.skipif(not LIMIT.exists() or not shutil.which("g++"), reason="no yardstick in ../shared/limit, or no g++")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("mode", ["training", "mission"])
def test_figures_agree_with_the_yardstick(mode: ModeName, players: int, tmp_path: Path) -> None:
    """Rounds, first-seat wins, shared wins and games without a winner: within four standard errors of the C++ one."""
    program, games, theirs = tmp_path / "playouts", 12_000, 400_000
    subprocess.run(["g++", "-O2", "-std=c++20", "-o", program, LIMIT / "playouts.cpp"], check=True)
    words = [program, LIMIT / "standard.txt", mode, f"{players}", f"{theirs}"]
    their = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    our = play_many(Game(players, mode).book.chart, CHOICES, players, games, 11)
    spread = our.rounds_squared / games - (our.rounds / games) ** 2
    assert abs(our.rounds / games - their["rounds_per_game"]) < 4 * (spread * (1 / games + 1 / theirs)) ** 0.5
    for name in ("first_seat_wins", "shared", "nobody", "sunk"):
        seen, expected = getattr(our, name) / games, their[name]
        assert abs(seen - expected) <= 4 * (expected * (1 - expected) * (1 / games + 1 / theirs)) ** 0.5, name
