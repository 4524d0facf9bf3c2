"""A document and a window to look at, made for each test."""

import pytest
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture, load_picture
from engine.play import samples
from spydip_gui.document import Document
from spydip_gui.output.palette import Palette, bundled_family
from spydip_gui.window import DeskWindow


@pytest.fixture
def document(qapp: object) -> Document:  # noqa: ARG001  # signals need the application
    return Document(samples.play("first-years"))


@pytest.fixture(scope="session")
def picture() -> Picture:
    return load_picture("standard")


@pytest.fixture
def palette(qapp: object) -> Palette:  # noqa: ARG001  # fonts need the application
    return Palette(family=bundled_family())


@pytest.fixture
def window(qtbot: QtBot, document: Document, picture: Picture, palette: Palette) -> DeskWindow:
    desk = DeskWindow(document, picture, palette)
    qtbot.addWidget(desk)
    with qtbot.waitExposed(desk):
        desk.show()
    return desk
