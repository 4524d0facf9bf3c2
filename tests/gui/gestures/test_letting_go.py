"""A window that is closed leaves nothing of its game behind."""

import gc
import weakref
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent

from engine.board.picture import Picture
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.gestures.canvas import game


def shown_and_closed(
    picture: Picture, palette: Palette, settings: Settings
) -> tuple[Callable[[], object], ...]:
    """What a window was about, without holding on to it."""
    document = Document(Seat(game()))
    window = DeskWindow(document, picture, palette, settings)
    window.show()
    window.grab()
    parts = (document, window.stage, window.map.board, window.stage.hand)
    window.close()
    window.deleteLater()
    return tuple(weakref.ref(part) for part in parts)


def test_a_closed_window_lets_its_game_and_map_go(
    qapp: object,  # noqa: ARG001  # widgets need the application
    picture: Picture,
    palette: Palette,
    own_settings: Settings,
) -> None:
    parts = shown_and_closed(picture, palette, own_settings)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [part() for part in parts] == [None, None, None, None]
