"""A document and a window to look at, made for each test."""

from collections.abc import Iterator
from contextlib import nullcontext
from functools import cache, lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture, load_picture
from engine.game.game import Game
from engine.play import samples
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.language.reader import set_language
from spydip_gui.map import plate
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.settings import Settings
from spydip_gui.theme.window_colours import wear
from spydip_gui.window.window import DeskWindow
from tests.helpers import rubbish

# Windows of different tests show the same board alike: let it be drawn once for all of them.
plate._plate = lru_cache(maxsize=24)(plate._plate.__wrapped__)


# So does a sample game: to play it takes longer than to copy it.
_played = cache(samples.play)


@pytest.fixture(autouse=True)
def samples_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand each test copies of sample games that were played for all of them."""
    monkeypatch.setattr(samples, "play", _copy)


def _copy(name: str) -> Game:
    game = _played(name)
    copy = game.as_of(game.record.head)
    for node in game.record.line():
        game.history.led_to(node.id)
    copy.history._known |= game.history._known
    copy.history._turns |= game.history._turns
    return copy


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have the desk speak English again after a test that set another language."""
    yield
    if "qapp" in request.fixturenames:
        set_language(request.getfixturevalue("qapp"), "en")


@pytest.fixture(autouse=True)
def pointer_away(qapp: QApplication) -> None:  # noqa: ARG001  # there is no pointer without it
    """Keep the pointer of the test before from hovering over this one's windows."""
    QCursor.setPos(-100, -100)


@pytest.fixture(autouse=True)
def owned(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep every window of a test until it is closed, as the desk keeps its own.

    Qt still sends it events when the test is over; the collector may not take it apart meanwhile.
    """
    kept: dict[int, QWidget] = {}
    add = QtBot.addWidget

    def owning(bot: QtBot, widget: QWidget, **how: object) -> None:
        key = id(widget)
        kept[key] = widget
        widget.destroyed.connect(lambda *_: kept.pop(key, None))
        add(bot, widget, **how)

    monkeypatch.setattr(QtBot, "addWidget", owning)
    yield
    kept.clear()


@pytest.fixture(autouse=True)
def collected(qapp: QApplication) -> Iterator[None]:
    """Collect rubbish at every event where that is asked for."""
    with rubbish.at_every_event(qapp) if rubbish.WANTED else nullcontext():
        yield


@pytest.fixture(autouse=True)
def worn(qapp: QApplication) -> Iterator[QApplication]:
    """The application, which gets its usual looks back after a test that changed them."""
    before = qapp.style().objectName(), qapp.palette(), qapp.font()
    yield qapp
    if qapp.styleSheet() or qapp.palette() != before[1] or qapp.font() != before[2]:
        qapp.setStyleSheet("")
        qapp.setStyle(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])
        wear(None, "day")


@pytest.fixture
def document(qapp: object) -> Document:  # noqa: ARG001  # signals need the application
    return Document(Seat(samples.play("first-years")))


@pytest.fixture(scope="session")
def picture() -> Picture:
    return load_picture("standard")


@pytest.fixture
def palette(qapp: object) -> Palette:  # noqa: ARG001  # fonts need the application
    return Palette(family=bundled_family())


@pytest.fixture
def own_settings(tmp_path: Path) -> Settings:
    settings = Settings(QSettings(str(tmp_path / "desk.ini"), QSettings.Format.IniFormat))
    settings.set("motion", "off")
    return settings


@pytest.fixture
def window(
    qtbot: QtBot,
    document: Document,
    picture: Picture,
    palette: Palette,
    own_settings: Settings,
) -> DeskWindow:
    desk = DeskWindow(document, picture, palette, own_settings)
    qtbot.addWidget(desk)
    with qtbot.waitExposed(desk):
        desk.show()
    return desk
