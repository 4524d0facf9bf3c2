"""Assassination and capture: which spies die at the end of a spy phase (SPY-6)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.board.graph import PowerId, ProvinceId

_Where: TypeAlias = tuple[ProvinceId, PowerId]
"""A province, and whose spies are there."""


@dataclass(frozen=True, slots=True)
class Hunter:
    """A spy at the end of spy movement: whose, where, whether it moved, and whom it hunts."""

    power: PowerId
    province: ProvinceId
    moving: bool
    target: PowerId | None


@dataclass(frozen=True, slots=True)
class Searcher:
    """An army or fleet that searches for one power's spies in its province (SPY-6D)."""

    power: PowerId
    province: ProvinceId
    target: PowerId


@dataclass(frozen=True, slots=True)
class Toll:
    """Who was lost, by index into the hunters; ``kills`` and ``captures`` by who did it."""

    dead: frozenset[int]
    captured: frozenset[int]
    kills: Mapping[int, tuple[int, ...]]
    captures: Mapping[int, tuple[int, ...]]


def hunt(hunters: Sequence[Hunter], searchers: Sequence[Searcher]) -> Toll:
    """The losses of a spy phase.

    Moving assassins always succeed, even if they are killed themselves (SPY-6Cb1, SPY-Q12).
    Stationary ones succeed unless a moving one kills them (SPY-6Ca3); they do not stop each other
    (SPY-Q11). Units then capture survivors (SPY-Q10): every search takes all it finds, so that a
    spy between a dislodged unit and its attacker may have two captors (SPY-6Db).
    """
    there: dict[_Where, list[int]] = defaultdict(list)
    for number, hunter in enumerate(hunters):
        there[hunter.province, hunter.power].append(number)
    movers = {i: h for i, h in enumerate(hunters) if h.moving}
    by_movers = _struck(movers, there)
    surprised = _union(by_movers)
    residents = (i for i, h in enumerate(hunters) if not h.moving and i not in surprised)
    by_residents = _struck({i: hunters[i] for i in residents}, there)
    dead = surprised | _union(by_residents)
    captures: dict[int, tuple[int, ...]] = {}
    for number, searcher in enumerate(searchers):
        met = there.get((searcher.province, searcher.target), ())
        if found := tuple(i for i in met if i not in dead):
            captures[number] = found
    return Toll(dead, _union(captures), {**by_movers, **by_residents}, captures)


def _struck(
    assassins: Mapping[int, Hunter], there: Mapping[_Where, Sequence[int]]
) -> dict[int, tuple[int, ...]]:
    """Whom each of these assassins kills: all of the nationality in its province (SPY-6Ca2)."""
    return {
        assassin: tuple(there[hunter.province, hunter.target])
        for assassin, hunter in assassins.items()
        if hunter.target and (hunter.province, hunter.target) in there
    }


def _union(struck: Mapping[int, tuple[int, ...]]) -> frozenset[int]:
    return frozenset(i for victims in struck.values() for i in victims)
