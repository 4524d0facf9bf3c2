"""What the viewer sees leaves the desk: as a replay, on the clipboard, on paper."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QProgressDialog
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.dialogs.naming import LONGEST, NameDialog
from spydip_gui.document.document import Document
from spydip_gui.output import exports, film, replay
from spydip_gui.output.files import OutputError
from spydip_gui.output.page import Head, draw_page
from spydip_gui.output.palette import Palette, theme
from spydip_gui.post.bar import bar_of
from spydip_gui.viewmodel import MapView
from spydip_gui.window.map_area import Stage
from spydip_gui.window.window import DeskWindow


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "FRAME", 200)
    monkeypatch.setattr(film, "WIDTH", 120)


def asked(monkeypatch: pytest.MonkeyPatch, name: Path, kind: str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name), kind))


@pytest.mark.parametrize(
    ("kind", "form"), [("Moving picture (*.webp)", "webp"), ("Animation (*.gif)", "gif")]
)
def test_a_replay_moves(  # fixtures
    kind: str,
    form: str,
    window: DeskWindow,
    document: Document,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked(monkeypatch, tmp_path / "game", kind)
    window.menus.game.export_replay()
    with Image.open(tmp_path / f"game.{form}") as made:
        assert made.n_frames > 6 * len(document.turns)
        assert made.width == 120


def test_what_a_gif_leaves_out_is_what_stayed(
    document: Document, picture: Picture, palette: Palette, tmp_path: Path
) -> None:
    document.look(turn=1)
    names = [str(phase) for phase in document.view.phases]
    reel = film.Reel(document.view, picture, palette, names, 300)
    film.write_replay(tmp_path / "game.gif", reel, names)
    with Image.open(tmp_path / "game.gif") as made:
        made.seek(made.n_frames - 1)
        shown = made.convert("RGB")
    last = reel.draw(reel.shots(1200, 90)[-1])
    wanted = Image.frombytes(
        "RGBA", shown.size, bytes(last.convertToFormat(last.Format.Format_RGBA8888).constBits())
    ).convert("RGB")
    apart = ImageChops.difference(shown, wanted).convert("L").histogram()
    assert sum(apart[40:]) < 0.01 * shown.width * shown.height


@pytest.mark.parametrize("form", [".mp4", ".webm"])
def test_a_film_is_made_by_ffmpeg(  # fixtures
    form: str,
    document: Document,
    picture: Picture,
    palette: Palette,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = tmp_path / "ffmpeg"
    program.write_text('#!/bin/sh\nfor last; do :; done\necho "$@" > "$last"\nwc -c >> "$last"\n')
    program.chmod(0o755)
    monkeypatch.setattr(replay, "ffmpeg", lambda: str(program))
    document.look(turn=1)
    names = [str(phase) for phase in document.view.phases]
    reel = film.Reel(document.view, picture, palette, names, 120)
    [made] = film.write_replay(tmp_path / f"game{form}", reel, names, pace=400)
    asked_for, size = made.read_text().rsplit("\n", 2)[:2]
    assert "-s 120x96 -r 1000/40" in asked_for
    frames = int(size) / (120 * 96 * 3)
    lasts = sum(max(1, round(shot.lasts / 40)) for shot in reel.shots(400, 40))
    assert frames == lasts


def test_what_ffmpeg_says_of_a_fault_is_told(
    document: Document,
    picture: Picture,
    palette: Palette,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = tmp_path / "ffmpeg"
    program.write_text("#!/bin/sh\necho 'Unknown encoder' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(replay, "ffmpeg", lambda: str(program))
    document.look(turn=0)
    reel = film.Reel(document.view, picture, palette, ["Start"], 120)
    with pytest.raises(OutputError, match="ffmpeg could not write the file: Unknown encoder"):
        film.write_replay(tmp_path / "game.mp4", reel, ["S1901M"])
    assert not (tmp_path / "game.mp4").exists()


def test_without_ffmpeg_the_dialog_and_the_refusal_say_so(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    kinds: list[str] = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *given: (kinds.append(given[3]), ("", ""))[1]
    )
    window.menus.game.export_replay()
    assert "Film, needs ffmpeg, which was not found (*.mp4 *.webm)" in kinds[0]
    with pytest.raises(OutputError, match="need ffmpeg, which is not on the path"):
        window.menus.game.write_replay(tmp_path / "game.mp4")


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
    with pytest.raises(OutputError, match=r"ends in \.gif, \.webp.*“\.avi”"):
        window.menus.game.write_replay(tmp_path / "game.avi")


def test_a_replay_shows_a_power_its_own_view(
    qtbot: QtBot, picture: Picture, palette: Palette
) -> None:
    document = Document(Seat(samples.play("fog-over-europe")))
    stage = Stage(document, picture, palette)
    qtbot.addWidget(stage)
    whole, moments = stage.reel(), stage.reel().shots(900, 450)
    document.look(viewer="AUSTRIA")
    own = stage.reel()
    assert len(moments) == 3 * len(document.turns) - 2
    assert not any(whole.draw(shot) == own.draw(shot) for shot in moments)


def test_map_and_report_go_to_the_clipboard(window: DeskWindow, document: Document) -> None:
    document.look(turn=1, viewer="ITALY")
    window.menus.edit.copy_map()
    assert QGuiApplication.clipboard().image().width() == 200
    window.menus.edit.copy_report()
    assert "As seen by Italy" in QGuiApplication.clipboard().text()


def test_the_report_is_printed_from_its_preview(
    window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: QPrintPreviewDialog) -> int:
        dialog.printer().setOutputFileName(str(tmp_path / "report.pdf"))
        dialog.paintRequested.emit(dialog.printer())
        return 1

    monkeypatch.setattr(QPrintPreviewDialog, "exec", accept)
    window.menus.game.print_report()
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")


ROOM = QRectF(0, 0, 842, 595)


def sheet(view: MapView, picture: Picture, palette: Palette, head: Head) -> QImage:
    """A sheet of paper as it would be printed, a dot a point."""
    image = QImage(842, 595, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_page(painter, ROOM, view, picture, palette, head, dots=72)
    painter.end()
    return image


def changed(one: QImage, other: QImage) -> QRegion:
    """Where two images are not the same."""
    spots = QRegion()
    for y in range(0, 595, 2):
        row = [x for x in range(0, 842, 2) if one.pixel(x, y) != other.pixel(x, y)]
        spots += QRegion(row[0], y, row[-1] - row[0] + 1, 1) if row else QRegion()
    return spots


def test_a_printed_page_has_title_turn_and_viewer_above_the_map_and_a_legend_below(
    window: DeskWindow, picture: Picture, palette: Palette
) -> None:
    view = window.stage.view()
    pages = {
        key: sheet(view, picture, palette, Head(*words))
        for key, words in {
            "same": ("Ours", "Spring 1901", "France"),
            "title": ("Theirs", "Spring 1901", "France"),
            "turn": ("Ours", "Fall 1901", "France"),
            "viewer": ("Ours", "Spring 1901", "Italy"),
        }.items()
    }
    for key in ("title", "turn", "viewer"):
        spots = changed(pages["same"], pages[key]).boundingRect()
        assert not spots.isEmpty(), key
        assert spots.bottom() < 30, key
    bare = sheet(replace(view, pieces=(), owners={}), picture, palette, Head("", "", ""))
    assert changed(pages["same"], bare).boundingRect().bottom() > 570
    white = QColor("white").rgb()
    assert {pages["same"].pixel(*spot) for spot in ((2, 594), (839, 594), (2, 40))} == {white}


def test_a_page_is_printed_in_the_colours_of_day(window: DeskWindow, picture: Picture) -> None:
    head, view = Head("Ours", "Spring 1901", "France"), window.stage.view()
    by = [sheet(view, picture, Palette(theme=theme(time)), head) for time in ("day", "night")]
    assert by[0] == by[1]


@pytest.mark.parametrize(
    ("kind", "ending"),
    [("Picture (*.png)", ".png"), ("Drawing (*.svg)", ".svg"), ("Sheet of paper (*.pdf)", ".pdf")],
)
def test_an_exported_map_has_the_ending_of_its_kind_and_is_told_of(
    kind: str, ending: str, window: DeskWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exports, "WIDTH", 200)
    proposals: list[str] = []

    def place(_parent: object, _title: str, start: str, kinds: str) -> tuple[str, str]:
        proposals.append(Path(start).name)
        assert kind in kinds
        return str(tmp_path / "map"), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", place)
    window.document.look(viewer="ITALY")
    window.menus.game.export_map()
    assert (tmp_path / f"map{ending}").is_file()
    assert f"map{ending}" in bar_of(window).text.text()
    assert proposals == ["The first years Winter 1902, adjustments Italy.png"]


def test_a_side_line_needs_a_name_of_its_own(window: DeskWindow, qtbot: QtBot) -> None:
    dialog = NameDialog("Side line", ("main", "Try"), window)
    dialog.show()
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    for typed, fine in (("", False), ("  ", False), ("try", False), ("another", True)):
        dialog.line.clear()
        qtbot.keyClicks(dialog.line, typed)
        assert ok.isEnabled() == fine
        assert bool(ok.toolTip()) != fine
    qtbot.keyClicks(dialog.line, "x" * 300)
    assert len(dialog.name) == LONGEST
