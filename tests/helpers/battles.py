"""Makes nasty positions: crowded boards, planned attacks, convoys and attacks on convoys."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.orders.order import Order
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET, Unit


@dataclass
class Battle:
    """Units and their orders by province."""

    board: Board
    units: dict[ProvinceId, Unit] = field(default_factory=dict)
    orders: dict[ProvinceId, Order] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        """The battle as text, for whoever has to find out what is wrong."""
        for province, unit in sorted(self.units.items()):
            yield f"{unit.power}: {self.orders.get(province, Hold(unit.kind, unit.at))}"


def battle(board: Board, seed: int, *, crowd: float = 0.5, powers: int = 4) -> Battle:
    """A position with orders; ``crowd`` is the share of provinces that are occupied."""
    random = Random(seed)
    made = Battle(board)
    _place(made, random, crowd, sorted(board.powers)[:powers])
    planner = _Planner(made, random)
    for _ in range(random.randint(0, 1 + len(made.units) // 6)):
        planner.convoy()
    for _ in range(random.randint(1, 1 + len(made.units) // 4)):
        planner.attack()
    planner.rest()
    return made


def _place(made: Battle, random: Random, crowd: float, powers: list[PowerId]) -> None:
    board = made.board
    for province in sorted(board.provinces):
        if random.random() > crowd:
            continue
        berths = [at for at in board.fleets if at[:3] == province]
        dry = Location(province) in board.armies
        if not berths and not dry:
            continue
        fleet = berths and (not dry or random.random() < 0.4)
        at = random.choice(berths) if fleet else Location(province)
        unit = Unit(random.choice(powers), FLEET if fleet else ARMY, at)
        made.units[province] = unit


class _Planner:
    def __init__(self, made: Battle, random: Random) -> None:
        self.made = made
        self.board = made.board
        self.random = random
        self.seas = sorted(p for p in made.units if p in self.board.seas)
        self.convoyed: list[ProvinceId] = []

    def _free(self, province: ProvinceId) -> bool:
        return province in self.made.units and province not in self.made.orders

    def _steps(self, unit: Unit) -> tuple[Location, ...]:
        graph = self.board.armies if unit.kind == ARMY else self.board.fleets
        return graph.get(unit.at, ())

    def _reaches(self, unit: Unit, province: ProvinceId) -> bool:
        return any(step[:3] == province for step in self._steps(unit))

    def _shore(self, sea: ProvinceId) -> set[ProvinceId]:
        return {ProvinceId(step[:3]) for step in self.board.fleets[Location(sea)]}

    def convoy(self) -> None:
        """An army over one or more seas, perhaps with a spare route and a unit in its way."""
        coast = [p for p, u in self.made.units.items() if u.kind == ARMY and self._free(p)]
        starts = [p for p in sorted(coast) if self._fleets_beside(p)]
        if not starts:
            return
        start = self.random.choice(starts)
        route = self._voyage(start)
        if not route:
            return
        goals = self._shore(route[-1]) - self.board.seas - {start}
        goals = {g for g in goals if Location(g) in self.board.armies}
        if not goals:
            return
        unit = self.made.units[start]
        near = sorted(g for g in goals if self._reaches(unit, g))
        occupied = sorted(g for g in goals if g in self.made.units)
        wishes = [near, occupied, sorted(goals)]
        goal = self.random.choice(next(w for w in self.random.sample(wishes, 3) if w))
        via = goal in near and self.random.random() < 0.4
        self.made.orders[start] = Move(ARMY, unit.at, Location(goal), via)
        spare = [s for s in self.seas if self._free(s) and self.random.random() < 0.2]
        trust = self.random.choice((0.5, 0.9, 1.0))
        willing = [sea for sea in [*route, *spare] if self.random.random() < trust]
        for sea in willing:
            self.made.orders[sea] = Convoy(FLEET, Location(sea), ARMY, unit.at, Location(goal))
        self.convoyed += willing
        self._spoil(goal, willing)
        self._assist(unit, start, goal)

    def _fleets_beside(self, province: ProvinceId) -> list[ProvinceId]:
        return [s for s in self.seas if self._free(s) and province in self._shore(s)]

    def _voyage(self, start: ProvinceId) -> list[ProvinceId]:
        route: list[ProvinceId] = []
        here = start
        for _ in range(self.random.randint(1, 4)):
            nexts = [s for s in self._fleets_beside(here) if s not in route]
            if not nexts:
                break
            here = self.random.choice(nexts)
            route.append(here)
        return route

    def _spoil(self, goal: ProvinceId, route: list[ProvinceId]) -> None:
        """Let the unit at the goal help or hurt a fleet of the convoy (the stuff of paradoxes)."""
        if not self._free(goal) or self.random.random() < 0.3:
            return
        unit = self.made.units[goal]
        seas = [s for s in route if self._reaches(unit, s)]
        if not seas:
            return
        sea = self.random.choice(seas)
        if self.random.random() < 0.4:
            self.made.orders[goal] = Support(unit.kind, unit.at, FLEET, Location(sea))
            return
        attackers = [p for p in self._attackers(sea) if p != goal]
        if attackers:
            other = self.random.choice(attackers)
            rival = self.made.units[other]
            self.made.orders[other] = Move(rival.kind, rival.at, Location(sea))
            self.made.orders[goal] = Support(
                unit.kind, unit.at, rival.kind, rival.at, Location(sea)
            )

    def _attackers(self, province: ProvinceId) -> list[ProvinceId]:
        return [
            p
            for p, unit in sorted(self.made.units.items())
            if self._free(p) and self._reaches(unit, province)
        ]

    def attack(self) -> None:
        """A move with supports, more often than not where it hurts."""
        if self.convoyed and self.random.random() < 0.5:
            goal = self.random.choice(self.convoyed)
        else:
            goal = self.random.choice(sorted(self.board.provinces))
        attackers = self._attackers(goal)
        if not attackers:
            return
        start = self.random.choice(attackers)
        unit = self.made.units[start]
        to = self.random.choice([s for s in self._steps(unit) if s[:3] == goal])
        self.made.orders[start] = Move(unit.kind, unit.at, to)
        self._assist(unit, start, goal)
        if self._free(goal) and self.random.random() < 0.3:
            rival = self.made.units[goal]
            if self._reaches(rival, start):
                back = self.random.choice([s for s in self._steps(rival) if s[:3] == start])
                self.made.orders[goal] = Move(rival.kind, rival.at, back)
                self._assist(rival, goal, start)

    def _assist(self, unit: Unit, start: ProvinceId, goal: ProvinceId) -> None:
        for helper in self._attackers(goal):
            if helper != start and self.random.random() < 0.45:
                friend = self.made.units[helper]
                self.made.orders[helper] = Support(
                    friend.kind, friend.at, unit.kind, unit.at, Location(goal)
                )

    def rest(self) -> None:
        """Whatever the units without a part in a plan come up with."""
        for province, unit in sorted(self.made.units.items()):
            if self._free(province):
                self.made.orders[province] = self._whim(unit)

    def _whim(self, unit: Unit) -> Order:
        roll = self.random.random()
        steps = self._steps(unit)
        if steps and roll < 0.4:
            return Move(unit.kind, unit.at, self.random.choice(steps))
        if roll < 0.75:
            near = [self.made.units[p] for p in self._occupied(steps)]
            if near:
                return self._support(unit, self.random.choice(near))
        if roll < 0.8:
            graph = self.board.armies if unit.kind == ARMY else self.board.fleets
            return Move(unit.kind, unit.at, self.random.choice(sorted(graph)))
        return Hold(unit.kind, unit.at)

    def _support(self, unit: Unit, friend: Unit) -> Support:
        order = self.made.orders.get(friend.province)
        if isinstance(order, Move) and self._reaches(unit, ProvinceId(order.to[:3])):
            return Support(unit.kind, unit.at, friend.kind, friend.at, order.to)
        return Support(unit.kind, unit.at, friend.kind, friend.at)

    def _occupied(self, steps: Iterable[Location]) -> list[ProvinceId]:
        return sorted({ProvinceId(s[:3]) for s in steps} & set(self.made.units))
