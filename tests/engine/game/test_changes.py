"""What a game master changes by hand is kept as text and can be applied again."""

from dataclasses import replace

import pytest

from engine.game import changes
from engine.game.snapshot import SnapshotError
from engine.phases import parse_phase
from engine.position import Ending, Position
from tests.engine.game.test_snapshot import BARE, FULL


@pytest.mark.parametrize(
    ("before", "after"),
    [(BARE, FULL), (FULL, BARE), (FULL, FULL), (BARE, replace(BARE, ending=Ending((), "none")))],
    ids=["all", "nothing left", "nothing", "the end"],
)
def test_a_change_leads_from_one_position_to_the_other(before: Position, after: Position) -> None:
    assert changes.changed(before, changes.change(before, after)) == after


def test_a_change_is_told_line_by_line() -> None:
    after = replace(FULL, phase=parse_phase("F1902M"), units={}, centres={"SPA": "TURKEY"})
    assert list(map(str, changes.sentences(changes.change(FULL, after)))) == [
        "centres: SPA TURKEY",
        "centres: TRI none",
        "phase: F1902M",
        "units: no longer FRANCE: A BUR",
        "units: no longer FRANCE: F SPA/NC",
    ]


def test_a_change_that_is_none_is_refused() -> None:
    with pytest.raises(SnapshotError):
        changes.changed(BARE, '{"phase": "yesterday"}')
