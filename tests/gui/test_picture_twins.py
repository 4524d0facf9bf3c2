"""What a viewer may not know changes no pixel of its pictures; leaks in drawing alone are found.

That twin worlds look the same is seen in `tests/variants/test_twins.py`, with pictures each time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtGui import QPainter

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.facts import parse
from engine.position import Position
from engine.report.eyes import Watch
from engine.rules import Ruleset
from engine.session.seat import Seat
from engine.visibility.observe import Observation, opening
from spydip_gui import viewmodel
from spydip_gui.map import board
from spydip_gui.output.layout import Layout
from spydip_gui.output.palette import Palette
from spydip_gui.viewmodel import MapView, Pip, Rail, map_view
from tests.helpers import pictures, showing
from tests.helpers.cases import Case
from tests.helpers.pictures import drawn, filed
from tests.helpers.secrets_of import SECRETS
from tests.helpers.showing import looks
from tests.helpers.twins import Figures, turns, twin, watch
from tests.helpers.unit_secrets import changed_unit


@pytest.fixture
def truth(monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    """The positions of the turns that were reported on, the last one last: what must not show."""
    found: list[Position] = []
    report = judge.report

    def seen(rules: Ruleset, turn: Turn, viewer: PowerId, **how: bool) -> Observation:
        found.append(turn.after)
        return report(rules, turn, viewer, **how)

    monkeypatch.setattr(judge, "report", seen)
    return found


def differences(variant: str) -> Iterator[str]:
    """The lines that twin worlds differ by, in a few games."""
    figures = Figures()
    for seed in range(5, 11):
        watch(variant, seed, 40, figures, {}, years=2)
    return (line[2:] for one in figures.found for line in one.lines)


def kinds(lines: Iterator[str]) -> set[str]:
    return {line.split(" ")[0] for line in lines}


def test_a_leak_in_what_the_map_shows_is_found(
    truth: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A far spy in the row of its province."""
    usual = viewmodel.rails

    def leaky(seen: Observation, *given: object) -> list[Rail]:
        far = [s for s in truth[-1].covert if s.label == 2]
        return [*usual(seen, *given), *(Rail(s.province, (Pip("SPY", None),)) for s in far)]

    monkeypatch.setattr(viewmodel, "rails", leaky)
    assert {"map", "picture"} <= kinds(differences("spy")) <= {"map", "picture", "desk"}


def test_a_leak_in_what_eyes_tell_is_found(
    truth: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many units there are, counted as seen."""
    usual = showing.watch

    def leaky(*given: object) -> Watch:
        units = truth[-1].units.values()
        return usual(*given)._replace(compared=f"{sum(one.kind == 'A' for one in units)} seen")

    monkeypatch.setattr(showing, "watch", leaky)
    assert kinds(differences("blind")) == {"eyes"}


def test_a_leak_in_drawing_alone_is_found(
    truth: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dot in the corner, as wide as there are units on the board."""
    usual = board.draw_pieces

    def leaky(
        painter: QPainter, view: MapView, layout: Layout, palette: Palette, *how: object
    ) -> None:
        usual(painter, view, layout, palette, *how)
        left, top, *_ = layout.picture.frame
        painter.fillRect(left, top, len(truth[-1].units) * 20, 20, palette.colour("alarm"))

    monkeypatch.setattr(board, "draw_pieces", leaky)
    assert {"picture"} <= kinds(differences("blind")) <= {"picture", "desk"}


def test_what_is_drawn_in_no_colour_is_found_in_the_file(
    truth: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is hidden must be absent from an SVG, not invisible."""
    usual = pictures.draw_view

    def leaky(painter: QPainter, **what: object) -> None:
        usual(painter, **what)
        painter.setOpacity(0)
        painter.drawLine(0, 0, len(truth[-1].units), 0)

    monkeypatch.setattr(pictures, "draw_view", leaky)
    rules, draw = judge.ruleset("blind"), Random(5)
    monkeypatch.setitem(SECRETS, "blind", (changed_unit,))
    cases = (
        Case(rules, w, t, rules.seats[0], draw, told[rules.seats[0]])
        for w, t, told in turns(rules, 5)
    )
    case, found = next((case, found) for case in cases if (found := twin(case)))
    pairs = ((case.world, case.turn), found[:2])
    one, two = (looks(rules, w, t, case.viewer, parts=frozenset({"files"})) for w, t in pairs)
    assert [line.split(" ")[0] for line in one if line not in two] == ["file"]


def test_orders_in_hand_that_others_may_read_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seat, "orders", lambda self, seat: self._drafts.lines(seat))
    monkeypatch.setattr(Seat, "readable", property(lambda self: self.rules.seats))
    assert "desk" in kinds(differences("standard"))


def told(*facts: Sequence[str]) -> tuple[Observation, ...]:
    """France's knowledge, turn by turn."""
    rules = judge.ruleset("blind")
    seen = judge.report(rules, opening(judge.begin(rules)), PowerId("FRANCE"))
    return tuple(replace(seen, facts=tuple(map(parse, lines))) for lines in facts)


def test_what_was_seen_earlier_is_part_of_the_picture() -> None:
    board = judge.ruleset("blind").board
    earlier, now = told(["unit MUN GERMANY A"], ["empty PAR"])
    with_ghost = map_view(now, board, memory=[earlier])
    without = map_view(now, board)
    assert drawn("standard", with_ghost) != drawn("standard", without)
    assert filed("standard", with_ghost) != filed("standard", without)
