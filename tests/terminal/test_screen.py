"""What is on the screen: boards whole at any width, torpedoes under their submarines, texts broken at blanks."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from tables import TABLES

from terminal.typist import ANYTHING, SOLO, TWO, TWO_DRAFTED, Terminal, lines, options_of
from torpedo_dice import standard_board
from torpedo_dice.game.names import ModeName
from torpedo_dice.terminal.screen import wrapped
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

BOARD = 'name = "B"\nspares = {spares}\nuses = 1\npanels = {panels}\ngrid = """\n{grid}\n"""\n'
PANELS = "[[1, 2, 3], [4, 5, 6], [7]]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 100])
@pytest.mark.parametrize(("mode", "players"), [("mission", 3), ("solo", 1), ("training", 2)])
def test_a_board_is_never_cut(terminal: Terminal, mode: ModeName, players: int, width: int, language: str) -> None:
    """Nothing is wider than the terminal; every row of every board is there whole, with or without blanks."""
    shown = terminal.play(options_of(mode, players, language), *ANYTHING, "l", "??", "q", width=width)
    wide = [line for line in lines(shown) if cell_len(line.rstrip()) > width and "--resume" not in line]
    assert wide == []
    rows = [line for line in shown.splitlines() if line.startswith("10 ")]
    assert len(rows) > 2
    boards = {row.replace(" ", "").count("10" + standard_board().grid[9]) for row in rows}
    assert boards <= ({1} if mode == "solo" else {1, 2})
    assert max(boards) == (1 if mode == "solo" else 2)


def test_a_board_too_wide_for_two_is_stacked(terminal: Terminal) -> None:
    """26 columns: two without blanks on 80 columns; one under the other on 60, with all its columns on 40."""
    grid = "\n".join(["1234567" + "." * 19] + ["." * 26] * 3)
    Path("wide.toml").write_text(BOARD.format(grid=grid, spares=30, panels=PANELS))
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    heads = {
        width: [line.strip() for line in lines(self_play(terminal, width)) if "X" in line and "Y" in line][:2]
        for width in (80, 60, 40)
    }
    assert heads[80][0].split() == [letters, letters]
    assert heads[60] == [" ".join(letters)] * 2
    assert heads[40] == [letters] * 2


def self_play(terminal: Terminal, width: int) -> str:
    """A game on the wide board, at its first question."""
    return terminal.play("--players 2 --board wide.toml --first 1", width=width)


def test_more_than_twenty_torpedoes_are_counted(terminal: Terminal) -> None:
    """Bars for 20 at the most."""
    for spares, bars in ((20, "|" * 20), (21, "")):
        Path("b.toml").write_text(BOARD.format(grid="1234567", spares=spares, panels=PANELS))
        shown = terminal.play("--players 2 --board b.toml --first 1")
        assert f"\n{bars}{' ' if bars else ''}[ ] {spares}/{spares}" in shown


def test_four_panels_fit(terminal: Terminal) -> None:
    """A board of one's own may have more panels than three."""
    Path("four.toml").write_text(BOARD.format(grid="1234567", spares=3, panels="[[1, 2, 3], [4, 6, 5], [7]]"))
    Path("five.toml").write_text(BOARD.format(grid="1234567", spares=3, panels="[[2, 1, 6, 3], [4], [5], [7]]"))
    for name in ("four", "five"):
        for width in (80, 40):
            shown = terminal.play(f"--players 2 --board {name}.toml --first 1", width=width)
            assert max(map(cell_len, lines(shown.split("Dice on")[0]))) <= width
            assert all(f"{number} {ENGLISH.system(number)}:" in shown for number in range(1, 8))


ENGLISH = catalogue("en")


def test_torpedoes_stand_under_the_submarine_of_their_owner(terminal: Terminal) -> None:
    """And the preview marks what a shot would cost on one's own."""
    shown = terminal.play(TWO, *TWO_DRAFTED, "4 A1")
    full = "|||||||||||| [ ] 12/12 torpedoes"
    assert f"\n{full}    {full}\n" in shown
    assert f"\n{full}    ||||||||---- [ ] 8/12 torpedoes\n" in shown
    shown = terminal.play(TWO, *TWO_DRAFTED, "4 A1", "", "")
    assert "\n||||||||.... [ ] 8/12 torpedoes    ||||||||||||" in shown


