"""What owners of agents are told of their losses and the causes (INF-6i, INF-7c)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.adjudication.turn import Resolution, Told
from engine.board.graph import PowerId, ProvinceId
from engine.facts import UNKNOWN, Cause, Lost
from engine.orders.covert import AGENT


def lost(
    power: PowerId,
    place: ProvinceId,
    number: int,
    how: str,
    rule: str,
    by: Iterable[PowerId] = (UNKNOWN,),
) -> Iterator[Told]:
    """What an owner is told of agents lost, or attacked in vain, to powers that it may know."""
    known = tuple(by)
    for one in known:
        yield Told(power, Lost(AGENT, place, number, one), rule)
    if number:
        yield Told(power, Cause(AGENT, place, how), rule)
        for one in known:
            yield Told(power, Cause(AGENT, place, how, number, one), rule)


def told_apart(resolution: Resolution) -> Resolution:
    """The same with causes that repeat their losses only if one owner had several in a place."""
    found: dict[tuple[PowerId, ProvinceId], set[str]] = defaultdict(set)
    for one in resolution.told:
        if isinstance(one.fact, Cause):
            found[one.power, one.fact.place].add(one.fact.how)
    told = (
        one
        for one in resolution.told
        if not isinstance(one.fact, Cause)
        or not one.fact.number
        or len(found[one.power, one.fact.place]) > 1
    )
    return replace(resolution, told=tuple(told))
