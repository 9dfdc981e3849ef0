"""`torpedo-dice play`: a game in the terminal, alone, against bots, or several people at one keyboard."""

from argparse import Namespace
from pathlib import Path

from torpedo_dice.bots.registry import parse_bots
from torpedo_dice.cli.command import DONE, Command, Speech
from torpedo_dice.cli.words import Words, comma_separated
from torpedo_dice.errors import SetupError
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.dice import Dice, SeededDice, SystemDice
from torpedo_dice.game.game import MOST_SEATS, Game
from torpedo_dice.game.names import MODES
from torpedo_dice.terminal.dice import agree_on_dice, dice_by_hand
from torpedo_dice.terminal.menu import Choice, ask_what_to_play
from torpedo_dice.terminal.reading import Left, Reader
from torpedo_dice.terminal.saving import LATEST, latest_path, new_path, note_bots, noted_bots, resumed
from torpedo_dice.terminal.screen import Screen
from torpedo_dice.terminal.session import Session

DICE = ("system", "by-hand", "verifiable")


def declare(words: Words) -> None:
    """Who plays what, with which dice, on which board; or which game goes on."""
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.value("bots", "names", parse_bots)
    words.value("names", "names", comma_separated)
    words.number("first", 1, MOST_SEATS)
    words.choice("dice", DICE)
    words.value("seed", "text")
    words.value("board", "file", default=STANDARD)
    words.value("save", "file")
    words.optional_value("resume", "file", LATEST)


def run(options: Namespace, speech: Speech) -> int:
    """Play a new game, or go on with one."""
    screen = Screen(speech.out, speech.text)
    reader = Reader(speech.text, screen.ask)
    try:
        game, path = _resumed(options, reader) if options.resume else _new(options, screen, reader)
    except (Left, KeyboardInterrupt):
        screen.say("")
        return DONE
    Session(game, noted_bots(game), screen, reader, path).play()
    return DONE


def _resumed(options: Namespace, reader: Reader) -> tuple[Game, Path]:
    path = latest_path() if options.resume == LATEST else Path(options.resume)
    return resumed(path, dice_by_hand(reader)), Path(options.save) if options.save else path


def _new(options: Namespace, screen: Screen, reader: Reader) -> tuple[Game, Path]:
    board = load_board(options.board)
    if options.seed is not None and options.dice not in {None, "system"}:
        raise SetupError("setup-seed-dice", dice=options.dice)
    choice = _chosen(options) or ask_what_to_play(screen, reader)
    names = _names(options, choice, screen)
    if options.first is not None and options.first > choice.players:
        raise SetupError("setup-first-number", number=options.first, players=choice.players)
    path = Path(options.save) if options.save else new_path()
    dice = _dice(options, choice, screen, reader)
    first = None if options.first is None else options.first - 1
    game = Game(names, choice.mode, board=board, first=first, dice=dice)
    note_bots(game, choice.bots_by_seat)
    return game, path


def _chosen(options: Namespace) -> Choice | None:
    """What the options ask for, or None where they say nothing of it."""
    if options.mode is None and options.players is None and options.bots is None:
        return None
    bots = options.bots or []
    people = 1 if options.mode == "solo" or bots else 2
    players = options.players or len(bots) + people
    if len(bots) > players or (options.mode == "solo" and bots):
        raise SetupError("setup-bots-many", bots=len(bots), players=players)
    return Choice(options.mode or ("solo" if players == 1 else "mission"), players, tuple(bots))


def _names(options: Namespace, choice: Choice, screen: Screen) -> list[str]:
    """A name for every seat: given ones for the people, in order; bots are called what they are."""
    people = choice.players - len(choice.bots)
    given = options.names or []
    if len(given) > people or not all(name and name.isprintable() and len(name) <= 20 for name in given):
        raise SetupError("setup-names", people=people)
    names = list(given)
    while len(names) < people:
        names.append(screen.text("name-player", number=len(names) + 1))
    return names + [screen.text("name-bot", bot=bot) for bot in choice.bots]


def _dice(options: Namespace, choice: Choice, screen: Screen, reader: Reader) -> Dice:
    if options.seed is not None:
        return SeededDice(options.seed)
    if options.dice == "by-hand":
        return dice_by_hand(reader)
    if options.dice == "verifiable":
        return agree_on_dice(choice.players, choice.players - len(choice.bots), screen, reader)
    return SystemDice()


COMMAND = Command(declare, run)
