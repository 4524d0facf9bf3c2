"""What Blind Diplomacy II offers besides ordinary orders: deploying spies and giving them up."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from types import MappingProxyType

from engine.board.graph import ProvinceId
from engine.language.message import Message
from engine.orders.choices import Node
from engine.orders.covert import SPY, Deploy, Rebuild
from engine.orders.covert_choices import offer_deployments, offering, removals
from engine.orders.covert_grammar import DEPLOY, WATCH_ORDERS
from engine.orders.grammar import BUILD, DISBANDS, REMOVE, REMOVES, STANDARD_ORDERS
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.standard import Build, Remove
from engine.orders.words import Piece, Words
from engine.phases import PhaseKind
from engine.units import Kind


def _homeland(seen: Seen) -> Iterator[tuple[Kind, ProvinceId]]:
    yield from ((SPY, p) for p in seen.board.powers[seen.power].home)


def _given_up(seen: Seen) -> Iterable[Node]:
    """Which spy goes first if one must go after this season (BL-Q12)."""
    if seen.phase is not PhaseKind.MOVEMENT:
        return ()
    return removals(seen, SPY, Message("blind.is_given_up_first"))


def _read_given_up(words: Words, piece: Piece | None) -> Iterator[Order]:
    for kind, at in (piece or words.piece()).readings():
        if kind == SPY:
            yield Remove(kind, at)


def _read_build(words: Words, piece: Piece | None) -> Iterator[Order]:
    """What is built; a spy that is “built” is rebuilt (BL-4)."""
    for order in BUILD.read(words, piece):
        if isinstance(order, Build) and order.kind == SPY:
            yield Rebuild(order.kind, order.at)
        else:
            yield order


_AT_RETREATS = MappingProxyType({PhaseKind.RETREATS: REMOVES | DISBANDS})

GIVE_UP = replace(
    REMOVE,
    read=_read_given_up,
    verbs=frozenset(),
    openers=frozenset(),
    verbs_at=_AT_RETREATS,
    openers_at=_AT_RETREATS,
    pieces=frozenset({SPY}),
    offer=lambda _: (),
)
"""The same said beside the retreats, where armies and fleets are disbanded (BL-Q12)."""

_ORDERS = tuple(
    replace(kind, read=_read_build) if kind is BUILD else kind for kind in STANDARD_ORDERS
)

ORDER_KINDS = offering(
    (*_ORDERS, *WATCH_ORDERS, DEPLOY, GIVE_UP),
    {Deploy: offer_deployments(_homeland), Remove: _given_up},
)
"""Everything that can be ordered in Blind Diplomacy II."""