def test_the_dice_say_whose_they_are(terminal: Terminal) -> None:
    """Those on the table are called so; one's own is marked; who took which needs no sentence."""
    shown = terminal.play(TWO, *TWO_DRAFTED)
    assert "Dice on the table: [1]   you [4]   Bo [6]" in shown
    assert "takes the" not in shown
    assert "Dice on the table: [1] [6]   Ana [4]" in shown
    assert "you [3]   the automaton [3]" in terminal.play(SOLO, "3")


def test_an_empty_line_shows_the_table_again(terminal: Terminal) -> None:
    """At the draft, and with the list at the action."""
    assert terminal.play(TWO, "").count("\nTraining, round 1: Ana") == 2
    assert terminal.play(TWO, *TWO_DRAFTED, "").count("\n 1  ") == 2


def test_looking_around_alone_shows_the_table(terminal: Terminal) -> None:
    """There is nobody else."""
    assert terminal.play(SOLO, "3", "l").count("Solo, round 1") == 3


def test_patterns_of_the_dice_on_the_table_of_the_own_die_and_of_a_system(terminal: Terminal) -> None:
    """Whatever fits the moment."""
    draft = terminal.play(TWO, "p").split("> p\n")[1]
    assert [line for line in draft.splitlines() if line[:1] in "146"][:1] == ["1"]
    assert "6a      6b" in draft
    action = terminal.play(TWO, *TWO_DRAFTED, "p", "p sail", "p 3", "p windows", "p propeller")
    action = "\n".join(line.rstrip() for line in action.splitlines())
    assert "\n4\no . o\n" in action
    assert action.count("\nSail 3\n") == 2
    assert "Windows 4\n4a" in action
    assert "Propeller is not part of this mode." in action
    assert "Sail is switched off" in terminal.play(SOLO, "3", "p sail")


@pytest.mark.parametrize("language", LANGUAGES)
def test_shots_of_three_bots_stay_on_24_rows(terminal: Terminal, language: str) -> None:
    """From the first of them to the question behind the table."""
    options = f"--mode mission --bots greedy,greedy,greedy --seed 4 --first 2 --language {language}"
    shown = terminal.play(options, *ANYTHING).splitlines()
    title = catalogue(language)("screen-title", mode=catalogue(language)("mode-mission"), round=1, name="|").split("|")[
        0
    ]
    runs = [
        number
        for number in range(len(shown) - 3)
        if all(line.startswith("Bot greedy") for line in shown[number : number + 3])
        and shown[number + 3].startswith(title)
    ]
    assert runs
    for run in runs:
        asked = next(number for number, line in enumerate(shown) if number > run and " > " in f"{line} ")
        assert asked - run < 24


def test_texts_break_at_blanks_only() -> None:
    """Not before a French colon, which Rich would do; what hangs in a table hangs on."""
    assert wrapped("Cible touchée\u00a0: trois fois", 15) == ["Cible touchée\u00a0:", "trois fois"]
    assert wrapped("  4 C4   fire the 4 at C4", 20) == ["  4 C4   fire the 4", "         at C4"]
    assert wrapped("X  o    hit and miss", 17) == ["X  o    hit and", "        miss"]
    assert wrapped("1 turns it over    2 adds one", 16) == ["1 turns it over", "2 adds one"]
    assert wrapped("one\n\ntwo", 10) == ["one", "", "two"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_a_colon(terminal: Terminal, language: str) -> None:
    """However narrow the terminal is."""
    for mode, players in TABLES[2:]:
        shown = terminal.play(options_of(mode, players, language), *ANYTHING, "?", "??", width=40)
        assert not [line for line in shown.splitlines() if line.strip()[:1] in {":", ";", "!", "»"}]
