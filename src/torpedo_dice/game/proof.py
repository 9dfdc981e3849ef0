"""The proof of a record's dice: whether every throw is the one that the seed, or the secret and the seeds, give."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from torpedo_dice.errors import DiceError, RecordError
from torpedo_dice.game.dice import (
    FIRST,
    KEY_BYTES,
    ROLL,
    Dice,
    HandDice,
    Proof,
    SeededDice,
    SystemDice,
    UnprovenDice,
    propeller,
)
from torpedo_dice.game.events import Rerolled, Rolled
from torpedo_dice.game.record import PROOF_KEY, Record, broken_at
from torpedo_dice.game.verifiable import SOURCE, VerifiableDice, check_seed, secret_commitment, seed_commitment
from torpedo_dice.rules.tables import dice_rolled

Proven = Literal["nothing", "drawn", "proven"]
"""Of a record's dice: nothing; that they are those of its seed or key; and that nobody could have steered them."""


class SeedProof(Struct, tag_field="source", tag="seed", forbid_unknown_fields=True):
    """The dice were drawn from this seed."""

    seed: str
    first_drawn: bool


class SystemProof(Struct, tag_field="source", tag="system", forbid_unknown_fields=True):
    """The dice were drawn from this key of the operating system's."""

    key: str
    first_drawn: bool


class HandProof(Struct, tag_field="source", tag="by-hand", forbid_unknown_fields=True):
    """Real dice were rolled."""

    first_drawn: bool


class SecretProof(Struct, tag_field="source", tag=SOURCE, forbid_unknown_fields=True):
    """The dice were drawn from a secret and seeds that had been committed to."""

    game: str
    commitment: str
    seed_commitments: list[str | None]
    seeds: list[str | None]
    first_drawn: bool
    secret: str | None = None


AnyProof = SeedProof | SystemProof | HandProof | SecretProof
OURS = {"seed", "system", "by-hand", SOURCE}


def proof_in(record: Record) -> AnyProof | None:
    """What a record says of its dice; None for nothing, or for something that is not ours."""
    found: Any = record.extras.get(PROOF_KEY)
    source = found.get("source") if isinstance(found, dict) else None
    if not isinstance(source, str) or source not in OURS:
        return None
    try:
        proof: AnyProof = msgspec.convert(found, AnyProof)
    except msgspec.ValidationError:
        raise RecordError("proof-form") from None
    return proof


def check_proof(record: Record, *, finished: bool) -> Proven:
    """What a record proves of its dice; raises where it proves them false, or keeps a secret past the end."""
    proof, seats = proof_in(record), len(record.players)
    dice = _dice_of(proof, seats)
    if proof is None or dice is None:
        if finished and isinstance(proof, SecretProof):
            raise RecordError("proof-secret-missing")
        return "nothing"
    if proof.first_drawn and dice.throw(0, FIRST, 1, seats)[0] - 1 != record.first:
        raise RecordError("proof-first")
    _check_throws(record, dice)
    return "proven" if isinstance(proof, SecretProof) and any(proof.seeds) else "drawn"


def _check_throws(record: Record, dice: Dice) -> None:
    round_number, seats = 0, len(record.players)
    for number, event in enumerate(record.events, start=1):
        round_number += isinstance(event, Rolled)
        if isinstance(event, Rolled):
            thrown, due = event.dice, dice.throw(round_number, ROLL, dice_rolled(seats))
        elif isinstance(event, Rerolled):
            thrown, due = (event.face,), dice.throw(round_number, propeller(event.seat), 1)
        else:
            continue
        if thrown != due:
            raise broken_at(number, "proof-throw", expected=_shown(due), dice=_shown(thrown))


def dice_to_go_on(record: Record, dice: Dice | None = None, by_hand: HandDice | None = None) -> tuple[Dice, bool]:
    """The dice with which a record's game goes on, and whether its proof goes on with them.

    They are the given ones, else those that it was played with, else the system's. No one proof fits throws of two.
    """
    proof = proof_in(record)
    proven = by_hand if isinstance(proof, HandProof) else _dice_of(proof, len(record.players))
    if dice is None and proof is not None:
        return proven or UnknownDice(record.extras[PROOF_KEY]), True
    taken = dice or SystemDice()
    if proven and taken.proof(reveal=True) == proven.proof(reveal=True):
        return taken, True
    return UnprovenDice(taken) if record.events else taken, False


class UnknownDice:
    """Dice of which a record only has the proof: what was thrown can be looked at, and nothing more be thrown."""

    def __init__(self, proof: Proof) -> None:
        self._proof = proof

    def throw(self, round_number: int, purpose: str, count: int, sides: int = 6) -> tuple[int, ...]:  # noqa: ARG002
        """Nothing: somebody else has the secret, or the dice themselves."""
        raise DiceError("dice-unknown")

    def proof(self, *, reveal: bool) -> Proof | None:  # noqa: ARG002 - there is nothing to reveal
        """What the record said."""
        return self._proof


def _dice_of(proof: AnyProof | None, seats: int) -> Dice | None:
    if isinstance(proof, SeedProof):
        return SeededDice(proof.seed)
    if isinstance(proof, SystemProof):
        return SystemDice(_bytes(proof.key))
    if isinstance(proof, SecretProof):
        return _secret_dice(proof, seats)
    return None


def _secret_dice(proof: SecretProof, seats: int) -> VerifiableDice | None:
    if len(proof.seeds) != seats or len(proof.seed_commitments) != seats:
        raise RecordError("proof-form")
    for seat, (seed, commitment) in enumerate(zip(proof.seeds, proof.seed_commitments, strict=True)):
        if commitment != (None if seed is None else _committed(proof.game, seat, seed)):
            raise RecordError("proof-seed", seat=seat)
    if proof.secret is None:
        return None
    secret = _bytes(proof.secret)
    if secret_commitment(proof.game, secret) != proof.commitment:
        raise RecordError("proof-secret")
    return VerifiableDice(proof.game, secret, proof.seeds)


def _bytes(text: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != KEY_BYTES:
        raise RecordError("proof-form")
    return found


def _committed(game: str, seat: int, seed: str) -> str:
    try:
        check_seed(seed)
    except DiceError:
        raise RecordError("proof-form") from None
    return seed_commitment(game, seat, seed)


def _shown(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))
