"""Where dice come from. A throw is fixed by its round and purpose: taking a move back never rolls anew.

Purposes are `roll`, `propeller/SEAT`, and `first` (in round 0) for the seat that begins.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from os import urandom
from typing import Protocol

from torpedo_dice.errors import DiceError

Proof = dict[str, object]
"""What stands under `dice` in a record."""

ROLL = "roll"
FIRST = "first"
DOMAIN = "torpedo-dice/1"
KEY_BYTES = 32


def propeller(seat: int) -> str:
    """The purpose of a seat's second roll."""
    return f"propeller/{seat}"


class Dice(Protocol):
    """A source of throws: the same round and purpose give the same dice, however often they are asked for."""

    def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """So many numbers from 1 to `sides`."""
        ...

    def proof(self, *, reveal: bool) -> Proof | None:
        """What a record says of these dice; `reveal` tells a secret that the game still needs."""
        ...


class KeyedDice:
    """Dice drawn from a key by HMAC-SHA256: the other electronic sources are this with a key of their own."""

    def __init__(self, key: bytes, context: str) -> None:
        self._key = key
        self._context = context

    def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """So many numbers from 1 to `sides`."""
        found: list[int] = []
        block = 0
        while len(found) < count:
            message = f"{DOMAIN} dice\n{self._context}\n{round_number}\n{purpose}\n{block}"
            digest = hmac.digest(self._key, message.encode(), "sha256")
            # Bytes above the last whole multiple would favour low numbers: they are thrown away.
            found += [1 + byte % sides for byte in digest if byte < 256 - 256 % sides]
            block += 1
        return tuple(found[:count])


class SystemDice(KeyedDice):
    """Dice from the operating system's randomness: one key, drawn afresh for each game unless one is given."""

    def __init__(self, key: bytes | None = None) -> None:
        super().__init__(key or urandom(KEY_BYTES), "system")

    def proof(self, *, reveal: bool) -> Proof | None:
        """The key, for a game that is to go on; nothing else needs it."""
        return {"source": "system", "key": self._key.hex()} if reveal else None


class SeededDice(KeyedDice):
    """Dice from a seed: the same seed gives the same dice on every machine."""

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)
        super().__init__(hashlib.sha256(f"{DOMAIN} seeded\n{seed}".encode("utf-8", "surrogatepass")).digest(), "seeded")

    def __repr__(self) -> str:
        return f"SeededDice({self.seed!r})"

    def proof(self, *, reveal: bool) -> Proof | None:  # noqa: ARG002 - the protocol's
        """The seed, from which anybody can draw the same dice."""
        return {"source": "seed", "seed": self.seed}


class HandDice:
    """Real dice: whoever rolled them is asked once for each throw, and a mistyped throw is asked for again."""

    def __init__(self, ask: Callable[[int, str, int, int], tuple[int, ...]]) -> None:
        self._ask = ask
        self._thrown: dict[tuple[int, str], tuple[int, ...]] = {}

    def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """The numbers that were typed."""
        if (round_number, purpose) not in self._thrown:
            self._thrown[round_number, purpose] = checked_throw(
                self._ask(round_number, purpose, count, sides), count, sides
            )
        return self._thrown[round_number, purpose]

    def proof(self, *, reveal: bool) -> Proof | None:  # noqa: ARG002 - the protocol's
        """That real dice were rolled; only those at the table can vouch for them."""
        return {"source": "by-hand"}


class UnprovenDice:
    """Dice that took over from others in the middle of a game: no one proof fits all throws."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """The throws of the dice that took over."""
        return self._dice.throw(round_number, purpose, count, sides)

    def proof(self, *, reveal: bool) -> Proof | None:  # noqa: ARG002 - there is nothing to reveal
        """Nothing."""
        return None


def checked_throw(faces: Sequence[int], count: int, sides: int = 6) -> tuple[int, ...]:
    """A throw that can have fallen; raises for any other."""
    if len(faces) != count:
        raise DiceError("dice-typed-count", expected=count, count=len(faces))
    wrong = next((face for face in faces if face not in range(1, sides + 1)), None)
    if wrong is not None:
        raise DiceError("dice-typed-face", sign=str(wrong), most=sides)
    return tuple(faces)


def parse_dice(text: str, count: int, sides: int = 6) -> tuple[int, ...]:
    """The dice in a text such as `4 1 2`, `4,1,2` or `412`."""
    digits = [sign for sign in text if sign not in " ,\t"]
    if len(digits) != count:
        raise DiceError("dice-typed-count", expected=count, count=len(digits))
    for sign in digits:
        if sign not in "123456789"[:sides]:
            raise DiceError("dice-typed-face", sign=sign, most=sides)
    return tuple(map(int, digits))
