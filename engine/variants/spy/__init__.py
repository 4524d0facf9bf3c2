"""Spy Diplomacy (rd16): everyone is blind but for spies, who report, ride fleets, kill and die."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Told
from engine.board.graph import Board
from engine.covert.kinds import SPY_KIND
from engine.facts import Due
from engine.language.message import Message
from engine.orders.covert import SPY
from engine.phases import Phase, PhaseKind, Season
from engine.position import Position
from engine.rules import Aim, Hints, Ruleset, options, read_clauses
from engine.units import STANDARD_KINDS, Stack
from engine.variants import standard
from engine.variants.spy.audit import expected
from engine.variants.spy.deadlines import (
    follow,
    movement_deadline,
    retreat_deadline,
    spy_deadline,
    winter_deadline,
)
from engine.variants.spy.fates import SpyGone, SpyLost
from engine.variants.spy.intake import submit
from engine.variants.spy.offers import ORDER_KINDS, known
from engine.variants.spy.season import LineUnused, NoneFound, SpiesFound
from engine.variants.spy.winter import cap
from engine.visibility.sight import Disclosure, Look, Sight, blind, own_centres

OPTIONS = options(
    ("spy.captures", "on|off", "SPY-6Dc4"),
    ("spy.report_timing", "season|interactive", "SPY-Q3"),
    ("spy.conditions", "units|all", "SPY-Q4"),
    ("spy.assassin_informed", "off|on", "SPY-Q9"),
    ("spy.convoy_capacity", "1|unlimited", "SPY-Q18"),
    ("spy.port", "aboard|literal|ashore", "SPY-Q20"),
    ("spy.dislodged_may_search", "on|off", "SPY-Q16"),
    ("spy.failed_move_hunt", "lost|stationary", "SPY-Q13"),
    ("spy.build_placement", "any_home|one_per_sc", "SPY-Q24"),
    ("spy.winter_removed_carrier", "annihilate|survive", "SPY-Q22"),
    ("spy.report_type", "on|off", "SPY-Q6"),
    ("spy.report_coast", "on|off", "SPY-Q6"),
    ("spy.spy_counts", "on|off", "SPY-Q7"),
    ("spy.split_winter", "off|on", "SPY-Q28"),
)


def start(board: Board, options: Mapping[str, str]) -> Position:
    """The usual units and a spy in every home centre, in the Winter before (SPY-3A, SPY-7A)."""
    spies = [
        Stack(kind=SPY, power=power, province=province, label=label)
        for power, home in board.home_centres.items()
        for label, province in enumerate(home, 1)
    ]
    phase = Phase(Season.WINTER, board.year - 1, PhaseKind.ADJUSTMENTS, covert=True)
    return replace(standard.start(board, options), phase=phase, covert=tuple(spies))


def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """The retreats due and, once the year's owners are known, the builds and removals.

    In a Winter that includes the Autumn retreats, nobody knows those yet.
    """
    if position.phase.covert:
        return ()
    winter = position.phase.kind is PhaseKind.ADJUSTMENTS
    known = rules.options["spy.split_winter"] == "on"
    here = position
    if winter and not known:
        here = replace(position, phase=Phase(Season.FALL, position.phase.year, PhaseKind.RETREATS))
    spies = _spies_due(rules, position) if winter and known else ()
    return (*standard.dues(rules, here), *standard.listed_retreats(rules, here), *spies)


def _spies_due(rules: Ruleset, position: Position) -> Iterator[Told]:
    """How many spies each power may raise, as far as it knows how many it has (SPY-3B)."""
    for power in rules.board.home_centres:
        room = cap(rules.board, position, power) - len(position.crew(power))
        if room > 0:
            yield Told(power, Due(power, "spies", room))


def _called(rules: Ruleset, phase: Phase) -> Message:
    """Its own words: the deployment of spies before the first year, and Summer (SPY-7A, SPY-7B)."""
    if phase.covert and phase.year < rules.board.year:
        return phase.titled("spies.deployment")
    usual = standard.retreats_if_any(rules, phase)
    if phase.kind is not PhaseKind.RETREATS or phase.season is not Season.SPRING:
        return usual
    if phase.covert:
        return phase.titled("phase.kind_covert", "spies.summer")
    apart = rules.options["spy.report_timing"] == "interactive"
    kind = "phase.kind_retreats_if_any" if apart else "spies.retreats_and_spies"
    return phase.titled(kind, "spies.summer")


def _orders(look: Look, outcome: Outcome) -> Disclosure:
    """One's own orders, but nothing about a spy that fell silent (SPY-2a, SPY-6B1).

    The owner of a search knows whom it found (SPY-6Dc1).
    """
    if outcome.power != look.viewer:
        return Disclosure.NOTHING
    reason = outcome.reason
    silent = isinstance(reason, SpyGone | LineUnused)
    if silent or (isinstance(reason, SpyLost) and reason.seems is None):
        return Disclosure.NOTHING
    searched = isinstance(reason, SpiesFound | NoneFound)
    return Disclosure.CAUSE if searched else Disclosure.RESULT


VARIANT = replace(
    standard.VARIANT,
    id="spy",
    title="Spy Diplomacy",
    start=start,
    resolvers=MappingProxyType(
        {
            "M": movement_deadline,
            "R": retreat_deadline,
            "A": winter_deadline,
            "MS": spy_deadline,
            "RS": spy_deadline,
            "AS": spy_deadline,
        }
    ),
    follow=follow,
    asks=standard.always_asks,
    submit=submit,
    audit=expected,
    dues=dues,
    knows=known,
    called=_called,
    sight=Sight(units=blind, centres=own_centres, orders=_orders),
    unit_kinds=MappingProxyType({**STANDARD_KINDS, SPY: SPY_KIND}),
    order_kinds=ORDER_KINDS,
    options=standard.with_options(standard.BLIND_RETREATS, OPTIONS),
    rules=read_clauses(__name__),
    shared=MappingProxyType({"spy.report_timing": "season", "spy.split_winter": "on"}),
    bot=Hints(
        aims=MappingProxyType({"KILL": Aim.HUNT, "SEARCH": Aim.HUNT, "ALL SEARCH": Aim.NEVER})
    ),
)
