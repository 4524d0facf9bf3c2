"""What each viewer may know of each node of a game, observed once and then remembered."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.visibility.observe import Observation, SeenOrder, opening
from engine.visibility.sight import GM

JOIN = "+"
"""What stands between the names of powers who look together."""


class Sights:
    """Observes the nodes of one game; a node never changes, so neither does what is seen of it."""

    def __init__(self, game: Game) -> None:
        """Look into a game."""
        self._game = game
        self._turns: dict[int, Turn] = {}
        self._seen: dict[tuple[int, PowerId], Observation] = {}

    def turn(self, node: Node) -> Turn:
        """The turn that led to a node; one in which nothing happened where no orders did."""
        if node.id not in self._turns:
            played = node.parent is not None and not node.change
            self._turns[node.id] = (
                self._game.history.turn(node.id)
                if played
                else opening(self._game.position(node.id))
            )
        return self._turns[node.id]

    def observation(self, node: Node, viewer: PowerId) -> Observation:
        """What a viewer, or several joined by ``+``, may know of a node."""
        key = (node.id, viewer)
        if key not in self._seen:
            powers = [PowerId(name) for name in viewer.split(JOIN)]
            views = [self._single(node, power) for power in powers]
            self._seen[key] = views[0] if len(views) == 1 else joined(views)
        return self._seen[key]

    def withheld(self, node: Node) -> tuple[str, ...]:
        """Which reports of a node's turn are withheld, since their two derivations differ."""
        return judge.mismatches(self._game.rules, self.turn(node))

    def _single(self, node: Node, viewer: PowerId) -> Observation:
        return judge.report(self._game.rules, self.turn(node), viewer)


def joined(views: Sequence[Observation]) -> Observation:
    """What several viewers know together; own pieces are named by their owner."""
    facts = sorted({fact for view in views for fact in _owned(view)})
    return replace(
        views[0],
        viewer=PowerId(JOIN.join(view.viewer for view in views)),
        facts=tuple(_best(facts)),
        orders=tuple(_orders(views)),
    )


def _owned(view: Observation) -> Iterator[str]:
    for fact in view.facts:
        match fact.split(" "):
            case ["own", kind, place, *count] if view.viewer != GM:
                yield " ".join([kind, place, view.viewer, *(count or ["1"])])
            case _:
                yield fact


def _best(facts: Sequence[str]) -> Iterator[str]:
    """Facts without those units that another viewer knows more about, and seen ground once."""
    whole = {
        fact.split(" ")[1][:3]
        for fact in facts
        if fact.startswith("unit ") and not fact.endswith(" ?")
    }
    for fact in facts:
        vague = fact.startswith("unit ") and fact.endswith(" ?")
        if not (vague and fact.split(" ")[1][:3] in whole):
            yield fact


def _orders(views: Sequence[Observation]) -> Iterator[SeenOrder]:
    """Each order once, with its cause where one of the viewers is told it."""
    found: dict[tuple[PowerId, str], SeenOrder] = {}
    for order in (order for view in views for order in view.orders):
        key = (order.power, str(order.order))
        if key not in found or found[key].reason is None:
            found[key] = order
    yield from found.values()
