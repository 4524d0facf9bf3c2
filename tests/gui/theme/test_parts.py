"""The building blocks of windows."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spydip_gui.theme.parts import agreed


def test_enter_says_no_to_a_doubtful_question(qapp: QApplication) -> None:
    QTimer.singleShot(100, lambda: QTest.keyClick(qapp.activeModalWidget(), Qt.Key.Key_Return))
    assert not agreed(None, "Look all the same?")
