"""What comes in at a deadline of Infiltration: ordinary orders, and those about agents."""

from collections.abc import Callable, Sequence

from engine.board.graph import Board, PowerId
from engine.orders import intake
from engine.orders.covert import AGENT, CovertConvoy
from engine.orders.intake import Weighing
from engine.orders.order import Order
from engine.orders.standard import Build, Convoy, Hold, Move, Remove, Support
from engine.orders.submission import Given, Submission
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset
from engine.units import FLEET
from engine.variants.infiltration.orders import (
    AgentOrder,
    AgentsDisband,
    AgentsReturn,
    Disposal,
    Security,
)


def is_covert(order: Order) -> bool:
    """Whether an order is one of this variant's own rather than of the standard game."""
    if isinstance(order, Build | Remove):
        return order.kind == AGENT
    return isinstance(
        order, AgentOrder | AgentsDisband | AgentsReturn | Security | Disposal | CovertConvoy
    )


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission; more agents than are there, or Security by a busy unit, is refused."""

    def weighs(power: PowerId, plain: Sequence[Order], _own: Sequence[Order]) -> Weighing:
        return Weighing(_Clerk(rules, position, power, plain).refusal, _room)

    return intake.submit(rules.board, position, given, is_covert, weighs)


class _Clerk:
    """Weighs the covert orders of one power, knowing nothing but its own pieces (C7)."""

    def __init__(
        self, rules: Ruleset, position: Position, power: PowerId, plain: Sequence[Order]
    ) -> None:
        self._rules = rules
        self._position = position
        self._power = power
        self._plain = plain
        self._before: Sequence[Order] = ()

    def refusal(self, order: Order, before: Sequence[Order]) -> str:
        """Why the order cannot be taken beside those taken before it; empty where it can."""
        self._before = before
        judges: dict[type[Order], Callable[..., str]] = {
            AgentOrder: self._agents,
            Build: self._build,
            Remove: self._remove,
            Security: self._security,
            Disposal: self._disposal,
            AgentsDisband: self._disband,
            CovertConvoy: self._convoy,
        }
        judge = judges.get(type(order))
        return judge(order) if judge else ""

    def _agents(self, order: AgentOrder) -> str:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return "Agents have orders in Spring and Fall only."
        place = Board.province_of(order.at)
        here = sum(
            s.count for s in self._position.covert if (s.power, s.province) == (self._power, place)
        )
        used = sum(o.count for o in self._before if isinstance(o, AgentOrder) and o.at == order.at)
        if used + order.count > here:
            name = self._rules.board.provinces[place].name
            return f"You have {here} agents in {name}, of which {used} have orders already."
        if self._power in order.only or self._power in order.spared:
            return "Your own agents are never attacked."
        return self._step(order)

    def _step(self, order: AgentOrder) -> str:
        """Whether the map alone forbids a move: only a change of fleets at sea."""
        seas = self._rules.board.seas
        if order.to in seas and Board.province_of(order.at) in seas:
            return "An agent aboard cannot change fleets at sea."
        return "" if order.to is None or order.to in self._rules.board.neighbours else "Closed."

    def _build(self, order: Build) -> str:
        if self._position.phase.kind is not PhaseKind.ADJUSTMENTS:
            return "Agents are raised in Winter."
        place = Board.province_of(order.at)
        owned = self._position.centres.get(place) == self._power
        home = place in self._rules.board.home_centres[self._power]
        if not owned or not (home or self._rules.options["inf.build_sites"] == "any_owned"):
            return f"You cannot raise agents in {self._rules.board.provinces[place].name}."
        most = len(self._position.owned(self._power))
        if self._rules.options["inf.build_cap"] == "total":
            most -= sum(s.count for s in self._position.covert if s.power == self._power)
        asked = sum(o.count for o in self._before if isinstance(o, Build))
        if asked + order.count > most:
            return f"You may raise {max(0, most)} agents this Winter."
        return ""

    def _remove(self, _order: Remove) -> str:
        return "Agents cannot be disbanded, nor need they be."

    def _security(self, order: Security) -> str:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return "Security is invoked in Spring and Fall only."
        unit = self._position.units.get(Board.province_of(order.at))
        if unit is None or (unit.power, unit.kind) != (self._power, order.kind):
            return "You have no such unit there."
        own = next((o for o in self._plain if getattr(o, "at", None) == unit.at), None)
        busy = isinstance(own, Move | Support) or (isinstance(own, Convoy) and unit.kind != FLEET)
        if busy or not isinstance(own, Hold | Convoy | None):
            return "Only an army that holds, or a fleet that holds or convoys, may do Security."
        if self._power in order.spared:
            return "Your own agents are never taken."
        return ""

    def _disposal(self, order: Disposal) -> str:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return "Prisoners are dealt with in Spring and Fall only."
        held = [p for p in self._position.prisoners if p.captor == self._power]
        met = any(p.power == order.power and order.place in (None, p.province) for p in held)
        return "" if met else "You hold no such prisoners."

    def _disband(self, _order: AgentsDisband) -> str:
        position, power = self._position, self._power
        fallen = any(lost.unit.power == power for lost in position.dislodged.values())
        alive = fallen or position.of(power) or position.owned(power)
        return "Agents cannot be disbanded while a power has units or centres." if alive else ""

    def _convoy(self, order: CovertConvoy) -> str:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return "Agents are convoyed in Spring and Fall only."
        unit = self._position.units.get(Board.province_of(order.at))
        if unit is None or (unit.power, unit.kind) != (self._power, FLEET):
            return "You have no fleet there."
        return ""


def _room(order: Order) -> tuple[str, int]:
    """What an order is for if no other may be for the same."""
    if isinstance(order, Security):
        return f"security {order.at[:3]}", 1
    if isinstance(order, Disposal):
        return f"disposal {order.power} {order.place}", 1
    return ("return", 1) if isinstance(order, AgentsReturn) else ("", 0)
