"""Whatever a restless person does at the map, undo leads back and redo leads on."""

import pytest

from engine import judge
from tests.bench.undo import once


@pytest.mark.parametrize("variant", judge.variant_ids())
def test_random_events_with_undo_and_redo_leave_the_same_state(
    variant: str,
    qapp: object,  # noqa: ARG001  # widgets need the application
) -> None:
    changes, _ = once(variant, seed=4, each=40)
    assert changes
