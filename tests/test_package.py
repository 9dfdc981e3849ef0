"""The package as a whole: layers, what the core needs, public names, pins, and the command without its extras."""

import os
import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

import torpedo_dice

ROOT = Path(__file__).parent.parent
IGNORED = {".git", ".venv", "build", "dist", "__pycache__", ".hypothesis", ".mypy_cache", ".ruff_cache"}
CORE = "import torpedo_dice, sys; print(*sorted({name.split('.')[0] for name in sys.modules}))"
HIDDEN = "import sys; sys.modules['rich'] = None; from torpedo_dice.__main__ import main; main()"


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """What a new Python says."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


def test_layers_hold() -> None:
    """import-linter finds no import that goes up, no cycle, and nothing that a layer must not know."""
    linted = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ | {"COVERAGE_PROCESS_START": ""},
    )  # fmt: skip
    assert linted.returncode == 0, linted.stdout
    assert "0 broken" in linted.stdout


def test_the_core_needs_only_msgspec() -> None:
    """`import torpedo_dice` loads no third-party package but msgspec, and none of the heavy standard ones."""
    loaded = set(python("-c", CORE).stdout.split())
    plain = set(python("-c", "import sys; print(*sorted(name.split('.')[0] for name in sys.modules))").stdout.split())
    foreign = {name for name in loaded - plain if name not in sys.stdlib_module_names}
    # msgspec takes typing_extensions where somebody else has installed it; it does without.
    assert foreign - {"typing_extensions"} == {"torpedo_dice", "msgspec"}
    needed = [name for name in requires("torpedo-dice") or [] if "extra ==" not in name]
    assert [re.split(r"\W", name)[0] for name in needed] == ["msgspec"]
    assert not loaded & {"asyncio", "argparse", "json", "ssl", "sqlite3", "unittest"}


def test_public_names_are_there() -> None:
    """What `__all__` promises can be imported, and is sorted."""
    assert torpedo_dice.__all__ == sorted(torpedo_dice.__all__)
    assert all(hasattr(torpedo_dice, name) for name in torpedo_dice.__all__)


def test_a_missing_extra_names_the_command_that_installs_it() -> None:
    """Without Rich, the command says so in one line."""
    said = python("-c", HIDDEN)
    assert said.returncode == 2
    assert said.stderr == (
        'torpedo-dice: This part is not installed. Install it with: pip install "torpedo-dice[terminal]"\n'
    )


def test_python_dash_m_is_the_command() -> None:
    """`python -m torpedo_dice` and `torpedo-dice` are one."""
    script = Path(sys.executable).with_name("torpedo-dice")
    said = subprocess.run([script, "--version"], capture_output=True, text=True, check=True).stdout
    assert said == python("-m", "torpedo_dice", "--version").stdout == f"torpedo-dice {torpedo_dice.__version__}\n"


def test_dependencies_are_pinned_with_hashes_and_without_hosts() -> None:
    """Every line of requirements.txt is a version with hashes, and no file of ours names a registry's host."""
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    for block in re.split(r"\n(?=\S)", text.strip()):
        if not block.startswith("#"):
            assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+", block), block
            assert "--hash=sha256:" in block
    ours = [path for path in ROOT.rglob("*") if path.is_file() and not IGNORED & set(path.relative_to(ROOT).parts)]
    assert len(ours) > 100
    for path in ours:
        if path != Path(__file__):
            assert not re.search(rb"(pypi|pythonhosted|npmjs|debian)\.(org|com|net)", path.read_bytes()), path


@pytest.mark.parametrize("name", ["py.typed", "boards/standard.toml", "translations/locales/fr/errors.ftl"])
def test_the_wheel_holds_the_data(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A wheel built from this tree carries types, boards and texts."""
    folder = tmp_path_factory.getbasetemp() / "wheel"
    if not list(folder.glob("*.whl")):
        command = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
        built = python(*command, "--wheel-dir", str(folder), str(ROOT))
        assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    assert f"torpedo_dice/{name}" in python("-m", "zipfile", "-l", str(wheel)).stdout
