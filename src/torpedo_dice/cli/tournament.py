"""`torpedo-dice tournament`: which bot is stronger, and how sure that is."""

import re
import secrets
from argparse import Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from typing import BinaryIO, Literal

from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from torpedo_dice.cli.command import DONE, INTERRUPTED, Command, Speech, about_file, check_apart, shown
from torpedo_dice.cli.tables import table_of
from torpedo_dice.cli.words import Words, comma_separated
from torpedo_dice.cli.workers import declare_workers, workers_from
from torpedo_dice.drawing.plots import Estimate, estimates_svg
from torpedo_dice.drawing.scales import Figures
from torpedo_dice.errors import SetupError, UsageError
from torpedo_dice.game.boards import STANDARD, load_board
from torpedo_dice.game.files import whole_file
from torpedo_dice.game.names import MODES
from torpedo_dice.lab.intervals import Share
from torpedo_dice.lab.ratings import Ratings
from torpedo_dice.lab.standings import Standings
from torpedo_dice.lab.tournament import Deal, Tournament, check_bots, contests, even_share, play_deals
from torpedo_dice.rules.tables import MOST_SEATS
from torpedo_dice.translations.catalogue import Catalogue

CONFIDENCE = 0.95
MOST_CONFIDENCE = 0.9999
"""More would be printed as certainty, and takes more deals than anybody plays."""
COLUMNS = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def declare(words: Words) -> None:
    """Who plays what, when it is enough, and where the results go."""
    words.value("bots", "names", comma_separated, ["greedy", "random"])
    words.choice("mode", MODES)
    words.number("players", 1, MOST_SEATS)
    words.number("games", 1, 10_000_000, 1000)
    words.value("until", "percent", percentage)
    words.value("seed", "text")
    words.value("board", "file", default=STANDARD)
    words.value("records", "file")
    words.value("plot", "file")
    declare_workers(words)
    words.flag("json")


def run(options: Namespace, speech: Speech) -> int:
    """Play deals until it is settled who is stronger, or enough; stopped early, what was played counts."""
    race = _Race(tournament_from(options), options.until)
    check_apart(options.board, records=options.records, plot=options.plot)
    status = DONE
    try:
        with _file(options.records) as records, _file(options.plot) as plot:
            try:
                _play(race, options, records, speech)
            except KeyboardInterrupt:
                status = INTERRUPTED
                if not race.standings.deals:
                    # Earlier files are worth more than ones with nothing in them.
                    raise
            if plot is not None:
                plot.write(_plot(race, speech.text).encode())
    except KeyboardInterrupt:
        status = INTERRUPTED
    if options.json:
        speech.give(report(race))
    elif race.standings.deals:
        _print(race, speech)
    return status


def tournament_from(options: Namespace) -> Tournament:
    """What the options ask for."""
    check_bots(options.bots)
    mode, players = table_of(options)
    seed = options.seed if options.seed is not None else secrets.token_hex(4)
    with about_file(options.board):
        board = load_board(options.board)
    return Tournament(mode, players, tuple(options.bots), board, seed)


def percentage(word: str) -> float:
    """The share in a word such as `95%`, `95` or `0.95`: more than a half, 99.99% at the most."""
    if re.fullmatch(r"\d{1,3}(\.\d{1,6})?%?|\.\d{1,6}", word, re.ASCII):
        number = float(word.removesuffix("%"))
        share = number / 100 if number > 1 or word.endswith("%") else number
        if 1 / 2 < round(share, 9) <= MOST_CONFIDENCE:
            return share
    raise UsageError("usage-percent", option="--until", word=word)


class _Race:
    """A tournament that is being played, and what it comes to so far."""

    def __init__(self, tournament: Tournament, until: float | None) -> None:
        self.tournament = tournament
        self.until = until
        self.confidence = until or CONFIDENCE
        self.standings = Standings(tournament.bots, 1 - self.confidence)
        self.ratings = Ratings(tournament.bots)

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.standings.add(deal)
        for points in contests(deal):
            self.ratings.add(points)

    def is_enough(self) -> bool:
        """Whether what was asked is settled."""
        return self.until is not None and self.standings.is_settled()

    def rating(self, bot: str) -> Share:
        """A bot's rating."""
        return self.ratings.rating(bot, self.standings.risk)


