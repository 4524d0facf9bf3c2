"""What may be true behind the fog: worlds that fit what was told, moved on and repaired."""

from random import Random

from engine.adjudication.verdicts import CUT, MOVE, SUPPORT
from engine.opponents.cast import Cast
from engine.opponents.greedy import greedy
from engine.opponents.reading import Sighting
from engine.opponents.tables import Orders, Tables
from engine.opponents.world import After, World, season, winter
from engine.opponents.worth import weigh
from engine.phases import Phase, PhaseKind, Season

_MOST = 24
"""A world with so many disagreements more than the best one counts for nothing."""

_RESTLESS = 8
"""One in so many of the others' moves is made by nobody's plan."""


def updated(
    tables: Tables,
    cast: Cast,
    worlds: list[World],
    sight: Sighting,
    last: tuple[Phase, Orders] | None,
    draw: Random,
) -> list[World]:
    """The worlds after one more observation, as many as before; just one if nothing is hidden.

    ``last`` is the phase that was due when the viewer last gave orders, and those orders.
    """
    if sight.whole:
        return [plain(sight)]
    found = []
    for world in worlds:
        odds = 0
        now = world
        if last is not None:
            now, odds = _stepped(tables, cast, world, sight, last, draw)
        now = now.copy()
        odds += mend(tables, now, sight, draw)
        found.append((odds, now))
    best = min(odds for odds, _ in found)
    weights = [1 << max(0, _MOST - (odds - best)) for odds, _ in found]
    return [one[1].copy() for one in draw.choices(found, weights, k=len(worlds))]


def plain(sight: Sighting) -> World:
    """The world as told, if nothing in it is hidden."""
    return World(dict(sight.units), {c: o for c, o in sight.centres.items() if o >= 0})


def _stepped(
    tables: Tables,
    cast: Cast,
    world: World,
    sight: Sighting,
    last: tuple[Phase, Orders],
    draw: Random,
) -> tuple[World, int]:
    """A world one deadline later, and how many of one's own results it fails to explain."""
    due, mine = last
    odds = 0
    if due.kind is PhaseKind.MOVEMENT and not due.covert:
        fall = due.season is Season.FALL
        seats = cast.seated(world)
        worth = weigh(tables, seats, cast.many, fall=fall)
        orders: Orders = {}
        for hand in range(cast.many):
            if hand != cast.me:
                orders |= greedy(tables, seats, hand, worth, draw, 60)
        _stir(tables, world, orders, draw)
        orders |= {spot: step for spot, step in mine.items() if spot in world.units}
        values = [worth.value[hand] for hand in cast.hand]
        after = season(tables, world, orders, values, fall=fall)
        odds = _unexplained(tables, after, sight, mine)
        world = after.world
    if _wintered(due, sight.due):
        powers = len(tables.powers)
        worth = weigh(tables, world, powers, fall=False)
        homes = {p: list(tables.homes[p]) for p in range(powers) if p not in cast.mine}
        world = winter(tables, world, worth.plain, homes, draw)
    return world, odds


def _wintered(due: Phase, now: Phase) -> bool:
    """Whether builds happened in between."""
    if now.kind is PhaseKind.ADJUSTMENTS:
        return False
    return now.year > due.year or due.kind is PhaseKind.ADJUSTMENTS


def _stir(tables: Tables, world: World, orders: Orders, draw: Random) -> None:
    """Some units do something unexpected."""
    for spot in list(orders):
        if draw.randrange(_RESTLESS) == 0:
            node = world.units[spot][1]
            near = tables.adjacent[node]
            if near:
                orders[spot] = tables.moves[node][draw.choice(near)]


def _unexplained(tables: Tables, after: After, sight: Sighting, mine: Orders) -> int:
    """How many of one's own results would have been different in this world."""
    odds = 0
    why = tables.core.why
    for spot, (order, _) in mine.items():
        told = sight.results.get(spot)
        if told is None:
            continue
        fell = spot in after.fallen
        if fell != (told == "dislodged"):
            odds += 2
        elif order[1] == MOVE and not fell:
            odds += (spot in after.moved) != (told == "succeeds")
        elif order[1] == SUPPORT and not fell:
            odds += (why[spot] == CUT) != (told == "cut")
    return odds


