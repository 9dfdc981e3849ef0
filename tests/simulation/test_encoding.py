"""The encoding says what the game says: every byte read out of a real game, every mask against its legal moves."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import OTHER_PANELS, TABLES, TINY, boards, games, steps

from torpedo_dice import Board, Draft, Fire, Game, Reroll, SeededDice, SwitchOn, standard_board
from torpedo_dice.game.names import MODES, ModeName
from torpedo_dice.game.shots import shot_book
from torpedo_dice.rules.sheet import working_mask
from torpedo_dice.simulation.encoding import (
    AIM_STAGE,
    DRAFT_ACTION,
    DRAFT_STAGE,
    FIRE_ACTION,
    OPTION_STAGE,
    OVER_STAGE,
    REROLL_ACTION,
    SHOT_ACTION,
    SWITCH_ACTION,
    Layout,
    Scene,
    fields_of,
    layout_of,
    legal_choices,
    packed_dice,
    packed_faces,
    shots_offered,
    write_mask,
    write_observation,
)
from torpedo_dice.simulation.memory import copy_bytes, put_word, word_at

GUARD = 64


def layout_for(game: Game) -> Layout:
    return layout_of(game.book.chart, len(game.players))


def scene_of(game: Game, system: int = 0, face: int = 0) -> Scene:
    """The scene of a game in which the seat in turn has chosen this to fire, or nothing yet."""
    position = game.position
    stage = {"draft": DRAFT_STAGE, "over": OVER_STAGE}.get(game.phase, AIM_STAGE if face else OPTION_STAGE)
    return Scene(
        stage, game.turn or 0, position.active, position.round,
        packed_dice(position.pool), packed_faces(position.drafted), packed_faces(position.rerolled),
        position.acted_mask, system, face, *position.automaton,
    )  # fmt: skip


def written(game: Game, scene: Scene, viewer: int) -> bytes:
    """What is written about a game, and nothing is written beside it."""
    layout = layout_for(game)
    memory = memoryview(bytearray(b"\xee" * (layout.observation_size + 2 * GUARD)))
    write_observation(game.book.chart, layout, scene, game.position.sheets, 0, viewer, memory, GUARD)
    assert bytes(memory[:GUARD]) == bytes(memory[-GUARD:]) == b"\xee" * GUARD
    return bytes(memory[GUARD:-GUARD])


def bits(mask: int, numbers: range) -> list[int]:
    return [mask >> number & 1 for number in numbers]


def read_out(game: Game, scene: Scene, viewer: int) -> Iterator[int]:
    """The bytes that the documentation promises, read out of the position one by one."""
    position, seats = game.position, len(game.players)
    yield from (scene.stage, (viewer - position.active) % seats, scene.system, scene.face, min(position.round, 255))
    yield from map(position.pool.count, range(1, 7))
    for step in range(seats):
        seat = (viewer + step) % seats
        sheet = position.sheets[seat]
        yield from bits(sheet.hits_mask, range(len(game.book.cells)))
        yield from bits(working_mask(game.book.chart, sheet), range(1, 8))
        yield from bits(sheet.switched_mask, range(1, 8))
        yield from bits(sheet.wrecked_mask, range(1, 8))
        yield from (position.drafted[seat], position.rerolled[seat], position.acted_mask >> seat & 1)
        yield from (sheet.spares, sheet.skull, sheet.artillery_uses, sheet.windows_uses)
    if seats == 1:
        damaged, exploded = position.automaton
        for crossed, wrecked in zip(
            bits(damaged, range(1, 8)), bits(position.sheets[0].wrecked_mask, range(1, 8)), strict=True
        ):
            yield crossed + wrecked
        yield from bits(exploded, range(1, 8))
        yield position.pool[0] if len(position.pool) == 1 else 0


@given(st.data(), boards())
def test_observations_are_the_position(data: st.DataObject, board: Board) -> None:
    """On any board, from any seat, at any moment, byte for byte; and each number is within what its field promises."""
    game = data.draw(games(board))
    if game.phase == "roll":
        return
    option = data.draw(st.sampled_from([(0, 0), (2, 3)])) if game.phase == "action" else (0, 0)
    scene, viewer = scene_of(game, *option), data.draw(st.integers(0, len(game.players) - 1))
    found = written(game, scene, viewer)
    assert list(found) == list(read_out(game, scene, viewer))
    for field in fields_of(layout_for(game)):
        assert max(found[field.offset : field.offset + field.size]) <= field.most


@given(st.sampled_from(TABLES), boards())
def test_fields_fill_an_observation(table: tuple[ModeName, int], board: Board) -> None:
    """Every byte belongs to one field; a seat's are named alike for all seats."""
    layout = layout_of(shot_book(board, MODES[table[0]]).chart, table[1])
    fields = fields_of(layout)
    assert fields[0].offset == 0
    assert all(one.offset + one.size == next_one.offset for one, next_one in pairwise(fields))
    assert fields[-1].offset + fields[-1].size == layout.observation_size
    names = [[field.name for field in fields if field.seat == seat] for seat in range(table[1])]
    assert all(each == names[0] for each in names)


