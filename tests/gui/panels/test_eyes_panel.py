"""The panel of eyes and the links of pages, as they are seen and used by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.language.reader import set_language
from spydip_gui.output.palette import Palette
from spydip_gui.panels.page_view import PageView
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow


@pytest.fixture
def spies(qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings) -> DeskWindow:
    document = Document(Seat(samples.play("eyes-in-the-channel")))
    window = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    document.look(turn=6, viewer=PowerId("ENGLAND"))
    return window


def shown(window: DeskWindow) -> str:
    """What the panel of eyes says once it is in front."""
    window.side.raise_panel(window.eyes)
    QApplication.processEvents()
    window.eyes.page.repaint()
    return window.eyes.page.toPlainText()


def cuts(page: PageView) -> list[str]:
    """The cuts of the map that are on a page, each with something in it."""
    formats = (one.toImageFormat() for one in page.document().allFormats() if one.isImageFormat())
    names = sorted({one.name() for one in formats if one.name().startswith("cut")})
    kind = QTextDocument.ResourceType.ImageResource
    assert all(not page.document().resource(kind, name).isNull() for name in names)
    return names


def spot(page: PageView, words: str) -> QPoint:
    """Where on the screen words of a page stand, in the middle of them."""
    begin = page.document().find(words)
    assert not begin.isNull(), words
    page.setTextCursor(begin)
    page.ensureCursorVisible()
    QApplication.processEvents()
    first, last = QTextCursor(begin), QTextCursor(begin)
    first.setPosition(begin.selectionStart())
    last.setPosition(begin.selectionEnd())
    left, right = page.cursorRect(first), page.cursorRect(last)
    return QPoint((left.left() + right.left()) // 2, left.center().y())


def test_it_tells_by_eye_by_place_and_by_power_with_cuts(spies: DeskWindow) -> None:
    text = shown(spies)
    assert text.index("Spy in Holland") < text.index("At least one foreign spy in Kiel")
    assert text.count("before the spies moved") == 2
    assert "Compared with Spring 1902: 1 new, 4 gone, 6 unchanged." in text
    assert len(cuts(spies.eyes.page)) == 3
    for number, title in ((1, "Kiel"), (2, "Unknown")):
        button = spies.eyes.ways.button(number)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert shown(spies).strip("\n\N{OBJECT REPLACEMENT CHARACTER}").startswith(title)
        assert cuts(spies.eyes.page)


def test_an_earlier_turn_shows_the_eyes_of_that_turn(spies: DeskWindow) -> None:
    assert "Spy in Paris" in shown(spies)
    spies.document.look(turn=3)
    text = shown(spies)
    assert "Spy in Paris" not in text
    assert "Spy in the North Sea" in text


def test_it_writes_nothing_while_it_is_hidden_and_keeps_nothing(
    spies: DeskWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shown(spies)
    spies.side.raise_panel(spies.results)
    drawn: list[object] = []
    monkeypatch.setattr(spies.eyes, "_cuts", lambda scenes: drawn.append(scenes) or [])
    spies.document.look(viewer=PowerId("FRANCE"))
    QApplication.processEvents()
    assert spies.eyes.page.toPlainText() == ""
    assert drawn == []


@pytest.mark.parametrize("panel", ["report", "eyes"])
def test_pointing_at_a_place_lights_it_and_a_click_goes_there(
    panel: str, spies: DeskWindow
) -> None:
    shown(spies)
    widget = getattr(spies, panel)
    spies.side.raise_panel(widget)
    page: PageView = getattr(widget, "page", widget)
    page.repaint()
    here = spot(page, "Munich")
    QTest.mouseMove(page.viewport(), here)
    assert spies.map.ghost.shown.lit == ("MUN",)
    QTest.mouseMove(page.viewport(), QPoint(1, 1))
    assert spies.map.ghost.shown is None
    spies.map.come_closer(2)
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=here)
    middle = spies.map.mapToScene(spies.map.viewport().rect().center())
    place = spies.map.board.picture.provinces["MUN"].label.at
    assert (middle - QPointF(*place)).manhattanLength() < 60
    assert spies.map.ghost.shown.lit == ("MUN",)


def test_links_are_reached_by_keys(spies: DeskWindow) -> None:
    shown(spies)
    page = spies.eyes.page
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert spies.map.ghost.shown.lit == ("HOL",)
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert spies.map.ghost.shown.lit == ("KIE",)
    chosen: list[str] = []
    page.chosen.connect(chosen.append)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert chosen == ["KIE"]


def test_a_rule_in_the_report_opens_the_rulebook_at_the_clause(window: DeskWindow) -> None:
    window.document.look(turn=0)
    window.side.raise_panel(window.report)
    QApplication.processEvents()
    page = window.report.written()
    here = spot(page, "[DATC 5.B.1]")
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=here)
    assert "DATC 5.B.1" in window.rulebook.text.toPlainText()
    assert window.rulebook.isVisible()


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Ruhrgebiet"), ("fr", "Ruhr"), ("en", "Ruhr")]
)
def test_names_are_links_in_every_language_and_the_head_is_none(
    language: str, words: str, spies: DeskWindow, qapp: QApplication
) -> None:
    set_language(qapp, language)
    spies.document.look(turn=5)
    spies.side.raise_panel(spies.report)
    page = spies.report.written()
    found = page.document().find(words)
    assert found.charFormat().anchorHref() == "place:RUH"
    paper = page.document().find("London")
    assert paper.charFormat().anchorHref() == ""


def test_the_names_of_papers_are_larger_than_headlines(spies: DeskWindow) -> None:
    page = spies.report.written().document()
    sizes = [page.find(words).charFormat().font().pointSizeF() for words in ("Dispatch", "report")]
    assert sizes[0] > 1.4 * sizes[1]


def test_pages_are_written_once_a_view_until_the_game_goes_on(
    spies: DeskWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shown(spies)
    spies.document.look(viewer=PowerId("FRANCE"))
    assert shown(spies) != first
    drawn: list[object] = []
    monkeypatch.setattr(spies.eyes, "_cuts", lambda scenes: drawn.append(scenes) or [])
    spies.document.look(viewer=PowerId("ENGLAND"))
    assert shown(spies) == first
    assert drawn == []
    spies.eyes.page.forget()
    shown(spies)
    assert len(drawn) == 1
