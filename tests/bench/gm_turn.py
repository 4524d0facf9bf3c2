"""Prints two turns of a game master's as scripts of clicks: ``python -m tests.bench.gm_turn``.

A plain one with seven mails, and a messy one with fourteen.
"""

import os
from collections.abc import Callable
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
from tests.helpers import gm_turn, messy_mails, seven_mails


def main() -> None:
    """Play both turns in folders of their own, and print what they took."""
    app = QApplication([])
    wear(app, "day")
    with TemporaryDirectory() as name:
        plain, messy = Path(name) / "plain", Path(name) / "messy"
        for folder in (plain, messy):
            folder.mkdir()
        file = seven_mails.kept(plain)
        with Game.open(file, write=False) as game:
            mails = seven_mails.mails(game, plain / "mails")
        print("A plain turn: seven mails, one with a line that is no order")
        _print(_played(file, lambda desk: gm_turn.play(desk, mails, seven_mails.MENDED)))
        print("\nA messy turn: fourteen mails")
        _print(_played(messy_mails.kept(messy), lambda d: gm_turn.play_messy(d, messy_mails.MAILS)))


def _played(file: Path, play: Callable[[DeskWindow], gm_turn.Turn]) -> gm_turn.Turn:
    """The turn, played at a desk over a game file."""
    with Game.open(file) as game:
        ini = QSettings(str(file.with_suffix(".ini")), QSettings.Format.IniFormat)
        board, colours = load_picture("standard"), palette_for("day")
        desk = DeskWindow(Document(Seat(game)), board, colours, Settings(ini))
        desk.show()
        QTest.qWaitForWindowActive(desk)
        turn = play(desk)
        desk.close()
    return turn


def _print(turn: gm_turn.Turn) -> None:
    print(gm_turn.script(turn))
    for path in sorted(turn.letters.rglob("*")):
        print(f"    {path.relative_to(turn.letters)}")


if __name__ == "__main__":
    main()
