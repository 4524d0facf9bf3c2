"""Orders in Infiltration: ordinary ones, and those about agents."""

from collections.abc import Callable, Sequence

from engine.adjudication.ownership import survivors
from engine.board.graph import Board, PowerId
from engine.language.message import Message, Piece
from engine.orders import intake
from engine.orders.covert import AGENT, CovertConvoy
from engine.orders.intake import Weighing
from engine.orders.order import Order
from engine.orders.standard import Build, Convoy, Hold, Move, Remove, Support
from engine.orders.submission import Given, Submission
from engine.orders.wording import piece_at, place_name
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

    def refusal(self, order: Order, before: Sequence[Order]) -> Message | None:
        """Why the order cannot be accepted beside those before it; empty if it can."""
        self._before = before
        judges: dict[type[Order], Callable[..., Message | None]] = {
            AgentOrder: self._agents,
            Build: self._build,
            Remove: self._remove,
            Security: self._security,
            Disposal: self._disposal,
            AgentsDisband: self._disband,
            CovertConvoy: self._convoy,
        }
        judge = judges.get(type(order))
        return judge(order) if judge else None

    def _agents(self, order: AgentOrder) -> Message | None:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return Message("infiltration.agents_have_orders_spring_fall")
        place = Board.province_of(order.at)
        here = sum(s.count for s in self._position.crew(self._power) if s.province == place)
        used = sum(o.count for o in self._before if isinstance(o, AgentOrder) and o.at == order.at)
        if used + order.count > here:
            return Message(
                "infiltration.you_have_agents_which_have",
                agents=Piece(order.kind, count=here),
                place=place_name(self._rules.board, place),
                used=used,
            )
        if self._power in order.only or self._power in order.spared:
            return Message("infiltration.your_own_agents_are_never")
        return self._step(order)

    def _step(self, order: AgentOrder) -> Message | None:
        """Whether the map alone forbids a move: just a change of fleets at sea."""
        seas = self._rules.board.seas
        if order.to in seas and Board.province_of(order.at) in seas:
            return Message("infiltration.agent_aboard_cannot_change_fleets")
        if order.to is None or order.to in self._rules.board.neighbours:
            return None
        return Message("espionage.is_closed", place=place_name(self._rules.board, order.to))

    def _build(self, order: Build) -> Message | None:
        if self._position.phase.kind is not PhaseKind.ADJUSTMENTS:
            return Message("infiltration.agents_are_raised_winter")
        place = Board.province_of(order.at)
        owned = self._position.centres.get(place) == self._power
        home = place in self._rules.board.home_centres[self._power]
        if not owned or not (home or self._rules.options["inf.build_sites"] == "any_owned"):
            return Message(
                "infiltration.you_cannot_raise_agents",
                place=place_name(self._rules.board, place),
            )
        most = len(self._position.owned(self._power))
        if self._rules.options["inf.build_cap"] == "total":
            most -= sum(s.count for s in self._position.crew(self._power))
        asked = sum(o.count for o in self._before if isinstance(o, Build))
        if asked + order.count > most:
            return Message(
                "infiltration.you_may_raise_agents_winter",
                agents=Piece(order.kind, count=max(0, most)),
            )
        return None

    def _remove(self, _order: Remove) -> Message:
        return Message("infiltration.agents_cannot_be_disbanded_nor")

    def _security(self, order: Security) -> Message | None:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return Message("infiltration.security_is_invoked_spring_fall")
        unit = self._position.units.get(Board.province_of(order.at))
        if unit is None or (unit.power, unit.kind) != (self._power, order.kind):
            return Message("infiltration.you_have_no_unit_there")
        own = next((o for o in self._plain if getattr(o, "at", None) == unit.at), None)
        busy = isinstance(own, Move | Support) or (isinstance(own, Convoy) and unit.kind != FLEET)
        if busy or not isinstance(own, Hold | Convoy | None):
            return Message("infiltration.only_army_holds_or_fleet")
        if self._power in order.spared:
            return Message("infiltration.your_own_agents_are_never_taken")
        return None

    def _disposal(self, order: Disposal) -> Message | None:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return Message("infiltration.prisoners_are_dealt_spring_fall")
        held = [p for p in self._position.prisoners if p.captor == self._power]
        met = any(p.power == order.power and order.place in (None, p.province) for p in held)
        return None if met else Message("infiltration.you_hold_no_prisoners")

    def _disband(self, _order: AgentsDisband) -> Message | None:
        alive = self._power in survivors(self._position)
        return Message("infiltration.agents_cannot_be_disbanded_while") if alive else None

    def _convoy(self, order: CovertConvoy) -> Message | None:
        if self._position.phase.kind is not PhaseKind.MOVEMENT:
            return Message("infiltration.agents_are_convoyed_spring_fall")
        unit = self._position.units.get(Board.province_of(order.at))
        if unit is None or (unit.power, unit.kind) != (self._power, FLEET):
            return Message("infiltration.you_have_no_fleet_there")
        if unit.province not in self._rules.board.seas:
            subject = piece_at(self._rules.board, FLEET, unit.at)
            return Message("order.cannot_convoy_fleet_does_sea", unit=subject)
        return None


def _room(order: Order) -> tuple[str, int]:
    """What an order is for, if no other may be for the same."""
    if isinstance(order, Security):
        return f"security {order.at[:3]}", 1
    if isinstance(order, Disposal):
        return f"disposal {order.power} {order.place}", 1
    return ("return", 1) if isinstance(order, AgentsReturn) else ("", 0)
