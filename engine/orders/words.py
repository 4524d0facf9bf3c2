"""Walks along the words of one line: places, pieces and powers of a board, with clear errors."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders import tongues
from engine.orders.lexicon import Lexicon
from engine.orders.named import Piece, Place
from engine.orders.order import Order
from engine.orders.passage import Passage
from engine.orders.places import FILLERS, longest, place_in
from engine.orders.tokens import Shape, Token
from engine.units import Kind, Steps

__all__ = ["Piece", "Place", "Words"]

T = TypeVar("T")

AND = (",", "&", "AND")
"""What stands between the parts of an order, or of a list of powers."""

ReadOrder: TypeAlias = Callable[["Words"], tuple[Order, ...]]
"""Reads the rest of a line as an order of any kind."""


class Words(Passage):
    """A line in the words of a board, and how far it has been read.

    ``loose`` becomes true when something read so far has several meanings of equal rank.
    """

    __slots__ = ("_read_order", "lexicon", "loose")

    def __init__(
        self,
        text: str,
        lexicon: Lexicon,
        *,
        tokens: tuple[Token, ...] = (),
        at: int = 0,
        read_order: ReadOrder | None = None,
    ) -> None:
        super().__init__(text, tokens, at)
        self.lexicon = lexicon
        self.loose = False
        self._read_order = read_order

    def fork(self) -> "Words":
        """The same line read up to here, to try something else."""
        other = Words(
            self.text,
            self.lexicon,
            tokens=self.tokens,
            at=self.at,
            read_order=self._read_order,
        )
        other.loose = self.loose
        return other

    def until(self, *stops: str) -> "Words":
        """Read up to the first of these words, or to the end; returns what was read."""
        start = self.at
        while not self.done and self.next not in stops:
            self.at += 1
        return self.between(start, self.at)

    def between(self, start: int, end: int) -> "Words":
        """The tokens between two points, as a line of its own that keeps its place."""
        part = self.fork()
        part.at = start
        stop = self.tokens[end].start if end == start else self.tokens[end - 1].end
        part.tokens = (*self.tokens[:end], Token(Shape.END, "", stop, stop))
        return part

    def orders(self) -> tuple[Order, ...]:
        """Read the rest of the line as an order of any kind, in every reading.

        Raises:
            OrderTextError: It is none.
        """
        if self._read_order is None:
            raise self.fail(Message("order.no_order_can_stand_here"))
        found = self._read_order(self.fork())
        self.at = len(self.tokens) - 1
        return found

    def heading(self) -> PowerId | None:
        """The power named by all the rest, even by its letter; None if it names none."""
        named = longest(self, self.lexicon, self.lexicon.powers)
        return named[0] if named is not None and self.tokens[named[1]].shape is Shape.END else None

    def power(self) -> PowerId | None:
        """The power named next, by more than its letter; None if there is none."""
        if len(self.next) < 2:
            return None
        named = longest(self, self.lexicon, self.lexicon.powers)
        if named is None:
            return None
        self.at = named[1]
        return named[0]

    def place(self) -> Place:
        """The place named next.

        Raises:
            NotAnOrderError: No province of the board is called so, or it has no such coast.
        """
        place, loose = place_in(self, self.lexicon)
        self.loose |= loose
        return place

    def piece(self) -> Piece:
        """The piece named next, its letter left out or not.

        Raises:
            NotAnOrderError: There is none.
        """
        start = self.at
        if self.next == "A" and self._piece_behind_article(self.at + 1):
            self.at += 1  # French: “soutien à l'armée”
        while self.next in FILLERS and longest(self, self.lexicon, self.lexicon.places) is None:
            self.at += 1
        power = self._owner()
        before = self._so_many()
        kind = self._kind()
        label = self._label()
        place = self.place()
        count = self._count() or before
        now = self.place() if self.mark("AT") else None
        return Piece(
            kinds=(kind,) if kind else self._possible(place),
            place=place,
            lexicon=self.lexicon,
            span=(self.tokens[start].start, self.tokens[self.at - 1].end),
            power=power,
            label=label,
            count=count,
            now=now,
        )

    def _piece_behind_article(self, at: int) -> bool:
        article, noun = (token.text for token in (*self.tokens, self.tokens[-1])[at : at + 2])
        return article in tongues.ARTICLES and noun in self.lexicon.kinds

    def _owner(self) -> PowerId | None:
        """A power before a piece: ``French A PAR``; never the place that a lone name means."""
        here = self.at
        power = self.power() or self._letter()
        if power is None or (self.next in self.lexicon.kinds and self.next != "S"):
            return power  # after “ENG”, S is “supports”
        behind, self.at = self.at, here
        if longest(self, self.lexicon, self.lexicon.places) is not None:
            return None
        self.at = behind
        return power

    def _letter(self) -> PowerId | None:
        """A power's letter before a covert piece, unless it is a kind of unit: ``F SPY BRE``."""
        kind = self.lexicon.kinds.get(self.tokens[min(self.at + 1, len(self.tokens) - 1)].text)
        if kind is None or not self.lexicon.units[kind].covert or len(self.next) != 1:
            return None
        power = self.lexicon.powers.get(self.next)
        self.at += power is not None
        return power

    def _kind(self) -> Kind | None:
        kind = self.lexicon.kinds.get(self.next)
        if kind is not None:
            self.at += 1
        return kind

    def _so_many(self) -> int:
        """A number before a kind of piece that goes in numbers: ``3 agents London``."""
        behind = self.tokens[min(self.at + 1, len(self.tokens) - 1)].text
        kind = self.lexicon.kinds.get(behind)
        count = self.number() if kind and self.lexicon.units[kind].numbered else None
        return 0 if count is None else self._some(count)

    def _some(self, count: int) -> int:
        """A number of pieces, which is never zero."""
        if not count:
            raise self.fail(Message("order.number_pieces_is_least"))
        return count

    def _label(self) -> int:
        if not self.mark("#"):
            return 0
        label = self.number()
        if label is None:
            raise self.fail(Message("order.number_is_missing_behind"))
        return label

    def _count(self) -> int:
        here = self.at
        if self.mark("(", "["):
            count = self.number()
            if count is not None and self.mark(")", "]"):
                return self._some(count)
        self.at = here
        return 0

    def _possible(self, place: Place) -> tuple[Kind, ...]:
        """The kinds of a piece whose letter is left out: those that can stand there."""
        board = self.lexicon.board
        tables = {Steps.ARMIES: board.armies, Steps.FLEETS: board.fleets}
        open_kinds = tuple(k for k, unit in self.lexicon.units.items() if not unit.covert)
        near = tuple(
            kind
            for kind in open_kinds
            if {p[:3] for p in place.options}
            & {p[:3] for p in tables.get(self.lexicon.units[kind].steps, ())}
        )
        self.loose |= len(near) != 1
        return near or open_kinds
