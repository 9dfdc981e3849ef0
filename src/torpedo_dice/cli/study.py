"""`torpedo-dice board study FILE`: what bots make of a board, as a page for its designer."""

import re
import secrets
import shlex
from argparse import Namespace
from contextlib import nullcontext

from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn

from torpedo_dice.bots.registry import make_bot
from torpedo_dice.cli.command import DONE, Speech, check_apart, printable, shown
from torpedo_dice.cli.words import PROGRAM, Words
from torpedo_dice.cli.workers import declare_workers, workers_from
from torpedo_dice.drawing.study_page import study_page
from torpedo_dice.drawing.study_words import StudyWords
from torpedo_dice.errors import SetupError
from torpedo_dice.game.boards import load_board
from torpedo_dice.game.files import whole_file
from torpedo_dice.lab.judgement import findings_of
from torpedo_dice.lab.study import TABLES, BoardStudy, Plan, best_bot, games_within, study_board
from torpedo_dice.lab.study_report import report_of
from torpedo_dice.rules.board import Board

SECONDS = 50
"""For the games that are looked into, when nobody says how many; with all else, a study takes a minute."""
LONGEST_NAME = 40
"""Letters of a board's name in its file's name: of four bytes each, they leave room within the 255 of a name."""
COLUMNS = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
OPTIONS = ("out", "games", "bots", "seed", "jobs", "cluster", "json")


def declare_study(words: Words) -> None:
    """How the board is studied, and where the page goes."""
    words.value("out", "file")
    words.number("games", 1, 1_000_000)
    words.value("bots", "name", _bot)
    words.value("seed", "text")
    declare_workers(words)
    words.flag("json")


def study(path: str, options: Namespace, speech: Speech) -> int:
    """Study a board; write its page, and say where it is and what is lopsided."""
    board = load_board(path)
    out = options.out or (None if options.json else name_of_page(board))
    check_apart(path, out=out)
    with whole_file(SetupError, out) if out else nullcontext() as file:
        found = _study(plan_from(board, options), options, speech)
        if file is not None:
            file.write(study_page(found, speech.text, command_of(path, found.plan)).encode())
    if options.json:
        speech.give(report_of(found))
    else:
        tell(found, out, speech)
    return DONE


def plan_from(board: Board, options: Namespace) -> Plan:
    """How the options want the board to be studied."""
    seed = options.seed if options.seed is not None else secrets.token_hex(4)
    plan = Plan(board, options.bots or best_bot(), options.games or 0, seed)
    return plan if plan.games else plan._replace(games=games_within(SECONDS * (options.jobs or 1), plan))


def name_of_page(board: Board) -> str:
    """A file in this folder, named after a board."""
    name = re.sub(r"\W+", "-", board.name[:LONGEST_NAME].lower()).strip("-")
    return f"study-{name or 'board'}.html"


def command_of(path: str, plan: Plan) -> str:
    """What is typed to see the same study again."""
    words = ["board", "study", path, "--games", str(plan.games), "--seed", plan.seed, "--bots", plan.bot]
    return printable(shlex.join([PROGRAM, *words]))


def _study(plan: Plan, options: Namespace, speech: Speech) -> BoardStudy:
    with speech.progress(*COLUMNS) as progress, workers_from(options) as workers:
        task = progress.add_task("", total=plan.games * len(TABLES))
        return study_board(plan, workers, lambda games: progress.advance(task, games))


def tell(found: BoardStudy, out: str | None, speech: Speech) -> None:
    """Say where the page is, what is lopsided, and what could not be judged."""
    words, findings = StudyWords(speech.text), findings_of(found)
    speech.say(speech.text("study-written", path=shown(out or "")))
    for finding in findings:
        said = f"{words.finding(finding)} {words.advice(finding)}"
        _print(speech.text("study-warning", said=said), speech)
    if verdict := words.verdict(found, warned=bool(findings)):
        _print(verdict, speech)


def _print(said: str, speech: Speech) -> None:
    """Print a text as one line; on a terminal, in lines that end between words."""
    speech.out.print(said, soft_wrap=not speech.out.is_terminal)


def _bot(name: str) -> str:
    make_bot(name, "")
    return name
