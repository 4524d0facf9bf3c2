"""Every variant and every mix sits the same exam, whatever its rules are.

A new variant is examined here by being there; nothing is to be added. ``spydip exam`` puts the same
duties to one variant, also to one from outside.
"""

from functools import cache
from random import Random

import pytest

from engine import judge
from engine.exam.duties import every
from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from tests.helpers.fact_lines import strange

GAMES = (*judge.variant_ids(), *judge.mixes())
DUTIES = {duty.name: duty for duty in every()}
FOGGY = ("spy", "blind", "infiltration")

sitting = cache(lambda game: Sitting(judge.ruleset(game)))
"""The games of each variant are played once for all duties."""


@pytest.mark.parametrize("duty", DUTIES.values(), ids=DUTIES)
@pytest.mark.parametrize("game", GAMES)
def test_every_variant_does_its_duty(game: str, duty: Duty) -> None:
    assert duty.faults(sitting(game)) == ()


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_written_by_the_format(game: str) -> None:
    for _, view in sitting(game).views:
        assert strange(view.lines) == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_enough_to_look_at(game: str) -> None:
    assert len({order for _, _, order in sitting(game).offers}) > 300


SEQUENCES = {
    "standard": "S1901M F1901M S1902M F1902M",
    "spy": "W1900AS S1901M S1901R F1901M W1901A S1902M S1902R F1902M W1902A S1903M",
    "blind": "S1901D S1901M S1901R F1901M F1901R W1901A S1902M S1902R F1902M F1902R W1902A",
    "infiltration": "S1901M S1901R F1901M F1901R W1901A S1902M S1902R F1902M F1902R W1902A",
    "espionage": "S1901D S1901M S1901R F1901M F1901R S1902M S1902R F1902M F1902R",
    "intimate": "S1901P S1901B S1901M F1901M S1902B S1902M F1902M",
}
"""The deadlines where nobody orders anything: those with nothing to ask are passed over or not."""


@pytest.mark.parametrize("game", SEQUENCES)
def test_deadlines_follow_each_other_as_the_variant_says(game):
    rules = judge.ruleset(game)
    position, wanted = judge.begin(rules), SEQUENCES[game].split()
    for phase in wanted:
        assert str(position.phase) == phase
        position = judge.adjudicate(
            rules, position, judge.submit(rules, position, {}), Random(1)
        ).after


@pytest.mark.parametrize("game", FOGGY)
def test_under_fog_no_deadline_is_ever_passed_over(game):
    """A missing deadline would tell everybody that nobody was asked anything (C8)."""
    rules = judge.ruleset(game)
    for turn in sitting(game).played:
        if turn.after.ending is None:
            assert turn.after.phase == rules.variant.follow(turn.before.phase, rules.options)
