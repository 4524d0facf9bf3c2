"""Whose orders agents must have seen, worked out from the position before a turn alone."""

from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.orders.kinds import Order, PieceOrder
from engine.phases import PhaseKind
from engine.rules import Ruleset
from engine.units import ARMY, FLEET
from engine.variants.infiltration.desk import is_covert
from engine.variants.infiltration.orders import AgentOrder, Task
from engine.visibility.audit import NOTHING_EXPECTED, Expected
from engine.visibility.sight import told_result

_WORDS = frozenset({"order"})


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The order lines of one power's report of a movement (INF-2a, INF-2b)."""
    if turn.before.phase.kind is not PhaseKind.MOVEMENT or turn.after.ending is not None:
        return NOTHING_EXPECTED
    watched = _watched(rules, turn, viewer)
    lines = set()
    for outcome in turn.resolution.outcomes:
        if outcome.power == viewer or _began(outcome.order) in watched:
            result = told_result(outcome.result).value
            lines.add(f"order {outcome.power} {outcome.order} = {result}")
    return Expected(_WORDS, frozenset(lines))


def _began(order: Order) -> ProvinceId | None:
    """Where the unit that an ordinary order is for began the turn."""
    if not isinstance(order, PieceOrder) or order.kind not in (ARMY, FLEET) or is_covert(order):
        return None
    return Board.province_of(order.at)


def _watched(rules: Ruleset, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    """Own home centres still owned, and where the viewer has agents with no other task."""
    owned = set(turn.before.owned(viewer))
    watched = {p for p in rules.board.home_centres[viewer] if p in owned}
    busy: dict[ProvinceId, int] = {}
    silent = rules.options["inf.mover_reports"] == "off"
    for order in turn.submission.orders.get(viewer, ()):
        if isinstance(order, AgentOrder) and (order.task is not Task.IDLE or (silent and order.to)):
            place = Board.province_of(order.at)
            busy[place] = busy.get(place, 0) + order.count
    for stack in turn.before.covert:
        if stack.power == viewer:
            here = sum(
                s.count
                for s in turn.before.covert
                if (s.power, s.province) == (viewer, stack.province)
            )
            if here > busy.get(stack.province, 0):
                watched.add(stack.province)
    return watched
