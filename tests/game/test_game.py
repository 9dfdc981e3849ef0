"""`Game`: moves pushed and popped, options for interfaces, refusals with a reason."""

import copy
import pickle

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import TABLES, as_json, games, played

from torpedo_dice import (
    Draft,
    Fire,
    Game,
    IllegalMove,
    NotationError,
    Outcome,
    RecordError,
    Reroll,
    Roll,
    SeededDice,
    SetupError,
    SwitchOn,
    TorpedoDiceError,
    encode_record,
    parse_position,
    standard_board,
)
from torpedo_dice.game.events import Drafted, Event, OpponentFired, Rolled, SwitchedOn
from torpedo_dice.game.moves import Move
from torpedo_dice.game.names import ModeName
from torpedo_dice.game.options import Options

SEATS, NUMBERS = st.integers(-1, 5), st.integers(-1, 9)
WILD: st.SearchStrategy[Move] = st.one_of(
    st.builds(Fire, SEATS, NUMBERS, NUMBERS, st.just(((0, 0),))),
    st.builds(Draft, SEATS, NUMBERS),
    st.builds(SwitchOn, SEATS, NUMBERS),
    st.builds(Roll, SEATS),
    st.builds(Reroll, SEATS),
)


def test_a_round_in_python() -> None:
    """Roll, draft, act: each push says what happened, and whose turn it is follows."""
    game = Game(["Ana", "Bo"], first=1, dice=SeededDice("42"))
    assert (game.phase, game.turn, list(game.legal_moves)) == ("roll", 1, [Roll(1)])
    assert game.push(Roll(1)) == (Rolled((5, 3, 4)),)
    assert (game.phase, game.seats_to_act) == ("draft", (1,))
    assert game.push(Draft(1, 3)) == (Drafted(1, 3),)
    game.push(Draft(0, 5))
    assert (game.phase, game.turn, game.seats_to_act) == ("action", 1, (1, 0))
    assert game.push(SwitchOn(0, 3)) == (SwitchedOn(0, 3),)
    assert (game.turn, game.seats_to_act) == (1, (1,))
    game.push(Fire(1, 0, 3, ((6, 1), (7, 2), (8, 3))))
    assert (game.position.round, game.turn, game.phase) == (2, 0, "roll")
    assert repr(game) == "<Game: mission, 2 players, round 2, roll>"


def test_solo_the_opponent_fires_after_every_action() -> None:
    """One push, two events; one pop takes both back."""
    game = Game(1, "solo", dice=SeededDice(1))
    game.push(Roll(0))
    game.push(game.legal_moves[0])
    before = game.position
    happened = game.push(SwitchOn(0, 3))
    assert isinstance(happened[1], OpponentFired)
    assert game.phase == "roll"
    assert game.peek() == game.pop() == SwitchOn(0, 3)
    assert game.position == before


@settings(max_examples=60)
@given(games())
def test_pop_takes_everything_back(game: Game) -> None:
    """Back to the start and on again: every position and event is as it was."""
    positions, events = game.positions, game.events
    moves: list[Move] = []
    while game.events:
        assert game.peek() == game.copy().pop()
        moves.append(game.pop())
        assert game.position in positions
    with pytest.raises(IllegalMove, match="no move to take back"):
        game.pop()
    with pytest.raises(IllegalMove, match="no move to take back"):
        game.peek()
    for move in reversed(moves):
        game.push(move)
    assert (game.positions, game.events) == (positions, events)


@settings(max_examples=150)
@given(games(), st.data())
def test_legal_is_what_is_listed(game: Game, data: st.DataObject) -> None:
    """A move is accepted exactly if it is listed; a refused one changes nothing and says why."""
    listed = {move for seat in range(len(game.players)) for move in game.legal_moves_of(seat)}
    drawn = data.draw(WILD | st.sampled_from(sorted(listed, key=repr)) if listed else WILD)
    assert game.is_legal(drawn) is (drawn in listed)
    if drawn not in listed:
        before = (game.positions, game.events)
        with pytest.raises(IllegalMove) as caught:
            game.push(drawn)
        assert str(caught.value) == str(game.why_not(drawn))
        assert (game.positions, game.events) == before


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_refusal_has_a_sentence(mode: ModeName, players: int) -> None:
    """Any seat, system and face, there or not: a refused move says why, in words, in every phase."""
    for moves in range(8):
        game = played(mode, players, "why", moves=moves) if moves else Game(players, mode)
        numbers = range(-1, 9)
        every: list[Move] = [SwitchOn(seat, system) for seat in range(-1, 5) for system in numbers]
        every += [Draft(seat, face) for seat in range(-1, 5) for face in numbers]
        every += [Fire(seat, s, f, ((0, 0),)) for seat in range(-1, 5) for s in numbers for f in numbers]
        for move in every:
            assert game.is_legal(move) or str(game.why_not(move)).endswith(".")


