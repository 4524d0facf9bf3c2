"""Reads lines with what their writer takes back in them, and orders in its place."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from engine.language.message import Message
from engine.orders import layout, taking_back
from engine.orders.errors import OrderTextError
from engine.orders.line_reader import LineReader
from engine.orders.lines import Line, Read, Role, Unread
from engine.orders.notation import Reader, write
from engine.orders.standard import Build, Remove
from engine.orders.taking_back import Taken, Turn

Found = tuple[Read | Unread, ...]


class SecondThoughts:
    """What was given so far on a sheet, and what of it is taken back."""

    def __init__(
        self, reader: Reader, words: LineReader, contents: Callable[[layout.Part], Found]
    ) -> None:
        """``contents`` reads a part of a line that takes nothing back."""
        self._reader = reader
        self._words = words
        self._contents = contents
        self._given: list[Read] = []
        self._gone: list[Read] = []
        self._open: list[Read] = []
        self._above: Sequence[Read] = ()

    @property
    def withdrawn(self) -> int:
        """How many orders were taken back so far."""
        return len(self._gone)

    @property
    def last(self) -> str:
        """The last order given, as written; empty if there is none."""
        return write(self._given[-1].order) if self._given else ""

    def give(self, orders: Sequence[Read]) -> None:
        """Continue below a line with these orders."""
        self._given += orders
        self._above = orders

    def read(self, line: layout.Part) -> Found:
        """The contents of a line; one that takes nothing back is read as a whole."""
        spans = [*taking_back.sentences(line.text), (len(line.text), len(line.text))]
        for (start, end), (_, until) in pairwise(spans):
            turn = taking_back.turn(self._reader.lexicon, line.text[start:end])
            if line.text[:start].rstrip().endswith("?"):
                turn = None  # an answer
            if turn or taking_back.takes_back(line.text[start:end]):
                found = self._revised(line, (start, end, until), turn)
                if found is not None:
                    return found
        found = self._contents(line)
        if not _firm(found, ()):
            self._gone += taking_back.doubted(self._reader.lexicon, line.text, self._given)
        return found

    def _revised(
        self, line: layout.Part, span: tuple[int, int, int], turn: Turn | None
    ) -> Found | None:
        """The contents of a line one of whose sentences takes something back, if it does.

        ``span`` is where that sentence begins and ends, and where the next one does.
        """
        start, end, until = span
        before = self._part(line, 0, start)
        new = [item for item in before if isinstance(item, Read)]
        given = [*self._given, *new]
        part = layout.Part(line.text[start:end], line.start + start)
        taken = taking_back.taken(self._reader.lexicon, part.text, given)
        whole = self._contents(line) if turn and turn.rest and not taken else ()
        later = tuple(item for item in whole if item.start >= part.start)
        if _firm(whole, ()):
            self._replace(later, self._given)
            return whole
        here = self._put_instead(part, taken) if taken else None
        if turn and here is None:
            follows = before[-1:] == tuple(new[-1:]) if start else bool(self._above)
            old = given[-1:] if follows else []
            rest = layout.Part(turn.rest or line.text[end:until], part.start)
            here = self._turned(layout.trimmed(rest), given, old or given * (not start))
            if here is not None and not turn.rest:
                end = until
            elif here is None and turn.firm and old:
                here = not_read(part) if turn.rest else ()
                self._gone += old
                self._open += old
        if here is None:
            return None
        self._given += new
        return (*before, *here, *self._part(line, end, len(line.text)))

    def standing(self, line: Line) -> Line:
        """A line without the orders that others take back; what is left open is marked."""
        kept = tuple(r for r in line.orders if not _among(r, self._gone))
        if len(kept) == len(line.orders):
            return line
        lost = [r for r in line.orders if _among(r, self._open) and not self._followed(r)]
        why = Message("order.part_not_read")
        open_ = (Unread(message=why, start=one.start, end=one.end) for one in lost)
        left = (*line.unread, *open_)
        role = Role.UNREAD if left else line.role if kept else Role.TAKEN_BACK
        return replace(line, orders=kept, unread=left, role=role)

    def _followed(self, old: Read) -> bool:
        """Whether another order for the same piece stands, or another of its sort."""
        stands = (one for one in self._given if not _among(one, self._gone))
        return any(taking_back.again(old, one) or taking_back.alike(old, one) for one in stands)

    def _turned(
        self, rest: layout.Part, given: Sequence[Read], old: Sequence[Read]
    ) -> Found | None:
        """What is ordered in the place of a given order, one of ``old``; None if not clear."""
        lexicon = self._reader.lexicon
        found = self._contents(rest) if taking_back.names(lexicon, rest.text) else ()
        if _firm(found, ()):
            self._replace(found, given)
            return found
        if not taking_back.plain(lexicon, rest.text):
            return None
        changed = [(one, new) for one in old if (new := self._instead([one], rest))]
        if len(changed) != 1:
            return None
        self._gone.append(changed[0][0])
        return changed[0][1]

    def _replace(self, new: Found, given: Sequence[Read]) -> None:
        """Take back the orders in whose place others come."""
        orders = [item for item in new if isinstance(item, Read)]
        gone = [old for old in given if any(taking_back.again(old, one) for one in orders)]
        others = [old for old in given if any(taking_back.alike(old, one) for one in orders)]
        gone = gone or others[-1:]  # another build comes in the place of the last one
        self._gone += gone

    def _part(self, line: layout.Part, start: int, end: int) -> Found:
        part = layout.trimmed(layout.Part(line.text[start:end], line.start + start))
        return self.read(part) if part.text else ()

    def _put_instead(self, line: layout.Part, taken: Taken) -> Found:
        """What a sentence orders beside what it takes back.

        A place alone takes nothing back beside words that are not understood.
        """
        waived = self._orders(line, "WAIVE") if taken.waives else ()
        old, rest = taken.orders[-1:], layout.trimmed(layout.Part(taken.rest, line.start))
        if not taking_back.says(self._reader.lexicon, taken.rest):
            self._gone += taken.orders
            steps = [write(r.order).partition(" KILL")[0] for r in old if taken.kills]
            return (*waived, *(one for step in steps for one in self._orders(line, step)))
        found = self._contents(rest)
        found = found if _firm(found, old) else self._instead(old, rest) or self._contents(line)
        firm = _firm(found, old)
        self._gone += taken.orders if firm or taken.told else ()
        return (*waived, *(found if firm else not_read(line)))

    def _instead(self, old: Sequence[Read], rest: layout.Part) -> Found:
        """The order that words make in the place of another one, if they name only that."""
        return self._orders(rest, taking_back.instead(self._reader.lexicon, old, rest.text))

    def _orders(self, line: layout.Part, text: str) -> Found:
        """The order that a text says, unless no piece could follow it."""
        with suppress(OrderTextError):
            order = self._words.plainly(text)
            if self._reader.fault(order) is None:
                span = (line.start, line.start + len(line.text))
                return (self._words.given(self._words.power, order, span),)
        return ()


def not_read(line: layout.Part) -> Found:
    """A line or a part of one as not understood."""
    message = Message("order.is_no_order_piece", words=line.text)
    return (Unread(message=message, start=line.start, end=line.start + len(line.text)),)


def _firm(found: Found, old: Sequence[Read]) -> bool:
    """Whether words are orders and nothing else, and none removes what would be built."""
    builds = any(isinstance(one.order, Build) for one in old)
    reads = [item.order for item in found if isinstance(item, Read)]
    removes = builds and any(isinstance(order, Remove) for order in reads)
    return bool(found) and not removes and len(reads) == len(found)


def _among(one: Read, some: Sequence[Read]) -> bool:
    return any(one is other for other in some)
