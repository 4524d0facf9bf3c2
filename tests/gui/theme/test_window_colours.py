"""What the windows show can be read by day and by night, and follows a theme put on later."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from spydip_gui.output.palette import theme
from spydip_gui.theme.flags import Mark, flag
from spydip_gui.theme.icons import icon
from spydip_gui.theme.window_colours import shade, wear
from tests.maps.colours import contrast

TEXTS = [
    ("text", "base"),
    ("text", "window"),
    ("text", "rail"),
    ("text", "soft"),
    ("text", "warning_on"),
    ("muted", "base"),
    ("muted", "window"),
    ("muted", "rail"),
    ("accent", "base"),
    ("accent", "window"),
    ("accent_on", "accent"),
    ("good", "good_on"),
    ("warning", "warning_on"),
    ("alarm", "alarm_on"),
    ("warning", "base"),
    ("alarm", "base"),
]
SIGNS = [("edge", "base"), ("edge", "window"), ("accent", "soft"), ("base", "good")]
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")


@pytest.mark.parametrize("time", ["day", "night"])
def test_texts_and_signs_stand_out_from_their_grounds(time: str) -> None:
    desk = theme(time).desk
    faint = [
        (one, ground, round(seen, 2))
        for least, pairs in ((4.5, TEXTS), (3.0, SIGNS))
        for one, ground in pairs
        if (seen := contrast(desk[one], desk[ground])) < least
    ]
    assert not faint


def test_a_theme_put_on_later_is_followed_by_what_is_there_already(
    qtbot: QtBot, worn: QApplication
) -> None:
    line, drawn = QLineEdit(), icon("eye")
    qtbot.addWidget(line)
    for time in ("day", "night"):
        wear(worn, time)
        desk = theme(time).desk
        line.resize(120, 32)
        assert line.grab().toImage().pixelColor(60, 16) == QColor(desk["base"])
        assert worn.palette().color(QPalette.ColorRole.Window) == QColor(desk["window"])
        assert shade("text") == QColor(desk["text"])
        seen = drawn.pixmap(QSize(48, 48)).toImage()
        row = [seen.pixelColor(x, 24) for x in range(48)]
        assert desk["text"] in {colour.name() for colour in row if colour.alpha() == 255}


def test_the_filled_button_is_filled_in_each_theme(qtbot: QtBot, worn: QApplication) -> None:
    button = QPushButton("Go")
    button.setProperty("tone", "main")
    qtbot.addWidget(button)
    for time in ("day", "night"):
        wear(worn, time)
        button.resize(100, 38)
        assert button.grab().toImage().pixelColor(8, 19) == QColor(theme(time).desk["accent"])


@pytest.mark.usefixtures("worn")
@pytest.mark.parametrize("time", ["day", "night"])
def test_any_two_flags_differ_also_without_their_letters(time: str) -> None:
    wear(None, time)
    flags = {power: flag(PowerId(power), 28).toImage() for power in POWERS}
    for power, shown in flags.items():
        assert shown.size() == QSize(28, 20)
        seen = {shown.pixelColor(x, y).name() for x in range(28) for y in range(20)}
        assert theme(time).powers[PowerId(power)].fill in seen
        edges = [shown.copy(0, 0, 6, 20) == other.copy(0, 0, 6, 20) for other in flags.values()]
        assert edges.count(True) == 1


def test_a_mark_is_larger_than_its_flag_and_tells_itself_from_others(qapp: QApplication) -> None:
    assert qapp
    plain = flag(PowerId("ITALY"), 28)
    marked = [flag(PowerId("ITALY"), 28, mark).toImage() for mark in Mark]
    assert all(one.width() == plain.width() + 6 for one in marked)
    assert len({one.pixelColor(26, 18).name() for one in marked}) == len(Mark)