@settings(max_examples=80)
@given(games())
def test_options_are_the_legal_moves_grouped(game: Game) -> None:
    """From the options alone an interface gets exactly the legal moves, by laying patterns on the grid."""
    for seat in range(len(game.players)):
        options = game.options(seat)
        found: set[Move] = {
            Fire(seat, option.system, option.face, tuple((x + dx, y + dy) for x, y in pattern))
            for option in options.shots
            for pattern in option.patterns
            for dx in (range(-6, game.board.columns) if pattern else [0])
            for dy in (range(-6, game.board.rows) if pattern else [0])
            if sum(
                0 <= x + dx < game.board.columns and 0 <= y + dy < game.board.rows for x, y in pattern
            ) >= option.pips_on_grid
        }  # fmt: skip
        found |= {SwitchOn(seat, system) for system in options.switches}
        found |= {Draft(seat, face) for face in options.faces}
        found |= {Reroll(seat)} if options.reroll else set()
        found |= {Roll(seat)} if options.roll else set()
        assert found == set(game.legal_moves_of(seat))
        if seat not in game.seats_to_act:
            assert options == Options(seat)
    for nobody in (-1, len(game.players)):
        assert game.options(nobody) == Options(nobody)
        assert not game.legal_moves_of(nobody)


@given(games())
def test_legal_moves_are_a_sequence(game: Game) -> None:
    """Length, indexes, slices and membership agree with the list."""
    moves = game.legal_moves
    listed = list(moves)
    assert len(moves) == len(listed)
    assert [moves[index] for index in range(len(moves))] == listed
    assert moves[-3:] == tuple(listed[-3:])
    assert str(len(listed)) in repr(moves)
    if listed:
        assert moves[-1] == listed[-1]
    for wrong in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[wrong]


def test_copies_go_apart() -> None:
    """What happens in a copy does not happen in the game, and its dice tell nothing of the game's."""
    game = Game(2, dice=SeededDice(1), first=0)
    game.note("club", "Night")
    twins = [game.copy(), game.copy(dice=SeededDice(1)), *[game.copy() for _ in range(5)]]
    for twin in twins:
        twin.note("club", "Day")
        twin.push(twin.legal_moves[0])
    assert (game.events, game.extras) == ((), {"club": "Night"})
    game.push(game.legal_moves[0])
    assert game.events == twins[1].events
    assert any(game.events != twin.events for twin in twins)


def test_outcome_only_at_the_end() -> None:
    """None before; after it no seat is in turn and nothing is legal."""
    game = played("solo", 1, "x", moves=5)
    assert game.outcome() is None
    game = played("solo", 1, "x")
    assert isinstance(game.outcome(), Outcome)
    assert (game.turn, game.seats_to_act, list(game.legal_moves)) == (None, (), [])
    with pytest.raises(IllegalMove, match="game is over"):
        game.push(Roll(0))


@pytest.mark.parametrize(
    ("players", "mode", "first", "key"),
    [
        (1, "mission", None, "setup-players"),
        (5, "training", None, "setup-players"),
        (0, "solo", None, "setup-solo"),
        (2, "solo", None, "setup-solo"),
        (2, "chess", None, "setup-mode"),
        (2, "mission", 2, "setup-first"),
        (2, "mission", -1, "setup-first"),
        (["Ana"], "training", None, "setup-players"),
    ],
)
def test_impossible_tables_are_refused(players: int, mode: ModeName, first: int | None, key: str) -> None:
    """Another number of players, mode or first seat: said in a sentence."""
    with pytest.raises(SetupError) as caught:
        Game(players, mode, first=first)
    assert caught.value.key == key
    assert str(caught.value)


