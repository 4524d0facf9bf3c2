"""The bar of verbs is as wide as its longest word."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.language.message import Message
from spydip_gui.gestures import verb_bar
from spydip_gui.gestures.verb_bar import VerbBar
from spydip_gui.gestures.walk.tools import Tool
from spydip_gui.gestures.walk.verbs import HOLD, MOVE, PLAIN, SUPPORT


@pytest.mark.parametrize("word", ["support", "a word longer than that"])
def test_no_word_of_the_bar_is_cut(
    word: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verb_bar, "say", lambda said, *_: word if said.id == "verb.S" else "hold")
    over = QWidget()
    qtbot.addWidget(over)
    bar = VerbBar(over, lambda _tool: None, str)
    over.show()
    shown = {"H": HOLD, "S": SUPPORT, "M": MOVE}
    bar.show_tools(
        tuple(Tool(Message(f"verb.{key}"), one, (key,)) for key, one in shown.items()), PLAIN
    )
    assert list(bar.buttons) == list(shown)
    for button in bar.buttons.values():
        assert button.width() >= button.sizeHint().width()
