"""What a viewer knows when it chooses orders: taken from its observation alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.facts import (
    NOBODY,
    UNKNOWN,
    UNTOLD,
    CentreOf,
    DislodgedAt,
    Due,
    DuePrisoners,
    EmptyAt,
    OpenRetreat,
    Own,
    UnitAt,
    UnitSighting,
)
from engine.orders.order import PieceOrder
from engine.orders.seen import Seen
from engine.position import Dislodged, Prisoners
from engine.units import ARMY, FLEET, Kind, Stack, Unit, UnitKind, one_unit
from engine.visibility.observe import Observation


@dataclass(slots=True)
class Book:
    """The facts of an observation, sorted for choosing orders."""

    units: dict[ProvinceId, Unit] = field(default_factory=dict)
    dislodged: dict[ProvinceId, Unit] = field(default_factory=dict)
    vacant: set[ProvinceId] = field(default_factory=set)
    stacks: list[tuple[Kind, ProvinceId, int]] = field(default_factory=list)
    centres: dict[ProvinceId, PowerId] = field(default_factory=dict)
    open: dict[ProvinceId, list[Location]] = field(default_factory=dict)
    asked: dict[PowerId, dict[str, int]] = field(default_factory=dict)
    prisoners: list[Prisoners] = field(default_factory=list)


def known(
    own: Observation,
    board: Board,
    powers: tuple[PowerId, ...],
    options: Mapping[str, str],
    kinds: Mapping[Kind, UnitKind],
    eyes: Observation | None = None,
) -> Seen:
    """What somebody knows who gives the orders of ``own.viewer``.

    All of it is in the facts of that power's own observation. If a game master gives the orders,
    ``eyes`` is the game master's: then armies, fleets and the owners of centres are as seen there.
    """
    power = own.viewer
    mine = read(own, board)
    seen = mine if eyes is None else read(eyes, board)
    asked = mine.asked.get(power, {})
    return Seen(
        board=board,
        power=power,
        phase=own.due.kind,
        covert=own.due.covert,
        units=seen.units,
        dislodged={
            place: Dislodged(_with_coast(own, unit), None) for place, unit in seen.dislodged.items()
        },
        vacant=frozenset(mine.vacant),
        open={place: tuple(open_) for place, open_ in mine.open.items()},
        centres=seen.centres,
        sites=sites(board, power, seen.units, seen.centres),
        due=asked.get("builds", 0) - asked.get("removals", 0),
        asked=asked,
        stacks=tuple(
            Stack(kind=kind, power=power, province=province, count=count)
            for kind, province, count in mine.stacks
        ),
        prisoners=tuple(mine.prisoners),
        others=tuple(other for other in powers if other != power),
        options=options,
        kinds=kinds,
    )


def sites(
    board: Board,
    power: PowerId,
    units: Mapping[ProvinceId, Unit],
    centres: Mapping[ProvinceId, PowerId],
) -> tuple[ProvinceId, ...]:
    """The home centres that a power knows to be its own and knows no unit in."""
    home = board.home_centres.get(power, ())
    return tuple(p for p in home if centres.get(p) == power and p not in units)


def _with_coast(own: Observation, unit: Unit) -> Unit:
    """An own unit in retreat with its coast, taken from the order that it had."""
    for seen in own.orders:
        order = seen.order
        if not isinstance(order, PieceOrder) or Board.province_of(order.at) != unit.province:
            continue
        if (seen.power, order.kind) == (unit.power, unit.kind):
            return replace(unit, at=order.at)
    return unit


def read(seen: Observation, board: Board) -> Book:
    """What an observation tells of units, centres, own pieces and what is due."""
    book = Book()
    for fact in seen.facts:
        match fact:
            case CentreOf(province, power) if power != NOBODY:
                book.centres[province] = power
            case UnitAt(power=power) if power != UNKNOWN:
                unit = taken(board, fact)
                book.units[unit.province] = unit
            case DislodgedAt(power=power) if power != UNKNOWN:
                unit = taken(board, fact)
                book.dislodged[unit.province] = unit
            case EmptyAt(place):
                book.vacant.add(place)
            case Own(kind, province, number):
                book.stacks.append((kind, province, number))
            case OpenRetreat(province, place):
                book.open.setdefault(province, []).append(place)
            case DuePrisoners(power, whose, province, count):
                book.prisoners.append(Prisoners(power, whose, province, count))
            case Due(power, what, number):
                book.asked.setdefault(power, {})[what] = number
    return book


def taken(board: Board, fact: UnitSighting) -> Unit:
    """The unit that was seen; one of unknown kind is taken for what may be there."""
    kind = fact.kind
    if kind == UNTOLD:
        kind = ARMY if fact.place in board.armies else FLEET
    return one_unit(fact.power, kind, fact.place)
