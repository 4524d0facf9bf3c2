"""What a game master must know before adjudicating a deadline: a few lines, not the report."""

import html
from collections import Counter
from collections.abc import Iterator

from engine.adjudication.outcome import Result
from engine.language.speaker import capital
from engine.report.account import Account
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import result_name

LISTED = (Result.VOID, Result.DISLODGED, Result.DESTROYED)
"""The results whose orders are named one by one; of others only the number is told."""


def digest(told: Account) -> str:
    """The lines as HTML: counts of results, the important orders by name, and what is next."""
    return "".join(f"<p>{html.escape(line)}</p>" for line in _lines(told))


def _lines(told: Account) -> Iterator[str]:
    ends = [(power, line) for power, lines in told.orders.items() for line in lines]
    counts = Counter(line.result for _, line in ends if line.result)
    parts = [f"{told.before(result_name(end))} {number}" for end, number in counts.most_common()]
    yield translate("Desk", "Orders: {number} ({parts}).").format(
        number=len(ends), parts=", ".join(parts)
    )
    for result in LISTED:
        named = [f"{told.before(p)} {line.order}" for p, line in ends if line.result is result]
        if named:
            yield f"{told.before(capital(result_name(result)))} {'; '.join(named)}."
    retreats = [unit for units in told.retreats.values() for unit in units]
    if retreats:
        yield translate("Desk", "Must retreat: {units}.").format(units=", ".join(retreats))
    if told.ending:
        yield told.ending
    if told.next:
        yield translate("Desk", "Next: {phase}.").format(phase=told.next)
