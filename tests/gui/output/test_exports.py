"""What the viewer sees leaves the desk: as a replay, on the clipboard, on paper."""

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog, QProgressDialog
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output import exports
from spydip_gui.output.files import OutputError
from spydip_gui.output.palette import Palette
from spydip_gui.window.map_area import Stage
from spydip_gui.window.window import DeskWindow


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "FRAME", 200)


def asked(monkeypatch: pytest.MonkeyPatch, name: Path, kind: str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name), kind))


def test_a_replay_has_a_frame_a_turn(
    window: DeskWindow, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(monkeypatch, tmp_path / "game", "Animation (*.gif)")
    window.menus.game.export_replay()
    with Image.open(tmp_path / "game.gif") as film:
        assert film.n_frames == len(document.turns)


def test_a_replay_without_an_ending_is_a_folder_of_pictures(
    window: DeskWindow, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(monkeypatch, tmp_path / "game", "Folder of pictures (*)")
    window.menus.game.export_replay()
    names = sorted(path.name for path in (tmp_path / "game").iterdir())
    assert len(names) == len(document.turns)
    assert names[:2] == ["000-S1901M.png", "001-F1901M.png"]


def test_a_replay_that_is_stopped_leaves_nothing(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: True)
    window.menus.game.write_replay(tmp_path / "game.gif")
    assert list(tmp_path.glob("game*")) == []


def test_a_replay_in_an_unknown_form_is_refused(window: DeskWindow, tmp_path: Path) -> None:
    with pytest.raises(OutputError, match=r"ends in \.gif or is a folder; “\.avi”"):
        window.menus.game.write_replay(tmp_path / "game.avi")


def test_a_replay_shows_a_power_its_own_view(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    document = Document(Seat(samples.play("fog-over-europe")))
    stage = Stage(document, picture, palette)
    qtbot.addWidget(stage)
    whole = list(stage.frames())
    document.look(viewer="AUSTRIA")
    own = list(stage.frames())
    assert len(own) == len(whole) == len(document.turns)
    assert not any(one == other for one, other in zip(own, whole, strict=True))


def test_map_and_report_go_to_the_clipboard(window: DeskWindow, document: Document) -> None:
    document.look(turn=1, viewer="ITALY")
    window.menus.edit.copy_map()
    assert QGuiApplication.clipboard().image().width() == 200
    window.menus.edit.copy_report()
    assert "As seen by Italy" in QGuiApplication.clipboard().text()


def test_the_report_is_printed(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(tmp_path / "report.pdf"))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    window.menus.game.print_report()
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")
