"""What Spy Diplomacy offers besides ordinary and spy orders: raising and dismissing spies."""

from collections.abc import Iterable
from dataclasses import replace

from engine.language.message import Message
from engine.orders.choices import Node
from engine.orders.covert import SPY
from engine.orders.covert_choices import builds, offering, removals
from engine.orders.covert_grammar import SPY_ORDERS
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.seen import Seen
from engine.orders.standard import Build, Remove
from engine.phases import PhaseKind, Season
from engine.rules import Ruleset
from engine.visibility.observe import Observation


def known(rules: Ruleset, own: Observation, seen: Seen) -> Seen:
    """Whether the spies act at this deadline, and in Winter that nobody knows what is due yet.

    The Winter's own builds depend on Autumn retreats in the same deadline, unless those have one of
    their own (SPY-Q28).
    """
    phase, options = own.due, rules.options
    late = phase.season is Season.FALL and phase.kind is PhaseKind.RETREATS
    acts = phase.covert or (options["spy.report_timing"] == "season" and not late)
    seen = replace(seen, acting=acts)
    builds = phase.kind is PhaseKind.ADJUSTMENTS and not phase.covert
    if not builds or options["spy.split_winter"] == "on":
        return seen
    return replace(seen, due=None, sites=rules.board.home_centres[seen.power])


def _raised(seen: Seen) -> Iterable[Node]:
    if seen.phase is not PhaseKind.ADJUSTMENTS or seen.covert:
        return ()
    return builds(seen, SPY, seen.board.home_centres[seen.power])


def _dismissed(seen: Seen) -> Iterable[Node]:
    if seen.phase is not PhaseKind.ADJUSTMENTS or seen.covert:
        return ()
    return removals(seen, SPY, Message("spies.is_dismissed"))


ORDER_KINDS = offering((*STANDARD_ORDERS, *SPY_ORDERS), {Build: _raised, Remove: _dismissed})
"""Everything that can be ordered in Spy Diplomacy."""
