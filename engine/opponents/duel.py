"""Games of two players who share the countries: who has won, and how well the first one stands."""

from engine.opponents.cast import Cast
from engine.opponents.tables import Tables
from engine.opponents.world import World

WON = 1.0
_CENTRE, _UNIT, _MERCENARY = 0.03, 0.03, 0.004
"""What a centre and a unit of the home country are worth beside a game won, and hired ones."""


def decided(tables: Tables, cast: Cast, world: World) -> float | None:
    """Who has won, if anybody has: units of a home country stand in the other's home centres."""
    mine = _inside(tables, world, cast.rival, 0)
    theirs = _inside(tables, world, cast.home, 1)
    if mine == theirs:
        return 0.0 if mine else None
    return WON if mine > theirs else -WON


def _inside(tables: Tables, world: World, country: int, hand: int) -> int:
    """In how many of a country's home centres another's home units stand."""
    return sum(
        place in world.home_units and world.units[place][0] == hand
        for place in tables.homes[country]
    )


def standing(world: World) -> float:
    """How well the first hand stands while nobody has won."""
    found = 0.0
    for place, (hand, _) in world.units.items():
        if hand < 2:
            found += (_UNIT if place in world.home_units else _MERCENARY) * (1 - 2 * hand)
    for centre, hand in world.owners.items():
        if hand < 2:
            found += (_CENTRE if centre in world.home_centres else _MERCENARY) * (1 - 2 * hand)
    return found
