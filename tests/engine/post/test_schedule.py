"""The deadlines of a game's first years follow from the first one and the days between."""

from datetime import UTC, datetime, timedelta

import pytest

from engine import judge
from engine.post.schedule import Rhythm, timetable

FIRST = datetime(2026, 11, 27, 20, 0, tzinfo=UTC)


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_every_deadline_of_two_years_has_a_moment(variant: str) -> None:
    rules = judge.ruleset(variant)
    begins = judge.begin(rules).phase
    found = timetable(rules, begins, Rhythm(first=FIRST))
    assert next(iter(found)) == str(begins)
    assert f"F{begins.year + 1}M" in found
    moments = list(found.values())
    assert moments == sorted(moments)
    assert all(moment.tzinfo is not None for moment in moments)


def test_retreats_and_builds_are_given_fewer_days() -> None:
    rules = judge.ruleset()
    found = timetable(rules, judge.begin(rules).phase, Rhythm(first=FIRST, days=14, short=4))
    assert found["S1901R"] - found["S1901M"] == timedelta(days=4)
    assert found["F1901M"] - found["S1901R"] == timedelta(days=14)
    assert found["W1901A"] - found["F1901R"] == timedelta(days=4)
