"""Between two players at one screen nothing of the one's view is ever painted before the other."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.helpers.widgets import texts


@dataclass(frozen=True)
class Painted:
    """What was about to be painted: by which widget, through whose eyes, and under the curtain?"""

    widget: str
    viewer: str
    map: str
    told: str
    covered: bool


@dataclass
class Watch(QObject):
    """Writes down every paint of a window."""

    window: DeskWindow
    log: list[Painted] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            curtain = self.window.curtain
            if watched.window() is self.window and not curtain.isAncestorOf(watched):
                self.log.append(self._painted(watched, covered=curtain.isVisible()))
        return False

    def _painted(self, widget: QWidget, *, covered: bool) -> Painted:
        window = self.window
        return Painted(
            widget=type(widget).__name__,
            viewer=window.document.view.viewer,
            map=window.map.board.view.viewer,
            told="\n".join(texts(window.orders) + texts(window.results)),
            covered=covered,
        )

    def stop(self) -> None:
        QApplication.instance().removeEventFilter(self)


@pytest.fixture
def window(qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings) -> DeskWindow:
    own_settings.set("curtain", "on")
    document = Document(Seat(samples.play("fog-over-europe")))
    document.look(viewer="TURKEY")
    desk = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(desk)
    desk.resize(900, 640)
    with qtbot.waitExposed(desk):
        desk.show()
    return desk


@pytest.fixture
def watch(window: DeskWindow) -> Iterator[Watch]:
    QApplication.processEvents()
    found = Watch(window)
    yield found
    found.stop()


def frame(window: DeskWindow) -> QImage:
    """What stands on the screen now, without painting anything anew."""
    QApplication.processEvents()
    return window.screen().grabWindow(window.winId()).toImage()


def test_every_paint_after_the_switch_is_of_the_next_player(
    window: DeskWindow, watch: Watch, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3)
    QApplication.processEvents()
    assert window.curtain.isVisible()
    assert {p.viewer for p in watch.log} <= {"TURKEY"}
    assert {p.map for p in watch.log} <= {"TURKEY"}
    watch.log.clear()
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    for _ in range(3):
        QApplication.processEvents()
    watch.stop()
    bare = [p for p in watch.log if not p.covered]
    assert {p.widget for p in bare} >= {"Stage", "OrdersPanel", "ResultsPanel"}
    assert {(p.viewer, p.map) for p in bare} == {("FRANCE", "FRANCE")}
    assert len({p.told for p in bare}) == 1
    assert "Turkey" not in bare[0].told
    assert "France" in bare[0].told


def test_what_stands_on_the_screen_is_one_view_then_the_curtain_then_the_other(
    window: DeskWindow, qtbot: QtBot
) -> None:
    before = frame(window)
    window.look_as("FRANCE")
    hung = frame(window)
    assert hung != before
    window.document.look(turn=2)
    assert frame(window) == hung
    window.document.look(turn=99)
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    after = frame(window)
    assert after not in (before, hung)
    window.curtain.hide()
    window.repaint()
    assert frame(window) == after


def test_a_word_about_the_last_view_does_not_stay_in_the_status_bar(
    window: DeskWindow, qtbot: QtBot
) -> None:
    window.statusBar().showMessage("A CON - BUL")
    window.look_as("FRANCE")
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    assert window.statusBar().currentMessage() == ""