def mend(tables: Tables, world: World, sight: Sighting, draw: Random) -> int:
    """Make a world fit what was told, moving as little as possible; returns how much was wrong."""
    return _Mend(tables, world, sight, draw).all()


class _Mend:
    """One world and what it must fit; ``wrong`` counts what had to be changed."""

    def __init__(self, tables: Tables, world: World, sight: Sighting, draw: Random) -> None:
        self._tables, self._world, self._sight, self._draw = tables, world, sight, draw
        self._loose: list[tuple[int, int]] = []
        self._wrong = 0

    def all(self) -> int:
        """Repair the world; returns how much was wrong."""
        self._lift()
        self._place()
        self._settle()
        self._suspect()
        self._own()
        return self._wrong

    def _lift(self) -> None:
        """Take away every unit that cannot be where the world has it."""
        sight, units = self._sight, self._world.units
        for spot in list(units):
            unit = units[spot]
            told = sight.units.get(spot)
            if unit[0] in sight.mine:
                if told != unit:
                    del units[spot]
            elif spot in sight.empty or (told is not None and told[0] != unit[0]):
                self._wrong += 1
                self._loose.append(units.pop(spot))

    def _place(self) -> None:
        """Put every unit that was seen where it is, taken from where it is missed least."""
        sight, units = self._sight, self._world.units
        for spot, told in sight.units.items():
            unit = units.get(spot)
            if told[0] not in sight.mine and (unit is None or unit[0] != told[0]):
                self._wrong += 1
                self._fetch(spot, told[0])
            units[spot] = told

    def _fetch(self, spot: int, power: int) -> None:
        for index, unit in enumerate(self._loose):
            if unit[0] == power:
                del self._loose[index]
                return
        units, sight = self._world.units, self._sight
        far = [p for p, unit in units.items() if unit[0] == power and p not in sight.units]
        near = [p for p in far if p in self._tables.near[spot]]
        if far:
            del units[self._draw.choice(near or far)]

    def _settle(self) -> None:
        """Find other places for units that are not where they were thought to be."""
        tables, units, sight = self._tables, self._world.units, self._sight
        for power, node in self._loose:
            spots = [node]
            for _ in range(2):
                spots = [to for at in spots for to in (at, *tables.adjacent[at])]
                free = [
                    to
                    for to in spots
                    if tables.place[to] not in units and tables.place[to] not in sight.empty
                ]
                if free:
                    to = self._draw.choice(free)
                    units[tables.place[to]] = (power, to)
                    break

    def _suspect(self) -> None:
        """Where the owner of a unit was not told, suppose that the nearest unit is there."""
        tables, units = self._tables, self._world.units
        for spot in self._sight.vague:
            if spot in units or not tables.at[spot]:
                continue
            self._wrong += 1
            near = [p for p in tables.near[spot] if p in units and p not in self._sight.units]
            if near:
                source = self._draw.choice(near)
                power, _ = units.pop(source)
                units[spot] = (power, tables.at[spot][0])

    def _own(self) -> None:
        """The owners of centres as far as they are told; one's own always are."""
        sight, owners = self._sight, self._world.owners
        for centre, owner in sight.centres.items():
            if owners.get(centre, -1) != owner:
                self._wrong += 1
                if owner < 0:
                    owners.pop(centre, None)
                else:
                    owners[centre] = owner
        for centre, owner in list(owners.items()):
            if owner in sight.mine and centre not in sight.centres:
                self._lose(centre)

    def _lose(self, centre: int) -> None:
        """Give away a centre of one's own that is no longer told as such."""
        units, mine = self._world.units, self._sight.mine
        around = (centre, *self._tables.near[centre])
        takers = [units[p][0] for p in around if p in units and units[p][0] not in mine]
        if takers:
            self._world.owners[centre] = takers[0]
        else:
            del self._world.owners[centre]
