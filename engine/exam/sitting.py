"""What an exam's duties look at: random games of one variant, and what everybody saw."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.orders.choices import Node, leaves
from engine.orders.order import Order
from engine.play.simulate import seated
from engine.rules import Ruleset
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM

_LEAVES = 15
"""How many orders of each sort are taken from a tree of choices, from all over it."""


@dataclass(frozen=True, eq=False)
class Sitting:
    """One variant in its exam; ``home`` is the folder of a variant from outside.

    A game is played from each of the ``seeds``, this many ``deadlines`` long.
    """

    rules: Ruleset
    home: Path | None = None
    seeds: tuple[int, ...] = (11, 12)
    deadlines: int = 13

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The opening and the first deadlines of some random games."""
        games = (islice(seated(self.rules, seed), self.deadlines) for seed in self.seeds)
        start = opening(judge.begin(self.rules))
        return (start, *(turn for game in games for turn in game))

    @property
    def played(self) -> tuple[Turn, ...]:
        """The turns in which something was decided."""
        return self.turns[1:]

    @cached_property
    def views(self) -> tuple[tuple[Turn, Observation], ...]:
        """Every turn as told to every seat and to the game master."""
        return tuple(
            (turn, judge.report(self.rules, turn, viewer))
            for turn in self.turns
            for viewer in (*self.rules.seats, GM)
        )

    @cached_property
    def offers(self) -> tuple[tuple[Turn, PowerId, Order], ...]:
        """Some orders of every kind that seats are offered after each turn."""
        return tuple(
            (turn, view.viewer, order)
            for turn, view in self.views[::2]
            if view.viewer != GM and turn.after.ending is None
            for order in self._offered(view)
        )

    def _offered(self, view: Observation) -> Iterator[Order]:
        seen = self.rules.known(view)
        for kind in self.rules.variant.order_kinds:
            yield from _some(kind.offer(seen))


def _some(tree: Iterable[Node]) -> list[Order]:
    orders = list(islice(leaves(tree, 7), 40 * _LEAVES))
    return orders[:: max(1, len(orders) // _LEAVES)]
