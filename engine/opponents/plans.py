"""Plans for one hand's units: by greed and whim, around an attack, over sea, and variations."""

from random import Random

from engine.adjudication.verdicts import CONVOY, MOVE, SUPPORT
from engine.opponents.greedy import greedy
from engine.opponents.levels import Traits
from engine.opponents.tables import Orders, Tables
from engine.opponents.world import World
from engine.opponents.worth import Worth

_WHIMS = (20, 35, 50, 70)


class Planner:
    """Makes plans for one hand."""

    def __init__(self, tables: Tables, hand: int, draw: Random, traits: Traits) -> None:
        self._tables, self._hand, self._draw, self._traits = tables, hand, draw, traits

    def plan(self, world: World, worth: Worth, number: int) -> Orders:
        """One more plan: in turn by greed alone, with an attack, and over sea."""
        fixed: Orders = {}
        if number % 3 == 1:
            fixed = self._attack(world, worth)
        elif number % 3 == 2:
            fixed = self._voyage(world, worth)
        whim = _WHIMS[number // 3 % len(_WHIMS)]
        return greedy(self._tables, world, self._hand, worth, self._draw, whim, fixed)

    def varied(self, world: World, plan: Orders) -> Orders:
        """A plan in which one or two units do something else; the rest is kept if it still fits."""
        mine = [
            spot
            for spot, (order, _) in plan.items()
            if spot in world.units and not order[4] and order[1] != CONVOY
        ]
        if not mine:
            return plan
        fixed = dict(plan)
        for _ in range(1 + (self._draw.random() < 0.4)):
            spot = self._draw.choice(mine)
            fixed[spot] = self._draw.choice(self._choices(world, plan, spot))
        return self._sensible(world, fixed)

    def _choices(
        self, world: World, plan: Orders, spot: int
    ) -> list[tuple[tuple[int, int, int, int, bool], int]]:
        """What a unit could do other than its plan: hold, move, or help the others."""
        tables = self._tables
        node = world.units[spot][1]
        found = [tables.holds[spot], *tables.moves[node].values()]
        for other, (order, to) in plan.items():
            goal = tables.place[to] if to >= 0 else other
            near = spot not in {other, goal} and goal in tables.reach[node]
            if near and (order[1] != SUPPORT or goal == other):
                found += [tables.support(spot, other, goal)] * 2
        return found

    def _sensible(self, world: World, plan: Orders) -> Orders:
        """The plan without help for abandoned actions, and without two moves to one place."""
        tables, aims = self._tables, dict[int, int]()
        found = dict(plan)
        for spot, (order, to) in plan.items():
            if spot not in world.units:
                continue
            if order[1] == MOVE and not order[4]:
                if tables.place[to] in aims:
                    found[spot] = tables.holds[spot]
                aims[tables.place[to]] = spot
        for spot, (order, _) in list(found.items()):
            if order[1] == SUPPORT and order[2] in found:
                _, to = found[order[2]]
                goal = tables.place[to] if to >= 0 else order[2]
                if goal != order[3]:
                    unit = world.units.get(spot)
                    near = unit is not None and goal in tables.reach[unit[1]] and goal != spot
                    found[spot] = (
                        tables.support(spot, order[2], goal) if near else tables.holds[spot]
                    )
        return found

    def _attack(self, world: World, worth: Worth) -> Orders:
        """Two or three units go for one place that others hold or can reach."""
        tables, value = self._tables, worth.value[self._hand]
        rivals = worth.rivals[self._hand]
        able: dict[int, list[int]] = {}
        for spot, (owner, node) in world.units.items():
            if owner == self._hand:
                for goal in tables.reach[node]:
                    able.setdefault(goal, []).append(spot)
        loyal = self._draw.randrange(100) < self._traits.loyalty
        spared = {self._hand, self._traits.friend} if loyal else {self._hand}
        goals = [
            goal
            for goal, spots in able.items()
            if len(spots) > 1 and rivals[goal] > 0 and self._holder(world, goal) not in spared
        ]
        if not goals:
            return {}
        weights = [max(1, value[tables.at[goal][0]]) for goal in goals]
        goal = self._draw.choices(goals, weights)[0]
        spots = able[goal]
        self._draw.shuffle(spots)
        first, helpers = spots[0], spots[1 : 1 + self._draw.choice((1, 2, 2, 3))]
        nodes = [to for to in tables.adjacent[world.units[first][1]] if tables.place[to] == goal]
        node = max(nodes, key=lambda to: value[to])
        found = {first: tables.moves[world.units[first][1]][node]}
        found |= {spot: tables.support(spot, first, goal) for spot in helpers}
        return found

    def _holder(self, world: World, place: int) -> int:
        """The power whose unit is in a place, -1 if there is none."""
        unit = world.units.get(place)
        return unit[0] if unit else -1

    def _voyage(self, world: World, worth: Worth) -> Orders:
        """An army sails to a shore that may be worth more than anywhere it can walk."""
        tables, value = self._tables, worth.value[self._hand]
        units = world.units
        mine = {spot: node for spot, (owner, node) in units.items() if owner == self._hand}
        fleets = frozenset(spot for spot in mine if tables.is_sea[spot])
        found: list[tuple[int, int, int, tuple[int, ...]]] = []
        for spot, node in mine.items() if fleets else ():
            if not tables.is_army[node]:
                continue
            near = (node, *tables.adjacent[node])
            walks = max(value[to] for to in near)
            for shore, chain in tables.ferries(spot, fleets).items():
                to = tables.army_at(shore)
                if (
                    value[to] * 3 > walks
                    and to not in near
                    and self._holder(world, shore) != self._hand
                ):
                    found.append((value[to], spot, to, chain))
        if not found:
            return {}
        weights = [max(1, one[0]) for one in found]
        _, army, to, chain = self._draw.choices(found, weights)[0]
        goal = tables.place[to]
        return {army: tables.sails(army, to), **{f: tables.convoy(f, army, goal) for f in chain}}
