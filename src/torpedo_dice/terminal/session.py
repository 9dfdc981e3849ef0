"""One game at one terminal: whoever's turn it is sees the table, chooses, looks at what it would do, and confirms."""

from collections.abc import Sequence
from typing import Final

from torpedo_dice.bots.bot import Bot
from torpedo_dice.errors import TorpedoDiceError
from torpedo_dice.game.events import Drafted
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Move, Reroll
from torpedo_dice.game.verifiable import VerifiableDice
from torpedo_dice.terminal.aiming import Unclear, parse_words
from torpedo_dice.terminal.calling import command_line
from torpedo_dice.terminal.keeping import Keeper, typed_path
from torpedo_dice.terminal.reading import Left, Reader
from torpedo_dice.terminal.showing import Table, example_of, proposals
from torpedo_dice.terminal.telling import sentences

SHORT_LIST: Final = 4
"""So many options, the table and the question fit a screen of 24 lines with the standard board."""


class Session:
    """Plays a game to its end, or until the player leaves; it is saved after every event."""

    def __init__(self, game: Game, bots: Sequence[Bot | None], reader: Reader, keeper: Keeper) -> None:
        self._game = game
        self._bots = bots
        self._screen = reader.screen
        self._text = reader.text
        self._reader = reader
        self._keeper = keeper
        self._table = Table(game, reader.screen)
        self._instead = ""
        self._told = 0

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
            self._leave()
            return False
        self._end()
        return True

    def _push(self, move: Move) -> None:
        happened = self._game.push(move)
        befores = self._game.positions[-1 - len(happened) : -1]
        for sentence in sentences(self._game, befores, happened, self._text):
            self._screen.say(sentence)
            self._told += 1
        self._keep()

    def _draft(self, seat: int) -> None:
        self._show(seat)
        faces = self._game.options(seat).faces
        dice = " ".join(map(str, faces))
        while True:
            word = self._word(self._text("ask-draft", dice=dice))
            face = word.casefold().removeprefix("take").strip()
            if face in set(map(str, faces)):
                # Alone, a die can still be put back after it was taken.
                move = Draft(seat, int(face))
                if len(self._game.players) == 1 or self._confirmed(move):
                    self._push(move)
                    return
            elif not word:
                self._show(seat)
            elif self._text.means(word, "word-undo"):
                self._screen.say(self._text("say-no-undo"))
            elif not self._did_command(word, seat):
                self._screen.say(self._text("say-take", dice=dice))

    def _act(self, seat: int) -> None:
        moves = proposals(self._game, seat)
        short = self._show(seat, moves)
        while True:
            example = example_of(self._game, moves, self._text)
            word = self._word(self._text("ask-action", more=max(0, len(moves) - short), example=example))
            if not word:
                short = self._show(seat, moves)
            elif self._text.means(word, "word-more"):
                self._table.list_moves(moves)
            elif self._text.means(word, "word-undo"):
                if self._put_back(seat):
                    return
            elif not self._did_command(word, seat):
                move = self._chosen(word, moves, seat)
                if move is not None and self._confirmed(move):
                    self._push(move)
                    return

    def _show(self, seat: int, moves: Sequence[Move] = ()) -> int:
        """Show the table and the first moves; fewer after others' shots, so that these stay on the screen."""
        short = max(1, SHORT_LIST - self._told)
        self._told = 0
        self._table.show(seat)
        self._table.list_moves(moves[:short])
        return short

    def _word(self, question: str) -> str:
        """What was typed instead of an answer, or the answer to a question."""
        word, self._instead = self._instead, ""
        return word or self._reader.line(question)

    def _chosen(self, word: str, moves: Sequence[Move], seat: int) -> Move | None:
        """The move that a word means, if it is one that can be made."""
        if word.isascii() and word.isdigit():
            return self._listed(int(word[:9]), moves)
        try:
            move = parse_words(word, self._game, seat, self._text)
            fault = self._game.why_not(move)
            if fault is not None or move.seat != seat:
                raise fault or TorpedoDiceError("turn-seat", seat=move.seat)
        except Unclear as question:
            self._screen.say(self._text("say-patterns", example=question.example))
            self._table.show_option(question.option)
        except TorpedoDiceError as error:
            self._reader.refuse(error)
        else:
            return move
        return None

    def _listed(self, number: int, moves: Sequence[Move]) -> Move | None:
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self._screen.say(self._text("say-number", most=len(moves)))
        return None

    def _confirmed(self, move: Move) -> bool:
        """Whether the player agrees to what is shown of the move; another word is kept, to be done instead."""
        self._table.preview(move)
        word = self._reader.line(self._text("ask-confirm-reroll" if isinstance(move, Reroll) else "ask-confirm"))
        if self._reader.agrees(word):
            return True
        if not self._reader.goes_back(word):
            self._instead = word
        return False

    def _put_back(self, seat: int) -> bool:
        """Put the die back, where nothing else has happened since it was taken."""
        events = self._game.events
        if isinstance(events[-1], Drafted) and events[-1].seat == seat:
            self._game.pop()
            self._keep()
            return True
        self._screen.say(self._text("say-no-undo"))
        return False

    def _did_command(self, word: str, seat: int) -> bool:
        """Whether a word was one that works at any time, and was done."""
        command, _, rest = word.partition(" ")
        try:
            if self._text.means(command, "word-save"):
                self._save_as(rest.strip())
            elif self._text.means(word, "word-look"):
                self._table.show_others(seat)
            elif self._text.means(command, "word-patterns") and "@" not in rest and not _aims(rest):
                self._show_patterns(seat, rest)
            else:
                return False
        except TorpedoDiceError as error:
            self._reader.refuse(error)
        return True

    def _show_patterns(self, seat: int, name: str) -> None:
        if self._game.phase == "draft":
            self._table.show_formations()
        else:
            self._table.show_patterns(seat, name)

    def _save_as(self, name: str) -> None:
        if not name:
            self._screen.say(self._text("say-save-how"))
            return
        self._keeper.save_as(typed_path(name))
        self._screen.say_whole(self._text("say-saved", path=name))

    def _keep(self) -> None:
        """Save the game, and say it when that becomes impossible; it goes on all the same."""
        fault = self._keeper.keep()
        if fault is not None:
            self._screen.say(self._text("say-not-saved", reason=self._text.error(fault)))

    def _leave(self) -> None:
        self._screen.say("")
        self._keep()
        if self._keeper.saved:
            self._screen.say(self._text("say-left"))
            self._screen.say_whole(f"  {self._keeper.command_to_go_on()}")

    def _end(self) -> None:
        self._table.show_end()
        self._keep()
        dice, path = self._game.dice, str(self._keeper.path)
        if self._keeper.saved:
            self._screen.say(self._text("say-record"))
            self._screen.say_whole(f"  {path}")
        if isinstance(dice, VerifiableDice):
            self._screen.say(self._text("dice-secret"))
            self._screen.say_whole(f"  {dice.secret.hex()}")
            if self._keeper.saved:
                self._screen.say(self._text("dice-check"))
                self._screen.say_whole(f"  {command_line('check', path)}")


def _aims(rest: str) -> bool:
    """Whether what stands behind a command's letter is a shot: then the letter begins a system's name."""
    return any(sign.isdigit() for sign in rest) and any(sign.isalpha() for sign in rest)
