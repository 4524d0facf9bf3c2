"""A game reviewed: what a seat believed, what was true, and what would have been better."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import mean, stdev

from engine.board.graph import PowerId
from engine.facts import Spotted, bare
from engine.opponents import LEVELS, Opponent
from engine.opponents.belief import plain
from engine.opponents.cast import Cast, cast
from engine.opponents.levels import Traits
from engine.opponents.plans import Planner
from engine.opponents.reading import Sighting, orders_of, read
from engine.opponents.search import Manner, Sample, Search
from engine.opponents.state import recalled
from engine.opponents.tables import Orders, Tables, tables
from engine.opponents.world import World
from engine.opponents.worth import weigh
from engine.opponents.writing import written
from engine.orders.notation import write
from engine.phases import PhaseKind, Season
from engine.rules import Ruleset
from engine.visibility.observe import Observation

_PLANS, _CHANGES = 24, 18
"""So many other plans are tried, and so many that differ a little from what was ordered."""

_FIRST, _THEN, _GUESSED = 3, 9, 12
"""How often a plan is played on to choose among all, to measure it, and on what was believed."""

_SQUARES, _HOME = 1000 / 3, 100
"""What a search counts, in thousandths of all squares; a home where those decide is many."""

_NEAR = 8
"""Of so many pieces that went unseen a moment tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One deadline of a game, as its seat sees it afterwards.

    ``turn`` is where its orders were due, counted like the observations. ``lines`` were ordered,
    ``better`` would have achieved more against what the others did: ``loss`` is the difference in
    thousandths of all squared centres. It ``could`` be known if it was also better by what the seat
    believed. ``unseen`` are pieces nearby that it was told nothing of, as kind, place, power and
    number. ``gained`` and ``lost`` are centres that changed hands.
    """

    turn: int
    due: str
    lines: tuple[str, ...]
    better: tuple[str, ...]
    loss: int
    could: bool
    unseen: tuple[tuple[str, str, str, int], ...]
    gained: tuple[str, ...]
    lost: tuple[str, ...]


def hindsight(
    rules: Ruleset, own: Sequence[Observation], truth: Sequence[Observation]
) -> Iterator[Moment]:
    """The movement deadlines of a game, by what a seat and its game master were told.

    Both are of the same turns, oldest first. Nothing of this may be shown before the game is over.
    """
    table, level = tables(rules.board), LEVELS["strong"]
    player, memory = Opponent(rules, level), None
    for turn, (view, true) in enumerate(zip(own, truth, strict=True)):
        memory = player.follow([view], memory, turn)
        later = truth[turn + 1 :]
        if not (_moves(view) and later and later[0].phase == view.due and memory is not None):
            continue
        end = next((one for one in later if _moves(one)), later[-1])
        guessed = recalled(memory).worlds
        yield _Back(rules, table, view, true, guessed).moment(turn, later[0], end)


def _moves(view: Observation) -> bool:
    """Whether the deadline due is one for armies and fleets to move."""
    return view.due.kind is PhaseKind.MOVEMENT and not view.due.covert


class _Back:
    """One deadline, reviewed."""

    def __init__(
        self,
        rules: Ruleset,
        table: Tables,
        view: Observation,
        true: Observation,
        guessed: list[World],
    ) -> None:
        self._rules, self._table, self._view, self._true = rules, table, view, true
        self._sight, self._told = read(table, true), read(table, view)
        self._cast: Cast = cast(table, self._told, view.viewer)
        self._world = plain(self._sight)
        self._guessed = guessed
        self._draw = Random(f"{view.viewer} {view.due}")  # noqa: S311  # to be had again

    def moment(self, turn: int, after: Observation, end: Observation) -> Moment:
        """The review of it, by the results of its orders, and what followed until the next one."""
        table, cast_ = self._table, self._cast
        every = orders_of(table, after, range(len(table.powers)))
        units = self._world.units
        own = [spot for spot, unit in units.items() if unit[0] in cast_.mine]
        mine = {spot: every.get(spot, table.holds[spot]) for spot in own}
        others = {s: step for s, step in every.items() if s not in mine}
        best, loss, could = self._best(mine, others)
        seen = self._rules.known(self._view)
        was, now = (self._owned(read(table, one)) for one in (self._true, end))
        return Moment(
            turn=turn,
            due=str(self._view.due),
            lines=tuple(map(write, written(table, seen, self._world, mine))),
            better=tuple(map(write, written(table, seen, self._world, best))) if loss else (),
            loss=loss,
            could=could,
            unseen=tuple(self._unseen()),
            gained=tuple(sorted(table.names[p] for p in now - was)),
            lost=tuple(sorted(table.names[p] for p in was - now)),
        )

    def _best(self, mine: Orders, others: Orders) -> tuple[Orders, int, bool]:
        """The best of other plans, its value, and whether that could be known.

        The plans are chosen by some samples and measured by others; otherwise the luckiest would
        win.
        """
        cast_, fall = self._cast, self._view.due.season is Season.FALL
        if not cast_.mine or not mine:
            return mine, 0, False
        seats = cast_.seated(self._world)
        worth = weigh(self._table, seats, cast_.many, fall=fall)
        level = replace(LEVELS["strong"], wary=0)  # what is likely, not what is to be feared
        manner = Manner(level, Traits(), fall=fall)
        guesses = [cast_.seated(world) for world in self._guessed]
        search = Search(self._table, cast_, guesses, manner, self._draw)
        samples = [
            Sample(seats, worth, worth.plain, others, luck) for luck in range(_FIRST + _THEN)
        ]
        planner = Planner(self._table, cast_.me, self._draw, Traits())
        plans = [planner.plan(seats, worth, number) for number in range(_PLANS)]
        plans += [planner.varied(seats, mine) for _ in range(_CHANGES)]
        tried = samples[:_FIRST]
        best = max(plans, key=lambda plan: mean(search.outcome(one, plan) for one in tried))
        gain, unsure = _gain(search, samples[_FIRST:], best, mine)
        guessed = [search.sample(number) for number in range(_GUESSED)]
        could = _gain(search, guessed, best, mine)[0] > 0
        loss = round((_HOME if cast_.bids else _SQUARES) * gain) if gain > unsure else 0
        return best, loss if best != mine else 0, could

    def _owned(self, sight: Sighting) -> set[int]:
        """The seat's centres."""
        return {centre for centre, owner in sight.centres.items() if owner in self._cast.mine}

    def _unseen(self) -> Iterator[tuple[str, str, str, int]]:
        """Others' pieces near one's own units and centres, of which nothing was told."""
        table, told = self._table, self._told
        own = {p for p, unit in self._world.units.items() if unit[0] in self._cast.mine}
        own |= self._owned(self._sight)
        near = {place for one in own for place in (one, *table.near[one])}
        found = []
        for spot in sorted(near - told.units.keys() - told.vague):
            power, node = self._world.units.get(spot, (-1, -1))
            if power >= 0 and power not in self._cast.mine:
                kind, at = table.nodes[node]
                found.append((str(kind), str(at), str(table.powers[power]), 1))
        met = {fact for fact in map(bare, self._view.facts) if isinstance(fact, Spotted)}
        for fact in map(bare, self._true.facts):
            if not isinstance(fact, Spotted) or fact in met:
                continue
            strange = table.power.get(PowerId(fact.power), -1) not in self._cast.mine
            if strange and table.index[fact.place] in own:
                found.append((str(fact.kind), str(fact.place), str(fact.power), fact.number))
        yield from found[:_NEAR]


def _gain(
    search: Search, samples: Sequence[Sample], plan: Orders, other: Orders
) -> tuple[float, float]:
    """How much more one plan achieves than another, on average, and the error of that."""
    gains = [search.outcome(one, plan) - search.outcome(one, other) for one in samples]
    return mean(gains), stdev(gains) / len(gains) ** 0.5
