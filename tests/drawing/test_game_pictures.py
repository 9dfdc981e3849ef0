"""Games as pictures: what has happened is seen, at every table and at any point, and how it ended is said."""

import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import PANELS, TABLES, TINY, boards, games, played

from drawing.reading import count, fits, only_inks, read, told, words
from torpedo_dice import Board, Fired, Game, SeededDice, Sheet, SwitchedOn, parse_move, parse_position
from torpedo_dice.drawing.games import game_svg
from torpedo_dice.drawing.ink import DARK, LIGHT, THEMES
from torpedo_dice.game.names import ModeName
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

WITHOUT_EXTRAS = """
import sys
sys.modules["rich"] = sys.modules["fluent"] = None
import torpedo_dice
assert not [name for name in sys.modules if "drawing" in name]
print(torpedo_dice.Game(2, "mission")._repr_svg_()[:4])
"""
ROOMY = Board("roomy", ("1234567...", ".........."), 3, 2, PANELS)


def wrecks(game: Game, sheet: Sheet) -> int:
    """How many systems of its target a seat has hit on every space."""
    systems = {game.board.grid[row][column] for column, row in game.book.cells}
    open_ones = {
        game.board.grid[row][column]
        for (column, row), cell in game.book.cells.items()
        if not sheet.hits_mask >> cell & 1
    }
    return len(systems - open_ones)


def splashes(game: Game) -> int:
    """How many pips of each seat's last action lay on the grid and filled no space."""
    last: dict[int, int] = {}
    for (before, after), event in zip(pairwise(game.positions), game.events, strict=True):
        if isinstance(event, SwitchedOn):
            last[event.seat] = 0
        if isinstance(event, Fired):
            filled = after.sheets[event.seat].hits_mask & ~before.sheets[event.seat].hits_mask
            on_grid = [(x, y) for x, y in event.pips if 0 <= x < game.board.columns and 0 <= y < game.board.rows]
            last[event.seat] = len(on_grid) - filled.bit_count()
    return sum(last.values())


@settings(max_examples=80, deadline=None)
@given(games() | boards().flatmap(games), st.sampled_from(sorted(THEMES)), st.integers(1, 4))
def test_all_that_happened_is_drawn(game: Game, theme: str, across: int) -> None:
    """Hits, wrecks, misses of the last shots, torpedoes, skulls, dice, whose turn it is, whose round."""
    svg = game_svg(game, theme=THEMES[theme], across=across)
    root, sheets = read(svg), game.position.sheets
    assert count(root, "td-seat") == len(sheets)
    assert count(root, "td-hit") == sum(sheet.hits_mask.bit_count() for sheet in sheets)
    assert count(root, "td-wreck") == sum(wrecks(game, sheet) for sheet in sheets)
    assert count(root, "td-miss") == splashes(game)
    assert count(root, "td-torpedo") == sum(sheet.spares for sheet in sheets)
    assert count(root, "td-gone") == sum(game.board.spares - sheet.spares for sheet in sheets)
    assert count(root, "td-skull-filled") == sum(sheet.skull for sheet in sheets)
    position = game.position
    dice = [*position.pool, *(again or first for first, again in zip(position.drafted, position.rerolled, strict=True))]
    for face in range(1, 7):
        assert count(root, f"td-die-{face}") == dice.count(face)
    assert count(root, "td-active") == (0 if game.is_over() or game.mode == "solo" else 1)
    assert fits(root)
    assert only_inks(root, THEMES[theme])
    assert svg == game_svg(game.copy(), theme=THEMES[theme], across=across)


@settings(max_examples=30, deadline=None)
@given(games())
def test_the_console_says_what_works(game: Game) -> None:
    """Wrecked systems and, alone, damage and explosions are those of the position; every system has one state."""
    root, position = read(game_svg(game)), game.position
    states = ["on", "off", "waits", "wrecked", "spent"]
    systems = 6 if game.mode == "training" else 7
    assert sum(count(root, f"td-{state}") for state in states) == systems * len(game.players)
    assert count(root, "td-wrecked") == sum(sheet.wrecked_mask.bit_count() for sheet in position.sheets)
    switched = sum((sheet.switched_mask & ~sheet.wrecked_mask).bit_count() for sheet in position.sheets)
    if game.mode == "training":
        assert count(root, "td-off") == count(root, "td-waits") == 0
    else:
        assert count(root, "td-on") >= switched
    if game.mode == "solo":
        damage = position.automaton.damaged_mask.bit_count() + position.sheets[0].wrecked_mask.bit_count()
        assert count(root, "td-damage") == damage
        assert count(root, "td-explosion") == position.automaton.exploded_mask.bit_count()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_who_is_due_glows(mode: ModeName, players: int) -> None:
    """Just one frame while a game lasts, and what is due is said of each that may act; none when it is over."""
    game = played(mode, players, "glow", moves=2 * players)
    due = [word for word in words(read(game_svg(game))) if word in {"rolls the dice", "takes a die", "is to act"}]
    assert len(due) == len(game.seats_to_act) > 0
    assert game_svg(game).count(f'stroke="{DARK.glow}" stroke-width="2"') == 1
    over = played(mode, players, "glow")
    assert f'stroke="{DARK.glow}" stroke-width="2"' not in game_svg(over)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_table_in_every_language(mode: ModeName, players: int, language: str) -> None:
    """In the middle and at the end: nothing sticks out, and the systems are named in the language."""
    text = catalogue(language)
    for moves in (7, 60, 10_000):
        root = read(game_svg(played(mode, players, "words", moves=moves), text=text))
        assert fits(root)
        assert f"1 {text.system(1)}" in words(root)


