"""The kinds of order: an open set that variants add their own to."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeAlias

from engine.board.graph import Board
from engine.language.message import Message, written
from engine.orders.choices import Node
from engine.orders.order import Intent, Order
from engine.orders.seen import Seen
from engine.orders.words import Piece, Words
from engine.phases import PhaseKind
from engine.units import Kind

Read: TypeAlias = Callable[[Words, Piece | None], Iterable[Order]]
"""Reads the words after a verb or opener into every order that they may mean."""

Fault: TypeAlias = Callable[[Board, Any], Message | None]
"""Why no piece on this map could ever carry an order out, or None."""

Barred: TypeAlias = Callable[[Seen, Any], Message | None]
"""Why an order cannot succeed as far as its player knows, or None."""

Offer: TypeAlias = Callable[[Seen], Iterable[Node]]
"""The first choices towards such orders that a viewer has."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class OrderKind:
    """One kind of order: the class it makes and the words it is written with.

    A line is a piece followed by one of the ``verbs``, or begins with one of the ``openers``; both
    are phrases in capitals, ``-`` standing for any arrow. ``pieces`` are the kinds of piece that
    may be given the order, empty for all. At the deadlines of ``alone_at`` its opener may be left
    out. At some kinds of deadline, the phrases of ``verbs_at`` and ``openers_at`` mean the kinds of
    order that claim them there and no others. ``read`` continues the line after the phrase, with
    the piece or None. Orders of one ``slot`` exclude each other for the same piece, or altogether
    if they are for none; empty for an order that goes beside any other.

    At the map an order has the key of its ``intent``. If it has a ``key`` of its own, a letter, it
    has its own button beside the map, labelled ``name``; without a key, ``name`` is the label of
    its intent's button if that can lead to nothing else. Random players give an optional order as
    often as ``often`` says.
    """

    made: type[Order]
    intent: Intent
    read: Read
    verbs: frozenset[str] = frozenset()
    openers: frozenset[str] = frozenset()
    pieces: frozenset[Kind] = frozenset()
    slot: str = ""
    verbs_at: Mapping[PhaseKind, frozenset[str]] = field(default_factory=dict)
    openers_at: Mapping[PhaseKind, frozenset[str]] = field(default_factory=dict)
    alone_at: frozenset[PhaseKind] = frozenset()
    fault: Fault = field(default=lambda _board, _order: None)
    barred: Barred = field(default=lambda _seen, _order: None)
    offer: Offer = field(default=lambda _seen: ())
    key: str = ""
    name: Message | None = None
    often: float = 0.97

    @property
    def about(self) -> frozenset[str]:
        """What it is about, for code that picks orders by that: its intent, and its own key."""
        return frozenset(filter(None, (self.intent, self.key)))

    @property
    def called(self) -> Message:
        """The label of its own button: its name, or the shortest way to write it."""
        return self.name or written(min(self.verbs | self.openers, key=len).lower())


Sorts: TypeAlias = Sequence[tuple[str, tuple[OrderKind, ...]]]
"""Kinds that exclude each other, together, by their slot, or else by what they make."""


def sorts(kinds: Iterable[OrderKind]) -> Sorts:
    """The kinds sort by sort."""

    def sort(kind: OrderKind) -> str:
        return kind.slot or kind.made.__name__

    return [(name, tuple(same)) for name, same in groupby(sorted(kinds, key=sort), key=sort)]
