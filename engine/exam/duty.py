"""A duty of every variant: a sentence that must be true of it, and its check."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TypeAlias

from engine.exam.sitting import Sitting

Check: TypeAlias = Callable[[Sitting], Iterable[str]]
"""What is wrong with a variant, each fault in some words; nothing where it does its duty."""

_AT_MOST = 12
"""How many faults of one duty are told."""


@dataclass(frozen=True, slots=True)
class Duty:
    """One duty: its name in the documents, the sentence that must be true, and its check."""

    name: str
    says: str
    check: Check

    def faults(self, sitting: Sitting) -> tuple[str, ...]:
        """The first faults; if the check itself fails, that is one."""
        try:
            return tuple(islice(self.check(sitting), _AT_MOST))
        # A variant from outside may fail in any way; that is what the exam is there to tell.
        except Exception as error:  # noqa: BLE001
            return (f"{type(error).__name__}: {error}",)


@dataclass(frozen=True, slots=True)
class Finding:
    """A duty with its faults; none if it is met."""

    duty: Duty
    faults: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.duty.name}: {self.duty.says}: {'; '.join(self.faults)}"


def sit(sitting: Sitting, duties: Iterable[Duty]) -> Iterator[Finding]:
    """Check the duties one by one."""
    for duty in duties:
        yield Finding(duty, duty.faults(sitting))
