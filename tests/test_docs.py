"""Documentation that cannot lie: code runs, console sessions print what is shown, links and tables are true."""

import ast
import doctest
import re
import shlex
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import torpedo_dice
from torpedo_dice.game.check import check_record

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULE_FILES = ("test_rulings.py", "test_endings.py")
ROW = re.compile(r"^\| ([^|]+) \| `([\w.]+)` \| `(test_\w+)` \|$", re.MULTILINE)


def pages(holding: str) -> list[Path]:
    """The pages that hold a text."""
    return [path for path in PAGES if holding in path.read_text(encoding="utf-8")]


def named(path: Path) -> str:
    """A page as a test is named after it."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", pages(">>> "), ids=named)
def test_python_in_docs_runs(path: Path) -> None:
    """Every example gives what it shows."""
    failed, tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried
    assert not failed


@pytest.mark.parametrize("path", pages("```console"), ids=named)
def test_console_sessions_are_true(path: Path, tmp_path: Path) -> None:
    """Every command prints what is shown beneath it; files that it writes are its own."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    for session in CONSOLE.findall(path.read_text(encoding="utf-8")):
        for part in session.split("$ ")[1:]:
            command, _, expected = part.partition("\n")
            words = shlex.split(command)
            assert words[0] == "torpedo-dice"
            target = words.index(">") if ">" in words else len(words)
            run = subprocess.run(
                [sys.executable, "-m", "torpedo_dice", *words[1:target], "--language", "en"],
                cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False,
            )  # fmt: skip
            assert run.stderr == ""
            shown = run.stdout if target == len(words) else ""
            assert [line.rstrip() for line in shown.splitlines()] == expected.splitlines(), command


def test_generated_parts_are_current() -> None:
    """`make docs` would change nothing."""
    sys.path.insert(0, str(ROOT / "docs"))
    try:
        build = import_module("build")
    finally:
        sys.path.remove(str(ROOT / "docs"))
    for path, text in build.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    """Every link to a file of ours finds it."""
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (path.parent / target).exists(), target


@cache
def rule_tests() -> list[str]:
    """The name of every test of a rule."""
    modules = [ast.parse((ROOT / "tests" / "rules" / name).read_text("utf-8")) for name in RULE_FILES]
    functions = [node.name for module in modules for node in module.body if isinstance(node, ast.FunctionDef)]
    return [name for name in functions if name.startswith("test_")]


def test_the_table_of_rules_is_complete() -> None:
    """R1 to R18 and the seven systems, each in one row; every rule's test has a row."""
    rows = ROW.findall(RULES)
    names = [name for name, _, _ in rows]
    systems = ["Periscope", "Artillery", "Sail", "Fins", "Engine", "Windows", "Propeller"]
    assert names[:25] == [f"R{number}" for number in range(1, 19)] + systems
    assert len(set(names)) == len(names)
    assert sorted(test for _, _, test in rows) == sorted(rule_tests())


@pytest.mark.parametrize(("rule", "function", "test"), ROW.findall(RULES), ids=[row[0] for row in ROW.findall(RULES)])
def test_each_row_names_a_function_and_a_test(rule: str, function: str, test: str) -> None:
    """Both exist, the test once; a ruling's test is named after it."""
    module, _, name = function.rpartition(".")
    assert callable(getattr(import_module(f"torpedo_dice.{module}"), name))
    assert rule_tests().count(test) == 1
    if re.fullmatch(r"R\d+", rule):
        assert test.startswith(f"test_{rule.lower()}_")
        assert rule in RULES.split("## Where each rule lives")[0]


def test_the_record_that_is_shown_holds() -> None:
    """The example in docs/records.md passes its own check."""
    (example,) = re.findall(r"```json\n(.*?)```", (ROOT / "docs/records.md").read_text("utf-8"), re.DOTALL)
    assert check_record(example) == (True, "nothing")


def test_the_board_that_is_shown_is_the_standard_one() -> None:
    """docs/boards.md shows the file that is shipped."""
    shipped = Path(torpedo_dice.__file__).parent / "boards" / "standard.toml"
    assert f"```toml\n{shipped.read_text('utf-8')}```" in (ROOT / "docs/boards.md").read_text("utf-8")


def test_readme_gives_credit() -> None:
    """The designer is named, and that this is not official."""
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "Chris James" in readme
    assert "unofficial implementation" in readme


def test_every_target_of_the_makefile_is_explained() -> None:
    """What CONTRIBUTING lists is what make knows, but for playing."""
    targets = set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    listed = set(re.findall(r"^make (\w+) +#", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE))
    assert targets - {"play", "pins"} == listed
