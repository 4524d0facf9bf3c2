"""A game ends by agreement at the desk: proposed, voted on, and ended, or asked about first."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.game.game import Game
from spydip_gui.document.document import Document
from spydip_gui.post import ending
from spydip_gui.post.ending import VICTORY, EndingWindow


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
