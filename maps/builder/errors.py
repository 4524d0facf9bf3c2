"""Faults in the sources of a picture."""

from collections.abc import Iterable


class SourceError(ValueError):
    """The sources of a picture contradict themselves; all faults of one kind are in ``faults``."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


def refuse(faults: Iterable[str]) -> None:
    """Do nothing if there is no fault.

    Raises:
        SourceError: If there is any.
    """
    found = tuple(faults)
    if found:
        raise SourceError(found)
