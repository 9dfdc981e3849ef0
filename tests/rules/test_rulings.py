"""Every ruling (R1 to R18) and every row of the systems' table: docs/rules.md names the test of each."""

import pytest
from tables import PANELS
from tabletop import EVERY_SWITCH, damage, faces_with, mask, moves, push, rewrite, sheet, shots, table

from torpedo_dice import Board, Fire, Game, IllegalMove, Reroll, SeededDice, SwitchOn, standard_board
from torpedo_dice.game.events import Drafted, OpponentFired, Rerolled, Rolled
from torpedo_dice.rules.formations import patterns
from torpedo_dice.rules.systems import EXTRA_PIP, FEWER_PIPS, LINE, PLAIN

WIDE = Board("wide", ("11.22.33.44", "...........", "55.66.77..."), 12, 3, PANELS)


def wrecker(mode: str = "training", spares: int = 12) -> Game:
    """Two seats with a 1 each: the board has one space for each system, so that every hit wrecks one."""
    board = Board("row", ("1234567",), spares, 3, PANELS)
    return table("training" if mode == "training" else "mission", (1, 1), board=board)


def all_but(game: Game, system: int) -> int:
    """The hits on every system but one."""
    return game.book.chart.target_mask & ~game.book.chart.system_cells[system]


# The rulings


def test_r1_first_seat_is_drawn_or_named() -> None:
    """The caller may name the first seat; otherwise every seat comes up."""
    assert Game(3, first=2).turn == 2
    drawn = {Game(3, dice=SeededDice(seed)).first for seed in range(60)}
    assert drawn == {0, 1, 2}


def test_r2_actions_of_a_round_do_not_touch_each_other() -> None:
    """Whoever acts first: the legal moves of the others and the position after the round are the same."""
    outcomes = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = table("training", (1, 1, 1), board=WIDE)
        before = [moves(game, seat) for seat in range(3)]
        for seat in order:
            assert moves(game, seat) == before[seat]
            push(game, f"{seat}:fire1@A1")
        outcomes.add(game.position)
    assert len(outcomes) == 1


def test_r3_artillery_adds_a_pip_on_a_free_space_of_the_window() -> None:
    """Never on a pip that is there already; a 1 becomes any two spaces that fit one window."""
    ones = patterns(EXTRA_PIP, 1)
    assert all(len(pattern) == 2 for pattern in ones)
    spans = {(max(x for x, _ in pattern), max(y for _, y in pattern)) for pattern in ones}
    assert len(ones) == 12
    assert max(spans) == (2, 2)
    for face in range(1, 7):
        assert all(len(set(pattern)) == face + 1 for pattern in patterns(EXTRA_PIP, face))


def test_r4_engine_on_a_1_fires_nothing() -> None:
    """The shot has no pips, hits nothing and misses nothing."""
    game = table("training", (1, 1))
    (shot,) = [move for move in shots(game) if move.system == 5]
    assert shot == Fire(0, 5, 1, ())
    game.push(shot)
    assert sheet(game) == table("training", (1, 1)).position.sheets[0]


def test_r5_windows_line_may_be_longer_than_the_window() -> None:
    """Six pips in one unbroken line: across, down or diagonal."""
    game = table("training", (6, 1))
    push(game, "0:windows6@E7,F7,G7,H7,I7,J7")
    assert sheet(game).hits_mask.bit_count() == 5
    across, down = tuple((step, 0) for step in range(6)), tuple((0, step) for step in range(6))
    falling, rising = tuple((step, step) for step in range(6)), tuple((5 - step, step) for step in range(6))
    assert set(patterns(LINE, 6)) == {across, down, falling, rising}


def test_r6_after_a_reroll_no_other_system_but_any_placement_or_a_switch() -> None:
    """The new face is fired plainly, anywhere, or a system is switched on instead."""
    game = table("mission", (2, 5))
    rewrite(game, 0, switched_mask=mask((1, 3, 7)))
    game.apply(Rerolled(0, 6))
    assert {(move.system, move.face) for move in shots(game)} == {(7, 6)}
    assert {tuple(move.pips) for move in shots(game)} == set(game.book.masks(PLAIN, 6))
    assert {move.system for move in moves(game) if isinstance(move, SwitchOn)} == {4, 5}
    for other in (Reroll(0), Fire(0, 1, 5, ()), Fire(0, 0, 2, ((0, 0), (2, 2)))):
        with pytest.raises(IllegalMove, match="rolled again"):
            game.push(other)


def test_r7_artillery_and_windows_follow_their_panel() -> None:
    """Each works when both others of its panel are on or wrecked; another board may draw other panels."""
    game = table("mission", (2, 5))
    for switched, wrecked, works in [((1, 3), (), True), ((1,), (3,), True), ((), (1, 3), True), ((1,), (), False)]:
        rewrite(game, 0, switched_mask=mask(switched), wrecked_mask=mask(wrecked))
        assert bool(faces_with(game, 2)) is works
    rewrite(game, 0, switched_mask=mask((4,)), wrecked_mask=mask((5,)))
    assert faces_with(game, 6) == {2}
    other = table("mission", (2, 5), board=standard_board()._replace(panels=((2, 4, 7), (1, 3, 6), (5,))))
    rewrite(other, 0, switched_mask=mask((4, 7)))
    assert faces_with(other, 2) == {2}
    assert not faces_with(other, 6)


