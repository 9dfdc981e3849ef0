"""What a player is shown of a game: the table, what could be done, patterns, the others, a shot before it is fired."""

from collections.abc import Sequence

from torpedo_dice.bots.greedy_bot import ranked_actions
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Fire, Move
from torpedo_dice.game.options import ShotOption
from torpedo_dice.game.view import dice_of, shown
from torpedo_dice.rules.formations import patterns
from torpedo_dice.rules.systems import NO_SYSTEM, PROPELLER, kind_of_shot
from torpedo_dice.terminal.aiming import aim_words, option_for, system_named
from torpedo_dice.terminal.drawing import every_submarine, patterns_drawing, submarines, table_drawing
from torpedo_dice.terminal.ending import ending_sentences
from torpedo_dice.terminal.screen import Screen
from torpedo_dice.terminal.telling import move_words
from torpedo_dice.translations.catalogue import Catalogue


class Table:
    """A game on a screen."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self._game = game
        self._screen = screen
        self._text = screen.text

    def show(self, seat: int) -> None:
        """Show all that a seat sees when it is to act."""
        game, text = self._game, self._text
        name, mode = game.players[seat], text(f"mode-{game.mode}")
        self._screen.rule(text("screen-title", mode=mode, round=game.position.round, name=name))
        self._screen.draw(table_drawing(game, seat, text, self._screen.width))

    def show_others(self, seat: int) -> None:
        """Show what every other seat sees; alone, the table again."""
        others = [other for other in range(len(self._game.players)) if other != seat]
        for other in others:
            self._screen.rule(self._text("screen-look", name=self._game.players[other]))
            self._screen.draw(table_drawing(self._game, other, self._text, self._screen.width, whole=False))
        if not others:
            self.show(seat)

    def list_moves(self, moves: Sequence[Move]) -> None:
        """Show moves with the numbers that choose them."""
        for number, move in enumerate(moves, start=1):
            self._screen.say(f"{number:>2}  {move_words(self._game, move, self._text)}")

    def show_formations(self) -> None:
        """Show the patterns of the dice on the table."""
        for face in sorted(set(dice_of(self._game).table)):
            self._screen.draw(patterns_drawing(face, tuple(patterns(kind_of_shot(NO_SYSTEM), face))))

    def show_patterns(self, seat: int, name: str) -> None:
        """Show the patterns of a seat's own die, or those with the system that is named; raises where it has none."""
        options = self._game.options(seat).shots
        system = system_named(name, self._text) if name else options[0].system
        found = [option for option in options if option.system == system]
        if not found:
            option_for(self._game, seat, system, next(iter(options)).face)
        for option in found:
            self.show_option(option)

    def show_option(self, option: ShotOption) -> None:
        """Show the patterns of a face with a system."""
        if option.system not in {NO_SYSTEM, PROPELLER}:
            self._screen.say(f"{self._text.system(option.system)} {option.face}")
        self._screen.draw(patterns_drawing(option.face, option.patterns))

    def preview(self, move: Move) -> None:
        """Show what a move would do."""
        if isinstance(move, Fire):
            found = shown(self._game.book, self._game.position, move)
            self._screen.draw(submarines(self._game, move.seat, self._text, self._screen.width, found))
            if found.skull:
                self._screen.say(self._text("say-skull"))
        self._screen.say(move_words(self._game, move, self._text))

    def show_end(self) -> None:
        """Show the last table, every submarine once, and how the game ended."""
        outcome = self._game.outcome()
        assert outcome is not None
        if self._game.mode == "solo":
            self.show(0)
        else:
            self._screen.draw(every_submarine(self._game, self._text, self._screen.width))
        for sentence in ending_sentences(self._game, outcome, self._text):
            self._screen.say(sentence)


def proposals(game: Game, seat: int) -> list[Move]:
    """What a seat could do, the best first; a shot that several systems lead to stands there once."""
    found: dict[object, Move] = {}
    for move in ranked_actions(game, seat):
        found.setdefault(move.pips if isinstance(move, Fire) else move, move)
    return list(found.values())


def example_of(game: Game, moves: Sequence[Move], text: Catalogue) -> str:
    """A shot from a list as it is typed: one without a system, if there is one."""
    shots = [move for move in moves if isinstance(move, Fire)]
    plain = [shot for shot in shots if not shot.system] or shots
    return aim_words(game, game.position, plain[0], text)