def test_errors_are_values() -> None:
    """They show what they hold, survive pickling, and never carry signs that a terminal would obey."""
    error = IllegalMove("draft-missing", face=3, dice="1\x1b[2J")
    assert repr(error) == "IllegalMove('draft-missing', face=3, dice='1?[2J')"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), str(again)) == (IllegalMove, str(error))
    placed = RecordError("event-keys").at(event=3).at(game=7)
    for again_placed in (pickle.loads(pickle.dumps(placed)), copy.copy(placed)):  # noqa: S301 - our own bytes
        assert (again_placed.event, again_placed.game, str(again_placed)) == (3, 7, str(placed))
    assert str(copy.copy(error)) == "No 3 lies on the table; there is 1?[2J."
    assert str(IllegalMove("system-wrecked", system=3)).startswith("Sail is wrecked")
    assert len(str(TorpedoDiceError("file-missing", path="x" * 999))) < 300


@settings(max_examples=60)
@given(games())
def test_a_game_can_begin_at_any_position(game: Game) -> None:
    """From a position alone the same moves are legal and lead on; there is no record of how it came there."""
    twin = Game.at(game.position, game.players, board=game.board, dice=game.dice)
    for seat in range(len(game.players)):
        assert twin.legal_moves_of(seat) == game.legal_moves_of(seat)
    if game.seats_to_act:
        game.push(game.legal_moves[0])
        twin.push(twin.legal_moves[0])
        assert twin.position == game.position
        with pytest.raises(RecordError, match="began in the middle"):
            encode_record(twin)


def test_a_game_cannot_begin_at_an_impossible_position() -> None:
    """The part that cannot be is named; so is another number of players."""
    position = Game(2).position
    with pytest.raises(SetupError, match="“active” is impossible"):
        Game.at(position._replace(active=2))
    with pytest.raises(SetupError, match="“sheets” is impossible"):
        Game.at(position, ["Ana", "Bo", "Cleo"])


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"round": 0}, "round"),
        ({"mode": 9}, "mode"),
        ({"active": -1}, "active"),
        ({"pool": (9, 1, 1)}, "pool"),
        ({"pool": (1, 1), "drafted": (9, 0)}, "drafted"),
        ({"acted_mask": -1}, "acted"),
        ({"rerolled": (7, 0)}, "rerolled"),
    ],
)
def test_made_up_positions_are_looked_at_closely(changes: dict[str, object], part: str) -> None:
    """Numbers that no text form could hold are refused too."""
    position = Game(2, "mission", first=0).position._replace(**changes)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=part):
        Game.at(position)


def test_a_lost_solo_game_cannot_go_on() -> None:
    """All own systems wrecked with dice on the table: the automaton would look for a system for ever."""
    with pytest.raises(NotationError, match="pool"):
        parse_position("solo 5 0 3 4 - 0 0:12:-:1234567:00 1234567:-", standard_board())


def test_what_is_no_move_changes_nothing() -> None:
    """Texts and other things are a mistake of the program, not of a player."""
    game = Game(2)
    for wrong in ("0:roll", None, Rolled((1, 2, 3))):
        with pytest.raises(TypeError):
            game.push(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        game.apply(Roll(0))  # type: ignore[arg-type]
    assert game.events == ()


def test_legal_moves_compare_by_what_they_are() -> None:
    """Equal where their moves are; a move is found without walking through all of them."""
    game = played("training", 2, "compare", moves=3)
    assert game.legal_moves == game.copy().legal_moves
    assert game.legal_moves != game.legal_moves_of(1 - (game.turn or 0))
    assert all(move in game.legal_moves for move in list(game.legal_moves)[::500])
    assert Fire(game.turn or 0, 0, 9, ()) not in game.legal_moves


@given(games())
def test_moves_and_events_travel_as_json(game: Game) -> None:
    """Each says what kind it is, and comes back the same."""
    for event in game.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    for seat in game.seats_to_act:
        for part in game.legal_moves_of(seat).parts:
            assert msgspec.json.decode(msgspec.json.encode(part[0]), type=Move) == part[0]
        options = game.options(seat)
        assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_events_of_one_game_happen_in_another(mode: ModeName, players: int) -> None:
    """`apply` takes what happened elsewhere, event by event, to the same end; out of order it is refused."""
    game = played(mode, players, "apply")
    twin = Game(game.players, mode, first=game.first)
    with pytest.raises(IllegalMove):
        twin.apply(game.events[1])
    for event in game.events:
        twin.apply(event)
    assert twin.outcome() == game.outcome()
    assert as_json(twin)["events"] == as_json(game)["events"]
