"""An observation in the numbers of the tables."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.adjudication.verdicts import MOVE
from engine.board.graph import Location, PowerId
from engine.facts import (
    UNKNOWN,
    UNTOLD,
    Attacked,
    CentreOf,
    Control,
    DislodgedAt,
    EmptyAt,
    Fact,
    Home,
    OrderGiven,
    UnitAt,
    UnitSighting,
    bare,
)
from engine.opponents.tables import Orders, Step, Tables
from engine.orders.order import Order
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.phases import Phase
from engine.visibility.observe import Observation


@dataclass(slots=True)
class Sighting:
    """What was told at one deadline, by province.

    ``units`` are those whose owner was told, ``vague`` the provinces with a unit of unknown owner,
    ``empty`` those without a unit, ``fallen`` the retreating units. ``centres`` has the owners, -1
    for nobody. ``given`` are the viewer's own orders and ``results`` their results, ``attacked``
    its units under attack. ``whole`` says that nothing is hidden of armies and fleets. ``hands``
    says by power which of its ``players`` numbers gives its orders: each power its own, unless the
    game says otherwise.
    """

    phase: Phase
    due: Phase
    units: dict[int, tuple[int, int]] = field(default_factory=dict)
    vague: set[int] = field(default_factory=set)
    empty: set[int] = field(default_factory=set)
    fallen: dict[int, tuple[int, int]] = field(default_factory=dict)
    centres: dict[int, int] = field(default_factory=dict)
    results: dict[int, str] = field(default_factory=dict)
    given: Orders = field(default_factory=dict)
    attacked: set[int] = field(default_factory=set)
    mine: frozenset[int] = frozenset()
    homes: dict[str, int] = field(default_factory=dict)
    control: dict[int, str] = field(default_factory=dict)
    whole: bool = False


def read(tables: Tables, view: Observation) -> Sighting:
    """An observation in numbers."""
    found = Sighting(view.phase, view.due)
    facts = [bare(fact) for fact in view.facts]
    for fact in facts:
        _take(tables, found, fact)
    found.mine = _mine(tables, found, view.viewer)
    for fact in facts:
        if isinstance(fact, OrderGiven) and tables.power.get(fact.power, -1) in found.mine:
            _result(tables, found, fact)
    found.given = orders_of(tables, view, found.mine)
    driven = {spot for spot, unit in found.fallen.items() if unit[0] in found.mine}
    found.vague |= driven - found.units.keys() - found.empty  # whoever dislodged them is there
    known = found.units.keys() | found.empty | found.vague
    found.whole = not found.vague and all(
        place in known for place, nodes in enumerate(tables.at) if nodes
    )
    return found


def _take(tables: Tables, found: Sighting, fact: Fact) -> None:
    match fact:
        case UnitAt(place=at, power=power):
            place = tables.index[tables.board.province_of(at)]
            if power == UNKNOWN or power not in tables.power:
                found.vague.add(place)
            else:
                found.units[place] = _unit(tables, fact)
        case DislodgedAt(place=at, power=power) if power in tables.power:
            found.fallen[tables.index[tables.board.province_of(at)]] = _unit(tables, fact)
        case EmptyAt(at):
            found.empty.add(tables.index[at])
        case CentreOf(at, power):
            found.centres[tables.index[at]] = tables.power.get(power, -1)
        case Attacked(at):
            found.attacked.add(tables.index[at])
        case Home(player, power):
            found.homes[player] = tables.power[power]
        case Control(power, player):
            found.control[tables.power[power]] = player


def _unit(tables: Tables, fact: UnitSighting) -> tuple[int, int]:
    node = tables.node.get((fact.kind, fact.place))
    if node is None:
        place = tables.index[tables.board.province_of(fact.place)]
        fits = [n for n in tables.at[place] if fact.kind in (UNTOLD, tables.nodes[n][0])]
        node = (fits or tables.at[place])[0]
    return tables.power[fact.power], node


def _mine(tables: Tables, found: Sighting, viewer: PowerId) -> frozenset[int]:
    """The powers whose orders the viewer gives."""
    if viewer in tables.power:
        return frozenset({tables.power[viewer]})
    commanded = {power for power, player in found.control.items() if player == viewer}
    home = found.homes.get(viewer)
    return frozenset(commanded if home is None else {*commanded, home})


def _result(tables: Tables, found: Sighting, fact: OrderGiven) -> None:
    words = fact.text.split()
    place = tables.index.get(tables.board.province_of(Location(words[1]))) if words[1:] else None
    if place is not None and (words[0], Location(words[1])) in tables.node:
        found.results[place] = fact.result


def orders_of(tables: Tables, view: Observation, powers: Iterable[int]) -> Orders:
    """The orders that an observation tells for the armies and fleets of some powers."""
    wanted = set(powers)
    found: Orders = {}
    for one in view.orders:
        if tables.power.get(one.power, -1) in wanted:
            step = _step(tables, one.order)
            if step is not None:
                found[step[0][0]] = step
    return found


def _step(tables: Tables, order: Order) -> Step | None:
    """An order for an army or fleet in numbers."""
    place = tables.board.province_of
    if not isinstance(order, Hold | Move | Support | Convoy):
        return None
    spot = tables.index[place(order.at)]
    match order:
        case Move(kind=kind, to=to) if (kind, to) in tables.node:
            by_sea = order.via or bool(order.route)
            return (spot, MOVE, spot, tables.index[place(to)], by_sea), tables.node[kind, to]
        case Support(origin=origin, to=to):
            helped = tables.index[place(origin)]
            return tables.support(spot, helped, tables.index[place(to)] if to else helped)
        case Convoy(origin=origin, to=to):
            return tables.convoy(spot, tables.index[place(origin)], tables.index[place(to)])
    return tables.holds[spot]


def nodes(tables: Tables, places: Iterable[int]) -> list[int]:
    """All nodes of some provinces."""
    return [node for place in places for node in tables.at[place]]
