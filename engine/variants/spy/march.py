"""The movement of spies: steps, boarding, landing and convoys (SPY-5)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId
from engine.covert.crossing import Ferry, crossing
from engine.covert.pieces import Mover
from engine.covert.steps import Footing, ashore, step
from engine.frozen import quick
from engine.language.message import Message
from engine.orders.covert import CovertConvoy, SpyOrder
from engine.units import Stack, Unit


@quick
@dataclass(frozen=True, slots=True)
class Marched:
    """The result of one spy's order: where it is now, whether it moved, and why not."""

    now: Stack
    moved: bool = False
    failed: Message | None = None


def march(
    ground: Footing, crew: Sequence[Mover], orders: Mapping[int, SpyOrder], ferries: list[Ferry]
) -> Mapping[int, Marched]:
    """The result of every spy's move; nothing ever stands a spy off (SPY-5Ca)."""
    return {
        index: _step(ground, piece.now, orders.get(index), ferries)
        for index, piece in enumerate(crew)
        if piece.now is not None
    }


def ferries_for(
    ground: Footing,
    convoys: Mapping[PowerId, Sequence[tuple[Unit, CovertConvoy]]],
    options: Mapping[str, str],
) -> Iterator[Ferry]:
    """The fleets that stand where their spy convoys are ordered (SPY-5Cb2, SPY-Q19).

    Under ``spy.convoy_capacity`` 1 the first order given to a fleet is the only one it serves.
    """
    single = options["spy.convoy_capacity"] == "1"
    for power, given in convoys.items():
        busy: set[ProvinceId] = set()
        for fleet, order in given:
            sea = fleet.province
            if not ground.is_sea(sea) or (single and sea in busy):
                continue
            busy.add(sea)
            room = 1 if single else len(ground.position.covert) + 1
            yield Ferry(sea, order.owner or power, order.origin, order.to, room)


def _step(ground: Footing, spy: Stack, order: SpyOrder | None, ferries: list[Ferry]) -> Marched:
    if order is None or order.to is None:
        return Marched(spy)
    found = step(ground, spy, order.to, by_sea=order.via)
    if found is None:
        found = _cross(ground, spy, order.to, order.route, ferries)
    if isinstance(found, Message):
        return Marched(spy, failed=found)
    return Marched(found, moved=True)


def _cross(
    ground: Footing,
    spy: Stack,
    to: ProvinceId,
    route: Sequence[ProvinceId],
    ferries: Iterable[Ferry],
) -> Stack | Message:
    willing = [f for f in ferries if f.serves(spy.power, spy.province, to)]
    chain = crossing(ground.board, willing, route)
    for ferry in chain:
        ferry.room -= 1
    return ashore(spy, to) if chain else Message("covert.no_convoy")
