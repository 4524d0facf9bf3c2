"""What agents and guards must have seen and done, derived from the positions around a turn."""

from collections import Counter
from collections.abc import Iterator

from engine.adjudication.effects import Raised
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import Captured, Fact, Killed, OrderGiven, Riding
from engine.orders.covert import AGENT
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder
from engine.phases import PhaseKind
from engine.rules import Ruleset
from engine.units import ARMY, FLEET
from engine.variants.infiltration.intake import is_covert
from engine.variants.infiltration.orders import AgentOrder, AgentsDisband, Security, Task
from engine.visibility.audit import NOTHING_EXPECTED, Expected, Tally
from engine.visibility.sight import told_result

_KINDS: frozenset[type[Fact]] = frozenset({OrderGiven, Captured})
_CROWD = 8


def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
    """The lines of orders (INF-2a, INF-2b), captures and crowds, and how many may be killed."""
    if turn.before.phase.kind is not PhaseKind.MOVEMENT or turn.after.ending is not None:
        return NOTHING_EXPECTED
    watched, kinds = _watched(rules, turn, viewer), _KINDS
    facts: set[Fact] = {*_captured(turn, viewer)}
    if _still_aboard(rules, turn):
        kinds, facts = _KINDS | {Riding}, facts | {*_riding(rules, turn, viewer)}
    for outcome in turn.resolution.outcomes:
        if outcome.power == viewer or _began(outcome.order) in watched:
            result = told_result(outcome.result).value
            facts.add(OrderGiven(outcome.power, write(outcome.order), result))
    return Expected(kinds, frozenset(facts), dict(_killed(rules, turn, viewer)))


def _began(order: Order) -> ProvinceId | None:
    """Where the unit that an ordinary order is for began the turn."""
    if not isinstance(order, PieceOrder) or order.kind not in (ARMY, FLEET) or is_covert(order):
        return None
    return Board.province_of(order.at)


def _watched(rules: Ruleset, turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    """Own home centres still owned, and provinces with the viewer's idle agents."""
    owned = set(turn.before.owned(viewer))
    watched = {p for p in rules.board.home_centres[viewer] if p in owned}
    busy: Counter[ProvinceId] = Counter()
    silent = rules.options["inf.mover_reports"] == "off"
    for order in turn.submission.orders.get(viewer, ()):
        if isinstance(order, AgentOrder) and (order.task is not Task.IDLE or (silent and order.to)):
            busy[order.province] += order.count
    here: Counter[ProvinceId] = Counter()
    for stack in turn.before.covert:
        if stack.power == viewer:
            here[stack.province] += stack.count
    return watched | (here - busy).keys()


def _captured(turn: Turn, viewer: PowerId) -> Iterator[Fact]:
    """Prisoners are kept for one turn: all that are held now were taken in this one (INF-7f)."""
    for lot in turn.after.prisoners:
        if lot.captor == viewer:
            yield Captured(AGENT, lot.province, lot.power, lot.count)


def _still_aboard(rules: Ruleset, turn: Turn) -> bool:
    """Whether those aboard after a turn are those who were there for Security."""
    moved_first = rules.options["inf.activity"] == "after_moves"
    return moved_first and not any(_disbanded(turn, power) for power in rules.powers)


def _riding(rules: Ruleset, turn: Turn, viewer: PowerId) -> Iterator[Fact]:
    """Who was aboard fleets with more than seven riders and no Security (INF-Q25)."""
    overload = rules.options["inf.overload"]
    guards = _guards(turn, viewer)
    riders: Counter[tuple[ProvinceId, PowerId]] = Counter()
    if overload == "capture":
        for lot in turn.after.prisoners:
            if lot.captor == viewer:
                riders[lot.province, lot.power] += lot.count
    elif overload != "security_only":
        for stack in turn.after.covert:
            unit = turn.after.units.get(stack.province)
            if stack.aboard == viewer != stack.power and unit is not None and unit.power == viewer:
                riders[stack.province, stack.power] += stack.count
    for (place, power), number in riders.items():
        crowd = sum(n for (at, _), n in riders.items() if at == place)
        if crowd >= _CROWD and place not in guards:
            yield Riding(place, power, number)


def _guards(turn: Turn, viewer: PowerId) -> set[ProvinceId]:
    """Where the viewer's Security held."""
    return {
        Board.province_of(o.order.at)
        for o in turn.resolution.outcomes
        if isinstance(o.order, Security) and o.power == viewer and o.result is Result.SUCCEEDS
    }


def _killed(rules: Ruleset, turn: Turn, viewer: PowerId) -> Iterator[tuple[Tally, tuple[int, int]]]:
    """How many of each power the viewer may say it killed: no more than were lost to assassins.

    Nor fewer than other assassins leave over (INF-6l), unless attacks are merged into one.
    """
    told = (told.fact for told in turn.resolution.told if told.power != viewer)
    kills = [fact for fact in told if isinstance(fact, Killed) and fact.kind == AGENT]
    given = turn.submission.every(AgentOrder)
    assassins = {power for power, order in given if order.task is Task.KILL}
    added = rules.options["inf.pool"] == "additive" or assassins == {viewer}
    for victim in rules.powers:
        most = 0 if victim == viewer else _slain(turn, victim)
        others = sum(kill.number for kill in kills if kill.power == victim)
        least = most - others if added and not _disbanded(turn, victim) else 0
        yield Tally(Killed, AGENT, victim), (least, most)


def _slain(turn: Turn, victim: PowerId) -> int:
    """How many agents of a power are gone, apart from those deported back and those captured."""
    raised = [e.stack for e in turn.resolution.effects if isinstance(e, Raised)]
    had = sum(s.count for s in (*turn.before.covert, *raised) if s.power == victim)
    left = sum(s.count for s in turn.after.covert if s.power == victim)
    return had - left - sum(lot.count for lot in turn.after.prisoners if lot.power == victim)


def _disbanded(turn: Turn, power: PowerId) -> bool:
    return any(isinstance(o, AgentsDisband) for o in turn.submission.orders.get(power, ()))
