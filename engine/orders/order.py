"""What every order is, whatever its kind, and what it is about."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.board.graph import Board, Location, ProvinceId
from engine.units import Kind


class Intent(StrEnum):
    """What an order is about, for code that shows it without knowing its kind."""

    MOVES = "moves"
    HELPS = "helps"
    WATCHES = "watches"
    STRIKES = "strikes"
    COVERS = "covers"
    CARRIES = "carries"
    STAYS = "stays"
    BUILDS = "builds"
    REMOVES = "removes"


@dataclass(frozen=True, slots=True)
class Order:
    """An order as its owner wrote it, without the power that gave it; ``str`` gives its text.

    Kinds of order are an open set: a variant adds a subclass and an `OrderKind` for it. Equality is
    by content, so that ``parse(write(order)) == order``.
    """

    verb: ClassVar[str] = ""
    does: ClassVar[Intent | None] = None

    def __init_subclass__(cls, *, verb: str = "", does: Intent | None = None) -> None:
        cls.verb, cls.does = verb or cls.verb, does or cls.does

    @property
    def deed(self) -> Intent | None:
        """What it does other than going anywhere, for code that draws it by that."""
        return self.does

    @property
    def bare(self) -> "Order":
        """The order without the country that it is addressed to."""
        return self

    @property
    def parts(self) -> "tuple[Order, ...]":
        """The plain orders in an order: itself, or all branches of a conditional one."""
        return (self,)


@dataclass(frozen=True, slots=True)
class PieceOrder(Order):
    """The order to the piece of kind ``kind`` at ``at``."""

    kind: Kind
    at: Location

    @property
    def province(self) -> ProvinceId:
        """The province in which the piece stands."""
        return Board.province_of(self.at)


@dataclass(frozen=True, slots=True)
class WrittenOrder(Order, verb="written"):
    """An order that is only known in part and so is kept as it was told: ``A ? - BUR``."""

    text: str

    def __str__(self) -> str:
        return self.text
