"""What a document announces when it changes: one small frozen value."""

from dataclasses import dataclass
from enum import StrEnum

from engine.board.graph import PowerId
from engine.language.message import Value


class Part(StrEnum):
    """The parts of a document that can change."""

    LOOK = "look"
    SEAT = "seat"
    ORDERS = "orders"
    GAME = "game"
    BESIDE = "beside"
    READY = "ready"
    NOTES = "notes"
    POST = "post"


@dataclass(frozen=True, slots=True)
class Change:
    """Which parts changed, whose orders (if any), and a sentence to show at the desk."""

    parts: frozenset[Part]
    seats: frozenset[PowerId] = frozenset()
    note: Value | None = None

    def about(self, *parts: Part) -> bool:
        """Whether any of these parts changed."""
        return any(part in self.parts for part in parts)
