"""A person's own folders for each test, a late game, and a desk with Spring 1902 on it."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.picture import Picture
from engine.game.game import Game
from engine.post import book as books
from engine.post.inbox import intake, record
from engine.post.mail_reader import read
from engine.post.package import Art
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.post import turn, writing
from spydip_gui.post.status import StatusWindow
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.gui.post.late import MAILS, NOW, TURKEY
from tests.helpers import seven_mails
from tests.helpers.postal import book, tannenburg


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys met before and the like are kept in the test's own folder."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


@pytest.fixture
def no_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps take seconds to draw; what they show is tested elsewhere."""
    for module in (turn, writing):
        monkeypatch.setattr(module, "letter_map", lambda *_: b"a map")
    monkeypatch.setattr(writing, "LetterPool", Blank)


class Blank:
    """Draws nothing, at once."""

    def __init__(self, **_: object) -> None:
        """There is nothing to prepare."""

    def __call__(self, *_: object, **__: object) -> Callable[[], Art]:
        """A map, and no paper."""
        return lambda: ({"map.png": b"a map"}, b"")

    def ready(self, _: int) -> bool:
        """Nobody waits."""
        return True

    def cancel(self) -> None:
        """Nothing is going on."""

    close = cancel


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """France's orders are in; the deadline passed an hour ago; Turkey has somebody in wait."""
    game, file = tannenburg(), tmp_path / "tannenburg.spydip"
    game.save_as(file)
    seats = book().seats
    known = replace(
        book(),
        deadlines={"S1901M": NOW - timedelta(hours=1)},
        seats={**seats, TURKEY: replace(seats[TURKEY], standby="reserve@post.example")},
    )
    books.save(file, known)
    record(game, intake(game, known, read((MAILS / "01-plain.eml").read_bytes(), "01-plain.eml")))
    return game


@pytest.fixture
def document(game: Game) -> Document:
    return Document(Seat(game))


@pytest.fixture
def status(qtbot: QtBot, document: Document) -> StatusWindow:
    window = StatusWindow(document, clock=lambda: NOW)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture(scope="session")
def spring(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a game at Spring 1902; only to be copied."""
    return seven_mails.kept(tmp_path_factory.mktemp("spring")).parent


@dataclass(frozen=True, slots=True)
class Office:
    """A game master's desk, the game's file, and a folder with seven mails."""

    desk: DeskWindow
    file: Path
    mails: Path


@pytest.fixture
def desk_on(
    qtbot: QtBot, picture: Picture, palette: Palette, own_settings: Settings
) -> Callable[[Document], DeskWindow]:
    """Shows a document at a desk that is closed after the test."""

    def shown(document: Document) -> DeskWindow:
        desk = DeskWindow(document, picture, palette, own_settings)
        qtbot.addWidget(desk)
        with qtbot.waitActive(desk):
            desk.show()
        return desk

    return shown


@pytest.fixture
def desk_over(
    desk_on: Callable[[Document], DeskWindow],
) -> Iterator[Callable[[Path], DeskWindow]]:
    """Opens a game file at a desk."""
    games: list[Game] = []

    def opened(file: Path) -> DeskWindow:
        games.append(game := Game.open(file))
        return desk_on(Document(Seat(game)))

    yield opened
    for game in games:
        game.close()


@pytest.fixture
def office(desk_over: Callable[[Path], DeskWindow], tmp_path: Path, spring: Path) -> Office:
    """Spring 1902 is due; one of the mails has a line that cannot be read."""
    shutil.copytree(spring, tmp_path / "gm")
    file = tmp_path / "gm" / "tannenburg.spydip"
    desk = desk_over(file)
    return Office(desk, file, seven_mails.mails(desk.document.view.master(), tmp_path / "mails"))
