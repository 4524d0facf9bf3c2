"""A run of the lab: blocks of work done by a runner, and saved as they come."""

from collections.abc import Generator
from contextlib import closing

from engine.lab.results import Results
from engine.lab.runners import Runner


def go(
    results: Results, runner: Runner, part: int = 1, parts: int = 1
) -> Generator[int, None, None]:
    """Play what is left of the run, or of one part of it, and yield how many games are saved.

    Closing the iterator stops the run; begun again, it continues where it was. Raises WorkerError
    or ClusterError if nobody is left to do the work (what was done is saved), ResultsError if the
    file can no longer be written.
    """
    with closing(runner(results.left(results.plan.jobs(part, parts)))) as blocks:
        for rows in blocks:
            results.add(rows)
            yield len(rows)
