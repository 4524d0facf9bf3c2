"""The second derivation: what a report must say, worked out from positions alone, and compared.

Reports come from the events of a turn. Each variant with fog works them out once more from the
difference of the positions before and after, by code of its own; where the two disagree the report
is not given out.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.visibility.observe import Observation


@dataclass(frozen=True, slots=True)
class Expected:
    """The lines that a report must hold, complete for lines that begin with one of ``words``."""

    words: frozenset[str]
    facts: frozenset[str]


NOTHING_EXPECTED = Expected(frozenset(), frozenset())


class ReportMismatchError(RuntimeError):
    """Two derivations of one report disagree: a fault of the rules, and the report is withheld."""


def audit(seen: Observation, expected: Expected) -> Observation:
    """The observation, once it agrees with what positions alone say.

    Raises:
        ReportMismatchError: it does not; the message names the lines and the viewer.
    """
    told = {fact for fact in seen.facts if fact.split()[0] in expected.words}
    if told == expected.facts:
        return seen
    extra, missing = told - expected.facts, expected.facts - told
    raise ReportMismatchError(
        f"The report of {seen.phase} for {seen.viewer} is withheld: from the positions alone "
        f"{_listed('it should also say', missing)}{_listed('it should not say', extra)}."
    )


def _listed(lead: str, lines: Iterable[str]) -> str:
    return "".join(f"; {lead} “{line}”" for line in sorted(lines))
