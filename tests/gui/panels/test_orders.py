"""The panel of orders shows a row a unit, lights what is missing, and takes typed orders."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine import judge
from engine.game.game import Game
from spydip_gui.document import Document
from spydip_gui.panels.orders import OrdersPanel


@pytest.fixture
def panel(qtbot: QtBot) -> OrdersPanel:
    document = Document(Game.begin(judge.ruleset(), seed="panel"))
    document.look(viewer="FRANCE")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    return panel


def rows(panel: OrdersPanel) -> list[tuple[str, ...]]:
    model = panel.model
    return [
        tuple(model.index(row, column).data() for column in (1, 2, 3))
        for row in range(model.rowCount())
    ]


def test_the_model_keeps_its_promises(panel: OrdersPanel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(panel.model, force_py=True)


def test_every_unit_has_a_row_and_those_without_an_order_are_lit(panel: OrdersPanel) -> None:
    assert [row[:2] for row in rows(panel)] == [
        ("F BRE", "no order"),
        ("A MAR", "no order"),
        ("A PAR", "no order"),
    ]
    first = panel.model.index(0, 0, QModelIndex())
    assert first.data(Qt.ItemDataRole.BackgroundRole) is not None


def test_a_typed_order_takes_its_row_with_what_is_expected(
    panel: OrdersPanel, qtbot: QtBot
) -> None:
    qtbot.keyClicks(panel.entry, "par-bur")
    qtbot.keyClick(panel.entry, Qt.Key.Key_Return)
    assert rows(panel)[2] == ("A PAR", "A PAR - BUR", "succeeds")
    assert panel.entry.text() == ""
    lit = panel.model.index(2, 0).data(Qt.ItemDataRole.BackgroundRole)
    assert lit is None


def test_what_is_no_order_stays_in_the_line_with_the_reason(
    panel: OrdersPanel, qtbot: QtBot
) -> None:
    qtbot.keyClicks(panel.entry, "march on")
    qtbot.keyClick(panel.entry, Qt.Key.Key_Return)
    assert panel.entry.text() == "march on"
    assert "is no province" in panel.told.text()
    assert not panel.told.isHidden()


def test_del_clears_the_order_of_a_row(panel: OrdersPanel, qtbot: QtBot) -> None:
    panel._document.give([("FRANCE", "A PAR - BUR")])
    panel.table.setCurrentIndex(panel.model.index(2, 2))
    qtbot.keyClick(panel.table, Qt.Key.Key_Delete)
    assert rows(panel)[2][1] == "no order"


def test_the_game_master_may_choose_whose_orders_are_shown(panel: OrdersPanel) -> None:
    panel._document.look(viewer="GM")
    panel.seats.setCurrentIndex(panel.seats.findData("ITALY"))
    panel.seats.activated.emit(panel.seats.currentIndex())
    assert [row[0] for row in rows(panel)] == ["F NAP", "A ROM", "A VEN"]
    panel.seats.setCurrentIndex(0)
    panel.seats.activated.emit(0)
    assert len(rows(panel)) == 22
