"""Behind a closed curtain nothing can be done and nothing is shown, whatever is tried."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", "Unhandled key code")

ALLOWED = {Action.show_help, Action.show_about, Action.close}
"""What may be done while the curtain is closed."""
KEYS = [
    key
    for key in Qt.Key
    if key.value != 181  # which PySide cannot hand over
    and key not in (Qt.Key.Key_unknown, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F1)
]
MODIFIERS = [
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
]
MINE = "SPY BRE - GAS"


@pytest.fixture
def window(qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings) -> DeskWindow:
    """France has looked, written and searched; the curtain is then closed for Italy."""
    own_settings.set("curtain", "on")
    document = Document(Seat(samples.play("eyes-in-the-channel")))
    document.look(viewer="FRANCE")
    desk = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(desk)
    with qtbot.waitExposed(desk):
        desk.show()
    qtbot.keyClicks(desk.orders.entry, "SPY PIC - EN")
    qtbot.keyClicks(desk.intelligence.search, "Brest")
    qtbot.keyClicks(desk.rulebook.search, "convoy")
    desk.menus.edit.copy_report()
    desk.switching.look_as("ITALY")
    return desk


@pytest.fixture(autouse=True)
def empty_clipboard() -> Iterator[None]:
    yield
    QGuiApplication.clipboard().clear()


def told(window: DeskWindow) -> str:
    """All that a screen reader, a task bar or an eye can find of the window and of all others."""
    found = []
    for top in QApplication.topLevelWidgets():
        if top.isVisible():
            found += [top.windowTitle(), *spoken(QAccessible.queryAccessibleInterface(top))]
    found += [one.text() for one in window.findChildren(QAction) if one.isVisible()]
    return "\n".join(found)


def spoken(face: QAccessibleInterface | None) -> Iterator[str]:
    """What a screen reader finds in a widget and in what lies in it."""
    if face is None or face.state().invisible:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield face.text(kind)
    for number in range(face.childCount()):
        yield from spoken(face.child(number))


def stand(window: DeskWindow) -> object:
    """All that may not change behind the curtain."""
    view = window.document.view
    return (
        len(view.of("GM").master().record.acts) if view.decides else view.line,
        view.viewer,
        view.turn,
        window.document.beside,
        [(view.orders(seat)) for seat in view.seats],
        {key: window.settings.value(key) for key in ("curtain", "theme", "lenient")},
        sorted(type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible()),
        window.curtain.isVisible(),
        QGuiApplication.clipboard().text(),
        QGuiApplication.clipboard().image().isNull(),
    )


def test_the_closed_curtain_tells_nothing_of_the_one_before(window: DeskWindow) -> None:
    text = told(window)
    assert "Italy, it is your turn" in text
    for word in ("BRE", "Brest", "PIC", "convoy", "SPY", "Eyes in", "Fall", "Spring", "Undo:"):
        assert word not in text
    assert QGuiApplication.clipboard().text() == ""


def test_no_action_is_done(window: DeskWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, name in (
        (QDialog, "exec"),
        (QFileDialog, "getOpenFileName"),
        (QFileDialog, "getSaveFileName"),
        (QMessageBox, "question"),
        (QMessageBox, "information"),
    ):
        monkeypatch.setattr(kind, name, lambda *_: pytest.fail("a dialog opens"))
    wanted: list[str] = []
    window.open_wanted.connect(wanted.append)
    QGuiApplication.clipboard().setText(MINE)
    before = stand(window)
    commands = {one.objectName(): one for one in window.commands}
    for action in Action:
        if action not in ALLOWED:
            assert not commands[action.name].isEnabled(), action
            commands[action.name].trigger()
            window.menus.of(action)()
            assert (stand(window), wanted) == (before, []), action


def test_what_is_not_of_the_table_is_off_too(window: DeskWindow) -> None:
    on = [
        one.text() or one.objectName()
        for one in window.findChildren(QAction)
        if one.isEnabled() and not one.menu() and not window.curtain.isAncestorOf(one.parent())
    ]
    allowed = {one.text for one in ALLOWED}
    assert set(on) == allowed


@pytest.mark.parametrize("modifier", MODIFIERS, ids=str)
def test_no_key_does_anything(window: DeskWindow, modifier: Qt.KeyboardModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is None or window.curtain.isAncestorOf(focus)
    before, quit_ = stand(window), Qt.KeyboardModifier.ControlModifier
    for target in (window, window.curtain, window.curtain.pin, window.curtain.who):
        for key in KEYS:
            if (modifier, key) != (quit_, Qt.Key.Key_Q):
                QTest.keyClick(target, key, modifier)
        window.curtain.pin.clear()
    for popup in iter(QApplication.activePopupWidget, None):
        popup.close()
    assert stand(window) == before
    assert "Brest" not in told(window)


def test_nothing_can_be_dropped(window: DeskWindow, tmp_path: Path) -> None:
    wanted: list[str] = []
    window.open_wanted.connect(wanted.append)
    sheet = tmp_path / "orders.txt"
    sheet.write_text(MINE, "utf-8")
    before = stand(window)
    for path in (sheet, tmp_path / "other.spydip"):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        drop = QDropEvent(
            QPointF(300, 300),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        for target in (window, window.map, window.curtain):
            QApplication.sendEvent(target, drop)
    assert not window.acceptDrops()
    assert (stand(window), wanted) == (before, [])


def test_no_click_reaches_what_lies_behind(window: DeskWindow) -> None:
    before = stand(window)
    for x in range(20, window.width(), 60):
        for y in range(20, window.height(), 60):
            at = QPoint(x, y)
            target = window.childAt(at) or window
            if target in (window.curtain.button, window.curtain.who):
                continue
            for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
                QTest.mouseClick(target, button, pos=target.mapFrom(window, at))
            for popup in iter(QApplication.activePopupWidget, None):
                popup.close()
    assert stand(window) == before


def test_help_and_quit_go_on_working(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_F1)
    assert any(
        type(one).__name__ == "HelpWindow" and one.isVisible()
        for one in QApplication.topLevelWidgets()
    )
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_what_was_typed_belongs_to_who_typed_it(window: DeskWindow, qtbot: QtBot) -> None:
    lines = (window.orders.entry, window.intelligence.search, window.rulebook.search)
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert window.document.view.viewer == "ITALY"
    assert [line.text() for line in lines] == ["", "", ""]
    assert window.orders.entry.offers == ()
    qtbot.keyClicks(window.orders.entry, "F NAP")
    window.switching.look_as("FRANCE")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert [line.text() for line in lines] == ["SPY PIC - EN", "Brest", "convoy"]


def test_everything_is_as_before_when_it_opens(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert window.map.isVisible()
    assert window.orders.isVisible()
    assert window.statusBar().isVisible()
    assert window.acceptDrops()
    assert window.windowTitle() == "Eyes in the Channel - SpyDip"
    enabled = {one.objectName() for one in window.commands if one.isEnabled()}
    assert {"export_map", "copy_report", "palette_of_commands", "hand_over"} <= enabled
    assert not {"resolve", "edit_position"} & enabled


def test_another_may_be_named_before_the_closed_curtain(window: DeskWindow, qtbot: QtBot) -> None:
    window.curtain.who.setCurrentIndex(window.curtain.who.findData("TURKEY"))
    window.curtain.who.activated.emit(window.curtain.who.currentIndex())
    assert "Turkey, it is your turn" in window.curtain.title.text()
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert window.document.view.viewer == "TURKEY"


def test_eyes_that_look_together_close_the_curtain_for_the_game_master(
    window: DeskWindow, qtbot: QtBot
) -> None:
    window.curtain.who.setCurrentIndex(window.curtain.who.findData("GM"))
    window.curtain.who.activated.emit(window.curtain.who.currentIndex())
    for _ in range(2):
        qtbot.keyClicks(window.curtain.pin, "1234")
        qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    window.switching.look_as("FRANCE+ITALY")
    window.menus.of(Action.hand_over)()
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert window.curtain.isVisible()
    assert "PIN" in window.curtain.hint.text()


def test_a_player_cannot_switch_the_curtain_off(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    window.settings.set("curtain", "off")
    assert window.settings.value("curtain") == "on"
    window.document.look(viewer="GM")
    window.settings.set("curtain", "off")
    assert window.settings.value("curtain") == "off"


def test_a_program_that_starts_again_starts_with_the_curtain_closed(
    qtbot: QtBot, tmp_path: Path, own_settings: Settings
) -> None:
    path = tmp_path / "game.spydip"
    with samples.play("eyes-in-the-channel") as game:
        game.save_as(path)
    own_settings.set("curtain", "on")
    windows = Windows(own_settings)
    windows.begin(path)
    window = windows.window
    assert isinstance(window, DeskWindow)
    qtbot.addWidget(window)
    assert window.curtain.isVisible()
    assert not window.map.isVisible()
    assert window.windowTitle() == "SpyDip"
    for _ in range(2):
        qtbot.keyClicks(window.curtain.pin, "1234")
        qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    windows.open_path(path) if window.document.close() is None else None
    again = windows.window
    assert isinstance(again, DeskWindow)
    qtbot.keyClick(again.curtain.pin, Qt.Key.Key_Return)
    qtbot.addWidget(again)
    assert again.curtain.isVisible()
    assert not again.map.isVisible()
    again.document.close()


def test_a_typed_order_is_written_whole_with_completion(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    entry = window.orders.entry
    entry.setFocus()
    for text in ("A VEN - TYR", "F NAP - ION"):
        for letter in text:
            qtbot.keyClick(entry, letter)
        qtbot.keyClick(entry, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert entry.text() == ""
