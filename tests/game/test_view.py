"""The view: what an interface shows without a rule is what the rules then do."""

from hypothesis import given, settings
from tables import games
from tabletop import mask, rewrite, table

from torpedo_dice import Fire, Game
from torpedo_dice.game.view import (
    attacker_of,
    dice_of,
    explosions_of,
    panels_of,
    shown,
    spaces_of_target,
    system_view,
    target_of,
)
from torpedo_dice.rules.sheet import effect_of
from torpedo_dice.rules.systems import kind_of_shot


@settings(max_examples=60)
@given(games())
def test_systems_are_shown_as_they_can_be_used(game: Game) -> None:
    """On: there is a move with it; off: it can be switched on; the rest can be neither."""
    for seat in game.seats_to_act if game.phase == "action" else ():
        options = game.options(seat)
        views = [view for panel in panels_of(game, seat) for view in panel]
        assert sorted(view.system for view in views) == sorted(views_of_mode(game))
        if game.position.rerolled[seat]:
            continue
        on = {view.system for view in views if view.state == "on"}
        assert on == {option.system for option in options.shots if option.system} | ({7} if options.reroll else set())
        if game.mode != "training":
            assert {view.system for view in views if view.state == "off"} == set(options.switches)
        for view in views:
            assert (view.uses is not None) == (game.mode == "training" and view.system in {2, 6})
            assert (view.damage is not None) == (game.mode == "solo")
            assert (view.state == "spent") == (view.uses == 0 and view.state != "wrecked")


def views_of_mode(game: Game) -> range:
    """The systems of a mode."""
    return range(1, 7 if game.mode == "training" else 8)


@settings(max_examples=60)
@given(games())
def test_a_shot_does_what_is_shown(game: Game) -> None:
    """Hits, misses, spares left, the skull, and what is wrecked: all as it then happens, and pip by pip."""
    if game.phase != "action" or game.turn is None:
        return
    seat = game.turn
    for part in game.legal_moves.parts:
        move = part[len(part) // 2]
        if not isinstance(move, Fire):
            continue
        before, found = game.position.sheets[seat], shown(game.book, game.position, move)
        spaces = spaces_of_target(game, seat)
        after_game = game.copy()
        after_game.push(move)
        after = after_game.position.sheets[seat]
        assert found.hits == after.hits_mask.bit_count() - before.hits_mask.bit_count() == sum(found.pips.values())
        assert (found.hits + found.misses, found.spares_left) == (len(move.pips), after.spares)
        assert after.skull is (before.skull or found.skull)
        later = spaces_of_target(after_game, seat)
        assert {pip for pip, hit in found.pips.items() if hit} == {
            pip for pip in later if later[pip] != spaces[pip] == "open"
        }
        fresh = {int(game.board.grid[row][column]) for (column, row), state in later.items() if state == "wrecked"}
        old = {int(game.board.grid[row][column]) for (column, row), state in spaces.items() if state == "wrecked"}
        assert set(found.wrecks) == fresh - old
        cells_mask = game.book.masks(kind_of_shot(move.system), move.face)[move.pips]
        assert cells_mask in game.book.effects(kind_of_shot(move.system), move.face)
        assert effect_of(game.book.chart, before, cells_mask, len(move.pips)).skull is found.skull


def test_a_system_without_uses_is_spent() -> None:
    """In Training, Artillery and Windows end; a wreck comes before that."""
    game = table("training", (1, 1))
    rewrite(game, 0, artillery_uses=0, windows_uses=0, wrecked_mask=mask((6,)))
    assert [(system_view(game, 0, number).state, system_view(game, 0, number).uses) for number in (2, 6)] == [
        ("spent", 0),
        ("wrecked", 0),
    ]


@settings(max_examples=60)
@given(games())
def test_dice_and_neighbours(game: Game) -> None:
    """Every die is on the table, in a hand, or the automaton's; everybody's attacker is whose target they are."""
    dice = dice_of(game)
    held = len(dice.held) + (dice.automaton is not None)
    assert held + len(dice.table) in {0, len(game.players) + 1}
    for seat in range(len(game.players)):
        target, attacker = target_of(game, seat), attacker_of(game, seat)
        if game.mode == "solo":
            assert (target, attacker) == (None, None)
        else:
            assert target is not None
            assert attacker_of(game, target) == seat
    filled, spaces = explosions_of(game)
    assert 0 <= filled <= spaces
    assert system_view(game, 0, 3).system == 3
