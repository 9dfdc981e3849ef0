"""Verifiable dice: nobody can steer them, and everybody can check them."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import as_json, steps

from torpedo_dice import (
    DiceError,
    Game,
    HandDice,
    RecordError,
    Reroll,
    SeededDice,
    SwitchOn,
    decode_game,
    encode_record,
)
from torpedo_dice.game.check import check_record
from torpedo_dice.game.record import decode_record, record_of
from torpedo_dice.game.replay import resume
from torpedo_dice.game.verifiable import Agreement, VerifiableDice, secret_commitment, seed_commitment

SEEDS = ["anchor", None, "Bö 42"]
SECRET = bytes(range(32))


def dice(secret: bytes = SECRET) -> VerifiableDice:
    """The dice of a table with two people and a bot."""
    return VerifiableDice("game-1", secret, SEEDS)


def finished(mode: str = "mission") -> dict[str, Any]:
    """The record of a whole game with these dice."""
    game = Game(3, "training" if mode == "training" else "mission", dice=dice())
    *_, game = steps(game, "v")
    return as_json(game)


def refused(record: dict[str, Any]) -> RecordError:
    """The error of a record that must not hold."""
    with pytest.raises(RecordError) as caught:
        check_record(json.dumps(record))
    return caught.value


def test_an_honest_record_is_proven() -> None:
    """Finished or not yet, with the secret shown or still kept."""
    assert check_record(json.dumps(finished())) == (True, "proven")
    game = Game(3, dice=dice())
    for _ in range(7):
        game.push(game.legal_moves[0])
    assert check_record(encode_record(game)) == (False, "nothing")
    assert check_record(encode_record(game, reveal=True)) == (False, "proven")


def test_the_secret_is_kept_until_the_end() -> None:
    """An unfinished record shows commitments and seeds only."""
    proof = record_of(Game(3, dice=dice()))["dice"]
    assert isinstance(proof, dict)
    assert set(proof) == {"source", "game", "commitment", "seed_commitments", "seeds", "first_drawn"}
    assert "secret" in finished()["dice"]


def test_a_changed_roll_is_found() -> None:
    """The dishonest server changes a roll, within what the rules allow: the event is named."""
    record = finished()
    rolls = [index for index, event in enumerate(record["events"]) if "roll" in event]
    changed = copy.deepcopy(record)
    dice_now = changed["events"][rolls[1]]["roll"]
    dice_now.append(dice_now.pop(0))
    error = refused(changed)
    assert (error.key, error.event) == ("proof-throw", rolls[1] + 1)


def test_a_changed_reroll_is_found() -> None:
    """The Propeller's roll is proven as well."""
    game = Game(1, "solo", dice=SeededDice(3))
    for _ in range(2):
        game.push(game.legal_moves[0])
    game.push(SwitchOn(0, 7))
    for _ in range(2):
        game.push(game.legal_moves[0])
    game.push(Reroll(0))
    record = as_json(game)
    assert check_record(json.dumps(record)) == (False, "drawn")
    record["events"][-1]["face"] = record["events"][-1]["face"] % 6 + 1
    error = refused(record)
    assert (error.key, error.event) == ("proof-throw", len(record["events"]))


def test_another_secret_is_found() -> None:
    """It grinds for better dice after its commitment, or reveals a secret that it did not commit to."""
    record = finished()
    record["dice"]["secret"] = (b"x" + SECRET[1:]).hex()
    assert refused(record).key == "proof-secret"
    record["dice"]["commitment"] = secret_commitment("game-1", b"x" + SECRET[1:])
    assert refused(record).key == "proof-throw"


def test_another_seed_is_found() -> None:
    """A seed that is not the one that was committed to, or that is missing."""
    record = finished()
    record["dice"]["seeds"][0] = "other"
    assert refused(record).key == "proof-seed"
    record["dice"]["seed_commitments"][0] = seed_commitment("game-1", 0, "other")
    assert refused(record).key == "proof-throw"
    record["dice"]["seeds"][0] = None
    assert refused(record).key == "proof-seed"


