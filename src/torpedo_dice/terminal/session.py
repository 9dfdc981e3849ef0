"""One game at one terminal: whoever's turn it is sees the table, chooses, looks at what it would do, and confirms."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from torpedo_dice.bots.bot import Bot
from torpedo_dice.bots.greedy_bot import ranked_actions
from torpedo_dice.errors import TorpedoDiceError
from torpedo_dice.game.events import Drafted
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll
from torpedo_dice.game.notation import parse_move
from torpedo_dice.game.replay import save_game
from torpedo_dice.game.view import shown
from torpedo_dice.rules.systems import SOLO
from torpedo_dice.terminal.aiming import parse_aim, parse_spoken, shot_of
from torpedo_dice.terminal.drawing import patterns_drawing, rack, submarines, table_drawing
from torpedo_dice.terminal.reading import Left, Reader
from torpedo_dice.terminal.screen import Screen
from torpedo_dice.terminal.telling import ending_sentences, event_sentence, move_words

SHORT_LIST: Final = 4
"""So many options, the table and the question fit a screen of 24 lines with the standard board."""


class Session:
    """Plays a game to its end, or until the player leaves; it is saved after every event."""

    def __init__(self, game: Game, bots: Sequence[Bot | None], screen: Screen, reader: Reader, path: Path) -> None:
        self._game = game
        self._bots = bots
        self._screen = screen
        self._text = screen.text
        self._reader = reader
        self._path = path

    def play(self) -> bool:
        """Play; returns whether the game came to its end."""
        try:
            while (seat := self._game.turn) is not None:
                bot = self._bots[seat]
                if self._game.phase == "roll":
                    self._push(self._game.legal_moves[0])
                elif bot is not None:
                    self._push(bot.choose(self._game, seat))
                elif self._game.phase == "draft":
                    self._draft(seat)
                else:
                    self._act(seat)
        except (Left, KeyboardInterrupt):
            self._screen.say("")
            if self._kept():
                self._screen.say_whole(self._text("say-left", path=str(self._path)))
            return False
        self._end()
        return True

    def _push(self, move: Move) -> None:
        happened = self._game.push(move)
        befores = self._game.positions[-1 - len(happened) : -1]
        for before, event in zip(befores, happened, strict=True):
            self._screen.say(event_sentence(self._game, before, event, self._text))
        self._kept()

    def _draft(self, seat: int) -> None:
        self._show_table(seat)
        while self._game.phase == "draft":
            faces = self._game.options(seat).faces
            word = self._reader.line(self._text("ask-draft", dice=" ".join(map(str, faces))))
            if self._did_command(word, seat):
                continue
            face = word.lower().removeprefix("take")
            if face not in set(map(str, faces)):
                self._screen.say(self._text("say-take", dice=" ".join(map(str, faces))))
                continue
            move = Draft(seat, int(face))
            # Alone, a die can still be put back after it was taken.
            if self._game.book.mode == SOLO or self._confirmed(move):
                self._push(move)
                return

    def _act(self, seat: int) -> None:
        self._show_table(seat)
        moves = ranked_actions(self._game, seat)
        self._show_list(moves[:SHORT_LIST])
        more = max(0, len(moves) - SHORT_LIST)
        while True:
            word = self._reader.line(self._text("ask-action", more=more))
            if self._text.means(word, "word-more"):
                self._show_list(moves)
            elif self._text.means(word, "word-undo"):
                if self._put_back(seat):
                    return
            elif not self._did_command(word, seat):
                move = self._chosen(word, moves, seat)
                if move is not None and self._confirmed(move):
                    self._push(move)
                    return

    def _chosen(self, word: str, moves: Sequence[Move], seat: int) -> Move | None:
        """The move that a word means, if it is one that can be made."""
        try:
            if word.isascii() and word.isdigit():
                return self._listed(int(word[:4]), moves)
            move = self._aimed(word, seat)
            if move is not None:
                self._must_be_mine(move, seat)
        except TorpedoDiceError as error:
            self._refuse(error)
            return None
        return move

    def _listed(self, number: int, moves: Sequence[Move]) -> Move | None:
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self._screen.say(self._text("say-number", most=len(moves)))
        return None

    def _aimed(self, word: str, seat: int) -> Move | None:
        aim = parse_aim(word, self._game, seat, self._text)
        if aim is None:
            return parse_spoken(word, seat, self._text) or parse_move(word, seat)
        move = shot_of(aim, seat)
        if move is None:
            self._screen.say(self._text("say-patterns"))
            self._screen.draw(patterns_drawing(aim.option.patterns))
        return move

    def _must_be_mine(self, move: Move, seat: int) -> None:
        fault = self._game.why_not(move)
        if fault is None and move.seat == seat:
            return
        raise fault or TorpedoDiceError("turn-seat", seat=move.seat)

    def _confirmed(self, move: Move) -> bool:
        """Whether the player goes on after seeing what the move would do."""
        if isinstance(move, Fire):
            self._preview(move)
        self._screen.say(move_words(self._game, move, self._text))
        question = self._text("ask-confirm-reroll" if isinstance(move, Reroll) else "ask-confirm")
        while True:
            word = self._reader.line(question)
            if not word or self._text.means(word, "word-yes"):
                return True
            if self._text.means(word, "word-undo") or self._text.means(word, "word-no"):
                return False
            self._screen.say(self._text("say-confirm"))

    def _preview(self, move: Fire) -> None:
        game, sheet = self._game, self._game.position.sheets[move.seat]
        found = shown(game.book, game.position, move)
        self._screen.draw(submarines(game, move.seat, self._text, found.pips))
        self._screen.draw(rack(sheet, game.board, self._text, found))
        if found.skull:
            self._screen.say(self._text("say-skull"))

    def _put_back(self, seat: int) -> bool:
        """Put the die back, where nothing else has happened since it was taken."""
        events = self._game.events
        if isinstance(events[-1], Drafted) and events[-1].seat == seat:
            self._game.pop()
            self._kept()
            return True
        self._screen.say(self._text("say-no-undo"))
        return False

    def _did_command(self, word: str, seat: int) -> bool:
        """Whether a word was one that works at any time, and was done."""
        command, _, rest = word.partition(" ")
        if self._text.means(command, "word-save"):
            self._save_as(rest)
        elif self._text.means(word, "word-help"):
            self._screen.say(self._text("help-game"))
        elif self._text.means(word, "word-look"):
            self._look(seat)
        elif self._text.means(word, "word-patterns"):
            self._show_patterns(seat)
        else:
            return not word
        return True

    def _show_table(self, seat: int, *, whole: bool = True) -> None:
        game, text = self._game, self._text
        title = text("screen-title", mode=text(f"mode-{game.mode}"), round=game.position.round, name=game.players[seat])
        self._screen.rule(title)
        self._screen.draw(table_drawing(game, seat, text, whole=whole))

    def _show_list(self, moves: Sequence[Move]) -> None:
        for number, move in enumerate(moves, start=1):
            self._screen.say(f"{number:>2}  {move_words(self._game, move, self._text)}")

    def _show_patterns(self, seat: int) -> None:
        for option in self._game.options(seat).shots:
            system = f"{self._text.system(option.system)} " if option.system else ""
            self._screen.say(f"{system}{option.face}:")
            self._screen.draw(patterns_drawing(option.patterns))

    def _look(self, seat: int) -> None:
        for other in range(len(self._game.players)):
            if other != seat:
                self._show_table(other, whole=False)

    def _save_as(self, name: str) -> None:
        if not name:
            self._screen.say(self._text("say-save-how"))
        elif self._saved(Path(name).expanduser()):
            self._screen.say(self._text("say-saved", path=name))

    def _kept(self) -> bool:
        """Whether the game as it stands is on disk; where it cannot be, it goes on all the same."""
        return self._saved(self._path)

    def _saved(self, path: Path) -> bool:
        try:
            save_game(self._game, path, reveal=True)
        except TorpedoDiceError as error:
            self._refuse(error)
            return False
        return True

    def _refuse(self, error: TorpedoDiceError) -> None:
        self._screen.say(self._text.error(error))

    def _end(self) -> None:
        outcome = self._game.outcome()
        assert outcome is not None
        for seat, bot in enumerate(self._bots):
            if bot is None:
                self._screen.draw(submarines(self._game, seat, self._text))
        for sentence in ending_sentences(self._game, outcome, self._text):
            self._screen.say(sentence)
        if self._kept():
            self._screen.say_whole(self._text("say-record", path=str(self._path)))
