"""How games end, in words: who is out, who sank whom, the sum of a score, and every submarine once."""

import re

import pytest
from tables import played

from terminal.typist import ANYTHING, Terminal, kept
from torpedo_dice import Game, SeededDice, decode_game, encode_record
from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.game.events import OpponentFired
from torpedo_dice.game.names import ModeName
from torpedo_dice.lab.match import finish
from torpedo_dice.terminal.ending import ending_sentences
from torpedo_dice.terminal.telling import sentences
from torpedo_dice.translations.catalogue import LANGUAGES, catalogue

ENGLISH = catalogue("en")
NAMES = ["Ana", "Bo", "Cleo"]


def said(game: Game, language: str = "en") -> str:
    """The ending of a game that is over."""
    outcome = game.outcome()
    assert outcome is not None
    return "\n".join(ending_sentences(game, outcome, catalogue(language)))


def greedy(mode: ModeName, names: list[str], seed: int) -> Game:
    """A game between greedy bots."""
    return finish(Game(names, mode, dice=SeededDice(seed)), [GreedyBot(f"{seed}/{seat}") for seat in range(len(names))])


def test_who_is_out_is_said() -> None:
    """And that of the others most hits and spare torpedoes together win; with one left, that it is left."""
    found = set()
    for seed in range(60):
        for players in (2, 3):
            game = played("training", players, f"{seed}")
            text, names = said(game), game.players
            for name, sheet in zip(names, game.position.sheets, strict=True):
                if sheet.skull and not text.startswith("Every skull"):
                    assert re.search(rf"filled: .*{name}.* (is|are) out\.", text)
            found |= {
                mark
                for mark in ("is out.", "are out.", "Of the others,", "is left and wins", "Every skull")
                if mark in text
            }
    assert {"is out.", "Of the others,", "is left and wins"} <= found


def test_who_sank_whom_is_said() -> None:
    """The target of the winner is the next seat."""
    games = [greedy("training", NAMES, seed) for seed in range(12)]
    sunk = [game for game in games if (outcome := game.outcome()) and outcome.reason == "sunk"]
    assert sunk
    for game in sunk:
        outcome = game.outcome()
        assert outcome is not None
        if len(outcome.winners) == 1:
            winner = outcome.winners[0]
            expected = f"{NAMES[winner]} has sunk the submarine of {NAMES[(winner + 1) % 3]} and wins."
            assert expected in said(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_win_shows_its_sum(language: str) -> None:
    """Systems afloat by 10, spare torpedoes by 5."""
    for seed in range(5):
        game = greedy("solo", ["Ana"], seed)
        outcome = game.outcome()
        assert outcome is not None
        if outcome.score is not None:
            afloat, spares, score = map(
                int, re.findall(r"(\d+) x 10 .*?(\d+) x 5 .*?= (\d+)\.", said(game, language))[0]
            )
            assert (afloat * 10 + spares * 5, spares) == (score, outcome.spares[0])
            assert score == outcome.score


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opponent_has_one_name_and_its_shot_says_where_it_went(language: str) -> None:
    """Also where the system of its die was wrecked already: it goes on, or misses."""
    text = catalogue(language)
    name = text("name-automaton").casefold()
    seen = set()
    games = [played("solo", 1, f"{seed}") for seed in range(40)] + [greedy("solo", ["Ana"], seed) for seed in range(9)]
    for game in games:
        for before, event in zip(game.positions, game.events, strict=False):
            if isinstance(event, OpponentFired):
                (sentence,) = sentences(game, [before], [event], text)
                assert name in sentence.casefold()
                assert text.system(event.face) in sentence
                assert not event.system or text.system(event.system) in sentence
                seen.add((event.system == 0, event.system == event.face))
    assert seen == {(True, False), (False, True), (False, False)}
    assert name.split()[-1] in text("menu-solo").casefold()
    assert name in text("error-turn-opponent").casefold()


def test_each_submarine_is_drawn_once(terminal: Terminal) -> None:
    """At the end of a game of three people; alone, the last table is shown with the dashboard."""
    shown = terminal.play("--players 3 --mode training --names Ana,Bo,Cleo --seed 5 --save game.json", *ANYTHING * 99)
    end = shown[shown.rindex("target of Ana") - 30 :] if "Bo, target of Ana" in shown else ""
    assert kept().is_over()
    for name, attacker in (("Bo", "Ana"), ("Cleo", "Bo"), ("Ana", "Cleo")):
        assert end.count(f"{name}, target of {attacker}") == 1
    shown = terminal.play("--mode solo --seed 5 --save game.json", *ANYTHING * 99)
    last = shown[shown.rindex("Solo, round ") :]
    assert "Your systems" in last
    assert "Explosions" in last
    assert "The record of this game:" in last


def test_a_game_that_is_over_shows_its_end_when_gone_on_with(terminal: Terminal) -> None:
    """And changes nothing."""
    terminal.play("--mode solo --seed 5 --save game.json", *ANYTHING * 99)
    before = encode_record(kept())
    assert "The record of this game:" in terminal.play("--resume game.json")
    assert encode_record(decode_game(before)) == encode_record(kept())
