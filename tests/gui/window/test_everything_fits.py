"""Every window, dialog and panel fits every screen, at every scale, by day and night."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import QEvent, QRect, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from spydip_gui.language.reader import KNOWN, speak
from spydip_gui.map.board import Layers
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import FRAME
from spydip_gui.theme.window_colours import wear
from spydip_gui.window.window import DeskWindow
from tests.helpers.every_window import GROUPS, place, settle
from tests.helpers.fitting import Read, called, faults
from tests.helpers.lettering import crossed

pytestmark = pytest.mark.qt_log_ignore("plugin does not support")

SCREENS = ((1920, 1080), (1366, 768), (1280, 800))
SCALES = (1.0, 1.25, 1.5, 2.0)
Stood: TypeAlias = dict[str, list[tuple[str, QRect]]]
"""Where every part of each window stands in the one around it."""

ROOMS = {
    f"{wide}x{high} at {scale:.0%}": QRect(0, 0, int(wide / scale), int(high / scale))
    for scale in SCALES
    for wide, high in SCREENS
}
"""What a window has room for: letters twice as large leave it half of the screen."""
TIGHT = (min(ROOMS.values(), key=QRect.width), min(ROOMS.values(), key=QRect.height))


@pytest.fixture
def spoken(worn: QApplication, language: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the desk speak a language and wear its own look for a test, with bare maps."""
    monkeypatch.setattr(Layers, "paint", lambda *_: None)  # to draw them takes long
    before = set(worn.findChildren(QTranslator))
    speak(worn, language)
    wear(worn, "day")
    yield
    for translator in set(worn.findChildren(QTranslator)) - before:
        worn.removeTranslator(translator)


@pytest.fixture
def kept(qapp: QApplication) -> Iterator[list[QWidget]]:  # noqa: ARG001  # windows need it
    """The windows of a test, which are taken apart when it is over."""
    windows: list[QWidget] = []
    yield windows
    take_apart(windows)


def keep(kept: list[QWidget], window: QWidget) -> None:
    """Keep a window that is shown; those that were closed would be laid out and dressed with it."""
    needed = [one for one in (window, window.parentWidget()) if one is not None]
    take_apart(one for one in kept if isValid(one) and one.isHidden() and one not in needed)
    kept[:] = {id(one): one for one in (*filter(isValid, kept), *needed)}.values()


def take_apart(windows: Iterable[QWidget]) -> None:
    """Close windows and delete them with all that is in them."""
    for window in [*windows]:
        if not isValid(window):
            continue
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def faults_of(name: str, shown: QWidget, room: QRect, where: str, read: Read) -> Iterator[str]:
    """What does not fit of something that is shown on a screen."""
    for fault in faults(shown, room.marginsRemoved(FRAME).size(), read):
        yield f"{name}, {where}: {fault}"
    if isinstance(shown, DeskWindow):
        for pair in crossed(shown.map):
            yield f"{name}, {where}: on the map {pair[0]} lies on {pair[1]}"


@pytest.mark.parametrize("language", KNOWN)
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.usefixtures("spoken")
def test_everything_fits_every_screen(
    group: str, language: str, kept: list[QWidget], own_settings: Settings, tmp_path: Path
) -> None:
    found: list[str] = []
    stood: Stood = {}
    for name, shown in GROUPS[group](own_settings, folder(tmp_path, "day"), "day"):
        keep(kept, shown.window())
        settle()
        stood[name] = places(shown.window())
        window, size = shown.window(), shown.window().geometry()
        seen: set[tuple[int, int]] = set()
        read: Read = {}
        for where, room in ROOMS.items():
            place(shown, room, size)
            # Most dialogs are as large on all screens.
            now = window.width(), window.height()
            if now not in seen or not room.contains(QRect(room.topLeft(), window.size())):
                found += faults_of(name, shown, room, where, read)
            seen.add(now)
        window.setGeometry(size)
    assert found == []
    if language == KNOWN[0]:
        take_apart(kept)
        for name, by_night in standing_by_night(group, kept, own_settings, tmp_path).items():
            assert by_night == stood.pop(name), name
        assert stood == {}


def standing_by_night(
    group: str, kept: list[QWidget], own_settings: Settings, tmp_path: Path
) -> Stood:
    """Where everything stands by night: where it does by day, so that it fits there too."""
    wear(QApplication.instance(), "night")
    stood: Stood = {}
    for name, shown in GROUPS[group](own_settings, folder(tmp_path, "night"), "night"):
        keep(kept, shown.window())
        settle()
        window, size = shown.window(), shown.window().geometry()
        stood[name] = places(window)
        for room in TIGHT:  # what changes there for good, by day has changed too
            place(shown, room, size)
        window.setGeometry(size)
    return stood


def folder(tmp_path: Path, time: str) -> Path:
    """A folder of its own for the files of a time of day."""
    (own := tmp_path / time).mkdir()
    return own


def places(window: QWidget) -> list[tuple[str, QRect]]:
    """Where every part of a window stands in the one around it."""
    parts = filter(QWidget.isVisible, window.findChildren(QWidget))
    return [(called(part), part.geometry()) for part in parts]


def row(*parts: QWidget) -> QDialog:
    window = QDialog()
    layout = QHBoxLayout(window)
    for part in parts:
        layout.addWidget(part)
    return window


@pytest.mark.usefixtures("qapp")
def test_what_does_not_fit_is_found(qtbot: QtBot) -> None:
    def told(window: QWidget, wide: int = 100) -> list[str]:
        qtbot.addWidget(window)
        window.setMinimumSize(1, 1)
        window.resize(wide, 100)
        window.show()
        QApplication.processEvents()
        return [fault.split(": ")[-1] for fault in faults(window, QRect(0, 0, 200, 100).size())]

    narrow, low, button = QLabel("Gulf of Bothnia"), QLabel("Ems"), QPushButton("Adjudicate")
    narrow.setFixedWidth(30)
    low.setFixedHeight(6)
    button.setFixedWidth(20)
    assert told(row(QLabel("Ems"))) == []
    assert "needs" in " ".join(told(row(narrow)))
    assert "high" in " ".join(told(row(low)))
    assert told(row(button)) != []
    cut = QListWidget()
    cut.addItem("A very long name of a province")
    cut.setFixedWidth(80)
    cut.setHorizontalScrollBarPolicy(cut.horizontalScrollBarPolicy().ScrollBarAlwaysOff)
    assert any("cut short" in fault or "needs" in fault for fault in told(row(cut)))
    cut.item(0).setToolTip("A very long name of a province")
    bare = QWidget()
    for number in range(2):
        QLabel(f"Name {number}", bare).move(10, 10 + 3 * number)
    out = QLabel("Out", bare)
    out.move(80, 10)
    found = told(bare, 90)
    assert "reaches over the edge of its QWidget" in found
    assert told(row(QLabel("Wide")), 300) != []
