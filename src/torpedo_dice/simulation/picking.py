"""A player of environments that knows nothing but the masks: any legal action, each as likely."""

from torpedo_dice.rules.sheet import count_bits
from torpedo_dice.simulation.chance import advanced, below
from torpedo_dice.simulation.memory import Memory, Words, word_at


def pick_many(masks: Memory, width: int, chances: Words, picks: Words) -> None:
    """Write an action for every mask of this width, each drawn from its own chance; 0 where nothing is legal."""
    for slot in range(len(picks)):
        chance = advanced(chances[slot])
        chances[slot] = chance
        start = slot * width
        legal = ones(masks, start, width)
        picks[slot] = place_of_one(masks, start, width, below(chance, legal)) if legal else 0


def ones(mask: Memory, start: int, width: int) -> int:
    """The number of ones in a mask."""
    count, whole = 0, width & ~7
    for at in range(start, start + whole, 8):
        count += count_bits(word_at(mask, at))
    for at in range(start + whole, start + width):
        count += mask[at]
    return count


def place_of_one(mask: Memory, start: int, width: int, skipped: int) -> int:
    """The place of a one in a mask after so many others."""
    at = start
    while at + 8 <= start + width:
        found = count_bits(word_at(mask, at))
        if skipped < found:
            break
        skipped -= found
        at += 8
    while skipped >= mask[at]:
        skipped -= mask[at]
        at += 1
    return at - start