def test_a_secret_kept_past_the_end_is_found() -> None:
    """A finished game without its secret proves nothing, and is refused."""
    record = finished()
    del record["dice"]["secret"]
    assert refused(record).key == "proof-secret-missing"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("secret", "zz"),
        ("seeds", ["a"]),
        ("seed_commitments", []),
        ("seeds", ["", None, "x"]),
        ("first_drawn", 1),
        ("x", 1),
    ],
)
def test_malformed_proofs_are_refused(key: str, value: object) -> None:
    """A proof that claims to be ours must have our form."""
    record = finished()
    record["dice"][key] = value
    assert refused(record).key in {"proof-form", "proof-seed"}


def test_the_first_seat_is_proven_too() -> None:
    """Where the dice drew it, another one is refused; a seat that was named proves nothing."""
    game = Game(2, dice=SeededDice("f"))
    record = as_json(game)
    record["first"] = 1 - record["first"]
    assert refused(record).key == "proof-first"
    assert check_record(encode_record(Game(2, dice=SeededDice("f"), first=1 - game.first))) == (False, "drawn")


def test_foreign_dice_keys_are_kept_and_prove_nothing() -> None:
    """Another program's `dice` is no concern of ours."""
    foreigners: list[object] = [{"source": "moon"}, "moon", 1, [], None, {}, {"source": []}, {"source": {}}]
    for foreign in foreigners:
        record = as_json(Game(2, dice=SeededDice(1))) | {"dice": foreign}
        assert check_record(json.dumps(record)) == (False, "nothing")
        assert as_json(decode_game(json.dumps(record)))["dice"] == foreign


def test_a_proof_needs_somebody_to_have_taken_part() -> None:
    """Without a seed of anybody's, or with a short secret, the throws may fit and were still one side's to choose."""
    lonely = Game(2, dice=VerifiableDice("g", SECRET, [None, None]))
    lonely.push(lonely.legal_moves[0])
    assert check_record(encode_record(lonely, reveal=True)) == (False, "drawn")
    short = Game(2, dice=VerifiableDice("g", b"1", ["a", None]))
    short.push(short.legal_moves[0])
    assert refused(json.loads(encode_record(short, reveal=True))).key == "proof-form"


def test_a_saved_game_goes_on_with_the_system_s_dice() -> None:
    """The key stands in a saved game, not in what others are shown, so that loading again changes no roll."""
    game = Game(2)
    saved, shown = encode_record(game, reveal=True), encode_record(game)
    assert b"key" in saved
    assert b"key" not in shown
    rolls = {decode_game(saved).push(game.legal_moves[0]) for _ in range(5)}
    assert rolls == {game.push(game.legal_moves[0])}
    assert check_record(encode_record(game, reveal=True)) == (False, "drawn")


def test_by_hand_dice_prove_nothing() -> None:
    """Real dice are vouched for by those at the table."""
    game = Game(2, first=0, dice=HandDice(lambda *_: (1, 2, 3)))
    game.push(game.legal_moves[0])
    assert check_record(encode_record(game)) == (False, "nothing")


def test_a_game_goes_on_with_its_own_dice() -> None:
    """Loaded with its proof, an unfinished game rolls what it would have rolled."""
    by_hand = HandDice(lambda *_: (1, 2, 3))
    for source in (SeededDice("s"), dice()):
        game = Game(3, dice=source)
        record = encode_record(game, reveal=True)
        again = decode_game(record)
        assert encode_record(again, reveal=True) == record
        for _ in range(40):
            if not game.is_over():
                assert again.push(again.legal_moves[-1]) == game.push(game.legal_moves[-1])
        assert check_record(encode_record(again, reveal=True))[1]
    typed = decode_record(encode_record(Game(2, first=0, dice=by_hand)))
    assert resume(typed, by_hand=by_hand).dice is by_hand


