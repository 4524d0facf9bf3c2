"""Lists say why nothing is in them."""

import pytest
from PySide6.QtWidgets import QListWidget, QTableWidget, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from spydip_gui.theme.list_widgets import EmptyNote


def test_an_empty_list_says_why_until_something_is_in_it(qtbot: QtBot) -> None:
    shown = QListWidget()
    qtbot.addWidget(shown)
    note = EmptyNote(shown, "No mails yet.")
    shown.show()
    assert note.isVisible()
    assert shown.accessibleDescription() == "No mails yet."
    shown.addItem("A mail")
    assert not note.isVisible()
    assert shown.accessibleDescription() == ""
    shown.clear()
    assert note.isVisible()


def test_a_search_that_hides_every_row_is_told_as_well(qtbot: QtBot) -> None:
    shown = QTreeWidget()
    qtbot.addWidget(shown)
    note = EmptyNote(shown, "Nothing holds these words.")
    clause = QTreeWidgetItem(["Clause"])
    shown.addTopLevelItem(clause)
    shown.show()
    assert not note.isVisible()
    clause.setHidden(True)
    note.follow()
    assert note.isVisible()


def test_the_note_is_seen_in_a_list_that_was_scrolled(qtbot: QtBot) -> None:
    shown = QListWidget()
    qtbot.addWidget(shown)
    shown.addItems([f"Clause {number}" for number in range(200)])
    note = EmptyNote(shown, "Nothing holds these words.")
    shown.resize(200, 150)
    shown.show()
    shown.scrollToBottom()
    for row in range(shown.count()):
        shown.setRowHidden(row, True)
    note.follow()
    assert note.isVisible()
    assert note.geometry() == shown.viewport().rect()


@pytest.mark.parametrize("size", [(300, 200), (640, 480)])
def test_the_note_fills_the_view_and_takes_no_click(qtbot: QtBot, size: tuple[int, int]) -> None:
    shown = QTableWidget(0, 2)
    qtbot.addWidget(shown)
    note = EmptyNote(shown, "Nothing to order.")
    shown.show()
    shown.resize(*size)
    assert note.size() == shown.viewport().size()
    assert shown.viewport().childAt(5, 5) is None
