"""How a game ended, in words: who is out, who wins and why, and everybody's figures."""

from torpedo_dice.game.game import Game, Outcome
from torpedo_dice.game.view import panels_of, target_of
from torpedo_dice.translations.catalogue import Catalogue


def ending_sentences(game: Game, outcome: Outcome, text: Catalogue) -> list[str]:
    """How the game ended, and every player's figures."""
    figures = zip(game.players, outcome.hits, outcome.spares, strict=True)
    said = _solo(game, outcome, text) if game.mode == "solo" else _table(game, outcome, text)
    return said + [text("end-figures", name=name, hits=hits, spares=spares) for name, hits, spares in figures]


def _solo(game: Game, outcome: Outcome, text: Catalogue) -> list[str]:
    if outcome.score is None:
        return [text(f"end-solo-{outcome.reason}")]
    afloat = sum(system.state != "wrecked" for panel in panels_of(game, 0) for system in panel)
    figures = {"afloat": afloat, "spares": outcome.spares[0], "score": outcome.score}
    return [text("end-solo-won", **figures), text("end-solo-rank", rank=text(f"rank-{outcome.rank}"))]


def _table(game: Game, outcome: Outcome, text: Catalogue) -> list[str]:
    out = [name for name, sheet in zip(game.players, game.position.sheets, strict=True) if sheet.skull]
    said = [text("end-out", names=", ".join(out), out=len(out))] if out else []
    if not outcome.winners:
        return [text("end-nobody")]
    return [*said, _victory(game, outcome, len(game.players) - len(out), text)]


def _victory(game: Game, outcome: Outcome, left: int, text: Catalogue) -> str:
    names = ", ".join(game.players[seat] for seat in outcome.winners)
    target = target_of(game, outcome.winners[0])
    if outcome.reason == "sunk" and target is not None:
        return text("end-sunk", names=names, winners=len(outcome.winners), target=game.players[target])
    if left == 1:
        return text("end-last", name=names)
    return text("end-torpedoes", names=names, winners=len(outcome.winners))
