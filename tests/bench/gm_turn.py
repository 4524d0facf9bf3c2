"""Prints a game master's turn as a script of clicks: ``python -m tests.bench.gm_turn``."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.picture import load_picture
from engine.game.game import Game
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.settings import Settings
from spydip_gui.theme.window_colours import palette_for, wear
from spydip_gui.window.window import DeskWindow
from tests.helpers import gm_turn, seven_mails


def main() -> None:
    """Play the turn in a folder of its own, and print what it took."""
    app = QApplication([])
    wear(app, "day")
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = seven_mails.kept(folder)
        with Game.open(file) as game:
            mails = seven_mails.mails(game, folder / "mails")
            settings = Settings(QSettings(str(folder / "desk.ini"), QSettings.Format.IniFormat))
            document = Document(Seat(game))
            desk = DeskWindow(document, load_picture("standard"), palette_for("day"), settings)
            desk.show()
            QTest.qWaitForWindowActive(desk)
            turn = gm_turn.play(desk, mails, seven_mails.MENDED)
            print(gm_turn.script(turn))
            for path in sorted(turn.letters.rglob("*")):
                print(f"    {path.relative_to(turn.letters)}")
            desk.close()


if __name__ == "__main__":
    main()