ENDINGS = [
    ("mission 4 0 - -- -- - 7f:2:-:-:00/0:3:-:1234567:00", "1 wins", "The target is sunk"),
    ("mission 4 0 - -- -- - 0:0!:-:1:00/1:3:-:-:00", "2 wins", "A skull is filled"),
    ("mission 4 0 - -- -- - 0:0!:-:-:00/0:0!:-:-:00", "Nobody wins", "A skull is filled"),
    ("mission 4 0 - --- --- - 1:2:-:-:00/2:2:-:1:00/0:0!:-:2:00", "Shared victory: 1, 2", "A skull is filled"),
    ("solo 9 0 - - - - 7f:1:-:-:00 -:1234567", "1 wins", "Score 75: Admiral"),
    ("solo 9 0 - - - - 0:0!:-:-:00 -:-", "1 loses", "A skull is filled"),
    ("solo 20 0 - - - - 0:1:-:1234567:00 1234567:-", "1 loses", "All own systems are wrecked"),
]


@pytest.mark.parametrize(("position", "winner", "reason"), ENDINGS)
def test_every_ending_is_said(position: str, winner: str, reason: str) -> None:
    """Who won, alone, together or nobody, and what decided; alone, score and rank. English as in the catalogue."""
    game = Game.at(parse_position(position, ROOMY), board=ROOMY)
    assert game.is_over()
    svg = game_svg(game)
    said = words(read(svg))
    assert said[:3] == [f"{game.mode.title()}, round {game.position.round - 1}", winner, reason]
    assert ". ".join(said[:3]) in told(read(svg))
    assert svg == game_svg(game, text=catalogue("en"))


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_english_needs_no_catalogue(mode: ModeName, players: int) -> None:
    """At every stage, the words are those of the English catalogue."""
    for moves in range(1, 12):
        game = played(mode, players, "english", moves=moves)
        assert game_svg(game) == game_svg(game, text=catalogue("en"))


@given(st.text(min_size=1, max_size=300), st.text(min_size=1, max_size=30))
@settings(max_examples=60, deadline=None)
def test_players_are_called_anything(one: str, other: str) -> None:
    """However long and whatever signs: the picture is whole, and holds it."""
    game = Game([one, other], "mission", board=TINY, first=0, dice=SeededDice("x"))
    game.push(parse_move("0:roll"))
    assert fits(read(game_svg(game)))


def test_a_notebook_shows_a_game() -> None:
    """`_repr_svg_` is the picture, in English, and needs no extra; `import torpedo_dice` loads nothing that draws."""
    game = played("mission", 2, "notebook", moves=9)
    assert game._repr_svg_() == game_svg(game)
    said = subprocess.run([sys.executable, "-c", WITHOUT_EXTRAS], capture_output=True, text=True, check=False)
    assert (said.stdout, said.stderr) == ("<svg\n", "")


def test_figures_are_told() -> None:
    """Who cannot see the picture hears dice, hits, torpedoes, systems, and what is due."""
    game = Game(["Ana", "Bo"], "mission", board=TINY, first=0, dice=SeededDice("told"))
    game.push(parse_move("0:roll"))
    heard = told(read(game_svg(game)))
    assert heard.startswith("Mission, round 1: Ana, Bo")
    assert "Ana: takes a die." in heard
    assert "Ana: hits 0 of 7, spare torpedoes 0 of 0. Ana: takes a die. 1 Periscope: off." in heard
    assert ", ".join(map(str, game.position.pool)) in heard


def test_both_themes_say_the_same() -> None:
    """Only the colours differ."""
    game = played("training", 3, "themes", moves=40)
    dark, light = (read(game_svg(game, theme=theme)) for theme in (DARK, LIGHT))
    assert words(dark) == words(light)
    assert [element.tag for element in dark.iter()] == [element.tag for element in light.iter()]
