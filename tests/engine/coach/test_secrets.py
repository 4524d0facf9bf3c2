"""A coach says nothing that its seat was not told: twin worlds get the same advice."""

from random import Random

import pytest

from engine import judge
from engine.coach.imagined import imagined
from engine.coach.looking import look_over
from engine.coach.reasons import reasons
from engine.opponents import Opponent
from tests.helpers.cases import Case
from tests.helpers.secrets_of import SECRETS
from tests.helpers.twins import turns, twin

FOGGED = [name for name, secrets in SECRETS.items() if secrets]
TRIALS = 8


def pairs(variant, seed):
    """What one seat is told in worlds that differ in what it must not know, and what before."""
    rules, draw = judge.ruleset(variant), Random(f"{variant} {seed}")
    for world, turn, told in turns(rules, seed):
        viewer = draw.choice(rules.seats)
        case = Case(rules, world, turn, viewer, draw, told[viewer])
        found = twin(case) if turn.after.ending is None else None
        if found is not None:
            _, other, secret = found
            ends = [judge.report(rules, end, viewer) for end in (turn, other)]
            yield rules, told[viewer], ends, secret.__name__


@pytest.mark.parametrize("variant", FOGGED)
def test_advice_does_not_change_with_what_must_not_be_known(variant):
    asked, said = 0, 0
    for rules, before, ends, secret in pairs(variant, 2):
        lines, _ = Opponent(rules, "novice").choose(ends[0], None, 3)
        orders = [rules.reader.order(line, phase=ends[0].due.kind) for line in lines]
        one, two = (
            (
                look_over(rules, view, orders),
                reasons(rules, view, orders),
                look_over(rules, view, ()),
            )
            for view in ends
        )
        assert one == two, secret
        if asked % 4 == 0:
            made, other = (imagined(rules, [*before[-3:], view], 5) for view in ends)
            assert made == other, secret
        asked, said = asked + 1, said + len(one[0]) + len(one[1]) + len(one[2])
        if asked == TRIALS:
            break
    assert asked == TRIALS
    assert said > TRIALS
