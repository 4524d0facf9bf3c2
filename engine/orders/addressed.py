"""Orders for one of several countries that a player commands: ``FRANCE: A PAR - BUR``."""

from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.orders import legality
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order


@dataclass(frozen=True, slots=True)
class ForPower(Order, verb="for"):
    """An order preceded by the country it is for."""

    power: PowerId
    order: Order

    @property
    def bare(self) -> Order:
        """The order that the country is given."""
        return self.order

    def __str__(self) -> str:
        return f"{self.power}: {self.order}"


FOR_POWER = OrderKind(
    made=ForPower,
    intent=Intent.MOVES,
    read=lambda _words, _piece: (),
    fault=lambda board, named: legality.fault(board, named.order),
)
"""Makes a reader take a power and a colon before an order as part of the order."""
