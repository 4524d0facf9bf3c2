"""A desk on which games for practice and lessons are opened."""

from collections.abc import Iterator

import pytest

from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


@pytest.fixture
def desk(qapp: object, own_settings: Settings) -> Iterator[Windows]:  # noqa: ARG001  # for widgets
    own_settings.keep("toured", "yes")
    own_settings.set("motion", "off")
    windows = Windows(own_settings)
    yield windows
    if windows.window is not None:
        windows.window.close()
        windows.window.deleteLater()
    if isinstance(windows.window, DeskWindow):
        windows.window.document.close()
