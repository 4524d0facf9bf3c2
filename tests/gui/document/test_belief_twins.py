"""What a power tries its orders on is made of what it was told: twin worlds give the same board."""

from itertools import islice
from random import Random

import pytest

from engine import judge
from engine.session.belief import believed
from engine.visibility.observe import opening
from tests.helpers import seat_secrets
from tests.helpers.cases import Case
from tests.helpers.secrets_of import SECRETS
from tests.helpers.twins import turns, twin

FOGGY = [name for name, secrets in SECRETS.items() if secrets]


@pytest.mark.parametrize("variant", FOGGY)
def test_the_board_as_a_power_takes_it_to_be_holds_no_secret(variant: str) -> None:
    rules, draw, tried = judge.ruleset(variant), Random(f"belief {variant}"), 0
    for world, turn, _ in islice(turns(rules, 4), 10):
        for viewer in draw.sample(rules.seats, 2):
            found = twin(Case(rules, world, turn, viewer, draw))
            if found is not None:
                seen = judge.report(rules, opening(world.position), viewer)
                assert believed(found[0].position, seen, rules.board) == believed(
                    world.position, seen, rules.board
                )
                tried += 1
    assert tried > 5


def test_a_purse_that_is_not_told_is_taken_to_be_empty() -> None:
    """ID-Q26: under fog purses are private."""
    rules, draw = judge.ruleset("auction-in-the-fog"), Random(1)
    world, turn, _ = next(islice(turns(rules, 4), 1, None))
    other = seat_secrets.changed_purse(Case(rules, world, turn, "X", draw))
    assert other is not None
    seen = judge.report(rules, opening(other.position), "X")
    assert believed(other.position, seen, rules.board).credits == {
        "X": world.position.credits["X"],
        "Y": 0,
    }
