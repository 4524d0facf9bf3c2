"""The rows of a seat's orders: duties without a piece, then each piece with all its orders."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.board.graph import Location, PowerId
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.asking import SENTENCES
from engine.orders.covert import Deploy
from engine.orders.notation import Reader, write
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Build, Remove, Waive
from engine.orders.submission import Entry, Standing
from engine.phases import PhaseKind
from engine.position import Prisoners
from engine.units import STANDARD_KINDS, Kind

_Due: TypeAlias = tuple[PowerId | None, str]
"""A country, None for the seat's own, and what is asked: builds, removals, pieces to set up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a seat's orders: what it is for, if anything, its order, and remarks.

    ``asked`` is true if the deadline asks for an order; a covert piece may do without. ``more`` is
    true of a further order for the piece in the row above. ``kind`` and ``country`` say which piece
    it is, if it is for one. ``prisoners`` are those that the row is about. ``why`` says what does
    not count and why.
    """

    power: PowerId
    piece: str
    place: str
    order: str = ""
    asked: bool = False
    more: bool = False
    kind: str = ""
    country: str = ""
    prisoners: Prisoners | None = None
    why: Message | None = None

    @property
    def missing(self) -> bool:
        """Whether a required order is missing."""
        return self.asked and not self.order


@dataclass(frozen=True, slots=True, kw_only=True)
class _Slot:
    """A piece that an order may be for, or a stack of ``count``; 0 if they go one by one.

    It is ``hired`` if its country is not the seat's own.
    """

    kind: Kind
    at: Location
    country: PowerId
    hired: bool
    open: bool
    count: int = 0

    @property
    def name(self) -> str:
        return self.part(self.count)

    @property
    def piece(self) -> tuple[str, str]:
        return self.kind, self.country

    def part(self, count: int) -> str:
        """The name for this many of them."""
        name = f"{self.kind} {self.at}" + (f"({count})" if count else "")
        return f"{self.country}: {name}" if self.hired else name

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
    """A line due without a piece: a bid for a country, or a list of countries."""

    name: str
    open: bool

    @property
    def at(self) -> Location:
        return Location("")

    @property
    def piece(self) -> tuple[str, str]:
        return "", ""

    def takes(self, order: Order) -> bool:
        return write(order).startswith(f"{self.name} ")


class _Rows:
    """Collects the rows of a seat, each order in one of them."""

    def __init__(self, seat: PowerId, seen: Seen, entries: Sequence[Entry], reader: Reader) -> None:
        self._seat = seat
        self._seen = seen
        self._left = list(entries)
        self._reader = reader

    def every(self, entries: Sequence[Entry]) -> Iterator[Row]:
        """Duties without a piece, then the pieces, each followed by its further orders."""
        seen = self._seen
        hired = (slot for country in seen.commands for slot in _slots(country, hired=True))
        slots: tuple[_Slot | _Sealed, ...] = (
            *_sealed(seen, entries),
            *_slots(seen, hired=False),
            *hired,
        )
        own = [self._own(slot) for slot in slots]
        more: dict[int, list[Entry]] = defaultdict(list)
        for entry in tuple(self._left):
            at = next((n for n, slot in enumerate(slots) if slot.takes(entry.order)), None)
            if at is not None:
                self._left.remove(entry)
                more[at].append(entry)
        yield from self._prisoners()
        yield from self._dues()
        for number, slot in enumerate(slots):
            kind, country = slot.piece
            for row in self._of(slot, own[number], more[number]):
                yield replace(row, kind=kind, country=country)

    def _own(self, slot: _Slot | _Sealed) -> Entry | None:
        """The order that a piece is asked for: one that counts, if there is any."""
        fitting = (e for e in self._left if slot.takes(e.order) and self._main(e.order))
        entry = min(fitting, key=lambda one: one.standing is Standing.IGNORED, default=None)
        if entry is not None:
            self._left.remove(entry)
        return entry

    def _main(self, order: Order) -> bool:
        """Whether it is not an order beside a unit's own, such as a search or a spy's convoy."""
        plain = _parted(order)[1].parts[0]
        unit = isinstance(plain, PieceOrder) and plain.kind in STANDARD_KINDS
        return not unit or bool(self._reader.kind_of(plain).slot)

    def _of(self, slot: _Slot | _Sealed, own: Entry | None, more: Sequence[Entry]) -> Iterator[Row]:
        given = [entry for entry in (own, *more) if entry is not None]
        count = slot.count if isinstance(slot, _Slot) else 0
        numbers = [_number(entry.order) for entry in given if count and self._main(entry.order)]
        name = slot.part(numbers[0]) if isinstance(slot, _Slot) and own and count else slot.name
        first = Row(power=self._seat, piece=name, place=slot.at[:3])
        if own is not None:
            first = self._row(own, name, slot.at)
        yield replace(first, asked=not slot.open)
        for entry in more:
            of = slot.name
            if isinstance(slot, _Slot) and count and self._main(entry.order):
                of = slot.part(_number(entry.order))
            yield replace(self._row(entry, of, slot.at), more=True)
        rest = count - sum(numbers)
        if isinstance(slot, _Slot) and numbers and rest > 0:
            yield Row(power=self._seat, piece=slot.part(rest), place=slot.at[:3])

    def _prisoners(self) -> Iterator[Row]:
        """A row for each lot of prisoners; one sentence may be for all of a power's."""
        used: list[Entry] = []
        for lot in self._seen.prisoners if self._seen.phase is PhaseKind.MOVEMENT else ():
            ways = ((lot.province,), (), ("TO",))
            found = (e for way in ways for e in self._left if _sentenced(e.order, lot) == way)
            entry = next(found, None)
            name = f"{lot.power} {lot.province}({lot.count})"
            row = Row(power=self._seat, piece=name, place=lot.province)
            if entry is not None:
                row = self._row(entry, name, lot.province)
                used.append(entry)
            yield replace(row, asked=True, country=lot.power, prisoners=lot)
        self._left = [entry for entry in self._left if entry not in used]

    def _dues(self) -> Iterator[Row]:
        """A row for each existing order without a piece, and for each one due."""
        seen, due = self._seen, Counter(dict(_due(self._seen)))
        for entry in self._left:
            kind = _asked_for(entry.order, seen)
            country, plain = _parted(entry.order, seen.power)
            row = self._row(entry, *_subject(entry.order, seen.power))
            piece = plain.kind if isinstance(plain, PieceOrder) else ""
            yield replace(
                row, asked=due[kind] > 0, kind=piece, country=country or seen.power if piece else ""
            )
            due[kind] -= 1
        for country, word in due.elements():
            name = f"{country}: {word}" if country else word
            yield Row(power=self._seat, piece=name, place="", asked=True)

    def _row(self, entry: Entry, piece: str, place: str) -> Row:
        why = self._reader.fault(_parted(entry.order)[1]) or entry.why
        order = write(entry.order)
        return Row(power=self._seat, piece=piece, place=place[:3], order=order, why=why)


