"""What happened, in words: events, previews of shots, and how a game ended."""

from torpedo_dice.game.events import Drafted, Event, Fired, OpponentFired, Rerolled, Rolled, SwitchedOn
from torpedo_dice.game.game import Game, Outcome
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.notation import pips_text
from torpedo_dice.game.view import shown
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.systems import NO_SYSTEM
from torpedo_dice.translations.catalogue import Catalogue


def event_sentence(game: Game, before: Position, event: Event, text: Catalogue) -> str:
    """One event as a sentence; `before` is the position that it happened in."""
    match event:
        case Rolled(dice):
            shown = " ".join(map(str, dice))
            return text("event-rolled", name=game.players[before.active], round=before.round, dice=shown)
        case Drafted(seat, face):
            return text("event-drafted", name=game.players[seat], face=face)
        case Rerolled(seat, face):
            return text("event-rerolled", name=game.players[seat], face=face, system=text.system(7))
        case SwitchedOn(seat, system):
            return text("event-switched", name=game.players[seat], system=text.system(system))
        case Fired(seat, system, face, pips):
            shot = shot_words(system, face, text)
            effect = effect_words(game, before, Fire(seat, system, face, pips), text)
            return text("event-fired", name=game.players[seat], shot=shot, effect=effect)
        case OpponentFired(face, system):
            if system == NO_SYSTEM:
                return text("event-opponent-missed", face=face)
            key = "event-opponent-wrecked" if before.automaton.damaged_mask >> system & 1 else "event-opponent-hit"
            return text(key, face=face, system=text.system(system))


def move_words(game: Game, move: Move, text: Catalogue) -> str:
    """A move as a line of a list."""
    match move:
        case Roll():
            return text("move-roll")
        case Draft(_, face):
            return text("move-draft", face=face)
        case Reroll():
            return text("move-reroll", system=text.system(7))
        case SwitchOn(_, system):
            return text("move-switch", system=text.system(system))
        case Fire(_, system, face, pips):
            shot = shot_words(system, face, text)
            if not pips:
                return text("move-fire-nothing", shot=shot)
            effect = effect_words(game, game.position, move, text)
            return text("move-fire", shot=shot, pips=pips_text(pips), effect=effect)


def shot_words(system: int, face: int, text: Catalogue) -> str:
    """A face, and the system that it is fired with."""
    return text("shot-with", face=face, system=text.system(system)) if system else text("shot-plain", face=face)


def effect_words(game: Game, position: Position, move: Fire, text: Catalogue) -> str:
    """What a shot hits, misses and wrecks."""
    found = shown(game.book, position, move)
    said = text("effect", hits=found.hits, misses=found.misses)
    if found.wrecks:
        said += text("effect-wrecks", systems=", ".join(map(text.system, found.wrecks)))
    return said


def ending_sentences(game: Game, outcome: Outcome, text: Catalogue) -> list[str]:
    """How the game ended, and every player's figures."""
    names = ", ".join(game.players[seat] for seat in outcome.winners)
    if outcome.score is not None:
        lines = [text("end-solo-won", score=outcome.score, rank=text(f"rank-{outcome.rank}"))]
    elif game.mode == "solo":
        lines = [text(f"end-solo-{outcome.reason}")]
    elif not outcome.winners:
        lines = [text("end-nobody")]
    else:
        lines = [text(f"end-{outcome.reason}", names=names, winners=len(outcome.winners))]
    figures = zip(game.players, outcome.hits, outcome.spares, strict=True)
    return lines + [text("end-figures", name=name, hits=hits, spares=spares) for name, hits, spares in figures]
