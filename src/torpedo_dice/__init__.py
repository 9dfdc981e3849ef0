"""Torpedo Dice: the rules, games that can be checked, boards, dice and bots of a dice game about submarines."""

from torpedo_dice.errors import (
    BoardError,
    DiceError,
    IllegalMove,
    MissingExtra,
    NotationError,
    RecordError,
    SetupError,
    StudyError,
    TorpedoDiceError,
)
from torpedo_dice.game.boards import board_from_toml, board_to_toml, load_board, standard_board
from torpedo_dice.game.dice import Dice, HandDice, SeededDice, SystemDice
from torpedo_dice.game.events import Drafted, Event, Fired, OpponentFired, Rerolled, Rolled, SwitchedOn
from torpedo_dice.game.game import Game, Outcome
from torpedo_dice.game.moves import Draft, Fire, Move, Reroll, Roll, SwitchOn
from torpedo_dice.game.notation import move_text, parse_move
from torpedo_dice.game.options import LegalMoves, Options, ShotOption
from torpedo_dice.game.position_text import parse_position, position_text
from torpedo_dice.game.record import encode_record
from torpedo_dice.game.replay import decode_game, load_game, save_game
from torpedo_dice.game.verifiable import Agreement, VerifiableDice
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.position import Position
from torpedo_dice.rules.sheet import Sheet

__version__ = "0.1.0"
__all__ = [
    "Agreement",
    "Board",
    "BoardError",
    "Dice",
    "DiceError",
    "Draft",
    "Drafted",
    "Event",
    "Fire",
    "Fired",
    "Game",
    "HandDice",
    "IllegalMove",
    "LegalMoves",
    "MissingExtra",
    "Move",
    "NotationError",
    "OpponentFired",
    "Options",
    "Outcome",
    "Position",
    "RecordError",
    "Reroll",
    "Rerolled",
    "Roll",
    "Rolled",
    "SeededDice",
    "SetupError",
    "Sheet",
    "ShotOption",
    "StudyError",
    "SwitchOn",
    "SwitchedOn",
    "SystemDice",
    "TorpedoDiceError",
    "VerifiableDice",
    "board_from_toml",
    "board_to_toml",
    "decode_game",
    "encode_record",
    "load_board",
    "load_game",
    "move_text",
    "parse_move",
    "parse_position",
    "position_text",
    "save_game",
    "standard_board",
]


def _drawn(game: Game) -> str:
    """A game as SVG. What draws it is imported when the first one is to be seen, so that nobody else waits for it."""
    from torpedo_dice.drawing.games import game_svg  # noqa: PLC0415

    return game_svg(game)


Game.drawn = _drawn