def test_r8_a_switch_after_modifying_is_no_move_of_its_own() -> None:
    """Only the Propeller may come before a switch, for it lets the new face be seen."""
    game = table("mission", (2, 5))
    rewrite(game, 0, switched_mask=mask((7,)))
    assert [move for move in moves(game) if isinstance(move, SwitchOn)]
    assert len({move for move in moves(game) if isinstance(move, SwitchOn)}) == 4
    game.apply(Rerolled(0, 2))
    push(game, "0:on-sail")
    assert sheet(game).switched_mask == mask((3, 7))


def test_r9_a_shot_needs_one_pip_on_the_grid() -> None:
    """The pips off the grid are misses; a shot wholly off the grid is refused."""
    game = table("training", (4, 1), board=Board("row", ("1234567",), 12, 3, PANELS))
    push(game, "0:fire4@A1,C1,A3,C3")
    assert (sheet(game).hits_mask.bit_count(), sheet(game).spares) == (2, 10)
    with pytest.raises(IllegalMove, match="on the grid"):
        push(game, "1:fire1@A2")


def test_r10_nobody_wins_when_every_skull_is_filled() -> None:
    """There is no winner, and no shared victory either."""
    game = wrecker(spares=0)
    push(game, "0:artillery1@A1,A2", "1:artillery1@A1,A2")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "torpedoes")


def test_r11_solo_fins_copies_the_die_left_over() -> None:
    """The opponent's die is the one that was not chosen."""
    game = table("solo", (2,), left=6)
    rewrite(game, 0, switched_mask=mask((4,)))
    assert faces_with(game, 4) == {6}


def test_r12_the_arrows_lead_to_the_next_system_afloat() -> None:
    """From 6 on to 7, and from 7 back to 1; only so can the Propeller be hit."""
    for left, wrecked, hit in [(6, (6,), 7), (6, (6, 7), 1), (2, (2, 3, 4), 5), (5, (), 5)]:
        game = table("solo", (1,), left=left)
        rewrite(game, 0, wrecked_mask=mask(wrecked))
        damage(game, wrecked)
        *_, event = game.push(SwitchOn(0, next(number for number in EVERY_SWITCH if number not in wrecked)))
        assert event == OpponentFired(left, hit)


def test_r13_the_skull_comes_before_the_win_and_the_win_before_the_wreck() -> None:
    """A shot that sinks the opponent and fills the skull loses; sinking it as the own last system goes wins."""
    lost = table("solo", (1,), board=Board("row", ("1234567",), 0, 3, PANELS))
    rewrite(lost, 0, hits_mask=all_but(lost, 7), switched_mask=mask((1, 3)))
    damage(lost, (), range(1, 7))
    push(lost, "0:artillery1@G1,G2")
    assert (lost.outcome().winners, lost.outcome().reason) == ((), "torpedoes")  # type: ignore[union-attr]
    won = table("solo", (1,), left=1, board=Board("row", ("1234567",), 0, 3, PANELS))
    rewrite(won, 0, hits_mask=all_but(won, 7), wrecked_mask=mask(range(2, 8)))
    damage(won, range(1, 8), range(1, 7))
    push(won, "0:fire1@G1")
    assert sheet(won).wrecked_mask == mask(range(1, 8))
    assert won.outcome().reason == "sunk"  # type: ignore[union-attr]


def test_r14_the_standard_board_is_our_own_and_as_agreed() -> None:
    """Training plays systems 1 to 6 of the same drawing; 12 spares on both sides."""
    board = standard_board()
    assert board.spares == 12
    assert len(Game(2, "mission").book.cells) == len(Game(2, "training").book.cells) + 3


def test_r15_a_system_may_be_used_where_it_changes_nothing() -> None:
    """Fins may copy an equal face; a use of it is a move of its own."""
    game = table("training", (3, 3))
    assert faces_with(game, 4) == {3}
    assert Fire(0, 4, 3, ((0, 0), (1, 1), (2, 2))) in moves(game)


def test_r16_only_the_skull_loses_a_solo_game() -> None:
    """A win with no spare left is a win."""
    game = table("solo", (1,), left=2, board=Board("row", ("1234567",), 0, 3, PANELS))
    rewrite(game, 0, hits_mask=all_but(game, 1))
    damage(game, (), range(2, 8))
    push(game, "0:fire1@A1")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.score, outcome.rank) == ((0,), 70, "admiral")


