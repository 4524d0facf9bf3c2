"""What a viewer who may order for a power knows when choosing."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.candidates import legal_orders
from engine.orders.order import Order
from engine.orders.remembered import interned
from engine.phases import PhaseKind
from engine.position import Dislodged, Prisoners
from engine.units import STANDARD_KINDS, Kind, Stack, Unit, UnitKind


@dataclass(frozen=True, eq=False, kw_only=True)
class Seen:
    """What a viewer who may order for ``power`` knows when choosing.

    ``units`` and ``dislodged`` are the pieces of all powers that it knows of, ``stacks`` its own
    covert ones, ``vacant`` the provinces known to have neither army nor fleet. ``open`` gives where
    a dislodged unit may retreat to; for a province that is absent, every adjacent place is offered,
    as when retreats are secret. ``sites`` are the provinces where it may build and ``due`` how many
    units: if negative it must remove as many, and None means that it is not known yet. ``others``
    are the powers that it may name.

    ``kinds`` are the kinds of piece in the game.

    The rest is for variants: ``covert`` marks a deadline of covert pieces alone, ``acting`` one
    that carries out their orders though nothing else moves, ``asked`` holds what else is due by the
    word that its kind is counted by, ``centres`` the owners that the viewer knows, ``prisoners``
    those that it holds, ``sale`` the countries that its ``purse`` may bid for, and ``commands`` the
    same for every further country whose orders it gives.
    """

    board: Board
    power: PowerId
    phase: PhaseKind
    units: Mapping[ProvinceId, Unit]
    dislodged: Mapping[ProvinceId, Dislodged] = field(default_factory=dict)
    vacant: frozenset[ProvinceId] = frozenset()
    open: Mapping[ProvinceId, tuple[Location, ...]] = field(default_factory=dict)
    sites: tuple[ProvinceId, ...] = ()
    due: int | None = 0
    stacks: tuple[Stack, ...] = ()
    others: tuple[PowerId, ...] = ()
    kinds: Mapping[Kind, UnitKind] = field(default_factory=lambda: STANDARD_KINDS)
    covert: bool = False
    acting: bool = False
    options: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[str, int] = field(default_factory=dict)
    centres: Mapping[ProvinceId, PowerId] = field(default_factory=dict)
    prisoners: tuple[Prisoners, ...] = ()
    purse: int = 0
    sale: tuple[PowerId, ...] = ()
    commands: "tuple[Seen, ...]" = ()

    @cached_property
    def legal(self) -> Mapping[Location, list[Order]]:
        """The movement orders of the power's own units, by location; empty if only spies act."""
        if self.covert or self.phase is not PhaseKind.MOVEMENT:
            return {}
        return legal_orders(self.board, self.units, self.power)

    @cached_property
    def by_kind(self) -> Mapping[type[Order], list[list[Any]]]:
        """The same by kind of order, those of each unit that has any."""
        found: defaultdict[type[Order], list[list[Any]]] = defaultdict(list)
        for orders in self.legal.values():
            kinds: defaultdict[type[Order], list[Order]] = defaultdict(list)
            for order in orders:
                kinds[type(order)].append(order)
            for kind, these in kinds.items():
                found[kind].append(these)
        return found

    @cached_property
    def interned(self) -> dict[Order, Order]:
        """The orders made for its board so far, each under itself."""
        return interned(self.board)

    @property
    def retreating(self) -> tuple[Unit, ...]:
        """The power's own units that must retreat at this deadline."""
        asks = self.phase in {PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS} and not self.covert
        fallen = (out.unit for out in self.dislodged.values()) if asks else ()
        return tuple(unit for unit in fallen if unit.power == self.power)

    def refuges(self, province: ProvinceId) -> tuple[Location, ...] | None:
        """Where the unit retreating from there may go; None if that is not listed (SPY-Q26)."""
        listed = self.options.get("fog.retreat_mode") == "listed"
        return self.open.get(province, () if listed else None)

    @property
    def building(self) -> bool:
        """Whether this deadline may ask for builds, as far as its viewer knows."""
        return self._adjusting and (self.due is None or self.due > 0)

    @property
    def removing(self) -> bool:
        """Whether this deadline may ask for removals, as far as its viewer knows."""
        return self._adjusting and (self.due is None or self.due < 0)

    @property
    def _adjusting(self) -> bool:
        return self.phase is PhaseKind.ADJUSTMENTS and not self.covert