def rows_of(seat: PowerId, seen: Seen, entries: Sequence[Entry], reader: Reader) -> tuple[Row, ...]:
    """The rows for what a seat knows and has written.

    ``seen`` names the country that the seat plays; in a game of few players that is not the seat.
    """
    return tuple(_Rows(seat, seen, entries, reader).every(entries))


def _number(order: Order) -> int:
    """How many of a stack an order is for."""
    return getattr(_parted(order)[1].parts[0], "count", 0)


def _sentenced(order: Order, lot: Prisoners) -> tuple[str, ...] | None:
    """The place that a sentence names if it is for a power's prisoners, None if it is not."""
    verb, *words = write(order).split()
    if verb not in SENTENCES or words[:1] != [lot.power]:
        return None
    return tuple(words[1:2])


def _slots(seen: Seen, *, hired: bool) -> Iterator[_Slot]:
    """The pieces that the deadline asks about; those that may do without orders are open."""
    units = []
    if seen.phase is PhaseKind.MOVEMENT and not seen.covert:
        units = [unit for unit in seen.units.values() if unit.power == seen.power]
    for unit in sorted([*units, *seen.retreating], key=lambda unit: unit.at):
        yield _Slot(kind=unit.kind, at=unit.at, country=seen.power, hired=hired, open=False)
    if seen.covert or seen.phase is PhaseKind.MOVEMENT or seen.acting:
        for stack in sorted(seen.stacks, key=lambda stack: (stack.province, stack.kind)):
            at, numbered = Location(stack.province), seen.kinds[stack.kind].numbered
            slot = _Slot(
                kind=stack.kind,
                at=at,
                country=seen.power,
                hired=hired,
                open=True,
                count=stack.count if numbered else 0,
            )
            yield from [slot] * (1 if numbered else stack.count)


def _sealed(seen: Seen, entries: Sequence[Entry]) -> Iterator[_Sealed]:
    """A list if one is asked for, and a bid for each country for sale; making none is unusual."""
    if seen.phase is PhaseKind.PREFERENCES:
        yield _Sealed("PREFER", open=False)
    for country in seen.sale:
        yield _Sealed(f"BID {country}", open=bool(entries))


def _due(seen: Seen) -> Iterator[tuple[_Due, int]]:
    """How many builds, removals or set-ups are asked of a seat and of those it commands."""
    if seen.phase is PhaseKind.DEPLOYMENT:
        placed = {kind.due: kind.kind for kind in seen.kinds.values()}
        yield from (((None, placed[what]), number) for what, number in seen.asked.items())
    for one in (seen, *seen.commands):
        country = None if one is seen else one.power
        if one.phase is PhaseKind.ADJUSTMENTS and one.due:
            yield (country, "BUILD" if one.due > 0 else "REMOVE"), abs(one.due)


def _asked_for(order: Order, seen: Seen) -> _Due:
    """What an order answers, if it sets up a piece or uses up a build or a removal."""
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
