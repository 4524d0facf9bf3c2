"""A whole game is written into a folder, a picture and two reports a turn."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.board.picture import Picture
from spydip_gui.document.document import Document
from spydip_gui.output.album import write_album
from spydip_gui.output.files import OutputError
from spydip_gui.output.palette import Palette


def test_every_turn_has_its_picture_and_reports(
    document: Document, picture: Picture, palette: Palette, tmp_path: Path
) -> None:
    written = write_album(document, picture, palette, tmp_path / "out", width=300)
    assert sorted(written) == sorted((tmp_path / "out").iterdir())
    assert len(written) == 3 * len(document.turns)
    assert QImage(str(tmp_path / "out" / "00-start.png")).width() == 300
    report = (tmp_path / "out" / "06-fall-1902-movement.txt").read_text(encoding="utf-8")
    assert report.startswith("The first years: Fall 1902, movement\n===")


def test_a_folder_that_cannot_be_made_is_named(
    document: Document, picture: Picture, palette: Palette, tmp_path: Path
) -> None:
    (tmp_path / "out").write_text("a file in the way")
    with pytest.raises(OutputError, match="out” cannot be written: "):
        write_album(document, picture, palette, tmp_path / "out", width=300)
