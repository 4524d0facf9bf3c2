"""Reads the facts of an observation as things that stand on a map."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import (
    NOBODY,
    UNKNOWN,
    CentreOf,
    DislodgedAt,
    Fact,
    ForCountry,
    Home,
    Own,
    Riding,
    Shows,
    Spotted,
    UnitAt,
    bare,
)
from engine.units import Kind, UnitKind, glyph_of
from engine.visibility.observe import Observation
from spydip_gui.viewmodel.values import Piece, Pip, Rail

Kinds: TypeAlias = Mapping[Kind, UnitKind]
"""The kinds of piece of a game, in the order in which a rail shows them."""


def pieces(facts: Iterable[Fact]) -> Iterator[Piece]:
    """The armies and fleets in some facts."""
    for fact in facts:
        if isinstance(fact, UnitAt | DislodgedAt):
            out = isinstance(fact, DislodgedAt)
            yield Piece(fact.place, fact.kind, _power(fact.power), dislodged=out)


def owners(facts: Iterable[Fact]) -> Mapping[ProvinceId, PowerId | None]:
    """The owners of centres in some facts; None if nobody owns one."""
    told = (fact for fact in facts if isinstance(fact, CentreOf))
    return {fact.place: None if fact.power == NOBODY else fact.power for fact in told}


def rails(seen: Observation, board: Board, kinds: Kinds) -> Iterator[Rail]:
    """The covert pieces an observation tells of, province by province."""
    found: dict[ProvinceId, dict[tuple[Kind, PowerId | None], int]] = {}
    for fact, owner in _told(seen):
        for province, pip in _pips(fact, owner):
            row = found.setdefault(province, {})
            key = (pip.kind, pip.power)
            row[key] = max(row.get(key, 0), pip.count)
    ranks = {power: rank for rank, power in enumerate(board.powers)}
    listed = [*kinds, *sorted({kind for row in found.values() for kind, _ in row} - {*kinds})]
    own = {owner for _, owner in _told(seen)}

    def rank(pip: Pip) -> tuple[bool, int, int]:
        foreign = pip.power not in own
        return (
            foreign,
            listed.index(pip.kind),
            ranks.get(pip.power or PowerId(""), len(ranks)),
        )

    for province, row in found.items():
        pips = [
            Pip(kind, power, count, glyph_of(kind, kinds)) for (kind, power), count in row.items()
        ]
        yield Rail(province, tuple(sorted(_without_vague(pips), key=rank)))


def _told(seen: Observation) -> Iterator[tuple[Fact, PowerId]]:
    """Each fact with the power whose own pieces it is about.

    A player who commands several countries is told of their pieces under their names, as in
    ``GERMANY: own spy BER``, and of those of the player's own country without one.
    """
    homes = (f.power for f in seen.facts if isinstance(f, Home) and f.player == seen.viewer)
    home = next(homes, seen.viewer)
    for fact in seen.facts:
        yield (bare(fact), fact.power) if isinstance(fact, ForCountry) else (fact, home)


def marks(facts: Iterable[Fact]) -> Mapping[ProvinceId, tuple[Fact, ...]]:
    """What some facts mark on the map, by province."""
    found: dict[ProvinceId, tuple[Fact, ...]] = {}
    for fact in facts:
        told = bare(fact)
        if told.shows is Shows.MARK and told.sign and told.province:
            found[told.province] = (*found.get(told.province, ()), fact)
    return found


def _pips(fact: Fact, viewer: PowerId) -> Iterator[tuple[ProvinceId, Pip]]:
    match fact:
        case Own(kind, place, number):
            yield place, Pip(kind, viewer, number)
        case Riding(place, power, number):
            yield place, Pip(fact.kind, _power(power), number)
        case Spotted(kind, place, power, number):
            yield place, Pip(kind, _power(power), number)
        case _:
            pass


def _without_vague(pips: list[Pip]) -> Iterator[Pip]:
    """The pips without those of unknown owner if their kind is also known with an owner."""
    named = {pip.kind for pip in pips if pip.power is not None}
    return (pip for pip in pips if pip.power is not None or pip.kind not in named)


def _power(power: PowerId) -> PowerId | None:
    return None if power == UNKNOWN else power
