"""Times several pieces of work side by side: every pass runs each of them once, medians count."""

import gc
import statistics
import time
from collections.abc import Callable, Mapping

Work = Callable[[], object]


def side_by_side(works: Mapping[str, Work], *, passes: int = 9) -> dict[str, float]:
    """The median seconds of each piece of work, over passes that take turns."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(passes):
        for name, work in works.items():
            gc.collect()
            started = time.process_time()
            work()
            taken[name].append(time.process_time() - started)
    return {name: statistics.median(times) for name, times in taken.items()}
