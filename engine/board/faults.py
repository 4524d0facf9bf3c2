"""The one error for board folders that cannot be used, with every fault found in them."""

from collections.abc import Iterable


class BoardError(ValueError):
    """A board folder is faulty; ``faults`` holds one plain sentence for each fault found."""

    def __init__(self, place: str, faults: Iterable[str]) -> None:
        self.place = place
        self.faults = tuple(faults)
        super().__init__("\n".join(f"{place}: {fault}" for fault in self.faults))
