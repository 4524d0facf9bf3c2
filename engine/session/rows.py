"""The rows of a seat's orders: one for each piece and each thing due, then every further order."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.board.graph import Location, PowerId
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.covert import Deploy
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Build, Remove, Waive
from engine.orders.submission import Entry, Standing
from engine.phases import PhaseKind
from engine.units import Kind

_Due: TypeAlias = tuple[PowerId | None, str]
"""A country, None for the seat's own, and what is asked: builds, removals, pieces to set up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a seat's orders: the piece it is for, if any, and its order with what is said.

    ``asked`` is true where the deadline asks for an order; a covert piece may stay without one.
    ``why`` says what does not count and why.
    """

    power: PowerId
    piece: str
    place: str
    order: str = ""
    asked: bool = False
    why: Message | None = None

    @property
    def missing(self) -> bool:
        """Whether a required order is missing."""
        return self.asked and not self.order


@dataclass(frozen=True, slots=True, kw_only=True)
class _Slot:
    """A piece that an order may be for; ``hired`` if its country is not the seat's own."""

    kind: Kind
    at: Location
    country: PowerId
    hired: bool
    open: bool

    @property
    def name(self) -> str:
        return f"{self.country}: {self.kind} {self.at}" if self.hired else f"{self.kind} {self.at}"

    def takes(self, order: Order) -> bool:
        country, whole = _parted(order)
        plain = whole.parts[0]
        return (
            isinstance(plain, PieceOrder)
            and not isinstance(plain, Build)
            and country in (None, self.country)
            and (plain.kind, plain.at[:3]) == (self.kind, self.at[:3])
        )


@dataclass(frozen=True, slots=True)
class _Sealed:
    """A line that is asked for of no piece: a bid for a country, or a list of countries."""

    name: str
    open: bool

    @property
    def at(self) -> Location:
        return Location("")

    def takes(self, order: Order) -> bool:
        return write(order).startswith(f"{self.name} ")


def rows_of(
    seat: PowerId, seen: Seen, entries: Sequence[Entry], fault: Callable[[Order], Message | None]
) -> tuple[Row, ...]:
    """The rows for what a seat knows and has written; ``fault`` says what no piece could do.

    ``seen`` names the country that the seat plays, which in a game of few players is not the seat.
    """
    left = list(entries)
    rows = []
    hired = (slot for country in seen.commands for slot in _slots(country, hired=True))
    pieces = (*_slots(seen, hired=False), *hired)
    slots: tuple[_Slot | _Sealed, ...] = (*_sealed(seen, entries), *pieces)
    for slot in slots:
        fitting = (entry for entry in left if slot.takes(entry.order))
        entry = min(fitting, key=lambda one: one.standing is Standing.IGNORED, default=None)
        if entry is not None:
            left.remove(entry)
            row = _row(seat, slot.name, slot.at, entry, fault)
        else:
            row = Row(power=seat, piece=slot.name, place=slot.at[:3])
        rows.append(replace(row, asked=not slot.open))
    due = Counter(dict(_due(seen)))
    for entry in left:
        kind = _asked_for(entry.order, seen)
        row = _row(seat, *_subject(entry.order, seen.power), entry, fault)
        rows.append(replace(row, asked=due[kind] > 0))
        due[kind] -= 1
    names = (f"{country}: {word}" if country else word for country, word in due.elements())
    return (*rows, *(Row(power=seat, piece=name, place="", asked=True) for name in names))


def _slots(seen: Seen, *, hired: bool) -> Iterator[_Slot]:
    """The pieces that the deadline asks about; those that may stay without orders are open."""
    units = []
    if seen.phase is PhaseKind.MOVEMENT and not seen.covert:
        units = [unit for unit in seen.units.values() if unit.power == seen.power]
    for unit in sorted([*units, *seen.retreating], key=lambda unit: unit.at):
        yield _Slot(kind=unit.kind, at=unit.at, country=seen.power, hired=hired, open=False)
    if seen.covert or seen.phase is PhaseKind.MOVEMENT or seen.acting:
        for stack in sorted(seen.stacks, key=lambda stack: (stack.province, stack.kind)):
            at = Location(stack.province)
            pieces = 1 if seen.kinds[stack.kind].numbered else stack.count
            for _ in range(pieces):
                yield _Slot(kind=stack.kind, at=at, country=seen.power, hired=hired, open=True)


def _sealed(seen: Seen, entries: Sequence[Entry]) -> Iterator[_Sealed]:
    """A list where one is asked for, and a bid for each country for sale; to make none is odd."""
    if seen.phase is PhaseKind.PREFERENCES:
        yield _Sealed("PREFER", open=False)
    for country in seen.sale:
        yield _Sealed(f"BID {country}", open=bool(entries))


def _due(seen: Seen) -> Iterator[tuple[_Due, int]]:
    """How many builds, removals or pieces to set up are asked of a seat and those it commands."""
    if seen.phase is PhaseKind.DEPLOYMENT:
        placed = {kind.due: kind.kind for kind in seen.kinds.values()}
        yield from (((None, placed[what]), number) for what, number in seen.asked.items())
    for one in (seen, *seen.commands):
        country = None if one is seen else one.power
        if one.phase is PhaseKind.ADJUSTMENTS and one.due:
            yield (country, "BUILD" if one.due > 0 else "REMOVE"), abs(one.due)


def _asked_for(order: Order, seen: Seen) -> _Due:
    """What an order answers, if it sets up a piece or takes up a build or a removal."""
    country, plain = _parted(order, seen.power)
    match plain:
        case Waive():
            return country, "BUILD"
        case Build() if not seen.kinds[plain.kind].beside:
            return country, "BUILD"
        case Deploy():
            return country, plain.kind
        case Remove() if not seen.kinds[plain.kind].beside:
            return country, "REMOVE"
        case _:
            return country, ""


def _row(
    power: PowerId, piece: str, place: str, entry: Entry, fault: Callable[[Order], Message | None]
) -> Row:
    why = fault(_parted(entry.order)[1]) or entry.why
    return Row(power=power, piece=piece, place=place[:3], order=write(entry.order), why=why)


def _subject(order: Order, home: PowerId) -> tuple[str, str]:
    country, whole = _parted(order, home)
    plain = whole.parts[0]
    if not isinstance(plain, PieceOrder):
        return "", ""
    name = f"{plain.kind} {plain.at}"
    return (f"{country}: {name}" if country else name), plain.at


def _parted(order: Order, home: PowerId | None = None) -> tuple[PowerId | None, Order]:
    """The country that an order names, unless it is the home country, and the order itself."""
    if not isinstance(order, ForPower):
        return None, order
    return (None if order.power == home else order.power), order.order
