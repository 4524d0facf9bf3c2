"""Whole sheets of orders as people write them, with every line accounted for."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from engine.board.graph import Board, PowerId
from engine.errors import UserError
from engine.language.message import Message
from engine.orders import amending, halves, hedged, layout, phase_heads
from engine.orders.addressed import ForPower
from engine.orders.completion import Pieces, absence
from engine.orders.errors import OrderTextError
from engine.orders.lines import Line, Read, ReadSheet, Role, Unread
from engine.orders.notation import Reader
from engine.orders.order import Order, PieceOrder
from engine.orders.phase_heads import Resolved
from engine.orders.plain.reader import PlainReader, Spoken
from engine.orders.standard import Disband, Retreat
from engine.phases import PhaseKind

_LONGEST = 12
"""How many items between commas may make one order; a list of retreats or a route is shorter."""


_ATTEMPTS = 1_000
"""So often parts of a sheet are tried as an order; those of seven powers take fifty."""

_NAMED = 3
"""How many pieces one order may name with their letters, and one to be sure."""


def read_sheet(
    reader: Reader,
    text: str,
    *,
    power: PowerId | None = None,
    phase: PhaseKind | None = None,
    position: Pieces | None = None,
    players: Collection[PowerId] = (),
    later: Resolved | None = None,
) -> ReadSheet:
    """The orders of a sheet, line by line.

    Lines under a heading are the heading's power's, the others ``power``'s; ``FRANCE:`` before an
    order counts for the rest of its line, or up to the next one where there is neither heading nor
    ``power``. Quoted lines are set aside, unless nothing else is
    written. Several orders may share a line. Nothing is ever lost: what cannot be read is kept
    with the reason. ``position`` holds the pieces that the reader may know; it gives an order
    without a power to the owner of the piece and notes orders for pieces that are not there.
    ``players`` give the orders of several countries: they have headings too, and what stands under
    a country's heading is for that country but theirs. ``later`` says which deadline a heading
    names; what stands under that of another than the one due is kept for it.

    Raises:
        EndlessSheetError: nobody would write so much of what might be an order.
    """
    found = _SheetReader(reader, phase, position, power, players)
    found.later = later
    lines = tuple(found.lines(text.splitlines()))
    return ReadSheet(_judged(reader, position, lines, players))


class EndlessSheetError(UserError):
    """A sheet takes more reading than orders do."""


class _SheetReader:
    """Reads line after line, remembering whose orders are being read."""

    def __init__(
        self,
        reader: Reader,
        phase: PhaseKind | None,
        position: Pieces | None,
        power: PowerId | None,
        players: Collection[PowerId],
    ) -> None:
        self._left = _ATTEMPTS
        self._reader = reader
        self._phase = phase
        self._position = position
        self._power = power
        self._players = players
        self._player = power if power in players else None
        self._listed = power is not None
        self._opening = ""
        self.later: Resolved | None = None
        self._kept_for = ""
        self._dropped: layout.Part | None = None
        self._plain = PlainReader(reader.lexicon, self._plainly, phase, position)

    def lines(self, texts: list[str]) -> Iterator[Line]:
        """One line for each text."""
        aside = any(not (layout.bare(t) or layout.quotes(t) or layout.attributes(t)) for t in texts)
        signed = continued = False
        for number, (text, after) in enumerate(pairwise([*texts, ""]), 1):
            signed = signed or layout.signs(text)
            role = Role.CONTINUED if continued else _role(text, signed=signed, aside=aside)
            if role is Role.BLANK:
                self._plain.blank()
            line = Line(number=number, text=text, role=role) if role else self._line(number, text)
            longer = (
                None if role or _role(after, signed=signed, aside=aside) else self._on(line, after)
            )
            continued = longer is not None
            yield longer or line

    def _on(self, line: Line, after: str) -> Line | None:
        """The line together with the one after it, where a mail program broke an order in two."""
        rest, here = layout.strip(after), self._power
        if not rest.text or not (line.orders or line.unread) or layout.signs(after):
            return None
        alone = any(isinstance(item, Read) for item in self._orders(rest))
        self._power = here
        breaks_off = bool(line.unread) and line.unread[-1].start == line.unread[-1].end
        if alone and not breaks_off:
            return None
        part = layout.strip(line.text)
        found = tuple(self._orders(layout.Part(f"{part.text} {after.strip()}", part.start)))
        whole = tuple(item for item in found if isinstance(item, Read))
        if len(whole) < len(found):
            return None
        return replace(line, role=Role.ORDERS, orders=whole, unread=())

    def _line(self, number: int, text: str) -> Line:
        kept = self._for_later(number, text)
        if kept is not None:
            return kept
        power = None if self._wishes(text) else self._heading(text)
        if power is not None:
            self._power = power
            self._plain.under(power)
            self._player = power if power in self._players else self._player
            self._listed = True
            self._opening = ""
            return Line(number=number, text=text, role=Role.HEADING, power=power)
        part = layout.strip(text)
        if not part.text:
            return Line(number=number, text=text, role=Role.COMMENT)
        found = () if layout.title(part.text) else self._meant(part)
        if not found:
            self._opening = self._reader.opening(part.text, self._phase)
            return Line(number=number, text=text, role=Role.TITLE)
        unread = tuple(item for item in found if isinstance(item, Unread))
        return Line(
            number=number,
            text=text,
            role=Role.UNREAD if unread else Role.ORDERS,
            power=self._power,
            orders=tuple(item for item in found if isinstance(item, Read)),
            unread=unread,
        )

    def _for_later(self, number: int, text: str) -> Line | None:
        """The line as one that is for another deadline, if it is."""
        part = layout.strip(text)
        head = phase_heads.heading(part.text) if self.later and part.text else None
        if head is None or self.later is None:
            if not (self._kept_for and part.text):
                return None
            return Line(number=number, text=text, role=Role.LATER, later=self._kept_for, kept=text)
        phase, rest = self.later(head[0]), head[1]
        if not rest:
            self._kept_for = phase
        if not phase:
            return None
        return Line(number=number, text=text, role=Role.LATER, later=phase, kept=rest)

    def _meant(self, line: layout.Part) -> tuple[Read | Unread, ...]:
        """What a line holds, in the words of orders or in whole sentences; half an order is none."""
        covert = self._plain.covers(line.text)
        first = covert or self._phase in (PhaseKind.BIDS, PhaseKind.PREFERENCES)
        spoken = self._plain.line(line.text, line.start) if first else None
        if spoken and (spoken.heading or spoken.whole):
            return self._said(spoken)
        self._dropped = None
        found = () if covert else tuple(self._orders(line))
        if found and self._dropped is None and all(isinstance(item, Read) for item in found):
            return found
        spoken = spoken or self._plain.line(line.text, line.start)
        if spoken.heading or spoken.whole:
            return self._said(spoken)
        if covert:
            return self._said(spoken) or self._not_read(line)
        if spoken.orders and len(spoken.orders) >= sum(isinstance(i, Read) for i in found):
            return self._said(spoken)
        return halves.held(self._reader.lexicon, line, found, self._dropped, self._phase)

    def _not_read(self, line: layout.Part) -> tuple[Unread, ...]:
        message = Message("order.is_no_order_piece", words=line.text)
        return (Unread(message=message, start=line.start, end=line.start + len(line.text)),)

    def _said(self, spoken: Spoken) -> tuple[Read | Unread, ...]:
        """What sentences say, as parts of their line."""
        reads = [
            self._given(said.power or self._power, said.order, (said.start, said.end))
            for said in spoken.orders
        ]
        weak = (replace(r, weak=s.weak) for r, s in zip(reads, spoken.orders, strict=True))
        left = (
            Unread(message=Message("order.part_not_read"), start=start, end=end)
            for start, end in spoken.open
        )
        return (*weak, *left)

    def _plainly(self, text: str) -> Order:
        return self._reader.order(text, phase=self._phase, position=self._position)

    def _orders(self, line: layout.Part) -> Iterator[Read | Unread]:
        power = self._power
        whole = layout.Part(hedged.joined(line.text, self._phase), line.start)
        for sentence in layout.parts(whole):
            named, rest = self._addressed(sentence)
            power = named or power
            yield from self._sentence(power, rest)
        if not self._listed:
            # Without headings “FRANCE:” is one, and its orders may go on in the next line.
            self._power = power

    def _addressed(self, part: layout.Part) -> tuple[PowerId | None, layout.Part]:
        """The power before a colon, and what is behind it; a title before one is dropped."""
        before, colon, behind = part.text.partition(":")
        if not colon:
            return None, part
        power = layout.player(self._players, before)
        if power is None and self._bids(part.text):
            return None, part
        power = power or self._heading(before)
        opens = self._reader.opening(before, self._phase)
        if power is None and (opens or not layout.title(before)):
            return None, part
        return power, layout.trimmed(layout.Part(behind, part.start + len(before) + 1))

    def _heading(self, text: str) -> PowerId | None:
        """The power or player that a heading names."""
        return layout.player(self._players, text) or layout.heading(self._reader.lexicon, text)

    def _sentence(self, power: PowerId | None, part: layout.Part) -> Iterator[Read | Unread]:
        """The orders of a sentence: each takes as many items between commas as it can.

        What opens the sentence, or stands as a title above it, opens each of its items that needs
        it: ``Build A Par, F Bre``.
        """
        items = layout.listed(part)
        opening = self._reader.opening(part.text, self._phase) or self._opening
        done = 0
        while done < len(items):
            for end in range(min(len(items), done + _LONGEST), done, -1):
                start, last = items[done].start, items[end - 1]
                stretch = layout.Part(
                    part.text[start - part.start : last.start + len(last.text) - part.start], start
                )
                found = self._read(power, stretch, opening)
                if isinstance(found, Read):
                    done = end
                    break
            else:
                several = self._several(power, stretch, opening)
                done += 1
                if several:
                    yield from several
                    continue
            yield found

    def _several(self, power: PowerId | None, part: layout.Part, opening: str) -> tuple[Read, ...]:
        """The orders of a stretch with nothing between them; none unless every word is in one."""
        cuts = [0, *layout.pieces(self._reader.lexicon, part), len(part.text)]
        found: list[Read] = []
        done = 0
        while done < len(cuts) - 1 and len(cuts) > 2:
            for end in range(min(len(cuts) - 1, done + _NAMED), done, -1):
                text = part.text[cuts[done] : cuts[end]]
                one = self._read(
                    power, layout.trimmed(layout.Part(text, part.start + cuts[done])), opening
                )
                if isinstance(one, Read):
                    break
            else:
                return ()
            found.append(one)
            done = end
        return tuple(found)

    def _wishes(self, text: str) -> bool:
        """Whether a country's name is what is wished for, not a heading."""
        return self._phase is PhaseKind.PREFERENCES or self._bids(text)

    def _bids(self, text: str) -> bool:
        """Whether a country and a number are a bid, not a heading: ``France 4``."""
        return self._phase is PhaseKind.BIDS and any(map(str.isdigit, text))

    def _read(self, power: PowerId | None, part: layout.Part, opening: str) -> Read | Unread:
        # Read where it stands, so that errors count the columns of the whole line.
        text = " " * part.start + part.text
        try:
            order = self._order(text, opening)
        except OrderTextError as error:
            return Unread(
                message=error.message,
                start=error.start,
                end=error.end,
                understood=error.understood,
            )
        return self._given(power, order, (part.start, len(text)))

    def _given(self, power: PowerId | None, order: Order, span: tuple[int, int]) -> Read:
        """An order as whoever it is from gives it."""
        whose = power or _owner(self._position, order)
        if self._player is not None and power is not None:
            whose = power if power in self._players else self._player
            order = order if whose == power else ForPower(power, order)
        return Read(power=whose, order=order, start=span[0], end=span[1])

    def _order(self, text: str, opening: str) -> Order:
        """The order of a text; if it is none, of the text without a remark or with an opening."""
        self._left -= 1
        if self._left < 0:
            raise EndlessSheetError("order.endless_sheet")
        try:
            return self._reader.order(text, phase=self._phase, position=self._position)
        except OrderTextError:
            opened = f"{opening} {text}" if opening else text
            others = (layout.without_remark(text), opened, *layout.turned(text))
            for other in (*others, *hedged.unhedged(text, self._phase)):
                if other != text:
                    with suppress(OrderTextError):
                        found = self._plainly(other)
                        self._note_remark(text, other)
                        return found
            changed = self._changed(text)
            if changed is None:
                raise
            return changed

    def _note_remark(self, text: str, other: str) -> None:
        """Remember a remark that was left out and may change the order."""
        if other == layout.without_remark(text) and halves.tells(self._reader.lexicon, text, other):
            self._dropped = layout.Part(text[len(other) :].strip(), len(other))

    def _changed(self, text: str) -> Order | None:
        """The order that a line puts in the place of another one for the same piece."""
        for change in amending.changes(text):
            with suppress(OrderTextError):
                new = self._order(change.new, "")
                old = self._order(change.old, "") if change.old else new
                if isinstance(new, PieceOrder) and isinstance(old, PieceOrder) and new.at == old.at:
                    return new
        return None


