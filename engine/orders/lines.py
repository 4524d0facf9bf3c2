"""A sheet of orders as it was read: every line with its role and its contents."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.order import Order
from engine.orders.seen import Seen


class Role(StrEnum):
    """What a line of a sheet is."""

    ORDERS = "orders"
    UNREAD = "unread"
    HEADING = "heading"
    TITLE = "title"
    COMMENT = "comment"
    QUOTED = "quoted"
    SIGNATURE = "signature"
    BLANK = "blank"
    CONTINUED = "the end of the order above"
    LATER = "for a later deadline"
    TAKEN_BACK = "taken back on another line"
    TAKES_BACK = "takes an order back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """One order on a line: whose it is, if that is known, and its part of the line.

    ``note`` is a sentence if there is something to say about it: a later order for the same piece
    replaces it (``stands`` is then false), or no such piece is there. A ``weak`` one came from
    words for all pieces, and gives way to any other for its piece.
    """

    power: PowerId | None
    order: Order
    start: int
    end: int
    stands: bool = True
    note: Message | None = None
    weak: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Unread:
    """A part of a line that is not an order, with the reader's sentence and suggestions."""

    message: Message
    start: int
    end: int
    understood: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a sheet; a line with both orders and something unread has the role ``UNREAD``.

    ``later`` is the deadline that its last part is for, if it is not the one due, and ``kept`` that
    part.
    """

    number: int
    text: str
    role: Role
    power: PowerId | None = None
    orders: tuple[Read, ...] = ()
    unread: tuple[Unread, ...] = ()
    later: str = ""
    kept: str = ""


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """All lines of a sheet, each once and in the order written."""

    lines: tuple[Line, ...]

    @property
    def orders(self) -> tuple[Read, ...]:
        """All orders read, those replaced later on the sheet included."""
        return tuple(read for line in self.lines for read in line.orders)

    @property
    def unread(self) -> tuple[Line, ...]:
        """The lines with something that was not understood."""
        return tuple(line for line in self.lines if line.unread)

    def given(self) -> dict[PowerId, list[Order]]:
        """The orders by power, as a submission takes them; those without a power are left out."""
        given: dict[PowerId, list[Order]] = {}
        for read in self.orders:
            if read.power is not None:
                given.setdefault(read.power, []).append(read.order)
        return given

    def commanded(self, seats: Mapping[PowerId, Seen]) -> "ReadSheet":
        """The same with the orders of a country given by the seat that commands it."""
        whose = {
            country.power: seat
            for seat, seen in seats.items()
            for country in (seen, *seen.commands)
        }

        def given(read: Read) -> Read:
            if read.power in seats or read.power not in whose:
                return read
            order = ForPower(read.power, read.order)
            return replace(read, power=whose[read.power], order=order)

        lines = (replace(one, orders=tuple(map(given, one.orders))) for one in self.lines)
        return ReadSheet(tuple(lines))