def report(race: _Race) -> dict[str, object]:
    """The result as data, the strongest first; every value comes with its interval."""
    tournament, standings = race.tournament, race.standings
    return {
        "mode": tournament.mode,
        "players": tournament.players,
        "bots": tournament.bots,
        "board": tournament.board.name,
        "seed": tournament.seed,
        "deals": standings.deals,
        "games": standings.games,
        "confidence": race.confidence,
        "settled": standings.is_settled(),
        "standings": [_standing(race, bot) for bot in standings.order],
        "differences": [
            {"ahead": each.ahead, "behind": each.behind, **each.value._asdict(), "settled": each.settled}
            for each in standings.differences()
        ],
    }


def _standing(race: _Race, bot: str) -> dict[str, object]:
    record = race.standings.records[bot]
    return {
        "bot": bot,
        "games": record.counts["games"],
        "points": race.standings.points(bot)._asdict(),
        "wins": record.counts["wins"],
        "shared": record.counts["shared"],
        "score": record.mean_score,
        "rating": race.rating(bot)._asdict(),
    }


def _file(path: str | None) -> AbstractContextManager[BinaryIO | None]:
    return whole_file(SetupError, path) if path else nullcontext()


def _play(race: _Race, options: Namespace, records: BinaryIO | None, speech: Speech) -> None:
    with (
        speech.progress(*COLUMNS) as progress,
        workers_from(options) as workers,
        closing(play_deals(workers, race.tournament, options.games, recorded=records is not None)) as deals,
    ):
        task = progress.add_task("", total=options.games)
        for deal in deals:
            if records is not None:
                records.write(deal.records)
            race.add(deal)
            progress.advance(task)
            if race.is_enough():
                return


def _print(race: _Race, speech: Speech) -> None:
    speech.say(_title(race, speech.text))
    speech.out.print(_standings_table(race, speech.text))
    speech.say("")
    speech.out.print(_differences_table(race, speech.text))
    speech.say("")
    for verdict in _verdicts(race, speech.text):
        speech.say(verdict)


def _title(race: _Race, text: Catalogue) -> str:
    tournament, standings = race.tournament, race.standings
    return text(
        "tournament-title",
        deals=standings.deals,
        games=standings.games,
        mode=text(f"mode-{tournament.mode}"),
        players=tournament.players,
        board=tournament.board.name,
        seed=shown(tournament.seed),
        confidence=race.confidence,
    )


def _standings_table(race: _Race, text: Catalogue) -> Table:
    is_solo = race.tournament.mode == "solo"
    heads = ["bot", "points", "", "wins", "score" if is_solo else "shared", "rating", "model"]
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        justify: Literal["left", "right"] = "left" if head in {"bot", "", "model"} else "right"
        # Where there is too little room, names are folded, and numbers are not.
        table.add_column(
            text(f"tournament-{head}") if head else "", justify=justify, no_wrap=number > 0, overflow="fold"
        )
    for bot in race.standings.order:
        record, points, rating = race.standings.records[bot], race.standings.points(bot), race.rating(bot)
        score = text("simulate-number", value=record.mean_score) if record.mean_score is not None else ""
        last = score if is_solo else str(record.counts["shared"])
        value = text("simulate-number", value=rating.value)
        wins = str(record.counts["wins"])
        table.add_row(bot, *_percents(points, text), wins, last, value, _interval(rating, text))
    return table


def _differences_table(race: _Race, text: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for each in race.standings.differences():
        table.add_row(text("tournament-ahead", ahead=each.ahead, behind=each.behind), *_percents(each.value, text))
    return table


def _percents(share: Share, text: Catalogue) -> tuple[str, str]:
    hundredfold = Share(*(100 * part for part in share))
    return text("simulate-percent", value=share.value), _interval(hundredfold, text)


def _interval(share: Share, text: Catalogue) -> str:
    return text("tournament-interval", low=share.low, high=share.high)


def _verdicts(race: _Race, text: Catalogue) -> Iterator[str]:
    """What is settled of each bot and the next, in plain words."""
    deals, confidence = race.standings.deals, race.confidence
    for each in race.standings.neighbours():
        key = "tournament-settled" if each.settled else "tournament-open"
        yield text(key, ahead=each.ahead, behind=each.behind, confidence=confidence, deals=deals)


def _plot(race: _Race, text: Catalogue) -> str:
    standings = race.standings
    rows = [Estimate(bot, *standings.points(bot)) for bot in standings.order]
    return estimates_svg(
        rows,
        title=text("tournament-plot"),
        marks="dots",
        note=" ".join([_title(race, text), *_verdicts(race, text)]),
        axis=text("tournament-points"),
        figures=Figures(
            lambda value: text("simulate-percent", value=value), lambda value: text("tournament-tick", value=value)
        ),
        least=0,
        most=1,
        reference=even_share(race.tournament),
    )


COMMAND = Command(declare, run)
