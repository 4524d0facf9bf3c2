"""The clicks of the help page about the island, step by step as it says them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from spydip_gui.boards.tools import Tool
from spydip_gui.boards.window import BoardWindow
from tests.helpers.workshop import turn_to, use, write

_LEFT = Qt.MouseButton.LeftButton
_QUESTIONS, _PROVINCE, POWERS, DESIGN = range(4)

_POWERS = (
    ("ALD", "Norrland", "DOG", {Tool.ARMY: "ALD", Tool.FLEET: "DOG"}),
    ("CED", "Eastland", "HAZ", {Tool.FLEET: "CED", Tool.ARMY: "HAZ"}),
    ("PIN", "Southland", "JUN", {Tool.FLEET: "PIN", Tool.ARMY: "JUN"}),
)


def questions(window: BoardWindow) -> None:
    """Step 5: what is assumed is right."""
    QTest.mouseClick(window.questions.rest, _LEFT)


def powers(window: BoardWindow) -> None:
    """Steps 6 to 8: three powers with their homes and first units."""
    turn_to(window, POWERS)
    for place, name, home, units in _POWERS:
        use(window, Tool.CHOOSE, place)
        QTest.mouseClick(window.powers.add, _LEFT)
        write(window.powers.name, name)
        use(window, Tool.HOMES, home)
        for tool, at in units.items():
            use(window, tool, at)


def design(window: BoardWindow, variant: str) -> None:
    """Steps 9 and 10: the check, a title, and the game that is played on it."""
    QTest.mouseClick(window.check, _LEFT)
    turn_to(window, DESIGN)
    write(window.design.title, "Spies on the island")
    window.design.variant.setCurrentIndex(window.design.variant.findData(variant))
    window.design.variant.activated.emit(window.design.variant.currentIndex())
    QTest.mouseClick(window.check, _LEFT)
