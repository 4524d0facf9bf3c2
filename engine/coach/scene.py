"""What one seat sees of the board, with its orders by the unit they are for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.facts import UNKNOWN, CentreOf, UnitAt, bare
from engine.language.message import Listed, Message, Value
from engine.language.message import UnitAt as UnitSaid
from engine.orders.addressed import ForPower
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.orders.wording import place_name, unit_at
from engine.rules import Ruleset
from engine.units import ARMY, FLEET, Unit
from engine.visibility.observe import Observation

_NAMED = 3
"""So many units are named one by one."""


@dataclass(frozen=True, slots=True)
class Strange:
    """Somebody else's unit, as far as it was seen; its kind may be ``?``, and its power too."""

    at: Location
    kind: str
    power: PowerId


@dataclass(frozen=True)
class Scene:
    """One deadline as a seat knows it; ``orders`` are its current ones."""

    rules: Ruleset
    view: Observation
    orders: tuple[Order, ...]

    @cached_property
    def board(self) -> Board:
        """The board."""
        return self.rules.board

    @cached_property
    def seen(self) -> Seen:
        """What the seat knows when it chooses orders."""
        return self.rules.known(self.view)

    @cached_property
    def countries(self) -> tuple[PowerId, ...]:
        """The powers that the seat gives orders for."""
        return tuple(one.power for one in (self.seen, *self.seen.commands))

    @cached_property
    def own(self) -> Mapping[ProvinceId, Unit]:
        """The seat's armies and fleets."""
        units = self.seen.units
        return {p: unit for p, unit in sorted(units.items()) if unit.power in self.countries}

    @cached_property
    def strangers(self) -> Mapping[ProvinceId, Strange]:
        """Everybody else's units, as far as they are seen now."""
        found = {}
        for fact in map(bare, self.view.facts):
            if isinstance(fact, UnitAt) and fact.power not in self.countries:
                place = self.board.province_of(fact.place)
                found[place] = Strange(fact.place, fact.kind, fact.power)
        return found

    @cached_property
    def owners(self) -> Mapping[ProvinceId, PowerId]:
        """The owners of centres as far as they were told; nobody counts as one."""
        facts = map(bare, self.view.facts)
        return {fact.place: fact.power for fact in facts if isinstance(fact, CentreOf)}

    @cached_property
    def given(self) -> Mapping[ProvinceId, Order]:
        """The movement orders of the seat's armies and fleets, by where they are."""
        return {
            order.province: order
            for order in self.plain(self.orders)
            if isinstance(order, Hold | Move | Support | Convoy) and order.province in self.own
        }

    @cached_property
    def targets(self) -> Mapping[ProvinceId, ProvinceId]:
        """Where each of them will be if its order succeeds."""
        return {
            place: self.board.province_of(order.to)
            if isinstance(order := self.given.get(place), Move)
            else place
            for place in self.own
        }

    @staticmethod
    def plain(orders: Iterable[Order]) -> Iterator[Order]:
        """Orders without the countries they are addressed to."""
        return (order.order if isinstance(order, ForPower) else order for order in orders)

    def covert(self) -> Iterator[tuple[Order, PieceOrder]]:
        """The orders of covert pieces, each branch of a conditional one separately."""
        for order in self.plain(self.orders):
            for part in order.parts:
                if isinstance(part, PieceOrder) and part.kind not in (ARMY, FLEET):
                    yield order, part

    def reaches(self, at: Location, kind: str, place: ProvinceId) -> bool:
        """Whether a unit could reach a province in one step, whatever its kind may be."""
        board, here = self.board, self.board.province_of(at)
        steps = []
        for one, graph in ((ARMY, board.armies), (FLEET, board.fleets)):
            if kind in (one, "?"):
                starts = [node for node in graph if node == at or board.province_of(node) == here]
                steps += [to for node in starts for to in graph[node]]
        return any(board.province_of(to) == place for to in steps)

    def comers(self, place: ProvinceId) -> tuple[Strange, ...]:
        """Which visible foreign units could come to a province."""
        near = self.board.neighbours[place]
        found = (self.strangers[p] for p in sorted(near) if p in self.strangers)
        return tuple(one for one in found if self.reaches(one.at, one.kind, place))

    def friends(self, place: ProvinceId) -> tuple[Unit, ...]:
        """Which of the seat's own units could go to a province."""
        near = sorted(self.board.neighbours[place])
        own = (self.own[p] for p in near if p in self.own)
        return tuple(unit for unit in own if self.reaches(unit.at, unit.kind, place))

    def helpers(self, place: ProvinceId, goal: ProvinceId) -> int:
        """How many of one's own units support a move, or a unit that stays."""
        where = self.board.province_of
        return sum(
            isinstance(order, Support)
            and where(order.origin) == place
            and (place if order.to is None else where(order.to)) == goal
            for order in self.given.values()
        )

    def unit(self, one: Unit | Strange) -> UnitSaid:
        """A unit in words."""
        return unit_at(self.board, one.kind, one.at)

    def units(self, these: Sequence[Unit | Strange]) -> Listed:
        """Several units in words; if there are many, the first few."""
        named = [*map(self.unit, these[:_NAMED])]
        more = len(these) - len(named)
        further = [Message("coach.and_more", count=more)] if more else []
        return Listed((*named, *further))

    def place(self, at: Location | ProvinceId) -> Value:
        """A place in words."""
        return place_name(self.board, at)

    def foreign(self, centre: ProvinceId) -> bool:
        """Whether a centre is not known to be the seat's own."""
        return self.owners.get(centre, UNKNOWN) not in self.countries

    def free(self, centre: ProvinceId) -> bool:
        """Whether a centre that is not the seat's is known to be empty."""
        return self.foreign(centre) and centre in self.seen.vacant
