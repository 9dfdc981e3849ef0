"""Who does the work of a study: the options, and the workers that they ask for."""

from argparse import Namespace
from contextlib import AbstractContextManager

from torpedo_dice.cli.words import Words
from torpedo_dice.errors import UsageError
from torpedo_dice.lab.crew import open_workers
from torpedo_dice.lab.fast import Threads
from torpedo_dice.lab.workers import Workers

MOST_JOBS = 1024


def declare_workers(words: Words) -> None:
    """How many work on this machine, or which cluster does."""
    words.number("jobs", 1, MOST_JOBS)
    words.value("cluster", "address")


def workers_from(options: Namespace, *, threads: bool = False) -> AbstractContextManager[Workers]:
    """What the options ask for; threads will do for work that holds no lock."""
    if options.jobs is not None and options.cluster is not None:
        raise UsageError("usage-together", option="--jobs", other="--cluster")
    if threads and options.jobs is not None:
        return Threads(options.jobs)
    return open_workers(options.jobs or 1, options.cluster)
