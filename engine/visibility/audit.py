"""The second derivation: what a report must say, worked out from positions alone, and compared.

Reports come from the events of a turn. Each variant with fog works them out once more from the
difference of the positions before and after, by code of its own; where the two disagree the report
is not given out.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import filter as matching
from types import MappingProxyType

from engine.board.graph import ProvinceId
from engine.position import Position
from engine.visibility.observe import Observation


@dataclass(frozen=True, slots=True)
class Expected:
    """The lines that a report must hold, complete for lines that begin with one of ``words``.

    Where positions leave several explanations, ``numbers`` says for lines like ``killed agent *
    FRANCE *`` how many pieces they tell of together, at the least and at the most.
    """

    words: frozenset[str]
    facts: frozenset[str]
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))


NOTHING_EXPECTED = Expected(frozenset(), frozenset())


SIGHTINGS = frozenset({"unit", "empty", "dislodged", "attacker"})
"""Words of the lines that `sightings` writes."""


def sightings(position: Position, provinces: Iterable[ProvinceId]) -> Iterator[str]:
    """What is told of provinces in full sight: who stands there and who was driven out."""
    for province in provinces:
        unit, fallen = position.units.get(province), position.dislodged.get(province)
        if unit is None:
            yield f"empty {province}"
        else:
            yield f"unit {unit.at} {unit.power} {unit.kind}"
        if fallen is not None:
            yield f"dislodged {province} {fallen.unit.power} {fallen.unit.kind}"
            if unit is not None:
                yield f"attacker {province} {unit.power} {unit.kind}"


class ReportMismatchError(RuntimeError):
    """Two derivations of one report disagree: a fault of the rules, and the report is withheld."""


def audit(seen: Observation, expected: Expected) -> Observation:
    """The observation, once it agrees with what positions alone say.

    Raises:
        ReportMismatchError: it does not; the message names the lines and the viewer.
    """
    told = {fact for fact in seen.facts if fact.split()[0] in expected.words}
    extra, missing = told - expected.facts, expected.facts - told
    for pattern, (least, most) in expected.numbers.items():
        lines = matching(seen.facts, pattern)
        number = sum(int(line.split()[-1]) for line in lines)
        extra |= {*lines} if number > most else set()
        missing |= {pattern} if number < least else set()
    if not extra and not missing:
        return seen
    raise ReportMismatchError(
        f"The report of {seen.phase} for {seen.viewer} is withheld: judging by the positions "
        f"{'; '.join([*_listed('also', missing), *_listed('not', extra)])}."
    )


def _listed(how: str, lines: Iterable[str]) -> Iterator[str]:
    return (f"it should {how} say “{line}”" for line in sorted(lines))
