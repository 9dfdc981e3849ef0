"""`torpedo-dice simulate`: many games between bots."""

import secrets
from argparse import Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from typing import BinaryIO

from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from torpedo_dice.bots.registry import parse_bots
from torpedo_dice.cli.command import DONE, INTERRUPTED, Command, Speech, about_file, check_apart, shown
from torpedo_dice.cli.tables import table_of
from torpedo_dice.cli.words import Words
from torpedo_dice.cli.workers import declare_workers, workers_from
from torpedo_dice.errors import SetupError, UsageError
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.files import whole_file
from torpedo_dice.game.names import MODES
from torpedo_dice.lab.fast import fast_study
from torpedo_dice.lab.match import Setup, Study, Tally, setup_of
from torpedo_dice.lab.workers import spread
from torpedo_dice.rules.tables import LEAST_SEATS, MOST_SEATS
from torpedo_dice.simulation.bulk import can_compile
from torpedo_dice.translations.catalogue import Catalogue

COLUMNS = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def declare(words: Words) -> None:
    """What is played, how often, and where the records go."""
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.number("games", 1, 10_000_000, 1000)
    words.value("bots", "names", parse_bots, ["greedy"])
    words.value("seed", "text")
    words.value("board", "file", default=STANDARD)
    words.value("records", "file")
    words.flag("fast")
    declare_workers(words)
    words.flag("json")


def run(options: Namespace, speech: Speech) -> int:
    """Play the games and print what they come to; stopped early, what was played counts."""
    if options.fast and options.records:
        raise UsageError("usage-together", option="--fast", other="--records")
    setup = setup_from(options)
    check_apart(options.board, records=options.records)
    tally, status = Tally(), DONE
    try:
        with _file(options.records) as records:
            try:
                _play(setup, tally, options, records, speech)
            except KeyboardInterrupt:
                status = INTERRUPTED
                if not tally.games:
                    # An earlier file is worth more than one with nothing in it.
                    raise
    except KeyboardInterrupt:
        status = INTERRUPTED
    if options.json:
        speech.give(report(setup, tally, fast=options.fast))
    elif tally.games:
        _print(setup, tally, speech, fast=options.fast)
    return status


def _file(path: str | None) -> AbstractContextManager[BinaryIO | None]:
    return whole_file(SetupError, path) if path else nullcontext()


def _play(setup: Setup, tally: Tally, options: Namespace, records: BinaryIO | None, speech: Speech) -> None:
    study = fast_study(setup) if options.fast else Study(setup, records is not None)
    with (
        speech.progress(*COLUMNS) as progress,
        workers_from(options, threads=options.fast and can_compile()) as workers,
        closing(spread(workers, study, range(options.games))) as parts,
    ):
        task = progress.add_task("", total=options.games)
        for part in parts:
            if records is not None:
                records.write(part.records)
            tally.merge(part.tally)
            progress.advance(task, part.tally.games)


def setup_from(options: Namespace) -> Setup:
    """What the options ask for."""
    mode, players = table_of(options, least=max(LEAST_SEATS, len(options.bots)))
    seed = options.seed if options.seed is not None else secrets.token_hex(4)
    with about_file(options.board):
        board = load_board(options.board)
    return setup_of(mode, players, options.bots, board, seed)


def report(setup: Setup, tally: Tally, *, fast: bool = False) -> dict[str, object]:
    """The result as data; every share comes with its 95% interval."""
    return {
        "mode": setup.mode,
        "players": len(setup.bots),
        "bots": setup.bots,
        "board": setup.board.name,
        "seed": setup.seed,
        "fast": fast,
        "games": tally.games,
        "rounds": tally.mean_rounds if tally.games else None,
        "wins": [tally.share_of(tally.seat_wins[seat])._asdict() for seat in range(len(setup.bots))],
        "first_seat_wins": tally.share_of(tally.first_wins)._asdict(),
        "shared": tally.share_of(tally.shared)._asdict(),
        "nobody": tally.share_of(tally.nobody)._asdict(),
        "reasons": {reason: tally.share_of(count)._asdict() for reason, count in sorted(tally.reasons.items())},
        "score": tally.mean_score,
        "ranks": {rank: tally.share_of(count)._asdict() for rank, count in sorted(tally.ranks.items())},
    }


def _print(setup: Setup, tally: Tally, speech: Speech, *, fast: bool) -> None:
    text = speech.text
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for words, count in _counts(setup, tally, text):
        value, low, high = tally.share_of(count)
        table.add_row(words, text("simulate-percent", value=value), text("simulate-interval", low=low, high=high))
    table.add_row(text("simulate-rounds"), text("simulate-number", value=tally.mean_rounds))
    if tally.mean_score is not None:
        table.add_row(text("simulate-score"), text("simulate-number", value=tally.mean_score))
    mode = text(f"mode-{setup.mode}")
    mode = text("simulate-fast", mode=mode) if fast else mode
    speech.say(text("simulate-title", games=tally.games, mode=mode, board=setup.board.name, seed=shown(setup.seed)))
    speech.out.print(table)


def _counts(setup: Setup, tally: Tally, text: Catalogue) -> Iterator[tuple[str, int]]:
    for seat, bot in enumerate(setup.bots):
        yield text("simulate-wins", bot=bot, number=seat + 1), tally.seat_wins[seat]
    if len(setup.bots) > 1:
        yield text("simulate-first"), tally.first_wins
        yield text("simulate-shared"), tally.shared
        yield text("simulate-nobody"), tally.nobody
    for reason, count in sorted(tally.reasons.items()):
        yield text(f"simulate-reason-{reason}"), count
    for rank, count in sorted(tally.ranks.items()):
        yield text(f"rank-{rank}"), count


COMMAND = Command(declare, run)
