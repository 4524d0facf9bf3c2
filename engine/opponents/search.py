"""The best of many plans: each is tried against what the others may do, and a little beyond."""

from dataclasses import dataclass
from random import Random

from engine.opponents.cast import Cast
from engine.opponents.duel import decided, standing
from engine.opponents.greedy import greedy
from engine.opponents.levels import Level, Traits
from engine.opponents.plans import Planner
from engine.opponents.tables import Orders, Tables, Whole
from engine.opponents.world import World, season, winter
from engine.opponents.worth import Worth, weigh, weighed

_FUTURE = 30
"""How whimsical everybody is thought to be in the seasons after this one."""

_LATER = 2.0
"""What a game won in a later season is worth beside 3 in this one."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One possible world, the others' orders in it, and the luck of what follows."""

    world: World
    worth: Worth
    plain: list[list[int]]
    others: Orders
    luck: int


@dataclass(frozen=True, slots=True)
class Manner:
    """How to search: how long, for whom, what else has a value, and the season."""

    level: Level
    traits: Traits
    goals: Whole | None = None
    fall: bool = False


@dataclass(slots=True)
class Tally:
    """One plan with its results so far."""

    orders: Orders
    total: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        """Its average result."""
        return self.total / self.count if self.count else 0.0


@dataclass(slots=True)
class Line:
    """One plan's line of play in a sample: where it stands, its luck, and its result so far."""

    world: World
    draw: Random
    result: float = 0.0
    over: bool = False


class Search:
    """Looks for one hand's best orders over the possible worlds."""

    def __init__(
        self, tables: Tables, cast: Cast, worlds: list[World], manner: Manner, draw: Random
    ) -> None:
        self._tables, self._cast, self._draw = tables, cast, draw
        self._level, self._fall, self._goals = manner.level, manner.fall, manner.goals
        self._traits = manner.traits
        self._worlds = worlds
        self._homes = cast.homes(tables)
        self._samples: list[Sample] = []

    def best(self) -> Orders:
        """The orders with the best result in samples that had no part in finding them."""
        planner = Planner(self._tables, self._cast.me, self._draw, self._traits)
        level, tried = self._level, list[Tally]()
        seen: set[tuple[tuple[int, object], ...]] = set()
        for number in range(level.plans * 2):
            sample = self.sample(number % level.first)
            plan = planner.plan(sample.world, sample.worth, number)
            self._enter(plan, tried, seen)
            if len(tried) >= level.plans:
                break
        if len(tried) == 1:
            return tried[0].orders
        self._try(tried, 0, level.first)
        start = level.first
        for more in level.then:
            tried.sort(key=lambda one: -one.mean)
            tried = tried[: max(3, len(tried) // 3)]
            if more is level.then[0]:
                self._vary(planner, tried, seen)
            for one in tried:
                one.total, one.count = 0.0, 0
            self._try(tried, start, more)
            start += more
        return max(tried, key=lambda one: one.mean).orders

    def _enter(
        self, plan: Orders, tried: list[Tally], seen: set[tuple[tuple[int, object], ...]]
    ) -> None:
        key = tuple(sorted(plan.items()))
        if key not in seen:
            seen.add(key)
            tried.append(Tally(plan))

    def _vary(
        self, planner: Planner, tried: list[Tally], seen: set[tuple[tuple[int, object], ...]]
    ) -> None:
        """Add variations of the best plans."""
        for number in range(self._level.plans // 2):
            sample = self.sample(number % self._level.first)
            base = tried[number % min(3, len(tried))]
            plan = planner.varied(sample.world, base.orders)
            self._enter(plan, tried, seen)

    def sample(self, number: int) -> Sample:
        """One of the samples by its number, always the same."""
        while len(self._samples) <= number:
            draw, tables, cast = self._draw, self._tables, self._cast
            world = draw.choice(self._worlds)
            worth = weigh(tables, world, cast.many, fall=self._fall, goals=self._goals)
            others: Orders = {}
            for hand in range(cast.many):
                if hand != cast.me and (not cast.bids or hand == 1):
                    others |= self._guessed(hand, world, worth)
            self._samples.append(Sample(world, worth, worth.plain, others, draw.getrandbits(32)))
        return self._samples[number]

    def _guessed(self, hand: int, world: World, worth: Worth) -> Orders:
        """What one of the others may order."""
        tables, draw, wary = self._tables, self._draw, self._level.wary
        if wary and draw.randrange(100) < wary:
            return Planner(tables, hand, draw, Traits()).plan(world, worth, draw.randrange(12))
        return greedy(tables, world, hand, worth, draw, draw.choice((30, 50, 70)))

    def _try(self, tried: list[Tally], start: int, more: int) -> None:
        for number in range(start, start + more):
            results = self.outcomes(self.sample(number), [one.orders for one in tried])
            for one, result in zip(tried, results, strict=True):
                one.total += result
                one.count += 1

    def outcome(self, sample: Sample, mine: Orders) -> float:
        """The result of a plan in one sample, played on for a while."""
        return self.outcomes(sample, [mine])[0]

    def outcomes(self, sample: Sample, plans: list[Orders]) -> list[float]:
        """The results of several plans in one sample, each played on for a while."""
        lines = [self._first(sample, mine) for mine in plans]
        fall = self._fall
        for _ in range(2 if fall else 3):  # until a Fall has been played
            open_ = [line for line in lines if not line.over]
            if fall:
                for line in open_:
                    line.world = winter(
                        self._tables, line.world, sample.plain, self._homes, line.draw
                    )
            fall = not fall
            self._further(open_, fall=fall)
        return [
            line.result if line.over else line.result + 2 * self._score(line.world)
            for line in lines
        ]

    def _first(self, sample: Sample, mine: Orders) -> Line:
        """The season for which a plan is made."""
        own = {spot: step for spot, step in mine.items() if spot in sample.world.units}
        orders = sample.others | own
        worth = sample.worth.value
        after = season(self._tables, sample.world, orders, worth, fall=self._fall).world
        # the same luck for every plan
        line = Line(after, Random(sample.luck))  # noqa: S311
        end = self._decided(after)
        if end is not None:
            line.result, line.over = 3 * end, True
        else:
            line.result = self._score(after) * (115 - 0.3 * self._traits.patience) / 100
        return line

    def _further(self, lines: list[Line], *, fall: bool) -> None:
        """One season more, in which everybody is greedy."""
        tables, cast = self._tables, self._cast
        worlds = [line.world for line in lines]
        if not worlds:
            return
        values = weighed(tables, worlds, cast.many, fall=fall, goals=self._goals)
        for line, worth in zip(lines, values, strict=True):
            orders: Orders = {}
            for hand in range(2 if cast.bids else cast.many):
                orders |= greedy(tables, line.world, hand, worth, line.draw, _FUTURE)
            line.world = season(tables, line.world, orders, worth.value, fall=fall).world
            end = self._decided(line.world)
            if end is not None:
                line.result, line.over = line.result + _LATER * end, True

    def _decided(self, world: World) -> float | None:
        return decided(self._tables, self._cast, world) if self._cast.bids else None

    def _score(self, world: World) -> float:
        """How well one stands: the share of squared centres held or about to be."""
        tables, cast = self._tables, self._cast
        if cast.bids:
            return standing(world)
        counts = [0] * cast.many
        for centre in tables.centres:
            unit = world.units.get(centre)
            owner = unit[0] if unit else world.owners.get(centre, -1)
            if owner >= 0:
                counts[owner] += 1
        mine = counts[cast.me]
        squares = sum(count * count for count in counts) or 1
        return mine * mine / squares + 0.01 * mine
