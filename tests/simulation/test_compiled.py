"""Compiled playouts: the very games that the plain functions play, from a cache that cannot be stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tables import TABLES

import torpedo_dice
from torpedo_dice import Game
from torpedo_dice.game.names import ModeName
from torpedo_dice.rules.sheet import Sheet
from torpedo_dice.simulation import compiled
from torpedo_dice.simulation.bulk import PLAYERS, Bulk, can_compile
from torpedo_dice.simulation.compiled import Ints, cache_folder, kernel_of, laid_out
from torpedo_dice.simulation.kit import make_kit, new_table

GAMES = {"random": 100_000, "greedy": 1_000}
WRITTEN_GAMES = Path(__file__).parent.parent / "written_games.py"
CHART = Game(2, "mission").book.chart


def result_of(*words: str, **environment: str) -> str:
    """What another Python prints."""
    done = subprocess.run(
        [sys.executable, *words], check=True, capture_output=True, text=True, env=os.environ | environment
    )
    return done.stdout.strip()


@pytest.mark.parametrize("policy", PLAYERS)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_compiled_games_are_the_plain_ones(mode: ModeName, players: int, policy: str) -> None:
    """To the last bit of every final sheet and of chance itself, and again with every index checked."""
    # In processes of their own: measuring coverage would make the plain functions three times as slow.
    words = [str(WRITTEN_GAMES), mode, str(players), policy, str(GAMES[policy])]
    plain, fast = result_of(*words, "plain", "compiled").split()
    assert fast == plain
    assert result_of(*words, "compiled", NUMBA_BOUNDSCHECK="1") == plain


def test_bulk_plays_the_same_with_and_without_numba() -> None:
    """What is asked for is what runs, any share of the games included."""
    seats = [PLAYERS["greedy"], PLAYERS["random"]]
    fast, slow = (Bulk(CHART, seats, 3, compiled=compiled) for compiled in (True, False))
    assert can_compile()
    assert Bulk(CHART, seats, 3).compiled
    assert fast.play(range(10, 60)) == slow.play(range(10, 60))


@pytest.mark.parametrize(
    ("trouble", "environment"),
    [
        ("sys.modules['numba'] = None", {}),
        ("sys.modules['llvmlite'] = None", {}),
        ("", {"NUMBA_DISABLE_JIT": "1"}),
        ("", {"NUMBA_NUM_THREADS": "0"}),
    ],
)
def test_bulk_does_without_numba(trouble: str, environment: dict[str, str]) -> None:
    """Where numba is missing, broken or switched off the plain functions play, and nothing else is different."""
    code = (
        f"import sys; {trouble}\n"
        "from torpedo_dice import Game\n"
        "from torpedo_dice.simulation.bulk import Bulk\n"
        "print(Bulk(Game(2, 'mission').book.chart, [0, 1], 3).play(range(20)))"
    )
    assert result_of("-c", code, **environment) == str(Bulk(CHART, [0, 1], 3, compiled=False).play(range(20)))


def test_bounds_are_checked_when_asked_for() -> None:
    """With NUMBA_BOUNDSCHECK an index beyond what was laid out is an error: the checks of the other tests are real."""
    code = (
        "from torpedo_dice.simulation.compiled import Ints, Rows, kernel_of\n"
        "from torpedo_dice.rules.automaton import Automaton\n"
        "def last(items, index): return items[index]\n"
        "def put(items, index, item): items[index] = item\n"
        "rows = Rows([Automaton(1, 2)])\n"
        "for items, index in ((Ints([1]), 1), (Ints([1]), -1), (rows, 1)):\n"
        "    try: print(kernel_of(last)(items, index))\n"
        "    except IndexError: print('refused')\n"
        "try: kernel_of(put)(rows, 1, Automaton(1, 2))\n"
        "except IndexError: print('refused')\n"
    )
    assert result_of("-c", code, NUMBA_BOUNDSCHECK="1").split() == ["refused"] * 4


def test_cache_is_another_for_every_text_of_the_sources(tmp_path: Path) -> None:
    """A changed rule, another setting: another folder; the same again: the same. What is there is used."""
    shutil.copytree(Path(torpedo_dice.__file__).parent, tmp_path / "torpedo_dice")
    where = ("-c", "from torpedo_dice.simulation.compiled import cache_folder; print(cache_folder().name)")
    copy = {"PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    first, again = result_of(*where, **copy), result_of(*where, **copy)
    with (tmp_path / "torpedo_dice" / "rules" / "ending.py").open("a") as source:
        source.write("\n# another text\n")
    assert first == again == cache_folder().name
    assert len({first, result_of(*where, **copy), result_of(*where, **copy, NUMBA_BOUNDSCHECK="1")}) == 3


def test_changed_rule_is_compiled_anew(tmp_path: Path) -> None:
    """By itself numba would go on with the old rule: it looks at one file, and the rule stands in another."""
    shutil.copytree(Path(torpedo_dice.__file__).parent, tmp_path / "torpedo_dice")
    code = "from torpedo_dice import Game; from torpedo_dice.simulation.bulk import Bulk\n"
    code += "print(Bulk(Game(1, 'solo').book.chart, [1], 1).play(range(2000)).score)"
    copy = {"PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    before, kept = result_of("-c", code, **copy), result_of("-c", code, **copy)
    rule = tmp_path / "torpedo_dice" / "rules" / "ending.py"
    rule.write_text(rule.read_text().replace("5 * sheet.spares", "7 * sheet.spares"))
    assert int(result_of("-c", code, **copy)) > int(before) == int(kept)


def test_cache_that_cannot_be_written_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is a file: compiled all the same."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path / "file" / "below")

    def doubled(number: int) -> int:
        return 2 * number

    assert kernel_of(doubled)(4) == 8


def test_what_is_laid_out_reads_like_what_it_was() -> None:
    """Ints and rows of named tuples give back what they were made of, bools as bools."""
    kit, table = make_kit(CHART), new_table(CHART, [0, 0])
    laid = laid_out(kit)
    assert laid.chart.spares == CHART.spares
    assert tuple(laid.chart.effect_cells) == CHART.effect_cells
    sheets = laid_out(table).sheets
    assert [sheets[seat] for seat in range(len(sheets))] == table.sheets
    assert isinstance(sheets[0], Sheet)
    assert sheets[0].skull is False
    with pytest.raises(TypeError, match="without loss"):
        laid_out([0, 0.5])
    assert len(laid_out([])) == 0
    assert [Ints([3, 1, 2])[at] for at in range(3)] == [3, 1, 2]
