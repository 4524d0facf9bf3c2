"""A timetable: the deadlines of a game's first years, from the first one and the days between."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.phases import Phase, PhaseKind
from engine.rules import Ruleset

MOST = 60
"""The most deadlines that are set."""

_LONG = (PhaseKind.MOVEMENT, PhaseKind.BIDS, PhaseKind.PREFERENCES, PhaseKind.DEPLOYMENT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rhythm:
    """The first deadline by this machine's clock, and the days from one to the next.

    Short are those to retreats, builds and what only spies do; ``years`` says how far it goes.
    """

    first: datetime
    days: int = 7
    short: int = 3
    years: int = 2


def timetable(rules: Ruleset, begins: Phase, rhythm: Rhythm) -> Mapping[str, datetime]:
    """The moment of every deadline from the one that a game begins with.

    The hour stays the same when the clocks change.
    """
    phase, clock = begins, rhythm.first.replace(tzinfo=None)
    last = begins.year + rhythm.years + (begins.kind is PhaseKind.ADJUSTMENTS)
    found: dict[str, datetime] = {}
    while phase.year < last and len(found) < MOST:
        found[str(phase)] = clock.astimezone()
        phase = rules.variant.follow(phase, rules.options)
        long = phase.kind in _LONG and not phase.covert
        clock += timedelta(days=rhythm.days if long else rhythm.short)
    return found
