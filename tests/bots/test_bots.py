"""What any bot must keep to, and what is asked of ours."""

from itertools import product

import pytest
from tables import GENEROUS, OTHER_PANELS, TABLES, TINY, as_json, played

from torpedo_dice import Board, Fire, Game, SeededDice, SetupError, SwitchOn, standard_board
from torpedo_dice.bots.greedy_bot import ranked_actions
from torpedo_dice.bots.registry import BOTS, bot_names, make_bot, parse_bots, seated
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.view import shown
from torpedo_dice.lab.match import Tally, finish, play_games, setup_of

BOARDS = [standard_board(), TINY, GENEROUS, OTHER_PANELS]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_every_table_to_its_end(name: str, mode: ModeName, players: int, board: Board) -> None:
    """Only legal moves, on any board, in every phase; choosing changes nothing; the same seed plays the same."""
    first, second = (
        [finish(Game(players, mode, board=board, first=0, dice=SeededDice(seed)), bots) for seed in range(3)]
        for bots in ([make_bot(name, f"{seat}") for seat in range(players)] for _ in range(2))
    )
    for one, other in zip(first, second, strict=True):
        assert one.is_over()
        assert as_json(one)["events"] == as_json(other)["events"]


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_for_any_seat_that_may_act(name: str) -> None:
    """In the action phase every seat may be asked, in any order, and again: the game stays as it is."""
    for (mode, players), moves in product(TABLES, range(2, 30)):
        game = played(mode, players, "any", moves=moves)
        before = (game.positions, game.events)
        for seat in game.seats_to_act:
            bot = make_bot(name, "x")
            assert game.is_legal(bot.choose(game, seat))
            assert bot.choose(game, seat) == bot.choose(game, seat) == make_bot(name, "x").choose(game, seat)
        assert (game.positions, game.events) == before


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_greedy_beats_random(mode: ModeName, players: int) -> None:
    """By far: in 60 games one greedy seat wins more than twice its even share; alone, most games."""
    bots = ["greedy", *["random"] * (players - 1)]
    tally = Tally()
    for game in play_games(setup_of(mode, players, bots, standard_board(), "beats"), 60):
        tally.add(game)
    assert tally.seat_wins[0] > 60 * min(0.8, 2 / players)


@pytest.mark.parametrize(("mode", "players"), [("mission", 2), ("mission", 4), ("solo", 1)])
def test_greedy_switches_systems_on(mode: ModeName, players: int) -> None:
    """A player of sense does not fight a whole Mission with everything switched off."""
    for game in play_games(setup_of(mode, players, ["greedy"], standard_board(), "on"), 10):
        for sheet in game.position.sheets:
            assert sheet.switched_mask


@pytest.mark.parametrize("spares", [0, 4])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_greedy_fills_its_skull_only_when_it_must(mode: ModeName, players: int, spares: int) -> None:
    """A skull loses, whatever is hit or sunk: while anything else can be done, it is done."""
    board = standard_board()._replace(spares=spares)
    for seed in range(6):
        game = Game(players, mode, board=board, dice=SeededDice(seed))
        bots = [make_bot("greedy", f"{seat}") for seat in range(players)]
        while (seat := game.turn) is not None:
            move = bots[seat].choose(game, seat)
            if isinstance(move, Fire) and shown(game.book, game.position, move).skull:
                options = game.legal_moves_of(seat).parts
                assert all(isinstance(option[0], Fire) for option in options)
                safe = (shot for option in options for shot in option if isinstance(shot, Fire))
                assert all(shown(game.book, game.position, shot).skull for shot in safe)
            game.push(move)


def test_proposals_are_one_for_each_option() -> None:
    """For a person: the best way to lay each option, best first, and switches after shots."""
    for seed in range(20):
        game = played("mission", 2, f"{seed}", moves=3 + 5 * seed)
        if game.phase != "action":
            continue
        assert game.turn is not None
        moves = ranked_actions(game, game.turn)
        assert all(game.is_legal(move) for move in moves)
        assert len(moves) == len(game.legal_moves.parts)
        kinds = [isinstance(move, SwitchOn) for move in moves]
        assert kinds == sorted(kinds)
        options = [(move.system, move.face) for move in moves if isinstance(move, Fire)]
        assert len(options) == len(set(options))


def test_bots_are_found_by_name() -> None:
    """Ours first; a wrong name lists the right ones."""
    assert bot_names()[:2] == ["random", "greedy"]
    assert parse_bots("greedy, random") == ["greedy", "random"]
    assert seated(["greedy", "random"], 4) == ["greedy", "random", "greedy", "random"]
    with pytest.raises(SetupError, match="There is no bot “hal”"):
        make_bot("hal", "")
    with pytest.raises(SetupError, match="Too many bots: 3"):
        seated(["greedy"] * 3, 2)
