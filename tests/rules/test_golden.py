"""What the rules gave before, they give now: perft counts, and a whole game of every mode and number of players."""

from pathlib import Path

import golden_files
import pytest

FILES = golden_files.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_golden_file_still_holds(path: Path) -> None:
    """Counts, positions, moves and records are what they were."""
    assert path.read_text(encoding="utf-8") == FILES[path]


def test_no_golden_file_is_left_over() -> None:
    """Every file in the folder is one that is checked."""
    folder = golden_files.FOLDER
    assert {*folder.glob("*.toml"), *folder.glob("playthroughs/*")} == set(FILES)
