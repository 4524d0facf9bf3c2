"""One run of pieces of a kind: what was raised, how long each took, and nothing that never ends.

A kind is a module beside this one, found by being there: ``draw`` makes a piece from a lot, and
``put`` gives it to the program. What ``put`` raises is a fault: sentences it takes itself.
"""

import importlib
import pkgutil
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SLOW = 5.0
"""Seconds of the processor that one piece may take."""

_OURS = ("trial", "__main__")
_SHOWN = 300


class EndlessError(Exception):
    """A piece took much longer than it may, and was given up."""


@dataclass
class Found:
    """What a run came to; ``sizes`` has, by powers of two, how many pieces and their seconds."""

    faults: int = 0
    slow: int = 0
    longest: float = 0.0
    at: int = 0
    sizes: dict[int, tuple[int, float]] = field(default_factory=dict)


def kinds() -> list[str]:
    """The kinds of pieces that there are."""
    found = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    return [name for name in found if name not in _OURS]


def tried(
    kind: str, count: int, seed: int, first: int = 0, found: Found | None = None
) -> Iterator[str]:
    """Try so many pieces; each fault and each piece that took too long, in words."""
    module = importlib.import_module(f"tests.bench.fuzz.{kind}")
    found = Found() if found is None else found
    for number in range(first, first + count):
        piece = module.draw(Random(f"{kind} {seed} {number}"))
        started = time.process_time()
        try:
            with _given_up():
                module.put(piece)
        except Exception:  # noqa: BLE001  # whatever it is, it is what was looked for
            found.faults += 1
            yield f"{kind} {number}: {_short(piece)}\n{traceback.format_exc(limit=-6)}"
        took = time.process_time() - started
        _noted(found, number, len(piece), took)
        if took > SLOW:
            yield f"{kind} {number} took {took:.1f} s: {_short(piece)}"


@contextmanager
def _given_up() -> Iterator[None]:
    """Give up a piece after some time, where the system has such a clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_number: int, _frame: object) -> None:
        raise EndlessError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, 4 * SLOW)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _noted(found: Found, number: int, size: int, took: float) -> None:
    many, seconds = found.sizes.get(size.bit_length(), (0, 0.0))
    found.sizes[size.bit_length()] = many + 1, seconds + took
    found.slow += took > SLOW
    if took > found.longest:
        found.longest, found.at = took, number


def _short(piece: object) -> str:
    shown = repr(piece)
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}… ({len(shown)})"
