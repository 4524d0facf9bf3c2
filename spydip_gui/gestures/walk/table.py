"""What lies on the table while orders are written: seats, the orders of the game, drafts."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.board.graph import Board, PowerId, ProvinceId
from engine.language.message import Message, Place
from engine.orders.addressed import ForPower
from engine.orders.barred import barred
from engine.orders.choices import Choice, Node
from engine.orders.covert import CovertConvoy
from engine.orders.errors import OrderTextError
from engine.orders.ground import ground
from engine.orders.kinds import OrderKind
from engine.orders.notation import Reader
from engine.orders.options import choices
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.wording import place_name
from engine.units import ARMY, FLEET, STANDARD_KINDS, Kind, Stack, Unit
from spydip_gui.gestures.walk.touch import Touch, Way
from spydip_gui.gestures.walk.ways import touches, trace


@dataclass(frozen=True, eq=False, kw_only=True)
class Table:
    """All that a gesture may know; each table works out what is asked of it only once.

    ``seats`` are the powers whose orders may be written here, each with what it knows. ``drafts``
    are the orders on the table by power. ``sees_all`` means that no unit is hidden from whoever
    writes; ``lenient`` that impossible orders are recorded as at a real table. ``trees`` are the
    choices looked up so far, by what is known; the next table reuses those that still hold.
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

    @cached_property
    def tree(self) -> Mapping[PowerId, tuple[Node, ...]]:
        """The first choices of each seat."""
        for seen in self.seats.values():
            if seen not in self.trees:
                self.trees[seen] = choices(seen, self.kinds)
        return {seat: self.trees[seen] for seat, seen in self.seats.items()}

    def fault(self, power: PowerId, order: Order) -> Message | None:
        """Why an order of a seat must fail, by the map and by what the seat knows."""
        seen, reader = self.seats[power], self.reader
        return reader.fault(order) or barred(reader.kind_of, seen, order)

    @cached_property
    def intents(self) -> Mapping[str, frozenset[str]]:
        """What each verb of a tree is about, by its key; empty for anything else."""
        found: dict[str, frozenset[str]] = defaultdict(frozenset)
        for kind in self.kinds:
            for key in (kind.made.verb, *kind.verbs, *kind.openers):
                found[key] |= kind.about
        return found

    @cached_property
    def about(self) -> Mapping[type[Order], frozenset[Intent]]:
        """What orders of a class can be about."""
        found: dict[type[Order], frozenset[Intent]] = defaultdict(frozenset)
        for kind in self.kinds:
            found[kind.made] |= {kind.intent}
        return found

    @cached_property
    def sheets(self) -> "Mapping[PowerId, tuple[Draft, ...]]":
        """Every readable draft of each seat."""
        return {
            seat: tuple(
                draft
                for text in self.drafts.get(seat, ())
                if (draft := self.draft((seat, text))) is not None
            )
            for seat in self.seats
        }

    @cached_property
    def arrows(self) -> "tuple[Draft, ...]":
        """The moves on the table, as things that other orders may be about."""
        drafts = (draft for sheet in self.sheets.values() for draft in sheet)
        return tuple(draft for draft in drafts if len(draft.moved) > 1)

    @cached_property
    def owners(self) -> Mapping[PowerId, tuple[PowerId, ...]]:
        """The powers that each seat orders for: one, or in some games several countries."""
        return {
            seat: (seen.power, *(country.power for country in seen.commands))
            for seat, seen in self.seats.items()
        }

    @cached_property
    def seat_of(self) -> Mapping[PowerId | None, PowerId]:
        """The seat that orders for a power, if one here does."""
        seats = reversed(tuple(self.owners.items()))
        return {power: seat for seat, owners in seats for power in owners}

    @cached_property
    def units(self) -> Mapping[ProvinceId | None, Unit]:
        """The unit known to stand in a province."""
        seats = reversed(tuple(self.seats.values()))
        return {province: unit for seen in seats for province, unit in seen.units.items()}

    @cached_property
    def stacks(self) -> tuple[tuple[PowerId, Stack], ...]:
        """Every stack of covert pieces ordered here, with its seat."""
        return tuple(
            (seat, stack)
            for seat, own in self.seats.items()
            for seen in (own, *own.commands)
            for stack in seen.stacks
        )

    @cached_property
    def names(self) -> Mapping[ProvinceId, Place]:
        """The name of each province."""
        return {province: place_name(self.board, province) for province in self.board.provinces}

    @cached_property
    def overseas(self) -> Mapping[ProvinceId, frozenset[ProvinceId]]:
        """Where a piece could be convoyed from each province if there were fleets in every sea."""
        land = ground(self.board)
        return {
            province: frozenset(land.provinces(land.crossings(province, land.seas)))
            for province in self.board.provinces
        }

    @cached_property
    def standing(self) -> Mapping[ProvinceId, tuple[Kind, ...]]:
        """The kinds of unit that each province can hold."""
        fleets = {self.board.province_of(at) for at in self.board.fleets}
        return {
            province: (
                *((ARMY,) if self.board.whole(province) in self.board.armies else ()),
                *((FLEET,) if province in fleets else ()),
            )
            for province in self.board.provinces
        }

    def afloat(self, province: ProvinceId | None) -> bool:
        """Whether a fleet is known to be there."""
        unit = self.units.get(province)
        return unit is not None and unit.kind == FLEET

    def order(self, power: PowerId, text: str) -> Order | None:
        """The order that a draft means, or None."""
        try:
            return self.reader.order(text, phase=self.seats[power].phase)
        except OrderTextError:
            return None

    def written(self, power: PowerId, text: str) -> str | None:
        """A draft in canonical form; None if it is not an order."""
        order = self.order(power, text)
        return None if order is None else str(order)

    def pieces(self, seat: PowerId, province: ProvinceId | None) -> Iterator[Node]:
        """The first steps of a seat's orders for the pieces in a province."""
        for node in self.tree[seat]:
            piece = node.step.choice is Choice.PIECE
            if piece and self.board.locations.get(node.step.at) == province:
                yield node

    def draft(self, line: tuple[PowerId, str]) -> "Draft | None":
        """A seat's line as a draft, on this table or not; None if it is not an order."""
        order = self.order(*line)
        return None if order is None else Draft(table=self, seat=line[0], text=line[1], given=order)


