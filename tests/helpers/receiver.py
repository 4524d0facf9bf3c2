"""Somebody who gets a packed design: opens it at the desk, begins a game, adjudicates.

``python -m tests.helpers.receiver DESIGN GAME`` prints the game's title and how many turns it has.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QFileDialog

from spydip_gui.dialogs.new_game import NewGameDialog
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from spydip_gui.window.windows import Windows


def main(design: Path, game: Path) -> None:
    """Say yes to everything that is asked."""
    application = QApplication([])
    QFileDialog.getSaveFileName = lambda *_, **__: (str(game), "")  # type: ignore[method-assign]
    NewGameDialog.exec = lambda _: NewGameDialog.DialogCode.Accepted  # type: ignore[method-assign]
    settings = Settings(QSettings(str(game.with_suffix(".ini")), QSettings.Format.IniFormat))
    desk = Windows(settings)
    desk.begin(design)
    application.processEvents()
    window = desk.window
    assert isinstance(window, DeskWindow)  # else nothing was opened
    document = window.document
    for _ in range(3):
        document.resolve()
    application.processEvents()
    print(document.view.title)  # noqa: T201  # for who asked
    print(len(document.turns))  # noqa: T201
    document.close()
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
