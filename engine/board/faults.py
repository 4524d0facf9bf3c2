"""The one error for board folders that cannot be used, with every fault found in them."""

from collections.abc import Iterable

from engine.errors import UserError
from engine.language.message import Listed, Message, Value


class BoardError(UserError):
    """A board folder is faulty; ``faults`` holds one plain sentence for each fault found."""

    def __init__(self, place: str, faults: Iterable[Value]) -> None:
        self.place = place
        self.faults = tuple(faults)
        lines = (Message("setup.fault_at", where=place, fault=fault) for fault in self.faults)
        super().__init__(Message("word.lines", all=Listed(tuple(lines), "line")))
