"""The rail keeps its width whatever its verbs are called, and tells their names."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.language.message import Message
from spydip_gui.gestures import verb_bar
from spydip_gui.gestures.verb_bar import WIDE, VerbBar
from spydip_gui.gestures.walk.tools import Tool
from spydip_gui.gestures.walk.verbs import HOLD, MOVE, PLAIN, SUPPORT


def three_verbs(qtbot: QtBot) -> VerbBar:
    bar = VerbBar(lambda _tool: None, str)
    qtbot.addWidget(bar)
    bar.show()
    shown = {"S": SUPPORT, "M": MOVE, "H": HOLD}
    bar.show_tools(
        tuple(Tool(Message(f"verb.{key}"), one, (key,)) for key, one in shown.items()), PLAIN
    )
    return bar


@pytest.mark.parametrize("word", ["support", "a word longer than that"])
def test_a_verb_is_an_icon_over_its_key_and_named_by_tip_and_voice(
    word: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verb_bar, "say", lambda said, *_: word if said.id == "verb.S" else "hold")
    bar = three_verbs(qtbot)
    assert list(bar.buttons) == ["H", "M", "S"]
    assert bar.width() == WIDE
    for key, button in bar.buttons.items():
        assert button.text() == key
        assert not button.icon().isNull()
        assert min(button.width(), button.height()) >= 28
        assert button.width() >= button.sizeHint().width()
    support = bar.buttons["S"]
    assert support.accessibleName() == word
    assert support.toolTip().startswith(word)


@pytest.mark.parametrize(
    ("high", "style"),
    [
        (300, Qt.ToolButtonStyle.ToolButtonTextUnderIcon),
        (90, Qt.ToolButtonStyle.ToolButtonIconOnly),
    ],
)
def test_the_keys_are_hidden_only_where_there_is_no_room_for_them(
    high: int, style: Qt.ToolButtonStyle, qtbot: QtBot
) -> None:
    bar = three_verbs(qtbot)
    bar.resize(WIDE, high)
    assert {button.toolButtonStyle() for button in bar.buttons.values()} == {style}
