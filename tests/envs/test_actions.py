"""Action numbers: every legal move has its actions, every legal action leads to moves, and equal effects are one."""

from collections.abc import Iterator
from copy import deepcopy

import pytest
from tables import GENEROUS, OTHER_PANELS, TABLES, TINY, played, steps

from torpedo_dice import Board, Fire, Game, Roll, SeededDice, parse_move
from torpedo_dice.envs.actions import Aim, actions_of, aim_text, legal_actions
from torpedo_dice.envs.stepwise import StepwiseGame
from torpedo_dice.game.moves import Move
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.systems import kind_of_shot
from torpedo_dice.simulation.encoding import FIRE_ACTION, SWITCH_ACTION

BOARDS = [None, TINY, GENEROUS, OTHER_PANELS]


def paths(play: StepwiseGame, seat: int) -> Iterator[tuple[tuple[int, ...], Move]]:
    """Every way to choose by actions, with the move that it makes."""
    for action in play.actions(seat):
        after = deepcopy(play)
        move = after.choose(seat, action)
        if move is not None:
            yield (action,), move
            continue
        for shot in after.actions(seat):
            aimed = deepcopy(after).choose(seat, shot)
            assert aimed is not None
            yield (action, shot), aimed


def effect(game: Game, move: Move) -> object:
    """What tells a move from others: of a shot, the cells that it covers."""
    if isinstance(move, Fire):
        cells_mask = game.book.masks(kind_of_shot(move.system), move.face)[move.pips]
        return move.seat, move.system, move.face, cells_mask
    return move


def check_point(game: Game) -> None:
    """At a point of a game, moves and actions of every seat stand for each other."""
    for seat in range(len(game.players)):
        found = dict(paths(StepwiseGame(game), seat))
        moves = [move for move in game.legal_moves_of(seat) if not isinstance(move, Roll)]
        assert {actions_of(game.book, move) for move in moves} == set(found)
        for move in moves:
            assert effect(game, move) == effect(game, found[actions_of(game.book, move)])
        assert all(game.is_legal(move) for move in found.values())
        assert len({effect(game, move) for move in moves}) == len(found)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name if board else "standard")
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_moves_and_actions_stand_for_each_other(mode: ModeName, players: int, board: Board | None) -> None:
    """Both ways, for every legal move of every seat, at points of games on four boards."""
    for moves in (1, 2, players + 2, 7 * players, 12 * players):
        check_point(played(mode, players, "both ways", board, moves))


def test_reroll_is_followed_by_what_the_rules_leave() -> None:
    """After the Propeller has rolled, its face is fired with it, or a system is switched on."""
    seen = 0
    for number in range(20):
        for game in steps(Game(1, "solo", dice=SeededDice(number)), "propeller"):
            if rerolled := game.position.rerolled[0]:
                options = legal_actions(game, 0, None)
                assert options[0] == FIRE_ACTION + 7 * 6 + rerolled - 1
                assert all(option >= SWITCH_ACTION for option in options[1:])
                check_point(game)
                seen += 1
    assert seen > 3


def test_a_finished_game_offers_nothing() -> None:
    """No seat has an action when the game is over, nor before the dice are rolled."""
    over = played("mission", 2, "over")
    assert over.is_over()
    assert [legal_actions(over, seat, None) for seat in (0, 1)] == [[], []]
    assert legal_actions(Game(2, "mission", first=0), 0, None) == []


def test_a_shot_to_be_aimed_is_written_as_the_start_of_its_move() -> None:
    """`sail4` of `sail4@...`."""
    assert aim_text(Aim(3, 4)) == "sail4"
    assert aim_text(Aim(0, 1)) == "fire1"


def test_action_numbers_are_those_of_version_1() -> None:
    """Drafts, shots by system and face, the Propeller, switches, aims: as the table in the documentation has them."""
    book = Game(2, "mission").book
    texts = {"0:take1": (0,), "0:take6": (5,), "0:reroll": (54,), "0:on-periscope": (55,), "0:on-propeller": (61,)}
    assert {text: actions_of(book, parse_move(text)) for text in texts} == texts
    first_of = {"0:fire1@G2": 6, "0:fire6@A1,C1,A2,C2,A3,C3": 11, "0:sail4@A1,C1,A3,C3": 27, "0:propeller1@G2": 48}
    assert {text: actions_of(book, parse_move(text))[0] for text in first_of} == first_of
    plain_ones = list(book.effects(0, 1))
    assert plain_ones[0] == 0
    assert actions_of(book, parse_move("0:fire1@A1"))[1] == 62
    assert actions_of(book, parse_move("0:fire1@G2"))[1] == 62 + plain_ones.index(1 << book.cells[6, 1])
