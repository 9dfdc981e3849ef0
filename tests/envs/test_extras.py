"""Environments without the libraries that they are for."""

import subprocess
import sys

import pytest

PARTS = [
    ("gymnasium", "torpedo_dice.envs"),
    ("gymnasium", "torpedo_dice.envs.vector"),
    ("pettingzoo", "torpedo_dice.envs.table_env"),
    ("pyspiel", "torpedo_dice.envs.openspiel_game"),
]


@pytest.mark.parametrize(("library", "module"), PARTS)
def test_a_missing_library_is_named_by_its_extra(library: str, module: str) -> None:
    """Importing a part whose library is not installed says in one sentence how to install it."""
    program = f"import sys; sys.modules[{library!r}] = None; import {module}"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
    last = said.splitlines()[-1]
    assert last == (
        "torpedo_dice.errors.MissingExtra: This part is not installed. "
        'Install it with: pip install "torpedo-dice[envs]"'
    )
    assert "During handling" not in said


@pytest.mark.parametrize("module", ["solo_env", "table_env", "openspiel_game"])
def test_real_games_need_no_compiler(module: str) -> None:
    """The environments that play with a real game import no numba."""
    program = f"import sys, torpedo_dice.envs.{module}; print('numba' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "False\n"
