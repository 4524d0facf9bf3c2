"""What a viewer knows when it chooses orders: taken from its observation alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.order import PieceOrder
from engine.orders.seen import Seen
from engine.position import Dislodged, Prisoners
from engine.units import ARMY, FLEET, Kind, Stack, Unit, UnitKind
from engine.visibility.observe import Observation


@dataclass(slots=True)
class _Book:
    """The facts of an observation, sorted into what orders are chosen by."""

    units: dict[ProvinceId, Unit] = field(default_factory=dict)
    dislodged: dict[ProvinceId, Unit] = field(default_factory=dict)
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

    All of it stands in the facts of that power's own observation. Where a game master gives the
    orders, ``eyes`` is his: then the armies and fleets, and the owners of centres, are those that
    he sees.
    """
    power = own.viewer
    mine = _read(own, board)
    seen = mine if eyes is None else _read(eyes, board)
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


def asked_of(own: Observation, power: PowerId) -> Mapping[str, int]:
    """What the next deadline asks of a power in numbers: ``builds``, ``removals``, ``spies``."""
    found: dict[str, int] = {}
    for words in _lines(own):
        match words:
            case ["due", who, what, number] if who == power and number.isdigit():
                found[what] = int(number)
            case _:
                pass
    return found


def _with_coast(own: Observation, unit: Unit) -> Unit:
    """An own unit in retreat with its coast, which the order that it had names."""
    for seen in own.orders:
        order = seen.order
        if not isinstance(order, PieceOrder) or Board.province_of(order.at) != unit.province:
            continue
        if (seen.power, order.kind) == (unit.power, unit.kind):
            return replace(unit, at=order.at)
    return unit


def _lines(seen: Observation) -> Iterator[list[str]]:
    return (fact.split(" ") for fact in seen.facts)


def _read(seen: Observation, board: Board) -> _Book:
    book = _Book()
    for words in _lines(seen):
        match words:
            case ["unit", place, power, kind] if power != "?":
                unit = _unit(board, place, power, kind)
                book.units[unit.province] = unit
            case ["dislodged", place, power, kind] if power != "?":
                unit = _unit(board, place, power, kind)
                book.dislodged[unit.province] = unit
            case ["own", kind, province, *count]:
                number = int(count[0]) if count else 1
                book.stacks.append((Kind(kind.upper()), ProvinceId(province), number))
            case ["centre", province, power] if power != "NONE":
                book.centres[ProvinceId(province)] = PowerId(power)
            case ["open", province, place]:
                book.open.setdefault(ProvinceId(province), []).append(Location(place))
            case ["due", power, "prisoners", whose, province, count]:
                lot = Prisoners(PowerId(power), PowerId(whose), ProvinceId(province), int(count))
                book.prisoners.append(lot)
            case ["due", power, what, number] if number.isdigit():
                book.asked.setdefault(PowerId(power), {})[what] = int(number)
            case _:
                pass
    return book


def _unit(board: Board, place: str, power: str, kind: str) -> Unit:
    """A unit of a fact; one whose kind is not told is taken for what may stand there."""
    if kind == "?":
        kind = ARMY if Location(place) in board.armies else FLEET
    return Unit(PowerId(power), Kind(kind), Location(place))
