"""Assassination and capture: which spies die at the end of a spy phase (SPY-6)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.board.graph import PowerId, ProvinceId


@dataclass(frozen=True, slots=True)
class Hunter:
    """A spy at the end of spy movement: whose, where, whether it moved, and whom it hunts."""

    power: PowerId
    province: ProvinceId
    moving: bool
    target: PowerId | None


@dataclass(frozen=True, slots=True)
class Searcher:
    """An army or fleet that looks for the spies of one power in its province (SPY-6D)."""

    power: PowerId
    province: ProvinceId
    target: PowerId


@dataclass(frozen=True, slots=True)
class Toll:
    """Who was lost: by index into the hunters; ``kills`` and ``captures`` by who did it."""

    dead: frozenset[int]
    captured: frozenset[int]
    kills: Mapping[int, tuple[int, ...]]
    captures: Mapping[int, tuple[int, ...]]


def hunt(hunters: Sequence[Hunter], searchers: Sequence[Searcher]) -> Toll:
    """What a spy phase costs.

    Moving assassins always succeed, also when they are killed themselves (SPY-6Cb1, SPY-Q12).
    Stationary ones succeed unless a moving one kills them (SPY-6Ca3); they do not stop each other
    (SPY-Q11). Units then capture survivors (SPY-Q10): every search takes all it finds, so that a
    spy between a unit in retreat and the one that drove it out may have two captors (SPY-6Db).
    """
    by_movers = _struck(hunters, (i for i, h in enumerate(hunters) if h.moving))
    surprised = _union(by_movers)
    by_residents = _struck(
        hunters, (i for i, h in enumerate(hunters) if not h.moving and i not in surprised)
    )
    dead = surprised | _union(by_residents)
    captures: dict[int, tuple[int, ...]] = {}
    for number, searcher in enumerate(searchers):
        met = _met(hunters, searcher.province, searcher.target)
        if found := tuple(i for i in met if i not in dead):
            captures[number] = found
    return Toll(dead, _union(captures), {**by_movers, **by_residents}, captures)


def _struck(hunters: Sequence[Hunter], assassins: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """Whom each of these assassins kills: all of the nationality in its province (SPY-6Ca2)."""
    met = {i: _met(hunters, hunters[i].province, hunters[i].target) for i in assassins}
    return {assassin: victims for assassin, victims in met.items() if victims}


def _met(hunters: Sequence[Hunter], place: ProvinceId, who: PowerId | None) -> tuple[int, ...]:
    """The spies of a power in a province."""
    return tuple(i for i, h in enumerate(hunters) if (h.province, h.power) == (place, who))


def _union(struck: Mapping[int, tuple[int, ...]]) -> frozenset[int]:
    return frozenset(i for victims in struck.values() for i in victims)
