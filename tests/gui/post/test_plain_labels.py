"""What strangers write stands on the desk as they wrote it: nothing of it is taken for marks."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.session.packets import LockedError
from spydip_gui.post.unlock import UnlockDialog
from spydip_gui.window.window import DeskWindow

IMAGE = "<img src='file:///etc/hostname'>"


def refuse(_words: str, _key: Path | None) -> object:
    raise LockedError("packet.does_not_open")


def test_a_packet_s_name_and_refusal_are_plain(qtbot: QtBot) -> None:
    dialog = UnlockDialog(IMAGE, refuse)  # type: ignore[arg-type]  # never opens
    qtbot.addWidget(dialog)
    labels = [one for one in dialog.findChildren(type(dialog.told)) if one.wordWrap()]
    assert any(IMAGE in one.text() for one in labels)
    assert {one.textFormat() for one in labels} == {Qt.TextFormat.PlainText}


def test_a_line_that_was_not_understood_is_plain(window: DeskWindow) -> None:
    assert window.orders.told.textFormat() == Qt.TextFormat.PlainText
