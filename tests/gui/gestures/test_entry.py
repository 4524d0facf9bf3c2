"""What the map or one's own knowledge makes impossible is refused where it is drawn, too."""

from functools import cache

import pytest

from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.outcomes import Refused, Written
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.writer import Writer
from tests.gui.gestures.drawing import drag
from tests.helpers.entries import REFUSED, TAKEN, Desk


@cache
def table(desk: Desk) -> Table:
    """The table of whoever writes there."""
    document = Document(Seat(desk.begin(), desk.power))
    found = Writer(document).table()
    assert found is not None
    return found


def path(line: str) -> str:
    """The drag that would write an order of an army or fleet, empty for other orders."""
    match line.split():
        case ["A" | "F", at, "-", to]:
            return f"{at} > {to}"
        case ["A" | "F", at, "S" | "C" as verb, "A" | "F", helped, "-", to]:
            return f"{verb}: {at} > *{helped} > {to}"
        case ["A" | "F", at, "S", "A" | "F", helped]:
            return f"S: {at} > {helped}"
    return ""


DRAWN = [(desk, line) for desk, line, _ in REFUSED if path(line)]
FINE = [(desk, line) for desk, line in TAKEN if path(line)]


@pytest.mark.parametrize(("desk", "line"), DRAWN, ids=lambda one: getattr(one, "name", one))
def test_what_is_impossible_is_not_written(desk: Desk, line: str) -> None:
    outcome = drag(table(desk), path(line))
    assert not isinstance(outcome, Written) or line not in [text for _, text in outcome.lines]


@pytest.mark.parametrize(("desk", "line"), FINE, ids=lambda one: getattr(one, "name", one))
def test_what_may_be_is_drawn(desk: Desk, line: str) -> None:
    assert not isinstance(drag(table(desk), path(line)), Refused)
