"""The example that trains an agent: it learns, in under a minute."""

import sys
from importlib import import_module
from pathlib import Path
from time import monotonic

from torpedo_dice.lab.intervals import share

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = 256


def test_the_example_learns_to_win() -> None:
    """With half of the steps that the script takes, it wins far more than random play: the intervals are far apart."""
    sys.path.insert(0, str(EXAMPLES))
    try:
        example = import_module("train_solo")
    finally:
        sys.path.remove(str(EXAMPLES))
    begun = monotonic()
    untrained, trained = example.share_won(None, GAMES), example.share_won(example.train(200).best, GAMES)
    assert monotonic() - begun < 60
    assert share(round(trained * GAMES), GAMES).low > share(round(untrained * GAMES), GAMES).high + 0.25
