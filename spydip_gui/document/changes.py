"""What a document says when something about it has changed: one small frozen value."""

from dataclasses import dataclass
from enum import StrEnum

from engine.board.graph import PowerId
from engine.language.message import Value


class Part(StrEnum):
    """What about a document can change."""

    LOOK = "look"
    SEAT = "seat"
    ORDERS = "orders"
    GAME = "game"
    BESIDE = "beside"
    READY = "ready"
    NOTES = "notes"


@dataclass(frozen=True, slots=True)
class Change:
    """Which parts changed, whose orders if any, and a sentence for the person at the desk."""

    parts: frozenset[Part]
    seats: frozenset[PowerId] = frozenset()
    note: Value | None = None

    def about(self, *parts: Part) -> bool:
        """Whether any of these parts changed."""
        return any(part in self.parts for part in parts)
