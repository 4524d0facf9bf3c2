"""Windows and dialogs stay within the screen, however large its letters are."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from spydip_gui.dialogs.naming import NameDialog
from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.dialogs.samples import SamplesDialog
from spydip_gui.dialogs.settings import SettingsDialog
from spydip_gui.dialogs.start import StartPage
from spydip_gui.post.unlock import UnlockDialog
from spydip_gui.settings import Settings
from spydip_gui.window.fitting import Fitting, fit
from spydip_gui.window.window import DeskWindow

MADE: dict[str, Callable[[Settings], QWidget]] = {
    "new game": lambda _: NewGameDialog(),
    "samples": lambda _: SamplesDialog(),
    "settings": SettingsDialog,
    "name": lambda _: NameDialog("Side line", ()),
    "unlock": lambda _: UnlockDialog(Path("ours.spyview")),
    "start": StartPage,
}
ROOMS = {125: QRect(0, 24, 1093, 566), 150: QRect(0, 20, 911, 470), 200: QRect(0, 15, 683, 345)}
"""What a screen of 1366 by 768 leaves between the bars, by its scale."""


@pytest.mark.parametrize("scale", ROOMS)
@pytest.mark.parametrize("name", MADE)
def test_a_window_fits_the_screen_and_all_of_it_can_be_reached(
    name: str, scale: int, qtbot: QtBot, own_settings: Settings
) -> None:
    window = MADE[name](own_settings)
    qtbot.addWidget(window)
    window.show()
    window.move(600, 400)
    fit(window, ROOMS[scale])
    assert ROOMS[scale].contains(window.geometry())
    (first, *_) = (part for part in window.findChildren(QAbstractButton) if not part.isHidden())
    qtbot.waitUntil(first.isVisible)
    qtbot.keyClick(window, Qt.Key.Key_Tab)
    assert window.focusWidget().isVisible()


def test_a_dialog_that_is_only_too_high_scrolls_down_and_not_across(
    qtbot: QtBot, own_settings: Settings
) -> None:
    dialog = SettingsDialog(own_settings)
    qtbot.addWidget(dialog)
    dialog.resize(dialog.minimumSizeHint())
    fit(dialog, QRect(0, 0, 1366, 400))
    dialog.show()
    QApplication.processEvents()
    area = dialog.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0


def test_the_desk_fits_the_screen(window: DeskWindow) -> None:
    window.move(900, 500)
    fit(window, ROOMS[150])
    assert ROOMS[150].contains(window.geometry())


def test_every_window_is_fitted_when_it_comes_up_and_then_left_alone(
    qapp: QApplication, qtbot: QtBot
) -> None:
    fitting = Fitting(qapp)
    dialog = NameDialog("Side line", ())
    qtbot.addWidget(dialog)
    room = dialog.screen().availableGeometry()
    dialog.resize(room.width() + 300, room.height() + 300)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.waitUntil(lambda: room.contains(dialog.geometry()))
    dialog.move(room.right() - 20, 10)
    qapp.focusWindowChanged.emit(dialog.windowHandle())
    assert not room.contains(dialog.geometry())
    fitting.deleteLater()
