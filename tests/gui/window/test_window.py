"""The window shows what its document looks at, and can be worked by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolButton
from pytestqt.qtbot import QtBot

from spydip_gui.document.document import Document
from spydip_gui.window.window import DeskWindow


def test_it_opens_with_the_last_report(window: DeskWindow) -> None:
    assert window.windowTitle() == "The first years - SpyDip"
    assert "Winter 1902, adjustments" in window.report.written().toPlainText()


def test_the_report_is_written_once_it_is_seen(window: DeskWindow, qtbot: QtBot) -> None:
    assert not window.report.toPlainText()
    window.side.raise_panel(window.report)
    qtbot.waitUntil(lambda: "Winter 1902, adjustments" in window.report.toPlainText())


def test_an_order_leaves_the_report_as_it_was_laid_out(
    window: DeskWindow, document: Document
) -> None:
    page = window.report.written().document()
    document.replace_lines({"FRANCE": ("A PAR - BUR",)})
    assert window.report.written().document() is page
    assert page.toPlainText()


def test_another_turn_changes_report_and_map(window: DeskWindow, document: Document) -> None:
    before = window.map.grab().toImage()
    document.look(turn=0)
    assert "Spring 1901, movement" in window.report.written().toPlainText()
    assert window.map.grab().toImage() != before


def test_digits_choose_the_viewer(window: DeskWindow, document: Document, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3)
    assert document.view.viewer == "FRANCE"
    qtbot.keyClick(window, Qt.Key.Key_0)
    assert document.view.viewer == "GM"


def test_minus_looks_with_the_ticked_powers(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.viewers.tick("ITALY", "FRANCE")
    qtbot.keyClick(window, Qt.Key.Key_Minus)
    assert document.view.viewer == "FRANCE+ITALY"


def test_a_tick_more_is_looked_with_at_once(window: DeskWindow, document: Document) -> None:
    window.viewers.tick("ITALY", "FRANCE")
    window.viewers.ask_together()
    window.viewers._ticks["TURKEY"].trigger()
    assert document.view.viewer == "FRANCE+ITALY+TURKEY"
    document.look(viewer="GM")
    window.viewers._ticks["TURKEY"].trigger()
    assert document.view.viewer == "GM"


def test_a_key_that_is_held_only_peeks(
    window: DeskWindow, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.keyPress(window, Qt.Key.Key_3)
    assert document.view.viewer == "FRANCE"
    qtbot.keyRelease(window, Qt.Key.Key_3)
    assert document.view.viewer == "FRANCE"
    monkeypatch.setattr("spydip_gui.window.view_keys.PEEK", -1)
    qtbot.keyPress(window, Qt.Key.Key_5)
    assert document.view.viewer == "ITALY"
    qtbot.keyRelease(window, Qt.Key.Key_5)
    qtbot.waitUntil(lambda: document.view.viewer == "FRANCE")


def test_digits_choose_the_viewer_from_the_lists_of_the_panels_too(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    qtbot.keyClick(window.orders.table, Qt.Key.Key_3)
    assert document.view.viewer == "FRANCE"
    for listing in window.powers.findChildren(QAbstractItemView):
        qtbot.keyClick(listing, Qt.Key.Key_0)
        assert document.view.viewer == "GM"
        qtbot.keyClick(listing, Qt.Key.Key_3)
    qtbot.keyClick(window.orders.entry, Qt.Key.Key_5)
    assert (document.view.viewer, window.orders.entry.text()) == ("FRANCE", "5")


def test_how_long_a_key_was_held_is_told_by_its_events_and_not_by_a_slow_desk(
    window: DeskWindow, document: Document, qapp: QApplication, qtbot: QtBot
) -> None:
    looks: list[str] = []
    document.changed.connect(lambda _: looks.append(document.view.viewer))

    def happens(kind: QEvent.Type, when: int, *, repeats: bool = False) -> None:
        held = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(kind, Qt.Key.Key_3, held, "3", autorep=repeats)
        event.setTimestamp(when)
        qapp.sendEvent(window.map, event)

    happens(QEvent.Type.KeyPress, 1000)
    happens(QEvent.Type.KeyRelease, 1660)
    happens(QEvent.Type.KeyPress, 1660)  # so X11 tells of the first repetition, not marked as one
    for when in (1700, 1740):
        happens(QEvent.Type.KeyRelease, when, repeats=True)
        happens(QEvent.Type.KeyPress, when, repeats=True)
    qtbot.waitUntil(lambda: not window.view_keys._over.isActive())
    assert looks == ["FRANCE"]
    happens(QEvent.Type.KeyRelease, 1950)
    qtbot.waitUntil(lambda: looks == ["FRANCE", "GM"])
    happens(QEvent.Type.KeyPress, 5000)
    happens(QEvent.Type.KeyRelease, 5100)
    assert document.view.viewer == "FRANCE"


def named(window: DeskWindow) -> list[str]:
    """What the switcher calls whoever looks; all other flags go without a name."""
    return [one.text().strip() for one in window.viewers.findChildren(QToolButton) if one.text()]


def test_the_frame_has_the_colours_of_all_who_look(window: DeskWindow, document: Document) -> None:
    def edge(part: float) -> object:
        picture = window.stage.grab().toImage()
        return picture.pixelColor(int(picture.width() * part), picture.height() - 2)

    gm = edge(0.5)
    document.look(viewer="FRANCE")
    france = edge(0.25)
    assert france == edge(0.75) != gm
    assert named(window) == ["France"]
    document.look(viewer="FRANCE+ITALY")
    assert edge(0.25) == france != edge(0.75)
    assert named(window) == ["France + Italy"]


def test_looking_together_is_no_way_round_a_pin(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.settings.set("curtain", "on")
    window.switching.look_as("ITALY+FRANCE")
    assert document.view.viewer == "ITALY+FRANCE"
    window.switching.look_as("ITALY")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    window.switching.look_as("FRANCE+ITALY")
    assert document.view.viewer == "ITALY"
    assert not window.curtain.isVisible()
    assert "only the game master" in window.statusBar().currentMessage()


def test_page_keys_go_from_turn_to_turn(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(document.changed):
        qtbot.keyClick(window, Qt.Key.Key_PageUp)
    assert document.view.turn == 7
    with qtbot.waitSignal(document.changed):
        qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert document.view.turn == 8


def test_with_the_curtain_no_view_changes_before_it_is_opened(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.settings.set("curtain", "on")
    qtbot.keyClick(window, Qt.Key.Key_3)
    assert window.curtain.isVisible()
    assert window.curtain.geometry() == window.rect()
    assert document.view.viewer == "GM"
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.view.viewer == "FRANCE"
    assert not window.curtain.isVisible()


def test_a_pin_once_set_is_asked_for(window: DeskWindow, document: Document, qtbot: QtBot) -> None:
    window.settings.set("curtain", "on")
    window.switching.look_as("FRANCE")
    for _ in range(2):
        qtbot.keyClicks(window.curtain.pin, "1234")
        qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.view.viewer == "FRANCE"
    document.look(viewer="GM")
    window.switching.look_as("FRANCE")
    qtbot.keyClicks(window.curtain.pin, "4321")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.view.viewer == "GM"
    window.curtain.pin.setText("1234")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.view.viewer == "FRANCE"


def test_a_new_pin_with_a_slip_locks_nobody_out(
    window: DeskWindow, document: Document, qtbot: QtBot
) -> None:
    window.settings.set("curtain", "on")
    window.switching.look_as("FRANCE")
    told = []
    for typed in ("1234", "1243", ""):
        qtbot.keyClicks(window.curtain.pin, typed)
        assert document.view.viewer == "GM"
        qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
        told.append(window.curtain.hint.text())
    assert told[:2] == [
        "Type the new PIN once more.",
        "The two differ. Begin again with a PIN, or open without one.",
    ]
    assert document.view.viewer == "FRANCE"
    document.look(viewer="GM")
    window.switching.look_as("FRANCE")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert document.view.viewer == "FRANCE"
