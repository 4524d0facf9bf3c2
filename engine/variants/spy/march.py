"""The movement of spies: steps, boarding, landing and convoys (SPY-5)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.graph import Board, Location, PowerId, ProvinceId, Terrain
from engine.covert.crossing import Ferry, crossing
from engine.covert.pieces import Piece, in_retreat
from engine.language.message import Message
from engine.orders.covert import CovertConvoy, SpyOrder
from engine.position import Position
from engine.units import FLEET, Stack, Unit


@dataclass(frozen=True, slots=True)
class Ground:
    """What spies move over: the board, the units on it by now, and the house rules."""

    board: Board
    position: Position
    options: Mapping[str, str]

    def fleet_in(self, sea: ProvinceId) -> Unit | None:
        """The fleet that may be boarded in a sea: the one that is not in retreat (SPY-Q17)."""
        unit = self.position.units.get(sea)
        return unit if unit is not None and unit.kind == FLEET else None

    def is_sea(self, province: ProvinceId) -> bool:
        """Whether a province is water."""
        return self.board.provinces[province].terrain is Terrain.SEA


@dataclass(frozen=True, slots=True)
class Marched:
    """What became of one spy's order: where it is now, whether it moved, and why not."""

    now: Stack
    moved: bool = False
    failed: Message | None = None


def march(
    ground: Ground, crew: Sequence[Piece], orders: Mapping[int, SpyOrder], ferries: list[Ferry]
) -> Mapping[int, Marched]:
    """What becomes of every spy's move; nothing ever stands a spy off (SPY-5Ca)."""
    return {
        index: _step(ground, piece.now, orders.get(index), ferries)
        for index, piece in enumerate(crew)
        if piece.now is not None
    }


def ferries_for(
    ground: Ground, convoys: Mapping[PowerId, Sequence[tuple[Unit, CovertConvoy]]]
) -> Iterator[Ferry]:
    """The fleets that stand where their spy convoys are ordered (SPY-5Cb2, SPY-Q19).

    Under ``spy.convoy_capacity`` 1 the first order given to a fleet is the only one it serves.
    """
    single = ground.options["spy.convoy_capacity"] == "1"
    for power, given in convoys.items():
        busy: set[ProvinceId] = set()
        for fleet, order in given:
            sea = fleet.province
            if not ground.is_sea(sea) or (single and sea in busy):
                continue
            busy.add(sea)
            room = 1 if single else len(ground.position.covert) + 1
            yield Ferry(sea, order.owner or power, order.origin, order.to, room)


def _step(ground: Ground, spy: Stack, order: SpyOrder | None, ferries: list[Ferry]) -> Marched:
    if order is None or order.to is None:
        return Marched(spy)
    if spy.aboard is not None or ground.is_sea(spy.province):
        return _land(ground, spy, order.to)
    if ground.is_sea(order.to):
        return _board(ground, spy, order.to)
    if not order.via and Location(order.to) in ground.board.armies.get(Location(spy.province), ()):
        return _arrive(spy, order.to)
    return _cross(ground, spy, order, ferries)


def _land(ground: Ground, spy: Stack, to: ProvinceId) -> Marched:
    """Off a fleet and ashore (SPY-5Cc4, SPY-5Cc8); from port as ``spy.port`` says (SPY-Q20)."""
    if in_retreat(ground.position, spy):
        return Marched(spy, failed=Message("spies.fleet_awaits_retreat"))
    if ground.is_sea(to):
        return Marched(spy, failed=Message("spies.no_spy_changes_fleets_sea"))
    if ground.is_sea(spy.province):
        near = to in ground.board.borders[spy.province]
    elif ground.options["spy.port"] == "literal":
        return Marched(spy, failed=Message("spies.fleet_lies_port"))
    else:
        steps = ground.board.armies.get(Location(spy.province), ())
        near = to == spy.province or Location(to) in steps
    return (
        _arrive(spy, to) if near else Marched(spy, failed=Message("spies.province_is_not_adjacent"))
    )


def _board(ground: Ground, spy: Stack, sea: ProvinceId) -> Marched:
    """Onto a fleet in an adjacent sea, without anybody's leave (SPY-5Cc2, SPY-5Cc3)."""
    fleet = ground.fleet_in(sea)
    if sea not in ground.board.borders[spy.province]:
        return Marched(spy, failed=Message("spies.sea_is_not_adjacent"))
    if fleet is None:
        return Marched(spy, failed=Message("spies.no_fleet_board"))
    return Marched(replace(spy, province=sea, aboard=fleet.power), moved=True)


def _cross(ground: Ground, spy: Stack, order: SpyOrder, ferries: list[Ferry]) -> Marched:
    to = order.to
    if to is None:
        return Marched(spy)
    willing = [f for f in ferries if f.serves(spy.power, spy.province, to)]
    chain = crossing(ground.board, willing, order.route)
    for ferry in chain:
        ferry.room -= 1
    return _arrive(spy, to) if chain else Marched(spy, failed=Message("spies.no_convoy"))


def _arrive(spy: Stack, to: ProvinceId) -> Marched:
    return Marched(replace(spy, province=to, aboard=None), moved=True)