def test_r17_formations_are_exactly_these() -> None:
    """Corners, diagonals, columns and rows; nothing side by side, in a row or as a block."""
    corners = ((0, 0), (2, 0), (0, 2), (2, 2))
    columns = tuple((x, y) for y in range(3) for x in (0, 2))
    rows = tuple((x, y) for y in (0, 2) for x in range(3))
    assert patterns(PLAIN, 1) == [((0, 0),)]
    assert set(patterns(PLAIN, 2)) == {((0, 0), (2, 2)), ((2, 0), (0, 2))}
    assert set(patterns(PLAIN, 3)) == {((0, 0), (1, 1), (2, 2)), ((2, 0), (1, 1), (0, 2))}
    assert patterns(PLAIN, 4) == [corners]
    assert patterns(PLAIN, 5) == [((0, 0), (2, 0), (1, 1), (0, 2), (2, 2))]
    assert set(patterns(PLAIN, 6)) == {columns, rows}


def test_r18_two_damage_spaces_wreck_a_system() -> None:
    """The first hit only marks it, the second wrecks it at once and for good."""
    game = table("solo", (1,), left=3)
    push(game, "0:on-sail")
    assert (game.position.automaton.damaged_mask, sheet(game).wrecked_mask) == (mask((3,)), 0)
    game.apply(Rolled((1, 3)))
    game.apply(Drafted(0, 1))
    push(game, "0:on-fins")
    assert sheet(game).wrecked_mask == mask((3,))
    assert not faces_with_in_next_round(game, 3)


def faces_with_in_next_round(game: Game, system: int) -> set[int]:
    """The faces that a system gives once dice were rolled and taken again."""
    game.apply(Rolled((2, 2)))
    game.apply(Drafted(0, 2))
    return faces_with(game, system)


# The systems


def test_periscope_turns_the_die_over() -> None:
    """The face f becomes 7 - f."""
    for face in range(1, 7):
        assert faces_with(table("training", (face, 1)), 1) == {7 - face}


def test_artillery_fires_one_more_pip_and_is_spent_after_its_uses() -> None:
    """One extra pip; in Training every shot with it counts against the uses of its seat alone."""
    game = table("training", (2, 1))
    assert {len(move.pips) for move in shots(game) if move.system == 2} == {3}
    rewrite(game, 0, artillery_uses=1)
    push(game, "0:artillery2@A1,B1,C3")
    assert (sheet(game, 0).artillery_uses, sheet(game, 1).artillery_uses) == (0, 3)
    again = table("training", (2, 1))
    rewrite(again, 0, artillery_uses=0)
    assert not faces_with(again, 2)
    with pytest.raises(IllegalMove, match="no uses left"):
        push(again, "0:artillery2@A1,B1,C3")


def test_sail_adds_or_takes_one_without_carrying_over() -> None:
    """1 becomes only 2, 6 only 5."""
    expected = {1: {2}, 2: {1, 3}, 3: {2, 4}, 4: {3, 5}, 5: {4, 6}, 6: {5}}
    assert {face: faces_with(table("training", (face, 1)), 3) for face in range(1, 7)} == expected


def test_fins_copies_what_any_opponent_drafted() -> None:
    """Any other seat's face, as drafted, before that seat modified it; never the own one."""
    game = table("mission", (1, 4, 6))
    rewrite(game, 0, switched_mask=mask((4,)))
    rewrite(game, 1, switched_mask=mask((7,)))
    game.apply(Rerolled(1, 2))
    assert faces_with(game, 4) == {4, 6}


def test_engine_takes_one_pip_of_choice_away() -> None:
    """Every formation without any one of its pips."""
    assert {len(pattern) for pattern in patterns(FEWER_PIPS, 5)} == {4}
    assert len(patterns(FEWER_PIPS, 5)) == 5
    # Both diagonals leave the same single space, wherever it is moved to.
    assert patterns(FEWER_PIPS, 2) == [((0, 0),)]


def test_windows_lays_the_pips_in_a_line_and_is_spent_after_its_uses() -> None:
    """The pips touch each other in one direction; in Training the uses are counted."""
    game = table("training", (3, 1))
    push(game, "0:windows3@A1,B1,C1")
    assert sheet(game).windows_uses == 2
    with pytest.raises(IllegalMove, match="no valid way"):
        push(table("training", (3, 1)), "0:windows3@A1,B1,D1")
    assert not faces_with(spent_windows(), 6)


def spent_windows() -> Game:
    """A table whose first seat has no use of Windows left."""
    game = table("training", (3, 1))
    rewrite(game, 0, windows_uses=0)
    return game


def test_propeller_rolls_again_and_the_new_face_must_be_used() -> None:
    """Its own event tells the face; then only this face can be fired. Training has no Propeller."""
    game = table("mission", (2, 5))
    with pytest.raises(IllegalMove, match="switched off"):
        game.push(Reroll(0))
    rewrite(game, 0, switched_mask=mask((7,)))
    (event,) = game.push(Reroll(0))
    assert isinstance(event, Rerolled)
    assert faces_with(game, 7) == {event.face}
    with pytest.raises(IllegalMove, match="not part of this mode"):
        table("training", (2, 5)).push(Reroll(0))
