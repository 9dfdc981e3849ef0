"""Dice that the players have a hand in: real ones that they type in, and verifiable ones that they give seeds to."""

import secrets

from torpedo_dice.errors import DiceError
from torpedo_dice.game.dice import FIRST, ROLL, HandDice, parse_dice
from torpedo_dice.game.verifiable import Agreement, VerifiableDice, check_seed, seed_commitment
from torpedo_dice.terminal.reading import Reader
from torpedo_dice.terminal.screen import Screen


def dice_by_hand(reader: Reader) -> HandDice:
    """Real dice: the players are asked what fell."""

    def ask(_: int, purpose: str, count: int, sides: int) -> tuple[int, ...]:
        while True:
            question = {FIRST: "ask-first", ROLL: "ask-roll"}.get(purpose, "ask-reroll")
            try:
                return parse_dice(reader.line(reader.text(question, count=count, sides=sides)), count, sides)
            except DiceError as error:
                reader.refuse(error)

    return HandDice(ask)


def agree_on_dice(seats: int, people: int, screen: Screen, reader: Reader) -> VerifiableDice:
    """Verifiable dice: the program commits, then every person gives a seed."""
    agreement = Agreement(seats, range(people))
    screen.say(reader.text("dice-commitment", commitment=agreement.commitment))
    seeds = [_seed(seat, reader) for seat in range(people)]
    for seat, seed in enumerate(seeds):
        agreement.commit(seat, seed_commitment(agreement.game, seat, seed))
    for seat, seed in enumerate(seeds):
        agreement.reveal(seat, seed)
    return agreement.dice()


def _seed(seat: int, reader: Reader) -> str:
    while True:
        seed = reader.line(reader.text("ask-seed", number=seat + 1)) or secrets.token_hex(16)
        try:
            check_seed(seed)
        except DiceError as error:
            reader.refuse(error)
        else:
            return seed
