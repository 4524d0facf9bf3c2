"""The second derivation: what a report must say, derived from positions alone, and compared.

Reports come from the events of a turn. Each variant with fog derives them once more from the
difference between the positions before and after, by code of its own; if the two disagree, the
report is withheld.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.board.graph import Location, PowerId, ProvinceId
from engine.facts import (
    AttackerAt,
    Captured,
    DislodgedAt,
    EmptyAt,
    Fact,
    Killed,
    UnitAt,
    empty_at,
    unit_at,
)
from engine.language.message import Listed, Message
from engine.position import Position
from engine.units import Kind
from engine.visibility.observe import Observation


@dataclass(frozen=True, slots=True)
class Tally:
    """Facts of one kind about a power's covert pieces, in one province or in any."""

    deed: type[Killed | Captured]
    kind: Kind
    power: PowerId
    place: ProvinceId | None = None

    def counts(self, fact: Fact) -> int:
        """How many pieces a fact tells of that belong to this tally."""
        if not isinstance(fact, self.deed) or (fact.kind, fact.power) != (self.kind, self.power):
            return 0
        return fact.number if self.place in (None, fact.place) else 0

    def __str__(self) -> str:
        return f"{self.deed.__name__.lower()} {self.kind} {self.place or '*'} {self.power} *"


@dataclass(frozen=True, slots=True)
class Expected:
    """The facts that a report must contain, complete for these ``kinds``.

    If positions leave several explanations, ``numbers`` says for the facts of a tally how many
    pieces they tell of together, at least and at most.
    """

    kinds: frozenset[type[Fact]]
    facts: frozenset[Fact]
    numbers: Mapping[Tally, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))


NOTHING_EXPECTED = Expected(frozenset(), frozenset())


SIGHTINGS: frozenset[type[Fact]] = frozenset({UnitAt, EmptyAt, DislodgedAt, AttackerAt})
"""The kinds of fact that `sightings` tells."""


def sightings(position: Position, provinces: Iterable[ProvinceId]) -> Iterator[Fact]:
    """What is told of provinces in full sight: who is there and who was dislodged."""
    for province in provinces:
        unit, fallen = position.units.get(province), position.dislodged.get(province)
        if unit is None:
            yield empty_at(province)
        else:
            yield unit_at(unit.at, unit.power, unit.kind)
        if fallen is not None:
            place = Location(province)
            yield DislodgedAt(place, fallen.unit.power, fallen.unit.kind)
            if unit is not None:
                yield AttackerAt(place, unit.power, unit.kind)


def own_units(position: Position, viewer: PowerId) -> Iterator[Fact]:
    """What every viewer is told of its own units, including those in retreat."""
    for unit in position.of(viewer):
        yield unit_at(unit.at, unit.power, unit.kind)
    for province, fallen in position.dislodged.items():
        if fallen.unit.power == viewer:
            yield DislodgedAt(Location(province), fallen.unit.power, fallen.unit.kind)


class ReportMismatchError(RuntimeError):
    """Two derivations of one report disagree: a bug in the rules, and the report is withheld."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def audit(seen: Observation, expected: Expected) -> Observation:
    """The observation, once it agrees with what positions alone say.

    Raises ReportMismatchError if it does not; the message names the lines and the viewer.
    """
    if expected is NOTHING_EXPECTED:
        return seen
    told = {fact for fact in seen.facts if type(fact) in expected.kinds}
    extra: set[Fact] = {*(told - expected.facts)}
    missing: set[Fact | Tally] = {*(expected.facts - told)}
    deeds = [fact for fact in seen.facts if isinstance(fact, Killed | Captured)]
    for tally, (least, most) in expected.numbers.items():
        counted = {fact: tally.counts(fact) for fact in deeds if tally.counts(fact)}
        number = sum(counted.values())
        extra |= counted.keys() if number > most else set()
        missing |= {tally} if number < least else set()
    if not extra and not missing:
        return seen
    faults = [*_lines("view.should_also_say", missing), *_lines("view.should_not_say", extra)]
    raise ReportMismatchError(
        Message(
            "view.report_withheld",
            phase=str(seen.phase),
            viewer=seen.viewer,
            faults=Listed(tuple(faults), "semicolon"),
        )
    )


def _lines(how: str, facts: Iterable[Fact | Tally]) -> Iterator[Message]:
    return (Message(how, line=line) for line in sorted(map(str, facts)))
