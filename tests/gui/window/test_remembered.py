"""The window comes back as it was left: its panels, its size and the games opened last."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QTabBar
from pytestqt.qtbot import QtBot

from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


def dock(window: DeskWindow, name: str) -> QDockWidget:
    found = window.findChild(QDockWidget, name)
    assert isinstance(found, QDockWidget)
    return found


def shown(desk: Windows, qtbot: QtBot) -> DeskWindow:
    desk.open("sample:first-years")
    assert isinstance(desk.window, DeskWindow)
    qtbot.addWidget(desk.window)
    return desk.window


def test_panels_and_size_are_as_they_were_left(own_settings: Settings, qtbot: QtBot) -> None:
    own_settings.keep("toured", "yes")
    window = shown(Windows(own_settings), qtbot)
    dock(window, "rulebook").close()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock(window, "results"))
    window.resize(900, 690)
    left = window.size()
    window.close()
    again = shown(Windows(own_settings), qtbot)
    assert dock(again, "rulebook").isHidden()
    where = again.dockWidgetArea(dock(again, "results"))
    assert where is Qt.DockWidgetArea.LeftDockWidgetArea
    assert not dock(again, "orders").isHidden()
    assert again.height() == left.height() == 690


def rows(window: DeskWindow) -> list[str]:
    """The titles of all tabs beside the map that are to be seen."""
    seen = (row for row in window.findChildren(QTabBar) if row.isVisible())
    return sorted(row.tabText(number) for row in seen for number in range(row.count()))


def test_every_panel_has_one_tab_at_first_and_when_its_window_comes_back(
    own_settings: Settings, qtbot: QtBot
) -> None:
    own_settings.keep("toured", "yes")
    panels = ["Eyes", "Intelligence", "Orders", "Powers", "Report", "Results", "Rulebook"]
    window = shown(Windows(own_settings), qtbot)
    assert rows(window) == panels
    window.close()
    assert rows(shown(Windows(own_settings), qtbot)) == panels


def test_a_layout_that_cannot_be_read_leaves_the_usual_one(
    own_settings: Settings, qtbot: QtBot
) -> None:
    own_settings.keep("toured", "yes")
    own_settings.keep_blob("layout", b"nonsense")
    own_settings.keep_blob("geometry", b"nonsense")
    window = shown(Windows(own_settings), qtbot)
    assert not dock(window, "orders").isHidden()


def test_games_opened_last_are_remembered_newest_first_while_they_are_there(
    own_settings: Settings, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{number}.spydip" for number in range(12)]
    for path in paths:
        path.touch()
        own_settings.opened(path)
    assert own_settings.recent == tuple(reversed(paths[-8:]))
    paths[-1].unlink()
    assert own_settings.recent[0] == paths[-2]
