"""The rows of a seat's orders: one for each piece and each thing due, then every further order."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.board.graph import Location, PowerId
from engine.orders.addressed import ForPower
from engine.orders.conditions import parts
from engine.orders.kinds import Order, PieceOrder
from engine.orders.notation import write
from engine.orders.options import Seen
from engine.orders.standard import Build, Remove, Waive
from engine.orders.submission import Entry
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS, Kind

_Due: TypeAlias = tuple[PowerId | None, str]
"""A country, None for the seat's own, and what is asked: builds or removals."""


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
    why: str = ""

    @property
    def missing(self) -> bool:
        """Whether an order is asked for and not there."""
        return self.asked and not self.order


@dataclass(frozen=True, slots=True)
class _Slot:
    kind: Kind
    at: Location
    country: PowerId | None
    open: bool

    @property
    def name(self) -> str:
        return (
            f"{self.country}: {self.kind} {self.at}" if self.country else f"{self.kind} {self.at}"
        )

    def takes(self, order: Order) -> bool:
        country, whole = _parted(order)
        plain = parts(whole)[0]
        return (
            isinstance(plain, PieceOrder)
            and not isinstance(plain, Build)
            and (country, plain.kind, plain.at[:3]) == (self.country, self.kind, self.at[:3])
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
    seen: Seen, entries: Sequence[Entry], fault: Callable[[Order], str | None]
) -> tuple[Row, ...]:
    """The rows for what a seat knows and has written; ``fault`` says what no piece could do."""
    left = list(entries)
    rows = []
    pieces = (*_slots(seen, None), *(s for c in seen.commands for s in _slots(c, c.power)))
    slots: tuple[_Slot | _Sealed, ...] = (*_sealed(seen, entries), *pieces)
    for slot in slots:
        entry = next((entry for entry in left if slot.takes(entry.order)), None)
        if entry is not None:
            left.remove(entry)
            row = _row(seen.power, slot.name, slot.at, entry, fault)
        else:
            row = Row(power=seen.power, piece=slot.name, place=slot.at[:3])
        rows.append(replace(row, asked=not slot.open))
    due = Counter(dict(_due(seen)))
    for entry in left:
        kind = _asked_for(entry.order)
        row = _row(seen.power, *_subject(entry.order), entry, fault)
        rows.append(replace(row, asked=due[kind] > 0))
        due[kind] -= 1
    names = (f"{country}: {word}" if country else word for country, word in due.elements())
    return (*rows, *(Row(power=seen.power, piece=name, place="", asked=True) for name in names))


def _slots(seen: Seen, country: PowerId | None) -> Iterator[_Slot]:
    """The pieces that the deadline asks about; those that may stay without orders are open."""
    units = []
    if seen.phase is PhaseKind.MOVEMENT and not seen.covert:
        units = [unit for unit in seen.units.values() if unit.power == seen.power]
    for unit in sorted([*units, *seen.retreating], key=lambda unit: unit.at):
        yield _Slot(unit.kind, unit.at, country, open=False)
    late = seen.phase is PhaseKind.RETREATS and seen.asked.get("spies", 0) > 0
    if seen.covert or seen.phase is PhaseKind.MOVEMENT or late:
        for stack in sorted(seen.stacks, key=lambda stack: (stack.province, stack.kind)):
            pieces = 1 if stack.kind == "AGENT" else stack.count
            for _ in range(pieces):
                yield _Slot(stack.kind, Location(stack.province), country, open=True)


def _sealed(seen: Seen, entries: Sequence[Entry]) -> Iterator[_Sealed]:
    """A list where one is asked for, and a bid for each country for sale; no bid at all is odd."""
    if seen.phase is PhaseKind.PREFERENCES:
        yield _Sealed("PREFER", open=False)
    for country in seen.sale:
        yield _Sealed(f"BID {country}", open=bool(entries))


def _due(seen: Seen) -> Iterator[tuple[_Due, int]]:
    """How many builds or removals are asked of a seat and of the countries that it commands."""
    for one in (seen, *seen.commands):
        country = None if one is seen else one.power
        if one.phase is PhaseKind.ADJUSTMENTS and one.due:
            yield (country, "BUILD" if one.due > 0 else "REMOVE"), abs(one.due)


def _asked_for(order: Order) -> _Due:
    """What an order answers, if it is a build or a removal of an army or fleet."""
    country, plain = _parted(order)
    match plain:
        case Waive():
            return country, "BUILD"
        case Build() if plain.kind in STANDARD_KINDS:
            return country, "BUILD"
        case Remove() if plain.kind in STANDARD_KINDS:
            return country, "REMOVE"
        case _:
            return country, ""


def _row(
    power: PowerId, piece: str, place: str, entry: Entry, fault: Callable[[Order], str | None]
) -> Row:
    why = fault(_parted(entry.order)[1]) or entry.why
    return Row(power=power, piece=piece, place=place[:3], order=write(entry.order), why=why)


def _subject(order: Order) -> tuple[str, str]:
    country, whole = _parted(order)
    plain = parts(whole)[0]
    if not isinstance(plain, PieceOrder):
        return "", ""
    name = f"{plain.kind} {plain.at}"
    return (f"{country}: {name}" if country else name), plain.at


def _parted(order: Order) -> tuple[PowerId | None, Order]:
    """The country that an order is for, where it is not the seat's own, and the order itself."""
    return (order.power, order.order) if isinstance(order, ForPower) else (None, order)
