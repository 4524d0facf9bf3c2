"""A line being typed is completed from what is on offer, and what is wrong with it is said."""

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.typing import completions, fault
from spydip_gui.panels.entry import OrderEntry, Typed
from tests.gui.gestures.drawing import BOARD, START, table
from tests.gui.gestures.test_covert_walk import AGENTS, SPIES

ON = table(START, ["FRANCE"])


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("a par - b", ("A PAR - BRE", "A PAR - BUR")),
        ("A MAR S", ("A MAR S A PAR - BUR", "A MAR S A PAR - GAS")),
        ("F BRE H", ("F BRE H",)),
        ("x", ()),
    ],
)
def test_a_line_is_completed_by_the_orders_that_begin_so(
    typed: str, first: tuple[str, ...]
) -> None:
    assert set(first) <= set(completions(ON, "FRANCE", typed))
    assert bool(completions(ON, "FRANCE", typed)) is bool(first)


def test_orders_of_covert_pieces_and_openers_are_completed_too() -> None:
    assert "SPY PAR - BUR KILL GERMANY" in completions(SPIES, "FRANCE", "SPY PAR - BUR K")
    assert "ALL SEARCH ITALY" in completions(SPIES, "FRANCE", "ALL")
    assert "AGENT PAR(3) SPY" in completions(AGENTS, "FRANCE", "AGENT PAR(3) S")
    assert "DEPORT TURKEY" in completions(AGENTS, "FRANCE", "DEP")


def test_what_is_wrong_with_a_line_is_said() -> None:
    assert fault(ON, "FRANCE", "") == ""
    assert fault(ON, "FRANCE", "A PAR - BUR") == ""
    assert fault(ON, "FRANCE", "A PAR - LON").startswith("An army in Paris cannot reach London")
    assert "nothing that" in fault(ON, "FRANCE", "A PAR dances")


def test_the_entry_offers_while_one_types_and_doubts_aloud(qtbot: QtBot) -> None:
    entry = OrderEntry(BOARD, lambda: ON, lambda: ("FRANCE",))
    qtbot.addWidget(entry)
    qtbot.keyClicks(entry, "a par - b")
    assert entry.offers[:2] == ("A PAR - BRE", "A PAR - BUR")
    entry.clear()
    with qtbot.waitSignal(entry.doubted, check_params_cb=bool) as heard:
        qtbot.keyClicks(entry, "A PAR - LON")
    assert heard.args[0]


def test_what_is_typed_for_a_deadline_ends_with_it(qtbot: QtBot) -> None:
    document = Document(Seat(samples.play("first-years")))
    order, search = QLineEdit(), QLineEdit()
    qtbot.addWidget(order)
    qtbot.addWidget(search)
    Typed(document, order, lasts=False)
    Typed(document, search)
    order.setText("A PAR - BU")
    search.setText("Brest")
    document.clear(PowerId("FRANCE"))
    assert order.text() == "A PAR - BU"
    document.resolve()
    assert (order.text(), search.text()) == ("", "Brest")
