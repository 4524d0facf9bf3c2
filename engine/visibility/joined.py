"""Joins what several powers are told into one report for whoever commands them all."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.board.graph import PowerId
from engine.orders.notation import write
from engine.visibility.observe import Observation, SeenOrder

_ANYBODYS = frozenset(
    {
        *("unit", "empty", "dislodged", "attacker", "centre", "order", "open", "due"),
        *("home", "control", "credits", "bid", "won", "eliminated", "rank", "act"),
    }
)
"""Words of the lines that mean the same whoever is told them."""

_PIECES = frozenset({"unit", "dislodged", "attacker"})


def joined(reports: Sequence[Observation]) -> Observation:
    """One report for the viewer of the first of these.

    The second is of that viewer's own country. Lines about the pieces of the others, such as
    ``own spy PAR``, have their power before them as an order to it would: ``FRANCE: own spy PAR``.
    What one of them knows in part and another in full is told in full.
    """
    first = reports[0]
    if len(reports) == 1:
        return first
    others = (line for report in reports[2:] for line in _addressed(report))
    facts = {*first.facts, *reports[1].facts, *others}
    orders = {seen for report in reports for seen in report.orders}
    return replace(
        first, facts=tuple(sorted(_best(facts))), orders=tuple(sorted(orders, key=_by_text))
    )


def addressed_to(power: PowerId, report: Observation) -> Observation:
    """Of a joined report what a commanded power, other than the own country, was told."""
    mark = f"{power}: "
    told = (
        fact.removeprefix(mark)
        for fact in report.facts
        if fact.startswith(mark) or _word(fact) in _ANYBODYS
    )
    return replace(report, viewer=power, facts=tuple(told))


def _addressed(report: Observation) -> Iterable[str]:
    for fact in report.facts:
        yield fact if _word(fact) in _ANYBODYS else f"{report.viewer}: {fact}"


def _by_text(seen: SeenOrder) -> tuple[PowerId, str]:
    return seen.power, write(seen.order)


def _best(facts: Iterable[str]) -> Iterator[str]:
    """The same without what is said better by another line: ``unit PAR FRANCE ?``."""
    lines = [fact.split(" ") for fact in facts]
    whole = {(w[0], w[1][:3]) for w in lines if w[0] in _PIECES and "?" not in w}
    for words in lines:
        if "?" not in words or (words[0], words[1][:3]) not in whole:
            yield " ".join(words)


def _word(fact: str) -> str:
    return fact.partition(" ")[0]
