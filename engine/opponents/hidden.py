"""Where others' covert pieces may be: expected numbers by kind, power and province."""

from engine.facts import Captured, Fact, Killed, NoneSpotted, Own, PublishedAct, Spotted, bare
from engine.opponents.cast import Cast
from engine.opponents.tables import Tables
from engine.position import Position
from engine.rules import Ruleset
from engine.visibility.observe import Observation

Hidden = dict[str, dict[int, dict[int, float]]]
"""By kind, power and province how many pieces are expected."""

_STAYS = 0.5
_FORGOTTEN = 0.004
"""Who stays where it is, and below what nothing is remembered."""


def at_start(tables: Tables, position: Position) -> Hidden:
    """What everybody knows about the starting position."""
    found: Hidden = {}
    for stack in position.covert:
        power = tables.power.get(stack.power)
        if power is not None:
            places = found.setdefault(stack.kind, {}).setdefault(power, {})
            place = tables.index[stack.province]
            places[place] = places.get(place, 0.0) + stack.count
    return found


def followed(
    rules: Ruleset, tables: Tables, cast: Cast, hidden: Hidden, view: Observation
) -> Hidden:
    """The expected numbers after one more observation."""
    facts = [bare(fact) for fact in view.facts]
    found: Hidden = {}
    for kind, unit in rules.variant.unit_kinds.items():
        if unit.covert:
            powers = hidden.get(kind, {})
            own = sum(f.number for f in facts if isinstance(f, Own) and f.kind == kind)
            found[kind] = _kind(tables, cast, powers, own)
    for fact in facts:
        _told(tables, cast, found, fact)
    return found


def _kind(
    tables: Tables, cast: Cast, powers: dict[int, dict[int, float]], own: int
) -> dict[int, dict[int, float]]:
    """One kind a step later; others are assumed to have about as many as oneself."""
    each = own / max(1, len(cast.mine))
    found = {}
    for power in range(len(tables.powers)):
        if power in cast.mine:
            continue
        places = _spread(tables, powers.get(power, {}))
        total = sum(places.values())
        if total < each * 0.6:
            homes = tables.homes[power]
            for home in homes:
                places[home] = places.get(home, 0.0) + (each - total) / (2 * len(homes))
        if places:
            found[power] = places
    return found


def _spread(tables: Tables, places: dict[int, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for place, number in places.items():
        near = tables.near[place]
        found[place] = found.get(place, 0.0) + number * _STAYS
        for other in near:
            found[other] = found.get(other, 0.0) + number * (1 - _STAYS) / len(near)
    return {place: round(n, 5) for place, n in found.items() if n > _FORGOTTEN}


def _told(tables: Tables, cast: Cast, found: Hidden, fact: Fact) -> None:
    """What a fact says about covert pieces in a place."""
    match fact:
        case NoneSpotted(kind, place):
            for places in found.get(kind, {}).values():
                places.pop(tables.index[place], None)
        case Spotted(kind=kind, place=place, power=power, number=number):
            _met(tables, cast, found.get(kind, {}), tables.index[place], (power, number))
        case Killed(kind, place) | Captured(kind, place):
            gone = tables.power.get(fact.power, -1)
            for powers in found.values():
                powers.get(gone, {}).pop(tables.index[place], None)
        case PublishedAct(power=power, kind=kind, place=place):
            _met(tables, cast, found.get(kind, {}), tables.index[place], (power, 1))


def _met(
    tables: Tables,
    cast: Cast,
    powers: dict[int, dict[int, float]],
    place: int,
    whose: tuple[str, int],
) -> None:
    """Pieces were met: they are there, and that many fewer elsewhere."""
    power = tables.power.get(whose[0], -1)  # type: ignore[call-overload]
    if power in cast.mine:
        return
    if power < 0:
        for places in powers.values():
            if place in places:
                places[place] = max(places[place], 1 / max(1, len(powers)))
        return
    places = powers.setdefault(power, {})
    number = max(1, whose[1])
    left = max(0.0, sum(places.values()) - number)
    total = sum(n for p, n in places.items() if p != place)
    for other in places:
        places[other] *= left / total if total else 0.0
    places[place] = float(number)


def by_place(hidden: Hidden) -> dict[int, dict[int, float]]:
    """The expected numbers by province and power, all kinds together."""
    found: dict[int, dict[int, float]] = {}
    for powers in hidden.values():
        for power, places in powers.items():
            for place, number in places.items():
                there = found.setdefault(place, {})
                there[power] = there.get(power, 0.0) + number
    return found
