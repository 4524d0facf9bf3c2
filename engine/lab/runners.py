"""Who does the work: this process, several on this machine, or a cluster, with one interface."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import active_children, get_context
from typing import TypeAlias

from engine.errors import UserError
from engine.lab.block import block
from engine.lab.plan import Job
from engine.lab.watch import Row
from engine.processes import end_with_parent

Runner: TypeAlias = Callable[[Iterable[Job]], Generator[list[Row], None, None]]
"""Does blocks of work and gives the rows of each as it is done, in any sequence.

Whoever closes the generator gives the rest up.
"""

_AGAIN = 3
"""So often a block is tried whose worker died."""


class WorkerError(UserError):
    """Workers die again and again over the same block."""


def here(jobs: Iterable[Job]) -> Generator[list[Row], None, None]:
    """Work in this process, one block after another."""
    yield from map(block, jobs)


def pool(workers: int, patience: float | None = None) -> Runner:
    """Work in this many processes; the blocks of a worker that dies are done again.

    If nothing is done after this many seconds, a runner with ``patience`` yields no rows, so that
    the caller can see to other things.
    """

    def run(jobs: Iterable[Job]) -> Generator[list[Row], None, None]:
        waiting: Iterator[tuple[Job, int]] = ((job, 1) for job in jobs)
        broken: list[tuple[Job, int]] = []
        while True:
            yield from _pooled(workers, waiting, broken, patience)
            if not broken:
                return
            if max(tries for _, tries in broken) > _AGAIN:
                raise WorkerError("lab.workers_die")
            waiting, broken = chain(broken, waiting), []

    return run


def _pooled(
    workers: int,
    waiting: Iterator[tuple[Job, int]],
    broken: list[tuple[Job, int]],
    patience: float | None,
) -> Generator[list[Row], None, None]:
    """Rows until all is done or a worker dies; its blocks and all others at work are ``broken``.

    Few blocks are handed out ahead; those at work are abandoned when the caller stops.
    """
    hands = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=end_with_parent
    )
    at_work: dict[Future[list[Row]], tuple[Job, int]] = {}
    try:
        while True:
            for one in islice(waiting, 2 * workers - len(at_work)):
                try:
                    at_work[hands.submit(block, one[0])] = one
                except BrokenProcessPool:
                    at_work[Future()] = one
                    raise
            if not at_work:
                return
            found = wait(at_work, patience, FIRST_COMPLETED).done
            if not found:
                yield []
            for done in found:
                rows = done.result()
                del at_work[done]
                yield rows
    except BrokenProcessPool:
        broken += [(job, tries + 1) for job, tries in at_work.values()]
    except GeneratorExit:
        for worker in active_children():  # a game may take long, and whoever stops will not wait
            worker.terminate()
        raise
    finally:
        hands.shutdown(wait=True, cancel_futures=True)