def actions_of(game: Game) -> Iterator[int]:
    """The actions that begin the legal moves of the seat in turn."""
    for part in game.legal_moves.parts:
        match part[0]:
            case Draft(_, face):
                yield DRAFT_ACTION + face - 1
            case Fire(_, system, face, _):
                yield FIRE_ACTION + 6 * system + face - 1
            case Reroll():
                yield REROLL_ACTION
            case SwitchOn(_, system):
                yield SWITCH_ACTION + system - 1


def mask_written(game: Game, scene: Scene) -> bytes:
    """What is written as the mask of a game, and nothing is written beside it."""
    layout, chart = layout_for(game), game.book.chart
    choices = legal_choices(chart, layout, scene, game.position.sheets[scene.turn])
    memory = memoryview(bytearray(b"\xee" * (layout.actions + 2 * GUARD)))
    write_mask(layout, choices, shots_offered(chart, scene), memory, GUARD)
    assert bytes(memory[:GUARD]) == bytes(memory[-GUARD:]) == b"\xee" * GUARD
    return bytes(memory[GUARD:-GUARD])


def ones(mask: bytes) -> list[int]:
    assert set(mask) <= {0, 1}
    return [action for action, one in enumerate(mask) if one]


@pytest.mark.parametrize("board", [standard_board(), OTHER_PANELS, TINY], ids=lambda board: board.name)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_masks_are_the_legal_moves(mode: ModeName, players: int, board: Board) -> None:
    """In every stage of whole games: the options that a game has, then as many shots as have different effects."""
    seen = set()
    for number in range(4):
        game = Game(players, mode, board=board, dice=SeededDice(f"masks/{number}"))
        for after in steps(game, f"masks/{number}"):
            if after.phase == "roll":
                continue
            scene = scene_of(after)
            options = ones(mask_written(after, scene))
            assert options == sorted(actions_of(after))
            seen.add((scene.stage, bool(after.position.rerolled[scene.turn])))
            for option in options:
                if FIRE_ACTION <= option < REROLL_ACTION:
                    system, face = divmod(option - FIRE_ACTION, 6)
                    shots = set(cells_of_shots(after, system, face + 1))
                    expected = [SHOT_ACTION + shot for shot in range(len(shots))]
                    assert ones(mask_written(after, scene_of(after, system, face + 1))) == expected
    assert {(DRAFT_STAGE, False), (OPTION_STAGE, False), (OVER_STAGE, False)} <= seen
    assert mode == "training" or board != standard_board() or (OPTION_STAGE, True) in seen


def cells_of_shots(game: Game, system: int, face: int) -> Iterator[int]:
    """The cells that each legal shot of an option covers."""
    assert game.turn is not None
    for shot in game.book.moves(game.turn, system, face):
        yield sum(1 << game.book.cells[pip] for pip in shot.pips if pip in game.book.cells)


def test_shots_stand_in_the_charts_order() -> None:
    """The cells that shot i covers are those of the i-th effect of the chart, and of the book."""
    book = Game(2).book
    start, count = book.chart.effect_start[3], book.chart.effect_count[3]
    assert list(book.effects(0, 3)) == list(book.chart.effect_cells[start : start + count])


@given(st.integers(0, 2**63 - 1), st.integers(0, 8))
def test_words_are_eight_bytes(word: int, at: int) -> None:
    """What is put is found again, the least byte first, and its neighbours stay."""
    memory = memoryview(bytearray(b"\xee" * 16))
    put_word(memory, at, word)
    assert word_at(memory, at) == word
    assert bytes(memory) == b"\xee" * at + word.to_bytes(8, "little") + b"\xee" * (8 - at)


def test_memory_ends_where_it_ends() -> None:
    """Nothing is written beyond the end, and nothing grows."""
    memory = memoryview(bytearray(16))
    with pytest.raises(ValueError, match="different structures"):
        put_word(memory, 9, 1)
    with pytest.raises(ValueError, match="different structures"):
        copy_bytes(memory, 10, memoryview(bytes(8)), 0, 7)
    assert bytes(memory) == bytes(16)
