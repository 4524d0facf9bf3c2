"""Between two players at one screen nothing of the one's view is ever painted before the other."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
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
    told: frozenset[str]
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
        panels = (window.orders, window.column.stack.currentWidget())
        painted = [panel for panel in panels if panel is widget or panel.isAncestorOf(widget)]
        return Painted(
            widget=type(widget).__name__,
            viewer=window.document.view.viewer,
            map=window.map.board.view.viewer,
            told=frozenset(text for panel in painted for text in texts(panel)),
            covered=covered,
        )

    def stop(self) -> None:
        QApplication.instance().removeEventFilter(self)


PANELS = ("report", "results", "eyes", "intelligence", "powers", "notes", "rulebook")


class Desk(Protocol):
    """A window of its own and its watch: this panel is in front, and this player looks."""

    def __call__(self, viewer: str, panel: str = "report") -> tuple[DeskWindow, Watch]: ...


@pytest.fixture
def desk(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> Iterator[Desk]:
    own_settings.set("curtain", "on")
    watches: list[Watch] = []

    def shown(viewer: str, panel: str = "report") -> tuple[DeskWindow, Watch]:
        document = Document(Seat(samples.play("fog-over-europe")))
        document.look(viewer=PowerId(viewer))
        window = DeskWindow(document, picture, palette, own_settings)
        watches.append(Watch(window))
        qtbot.addWidget(window)
        window.resize(900, 640)
        window.side.raise_panel(window.column.panels[panel])
        with qtbot.waitExposed(window):
            window.show()
        QApplication.processEvents()
        return window, watches[-1]

    yield shown
    for one in watches:
        one.stop()


def open_curtain(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.curtain.pin, Qt.Key.Key_Return)
    for _ in range(3):
        QApplication.processEvents()


def told(paints: Iterable[Painted]) -> frozenset[str]:
    return frozenset().union(*(one.told for one in paints))


def frame(window: DeskWindow) -> QImage:
    """What stands on the screen now, without painting anything anew."""
    QApplication.processEvents()
    return window.screen().grabWindow(window.winId()).toImage()


@pytest.mark.parametrize("panel", PANELS)
def test_every_paint_after_the_switch_is_of_the_next_player(
    desk: Desk, qtbot: QtBot, panel: str
) -> None:
    alone, only = desk("FRANCE", panel)
    alone.switching.cover("FRANCE")
    open_curtain(alone, qtbot)
    window, seen = desk("TURKEY", panel)
    qtbot.keyClick(window, Qt.Key.Key_3)
    QApplication.processEvents()
    assert window.curtain.isVisible()
    assert {p.viewer for p in seen.log} <= {"TURKEY"}
    assert {p.map for p in seen.log} <= {"TURKEY"}
    before = told(seen.log)
    seen.log.clear()
    open_curtain(window, qtbot)
    seen.stop()
    bare = [p for p in seen.log if not p.covered]
    shown = type(window.column.panels[panel]).__name__
    assert {p.widget for p in bare} >= {"Stage", "OrdersPanel", shown}
    assert {(p.viewer, p.map) for p in bare} == {("FRANCE", "FRANCE")}
    assert told(bare) <= told(only.log), "what France would never be shown"
    assert before - told(only.log), "nothing of Turkey's own was there to be left"


def test_what_stands_on_the_screen_is_one_view_then_the_curtain_then_the_other(
    desk: Desk, qtbot: QtBot
) -> None:
    window, _ = desk("TURKEY")
    before = frame(window)
    window.switching.look_as("FRANCE")
    hung = frame(window)
    assert hung != before
    window.document.look(turn=2)
    assert frame(window) == hung
    window.document.look(turn=99)
    open_curtain(window, qtbot)
    after = frame(window)
    assert after not in (before, hung)
    window.curtain.hide()
    window.repaint()
    assert frame(window) == after


def test_a_word_about_the_last_view_does_not_stay_in_the_status_bar(
    desk: Desk, qtbot: QtBot
) -> None:
    window, _ = desk("TURKEY")
    window.statusBar().showMessage("A CON - BUL")
    window.switching.look_as("FRANCE")
    open_curtain(window, qtbot)
    assert window.statusBar().currentMessage() == ""
