"""`torpedo-dice check FILE`: whether the games of a file follow the rules, and their dice hold the proof."""

from argparse import Namespace

import msgspec
from rich.progress import TextColumn

from torpedo_dice.cli.command import CHECK_FAILED, DONE, Command, Speech, about_file, printable, shown
from torpedo_dice.cli.words import Words
from torpedo_dice.errors import RecordError, UsageError
from torpedo_dice.game.check import Checked, check_file


def declare(words: Words) -> None:
    """A file, or many."""
    words.argument("file", many=True)
    words.flag("json")


def run(options: Namespace, speech: Speech) -> int:
    """Check every file; the first broken game of each is named."""
    if not options.file:
        raise UsageError("usage-file")
    reports = []
    for path in options.file:
        with about_file(path):
            reports.append(_check(path, speech))
    if options.json:
        speech.give(reports if len(reports) > 1 else reports[0])
    else:
        for report in reports:
            speech.say(_sentence(report, speech))
    return DONE if all(report["holds"] for report in reports) else CHECK_FAILED


def _check(path: str, speech: Speech) -> dict[str, str | int]:
    count = Checked()
    report: dict[str, str | int] = {"file": printable(path), "holds": True}
    with speech.progress(TextColumn("{task.completed}")) as progress:
        task = progress.add_task("", total=None)
        try:
            for count in check_file(path):
                progress.update(task, completed=count.games)
        except RecordError as error:
            if not error.game:
                raise
            reason = speech.text.error(error)
            report |= {"holds": False, "line": error.game, "event": error.event, "key": error.key, "reason": reason}
    return report | msgspec.structs.asdict(count)


def _sentence(report: dict[str, str | int], speech: Speech) -> str:
    text, file = speech.text, shown(str(report["file"]))
    if report["holds"]:
        counts = {name: report[name] for name in ("games", "unfinished", "drawn", "proven")}
        return text("check-holds", file=file, **counts)
    where = {name: report[name] for name in ("line", "event", "reason", "games")}
    return text("check-broken-event" if report["event"] else "check-broken", file=file, **where)


COMMAND = Command(declare, run)
