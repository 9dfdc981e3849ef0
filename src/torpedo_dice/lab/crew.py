"""The workers that a study asks for."""

from contextlib import AbstractContextManager, nullcontext

from torpedo_dice.lab.cluster import Cluster
from torpedo_dice.lab.processes import Processes
from torpedo_dice.lab.workers import Here, Workers


def open_workers(jobs: int = 1, cluster: str | None = None) -> AbstractContextManager[Workers]:
    """The workers of a cluster's address, or so many processes of this machine; for one, just this process."""
    if cluster is not None:
        return Cluster(cluster)
    return Processes(jobs) if jobs > 1 else nullcontext(Here())
