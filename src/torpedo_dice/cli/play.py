"""`torpedo-dice play`: a game in the terminal, alone, against bots, or several people at one keyboard."""

from argparse import Namespace
from pathlib import Path

from torpedo_dice.bots.registry import parse_bots
from torpedo_dice.cli.command import DONE, Command, Speech, about_file
from torpedo_dice.cli.words import Words, comma_separated
from torpedo_dice.errors import SetupError
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.dice import Dice, SeededDice, SystemDice
from torpedo_dice.game.game import Game
from torpedo_dice.game.names import MODES
from torpedo_dice.game.replay import resume
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.tables import MOST_SEATS
from torpedo_dice.terminal.dice import TypedDice, agree_on_dice
from torpedo_dice.terminal.keeping import Keeper, check_free, typed_path
from torpedo_dice.terminal.menu import Choice, ask_names, ask_what_to_play, check_names
from torpedo_dice.terminal.reading import Left, Reader
from torpedo_dice.terminal.saving import LATEST, latest, latest_path, note_bots, noted_bots, record_in
from torpedo_dice.terminal.screen import Screen
from torpedo_dice.terminal.session import Session
from torpedo_dice.translations.catalogue import Catalogue

DICE = ("system", "by-hand", "verifiable")
OF_A_NEW_GAME = ("mode", "players", "bots", "names", "first", "dice", "seed", "board")
"""Options that a game which goes on has answered already."""


def declare(words: Words) -> None:
    """Who plays what, with which dice, on which board; or which game goes on."""
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.value("bots", "names", parse_bots)
    words.value("names", "names", comma_separated)
    words.number("first", 1, MOST_SEATS)
    words.choice("dice", DICE)
    words.value("seed", "text")
    words.value("board", "file")
    words.value("save", "file")
    words.optional_value("resume", "file", LATEST)


def run(options: Namespace, speech: Speech) -> int:
    """Play a new game, or go on with one."""
    screen = Screen(speech.out, speech.text)
    reader = Reader(screen)
    try:
        session = _session(options, reader)
    except (Left, KeyboardInterrupt):
        screen.say("")
        return DONE
    session.play()
    return DONE


def _session(options: Namespace, reader: Reader) -> Session:
    path = typed_path(options.save) if options.save else None
    given = [name for name in OF_A_NEW_GAME if getattr(options, name) is not None]
    if options.resume is not None:
        if given:
            raise SetupError("setup-resume-options", option=f"--{given[0]}")
        return _resumed(latest_path() if options.resume == LATEST else Path(options.resume), path, reader)
    if path is not None:
        check_free(path)
    with about_file(options.board):
        board = load_board(options.board or STANDARD)
    if options.seed is not None and options.dice not in {None, "system"}:
        raise SetupError("setup-seed-dice", dice=options.dice)
    choice = _chosen(options) or ask_what_to_play(reader, None if given else latest())
    if isinstance(choice, Path):
        return _resumed(choice, path, reader)
    game = _new(options, choice, board, reader)
    return Session(game, noted_bots(game), reader, Keeper(game, path))


def _resumed(path: Path, save: Path | None, reader: Reader) -> Session:
    """The session of a saved game; saved in another file, it leaves the first as it is."""
    if save is not None and save.absolute() != path.absolute():
        check_free(save)
    with about_file(path):
        record = record_in(path)
        typed = TypedDice(record.players, reader)
        game = resume(record, by_hand=typed)
    typed.game = game
    return Session(game, noted_bots(game), reader, Keeper(game, save or path, own=True))


def _new(options: Namespace, choice: Choice, board: Board, reader: Reader) -> Game:
    """A new game of those who were chosen, asked for their names where the menu was asked who plays."""
    asked = _chosen(options) is None and options.names is None and choice.people > 1
    names = _names(ask_names(choice.people, reader) if asked else options.names or [], choice, reader.text)
    if options.first is not None and options.first > choice.players:
        raise SetupError("setup-first-number", number=options.first, players=choice.players)
    dice = _dice(options, choice, names, reader)
    first = None if options.first is None else options.first - 1
    game = Game(names, choice.mode, board=board, first=first, dice=dice)
    if isinstance(dice, TypedDice):
        dice.game = game
    note_bots(game, choice.bots_by_seat, options.seed)
    return game


def _chosen(options: Namespace) -> Choice | None:
    """What the options ask for, or None where they say nothing of it."""
    if options.mode is None and options.players is None and options.bots is None:
        return None
    bots = options.bots or []
    if options.mode == "solo" and bots:
        raise SetupError("setup-solo-bots")
    people = 1 if options.mode == "solo" or bots else 2
    players = options.players or len(bots) + people
    if len(bots) > players:
        raise SetupError("setup-bots-many", bots=len(bots), players=players)
    return Choice(options.mode or ("solo" if players == 1 else "mission"), players, tuple(bots))


def _names(given: list[str], choice: Choice, text: Catalogue) -> list[str]:
    """A name for every seat: given ones for the people, in order; bots are called what they are, and numbered."""
    check_names(given, choice.people)
    names = given + [text("name-player", number=number) for number in range(len(given) + 1, choice.people + 1)]
    for number, bot in enumerate(choice.bots):
        alone = choice.bots.count(bot) == 1
        count = choice.bots[: number + 1].count(bot)
        names.append(text("name-bot", bot=bot) if alone else text("name-bot-numbered", bot=bot, number=count))
    check_names([name[:20] for name in names], len(names))
    return names


def _dice(options: Namespace, choice: Choice, names: list[str], reader: Reader) -> Dice:
    if options.seed is not None:
        return SeededDice(options.seed)
    if options.dice == "by-hand":
        return TypedDice(names, reader)
    if options.dice == "verifiable":
        return agree_on_dice(names, choice.people, reader)
    return SystemDice()


COMMAND = Command(declare, run)
