"""Clicks in the workshop, where a person would click."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from engine.board.graph import ProvinceId
from spydip_gui.boards.tools import Tool
from spydip_gui.boards.window import BoardWindow

_LEFT = Qt.MouseButton.LeftButton


def spot(window: BoardWindow, place: str) -> QPoint:
    """A point on the ground of a province, off its handles, or at one of its coasts."""
    picture = window.map.board.picture
    shape = picture.provinces[ProvinceId(place[:3])]
    if "/" in place:
        return window.map.point_of(picture.unit(place))
    return window.map.point_of(shape.rail)


def click(window: BoardWindow, *places: str) -> None:
    """Click provinces on the map, one after the other."""
    for place in places:
        if not window.map.viewport().rect().contains(spot(window, place)):
            QTest.keyClick(window.map, Qt.Key.Key_Home)
        QTest.mouseClick(window.map.viewport(), _LEFT, pos=spot(window, place))


def use(window: BoardWindow, tool: Tool, *places: str) -> None:
    """Take a tool, and click with it."""
    QTest.mouseClick(window.tools.buttons.button(list(Tool).index(tool)), _LEFT)
    click(window, *places)


def turn_to(window: BoardWindow, number: int) -> None:
    """Click a tab."""
    bar = window.tabs.tabBar()
    QTest.mouseClick(bar, _LEFT, pos=bar.tabRect(number).center())


def write(line: QLineEdit, text: str) -> None:
    """Write into a line what shall stand there, and leave it."""
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def drag(window: BoardWindow, begin: QPoint, end: QPoint) -> None:
    """Drag on the map from here to there."""
    port = window.map.viewport()
    QTest.mousePress(port, _LEFT, pos=begin)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, begin + (end - begin) * step)
    QTest.mouseRelease(port, _LEFT, pos=end)
