"""The sights of sister variants, ready to be laid over the standard game.

Each follows published accounts of the variant; where those leave something open, the docstring says
how it is read here.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.adjudication.effects import Retreated
from engine.adjudication.outcome import Outcome, Result
from engine.board.graph import Board, Location, ProvinceId
from engine.orders.order import PieceOrder
from engine.orders.standard import DISBAND, Convoy, Move, Retreat, Support
from engine.visibility.sight import (
    Disclosure,
    Fidelity,
    Field,
    Look,
    Sight,
    around_centres,
    around_units,
    blind,
    home,
    own_centres,
    own_orders,
    own_units,
    reachable,
    spread,
    together,
)


def _invaders(look: Look) -> Field:
    """Foreign units that entered the homeland this turn, and attackers of one's own units."""
    inside = set(look.board.powers[look.viewer].home)
    entered = (p for p in _arrivals(look) if p in inside)
    fallen = (p for p, d in look.after.dislodged.items() if d.unit.power == look.viewer)
    return dict.fromkeys((*entered, *fallen), Fidelity.FULL)


def _arrivals(look: Look) -> Iterator[ProvinceId]:
    """Where units have arrived, by a move or in retreat."""
    for outcome in look.turn.resolution.outcomes:
        if isinstance(outcome.order, Move) and outcome.result is Result.SUCCEEDS:
            yield Board.province_of(outcome.order.to)
    for effect in look.turn.resolution.effects:
        if isinstance(effect, Retreated):
            yield Board.province_of(effect.to)


def _by_order(look: Look) -> Field:
    """A unit that held sees all its borders; others what their order is about (rd18).

    That is both spaces of a move, successful or not, and for supports and convoys the unit's own
    space and those of the units it helps. The additional border that a support may look over is
    left out.
    """
    ways = _ways(look)
    seen: set[ProvinceId] = set()
    for unit in own_units(look):
        seen.update(ways.get(unit.province) or spread(look.board, (unit.province,)))
    return dict.fromkeys(seen, Fidelity.FULL)


def _ways(look: Look) -> Mapping[ProvinceId, tuple[ProvinceId, ...]]:
    """The spaces of each own unit that did not just hold, by where it is now."""
    ways: dict[ProvinceId, tuple[ProvinceId, ...]] = {}
    for outcome in look.turn.resolution.outcomes:
        order = outcome.order
        if outcome.power != look.viewer:
            continue
        match order:
            case Move():
                start, end = Board.province_of(order.at), Board.province_of(order.to)
                ways[end if outcome.result is Result.SUCCEEDS else start] = (start, end)
            case Support() | Convoy():
                start = Board.province_of(order.at)
                ways[start] = (start, *_helped(order))
    for effect in look.turn.resolution.effects:
        if isinstance(effect, Retreated) and effect.unit.power == look.viewer:
            end = Board.province_of(effect.to)
            ways[end] = (effect.unit.province, end)
    return ways


def _helped(order: Support | Convoy) -> tuple[ProvinceId, ...]:
    """The space that a support is for, or both ends of a convoy."""
    ends = (order.origin, order.to) if isinstance(order, Convoy) else (order.to or order.origin,)
    return tuple(map(Board.province_of, ends))


def _seen_start(sight: Sight) -> Sight:
    """The same sight, with the orders of units that began in a visible space."""

    def orders(look: Look, outcome: Outcome) -> Disclosure:
        mine = own_orders(look, outcome)
        order = outcome.order
        if mine is not Disclosure.NOTHING or not isinstance(order, PieceOrder):
            return mine
        inside = Board.province_of(order.at) in sight.units(look)
        return Disclosure.RESULT if inside else Disclosure.NOTHING

    return Sight(units=sight.units, centres=sight.centres, orders=orders)


def _whispered(look: Look, outcome: Outcome) -> Disclosure:
    """A whole order only if both ends are in sight, otherwise the end that is (rd34)."""
    mine = own_orders(look, outcome)
    order = outcome.order
    if mine is not Disclosure.NOTHING or not isinstance(order, PieceOrder):
        return mine
    field = _WHISPERERS(look)
    start = Board.province_of(order.at) in field
    end = {Board.province_of(place) for place in _far_end(order)} <= field.keys()
    if start and end:
        return Disclosure.RESULT
    if start:
        return Disclosure.START
    return Disclosure.END if end and isinstance(order, Move) else Disclosure.NOTHING


def _far_end(order: PieceOrder) -> tuple[Location, ...]:
    """The places that an order names other than its unit's."""
    match order:
        case Move(to=to):
            return (to,)
        case Support(origin=origin, to=to):
            return (origin,) if to is None else (origin, to)
        case Convoy(origin=origin, to=to):
            return (origin, to)
        case Retreat(choices=choices):
            return tuple(place for place in choices if place != DISBAND)
        case _:
            return ()


def _beside_centres(look: Look) -> frozenset[ProvinceId]:
    return frozenset(_WHISPERERS(look))


_WHISPERERS = together(around_units, around_centres)

PRESETS: Mapping[str, Sight] = MappingProxyType(
    {
        "rd08": Sight(units=_invaders, centres=own_centres, orders=own_orders),
        "rd18": _seen_start(Sight(units=_by_order, centres=own_centres, orders=own_orders)),
        "rd22": Sight(units=reachable, centres=own_centres, orders=own_orders),
        "rd34": Sight(units=_WHISPERERS, centres=_beside_centres, orders=_whispered),
        "njudge_blind": Sight(units=blind, centres=own_centres, orders=own_orders),
        "classic_fog": Sight(
            units=together(around_units, around_centres),
            centres=_beside_centres,
            orders=own_orders,
        ),
        "homeland": Sight(
            units=together(home, around_units), centres=own_centres, orders=own_orders
        ),
    }
)
"""Sights by name.

``rd08`` Blind Diplomacy (Kendter): foreign units are seen as they enter the homeland, and the one
that dislodges an own unit. ``rd18`` Blind 1801 (Brown): sight depends on what a unit did, and the
orders of units in sight are seen. ``rd22`` Fog of War (Reynolds): what a unit could move to.
``rd34`` Seven Blind Whisperers (Saari): around units and centres, orders by halves.
``njudge_blind``: nothing but one's own. ``classic_fog`` (webDiplomacy): around units and centres.
``homeland``: the homeland and what borders one's units, Blind II's sight without its spies.
"""

SOURCES: Mapping[str, str] = MappingProxyType(
    {
        "rd08": "Blind Diplomacy (Kendter)",
        "rd18": "Blind 1801 (Brown)",
        "rd22": "Fog of War (Reynolds)",
        "rd34": "Seven Blind Whisperers (Saari)",
        "njudge_blind": "njudge, blind",
        "classic_fog": "Classic fog (webDiplomacy)",
        "homeland": "Blind Diplomacy II, the homeland alone",
    }
)
"""Whose each of these sights is; in a mix ``sight.NAME`` says what is seen by it."""