def test_other_dice_that_take_over_prove_nothing() -> None:
    """A game that goes on with dice of another kind keeps no proof that would now be false."""
    first = Game(2, dice=SeededDice("one"))
    first.push(first.legal_moves[0])
    for dice_now in (SeededDice("two"), dice(), HandDice(lambda *_: (1, 2, 3))):
        game = decode_game(encode_record(first), dice_now)
        for _ in range(8):
            game.push(game.legal_moves[-1])
        assert check_record(encode_record(game)) == (False, "nothing")
    same = decode_game(encode_record(first), SeededDice("one"))
    same.push(same.legal_moves[0])
    assert check_record(encode_record(same)) == (False, "drawn")
    unplayed = decode_game(encode_record(Game(2, first=0)), SeededDice("new"))
    unplayed.push(unplayed.legal_moves[0])
    assert check_record(encode_record(unplayed)) == (False, "drawn")
    for seed in range(12):
        drawn = decode_game(encode_record(Game(2, dice=SeededDice(seed))), SeededDice("other"))
        drawn.push(drawn.legal_moves[0])
        assert check_record(encode_record(drawn))[1] in {"drawn", "nothing"}
        twin = drawn.copy(dice=SeededDice("third"))
        twin.push(twin.legal_moves[0])
        assert check_record(encode_record(twin)) == (False, "nothing")


def test_a_game_whose_secret_is_elsewhere_is_only_looked_at() -> None:
    """A spectator's record keeps its commitments, and throws no dice of its own."""
    game = Game(3, dice=dice())
    record = encode_record(game)
    spectator = decode_game(record)
    assert encode_record(spectator) == record
    with pytest.raises(DiceError, match="are not known here"):
        spectator.push(spectator.legal_moves[0])
    assert spectator.position == game.position


def test_the_agreement_goes_step_by_step() -> None:
    """No seed is taken before all are committed to, no other seed than that, and no dice before all are shown."""
    for stranger in (3, -1):
        with pytest.raises(DiceError, match="does not contribute"):
            Agreement(3, [stranger])
    agreement = Agreement(3, [0, 2])
    zero, two = (seed_commitment(agreement.game, seat, seed) for seat, seed in ((0, "a"), (2, "b")))
    with pytest.raises(DiceError, match="committed to its own"):
        agreement.reveal(0, "a")
    agreement.commit(0, zero)
    for seat, commitment in ((0, zero), (1, zero)):
        with pytest.raises(DiceError, match="does not contribute"):
            agreement.commit(seat, commitment)
    with pytest.raises(DiceError, match="committed to its own"):
        agreement.reveal(0, "a")
    agreement.commit(2, two)
    with pytest.raises(DiceError, match="not the seed"):
        agreement.reveal(0, "b")
    agreement.reveal(0, "a")
    with pytest.raises(DiceError, match="Not every seed"):
        agreement.dice()
    agreement.reveal(2, "b")
    game = Game(3, dice=agreement.dice())
    proof = record_of(game)["dice"]
    assert isinstance(proof, dict)
    assert proof["commitment"] == agreement.commitment
    assert proof["seed_commitments"] == [zero, None, two]


@given(st.text(max_size=210))
def test_seeds_are_short_printable_texts(seed: str) -> None:
    """Anything that a person can type and read out."""
    agreement = Agreement(1, [0])
    agreement.commit(0, seed_commitment(agreement.game, 0, seed))
    if 0 < len(seed) <= 200 and seed.isprintable():
        agreement.reveal(0, seed)
        assert len(agreement.dice().throw(1, "roll", 2)) == 2
    else:
        with pytest.raises(DiceError, match="printable"):
            agreement.reveal(0, seed)


def test_seeds_and_secret_all_matter() -> None:
    """A change of any of them, of the game, the round or the purpose gives other dice."""
    variants = [
        VerifiableDice("g", SECRET, ["a", "b"]),
        VerifiableDice("h", SECRET, ["a", "b"]),
        VerifiableDice("g", SECRET[::-1], ["a", "b"]),
        VerifiableDice("g", SECRET, ["a", "c"]),
        VerifiableDice("g", SECRET, ["b", "a"]),
        VerifiableDice("g", SECRET, ["a", None]),
    ]
    throws = {
        each.throw(number, purpose, 30) for each in variants for number in (1, 2) for purpose in ("roll", "first")
    }
    assert len(throws) == 4 * len(variants)
