"""The picture in plain text: it shows what the game shows, whatever the board."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from tables import boards, games, played

from torpedo_dice import Board
from torpedo_dice.envs.picture import picture
from torpedo_dice.game.view import spaces_of_target


@given(st.data(), st.none() | boards())
def test_every_space_is_drawn(data: st.DataObject, board: Board | None) -> None:
    """Each target has as many open, hit and wrecked spaces, and as much water, as the game says; lines end aligned."""
    game = data.draw(games(board))
    lines = picture(game).splitlines()
    seats = len(game.players)
    heads, drawn = lines[: 1 + seats], lines[1 + seats :]
    assert len(drawn) == game.board.rows + 2
    width = max(game.board.columns * 2 + 2, 16)
    for seat in range(seats):
        start = seat * (width + 3)
        rows = [line[start + 2 : start + width].split() for line in drawn[2:]]
        assert all(len(row) == game.board.columns for row in rows)
        states = Counter(spaces_of_target(game, seat).values())
        signs = Counter(sign for row in rows for sign in row)
        assert (signs["*"], signs["#"]) == (states["hit"], states["wrecked"])
        assert sum(count for sign, count in signs.items() if sign.isdigit()) == states["open"]
        assert f"seat {seat}" in heads[1 + seat]


def test_words_are_those_of_the_notation() -> None:
    """Mode, round, phase, and the dice left; each seat's spares or skull, and its systems with their uses."""
    game = played("training", 2, "x")
    head, *seats = picture(game).splitlines()[:3]
    assert head.startswith("training, round ")
    assert head.endswith("over, dice left: -")
    for seat, line in enumerate(seats):
        sheet = game.position.sheets[seat]
        assert ("skull" in line) == sheet.skull
        states = "wrecked", "on" if sheet.artillery_uses else "spent"
        assert any(f"artillery={state}/{sheet.artillery_uses}" in line for state in states)
    solo = picture(played("solo", 1, "x", moves=3))
    assert "explosions: 0/7" in solo
    assert "seat 0>" in solo
