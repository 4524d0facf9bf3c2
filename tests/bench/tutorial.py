"""Makes the pictures of the help page about the island: ``python -m tests.bench.tutorial``.

Every step is clicked as the page says it, in every language of the desk.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QSize, Qt, QTranslator
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from spydip_gui.boards import opening
from spydip_gui.boards.window import BoardWindow
from spydip_gui.language.reader import KNOWN, speak
from spydip_gui.theme.window_colours import palette_for, wear
from tests.bench.screenshots import keep
from tests.helpers import island, tutorial

FOLDER = Path(__file__).parents[2] / "resources" / "help" / "pictures"
WIDE = 760


def main(folder: Path) -> None:
    """Make all pictures."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    keep(_drawn(), folder / "island-drawing.png")
    for language in KNOWN:
        for one in app.findChildren(QTranslator):
            app.removeTranslator(one)
            one.deleteLater()
        speak(app, language)
        wear(app, "day")
        with tempfile.TemporaryDirectory() as place:
            drawing = Path(place) / "island.svg"
            drawing.write_text(island.drawing(), "utf-8")
            _follow(BoardWindow(opening.bench_for(drawing), palette_for("day")), folder / language)


def _follow(window: BoardWindow, folder: Path) -> None:
    window.resize(1060, 700)
    window.show()
    window.bench.check()
    _picture(window, folder / "island-questions.png")
    tutorial.questions(window)
    tutorial.powers(window)
    window.bench.check()
    _picture(window, folder / "island-powers.png")
    tutorial.design(window, "spy")
    window.bench.folder = Path("island")  # its place on this machine is nobody's business
    window.design.show_design()
    window.design.drawing.hide()
    _picture(window, folder / "island-design.png")
    window.close()


def _picture(window: QWidget, path: Path) -> None:
    for _ in range(3):
        QApplication.processEvents()
    path.parent.mkdir(parents=True, exist_ok=True)
    shot = window.grab().toImage()
    keep(shot.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation), path)


def _drawn() -> QImage:
    image = QImage(QSize(island.WIDE, island.HIGH), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(island.drawing().encode())).render(painter)
    painter.end()
    return image


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
