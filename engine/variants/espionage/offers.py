"""What Espionage Diplomacy IV offers besides ordinary orders: those of EUs and CEUs."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TypeVar

from engine.board.graph import Board, Location, ProvinceId
from engine.language.message import Message
from engine.orders import covert_choices as common
from engine.orders.barred import barred_build
from engine.orders.choices import Node
from engine.orders.covert import Deploy
from engine.orders.covert_grammar import DEPLOY
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.offers import kept, piece, place, verb
from engine.orders.seen import Seen
from engine.orders.standard import Build, Remove
from engine.orders.wording import piece_at
from engine.phases import PhaseKind
from engine.units import Kind
from engine.variants.espionage.acts import open_provinces
from engine.variants.espionage.deadlines import sites
from engine.variants.espionage.orders import CEU, EU, ORDERS, Act, CeuOrder, EuOrder

T = TypeVar("T", EuOrder, CeuOrder)

_CUTS = verb(Act.CUT, Message("espionage.cuts_support"))
_KILLS = verb(Act.KILL, Message("espionage.assassinates"))
_DESTROYS = verb("DESTROY", Message("espionage.destroys_eus"))


def _beginning(seen: Seen) -> Iterator[tuple[Kind, ProvinceId]]:
    for kind in (EU, CEU):
        if seen.asked.get(f"{kind.lower()}s", 0):
            yield from ((kind, p) for p in sites(seen.board, seen.power))


def _steps(seen: Seen, here: ProvinceId) -> tuple[ProvinceId, ...]:
    anywhere = seen.options.get("esp.move") == "anywhere"
    near = open_provinces(seen.board) if anywhere else seen.board.neighbours[here]
    return tuple(p for p in near if p != here)


def _offer(
    kind: Kind, made: type[T], deeds: Callable[[Seen, T], Iterator[Node]], seen: Seen
) -> Iterator[Node]:
    if seen.phase is PhaseKind.MOVEMENT:
        for here in common.own_stacks(seen, kind):
            stays = made(kind, Location(here))
            yield Node(piece(seen.board, kind, stays.at), None, partial(_does, seen, stays, deeds))


def _does(seen: Seen, stays: T, deeds: Callable[[Seen, T], Iterator[Node]]) -> Iterator[Node]:
    yield Node(common.HOLDS, kept(seen, stays))
    yield from deeds(seen, stays)
    yield Node(common.MOVES, None, partial(_moves, seen, stays, deeds))


def _moves(seen: Seen, stays: T, deeds: Callable[[Seen, T], Iterator[Node]]) -> Iterator[Node]:
    both = seen.options.get(f"esp.{stays.kind.lower()}_orders") == "move_and_act"
    for to in _steps(seen, Board.province_of(stays.at)):
        order = common.varied(seen, stays, to=to)
        further = partial(deeds, seen, order) if both else tuple
        yield Node(place(seen.board, Location(to))[0], order, further)


def _acts(seen: Seen, order: EuOrder) -> Iterator[Node]:
    yield Node(_CUTS, common.varied(seen, order, act=Act.CUT))
    yield Node(_KILLS, common.varied(seen, order, act=Act.KILL))


def _destroys(seen: Seen, order: CeuOrder) -> Iterator[Node]:
    """All foreign EUs, or those of the powers named one by one."""
    deed = common.varied(seen, order, destroy=True)
    yield Node(_DESTROYS, deed, partial(common.named, seen, deed, "only"))


def _built(seen: Seen) -> Iterable[Node]:
    if not seen.building:
        return ()
    vacant = seen.options.get("esp.build_vacant") == "on"
    places = [p for p in sites(seen.board, seen.power) if not (vacant and p in seen.units)]
    return chain(common.builds(seen, EU, places), common.builds(seen, CEU, places))


def _removed(seen: Seen) -> Iterable[Node]:
    if not seen.removing:
        return ()
    return chain(common.removals(seen, EU), common.removals(seen, CEU))


def _barred(seen: Seen, order: Build) -> Message | None:
    """Why a build is not available to the power, or an EU or CEU not where a unit is (ESP-Q19)."""
    unit = seen.units.get(Board.province_of(order.at))
    vacant = order.kind in (EU, CEU) and seen.options.get("esp.build_vacant") == "on"
    if unit is None or not vacant:
        return barred_build(seen, order)
    stands = piece_at(seen.board, unit.kind, unit.at)
    return Message("espionage.site_is_occupied", unit=stands)


ORDER_KINDS = common.offering(
    (
        *(replace(k, barred=_barred) if k.made is Build else k for k in STANDARD_ORDERS),
        *(*ORDERS, DEPLOY),
    ),
    {
        EuOrder: partial(_offer, EU, EuOrder, _acts),
        CeuOrder: partial(_offer, CEU, CeuOrder, _destroys),
        Deploy: common.offer_deployments(_beginning),
        Build: _built,
        Remove: _removed,
    },
)
"""Everything that can be ordered in Espionage Diplomacy IV."""
