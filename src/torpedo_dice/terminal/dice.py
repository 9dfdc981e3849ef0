"""Dice that the players have a hand in: real ones that they type in, and verifiable ones that they give seeds to."""

import secrets
from collections.abc import Sequence

from torpedo_dice.errors import DiceError
from torpedo_dice.game.dice import FIRST, ROLL, HandDice, parse_dice
from torpedo_dice.game.game import Game
from torpedo_dice.game.verifiable import Agreement, VerifiableDice, check_seed, seed_commitment
from torpedo_dice.terminal.reading import Reader


class TypedDice(HandDice):
    """Real dice: the players are asked what fell. Once there is a game, `game` says who rolls."""

    game: Game | None = None

    def __init__(self, names: Sequence[str], reader: Reader) -> None:
        super().__init__(self._typed)
        self._names = names
        self._reader = reader

    def _typed(self, round_number: int, purpose: str, count: int, sides: int) -> tuple[int, ...]:
        if purpose == FIRST:
            return (self._first(),)
        turn = self.game.turn if self.game is not None else None
        name = self._names[turn or 0]
        key = "ask-roll" if purpose == ROLL else "ask-reroll"
        values = {"count": count} if purpose == ROLL else {}
        return self._throw(self._reader.text(key, round=round_number, name=name, **values), count, sides)

    def _first(self) -> int:
        for number, name in enumerate(self._names, start=1):
            self._reader.screen.say(f"{number:>2}  {name}")
        return self._reader.choose(self._reader.text("ask-first"), len(self._names))

    def _throw(self, question: str, count: int, sides: int) -> tuple[int, ...]:
        """What was typed, once it was seen and agreed to; another throw may be typed instead."""
        word = self._reader.line(question)
        while True:
            try:
                thrown = parse_dice(word, count, sides)
            except DiceError as error:
                self._reader.refuse(error)
                word = self._reader.line(question)
                continue
            faces = " ".join(f"[{face}]" for face in thrown)
            word = self._reader.line(self._reader.text("ask-throw", dice=faces))
            if self._reader.agrees(word):
                return thrown
            if self._reader.goes_back(word):
                word = self._reader.line(question)


def agree_on_dice(names: Sequence[str], people: int, reader: Reader) -> VerifiableDice:
    """Verifiable dice: the program promises, then every person; then all seeds are shown."""
    text, screen = reader.text, reader.screen
    agreement = Agreement(len(names), range(people))
    screen.say(text("dice-commitment"))
    screen.say_whole(f"  {agreement.commitment}")
    seeds = [_seed(name, reader) for name in names[:people]]
    for seat, seed in enumerate(seeds):
        promise = seed_commitment(agreement.game, seat, seed)
        agreement.commit(seat, promise)
        screen.say(text("dice-promise", name=names[seat]))
        screen.say_whole(f"  {promise}")
    for seat, seed in enumerate(seeds):
        agreement.reveal(seat, seed)
        screen.say(text("dice-seed", name=names[seat], seed=seed))
    return agreement.dice()


def _seed(name: str, reader: Reader) -> str:
    while True:
        question = reader.text("ask-seed", name=name)
        seed = reader.line(question, free=True, unseen=True) or secrets.token_hex(16)
        try:
            check_seed(seed)
        except DiceError as error:
            reader.refuse(error)
        else:
            return seed