@dataclass(frozen=True, eq=False, kw_only=True)
class Draft:
    """An order on the table, as ``given`` by a seat."""

    table: Table
    seat: PowerId
    text: str
    given: Order

    @property
    def order(self) -> Order:
        """The order without the country it is addressed to."""
        return self.given.bare

    @property
    def country(self) -> PowerId | None:
        """The country it is addressed to, or None."""
        return self.given.power if isinstance(self.given, ForPower) else None

    @property
    def about(self) -> frozenset[Intent]:
        """What it can be about."""
        return self.table.about[type(self.order)]

    @property
    def unit(self) -> tuple[Kind, str] | None:
        """The army or fleet it is for, or None."""
        order = self.order
        if isinstance(order, PieceOrder) and order.kind in STANDARD_KINDS:
            return order.kind, order.at
        return None

    @cached_property
    def way(self) -> Way | None:
        """The way down its seat's tree that leads to it; None if it is not on offer."""
        return trace(self.table.board, self.table.tree[self.seat], self.text)

    @cached_property
    def served(self) -> "tuple[Draft, ...]":
        """The orders on the table of fleets that carry its piece where it says."""
        told, piece = self.table.sheets[self.seat], self.order
        if isinstance(piece, PieceOrder) and self.unit is None:
            return tuple(one for one in told if _carries(one.order, piece))
        if self.way is None:
            return ()
        ends = _places(self.touched[:2])
        carrying = (one for one in told if Intent.CARRIES in one.about and one.way is not None)
        return tuple(one for one in carrying if _places(one.touched[1:3]) == ends)

    @cached_property
    def touched(self) -> tuple[Touch, ...]:
        """The piece, the units and the places along its way."""
        return touches(self.table.board, self.way) if self.way is not None else ()

    @cached_property
    def moved(self) -> tuple[Touch, ...]:
        """Who moves where, as touches; empty if it is not a move on offer."""
        verbs = (node.step.key for node in self.way or () if node.step.choice is Choice.VERB)
        moves = Intent.MOVES in self.about and isinstance(self.order, PieceOrder)
        return self.touched if moves and Intent.MOVES in self.table.intents[next(verbs, "")] else ()


def _carries(fleet: Order, piece: PieceOrder) -> bool:
    """Whether one of one's own fleets carries covert pieces as this order asks."""
    if not isinstance(fleet, CovertConvoy) or fleet.owner or not getattr(piece, "via", False):
        return False
    ends = (piece.kind, piece.province, getattr(piece, "to", None))
    return (fleet.cargo, fleet.origin, fleet.to) == ends


def _places(touches: tuple[Touch, ...]) -> list[tuple[object, object]]:
    return [(touch.province, touch.coast) for touch in touches]
