"""What strangers write stands on the desk as they wrote it: nothing of it is taken for marks."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import spydip_gui
from engine.board.graph import PowerId
from engine.errors import UserError
from engine.post.book import Holder
from spydip_gui.post.seat_form import SeatForm
from spydip_gui.post.unlock import UnlockDialog
from spydip_gui.theme.parts import called, caption, cell, heading, unmarked
from spydip_gui.window.second_map import Beside
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows

IMAGE = "<b>x</b><img src='file:///etc/hostname'>"


def painted(label: QLabel) -> str:
    """The words that a label shows, without the marks that it takes for such."""
    text, format_ = label.text(), label.textFormat()
    rich = format_ == Qt.TextFormat.RichText or (
        format_ == Qt.TextFormat.AutoText and QtGui.Qt.mightBeRichText(text)
    )
    return QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text


def shown(tip: str) -> str:
    """The words of a tip or a box of Qt's own, which guesses whether there are marks."""
    return (
        QTextDocumentFragment.fromHtml(tip).toPlainText() if QtGui.Qt.mightBeRichText(tip) else tip
    )


def test_a_packet_s_name_and_refusal_are_plain(qtbot: QtBot) -> None:
    dialog = UnlockDialog(Path("<img src=x>.spyview"))
    qtbot.addWidget(dialog)
    labels = [one for one in dialog.findChildren(type(dialog.told)) if one.wordWrap()]
    assert any("<img src=x>" in one.text() for one in labels)
    assert {one.textFormat() for one in labels} == {Qt.TextFormat.PlainText}


def test_a_line_that_was_not_understood_is_plain(window: DeskWindow) -> None:
    assert window.orders.told.textFormat() == Qt.TextFormat.PlainText


@pytest.mark.parametrize("made", [caption, heading, lambda text: called(text, QWidget())])
def test_a_label_says_what_was_written(qtbot: QtBot, made: object) -> None:
    label = made(IMAGE)  # type: ignore[operator]
    qtbot.addWidget(label)
    assert painted(label) == IMAGE


@pytest.mark.usefixtures("qapp")
def test_a_tip_says_what_was_written() -> None:
    assert shown(unmarked(f"{IMAGE}\n{IMAGE}")) == f"{IMAGE}\n{IMAGE}"
    assert shown(cell(IMAGE).toolTip()) == IMAGE
    assert unmarked("a & b\nc") == "a & b\nc"


def test_a_seat_is_headed_by_its_power_s_name(qtbot: QtBot) -> None:
    form = SeatForm()
    qtbot.addWidget(form)
    form.show_seat(Holder(power=PowerId("X")), IMAGE)
    assert painted(form.head) == IMAGE


def test_a_way_beside_is_headed_by_its_name(window: DeskWindow) -> None:
    stage = window.stage
    beside = Beside(stage._picture, stage._palette, stage.map)
    beside.show_way(IMAGE, "F1901M", stage.board.view)
    assert painted(beside.title) == f"{IMAGE}: F1901M"
    assert shown(beside.title.toolTip()).startswith(IMAGE)


def test_a_fault_that_quotes_a_file_is_said_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *given: said.append(given[-1]))
    desk = SimpleNamespace(window=None)
    Windows.tell(desk, UserError("file.cannot_be_written", path=IMAGE, why=""))  # type: ignore[arg-type]
    assert IMAGE in shown(said[0])


def test_labels_and_tips_are_made_in_the_ways_that_are_plain() -> None:
    """A label is a ``caption`` unless it names its format; a tip with values is ``unmarked``."""
    found = []
    for path in Path(spydip_gui.__file__).parent.rglob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            bare = re.search(r"\bQLabel\((?!.*textFormat)[^)]", line)
            tip = re.search(r"\.setToolTip\(((\d|\w+), )?f[\"']", line)
            if (bare and "import" not in line) or tip:
                found.append(f"{path.name}: {line.strip()}")
    assert found == []
