"""What each viewer may know of each node of a game; each is observed once and remembered."""

from functools import partial

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.facts import UnitAt, centre_of, unit_at
from engine.game.game import Game
from engine.game.record import Node
from engine.language.message import Message
from engine.orders.asking import lacking
from engine.phases import Phase, PhaseKind, Season
from engine.rules import Ruleset
from engine.visibility.joined import joined
from engine.visibility.observe import Observation
from engine.visibility.sight import GM

JOIN = "+"
"""What stands between the names of powers who look together."""


class Sights:
    """Observes the nodes of one game; a node never changes, so neither does what is seen of it."""

    def __init__(self, game: Game) -> None:
        """For this game."""
        self._game = game
        self._seen: dict[tuple[int, PowerId], Observation] = {}
        self._phases: dict[PowerId, tuple[tuple[Node, ...], tuple[Phase, ...]]] = {}

    def turn(self, node: Node) -> Turn:
        """The turn that led to a node; an empty one if no orders did."""
        return self._game.history.led_to(node.id)

    def observation(self, node: Node, viewer: PowerId) -> Observation:
        """What a viewer, or several joined by ``+``, may know of a node."""
        key = (node.id, viewer)
        if key not in self._seen:
            rules, turn = self._game.rules, self.turn(node)
            reports = [judge.report(rules, turn, PowerId(name)) for name in viewer.split(JOIN)]
            self._seen[key] = joined(reports, viewer)
        return self._seen[key]

    def phases(self, nodes: tuple[Node, ...], viewer: PowerId) -> tuple[Phase, ...]:
        """The deadline due after each node of a viewer's line."""
        line, due = self._phases.get(viewer, ((), ()))
        if line is not nodes:
            due = tuple(self._game.position(node.id).phase for node in nodes)
            self._phases[viewer] = nodes, due
        return due

    def line(self, viewer: PowerId, node: int | None = None) -> tuple[Node, ...]:
        """The nodes from the start to one, or to where the game stands, as a viewer knows them."""
        every = self._game.record.line(node)
        if viewer == GM:
            return every
        known = {n for name in viewer.split(JOIN) for n in self._game.line(PowerId(name), node)}
        return tuple(one for one in every if one in known)

    def withheld(self, node: Node) -> tuple[Message, ...]:
        """Which reports of a node's turn are withheld because their two derivations differ."""
        return judge.withheld(self._game.rules, partial(self.observation, node))

    def missed(self, node: Node, seat: PowerId) -> bool:
        """Whether a seat owed orders at the deadline that led to a node, and sent none.

        If nobody could say beforehand whether builds or removals are due, the outcome decides.
        """
        record = self._game.record
        if node.parent is None or node.change or record.given(node).get(seat):
            return False
        knows = self._game.rules.known(self.observation(record.nodes[node.parent], seat))
        unsure = knows.phase is PhaseKind.ADJUSTMENTS and knows.due is None
        if unsure and not (knows.covert or knows.retreating):
            turn = self.turn(node)
            return len(turn.before.of(seat)) != len(turn.after.owned(seat))
        return bool(lacking(knows, ()))


def usual_start(rules: Ruleset, first: Observation) -> tuple[Observation, ...]:
    """Where all units begin, which everybody knows from the rulebook, as if seen the winter before.

    Empty if a viewer's first observation shows all of them, or that the game began otherwise.
    """
    start = rules.variant.start(rules.board, rules.options)
    begun = {unit_at(unit.at, unit.power, unit.kind) for unit in start.units.values()}
    seen = {fact for fact in first.facts if isinstance(fact, UnitAt)}
    own = {fact for fact in begun if fact.power == first.viewer}
    if not (first.phase == first.due == start.phase and own <= seen < begun):
        return ()
    owned = (centre_of(place, power) for place, power in start.centres.items())
    facts = tuple(sorted((*begun, *owned), key=str))
    before = Phase(Season.WINTER, rules.board.year - 1, PhaseKind.ADJUSTMENTS)
    return (
        Observation(viewer=first.viewer, phase=before, due=start.phase, facts=facts, orders=()),
    )
