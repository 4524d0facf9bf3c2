"""Joins what several powers are told into one report, for a player or for several viewers."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.board.graph import PowerId
from engine.facts import Audience, Fact, ForCountry, UnitSighting, bare
from engine.orders.notation import write
from engine.visibility.observe import Observation, SeenOrder


def joined(reports: Sequence[Observation], viewer: PowerId, *, own: int = 0) -> Observation:
    """One report for a viewer, made from those of several powers.

    What means the same to everybody is told once. Facts for the owner of pieces, such as
    ``own spy PAR``, are preceded by their power as an order to it would be:
    ``FRANCE: own spy PAR``; but not those of the first ``own`` reports, which speak of the viewer's
    own. What one of them knows in part and another in full is told in full.
    """
    first = reports[0]
    if len(reports) == 1:
        return first
    facts = {fact for report in reports[:own] for fact in report.facts}
    facts |= {_addressed(fact, report.viewer) for report in reports[own:] for fact in report.facts}
    orders: dict[tuple[PowerId, str], SeenOrder] = {}
    for seen in (seen for report in reports for seen in report.orders):
        key = (seen.power, write(seen.order))
        if key not in orders or orders[key].reason is None:
            orders[key] = seen
    return replace(
        first,
        viewer=viewer,
        facts=tuple(sorted(_best(facts), key=str)),
        orders=tuple(orders[key] for key in sorted(orders)),
    )


def addressed_to(power: PowerId, report: Observation) -> Observation:
    """What a commanded power, other than the player's own country, was told in a joined report."""
    told = (
        bare(fact)
        for fact in report.facts
        if (fact.power == power if isinstance(fact, ForCountry) else _for_anybody(fact))
    )
    return replace(report, viewer=power, facts=tuple(told))


def _for_anybody(fact: Fact) -> bool:
    return fact.audience is Audience.ANYBODY


def _addressed(fact: Fact, power: PowerId) -> Fact:
    return fact if _for_anybody(fact) else ForCountry(power, fact)


def _best(facts: Iterable[Fact]) -> Iterator[Fact]:
    """The same without facts that another one says better: ``unit PAR FRANCE ?``."""
    told = list(facts)
    whole = {
        (type(fact), fact.province)
        for fact in told
        if isinstance(fact, UnitSighting) and not fact.vague
    }
    for fact in told:
        vague = isinstance(fact, UnitSighting) and fact.vague
        if not vague or (type(fact), fact.province) not in whole:
            yield fact
