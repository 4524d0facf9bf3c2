"""Submissions: all orders for one deadline, with the verdict on each before adjudication."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from engine.board.graph import Board, PowerId, ProvinceId
from engine.frozen import quick
from engine.language.message import Message
from engine.orders.completion import absence, complete, retreating
from engine.orders.ground import ground
from engine.orders.order import Order, PieceOrder
from engine.orders.standard import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
    Waive,
)
from engine.phases import PhaseKind
from engine.position import Position
from engine.units import FLEET, Unit, one_unit

_Sort = TypeVar("_Sort", bound=Order)


class Standing(StrEnum):
    """The verdict on an order when the submission was put together."""

    TAKEN = "taken"
    REPLACED = "replaced"
    IGNORED = "ignored"


@quick
@dataclass(frozen=True, slots=True)
class Entry:
    """One given order; ``why`` says in a sentence for its owner why it does not count.

    For an order that counts, ``why`` is empty, or says how it was completed.
    """

    power: PowerId
    order: Order
    standing: Standing = Standing.TAKEN
    why: Message | None = None


@quick
@dataclass(frozen=True, slots=True)
class Submission:
    """The orders for a deadline by power: those that count, and everything that was given.

    ``orders`` holds what will be adjudicated, in the order given, one per unit; units without an
    order are not in it. ``entries`` keeps every given order with its standing. ``acts`` are the
    game master's own acts before the orders are processed: ``DRAW``, ``STALEMATE``.
    """

    orders: Mapping[PowerId, tuple[Order, ...]]
    entries: tuple[Entry, ...] = ()
    acts: tuple[str, ...] = ()

    def every(self, *sorts: type[_Sort]) -> Iterator[tuple[PowerId, _Sort]]:
        """The orders of these sorts, each with its power, in the order given."""
        for power, lines in self.orders.items():
            for order in lines:
                if isinstance(order, sorts):
                    yield power, order


Given: TypeAlias = Mapping[PowerId, Sequence[Order]]
"""The orders of a deadline as they came in, by the power that gave them."""


@dataclass(slots=True, eq=False)
class Slip:
    """One power's order that simply counts, and the unit it is for.

    ``code`` is what its adjudicator, ``coder``, knows about it: whoever looks up the slip has found
    that too.
    """

    entry: Entry
    unit: Unit
    province: ProvinceId
    code: Any = None
    coder: object = None


class Slips(dict[PowerId, tuple[Order, ...]]):
    """The orders by power where all simply count, each for another one of these ``units``.

    It equals the dictionary of the same orders, and is copied and sent as one.
    """

    __slots__ = ("slips", "units")

    def __init__(
        self,
        orders: Mapping[PowerId, tuple[Order, ...]],
        slips: list[Slip],
        units: Mapping[ProvinceId, Unit],
    ) -> None:
        super().__init__(orders)
        self.slips: Final = slips
        self.units: Final = units

    def __reduce__(self) -> tuple[type[dict[Any, Any]], tuple[dict[PowerId, tuple[Order, ...]]]]:
        return dict, (dict(self),)


NO_ORDERS = Submission(orders=MappingProxyType({}))


_REMEMBERED = 50_000
"""How many entries of a power are remembered before they are made anew."""

_ASKED = {
    PhaseKind.MOVEMENT: Message("order.holds_moves_supports_convoys"),
    PhaseKind.RETREATS: Message("order.retreats_disbands"),
    PhaseKind.ADJUSTMENTS: Message("order.builds_removals_waives"),
}


def submit(board: Board, position: Position, given: Given) -> Submission:
    """One submission of standard orders: one order per piece, the last one counts.

    An order that is impossible on the map is accepted, as at a real table. An order for somebody
    else's piece, or of a sort that the deadline does not ask for (DATC 6.H.1), is ignored. Whether
    a build or removal is due and legal is decided with the adjustments. Each given order has its
    entry, in the order given; if its piece's own place completes an order (see
    `completion.complete`), the entry holds it completed and says so. No sentence tells more than
    the power's own pieces do (clause C7 of the variants' common rules).
    """
    plain = _plain(position, given)
    if plain is not None:
        return plain
    clerk = _Clerk(board, position)
    orders: dict[PowerId, tuple[Order, ...]] = {}
    entries: list[Entry] = []
    for power, lines in given.items():
        own = clerk.plain(power, lines)
        if own is not None:
            orders[power] = tuple(lines)
            entries += own
        else:
            taken = clerk.take(power, lines)
            orders[power] = tuple(e.order for e in taken if e.standing is Standing.TAKEN)
            entries += taken
    return Submission(orders, tuple(entries))


def _plain(position: Position, given: Given) -> Submission | None:
    """The submission of moves that are known and each for another unit, as most are."""
    if position.phase.kind is not PhaseKind.MOVEMENT:
        return None
    slips: list[Slip] = []
    try:
        for power, orders in given.items():
            # A remembered entry holds its order, so that the number stays the order's own.
            slips += map(_known_slips[power].__getitem__, map(id, orders))
    except KeyError:
        return None
    units = position.units
    provinces = [slip.province for slip in slips]
    if [*map(units.get, provinces)] != [slip.unit for slip in slips]:
        return None
    if len(set(provinces)) < len(provinces):
        return None
    counted = Slips({power: tuple(orders) for power, orders in given.items()}, slips, units)
    return Submission(counted, tuple([slip.entry for slip in slips]))


class _Clerk:
    """Takes the orders for one deadline."""

    def __init__(self, board: Board, position: Position) -> None:
        self._board = board
        self._position = position
        self._moving = position.phase.kind is PhaseKind.MOVEMENT

    def _takes(self, power: PowerId, sort: type[Order]) -> bool:
        """Whether the deadline asks a power for such orders; C7: whatever happens to the others."""
        if self._position.phase.kind is PhaseKind.ADJUSTMENTS:
            return sort is Remove or (sort in _LATE and retreating(self._position, power))
        return sort in _SORTS.get(self._position.phase.kind, ())

    def plain(self, power: PowerId, lines: Sequence[Order]) -> list[Entry] | None:
        """The entries of plain moves, each for another piece of this power, or None.

        That is nearly always the case, and quick to see.
        """
        if not self._moving:
            return None
        known, units = _known_slips[power], self._position.units
        entries: list[Entry] = []
        ordered: set[ProvinceId] = set()
        for order in lines:
            found = known.get(id(order)) or self._remember(power, order, known)
            if found is None:
                return None
            standing = units.get(found.province)
            if standing is not found.unit and standing != found.unit:
                return None
            ordered.add(found.province)
            entries.append(found.entry)
        return entries if len(ordered) == len(entries) else None

    def _remember(self, power: PowerId, order: Any, known: dict[int, "Slip"]) -> "Slip | None":  # noqa: ANN401
        """What an order needs in order to count as it is; None if it never does."""
        if type(order) not in _TO_MOVE:
            return None
        split = ground(self._board).split
        if type(order) is Move and order.to in split and order.kind == FLEET:
            return None
        if len(known) >= _REMEMBERED:
            known.clear()
        unit = one_unit(power, order.kind, order.at)
        found = known[id(order)] = Slip(Entry(power, order), unit, unit.province)
        return found

    def take(self, power: PowerId, lines: Sequence[Order]) -> list[Entry]:
        """The verdict on each order of one power, in the order given."""
        entries: list[Entry] = []
        last: dict[str, int] = {}
        for order in lines:
            entry, key = self._look_closer(power, order)
            if key in last:
                entries[last[key]] = replaced(entries[last[key]], entry.order)
            if key:
                last[key] = len(entries)
            entries.append(entry)
        return entries

    def _look_closer(self, power: PowerId, order: Order) -> tuple[Entry, str]:
        """The entry of one order, and what it is for if no other may be for the same."""
        kind = self._position.phase.kind
        if kind is PhaseKind.ADJUSTMENTS:
            if isinstance(order, Waive):
                return Entry(power, order), ""
            if isinstance(order, Build):
                return Entry(power, order), f"BUILD {order.province}"
        full = complete(self._board, order, self._position, kind, power)
        if not isinstance(full, PieceOrder) or not self._takes(power, type(full)):
            return _ignored(power, order, _wrong_sort(order, kind)), ""
        missing = absence(self._board, full, self._position, power)
        if missing is not None:
            return _ignored(power, order, missing), ""
        note = None
        if full != order:
            note = Message("order.is_taken", order=str(order), full=str(full))
        return Entry(power, full, why=note), full.at


_TO_MOVE = frozenset({Hold, Move, Support, Convoy})
_LATE = frozenset({Retreat, Disband})
_SORTS = {PhaseKind.MOVEMENT: _TO_MOVE, PhaseKind.RETREATS: _LATE}
_ADJUSTMENTS = (Build, Remove, Waive)

_known_slips: defaultdict[PowerId, dict[int, Slip]] = defaultdict(dict)
"""Each power's orders that simply count: the same object each time, for speed."""


def replaced(earlier: Entry, later: Order) -> Entry:
    """The same line, replaced by a later one for the same piece."""
    return replace(
        earlier,
        standing=Standing.REPLACED,
        why=Message("order.later_order_stands_instead", later=str(later)),
    )


def lasting(entries: Sequence[Entry]) -> tuple[Order, ...]:
    """The lines of a sheet with refused ones first: later on, the last line for a piece counts.

    For adjustments the first ones count; they stay as they are.
    """
    return tuple(e.order for e in sorted(entries, key=_counts))


def _counts(entry: Entry) -> bool:
    return entry.standing is not Standing.IGNORED or isinstance(entry.order, _ADJUSTMENTS)


def _ignored(power: PowerId, order: Order, why: Message | None) -> Entry:
    return Entry(power, order, Standing.IGNORED, why)


def _wrong_sort(order: Order, kind: PhaseKind) -> Message:
    asked = _ASKED.get(kind, Message("order.no_orders_armies_fleets"))
    return Message("order.has_no_place_here_deadline", order=str(order), asked=asked)
