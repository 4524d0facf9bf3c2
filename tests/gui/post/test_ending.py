"""A game ends by agreement at the desk: proposed, voted on, and ended, or asked about first."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.game.game import Game
from spydip_gui.document.document import Document
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.post import ending
from spydip_gui.post.ending import VICTORY, EndingWindow
from spydip_gui.post.records import RecordsWindow


@pytest.fixture
def window(qtbot: QtBot, document: Document) -> EndingWindow:
    window = EndingWindow(document)
    qtbot.addWidget(window)
    window.show()
    return window


def tick(window: EndingWindow, *rows: int) -> None:
    for row in range(window.powers.count()):
        state = Qt.CheckState.Checked if row in rows else Qt.CheckState.Unchecked
        window.powers.item(row).setCheckState(state)


def test_a_draw_of_some_is_put_to_the_vote_and_ends_the_game_once_all_agree(
    window: EndingWindow, game: Game
) -> None:
    tick(window, 2, 4)
    window.put.click()
    for place, box in enumerate(window.boxes.values()):
        assert ("(everybody agrees)" in window.told.text()) is False, place
        box.setCurrentIndex(1)
    assert "(everybody agrees)" in window.told.text()
    window.end.click()
    found = game.position().ending
    assert found is not None
    assert found.winners == ("FRANCE", "ITALY")


@pytest.mark.parametrize("answer", [True, False])
def test_a_victory_that_was_not_agreed_is_asked_about(
    window: EndingWindow, game: Game, monkeypatch: pytest.MonkeyPatch, *, answer: bool
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(ending, "agreed", lambda _, text: asked.append(text) or answer)
    window.kind.setCurrentIndex(VICTORY)
    window.end.click()
    assert "Tick the one power" in window.bar.text.text()
    tick(window, 2)
    window.end.click()
    assert asked[0].startswith("Victory for France. Not everybody has agreed")
    assert (game.position().ending is not None) is answer


def test_what_was_voted_is_there_again(window: EndingWindow, document: Document) -> None:
    window.put.click()
    window.boxes[PowerId("FRANCE")].setCurrentIndex(2)
    again = EndingWindow(document)
    assert again.boxes[PowerId("FRANCE")].currentText() == "no"
    assert "against: France" in again.told.text()
    again.close()
    again.deleteLater()


def test_the_end_is_called_so_and_no_deadline_stands_twice(
    qtbot: QtBot, document: Document
) -> None:
    document.resolve(("DRAW",))
    strip = HistoryStrip(document, lambda: 0, lambda _: frozenset())
    qtbot.addWidget(strip)
    names = [chip.accessibleName() for chip in strip.chips.buttons()]
    assert names[-1] == "The end"
    assert len(names) == len(set(names))


def test_the_statement_at_the_end_is_shown_and_saved_in_each_form(
    qtbot: QtBot, document: Document, tmp_path: Path
) -> None:
    window = RecordsWindow(document)
    qtbot.addWidget(window)
    assert not window.tabs.isTabEnabled(3)
    document.resolve(("DRAW",))
    window.show_all()
    assert window.tabs.isTabEnabled(3)
    assert "shared the draw" in window.statement.toPlainText()
    for kind, word in ((".html", "<svg"), (".md", "|---|"), (".txt", "====")):
        window.write_page(3, tmp_path / f"statement{kind}")
        assert word in (tmp_path / f"statement{kind}").read_text("utf-8")


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_the_question_takes_yes_for_a_yes(window: EndingWindow, game: Game, *, answer: str) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.button(QMessageBox.StandardButton[answer]).click()

    QTimer.singleShot(0, press)
    window.end.click()
    assert (game.position().ending is not None) is (answer == "Yes")
