"""A run of the lab: blocks of work done by a runner, and kept as they come."""

from collections.abc import Generator
from contextlib import closing

from engine.lab.results import Results
from engine.lab.runners import Runner


def go(
    results: Results, runner: Runner, part: int = 1, parts: int = 1
) -> Generator[int, None, None]:
    """Plays what is left of the run, or of one part of it, and tells how many games were kept.

    Whoever closes the iterator stops the run; begun anew, it goes on where it was.

    Raises:
        WorkerError, ClusterError: nobody is left to do the work; what was done is kept.
        ResultsError: the file cannot be written any more.
    """
    with closing(runner(results.left(results.plan.jobs(part, parts)))) as blocks:
        for rows in blocks:
            results.add(rows)
            yield len(rows)
