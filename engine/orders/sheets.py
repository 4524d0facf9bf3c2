"""Whole sheets of orders as people write them, with every line accounted for."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders import answered, flow, halves, layout, numbered, phase_heads, taking_back
from engine.orders.addressed import ForPower
from engine.orders.completion import Pieces, absence
from engine.orders.lexicon import Lexicon
from engine.orders.line_reader import EndlessSheetError, LineReader, owner_of
from engine.orders.lines import Line, Read, ReadSheet, Role, Unread
from engine.orders.notation import Reader
from engine.orders.order import Order, PieceOrder
from engine.orders.phase_heads import Resolved
from engine.orders.plain.reader import PlainReader, Spoken
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import tags_of
from engine.orders.second_thoughts import SecondThoughts, not_read
from engine.orders.seen import Seen
from engine.phases import PhaseKind

__all__ = ["EndlessSheetError", "read_sheet"]


def read_sheet(  # noqa: PLR0913  # what surrounds a sheet
    reader: Reader,
    text: str,
    *,
    power: PowerId | None = None,
    phase: PhaseKind | None = None,
    position: Pieces | None = None,
    players: Collection[PowerId] = (),
    later: Resolved | None = None,
) -> ReadSheet:
    """The orders on a sheet, line by line.

    Lines under a heading are the heading's power's, the others ``power``'s; ``FRANCE:`` before an
    order counts for the rest of its line, or up to the next one if there is neither heading nor
    ``power``. Quoted lines are set aside, unless nothing else is written. Several orders may share
    a line. Nothing is ever lost: what cannot be read is kept with the reason. ``position`` holds
    the pieces that the reader may know; it assigns an order without a power to the owner of the
    piece and notes orders for pieces that are not there. ``players`` give the orders of several
    countries: they have headings too, and what is under a country's heading is theirs, for that
    country. ``later`` says which deadline a heading names; what is under one for another deadline
    is kept for it.

    Raises:
        EndlessSheetError: nobody would write so much of what might be an order.
    """
    found = _SheetReader(reader, phase, position, power, players, later)
    lines = found.standing(tuple(found.lines(text.splitlines())))
    return ReadSheet(_judged(reader, position, lines, players))


_INITIAL = re.compile(r"(?:[A-Z]\.){1,3}")
"""A name cut down to its first letter, below a mail."""


class _SheetReader:
    """Reads line by line, in formal words or in sentences."""

    def __init__(
        self,
        reader: Reader,
        phase: PhaseKind | None,
        position: Pieces | None,
        power: PowerId | None,
        players: Collection[PowerId],
        later: Resolved | None,
    ) -> None:
        self._reader = reader
        self._phase = phase
        self._later = later
        self._kept_for = ""
        self._last = 0
        self._words = LineReader(reader, phase, position, power, players)
        self._stack = ""
        self._plain = PlainReader(reader.lexicon, self._words.plainly, phase, position)
        self._thoughts = SecondThoughts(reader, self._words, self._parted_contents)

    def lines(self, texts: list[str]) -> Iterator[Line]:
        """One line for each text."""
        aside = any(not (layout.bare(t) or layout.quotes(t) or layout.attributes(t)) for t in texts)
        roles = list(_roles(texts, self._reader.lexicon, aside=aside))
        own = [n for n, role in enumerate(roles) if role is None]
        self._last = own[-1] + 1 if own else 0
        continued, above = False, None
        told = numbered.told(self._reader.lexicon, texts, own)
        runs = [*flow.runs(answered.told(self._reader.lexicon, told), own), flow.Run("")]
        for number, (run, after) in enumerate(pairwise(runs), 1):
            role = Role.CONTINUED if continued else roles[number - 1]
            if role is Role.BLANK:
                self._plain.blank()
            text = texts[number - 1]
            if role:
                line = Line(number=number, text=text, role=role)
            elif run.taken and above is not None:
                line = _tail(above, number, text)
            else:
                line = replace(self._line(number, run.text), text=text)
                line = line if line.orders else self._counted(line)
                above = line
            free = role is None and not run.taken and number < len(texts) and not roles[number]
            longer = self._on(line, after.text) if free and run.text == text else None
            continued = longer is not None
            if continued or role is Role.BLANK:
                self._stack = text if text.rstrip().endswith(":") else ""
            self._thoughts.give((longer or line).orders)
            yield longer or line

    def _counted(self, line: Line) -> Line:
        """A line about some more pieces of the stack named above: “Agents Paris:”, “1 spies”."""
        if not (self._stack and line.text.strip()[0].isdigit()):
            return line
        spoken = self._plain.line(f"{self._stack} {line.text.strip()}", 0)
        found = tuple(item for item in self._said(spoken) if isinstance(item, Read))
        return replace(line, role=Role.ORDERS, orders=found, unread=()) if spoken.whole else line

    def standing(self, lines: Sequence[Line]) -> tuple[Line, ...]:
        """The lines without the orders that others take back."""
        return tuple(map(self._thoughts.standing, lines))

    def _on(self, line: Line, after: str) -> Line | None:
        """The line joined to the next one, if a mail program broke an order in two."""
        rest, here = layout.strip(after), self._words.power
        if not rest.text or not (line.orders or line.unread) or layout.signs(after):
            return None
        if line.text.rstrip().endswith("?") or _INITIAL.fullmatch(rest.text):
            return None
        if self._plain.covert or line.later or taking_back.takes_back(after):
            return None
        alone = any(isinstance(item, Read) for item in self._words.orders(rest))
        self._words.power = here
        breaks_off = bool(line.unread) and line.unread[-1].start == line.unread[-1].end
        if alone and not breaks_off:
            return None
        part = layout.strip(line.text)
        joined = layout.Part(f"{part.text} {after.strip()}", part.start)
        found = tuple(self._words.orders(joined))
        whole = tuple(item for item in found if isinstance(item, Read))
        if len(whole) < len(found):
            first = [tag.sense for tag in tags_of(self._reader.lexicon, after)][:1]
            more = first == [Sense.HELPED] or not line.orders
            spoken = self._plain.line(joined.text, joined.start) if more else Spoken()
            whole = tuple(r for r in self._said(spoken) if isinstance(r, Read) and spoken.whole)
        return replace(line, role=Role.ORDERS, orders=whole, unread=()) if whole else None

    def _line(self, number: int, text: str) -> Line:
        kept = self._for_later(number, text)
        if kept is not None:
            return kept
        power = None if self._words.wishes(text) else self._words.heading(text)
        if power is not None:
            self._words.under(power)
            self._plain.under(power)
            return Line(number=number, text=text, role=Role.HEADING, power=power)
        part = _stripped(text, self._phase, covert=self._plain.covert)
        if not part.text:
            return Line(number=number, text=text, role=Role.COMMENT)
        part, later, rest = self._parted(part)
        withdrawn = self._thoughts.withdrawn
        found = () if layout.title(part.text) else self._thoughts.read(part)
        if not found and self._plain.awaits and number == self._last:
            found = not_read(part)  # “Hold”, and nothing below it
        if not found and not later:
            self._words.titled(part.text)
            role = Role.TAKES_BACK if self._thoughts.withdrawn > withdrawn else Role.TITLE
            return Line(number=number, text=text, role=role)
        unread = tuple(item for item in found if isinstance(item, Unread))
        return Line(
            number=number,
            text=text,
            role=Role.UNREAD if unread else Role.ORDERS,
            power=self._words.power,
            orders=tuple(item for item in found if isinstance(item, Read)),
            unread=unread,
            later=later,
            kept=rest,
        )

    def _parted(self, part: layout.Part) -> tuple[layout.Part, str, str]:
        """A line up to the part for another deadline, that deadline, and the part."""
        found = phase_heads.inline(part.text) if self._later else None
        phase = self._later(found[1]) if found and self._later else ""
        if found is None or not phase:
            return part, "", ""
        return layout.trimmed(layout.Part(found[0].rstrip(" ,;"), part.start)), phase, found[2]

    def _for_later(self, number: int, text: str) -> Line | None:
        """The line as one for another deadline, if it is."""
        part = layout.strip(text)
        head = phase_heads.heading(part.text) if self._later and part.text else None
        if self._later is None or head is None:
            if not (self._kept_for and part.text):
                return None
            return Line(number=number, text=text, role=Role.LATER, later=self._kept_for, kept=text)
        phase, rest = self._later(head[0]), head[1]
        if not rest:
            self._kept_for = phase
        if not phase:
            return None
        return Line(number=number, text=text, role=Role.LATER, later=phase, kept=rest)

    def _parted_contents(self, line: layout.Part) -> tuple[Read | Unread, ...]:
        """The contents of a line, those in front of a heading of covert pieces by themselves."""
        start = self._plain.covert_from(line.text) or 0
        lead = layout.trimmed(layout.Part(line.text[:start].rstrip(" ,;/|"), line.start))
        rest = layout.trimmed(layout.Part(line.text[start:], line.start + start))
        says = not layout.title(lead.text) and taking_back.says(self._reader.lexicon, lead.text)
        if not says or self._words.heading(lead.text):
            return self._contents(rest)
        return (*self._contents(lead), *self._contents(rest))

    def _contents(self, line: layout.Part) -> tuple[Read | Unread, ...]:
        """The contents of a line, in formal words or in sentences; half an order is none."""
        start = self._plain.covert_from(line.text)
        covert = start is not None or layout.refers_back(line.text)
        spoken = self._spoken(line) if covert else None
        if spoken and (spoken.heading or spoken.whole):
            return self._said(spoken)
        found = () if covert else tuple(self._words.orders(line))
        whole = all(isinstance(item, Read) for item in found)
        if found and whole and self._words.dropped is None:
            return halves.asked(found) if line.text.endswith("?") else found
        spoken = spoken or self._spoken(line)
        if spoken.heading or spoken.whole:
            return self._said(spoken)
        if covert:
            return self._said(spoken) or not_read(line)
        more = len(spoken.orders) - spoken.parted >= sum(isinstance(item, Read) for item in found)
        if spoken.orders and more and not layout.conditional(line.text):
            return self._said(spoken)
        held = halves.held(self._reader.lexicon, line, found, self._words.dropped, self._phase)
        return held or not_read(line)

    def _spoken(self, line: layout.Part) -> Spoken:
        """What a line says in sentences, which may point to the order above it."""
        return self._plain.line(line.text, line.start, self._thoughts.last)

    def _said(self, spoken: Spoken) -> tuple[Read | Unread, ...]:
        """What sentences say, as parts of their line."""
        reads = [
            self._words.given(said.power or self._words.power, said.order, (said.start, said.end))
            for said in spoken.orders
        ]
        weak = (replace(r, weak=s.weak) for r, s in zip(reads, spoken.orders, strict=True))
        left = (
            Unread(message=Message("order.part_not_read"), start=start, end=end)
            for start, end in spoken.open
        )
        return (*weak, *left)


def _stripped(text: str, phase: PhaseKind | None, *, covert: bool) -> layout.Part:
    """A line without its numbering; in front of bids, a number is one of them."""
    bare = text.strip()
    if phase is PhaseKind.BIDS and bare.partition(" ")[0].isdigit():
        return layout.trimmed(layout.Part(text, 0))
    if covert and layout.counts_some(bare):
        return layout.trimmed(layout.Part(text, 0))
    if layout.enclosed(bare) and taking_back.takes_back(bare):
        return layout.Part(bare[1:-1], text.index("(") + 1)
    return layout.strip(text)


def _roles(texts: list[str], lexicon: Lexicon, *, aside: bool) -> Iterator[Role | None]:
    signed = False
    for number, text in enumerate(texts):
        if layout.signs(text) and not signed:
            below = next(filter(str.strip, texts[number + 1 :]), "")
            signed = text.endswith(" ") or not _acts(lexicon, below)
        yield _role(text, signed=signed, aside=aside)


def _acts(lexicon: Lexicon, text: str) -> bool:
    """Whether a line says that something is done in a place, which no signature does."""
    senses = {tag.sense for tag in tags_of(lexicon, text)}
    return Sense.PLACE in senses and not senses.isdisjoint(_ACTS)


_ACTS = (Sense.TO, Sense.HOLD, Sense.SUPPORT, Sense.CONVOY, Sense.BUILD, Sense.REMOVE)


def _tail(above: Line, number: int, text: str) -> Line:
    """A line that only ends a sentence above; if that was not all understood, nor was this."""
    if above.unread:
        left = Unread(message=Message("order.part_not_read"), start=0, end=len(text))
        return Line(number=number, text=text, role=Role.UNREAD, power=above.power, unread=(left,))
    return Line(number=number, text=text, role=Role.CONTINUED if above.orders else above.role)


def _role(text: str, *, signed: bool, aside: bool) -> Role | None:
    """The role of a line without orders; None for a line that may have some."""
    if layout.bare(text) and not (signed and text.strip()):
        return Role.BLANK
    if signed:
        return Role.SIGNATURE
    if layout.left_open(text):
        return Role.COMMENT
    if layout.attributes(text) or (aside and layout.quotes(text)):
        return Role.QUOTED
    return None


def _judged(
    reader: Reader,
    position: Pieces | None,
    lines: tuple[Line, ...],
    players: Collection[PowerId],
) -> tuple[Line, ...]:
    """The lines with a note at each order that another replaces or that finds no piece.

    An order that a player gives for no country by name is for a piece of any.
    """
    lines = tuple(halves.unsettled(lines, partial(_alone, reader, position)))
    firm = {_slot(reader, read) for line in lines for read in line.orders if not read.weak} - {None}
    lines = tuple(_firm(reader, line, firm) for line in lines)
    last = {_slot(reader, read): line for line in lines for read in line.orders}
    final = {_slot(reader, read): read for line in lines for read in line.orders}

    def noted(read: Read) -> Read:
        slot = _slot(reader, read)
        if slot is None:
            # What goes beside another order may be for where the piece goes: ``F ENG SEARCH``.
            return read
        if final[slot] is not read:
            return replace(read, stands=False, note=_replaced(read, final[slot], last[slot]))
        whose, order = _parted(read)
        whose = owner_of(position, order) or whose if whose in players else whose
        if position is None or whose is None or not isinstance(order, PieceOrder):
            return read
        missing = absence(reader.board, order, position, whose)
        return read if missing is None else replace(read, note=missing)

    return tuple(
        replace(line, orders=tuple(map(noted, line.orders))) if line.orders else line
        for line in lines
    )


def _firm(reader: Reader, line: Line, firm: Collection[object]) -> Line:
    """A line without weak orders for pieces that have other orders."""
    kept = tuple(r for r in line.orders if not (r.weak and _slot(reader, r) in firm))
    if len(kept) == len(line.orders):
        return line
    role = line.role if kept or line.unread else Role.TITLE  # it says nothing of its own any more
    return replace(line, orders=kept, role=role)


def _replaced(read: Read, final: Read, line: Line) -> Message:
    if final.order == read.order:
        return Message("order.same_order_stands_again_line", number=line.number)
    return Message(
        "order.line_orders_otherwise_stands_instead", number=line.number, order=str(final.order)
    )


def _slot(reader: Reader, read: Read) -> tuple[PowerId | None, str, str] | None:
    """What an order occupies, so that no other can: a piece's action, a building site."""
    whose, order = _parted(read)
    slot = reader.kind_of(order).slot
    return (whose, slot, order.at[:3]) if slot and isinstance(order, PieceOrder) else None


def _alone(reader: Reader, position: Pieces | None, read: Read) -> object:
    """The same as `_slot`, and for covert pieces too if alone in their place."""
    whose, order = _parted(read)
    if not (isinstance(order, PieceOrder) and isinstance(position, Seen)):
        return _slot(reader, read)
    here = [one for one in position.stacks if one.province == order.at[:3]]
    single = [(one.kind, one.count) for one in here] == [(order.kind, 1)]
    return _slot(reader, read) or ((whose, order.kind, order.at[:3]) if single else None)


def _parted(read: Read) -> tuple[PowerId | None, Order]:
    """The country that an order is for, or whoever gave it, and the order without its name."""
    order = read.order
    return (order.power, order.order) if isinstance(order, ForPower) else (read.power, order)
