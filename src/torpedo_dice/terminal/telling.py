"""What happened and what would happen, in words: events, and moves with what they would do."""

from collections.abc import Sequence

from torpedo_dice.game.events import Drafted, Event, Fired, OpponentFired, Rerolled, Rolled, SwitchedOn
from torpedo_dice.game.game import Game
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.view import shown
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.systems import NO_SYSTEM, PROPELLER
from torpedo_dice.terminal.aiming import aim_words
from torpedo_dice.translations.catalogue import Catalogue


def sentences(game: Game, befores: Sequence[Position], events: Sequence[Event], text: Catalogue) -> list[str]:
    """Events as sentences, each with the position it happened in. Of drafts, the dice on the table tell enough."""
    told = [_sentence(game, before, event, text) for before, event in zip(befores, events, strict=True)]
    return [sentence for sentence in told if sentence]


def move_words(game: Game, move: Move, text: Catalogue) -> str:
    """A move as a line of a list."""
    match move:
        case Roll():
            return text("move-roll")
        case Draft(_, face):
            return text("move-draft", face=face)
        case Reroll():
            return text("move-reroll", system=text.system(PROPELLER))
        case SwitchOn(_, system):
            return text("move-switch", system=text.system(system))
        case Fire():
            shot = aim_words(game, game.position, move, text)
            if not move.pips:
                return text("move-fire-nothing", shot=shot)
            return text("move-fire", shot=shot, effect=effect_words(game, game.position, move, text))


def effect_words(game: Game, position: Position, move: Fire, text: Catalogue) -> str:
    """What a shot hits, misses and wrecks."""
    found = shown(game.book, position, move)
    said = text("effect", hits=found.hits, misses=found.misses)
    if found.wrecks:
        said += text("effect-wrecks", systems=", ".join(map(text.system, found.wrecks)))
    return said


def _sentence(game: Game, before: Position, event: Event, text: Catalogue) -> str:
    """An event in words; none for a draft."""
    if isinstance(event, Rolled):
        dice = " ".join(map(str, event.dice))
        return text("event-rolled", name=game.players[before.active], round=before.round, dice=dice)
    if isinstance(event, OpponentFired):
        return _automatons_shot(before, event, text)
    name = game.players[event.seat]
    match event:
        case Drafted():
            return ""
        case Rerolled(_, face):
            return text("event-rerolled", name=name, face=face, system=text.system(PROPELLER))
        case SwitchedOn(_, system):
            return text("event-switched", name=name, system=text.system(system))
        case Fired(seat, system, face, pips):
            return _shot(game, before, Fire(seat, system, face, pips), text)


def _shot(game: Game, before: Position, move: Fire, text: Catalogue) -> str:
    aim, effect = aim_words(game, before, move, text), effect_words(game, before, move, text)
    return text("event-fired", name=game.players[move.seat], shot=aim, effect=effect)


def _automatons_shot(before: Position, event: OpponentFired, text: Catalogue) -> str:
    """What the automaton hit; where the system of its die was wrecked already, where the shot went instead."""
    aimed = text.system(event.face)
    if event.system == NO_SYSTEM:
        return text("event-opponent-missed", face=event.face, aimed=aimed)
    done = "wrecked" if before.automaton.damaged_mask >> event.system & 1 else "hit"
    if event.system == event.face:
        return text(f"event-opponent-{done}", face=event.face, system=aimed)
    return text(f"event-opponent-on-{done}", face=event.face, aimed=aimed, system=text.system(event.system))
