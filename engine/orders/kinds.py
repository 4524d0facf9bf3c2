"""What every order is, whatever its kind: the base that variants add their own kinds to."""

from dataclasses import dataclass
from typing import ClassVar

from engine.board.graph import Location
from engine.units import Kind


@dataclass(frozen=True, slots=True)
class Order:
    """An order as its owner wrote it, without the power that gave it.

    Kinds of order are an open set: a variant adds a subclass and a grammar for it. Equality is by
    content, so that ``parse(write(order)) == order``.
    """

    verb: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class PieceOrder(Order):
    """An order to the piece of kind ``kind`` that stands at ``at``."""

    kind: Kind
    at: Location
