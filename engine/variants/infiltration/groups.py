"""Agents in groups: stacks split by their orders, and where each group goes (INF-4)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.graph import Board, PowerId, ProvinceId
from engine.covert.crossing import Ferry, crossing
from engine.covert.pieces import Mover
from engine.covert.steps import Footing, ashore, step
from engine.language.message import Message
from engine.orders.order import Order
from engine.units import Stack
from engine.variants.infiltration.orders import AgentOrder, Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Agents that share a power, a place and an order: hundreds cost no more than one.

    ``first`` is their stack at the start of the turn and ``now`` where they are now, both with the
    group's own count. ``failed`` says why they did not go where they were sent.
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
        """What they do; those ordered to move do nothing else."""
        return self.order.task if self.order is not None else Task.IDLE

    @property
    def sent(self) -> bool:
        """Whether they were ordered to move."""
        return self.order is not None and self.order.to is not None


def split(crew: Sequence[Mover], orders: Mapping[PowerId, Sequence[Order]]) -> list[Group]:
    """Every stack split by its agents' orders; those without stay idle (INF-Q39)."""
    left = [p for p in crew if p.now is not None]
    groups: list[Group] = []
    for power, lines in orders.items():
        for line in lines:
            if isinstance(line, AgentOrder):
                left = _assign(power, line, left, groups)
    groups += [Group(first=p.first, now=p.now) for p in left if p.now is not None]
    return groups


def _assign(
    power: PowerId, line: AgentOrder, crew: Iterable[Mover], groups: list[Group]
) -> list[Mover]:
    """Takes the agents of one line out of the crew, ashore before aboard."""
    wanted = line.count
    place = Board.province_of(line.at)
    rest: list[Mover] = []
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
            rest.append(Mover(replace(piece.first, count=keep), replace(now, count=keep)))
    return rest


def march(ground: Footing, ferries: Sequence[Ferry], groups: Iterable[Group]) -> list[Group]:
    """The groups after agent movement; nobody hinders anybody (INF-5a)."""
    return [moved for group in groups for moved in _go(ground, ferries, group)]


def _go(ground: Footing, ferries: Sequence[Ferry], group: Group) -> Iterator[Group]:
    if group.order is None or group.order.to is None:
        yield group
        return
    found = step(ground, group.now, group.order.to, by_sea=group.order.via)
    if found is None:
        yield from _cross(ground, ferries, group, group.order.to)
    elif isinstance(found, Message):
        yield replace(group, failed=found)
    else:
        yield replace(group, now=found, moved=True)


def _cross(
    ground: Footing, ferries: Sequence[Ferry], group: Group, to: ProvinceId
) -> Iterator[Group]:
    """By convoy, as many as the fleets were told to carry, by one route or several (INF-Q17)."""
    route = group.order.route if group.order else ()
    left = group.now.count
    while left:
        willing = [f for f in ferries if f.serves(group.power, group.now.province, to)]
        chain = crossing(ground.board, willing, route)
        if not chain:
            yield replace(_part(group, left), failed=Message("covert.no_convoy"))
            return
        carried = min(left, *(ferry.room for ferry in chain))
        for ferry in chain:
            ferry.room -= carried
        left -= carried
        part = _part(group, carried)
        yield replace(part, now=ashore(part.now, to), moved=True)


def _part(group: Group, count: int) -> Group:
    return replace(
        group, first=replace(group.first, count=count), now=replace(group.now, count=count)
    )


def headcount(groups: Iterable[Group], place: ProvinceId, but: PowerId) -> dict[PowerId, int]:
    """How many agents of each power other than ``but`` are in a province, sorted by power."""
    present: Counter[PowerId] = Counter()
    for group in groups:
        if group.now.province == place and group.power != but and group.now.count:
            present[group.power] += group.now.count
    return dict(sorted(present.items()))


def reduce_by(
    groups: Sequence[Group], losses: Mapping[tuple[PowerId, ProvinceId], int]
) -> list[Group]:
    """The groups after losing this many agents of a power in a province, idle ones first."""
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
