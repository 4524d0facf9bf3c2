"""An opponent: what it was told goes in, its orders and its memory come out."""

from collections.abc import Iterable, Iterator
from random import Random

import numpy as np

from engine import judge
from engine.board.graph import PowerId
from engine.facts import Credits
from engine.opponents import hidden
from engine.opponents.adjust import adjustments, foreseen, retreats
from engine.opponents.appraisal import appraised, guessed
from engine.opponents.auction import bids, wish_list
from engine.opponents.belief import updated
from engine.opponents.cast import cast
from engine.opponents.covert import covert_orders, spare_builds
from engine.opponents.greedy import greedy
from engine.opponents.levels import LEVELS, Level, traits
from engine.opponents.outlook import Outlook, outlook
from engine.opponents.reading import read
from engine.opponents.search import Manner, Search
from engine.opponents.state import Memory, State, recalled
from engine.opponents.tables import Orders, Whole, tables
from engine.opponents.world import World, season
from engine.opponents.worth import Worth, weigh
from engine.opponents.writing import written
from engine.orders.notation import write
from engine.orders.options import choices
from engine.orders.order import Order
from engine.phases import PhaseKind, Season
from engine.rules import Ruleset
from engine.visibility.observe import Observation

_TAKE, _KEEP = 40_000, 15_000
"""What a home centre is worth to who would win there, and to who would lose."""

_AHEAD = 4
"""In so many samples an opponent looks ahead to choose what covert pieces do."""


class Opponent:
    """One level of play in one game; a seat's own state is in the memory it returns."""

    def __init__(self, rules: Ruleset, level: str | Level) -> None:
        """Play by these rules at a level of `LEVELS`, or at one of the caller's own."""
        self._rules = rules
        self._level = LEVELS[level] if isinstance(level, str) else level
        self._tables = tables(rules.board)

    def choose(
        self, observation: Observation, memory: Memory, seed: int
    ) -> tuple[list[str], dict[str, object]]:
        """Orders for the seat that was told this, and what to remember until the next deadline.

        The same observation, memory and seed give the same orders on any machine.
        """
        thought = _Thought(self._rules, self._level, observation, memory, seed)
        orders = [write(order) for order in thought.orders()]
        return orders, thought.state.memory()

    def follow(
        self, observations: Iterable[Observation], memory: Memory, seed: int
    ) -> dict[str, object] | None:
        """What to remember of deadlines at which somebody else gave a seat's orders."""
        for view in observations:
            memory = _Thought(self._rules, self._level, view, memory, seed).state.memory()
        return memory


