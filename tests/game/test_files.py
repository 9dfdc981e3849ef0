"""Files: which names lead to the same one."""

from pathlib import Path

from torpedo_dice.game.files import is_same_file


def test_same_file_under_two_names(tmp_path: Path) -> None:
    """However it is spelled, linked or not there yet; a device holds nothing, and a name that cannot be is nobody's."""
    (tmp_path / "one").touch()
    (tmp_path / "link").symlink_to("one")
    assert is_same_file(tmp_path / "one", tmp_path / "link")
    assert is_same_file(tmp_path / "new", f"{tmp_path}/./new")
    assert not is_same_file(tmp_path / "one", tmp_path / "new")
    assert not is_same_file("/dev/null", "/dev/null")
    assert not is_same_file("a\0b", "a\0b")
