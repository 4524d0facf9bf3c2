"""Turns orders of any kind into arrows, drawn by what they are about."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from engine.adjudication.outcome import Result
from engine.board.graph import Board, Location
from engine.orders.covert import CovertConvoy
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.standard import (
    DISBAND,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
)
from engine.units import ARMY, FLEET, Kind, glyph_of
from spydip_gui.viewmodel.given import Given, cause_of, mark_of, plain
from spydip_gui.viewmodel.reading import Kinds
from spydip_gui.viewmodel.routes import Routes
from spydip_gui.viewmodel.values import Arrow, Line

_DEEDS: Mapping[Intent, Line] = {
    Intent.HELPS: Line.GUARD,
    Intent.WATCHES: Line.WATCH,
    Intent.STRIKES: Line.STRIKE,
    Intent.COVERS: Line.COVER,
    Intent.BUILDS: Line.BUILD,
    Intent.REMOVES: Line.REMOVE,
}
"""How what an order of a variant does besides moving is drawn."""


def arrows(given: Sequence[Given], board: Board, kinds: Kinds) -> tuple[Arrow, ...]:
    """The arrows of some orders; convoys and supports depend on the moves among them."""
    orders = [plain(one) for one in given]
    routes = Routes((one.order for one in orders), board)
    drawn = chain.from_iterable(_drawn(one, routes) for one in orders)
    return tuple(
        replace(a, glyph=glyph_of(Kind(a.covert), kinds)) if a.covert else a for a in drawn
    )


def _drawn(one: Given, routes: Routes) -> Iterator[Arrow]:
    draw = _KINDS.get(type(one.order), _other)
    mark, cause = mark_of(one), cause_of(one)
    for arrow in draw(one.order, routes):
        shown = replace(arrow, power=one.power, mark=mark, marked=cause, draft=one.draft)
        if shown.line is Line.HOLD and one.result == Result.DISLODGED and not one.draft:
            shown = replace(shown, fallen=True)  # another unit stands where it held
        # The bead already shows a fleet on the route of a drawn army, unless it failed.
        if shown.line is not Line.CONVOY or len(shown.stops) > 1 or shown.failed:
            yield shown


def _move(order: Move, routes: Routes) -> Iterator[Arrow]:
    stops = routes.stops(order.at, order.to)
    by_sea = "VIA" if order.via and len(stops) == 2 else ""  # beads show it if there are seas
    note = " ".join(filter(None, (by_sea, order.to.partition("/")[2])))
    yield _arrow(order, Line.MOVE, (*stops[:-1], order.to), note=note)


def _support(order: Support, routes: Routes) -> Iterator[Arrow]:
    if order.to is None:
        yield _arrow(order, Line.GUARD, (order.at, order.origin))
        return
    joins = routes.stops(order.origin, order.to)
    yield replace(_arrow(order, Line.SUPPORT, (order.at, order.origin, order.to)), joins=joins)


def _convoy(order: Convoy, routes: Routes) -> Iterator[Arrow]:
    on_the_way = order.at in routes.stops(order.origin, order.to)
    stops = (order.at,) if on_the_way else (order.origin, order.at, order.to)
    yield _arrow(order, Line.CONVOY, stops)


def _covert_convoy(order: CovertConvoy, routes: Routes) -> Iterator[Arrow]:
    whole = (Board.whole(order.origin), order.at, Board.whole(order.to))
    stops = (order.at,) if routes.wanted(order) else whole
    yield replace(_arrow(order, Line.CONVOY, stops), covert=order.cargo)


def _retreat(order: Retreat, _: Routes) -> Iterator[Arrow]:
    for number, to in enumerate(order.choices, 1):
        if to == DISBAND:
            arrow = _arrow(order, Line.REMOVE, (order.at,))
        else:
            arrow = _arrow(order, Line.RETREAT, (order.at, to), note=to.partition("/")[2])
        yield replace(arrow, number=number if len(order.choices) > 1 else 0, fallen=True)


def _goes(order: Disband | Remove, _: Routes) -> Iterator[Arrow]:
    yield replace(_arrow(order, Line.REMOVE, (order.at,)), fallen=isinstance(order, Disband))


def _hold(order: Hold, _: Routes) -> Iterator[Arrow]:
    yield _arrow(order, Line.HOLD, (order.at,))


def _build(order: Build, _: Routes) -> Iterator[Arrow]:
    yield _arrow(order, Line.BUILD, (order.at,), note=_number(order.count))


def _other(order: Order, routes: Routes) -> Iterator[Arrow]:
    """A variant's order, drawn by the places it names and by what it does."""
    if not isinstance(order, PieceOrder):
        return
    deed = _DEEDS.get(order.deed) if order.deed else None
    words = str(order).replace(",", " ").split()
    named = [routes.letters[word] for word in words if deed and word in routes.letters]
    note = " ".join(filter(None, (_number(getattr(order, "count", 1)), *named)))
    start = Location(getattr(order, "where", None) or order.at)
    to: str | None = getattr(order, "to", None)
    if to is None:
        yield _arrow(order, deed or Line.HOLD, (start,), note=note)
        return
    route = tuple(map(Location, getattr(order, "route", ())))
    if getattr(order, "via", False) and not route:
        route = routes.carried(order, Location(to))
    arrow = _arrow(order, Line.COVERT, (start, *route, Location(to)), note=note)
    yield replace(arrow, deed=deed)


def _arrow(order: PieceOrder, line: Line, stops: tuple[Location, ...], note: str = "") -> Arrow:
    covert = "" if order.kind in {ARMY, FLEET} else order.kind
    return Arrow(text=str(order), line=line, stops=stops, kind=order.kind, covert=covert, note=note)


def _number(count: int) -> str:
    return str(count) if count > 1 else ""


_KINDS: Mapping[type[Order], Callable[[Any, Routes], Iterator[Arrow]]] = {
    Move: _move,
    Support: _support,
    Convoy: _convoy,
    CovertConvoy: _covert_convoy,
    Retreat: _retreat,
    Hold: _hold,
    Disband: _goes,
    Remove: _goes,
    Build: _build,
}
