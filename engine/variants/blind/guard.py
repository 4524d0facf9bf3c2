"""Counter-espionage in Blind Diplomacy II: which spies of a province die (BL-1c, BL-9, BL-10)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId


@dataclass(frozen=True, slots=True)
class Watcher:
    """A spy after all have moved: whose, where, and whether it is on counter-espionage."""

    power: PowerId
    province: ProvinceId
    guard: bool


@dataclass(frozen=True, slots=True)
class Kills:
    """The dead by index, and for each guard that killed, its victims."""

    dead: frozenset[int]
    by: Mapping[int, tuple[int, ...]]


def guard(watchers: Sequence[Watcher], *, enemy_only: bool) -> Kills:
    """Who dies of counter-espionage, everywhere at once.

    With two spies in a province, each guard kills the other if it is an enemy's. With three or
    more, one guard kills all others and two or more leave nobody alive, friend or foe, unless
    ``enemy_only`` follows rule 1 to the letter (BL-Q7).
    """
    by: dict[int, tuple[int, ...]] = {}
    for index, watcher in enumerate(watchers):
        if not watcher.guard:
            continue
        others = [
            i for i, w in enumerate(watchers) if w.province == watcher.province and i != index
        ]
        literal = len(others) >= 2 and not enemy_only
        victims = tuple(i for i in others if literal or watchers[i].power != watcher.power)
        if victims:
            by[index] = victims
    return Kills(frozenset(i for victims in by.values() for i in victims), by)
