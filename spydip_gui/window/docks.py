"""The panels beside the map, in two stacks of docks with the names that the help gives them."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QTabWidget, QWidget

from spydip_gui.dialogs.help_pages import TOPIC, panel_title

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


def add_docks(
    window: QMainWindow, above: Mapping[str, QWidget], below: Mapping[str, QWidget]
) -> None:
    """Put panels into a window, by their names; the first of each stack lies in front."""
    fronts = [_stack(window, panels) for panels in (above, below)]
    window.setTabPosition(RIGHT, QTabWidget.TabPosition.North)
    for front in fronts:
        front.raise_()
    window.resizeDocks(fronts, [400, 420], Qt.Orientation.Vertical)
    window.resizeDocks(fronts[:1], [425], Qt.Orientation.Horizontal)
    hide_strays(window)


def hide_strays(window: QMainWindow) -> None:
    """Hide the rows of tabs that Qt leaves behind when stacks are made or a layout is restored.

    A panel lies in one stack: of two rows that name it, the later one is in use.
    """
    later: set[str] = set()
    for row in reversed(window.findChildren(QTabBar, options=_DIRECT)):
        names = {row.tabText(number) for number in range(row.count())}
        if names & later:
            row.hide()
        later |= names


def _stack(window: QMainWindow, panels: Mapping[str, QWidget]) -> QDockWidget:
    first, *others = panels.items()
    front = _dock(window, *first)
    for one in others:
        window.tabifyDockWidget(front, _dock(window, *one))
    return front


def _dock(window: QMainWindow, name: str, panel: QWidget) -> QDockWidget:
    dock = QDockWidget(panel_title(name))
    dock.setObjectName(name)
    dock.setWidget(panel)
    dock.setProperty(TOPIC, f"panels#{name}")
    panel.setMinimumWidth(320)
    window.addDockWidget(RIGHT, dock)
    return dock
