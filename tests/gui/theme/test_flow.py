"""Widgets in lines, like words."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget

from spydip_gui.theme.flow import Flow

pytestmark = pytest.mark.usefixtures("qapp")


def _laid(heights: tuple[int, ...], width: int) -> list[QRect]:
    page, flow = QWidget(), Flow()
    labels = [QLabel(parent=page) for _ in heights]
    for label, height in zip(labels, heights, strict=True):
        label.setFixedSize(40, height)
        flow.addWidget(label)
    page.setLayout(flow)
    flow.setContentsMargins(0, 0, 0, 0)
    page.resize(width, flow.heightForWidth(width))
    flow.activate()
    flow.setGeometry(page.rect())
    return [label.geometry() for label in labels]


def test_what_stands_in_one_line_has_one_middle() -> None:
    low, high = _laid((20, 30), 200)
    assert (low.top() + low.height() / 2) == (high.top() + high.height() / 2)


def test_another_line_begins_below_the_highest_of_the_line_before() -> None:
    first, second, third = _laid((20, 30, 20), 90)
    assert first.top() == 5
    assert second.left() == 46
    assert (third.left(), third.top()) == (0, 36)
