"""Walks along the words of one line: places, pieces and powers of a board, with kind errors."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from engine.board.graph import Location, PowerId, ProvinceId
from engine.language.message import Listed, Message, sentences
from engine.orders import tongues
from engine.orders.errors import NotAnOrderError
from engine.orders.lexicon import Lexicon
from engine.orders.named import Piece, Place
from engine.orders.order import Order
from engine.orders.passage import Passage
from engine.orders.tokens import Shape, Token
from engine.orders.wording import did_you_mean, place_name
from engine.units import Kind, Steps

__all__ = ["Piece", "Place", "Words"]

T = TypeVar("T")

FILLERS = tongues.ARTICLES | {"THE", "IN", "AT", "OF", "FROM", "ON", "MY", "OUR", "ITS"}
"""Words that may stand before a place or piece and mean nothing."""

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
        """The same line read as far, to try something else from here."""
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
        """What comes before the first of these words, or all the rest; here it is then read."""
        start = self.at
        while not self.done and self.next not in stops:
            self.at += 1
        return self.between(start, self.at)

    def between(self, start: int, end: int) -> "Words":
        """The tokens from one on up to another, as a line of its own that keeps its place."""
        part = self.fork()
        part.at = start
        stop = self.tokens[end].start if end == start else self.tokens[end - 1].end
        part.tokens = (*self.tokens[:end], Token(Shape.END, "", stop, stop))
        return part

    def orders(self) -> tuple[Order, ...]:
        """The rest of the line as an order of any kind, in every reading; it is then read.

        Raises:
            OrderTextError: It is none.
        """
        if self._read_order is None:
            raise self.fail(Message("order.no_order_can_stand_here"))
        found = self._read_order(self.fork())
        self.at = len(self.tokens) - 1
        return found

    def heading(self) -> PowerId | None:
        """The power that all the rest names, be it by its letter; None if it names none."""
        named = self._longest(self.lexicon.powers)
        return named[0] if named is not None and self.tokens[named[1]].shape is Shape.END else None

    def power(self) -> PowerId | None:
        """The power named next, by more than its letter; None if there is none."""
        if len(self.next) < 2:
            return None
        named = self._longest(self.lexicon.powers)
        if named is None:
            return None
        self.at = named[1]
        return named[0]

    def place(self) -> Place:
        """The place named next.

        Raises:
            NotAnOrderError: No province of the board is called so, or it has no such coast.
        """
        found = self._province()
        while found is None and self.next in FILLERS:
            self.at += 1
            found = self._province()
        if found is None:
            raise self._no_province()
        return self._with_coast(found)

    def piece(self) -> Piece:
        """The piece named next, its letter left out or not.

        Raises:
            NotAnOrderError: There is none.
        """
        start = self.at
        if self.next == "A" and self._piece_behind_article(self.at + 1):
            self.at += 1  # French: “soutien à l'armée”
        while self.next in FILLERS and self._longest(self.lexicon.places) is None:
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

    def _longest(self, readings: Mapping[str, T]) -> tuple[T, int] | None:
        """The longest reading from here with the token behind it; a hyphen may join its words."""
        best, so_far = None, ""
        for i in range(self.at, len(self.tokens)):
            token = self.tokens[i]
            if token.shape is Shape.WORD or token.shape is Shape.NUMBER:
                so_far = f"{so_far} {token.text}" if so_far else token.text
                meant = readings.get(so_far)
                if meant is not None:
                    best = meant, i + 1
                if so_far not in self.lexicon.stems:
                    break
            elif not (so_far and self._joins(i)):
                break
        return best

    def _province(self) -> tuple[ProvinceId, ...] | None:
        found = self._longest(self.lexicon.places)
        if found is None:
            return self._part_of_name()
        meant, end = found
        exact = end == self.at + 1 and self.tokens[self.at].text == meant[0]
        self.loose |= len(meant) > 1 and not exact
        self.at = end
        return meant

    def _part_of_name(self) -> tuple[ProvinceId, ...] | None:
        if self.tokens[self.at].shape is not Shape.WORD:
            return None
        word = self.tokens[self.at].text
        glued = self._glued(word)
        meant = glued or self.lexicon.beginning(word)
        if not meant:
            return None
        if not glued:
            self.at += 1
        self.loose |= len(meant) > 1
        return meant

    def _glued(self, word: str) -> tuple[ProvinceId, ...]:
        """The provinces of ``SPANC``; its coast is left to be read."""
        meant = self.lexicon.places.get(word[:-2], ())
        if word[-2:] not in self.lexicon.coasts or self.lexicon.split.isdisjoint(meant):
            return ()
        token = self.tokens[self.at]
        middle = token.end - 2
        split = (
            Token(Shape.WORD, word[:-2], token.start, middle),
            Token(Shape.WORD, word[-2:], middle, token.end),
        )
        self.tokens = (*self.tokens[: self.at], *split, *self.tokens[self.at + 1 :])
        self.at += 1
        return meant

    def _with_coast(self, provinces: tuple[ProvinceId, ...]) -> Place:
        before = self.at
        coast = self._coast(provinces)
        if coast is None:
            return Place(provinces)  # type: ignore[arg-type]
        known = self.lexicon.board.provinces
        having = tuple(p for p in provinces if Location(f"{p}/{coast}") in known[p].coasts)
        if having:
            return Place(tuple(Location(f"{p}/{coast}") for p in having))
        whole = tuple(p for p in provinces if not known[p].coasts)
        if whole:
            return Place(tuple(map(Location, whole)))
        self.at = before
        province = known[provinces[0]]
        coasts = tuple(province.coasts)
        raise self.fail(
            Message(
                "order.has_no_coast_write",
                place=place_name(self.lexicon.board, province.id),
                coasts=Listed(tuple(coasts), "or"),
            ),
            understood=coasts,
        )

    def _coast(self, provinces: tuple[ProvinceId, ...]) -> str | None:
        coasts = self.lexicon.coasts
        before = self.at
        if self.mark("/"):
            coast = self.lookup(coasts)
            if coast is None:
                raise self.fail(Message("order.is_no_coast_coasts_are", next=self.next))
            return coast
        if self.mark("(", "["):
            coast = self.lookup(coasts)
            if coast is not None and self.mark(")", "]"):
                return coast
            self.at = before
            return None
        if self.lexicon.split.isdisjoint(provinces):
            return None
        if self._joins(self.at):
            self.at += 1
        coast = None if len(self.next) < 2 else self.lookup(coasts)
        if coast is None:
            self.at = before
        return coast

    def _piece_behind_article(self, at: int) -> bool:
        article, noun = (token.text for token in (*self.tokens, self.tokens[-1])[at : at + 2])
        return article in tongues.ARTICLES and noun in self.lexicon.kinds

    def _owner(self) -> PowerId | None:
        """A power before a piece: ``French A PAR``; never the place that a lone name means."""
        here = self.at
        power = self.power() or self._letter()
        if power is None or self.next in self.lexicon.kinds:
            return power
        behind, self.at = self.at, here
        if self._longest(self.lexicon.places) is not None:
            return None
        self.at = behind
        return power

    def _letter(self) -> PowerId | None:
        """A power's letter before a covert piece, where it is no kind of unit: ``F SPY BRE``."""
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
        """A number of pieces, which is never none."""
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

    def _no_province(self) -> NotAnOrderError:
        if self.done:
            return self.fail(Message("order.province_is_missing_end", line=self.text.strip()))
        token = self.tokens[self.at]
        written = self.text[token.start : token.end]
        if token.shape is not Shape.WORD:
            return self.fail(
                Message(
                    "order.province_should_stand_where_is", written=written, start=token.start + 1
                )
            )
        near = self.lexicon.suggestions(token.text)
        column = token.start + 1
        no_province = Message("order.column_is_no_province", written=written, start=column)
        return self.fail(
            no_province if not near else sentences(no_province, did_you_mean(near)), near
        )
