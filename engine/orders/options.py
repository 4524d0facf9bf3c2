"""What may be ordered, as far as one viewer knows: a tree of choices whose ends are orders."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.candidates import legal_orders
from engine.orders.choices import Node, merge
from engine.orders.kinds import Order, OrderKind
from engine.phases import PhaseKind
from engine.position import Dislodged
from engine.units import Stack, Unit

__all__ = ["Seen", "choices", "legal_orders"]


@dataclass(frozen=True, eq=False, kw_only=True)
class Seen:
    """What a viewer who may order for ``power`` knows when choosing.

    ``units`` and ``dislodged`` are the pieces of all powers that it knows of, ``stacks`` its own
    covert ones. ``open`` gives where a dislodged unit may retreat to; a province that is absent has
    every place next to it offered, as where retreats are secret. ``sites`` are the provinces where
    it may build and ``due`` how many units: below zero it must remove so many. ``others`` are the
    powers that it may name.
    """

    board: Board
    power: PowerId
    phase: PhaseKind
    units: Mapping[ProvinceId, Unit]
    dislodged: Mapping[ProvinceId, Dislodged] = field(default_factory=dict)
    open: Mapping[ProvinceId, tuple[Location, ...]] = field(default_factory=dict)
    sites: tuple[ProvinceId, ...] = ()
    due: int = 0
    stacks: tuple[Stack, ...] = ()
    others: tuple[PowerId, ...] = ()

    @cached_property
    def legal(self) -> Mapping[Location, list[Order]]:
        """The movement orders of the power's own units, by location."""
        return legal_orders(self.board, self.units, self.power)


def choices(seen: Seen, kinds: Iterable[OrderKind]) -> tuple[Node, ...]:
    """The first choices that a viewer has: its pieces, build sites, and orders without a place."""
    return merge(node for kind in kinds for node in kind.offer(seen))
