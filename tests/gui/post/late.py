"""What the windows of a late game share: the hour, its powers, its book and its letters."""

from datetime import UTC, datetime
from pathlib import Path

from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.post import book as books
from spydip_gui.post.status import StatusWindow
from spydip_gui.post.turn import TurnWindow

MAILS = Path(__file__).parents[2] / "mails" / "tannenburg"
NOW = datetime(2026, 12, 1, 21, tzinfo=UTC)
FRANCE, TURKEY = PowerId("FRANCE"), PowerId("TURKEY")


def kept(game: Game) -> books.Book:
    assert game.path is not None
    return books.load(game.path, game.rules.seats)


def written(window: TurnWindow, qtbot: QtBot) -> None:
    """Wait until all letters are written."""
    qtbot.waitUntil(lambda: not window.busy, timeout=60_000)


def choose(status: StatusWindow, power: PowerId) -> None:
    powers = [row.power for row in status.rows]
    status.table.setCurrentCell(powers.index(power), 0)
