"""A game as a picture: the dice, every seat's target, dashboard and torpedoes, and how it ended."""

from collections.abc import Iterator
from typing import Final

from torpedo_dice.drawing.console import SAID, said_width
from torpedo_dice.drawing.glyphs import die
from torpedo_dice.drawing.ink import DARK, Piece, Theme, group, picture, written
from torpedo_dice.drawing.layout import beside, flowing, padded, paragraph, stacked
from torpedo_dice.drawing.seats import card, card_width, told_of_seat
from torpedo_dice.drawing.wording import Wording, english
from torpedo_dice.game.game import Game, Outcome
from torpedo_dice.game.view import dice_of

MARGIN: Final = 20
GAP: Final = 16
TITLE: Final = 20
ENDING: Final = 16
DIE: Final = 36


def game_svg(game: Game, *, text: Wording = english, theme: Theme = DARK, across: int = 2) -> str:
    """A game as it stands; so many seats are drawn beside each other, 1 for a narrow page."""
    cards = [card(game, seat, text, theme) for seat in range(len(game.players))]
    count = max(1, min(across, len(cards)))
    rows = [beside(cards[start : start + count], GAP) for start in range(0, len(cards), count)]
    room = card_width(game) * count + GAP * (count - 1)
    said = _sentences(game, text)
    head = [
        paragraph(said[0], room, TITLE, theme.ink, bold=True),
        *(paragraph(sentence, room, ENDING, theme.brass, bold=True) for sentence in said[1:]),
    ]
    body = [stacked(head, 4), *_dice(game, room, text, theme), *rows]
    title = f"{said[0]}: {', '.join(game.players)}"
    return picture(padded(stacked(body, GAP), MARGIN), theme, title, _told(game, said, text))


def outcome_sentences(game: Game, outcome: Outcome, text: Wording) -> list[str]:
    """Who won, and why; alone, the score and the rank."""
    reason = text(f"drawn-by-{outcome.reason}")
    if outcome.score is not None:
        reason = text("drawn-score", score=outcome.score, rank=text(f"rank-{outcome.rank}"))
    return [_victory(game, outcome, text), reason]


def _victory(game: Game, outcome: Outcome, text: Wording) -> str:
    names = ", ".join(game.players[seat] for seat in outcome.winners)
    if len(outcome.winners) > 1:
        return text("drawn-shared", names=names)
    if outcome.winners:
        return text("drawn-won", names=names)
    return text("drawn-lost", name=game.players[0]) if game.mode == "solo" else text("drawn-nobody")


def _sentences(game: Game, text: Wording) -> list[str]:
    """Mode and round, and how the game ended."""
    outcome, number = game.outcome(), game.position.round
    # A game that is over stands before a round that nobody plays.
    title = text("drawn-round", mode=text(f"mode-{game.mode}"), round=max(1, number - 1) if outcome else number)
    return [title, *(outcome_sentences(game, outcome, text) if outcome else [])]


def _dice(game: Game, room: float, text: Wording, theme: Theme) -> list[Piece]:
    """The dice that lie on the table, and the one that is left for the automaton; nothing where there are none."""
    dice = dice_of(game)
    shown = [(text("screen-table"), dice.table), (text("drawn-left"), (dice.automaton,) if dice.automaton else ())]
    pieces = [_row_of_dice(said, faces, theme) for said, faces in shown if faces]
    return [flowing(pieces, room, GAP)] if pieces else []


def _row_of_dice(said: str, faces: tuple[int, ...], theme: Theme) -> Piece:
    start = said_width(said) + 10
    label = written(said, 0, DIE / 2 + 5, size=SAID, fill=theme.haze)
    drawn = [die(face, start + (DIE + 8) * place, 0, DIE, theme) for place, face in enumerate(faces)]
    return Piece(start + (DIE + 8) * len(faces), DIE, group(label, *drawn))


def _told(game: Game, said: list[str], text: Wording) -> Iterator[str]:
    """What is read aloud."""
    yield ". ".join(said) + "."
    dice = dice_of(game)
    if dice.table:
        yield f"{text('screen-table')} {', '.join(map(str, dice.table))}."
    if dice.automaton:
        yield f"{text('drawn-left')} {dice.automaton}."
    for seat in range(len(game.players)):
        yield from told_of_seat(game, seat, text)
