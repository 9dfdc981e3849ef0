"""Help at every question, real dice, verifiable dice, and who plays."""

import json
import re
from pathlib import Path

import pytest

from terminal.typist import ANYTHING, SOLO, TWO, TWO_DRAFTED, Terminal, kept, kinds
from torpedo_dice.game.check import check_record
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

ENGLISH = catalogue("en")
BY_HAND = "--players 2 --mode training --dice by-hand --names Ana,Bo --save game.json"
VERIFIABLE = "--mode training --dice verifiable --names Ana,Bo --players 3 --bots random --save game.json"


@pytest.mark.parametrize(
    ("options", "typed"),
    [
        ("", []),
        ("", ["3"]),
        ("", ["3", "1"]),
        ("", ["3", "1", "1"]),
        (BY_HAND, []),
        (BY_HAND, ["1"]),
        (BY_HAND, ["1", "4 1 2"]),
        (VERIFIABLE, []),
        (TWO, []),
        (TWO, ["4"]),
        (TWO, TWO_DRAFTED),
        (TWO, [*TWO_DRAFTED, "1"]),
    ],
)
def test_help_is_there_at_every_question(terminal: Terminal, options: str, typed: list[str]) -> None:
    """Two pages of it; the same question is asked again."""
    shown = terminal.play(options, *typed, "?", "??")
    asked = [line.split(" > ")[0] for line in shown.splitlines() if line.endswith((" > ?", " > ??"))]
    assert len(asked) == 2
    assert len(set(asked)) == 1
    assert ENGLISH("help-game").splitlines()[0] in shown
    assert ENGLISH("help-signs").splitlines()[0] in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_sign_and_state(language: str) -> None:
    """As they are shown, in the player's language."""
    text = catalogue(language)
    page = text("help-signs")
    for sign in ("*", "#", ".", "X", "o", "|", "[ ]", "[X]", "[x][ ]", "(3)", text("screen-explosions")):
        assert sign in page
    for state in ("on", "off", "waits", "wrecked", "spent"):
        assert text(f"state-{state}") in page
    assert all(str(number) in page for number in range(1, 8))
    for word in ("word-more", "word-look", "word-undo", "word-quit", "word-save", "word-patterns", "word-reroll"):
        typed = {*text(word).split(), *ENGLISH(word).split()}
        assert typed & set(re.findall(r"[\w?]+", text("help-game"))), word


def test_real_dice_are_typed_in(terminal: Terminal) -> None:
    """Who rolls in which round is said; a throw is shown and can be typed again; the game goes on with real dice."""
    typed = ["x", "3", "2", "7 1 1", "1 1", "1 1 1", "u", "x", "1 2 3", "4,1 2", "", "1", ""]
    shown = terminal.play(BY_HAND, *typed)
    assert shown.startswith(" 1  Ana\n 2  Bo\nWho begins? Number > x\nType a number from 1 to 2.\n")
    assert "Round 1, Bo: roll 3 dice and type them > 7 1 1" in shown
    assert "Dice to type: 3, not 2." in shown
    assert "“7” is no face" in shown
    assert "[1] [2] [3]  Is that right? Enter: yes, u: type it again > 4,1 2" in shown
    assert "Bo rolls 4 1 2." in shown
    assert json.loads(Path("game.json").read_text())["dice"] == {"source": "by-hand", "first_drawn": True}
    more = terminal.play("--resume game.json", "2", "", "4", "", "1", "", "1", "")
    assert "Round 2, Ana: roll 3 dice and type them" in more


def test_a_second_roll_is_asked_from_whose_it_is(terminal: Terminal) -> None:
    """By name."""
    options = "--mode solo --dice by-hand --names Ana --save game.json"
    shown = terminal.play(options, "3 3", "", "3", "on 7", "", "6 6", "", "6", "reroll", "", "2", "")
    assert "Round 2, Ana: roll the die again and type it" in shown
    assert "Ana rolls the die again with the Propeller: 2." in shown


def test_verifiable_dice_are_promised_first(terminal: Terminal) -> None:
    """All promises, then all seeds; at the end the secret and the command that checks the record, which holds."""
    shown = terminal.play(VERIFIABLE, "a\x07b", "first seed", "", *ANYTHING * 60)
    proof = json.loads(Path("game.json").read_text())["dice"]
    places = [shown.index(text) for text in (
        proof["commitment"], "Ana, type anything", "Bo, type anything", "The promise of Ana:\n  " +
        proof["seed_commitments"][0], proof["seed_commitments"][1], "Ana typed: first seed", "Bo typed: ", "Round 1",
        f"The secret of the dice was:\n  {proof['secret']}", "torpedo_dice check game.json\n",
    )]  # fmt: skip
    assert places == sorted(places)
    assert "A seed is 1 to 200 printable characters." in shown
    assert (proof["seeds"][0], len(proof["seeds"][1]), proof["seeds"][2]) == ("first seed", 32, None)
    assert check_record(Path("game.json").read_bytes()) == (True, "proven")


def test_the_menu_goes_on_with_the_latest_game(terminal: Terminal, tmp_path: Path) -> None:
    """Where there is one that has not ended; not when the options ask for something else."""
    assert "Go on" not in terminal.play("", "q")
    terminal.play("--mode solo --seed 3 --names Ana", "3", "q")
    shown = terminal.play("", "4", "q")
    assert " 4  Go on with the latest game: Solo, Ana\n" in shown
    assert "Solo, round 1: Ana" in shown
    assert "Go on" not in terminal.play("--seed 5", "q")
    (path,) = (tmp_path / "data").rglob("*.json")
    record = json.loads(path.read_text())
    path.write_text(json.dumps(record | {"players": ["\x1b[2JEve"]}))
    assert "\x1b" not in terminal.play("", "4", "q")


def test_the_menu_asks_for_names(terminal: Terminal) -> None:
    """Where several people play; Enter keeps what is proposed, two of the same are refused."""
    shown = terminal.play("--save game.json", "3", "1", "1", "Ana", "ana", "x" * 21, "Bo", "q")
    assert "Two players cannot both be called" in shown
    assert "each 1 to 20 printable characters" in shown.replace("\n", " ")
    assert "Name of player 2 (Enter: Player 2)" in shown
    assert kept().players == ("Ana", "Bo")
    assert "Name of player" not in terminal.play("--names Ana,Bo", "3", "1", "1", "q")


def test_two_of_one_name_are_refused(terminal: Terminal) -> None:
    """Also one that a bot has."""
    assert "Bot random" in terminal.says("play --bots random --names bot_random", "q").replace("_", " ")
    terminal.says("play --players 2 --names Ana,ANA", status=2)


def test_questions_take_help_words_as_names(terminal: Terminal) -> None:
    """A seed or a name may be a word that means help elsewhere."""
    terminal.play("--save game.json", "3", "1", "1", "h", "help", "q")
    assert kept().players == ("h", "help")
    assert kinds() == ["Rolled"]
    assert "Hit every space" in terminal.play(SOLO, "h")
