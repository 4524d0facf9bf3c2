"""The rows of a seat's orders: one for each piece and each thing due, then every further order."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.board.graph import Location, PowerId
from engine.orders.addressed import ForPower
from engine.orders.kinds import Order, PieceOrder
from engine.orders.notation import write
from engine.orders.options import Seen
from engine.orders.standard import Build, Remove, Waive
from engine.orders.submission import Entry
from engine.phases import PhaseKind
from engine.units import Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a seat's orders: the piece it is for, if any, and its order with what is said.

    ``missing`` is true where an order is due and not there; a covert piece without one is only
    shown. ``why`` says what does not count and why.
    """

    power: PowerId
    piece: str
    place: str
    order: str = ""
    missing: bool = False
    why: str = ""


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
        country, plain = _parted(order)
        return (
            isinstance(plain, PieceOrder)
            and not isinstance(plain, Build)
            and (country, plain.kind, plain.at[:3]) == (self.country, self.kind, self.at[:3])
        )


def rows_of(
    seen: Seen, entries: Sequence[Entry], fault: Callable[[Order], str | None]
) -> tuple[Row, ...]:
    """The rows for what a seat knows and has written; ``fault`` says what no piece could do."""
    left = list(entries)
    rows = []
    for slot in (*_slots(seen, None), *(s for c in seen.commands for s in _slots(c, c.power))):
        entry = next((entry for entry in left if slot.takes(entry.order)), None)
        if entry is not None:
            left.remove(entry)
            rows.append(_row(seen.power, slot.name, slot.at, entry, fault))
        else:
            rows.append(
                Row(power=seen.power, piece=slot.name, place=slot.at[:3], missing=not slot.open)
            )
    rows += [_row(seen.power, *_subject(entry.order), entry, fault) for entry in left]
    return (*rows, *_due(seen, entries))


def _slots(seen: Seen, country: PowerId | None) -> Iterator[_Slot]:
    """The pieces that the deadline asks about; those that may stay without orders are open."""
    units = []
    if seen.phase is PhaseKind.MOVEMENT and not seen.covert:
        units = [unit for unit in seen.units.values() if unit.power == seen.power]
    for unit in sorted([*units, *seen.retreating], key=lambda unit: unit.at):
        yield _Slot(unit.kind, unit.at, country, open=False)
    if seen.covert or seen.phase in {PhaseKind.MOVEMENT, PhaseKind.RETREATS}:
        for stack in sorted(seen.stacks, key=lambda stack: (stack.province, stack.kind)):
            pieces = 1 if stack.kind == "AGENT" else stack.count
            for _ in range(pieces):
                yield _Slot(stack.kind, Location(stack.province), country, open=True)


def _due(seen: Seen, entries: Sequence[Entry]) -> Iterator[Row]:
    """A row for each build or removal that is still to be chosen."""
    for one in (seen, *seen.commands):
        country = None if one is seen else one.power
        orders = [
            plain for who, plain in map(_parted, (e.order for e in entries)) if who == country
        ]
        due = one.due or 0
        if one.phase is not PhaseKind.ADJUSTMENTS or not due:
            continue
        made = (Build, Waive) if due > 0 else (Remove,)
        units = [o for o in orders if isinstance(o, made) and getattr(o, "kind", "A") in {"A", "F"}]
        word = "BUILD" if due > 0 else "REMOVE"
        name = f"{country}: {word}" if country else word
        for _ in range(abs(due) - len(units)):
            yield Row(power=seen.power, piece=name, place="", missing=True)


def _row(
    power: PowerId, piece: str, place: str, entry: Entry, fault: Callable[[Order], str | None]
) -> Row:
    why = fault(_parted(entry.order)[1]) or entry.why
    return Row(power=power, piece=piece, place=place[:3], order=write(entry.order), why=why)


def _subject(order: Order) -> tuple[str, str]:
    country, plain = _parted(order)
    if not isinstance(plain, PieceOrder):
        return "", ""
    name = f"{plain.kind} {plain.at}"
    return (f"{country}: {name}" if country else name), plain.at


def _parted(order: Order) -> tuple[PowerId | None, Order]:
    """The country that an order is for, where it is not the seat's own, and the order itself."""
    return (order.power, order.order) if isinstance(order, ForPower) else (None, order)
