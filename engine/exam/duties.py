"""All duties: this package's own, and those that others add through an entry point."""

from collections.abc import Iterator
from importlib.metadata import entry_points

from engine.exam import fog, itself, orders, record, turns
from engine.exam.duty import Duty

JOINED = "spydip.exam"
"""The group of entry points through which what draws joins its own duties."""

OURS = (*itself.DUTIES, *orders.DUTIES, *turns.DUTIES, *fog.DUTIES, *record.DUTIES)
"""The duties that need no picture."""


def every() -> Iterator[Duty]:
    """Our own and those added."""
    yield from OURS
    for entry in entry_points(group=JOINED):
        yield from entry.load()
