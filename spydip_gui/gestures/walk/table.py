"""What lies on the table while orders are written: seats, the orders known to the game, drafts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.addressed import ForPower
from engine.orders.choices import Node
from engine.orders.errors import OrderTextError
from engine.orders.kinds import OrderKind
from engine.orders.notation import Reader
from engine.orders.options import choices
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.units import Kind, Unit


@dataclass(frozen=True, eq=False, kw_only=True)
class Table:
    """All that a gesture may know.

    ``seats`` are the powers whose orders may be written here, each with what it knows. ``drafts``
    are the orders on the table by power. ``sees_all`` says that no unit is hidden from whoever
    writes; ``lenient`` that impossible orders are recorded as at a real table. ``trees`` are the
    choices that were looked at, by what is known; the next table goes on with those that stand.
    """

    reader: Reader
    seats: Mapping[PowerId, Seen]
    drafts: Mapping[PowerId, tuple[str, ...]] = field(default_factory=dict)
    sees_all: bool = True
    lenient: bool = False
    trees: dict[Seen, tuple[Node, ...]] = field(default_factory=dict, repr=False)

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self.reader.board

    @property
    def kinds(self) -> tuple[OrderKind, ...]:
        """The kinds of order of this game."""
        return self.reader.kinds

    def tree(self, power: PowerId) -> tuple[Node, ...]:
        """The first choices of a seat."""
        seen = self.seats[power]
        if seen not in self.trees:
            self.trees[seen] = choices(seen, self.kinds)
        return self.trees[seen]

    @cached_property
    def intents(self) -> Mapping[str, frozenset[str]]:
        """What each verb of a tree is about, by its key."""
        found: dict[str, set[str]] = {}
        for kind in self.kinds:
            for key in (kind.made.verb, *kind.verbs, *kind.openers):
                found.setdefault(key, set()).update(kind.about)
        return {key: frozenset(intents) for key, intents in found.items()}

    def order(self, power: PowerId, text: str) -> Order | None:
        """The order that a draft means, None where it is none."""
        try:
            return self.reader.order(text, phase=self.seats[power].phase)
        except OrderTextError:
            return None

    def read(self, power: PowerId) -> Iterator[tuple[str, Order]]:
        """Every draft of a seat that can be read, without the country it is addressed to."""
        for text in self.drafts.get(power, ()):
            order = self.plain(power, text)
            if order is not None:
                yield text, order

    def plain(self, power: PowerId, text: str) -> Order | None:
        """The order that a draft means, without the country it is addressed to."""
        order = self.order(power, text)
        return order.order if isinstance(order, ForPower) else order

    def owners(self, seat: PowerId) -> tuple[PowerId, ...]:
        """The powers that a seat orders for: one, or in some games several countries."""
        seen = self.seats[seat]
        return (seen.power, *(country.power for country in seen.commands))

    def seat_of(self, power: PowerId | None) -> PowerId | None:
        """The seat that orders for a power, None where nobody here does."""
        return next((seat for seat in self.seats if power in self.owners(seat)), None)

    def draft(self, power: PowerId, unit: Unit) -> str | None:
        """What a seat has told a unit to do besides its watch, None where it has no order."""
        for text, order in self.read(power):
            own = isinstance(order, PieceOrder) and (order.kind, order.at) == (unit.kind, unit.at)
            if own and any(self.may(order, intent) for intent in _OWN_ORDERS):
                return text
        return None

    def may(self, order: Order, intent: Intent) -> bool:
        """Whether orders of this class can be about that."""
        return any(kind.made is type(order) and kind.intent is intent for kind in self.kinds)

    def unit(self, province: ProvinceId) -> Unit | None:
        """The unit that is known to stand in a province."""
        for seen in self.seats.values():
            if province in seen.units:
                return seen.units[province]
        return None

    def can_stand(self, province: ProvinceId) -> tuple[Kind, ...]:
        """The kinds of unit that a province can hold."""
        whole = self.board.whole(province)
        fleets = any(self.board.province_of(at) == province for at in self.board.fleets)
        found = [Kind("A")] if whole in self.board.armies else []
        return (*found, Kind("F")) if fleets else tuple(found)


_OWN_ORDERS = frozenset({Intent.MOVES, Intent.STAYS, Intent.HELPS, Intent.CARRIES})