def _owner(position: Pieces | None, order: Order) -> PowerId | None:
    """Whose order it must be, where nobody is named and the pieces are known."""
    if position is None or not isinstance(order, PieceOrder):
        return None
    province = Board.province_of(order.at)
    out = position.dislodged.get(province)
    if out is not None and isinstance(order, Retreat | Disband):
        return out.unit.power
    unit = position.units.get(province)
    return None if unit is None else unit.power


def _role(text: str, *, signed: bool, aside: bool) -> Role | None:
    """What a line is that holds no orders; None for one that may."""
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

    What a player orders for no country by name is for a piece of any.
    """
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
        whose = _owner(position, order) or whose if whose in players else whose
        if position is None or whose is None or not isinstance(order, PieceOrder):
            return read
        missing = absence(reader.board, order, position, whose)
        return read if missing is None else replace(read, note=missing)

    return tuple(
        replace(line, orders=tuple(map(noted, line.orders))) if line.orders else line
        for line in lines
    )


def _firm(reader: Reader, line: Line, firm: Collection[object]) -> Line:
    """A line without weak orders for pieces that others are for."""
    kept = tuple(r for r in line.orders if not (r.weak and _slot(reader, r) in firm))
    return replace(line, orders=kept) if len(kept) < len(line.orders) else line


def _replaced(read: Read, final: Read, line: Line) -> Message:
    if final.order == read.order:
        return Message("order.same_order_stands_again_line", number=line.number)
    return Message(
        "order.line_orders_otherwise_stands_instead", number=line.number, order=str(final.order)
    )


def _slot(reader: Reader, read: Read) -> tuple[PowerId | None, str, str] | None:
    """What an order takes up, so that no other can: a piece's act, a building site."""
    whose, order = _parted(read)
    slot = reader.kind_of(order).slot
    return (whose, slot, order.at[:3]) if slot and isinstance(order, PieceOrder) else None


def _parted(read: Read) -> tuple[PowerId | None, Order]:
    """The country that an order is for, or whoever gave it, and the order without its name."""
    order = read.order
    return (order.power, order.order) if isinstance(order, ForPower) else (read.power, order)