class _Thought:
    """One seat's thinking for one deadline."""

    def __init__(
        self, rules: Ruleset, level: Level, view: Observation, memory: Memory, seed: int
    ) -> None:
        self._rules, self._level, self._view = rules, level, view
        self._tables = tables(rules.board)
        self._draw = Random(f"{seed} {view.viewer} {view.due}")  # noqa: S311  # to be had again
        self._seen = rules.known(view)
        self._sight = read(self._tables, view)
        self._cast = cast(self._tables, self._sight, view.viewer)
        self.state = recalled(memory) if memory else self._begun(seed)
        self._follow()
        self._moves: Orders = {}

    def _begun(self, seed: int) -> State:
        """The state before anything is seen: everybody knows how a game begins."""
        start = judge.begin(self._rules)
        places, power, node = self._tables.index, self._tables.power, self._tables.node
        world = World(
            {places[at]: (power[u.power], node[u.kind, u.at]) for at, u in start.units.items()},
            {places[at]: power[owner] for at, owner in start.centres.items()},
        )
        draw = Random(f"{seed} {self._view.viewer}")  # noqa: S311
        return State(
            [world.copy() for _ in range(self._level.worlds)],
            traits=traits(draw, len(self._tables.powers)),
            hidden=hidden.at_start(self._tables, start),
        )

    def _follow(self) -> None:
        """Update what is believed."""
        state, sight = self.state, self._sight
        mine = state.orders
        if state.due == self._view.phase:  # whoever gave them, they were the seat's own orders
            mine = sight.given or mine
        last = None if state.due is None else (state.due, mine)
        worlds = state.worlds
        if len(worlds) < self._level.worlds and not sight.whole:
            worlds = [worlds[n % len(worlds)] for n in range(self._level.worlds)]
        state.worlds = updated(self._tables, self._cast, worlds, sight, last, self._draw)
        state.hidden = hidden.followed(
            self._rules, self._tables, self._cast, state.hidden, self._view
        )
        state.due, state.orders = self._view.due, {}

    def orders(self) -> Iterator[Order]:
        """All orders for this deadline; the state keeps what is to be remembered of them."""
        seen, due = self._seen, self._view.due
        if self._view.ending is not None:
            return
        if due.kind is PhaseKind.PREFERENCES:
            yield from self._wishes()
            return
        if due.kind is PhaseKind.BIDS:
            yield from self._bids()
            return
        world = self._draw.choice(self.state.worlds)
        worth = self._weighed(world)
        if due.kind is PhaseKind.MOVEMENT and not due.covert:
            self._moves = self._marched(world, worth)
            self.state.orders = self._moves
            yield from written(self._tables, seen, world, self._moves)
        plain = worth.plain[self._cast.me]
        yield from retreats(self._tables, seen, world, plain, self._draw)
        seen = foreseen(self._tables, seen, self.state.worlds)
        spare = spare_builds(self._rules, seen)
        yield from adjustments(self._tables, seen, world, plain, self._draw, spare)
        yield from covert_orders(self._rules, seen, self._outlook(), self._draw)

    def _weighed(self, world: World) -> Worth:
        fall = self._view.due.season is Season.FALL
        seats = self._cast.seated(world)
        return weigh(self._tables, seats, self._cast.many, fall=fall, goals=self._goals())

    def _goals(self) -> Whole | None:
        """What is worth more than its centres: both players' homes, if homes decide the game."""
        cast_ = self._cast
        if not cast_.bids or not self._rules.variant.bot.homes:
            return None
        found = np.zeros((len(self._tables.names), cast_.many))
        for homes, hand in (
            (self._tables.homes[cast_.rival], 0),
            (self._tables.homes[cast_.home], 1),
        ):
            for place in homes:
                found[place, hand] += _TAKE
                found[place, 1 - hand] += _KEEP
        return found

    def _marched(self, world: World, worth: Worth) -> Orders:
        """The movement orders for this deadline."""
        level, cast_ = self._level, self._cast
        if level.plans and self._cast.mine:
            worlds = [cast_.seated(one) for one in self.state.worlds]
            fall = self._view.due.season is Season.FALL
            thought = level.scaled(level.clear) if self._sight.whole else level
            manner = Manner(thought, self.state.traits, self._goals(), fall=fall)
            return Search(self._tables, cast_, worlds, manner, self._draw).best()
        seats = cast_.seated(world)
        idle = {
            spot: self._tables.holds[spot]
            for spot, unit in seats.units.items()
            if unit[0] == cast_.me and self._draw.randrange(100) < level.idle
        }
        return greedy(self._tables, seats, cast_.me, worth, self._draw, level.vague, idle)

    def _outlook(self) -> Outlook:
        """What is expected of this deadline, for the covert pieces."""
        draw, table, cast_ = self._draw, self._tables, self._cast
        fall = self._view.due.season is Season.FALL
        moving = self._view.due.kind is PhaseKind.MOVEMENT and not self._view.due.covert
        ahead = []
        for _ in range(_AHEAD):
            world = cast_.seated(draw.choice(self.state.worlds))
            others: Orders = {}
            if moving:
                worth = weigh(table, world, cast_.many, fall=fall)
                for hand in range(cast_.many):
                    if hand != cast_.me:
                        others |= greedy(table, world, hand, worth, draw)
                mine = {s: step for s, step in self._moves.items() if s in world.units}
                world = season(table, world, others | mine, worth.value, fall=False).world
            ahead.append((world, others))
        found = outlook(table, cast_, self.state.worlds, ahead, self._moves)
        found.covert = hidden.by_place(self.state.hidden)
        return found

    def _wishes(self) -> Iterator[Order]:
        nodes = choices(self._seen, self._rules.variant.order_kinds)
        order = wish_list(nodes, self._draw)
        if order is not None:
            yield order

    def _bids(self) -> Iterator[Order]:
        view, seen = self._view, self._seen
        nodes = choices(seen, self._rules.variant.order_kinds)
        purses = {one.player: one.number for one in view.facts if isinstance(one, Credits)}
        other = [purse for player, purse in purses.items() if player != view.viewer]
        purse = (seen.purse, other[0] if other else seen.purse)
        yield from bids(nodes, self._appraised, purse, self._draw)

    def _appraised(self, countries: list[str]) -> list[float]:
        """What it is worth to give each country's orders in the coming year."""
        state, powers = self.state, [self._tables.power[PowerId(one)] for one in countries]
        if not self._level.plans or self._cast.rival < 0:
            world = self._draw.choice(state.worlds)
            return [guessed(self._tables, self._cast, world, power) for power in powers]
        manner = Manner(self._level, state.traits, self._goals())
        return appraised(self._tables, self._cast, state.worlds, manner, self._draw, powers)
