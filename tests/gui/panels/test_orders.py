"""The panel of orders shows a row a unit, lights what is missing, and takes typed orders."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine import judge
from engine.game.game import Game
from engine.phases import PhaseKind
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.panels.orders import OrdersPanel
from tests.gui.gestures.canvas import game
from tests.gui.gestures.spying import pieces


@pytest.fixture
def panel(qtbot: QtBot) -> OrdersPanel:
    document = Document(Seat(Game.begin(judge.ruleset(), seed="panel")))
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


def test_it_counts_what_is_asked_and_missing(panel: OrdersPanel) -> None:
    assert panel.state.text() == "0 of 3 ordered"
    panel._document.give([("FRANCE", "A PAR - BUR")])
    assert panel.state.text() == "1 of 3 ordered"
    panel._document.give([("FRANCE", "A MAR H"), ("FRANCE", "F BRE H")])
    assert panel.state.text() == "Nothing is missing"


def test_the_game_master_back_from_a_view_sees_the_orders_of_everybody(
    panel: OrdersPanel,
) -> None:
    panel._document.look(viewer="GM")
    assert panel.seats.currentText() == "Everybody"
    assert panel.state.text() == "0 of 22 ordered"


def test_builds_are_counted_with_those_that_are_there(document: Document, qtbot: QtBot) -> None:
    document.look(turn=2, viewer="ITALY")
    document.look(viewer="GM")
    document.fork("winter")
    document.look(viewer="GM", seat="ITALY")
    document.clear("ITALY")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    panel.seats.setCurrentIndex(panel.seats.findData("ITALY"))
    panel.show_rows()
    due = panel.model.asked
    assert panel.state.text() == f"0 of {due} ordered"
    document.give([("ITALY", "BUILD F NAP")])
    assert panel.model.asked == due
    assert panel.model.missing == due - 1


def test_a_deadline_that_asks_nothing_says_why_and_how_to_go_on(qtbot: QtBot) -> None:
    document = Document(Seat(samples.play("guests-uninvited")))
    document.look(turn=len(document.view.phases) - 1)
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.state.text() == "No order is due"
    assert panel.note.isVisible()
    assert panel.note.text() == (
        "Nothing has to retreat.\nAdjudicate goes on to the next deadline."
    )
    document.look(viewer="FRANCE")
    assert panel.note.text() == "Nothing has to retreat."


def test_orders_that_need_not_be_given_are_not_called_none(qtbot: QtBot) -> None:
    document = Document(Seat(samples.play("eyes-in-the-channel")))
    document.look(turn=4, viewer="ENGLAND")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    assert len(rows(panel)) == 4
    assert panel.state.text() == "Nothing is missing"
    assert panel.note.isHidden()


def test_an_earlier_turn_shows_what_was_given_for_it_to_be_read_only(
    document: Document, qtbot: QtBot
) -> None:
    document.look(turn=0, viewer="FRANCE")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    assert panel.heading.text() == "As ordered for Spring 1901, movement"
    [paris] = [row for row in rows(panel) if row[0] == "A PAR"]
    assert paris[1].startswith("A PAR - ")
    assert paris[2] in {"succeeds", "bounces"}
    assert panel.entry.isHidden()
    panel.table.setCurrentIndex(panel.model.index(0, 2))
    qtbot.keyClick(panel.table, Qt.Key.Key_Delete)
    assert panel.model.missing == 0
    document.look(turn=99)
    assert panel.heading.text() == "For Spring 1903, movement"
    assert not panel.entry.isHidden()


def test_those_who_look_together_read_all_their_orders(panel: OrdersPanel) -> None:
    panel._document.look(viewer="GM")
    panel._document.give([("FRANCE", "A PAR H"), ("ITALY", "A VEN H")])
    panel._document.together(("FRANCE", "ITALY"))
    assert len(rows(panel)) == 6
    assert panel.state.text() == "2 of 6 ordered"
    assert panel.entry.isHidden()


def test_what_is_no_order_stays_in_the_line_with_the_reason(
    panel: OrdersPanel, qtbot: QtBot
) -> None:
    qtbot.keyClicks(panel.entry, "march on")
    qtbot.keyClick(panel.entry, Qt.Key.Key_Return)
    assert panel.entry.text() == "march on"
    assert "is not a province" in panel.told.text()
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


@pytest.mark.parametrize(
    ("name", "there"),
    [("guests-uninvited", False), ("fog-over-europe", False), ("eyes-in-the-channel", True)],
)
def test_covert_pieces_have_rows_among_the_retreats_only_where_they_act_then(
    name: str, there: bool, qtbot: QtBot
) -> None:
    document = Document(Seat(samples.play(name)))
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    for turn, phase in enumerate(document.view.phases):
        if phase.kind is PhaseKind.RETREATS:
            document.look(turn=turn, viewer="GM")
            kinds = {row[0].split()[0] for row in rows(panel)}
            assert (not kinds <= {"A", "F"}) == there


def test_a_winter_of_spies_has_their_rows_and_asks_for_builds_that_nobody_can_count_yet(
    qtbot: QtBot,
) -> None:
    document = Document(Seat(game(variant="spy", phase="W1901A")))
    document.look(viewer="FRANCE")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    assert [row[0] for row in rows(panel)] == ["SPY BRE", "SPY MAR", "SPY PAR"]
    assert panel.state.text() == "Builds or removals, if any"


def test_before_the_first_year_of_spies_nothing_is_to_be_built(qtbot: QtBot) -> None:
    document = Document(Seat(Game.begin(judge.ruleset("spy"), seed="panel")))
    document.look(viewer="FRANCE")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    assert [row[0] for row in rows(panel)] == ["SPY BRE", "SPY MAR", "SPY PAR"]
    assert panel.state.text() == "Nothing is missing"


def test_a_long_order_is_read_whole_on_several_lines(qtbot: QtBot) -> None:
    document = Document(Seat(Game.begin(judge.ruleset("intimate"), seed="panel")))
    document.look(viewer="X")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    panel.resize(390, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    usual = panel.table.rowHeight(0)
    document.give([("X", "PREFER AUSTRIA ITALY FRANCE GERMANY TURKEY ENGLAND RUSSIA")])
    panel.grab()
    assert panel.table.rowHeight(0) > usual
    assert panel.table.horizontalScrollBar().maximum() == 0
    document.clear("X")
    panel.grab()
    assert panel.table.rowHeight(0) == usual


def test_a_long_reason_is_read_whole_beside_its_order(qtbot: QtBot) -> None:
    document = Document(Seat(Game.begin(judge.ruleset("blind"), seed="panel")))
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    panel.resize(390, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    document.give([("AUSTRIA", f"DEPLOY SPY {place}") for place in ("VIE", "BUD", "TRI")])
    panel.grab()
    assert "already" in str(panel.model.index(2, 3).data())
    assert panel.table.rowHeight(2) > panel.table.rowHeight(1)
    assert panel.table.horizontalScrollBar().maximum() == 0


def test_an_order_that_would_fail_says_why_beneath(qtbot: QtBot) -> None:
    standing = ("FRANCE: A BRE", "FRANCE: F MAO")
    played = game(*standing, variant="spy", covert=pieces("FRANCE: SPY BRE"))
    document = Document(Seat(played))
    document.look(viewer="FRANCE")
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    qtbot.keyClicks(panel.entry, "SPY BRE - ENG")
    qtbot.keyClick(panel.entry, Qt.Key.Key_Return)
    said = panel.model.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert (
        said
        == "SPY BRE \N{EN DASH} English Channel, fails, SPY BRE - ENG fails: no fleet to board."
    )


def test_once_the_game_is_over_nothing_is_said_to_be_missing(qtbot: QtBot) -> None:
    document = Document(Seat(Game.begin(judge.ruleset(), seed="panel")))
    document.resolve(("DRAW",))
    panel = OrdersPanel(document)
    qtbot.addWidget(panel)
    assert panel.heading.text() == "The game is over"
    assert panel.model.rowCount() == 0
    assert (panel.state.text(), panel.told.text()) == ("", "")
    assert panel.entry.isHidden()
