"""Makes the pictures of docs/screenshots anew: python -m tests.bench.screenshots [FOLDER [all]]

Every sample game as the game master and as one power see it, every panel, window and dialog. To
stay small the day is shown in a small window, the night in a large one and there little; with
``all`` everything is made by day and by night, in both sizes, and in English and German. No
display is needed.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["HOME"] = "/home/you"  # pictures tell no more of who makes them

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect, QSettings, Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from spydip_gui.dialogs.start import StartPage
from spydip_gui.language.reader import speak
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import FRAME
from spydip_gui.theme.window_colours import wear
from tests.helpers import scenes
from tests.helpers.every_window import finish

SMALL, LARGE = (1280, 800), (1920, 1080)
NIGHT = ("first-years-gm", "guests-uninvited-gm", "dialog-new-game-options", "dialog-position")
"""What is shown by night too, where not all is."""

_COLOURS = 96
_NEAR = 14


def main(folder: Path, *, every: bool) -> None:
    """Make all pictures."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "de") if every else ("en",):
        for one in app.findChildren(QTranslator):
            app.removeTranslator(one)
            one.deleteLater()
        speak(app, language)
        for time in ("day", "night"):
            wear(app, time)
            ending = f"{time}-{language}" if every else time
            for name, widget in shown(time, every=every):
                if name == "dialog-about":
                    continue  # it tells where the program's own files are
                if isinstance(widget, StartPage):
                    widget.resize(QRect(0, 0, *SMALL).marginsRemoved(FRAME).size())
                if every or time == "day" or name.startswith(NIGHT):
                    finish(widget.window())
                    keep(widget.grab().toImage(), folder / f"{name}-{ending}.png")
    pictures = list(folder.glob("*.png"))
    size = sum(picture.stat().st_size for picture in pictures)
    print(f"{len(pictures)} pictures, {size / 1e6:.2f} MB in {folder}")


def shown(time: str, *, every: bool) -> Iterator[tuple[str, QWidget]]:
    """Everything that there is to see."""
    sizes = {SMALL: 2} if time == "day" else {LARGE: 1}
    with tempfile.TemporaryDirectory() as place:
        settings = Settings(QSettings(f"{place}/desk.ini", QSettings.Format.IniFormat))
        yield from chain(
            scenes.games(settings, time, {SMALL: 2, LARGE: 2} if every else sizes),
            scenes.panels(settings, time),
            scenes.dialogs(settings, time),
            scenes.post(settings, time, Path(place)),
        )


def keep(picture: QImage, path: Path) -> None:
    """Write a picture with the few hundred colours that it mostly has."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    whole = np.frombuffer(plain.constBits(), np.uint32) | np.uint32(0xFF000000)
    table = _few(*np.unique(whole, return_counts=True))
    small = plain.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither
    )
    small.save(str(path), quality=0)


def _few(colours: NDArray[np.uint32], counts: NDArray[np.intp]) -> list[int]:
    """The commonest colours, without those that hardly differ from a commoner one."""
    parts = np.stack([colours >> shift & 0xFF for shift in (16, 8, 0)], axis=1).astype(int)
    left = np.argsort(counts)[::-1]
    table: list[int] = []
    while len(left) and len(table) < _COLOURS:
        table.append(int(colours[left[0]]))
        far = np.abs(parts[left] - parts[left[0]]).max(axis=1) > _NEAR
        left = left[far]
    return table


if __name__ == "__main__":
    place = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    main(place, every="all" in sys.argv[2:])
