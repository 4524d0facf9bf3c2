"""Makes the pictures of docs/screenshots anew: python -m tests.bench.screenshots [FOLDER [all]]

Every sample game as the game master and as one power see it, and every dialog. To stay small the
day is shown in a small window, the night in a large one and there only to the game master; with
``all`` every view is made by day and by night in both sizes. No display is needed.
"""

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import TypeAlias

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.graph import PowerId
from engine.board.picture import load_picture
from engine.play import samples
from engine.visibility.sight import GM
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.position import PositionDialog
from spydip_gui.dialogs.samples import SamplesDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.document import Document
from spydip_gui.look import palette_for, wear
from spydip_gui.panels.palette import CommandPalette
from spydip_gui.settings import Settings
from spydip_gui.window import DeskWindow

Size: TypeAlias = tuple[int, int]
Wanted: TypeAlias = Mapping[str, Mapping[Size, int]]

SMALL, LARGE = (1280, 800), (1920, 1080)
FEW = {"day": {SMALL: 2}, "night": {LARGE: 1}}
ALL = {"day": {SMALL: 2, LARGE: 2}, "night": {SMALL: 2, LARGE: 2}}
"""For each time of day the sizes of window, and how many views of a game are shown in them."""

SCENES = {
    "first-years": (4, "FRANCE"),
    "eyes-in-the-channel": (4, "ENGLAND"),
    "fog-over-europe": (7, "AUSTRIA"),
    "a-quiet-knife": (7, "RUSSIA"),
    "guests-uninvited": (8, "RUSSIA"),
    "a-duel-for-europe": (7, "X"),
}
"""For each sample the turn that is looked at, and by whom beside the game master."""

_COLOURS = 96
_NEAR = 14


def main(folder: Path, wanted: Wanted) -> None:
    """Make all pictures."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        settings = Settings(QSettings(f"{place}/desk.ini", QSettings.Format.IniFormat))
        for time, sizes in wanted.items():
            wear(app, time)
            for name, widget in chain(_games(settings, time, sizes), _dialogs(settings, time)):
                app.processEvents()
                keep(widget.grab().toImage(), folder / f"{name}-{time}.png")
    pictures = list(folder.glob("*.png"))
    size = sum(picture.stat().st_size for picture in pictures)
    print(f"{len(pictures)} pictures, {size / 1e6:.2f} MB in {folder}")


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


def _games(
    settings: Settings, time: str, sizes: Mapping[Size, int]
) -> Iterator[tuple[str, QWidget]]:
    for name, (turn, power) in SCENES.items():
        window = _window(name, settings, time)
        window.document.look(turn=turn)
        for (wide, high), number in sizes.items():
            window.resize(wide, high)
            for viewer in (GM, PowerId(power))[:number]:
                window.document.look(viewer=viewer)
                panel = window.results if viewer == GM else window.intelligence
                window.raise_panel(panel)
                yield f"{name}-{viewer.lower()}-{wide}", window
        window.close()


def _dialogs(settings: Settings, time: str) -> Iterator[tuple[str, QWidget]]:
    window = _window("guests-uninvited", settings, time)
    new = NewGameDialog(window)
    new.choose("infiltration")
    titles = {card.name: card.title for card in samples.cards()}
    parts: dict[str, QWidget] = {
        "new-game": new,
        "samples": SamplesDialog(window),
        "position": PositionDialog(window.document.rules, window.document.truth(), window),
        "settings": SettingsDialog(settings, window),
        "commands": CommandPalette(window.commands, window),
        "start": StartPage((Path("friends.spydip"),), titles),
    }
    for name, part in parts.items():
        part.show()
        yield f"dialog-{name}", part
        part.close()
    window.cover("FRANCE")
    yield "curtain", window
    window.close()


def _window(name: str, settings: Settings, time: str) -> DeskWindow:
    document = Document(samples.play(name))
    picture = load_picture(document.board.name)
    window = DeskWindow(document, picture, palette_for(time), settings)
    window.show()
    return window


if __name__ == "__main__":
    place = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    main(place, ALL if "all" in sys.argv[2:] else FEW)
