"""An observation in the numbers of the tables."""

from collections.abc import Iterable
from dataclasses import dataclass, field

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
from engine.opponents.tables import Tables
from engine.phases import Phase
from engine.visibility.observe import Observation


@dataclass(slots=True)
class Sighting:
    """What was told at one deadline, by province.

    ``units`` are those whose owner was told, ``vague`` the provinces with a unit of unknown owner,
    ``empty`` those without a unit, ``fallen`` the retreating units. ``centres`` has the owners, -1
    for nobody. ``results`` are those of the viewer's own orders, ``attacked`` its units under
    attack. ``whole`` says that nothing is hidden of armies and fleets. ``hands`` says by power
    which of its ``players`` numbers gives its orders: each power its own, unless the game says
    otherwise.
    """

    phase: Phase
    due: Phase
    units: dict[int, tuple[int, int]] = field(default_factory=dict)
    vague: set[int] = field(default_factory=set)
    empty: set[int] = field(default_factory=set)
    fallen: dict[int, tuple[int, int]] = field(default_factory=dict)
    centres: dict[int, int] = field(default_factory=dict)
    results: dict[int, str] = field(default_factory=dict)
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
        case _:
            pass


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


def nodes(tables: Tables, places: Iterable[int]) -> list[int]:
    """All nodes of some provinces."""
    return [node for place in places for node in tables.at[place]]
