"""Moves as people type them: in any case, with or without blanks, in six languages, and what is said when unclear."""

import re

import pytest

from terminal.typist import SOLO, TWO, TWO_DRAFTED, Terminal, kept, kinds
from torpedo_dice import Fire, Game, SeededDice, parse_move
from torpedo_dice.errors import TorpedoDiceError
from torpedo_dice.game.events import Fired
from torpedo_dice.game.options import options_of
from torpedo_dice.terminal.aiming import aim_words, parse_words
from torpedo_dice.terminal.showing import proposals
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue


def training(face: int) -> Game:
    """A Training game whose first player has taken a face and the second another; every system works."""
    for seed in range(100):
        game = Game(2, "training", first=0, dice=SeededDice(seed))
        game.push(parse_move("0:roll"))
        if face in game.position.pool:
            game.push(parse_move(f"0:take{face}"))
            game.push(game.legal_moves[0])
            return game
    raise AssertionError


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", range(1, 7))
def test_what_is_shown_can_be_typed(face: int, language: str) -> None:
    """Every shot there is: its words mean it again, whatever the language."""
    game, words = training(face), catalogue(language)
    shots = [part[number] for part in game.legal_moves.parts for number in range(0, len(part), 7)]
    assert len(shots) > 100
    for shot in shots:
        assert isinstance(shot, Fire)
        said = aim_words(game, game.position, shot, words)
        assert parse_words(said, game, 0, words) == shot
        assert parse_words(said.upper().replace(" ", ""), game, 0, words) == shot


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "5 G3"),
        ("en", "5G3"),
        ("en", "  5g3 "),
        ("en", "fire 5 g 3"),
        ("en", "FIRE5@g3,i3,h4,g5,i5"),
        ("en", "fire5@i5, g3, i3, h4, g5"),
        ("de", "5b g3"),
        ("it", "0:fire5@G3,I3,H4,G5,I5"),
    ],
)
def test_a_shot_in_many_spellings(language: str, typed: str) -> None:
    """Capitals and blanks are free."""
    game = training(5)
    if typed == "5b g3":
        with pytest.raises(TorpedoDiceError) as refused:
            parse_words(typed, game, 0, catalogue(language))
        assert catalogue(language).error(refused.value) == "Die 5 hat hier nur ein Muster: 5 G3."
        return
    assert parse_words(typed.strip(), game, 0, catalogue(language)) == parse_move("0:fire5@G3,I3,H4,G5,I5")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "sail5 C4"),
        ("en", "SAIL 5c4"),
        ("en", "s 5 c4"),
        ("it", "torre di comando 5 C4"),
        ("it", "Torre di 5C4"),
        ("es", "navegacion5c4"),
        ("fr", "Kiosque 5 C4"),
        ("pt", "tor 5 c4"),
        ("de", "TURM 5 C4"),
        ("de", "sail 5 C4"),
    ],
)
def test_systems_by_their_names(language: str, typed: str) -> None:
    """In the own language or English, whole or begun, with blanks inside."""
    move = parse_words(typed, training(4), 0, catalogue(language))
    assert move == parse_move("0:sail5@C4,E4,D5,C6,E6")


@pytest.mark.parametrize("typed", ["on 3", "on3", "ON sail", "on-sail", "on s"])
def test_switches_by_number_or_name(terminal: Terminal, typed: str) -> None:
    """With one word."""
    terminal.play(SOLO, "3", typed, "")
    assert "SwitchedOn" in kinds()


@pytest.mark.parametrize(
    ("language", "begun", "systems"), [("en", "p", (1, 7)), ("de", "p", (1, 7)), ("fr", "h", (6, 7))]
)
def test_an_ambiguous_beginning_names_the_systems_it_fits(language: str, begun: str, systems: tuple[int, int]) -> None:
    """In the player's language; what fits nothing, and what is not understood at all, are said differently."""
    words, game = catalogue(language), training(4)
    said = {}
    for typed in (f"{begun} 4 C4", "xyz 4 C4", "whatever"):
        with pytest.raises(TorpedoDiceError) as refused:
            parse_words(typed, game, 0, words)
        said[typed] = words.error(refused.value)
    assert all(words.system(system) in said[f"{begun} 4 C4"] for system in systems)
    assert len(set(said.values())) == 3
    assert "4 C4" in said["whatever"]
    assert "?" in said["whatever"]
    assert "@" not in said["whatever"]


def test_questions_use_the_face_at_hand(terminal: Terminal) -> None:
    """In the example, in 'Which one?' and in 'there is no pattern'."""
    shown = terminal.play(SOLO, "3", "3 G3", "3Z g3")
    assert "a shot such as 3a " in shown
    assert "Write the letter behind the number: 3b G3." in shown
    assert "There is no pattern z of the 3: choose a to b." in shown


def test_lists_previews_and_events_name_a_shot_by_its_aim(terminal: Terminal) -> None:
    """And not by all its spaces."""
    shown = terminal.play(TWO, *TWO_DRAFTED, "1", "")
    (aim,) = re.findall(r"Ana fires (\S.*?): \d hit", shown)
    assert re.fullmatch(r"([A-Z]\w+ )?[1-6][a-z]? ([A-N]\d+|\(.*\))", aim)
    assert f"\n 1  {aim}: " in shown
    assert f"\n{aim}: " in shown
    assert shown.count(",") < 60


def test_after_a_second_roll_the_new_face_is_fired_without_a_name(terminal: Terminal) -> None:
    """`5 K7` is the Propeller's: there is nothing else."""
    shown = terminal.play(SOLO, "3", "on propeller", "", "6", "reroll", "", "p")
    face = re.findall(r"with the Propeller: (\d)", shown)[0]
    letter = "b" if face in "236" else ""
    terminal.play(SOLO, "3", "on propeller", "", "6", "reroll", "", f"{face}{letter} G3", "")
    shot = next(event for event in kept().events if isinstance(event, Fired))
    assert (shot.system, shot.face) == (7, int(face))


def test_another_word_at_a_preview_is_done_instead(terminal: Terminal) -> None:
    """A shot, a number of the list, a command, or something that is refused; Enter alone still fires."""
    shown = terminal.play(SOLO, "3", "3a F2", "3b G3", "1", "on sail", "p", "3a A1", "nonsense", "3b g3", "")
    assert kinds()[-4:] == ["Drafted", "Fired", "OpponentFired", "Rolled"]
    assert "is not understood" in shown
    assert "Player 1 fires 3b G3" in shown


def test_a_shot_is_proposed_once() -> None:
    """Even where several systems lead to it."""
    for face in range(1, 7):
        game = training(face)
        pips = [move.pips for move in proposals(game, 0) if isinstance(move, Fire)]
        assert len(pips) == len(set(pips))
        assert len(pips) < len(options_of(game.book, game.position, 0).shots)
