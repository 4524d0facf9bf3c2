"""Infiltration (rd15): stacks of agents who watch, hunt and are hunted; security services."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Told
from engine.board.graph import Board
from engine.covert.kinds import AGENT_KIND
from engine.facts import Due, DuePrisoners
from engine.orders.covert import AGENT
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Aim, Hints, Ruleset, options, read_clauses
from engine.units import STANDARD_KINDS
from engine.variants import standard
from engine.variants.infiltration.audit import expected
from engine.variants.infiltration.deadlines import (
    NobodyMet,
    movement_deadline,
    opening_phase,
    retreat_deadline,
    winter_deadline,
)
from engine.variants.infiltration.guards import SecurityMetNobody
from engine.variants.infiltration.intake import submit
from engine.variants.infiltration.offers import ORDER_KINDS
from engine.variants.infiltration.recruits import allowance, sites
from engine.visibility.sight import Disclosure, Look, Sight, blind, own_centres, own_orders

OPTIONS = options(
    ("inf.pool", "additive|pooled", "INF-Q7"),
    ("inf.activity", "after_moves|before_moves", "INF-Q10"),
    ("inf.retreats_seen", "no|yes", "INF-5b"),
    ("inf.mover_reports", "on|off", "INF-Q12"),
    ("inf.spy_single", "capped|threshold", "INF-Q4"),
    ("inf.build_cap", "per_winter|total", "INF-Q14"),
    ("inf.build_sites", "home|any_owned", "INF-Q15"),
    ("inf.first_build", "W1901|W1900", "INF-Q16"),
    ("inf.convoy_capacity", "unlimited|1", "INF-Q17"),
    ("inf.agents_before_retreats", "on|off", "INF-Q18"),
    ("inf.drowned", "eliminated|returned", "INF-Q19"),
    ("inf.redistribute", "off|on", "INF-Q23"),
    ("inf.security_lone", "off|on", "INF-Q24"),
    ("inf.overload", "report|capture|security_only", "INF-Q25"),
    ("inf.security_notice", "rule6|lost_only", "INF-Q26"),
    ("inf.capital_R", "StP|Mos", "INF-Q29"),
    ("inf.deport_choice", "owner|captor", "INF-Q29"),
    ("inf.port", "aboard|ashore", "INF-Q21"),
    ("inf.list_own", "off|on", "INF-Q2"),
)


def start(board: Board, options: Mapping[str, str]) -> Position:
    """The usual units and no agents (INF-Q16)."""
    return replace(standard.start(board, options), phase=opening_phase(board, options))


def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """What is due as in the standard game, the agents to raise, the prisoners to sentence."""
    lines = [*standard.dues(rules, position), *standard.listed_retreats(rules, position)]
    if position.phase.kind is PhaseKind.ADJUSTMENTS:
        for power in rules.powers:
            places = sites(rules.board, position, power, rules.options)
            number = allowance(position, power, rules.options) if places else 0
            lines += [Told(power, Due(power, "agents", number))] if number else []
    if position.phase.kind is PhaseKind.MOVEMENT:
        lines += [
            Told(lot.captor, DuePrisoners(lot.captor, lot.power, lot.province, lot.count))
            for lot in position.prisoners
        ]
    return tuple(lines)


_RETREATS = replace(
    standard.RETREAT_OPTION, values=("single_blind", "preference", "listed"), clause="INF-Q35"
)


def _orders(look: Look, outcome: Outcome) -> Disclosure:
    """One's own orders, and of those that found nobody that they did (INF-6g, INF-7b)."""
    mine = own_orders(look, outcome)
    in_vain = isinstance(outcome.reason, NobodyMet | SecurityMetNobody)
    return Disclosure.CAUSE if in_vain and mine is not Disclosure.NOTHING else mine


VARIANT = replace(
    standard.VARIANT,
    id="infiltration",
    title="Infiltration",
    start=start,
    resolvers=MappingProxyType(
        {"M": movement_deadline, "R": retreat_deadline, "A": winter_deadline}
    ),
    asks=standard.always_asks,
    called=standard.retreats_if_any,
    submit=submit,
    audit=expected,
    dues=dues,
    sight=Sight(units=blind, centres=own_centres, orders=_orders),
    unit_kinds=MappingProxyType({**STANDARD_KINDS, AGENT: AGENT_KIND}),
    order_kinds=ORDER_KINDS,
    options=standard.with_options(_RETREATS, OPTIONS),
    presets=MappingProxyType({"adj.rulebook": "1976"}),
    rules=read_clauses(__name__),
    shared=MappingProxyType({"inf.first_build": "W1901"}),
    bot=Hints(
        aims=MappingProxyType(
            {
                "SPY": Aim.LEARN,
                "KILL": Aim.HUNT,
                "SECURITY": Aim.GUARD,
                "EXECUTE": Aim.DENY,
                "DEPORT": Aim.NEVER,
                "AGENTS DISBAND": Aim.NEVER,
                "AGENTS RETURN": Aim.NEVER,
            }
        )
    ),
)
