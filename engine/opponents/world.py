"""A board position as whole numbers, and what happens to it in a season and in a winter."""

from dataclasses import dataclass
from random import Random

from engine.opponents.tables import Orders, Tables

Units = dict[int, tuple[int, int]]
"""Armies and fleets by province: whose, and at which node."""


@dataclass(slots=True)
class World:
    """Armies and fleets by province, and the owner of every owned centre.

    Where hands hold several countries, ``home_units`` are the places of units that belong to
    either hand's home country, and ``home_centres`` the centres owned by these two.
    """

    units: Units
    owners: dict[int, int]
    home_units: frozenset[int] = frozenset()
    home_centres: frozenset[int] = frozenset()

    def copy(self) -> "World":
        """A copy that can be changed on its own."""
        return World(dict(self.units), dict(self.owners))

    def seats(self, hands: list[int], homes: tuple[int, ...] = ()) -> "World":
        """The same with powers replaced by the hands they are in; ``homes`` are home countries."""
        return World(
            {place: (hands[power], node) for place, (power, node) in self.units.items()},
            {centre: hands[power] for centre, power in self.owners.items()},
            frozenset(place for place, (power, _) in self.units.items() if power in homes),
            frozenset(centre for centre, power in self.owners.items() if power in homes),
        )


@dataclass(frozen=True, slots=True)
class After:
    """The result of a season: the world, who moved, and who was dislodged by whom (as places)."""

    world: World
    moved: frozenset[int]
    fallen: dict[int, int]


def season(
    tables: Tables, world: World, orders: Orders, worth: list[list[int]], *, fall: bool
) -> After:
    """The result of moves; dislodged units retreat at once to where they are worth most."""
    place = tables.place
    pieces = [(spot, unit[0]) for spot, unit in world.units.items()]
    moved, driven = tables.core.run(pieces, [step[0] for step in orders.values()])
    units = dict(world.units)
    fallen = dict(driven)
    out = [(spot, units.pop(spot)) for spot in fallen]
    going = [(spot, units.pop(spot)) for spot in moved]
    for spot, (owner, _) in going:
        node = orders[spot][1]
        units[place[node]] = (owner, node)
    fled = _retreat(tables, units, out, fallen, orders, worth) if out else {}
    home_units, home_centres = world.home_units, world.home_centres
    if home_units:
        to = {spot: place[orders[spot][1]] for spot in moved} | fled
        gone = fallen.keys() - fled.keys()
        home_units = frozenset(to.get(spot, spot) for spot in home_units if spot not in gone)
    owners = world.owners
    if fall:
        owners = dict(owners)
        for spot, unit in units.items():
            if tables.is_centre[spot]:
                owners[spot] = unit[0]
        held = {spot for spot in home_units if tables.is_centre[spot]}
        home_centres = (home_centres - units.keys()) | held
    return After(World(units, owners, home_units, home_centres), frozenset(moved), fallen)


def _retreat(
    tables: Tables,
    units: Units,
    out: list[tuple[int, tuple[int, int]]],
    fallen: dict[int, int],
    orders: Orders,
    worth: list[list[int]],
) -> dict[int, int]:
    """Put dislodged units where they are worth most; where each went that found a place."""
    place = tables.place
    fled: dict[int, int] = {}
    sought = {place[step[1]] for step in orders.values() if step[1] >= 0}
    for spot, (owner, node) in out:
        open_ = [
            (worth[owner][to] if owner >= 0 else 0, to)
            for to in tables.adjacent[node]
            if place[to] not in units and place[to] != fallen[spot] and place[to] not in sought
        ]
        if open_:
            to = max(open_)[1]
            units[place[to]] = (owner, to)
            fled[spot] = place[to]
    return fled


def winter(
    tables: Tables,
    world: World,
    worth: list[list[int]],
    homes: dict[int, list[int]],
    draw: Random | None = None,
) -> World:
    """The world after builds and removals for every power whose ``homes`` are given."""
    due: dict[int, int] = dict.fromkeys(homes, 0)
    for owner in world.owners.values():
        if owner in due:
            due[owner] += 1
    for owner, _ in world.units.values():
        if owner in due:
            due[owner] -= 1
    units = dict(world.units)
    for owner, number in due.items():
        if number > 0:
            _build(tables, world, units, (owner, number), (worth[owner], homes[owner]), draw)
        elif number < 0:
            mine = sorted((worth[owner][n], spot) for spot, (o, n) in units.items() if o == owner)
            for _, spot in mine[:-number]:
                del units[spot]
    home_units = world.home_units & units.keys()
    if home_units:
        home_units |= world.home_centres & (units.keys() - world.units.keys())
    return World(units, world.owners, home_units, world.home_centres)


def _build(
    tables: Tables,
    world: World,
    units: Units,
    due: tuple[int, int],
    sites: tuple[list[int], list[int]],
    draw: Random | None,
) -> None:
    owner, number = due
    worth, homes = sites
    found = []
    for home in homes:
        if world.owners.get(home) == owner and home not in units:
            for node in tables.at[home]:
                luck = draw.randrange(60, 140) if draw else 100
                found.append((worth[node] * luck // 100, node))
    found.sort(reverse=True)
    for _, node in found:
        if number and tables.place[node] not in units:
            units[tables.place[node]] = (owner, node)
            number -= 1
