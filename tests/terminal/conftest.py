"""A terminal of 80 columns whose games are kept in a folder of the test."""

from pathlib import Path

import pytest

from terminal.typist import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """A terminal of 80 columns whose games are kept in a folder of the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)
