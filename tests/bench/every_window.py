"""Saves a picture of every window, dialog and panel: python -m tests.bench.every_window FOLDER.

They are those that the test of `tests/gui/window/test_everything_fits.py` opens, as they stand on
a screen of 1280 by 800 by day, of 1366 by 768 at 150 % by night, and of 1366 by 768 in German;
with a language and a screen, such as ``de 1280x800`` or ``fr 1920x1080*2``, only as they stand
there. Sheets with several pictures each are written beside them. No display is needed.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image, ImageDraw
from PySide6.QtCore import QRect, QSettings, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from spydip_gui.language.reader import speak
from spydip_gui.settings import Settings
from spydip_gui.theme.window_colours import wear
from tests.helpers.every_window import GROUPS, finish, place

USUAL = (("en", "1280x800", "day"), ("en", "1366x768*1.5", "night"), ("de", "1366x768", "day"))
SHEET, ROW = (2000, 1900), 640
"""How large a sheet is, and how high the pictures on it are at most."""


def main(folder: Path, asked: Sequence[str]) -> None:
    """Save those on the usual screens, each in a process with its scale, or on one of them."""
    if len(asked) == 3:
        pictures(folder, *asked)
        return
    for language, screen, time in [(*asked, "day")] if asked else USUAL:
        scale = screen.partition("*")[2] or "1"
        there = folder / f"{language}-{screen.replace('*', '-at-')}-{time}"
        subprocess.run(
            [sys.executable, "-m", "tests.bench.every_window", there, language, screen, time],
            env={**os.environ, "QT_SCALE_FACTOR": scale},
            check=True,
        )


def pictures(folder: Path, language: str, screen: str, time: str) -> None:
    """Save all that stands on one screen."""
    qInstallMessageHandler(lambda *_: None)
    app = QApplication(sys.argv[:1])
    size, _, scale = screen.partition("*")
    wide, high = (int(int(side) / float(scale or 1)) for side in size.split("x"))
    folder.mkdir(parents=True, exist_ok=True)
    speak(app, language)
    wear(app, time)
    made = []
    with TemporaryDirectory() as own:
        settings = Settings(QSettings(f"{own}/desk.ini", QSettings.Format.IniFormat))
        settings.set("motion", "off")
        settings.set("theme", time)
        for group, scenes in GROUPS.items():
            for name, shown in scenes(settings, Path(own), time):
                place(shown, QRect(0, 0, wide, high), shown.window().geometry())
                finish(shown.window())
                made.append(folder / f"{group}-{name}.png")
                shown.window().grab().save(str(made[-1]))
    for number, sheet in enumerate(sheets(made)):
        sheet.save(folder / f"sheet-{number:02}.png")
    print(f"{len(made)} pictures in {folder}")


def sheets(paths: Sequence[Path]) -> Iterator[Image.Image]:
    """Sheets with the pictures in rows, each beneath its name."""
    sheet, x, y, row = Image.new("RGB", SHEET, "white"), 0, 0, 0
    for path in paths:
        with Image.open(path) as whole:
            picture = whole.convert("RGB")
        picture.thumbnail((SHEET[0] // 2 - 8, ROW))
        wide, high = picture.width + 8, picture.height + 22
        if x + wide > SHEET[0]:
            x, y, row = 0, y + row, 0
        if y + high > SHEET[1]:
            yield sheet
            sheet, x, y, row = Image.new("RGB", SHEET, "white"), 0, 0, 0
        ImageDraw.Draw(sheet).text((x + 4, y + 2), path.stem, fill="black", font_size=14)
        sheet.paste(picture, (x + 4, y + 20))
        x, row = x + wide, max(row, high)
    yield sheet


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
