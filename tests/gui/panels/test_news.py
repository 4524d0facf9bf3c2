"""The page of a turn at the desk: in the window's colours, with signs, as wide as it may be."""

import re

import pytest
from PySide6.QtGui import QColor, QTextFormat, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.play import samples
from engine.report.look import Look
from engine.report.styles import as_html
from engine.session.seat import Seat
from spydip_gui.output.text_pages import in_grey
from spydip_gui.panels.report import ReportPanel
from spydip_gui.theme.window_colours import window_palette

AMONG_OTHERS = {"base", "chip", "hairline", "soft"}
"""What is no text on its own."""


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = (
            c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
            for c in (colour.redF(), colour.greenF(), colour.blueF())
        )
        return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), parts, strict=True))

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.fixture(scope="module")
def seat() -> Seat:
    return Seat(samples.play("eyes-in-the-channel")).of(PowerId("ENGLAND")).at(8)


def panel(seat: Seat, qtbot: QtBot, width: int) -> ReportPanel:
    made = ReportPanel()
    qtbot.addWidget(made)
    made.resize(width, 700)
    made.show_account(seat.told())
    return made.written()


def widest(shown: ReportPanel) -> int:
    """Into how many columns the page below its head is parted, at the most."""
    tables = [f for f in shown.document().rootFrame().childFrames() if isinstance(f, QTextTable)]
    return max(table.columns() for table in tables[1:])


def test_a_wide_panel_has_two_columns_and_a_narrow_one_a_single_one(
    seat: Seat, qtbot: QtBot
) -> None:
    shown = panel(seat, qtbot, 420)
    narrow = shown.toPlainText()
    assert narrow.index("What your pieces did") < narrow.index("From your eyes")
    assert narrow.index("From your eyes") < narrow.index("Supply centres")
    frames = len(shown.document().rootFrame().childFrames())
    shown.resize(700, 700)
    shown.written()
    assert widest(shown) == 2
    assert len(shown.document().rootFrame().childFrames()) < frames


def test_the_page_names_paper_reader_turn_and_standing(seat: Seat, qtbot: QtBot) -> None:
    text = panel(seat, qtbot, 700).toPlainText()
    for part in ("The London Dispatch", "for England only", "Fall 1902, movement"):
        assert part in text
    assert "4 centres, 4 units, 2 spies" in text


def test_every_order_and_eye_has_the_sign_of_its_piece(seat: Seat, qtbot: QtBot) -> None:
    shown = panel(seat, qtbot, 420)
    formats = shown.document().allFormats()
    signs = {f.toImageFormat().name() for f in formats if f.isImageFormat()}
    told = seat.told()
    kinds = {line.kind for lines in told.orders.values() for line in lines}
    assert kinds == {"A", "F", "SPY"}
    assert len(signs) == len(kinds) + 1  # and the season's
    for name in signs:
        image = shown.document().resource(2, name)
        assert not image.isNull()
    assert told.lookers == (("SPY", "ENGLAND"), ("SPY", "ENGLAND"))


@pytest.mark.parametrize("time", ["day", "night"])
def test_the_page_takes_the_colours_of_day_and_night(
    time: str, seat: Seat, qapp: QApplication, qtbot: QtBot
) -> None:
    before = qapp.palette()
    qapp.setPalette(window_palette(time))
    try:
        shown = panel(seat, qtbot, 420)
    finally:
        qapp.setPalette(before)
    ground = QTextFormat.Property.BackgroundBrush
    painted = shown.document().rootFrame().frameFormat().brushProperty(ground).color().name()
    assert painted == Look(time).colours["base"]


@pytest.mark.parametrize("time", ["day", "night"])
def test_what_a_page_says_can_be_read_on_its_ground(time: str) -> None:
    colours = {role: QColor(colour) for role, colour in Look(time).colours.items()}
    for role in colours.keys() - AMONG_OTHERS:
        if not role.endswith("_on"):
            ground = colours.get(f"{role}_on", colours["base"])
            assert contrast(colours[role], ground) >= 4.5, role


def test_a_page_in_grey_has_no_colour_left_and_is_as_light(seat: Seat) -> None:
    page = as_html(seat.told())
    before, after = (re.findall("#([0-9a-f]{6})", text) for text in (page, in_grey(page)))
    assert len(before) == len(after)
    assert all(one[:2] == one[2:4] == one[4:] for one in after)
    assert not all(one[:2] == one[2:4] == one[4:] for one in before)
