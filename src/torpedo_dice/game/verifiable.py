"""Dice that nobody at the table, the server included, can steer, and that anybody can check afterwards.

The server commits to a secret; every player commits to a seed; only then are the seeds shown. All of them go into every
throw. After the game the secret is shown. The whole of it, with test vectors, is in docs/dice.md.
"""

import hashlib
from collections.abc import Sequence
from os import urandom

from torpedo_dice.errors import DiceError
from torpedo_dice.game.dice import DOMAIN, KEY_BYTES, KeyedDice, Proof

LONGEST_SEED = 200
SOURCE = "verifiable"


def secret_commitment(game: str, secret: bytes) -> str:
    """What is shown of a secret before the first roll."""
    return _digest(f"{DOMAIN} secret\n{game}\n{secret.hex()}")


def seed_commitment(game: str, seat: int, seed: str) -> str:
    """What a player shows of a seed before anybody shows a seed."""
    return _digest(f"{DOMAIN} seed\n{game}\n{seat}\n{seed}")


class VerifiableDice(KeyedDice):
    """The dice of a secret and the seats' seeds; a seat without one, a bot's for instance, has None."""

    def __init__(self, game: str, secret: bytes, seeds: Sequence[str | None]) -> None:
        self.game = game
        self.secret = secret
        self.seeds = tuple(seeds)
        shown = ",".join("-" if seed is None else _digest(seed) for seed in seeds)
        super().__init__(secret, f"{game}\n{shown}")

    def proof(self, *, reveal: bool) -> Proof | None:
        """Commitments and seeds, and the secret once it may be shown."""
        committed = [None if seed is None else seed_commitment(self.game, seat, seed) for seat, seed in self._seated()]
        proof: Proof = {
            "source": SOURCE,
            "game": self.game,
            "commitment": secret_commitment(self.game, self.secret),
            "seed_commitments": committed,
            "seeds": list(self.seeds),
        }
        return proof | {"secret": self.secret.hex()} if reveal else proof

    def _seated(self) -> Sequence[tuple[int, str | None]]:
        return tuple(enumerate(self.seeds))


class Agreement:
    """The steps before the first roll: commit to the secret, collect every seat's commitment, then every seed."""

    def __init__(self, seats: int, contributing: Sequence[int]) -> None:
        stranger = next((seat for seat in contributing if not 0 <= seat < seats), None)
        if stranger is not None:
            raise DiceError("agreement-committed", seat=stranger)
        self.game = urandom(16).hex()
        self._secret = urandom(KEY_BYTES)
        self._seeds: list[str | None] = [None] * seats
        self._commitments: dict[int, str | None] = dict.fromkeys(contributing)

    @property
    def commitment(self) -> str:
        """The commitment to the secret, to be shown first of all."""
        return secret_commitment(self.game, self._secret)

    def commit(self, seat: int, commitment: str) -> None:
        """Take a seat's commitment, once."""
        if seat not in self._commitments or self._commitments[seat] is not None:
            raise DiceError("agreement-committed", seat=seat)
        self._commitments[seat] = commitment

    def reveal(self, seat: int, seed: str) -> None:
        """Take a seat's seed, once every seat that contributes has committed to its own."""
        check_seed(seed)
        if None in self._commitments.values():
            raise DiceError("agreement-early")
        if self._commitments.get(seat) != seed_commitment(self.game, seat, seed):
            raise DiceError("agreement-seed", seat=seat)
        self._seeds[seat] = seed

    def dice(self) -> VerifiableDice:
        """The dice, once every seed is known."""
        if any(self._seeds[seat] is None for seat in self._commitments):
            raise DiceError("agreement-open")
        return VerifiableDice(self.game, self._secret, self._seeds)


def check_seed(seed: str) -> None:
    """Raise unless a text may be a seed."""
    if not 0 < len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise DiceError("agreement-text", most=LONGEST_SEED)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
