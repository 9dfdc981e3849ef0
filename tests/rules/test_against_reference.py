"""The rules against another, independent reading of them: the same choices at every moment, the same results."""

import pytest
import reference
from tables import GENEROUS, OTHER_PANELS, TABLES, TINY, as_json, played, steps

from torpedo_dice import Board, Draft, Fire, Game, Reroll, SeededDice, SwitchOn, standard_board
from torpedo_dice.game.names import SYSTEM_NAMES, ModeName

BOARDS = [standard_board(), TINY, GENEROUS, OTHER_PANELS]


def named(move: object) -> tuple[object, ...]:
    """A move in the words of the reference."""
    match move:
        case Draft(_, face):
            return "draft", face
        case SwitchOn(_, system):
            return "switch", SYSTEM_NAMES[system]
        case Reroll():
            return ("reroll",)
        case Fire(_, system, face, pips):
            return "fire", SYSTEM_NAMES.get(system), face, frozenset(pips)
    raise AssertionError(move)


def ours(game: Game) -> dict[int, set[tuple[object, ...]]]:
    """The choices of every seat that may choose; to roll is no choice."""
    if game.phase not in {"draft", "action"}:
        return {}
    return {seat: {named(move) for move in game.legal_moves_of(seat)} for seat in game.seats_to_act}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_same_choices_at_every_moment(mode: ModeName, players: int, board: Board) -> None:
    """Every seat may do exactly what the reference lets it do, and no move is listed twice."""
    for seed in range(2):
        game = Game(players, mode, board=board, dice=SeededDice(seed))
        for after in steps(game, f"{seed}"):
            assert reference.legal_choices(as_json(after)) == ours(after)
            for seat in after.seats_to_act:
                moves = after.legal_moves_of(seat)
                assert len(set(moves)) == len(moves) == len(list(moves))


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_same_results(mode: ModeName, players: int, board: Board) -> None:
    """The reference replays our games without fault, to the same result."""
    for seed in range(15):
        record = as_json(played(mode, players, f"{seed}", board))
        assert reference.first_fault(record) is None
        assert reference.score_of(record) == record["result"]
