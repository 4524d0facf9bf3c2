"""Agents in groups: stacks split by their orders, and where each group goes (INF-4)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.board.graph import Board, Location, PowerId, ProvinceId, Terrain
from engine.covert.crossing import Ferry, crossing
from engine.covert.pieces import Piece, in_retreat
from engine.language.message import Message
from engine.orders.order import Order
from engine.position import Position
from engine.units import FLEET, Stack
from engine.variants.infiltration.orders import AgentOrder, Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Agents that share a power, a place and an order: hundreds cost no more than one.

    ``first`` is their stack at the start of the turn and ``now`` where they are by now, both with
    the group's own count. ``failed`` says why they did not go where they were sent.
    """

    first: Stack
    now: Stack
    order: AgentOrder | None = None
    moved: bool = False
    failed: Message | None = None

    @property
    def power(self) -> PowerId:
        """Whose agents they are."""
        return self.first.power

    @property
    def task(self) -> Task:
        """What they do; those that were to move do nothing else."""
        return self.order.task if self.order is not None else Task.IDLE

    @property
    def sent(self) -> bool:
        """Whether they were ordered to move."""
        return self.order is not None and self.order.to is not None


def split(crew: Sequence[Piece], orders: Mapping[PowerId, Sequence[Order]]) -> list[Group]:
    """Every stack split by what its agents are told; those without orders stay idle (INF-Q39)."""
    left = [p for p in crew if p.now is not None]
    groups: list[Group] = []
    for power, lines in orders.items():
        for line in lines:
            if isinstance(line, AgentOrder):
                left = _assign(power, line, left, groups)
    groups += [Group(first=p.first, now=p.now) for p in left if p.now is not None]
    return groups


def _assign(
    power: PowerId, line: AgentOrder, crew: Iterable[Piece], groups: list[Group]
) -> list[Piece]:
    """Takes the agents of one line out of the crew, ashore before aboard."""
    wanted = line.count
    place = Board.province_of(line.at)
    rest: list[Piece] = []
    for piece in sorted(crew, key=lambda p: p.first.aboard is not None):
        now = piece.now
        if now is None or not wanted or (piece.first.power, piece.first.province) != (power, place):
            rest.append(piece)
            continue
        taken = min(wanted, now.count)
        wanted -= taken
        groups.append(
            Group(
                first=replace(piece.first, count=taken),
                now=replace(now, count=taken),
                order=line,
            )
        )
        if now.count > taken:
            keep = now.count - taken
            rest.append(Piece(replace(piece.first, count=keep), replace(now, count=keep)))
    return rest


@dataclass(slots=True)
class Ground:
    """What agents move over: the board after regular movement, the house rules, the ferries."""

    board: Board
    position: Position
    options: Mapping[str, str]
    ferries: list[Ferry] = field(default_factory=list)

    def is_sea(self, province: ProvinceId) -> bool:
        """Whether a province is water."""
        return self.board.provinces[province].terrain is Terrain.SEA


def march(ground: Ground, groups: Iterable[Group]) -> list[Group]:
    """The groups after agent movement; nobody hinders anybody (INF-5a)."""
    return [moved for group in groups for moved in _go(ground, group)]


def _go(ground: Ground, group: Group) -> Iterator[Group]:
    to = group.order.to if group.order else None
    if to is None:
        yield group
    elif group.now.aboard is not None:
        yield _land(ground, group, to)
    elif ground.is_sea(to):
        yield _board(ground, group, to)
    elif not (group.order and group.order.via) and _adjacent(ground, group.now.province, to):
        yield _arrived(group, to)
    else:
        yield from _cross(ground, group, to)


def _adjacent(ground: Ground, here: ProvinceId, to: ProvinceId) -> bool:
    return Location(to) in ground.board.armies.get(Location(here), ())


def _land(ground: Ground, group: Group, to: ProvinceId) -> Group:
    """Off a fleet onto an adjacent coast, or from port ashore and beyond (INF-4e, INF-Q21)."""
    here = group.now.province
    early = ground.options["inf.agents_before_retreats"] == "on"
    if not early and in_retreat(ground.position, group.now):
        return replace(group, failed=Message("infiltration.fleet_awaits_retreat"))
    if ground.is_sea(to):
        return replace(group, failed=Message("infiltration.nobody_changes_fleets_sea"))
    near = to in ground.board.borders[here]
    if not ground.is_sea(here):
        near = to == here or _adjacent(ground, here, to)
    return (
        _arrived(group, to)
        if near
        else replace(group, failed=Message("infiltration.coast_is_not_adjacent"))
    )


def _board(ground: Ground, group: Group, sea: ProvinceId) -> Group:
    """Aboard whatever fleet is in the sea after regular movement (INF-4c, INF-4f, INF-Q20)."""
    fleet = ground.position.units.get(sea)
    if sea not in ground.board.borders[group.now.province]:
        return replace(group, failed=Message("infiltration.sea_is_not_adjacent"))
    if fleet is None or fleet.kind != FLEET:
        return replace(group, failed=Message("infiltration.no_fleet_board"))
    return replace(group, now=replace(group.now, province=sea, aboard=fleet.power), moved=True)


def _cross(ground: Ground, group: Group, to: ProvinceId) -> Iterator[Group]:
    """By convoy, as many as the fleets were told to carry, by one way or several (INF-Q17)."""
    route = group.order.route if group.order else ()
    left = group.now.count
    while left:
        willing = [f for f in ground.ferries if f.serves(group.power, group.now.province, to)]
        chain = crossing(ground.board, willing, route)
        if not chain:
            yield replace(_part(group, left), failed=Message("infiltration.no_convoy"))
            return
        carried = min(left, *(ferry.room for ferry in chain))
        for ferry in chain:
            ferry.room -= carried
        left -= carried
        yield _arrived(_part(group, carried), to)


def _part(group: Group, count: int) -> Group:
    return replace(
        group, first=replace(group.first, count=count), now=replace(group.now, count=count)
    )


def _arrived(group: Group, to: ProvinceId) -> Group:
    return replace(group, now=replace(group.now, province=to, aboard=None), moved=True)


def headcount(groups: Iterable[Group], place: ProvinceId, but: PowerId) -> dict[PowerId, int]:
    """How many agents of each power other than ``but`` are in a province, powers sorted."""
    present: dict[PowerId, int] = {}
    for group in groups:
        if group.now.province == place and group.power != but and group.now.count:
            present[group.power] = present.get(group.power, 0) + group.now.count
    return dict(sorted(present.items()))


def reduce_by(
    groups: Sequence[Group], losses: Mapping[tuple[PowerId, ProvinceId], int]
) -> list[Group]:
    """The groups without so many agents of a power in a province, the idle ones lost first."""
    left = dict(losses)
    after = list(groups)
    for index in sorted(range(len(after)), key=lambda i: after[i].task is not Task.IDLE):
        group = after[index]
        key = (group.power, group.now.province)
        dead = min(left.get(key, 0), group.now.count)
        if dead:
            left[key] -= dead
            after[index] = replace(group, now=replace(group.now, count=group.now.count - dead))
    return after
