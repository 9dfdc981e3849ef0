"""`torpedo-dice solve`: what a small board or a late position is worth exactly, and how much bots lose to that."""

import secrets
from argparse import Namespace
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from rich.progress import BarColumn, TimeRemainingColumn
from rich.table import Table

from torpedo_dice.bots.registry import parse_bots
from torpedo_dice.cli.command import DONE, INTERRUPTED, Command, Speech, about_file
from torpedo_dice.cli.tables import table_of
from torpedo_dice.cli.words import Words
from torpedo_dice.errors import UsageError
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.names import MODE_NAMES, MODES
from torpedo_dice.game.notation import move_text
from torpedo_dice.game.position_text import parse_position, position_text
from torpedo_dice.lab.exact import MOST_SEATS, WORTHS, Solution, first_position, solve
from torpedo_dice.lab.exact_measures import Measured, measured, play_bot, play_exactly
from torpedo_dice.rules.board import Board
from torpedo_dice.rules.position import Position
from torpedo_dice.simulation.exact_runs import Watch
from torpedo_dice.translations.catalogue import Catalogue

COLUMNS = (BarColumn(), TimeRemainingColumn())
BOT_GAMES = 1000


class Solved(NamedTuple):
    """A solution, how long it took, what games came to (of exact play, and of each bot), and if all were played."""

    solution: Solution
    seconds: float
    seed: str
    exact: Measured | None
    bots: dict[str, Measured]
    status: int


def declare(words: Words) -> None:
    """What is solved, and the games to hold against it."""
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.value("board", "file", default=STANDARD)
    words.value("position", "text")
    words.choice("worth", WORTHS, WORTHS[0])
    words.number("games", 1, 100_000_000)
    words.value("bots", "names", parse_bots, [])
    words.value("seed", "text")
    words.flag("json")


def run(options: Namespace, speech: Speech) -> int:
    """Solve, play, and print what is known."""
    with about_file(options.board):
        board = load_board(options.board)
    solved = _solved(board, position_from(options, board), options, speech)
    if options.json:
        speech.give(report(solved))
    else:
        _print(solved, speech)
    return solved.status


def position_from(options: Namespace, board: Board) -> Position:
    """The position that the options ask for: one in words, or the first of a game."""
    if options.position is not None:
        for option in ("mode", "players"):
            if getattr(options, option) is not None:
                raise UsageError("usage-together", option="--position", other=f"--{option}")
        return parse_position(options.position, board)
    mode, _ = table_of(options, least=MOST_SEATS if options.mode else 1)
    return first_position(board, mode)


def report(solved: Solved) -> dict[str, object]:
    """The result as data."""
    solution = solved.solution
    value, move = solution.judged()
    return {
        "mode": MODE_NAMES[solution.root.mode],
        "board": solution.board.name,
        "position": position_text(solution.root),
        "worth": solution.worth,
        "positions": solution.positions,
        "seconds": solved.seconds,
        "value": value,
        "best_move": move_text(move) if move is not None else None,
        "seed": solved.seed,
        "exact": solved.exact._asdict() if solved.exact is not None else None,
        "bots": {bot: found._asdict() for bot, found in solved.bots.items()},
    }


def _solved(board: Board, position: Position, options: Namespace, speech: Speech) -> Solved:
    seed = options.seed if options.seed is not None else secrets.token_hex(4)
    with speech.progress(*COLUMNS) as progress:
        task = progress.add_task("", total=None)

        def watch(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        start = perf_counter()
        solution = solve(board, position, worth=options.worth, watch=watch)
        solved = Solved(solution, perf_counter() - start, seed, None, {}, DONE)
        return _with_games(solved, options, watch)


def _with_games(solved: Solved, options: Namespace, watch: Watch) -> Solved:
    """What is solved, with its games; stopped early, with those that were played to their number."""
    solution, seed = solved.solution, solved.seed
    try:
        if options.games:
            solved = solved._replace(exact=measured(solution, play_exactly(solution, options.games, seed, watch)))
        for bot in options.bots:
            tally = play_bot(solution, bot, options.games or BOT_GAMES, seed, watch)
            solved.bots[bot] = measured(solution, tally)
    except KeyboardInterrupt:
        return solved._replace(status=INTERRUPTED)
    return solved


def _print(solved: Solved, speech: Speech) -> None:
    text, solution = speech.text, solved.solution
    kind = solution.worth if solution.root.mode == MODES["solo"] else "table"
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for row in _rows(solved, kind, text):
        table.add_row(*row)
    mode = text(f"mode-{MODE_NAMES[solution.root.mode]}")
    speech.say(text(f"solve-title-{kind}", mode=mode, board=solution.board.name, positions=solution.positions))
    speech.out.print(table)


def _rows(solved: Solved, kind: str, text: Catalogue) -> Iterator[tuple[str, ...]]:
    solution = solved.solution
    value, move = solution.judged()
    yield text("solve-exact"), text(f"solve-value-{kind}", value=value)
    if move is not None and solution.root.pool:
        yield text("solve-move"), move_text(move)
    if solved.exact is not None:
        yield _row(text("solve-games", games=solved.exact.games), solved.exact, kind, text)
    for bot, found in solved.bots.items():
        words = "solve-bot-table" if kind == "table" else "solve-bot"
        yield _row(text(words, bot=bot, games=found.games), found, kind, text)


def _row(words: str, found: Measured, kind: str, text: Catalogue) -> tuple[str, str, str]:
    value = text(f"solve-value-{kind}", value=found.value)
    if found.low is None or found.high is None:
        return words, value, ""
    low, high = (text(f"solve-value-{kind}", value=each) for each in (found.low, found.high))
    return words, value, text("solve-interval", low=low, high=high)


COMMAND = Command(declare, run)
