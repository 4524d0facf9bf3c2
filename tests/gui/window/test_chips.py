"""The game master's strip tells how each power stands, and leads to what is open."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.game.game import Game
from engine.post import book as books
from engine.post.intray import receive
from engine.post.mail import parse
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.palette import Palette
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.status import StatusWindow
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.helpers.postal import ADDRESSES, book, tannenburg

FRANCE, ITALY = PowerId("FRANCE"), PowerId("ITALY")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game whose deadline passed a week ago, with nothing in."""
    path, now = tmp_path / "tannenburg.spydip", datetime.now(UTC)
    with tannenburg() as game:
        game.save_as(path)
    due = now - timedelta(days=7)
    books.save(path, replace(book(), deadlines={"S1901M": due}))
    return path


@pytest.fixture
def desk(
    qtbot: QtBot, file: Path, picture: Picture, palette: Palette, own_settings: Settings
) -> Iterator[DeskWindow]:
    with Game.open(file) as game:
        window = DeskWindow(Document(Seat(game)), picture, palette, own_settings)
        qtbot.addWidget(window)
        window.show()
        yield window


def told(desk: DeskWindow) -> dict[str, str]:
    """What the chips say, by the power they begin with."""
    chips = desk.steps.chips.findChildren(QToolButton)
    texts = [chip.accessibleDescription() for chip in chips]
    return {text.split(":")[0]: text for text in texts}


def chip_of(desk: DeskWindow, name: str) -> QToolButton:
    return next(
        chip
        for chip in desk.steps.chips.findChildren(QToolButton)
        if chip.accessibleDescription().startswith(name)
    )


def test_a_chip_a_power_says_who_is_in_late_and_what_is_not_sent(desk: DeskWindow) -> None:
    for wide in (1280, 1920):
        desk.resize(wide, 1000)
        QApplication.processEvents()
        assert desk.steps.chips.isVisible(), wide
    assert len(told(desk)) == 7
    assert told(desk)["France"] == "France: missing\n2 letters not sent"
    desk.document.give([(FRANCE, line) for line in ("A PAR H", "A MAR H")])
    assert told(desk)["France"].startswith("France: incomplete")
    desk.document.give([(FRANCE, "F BRE H")])
    assert told(desk)["France"].startswith("France: in\n")
    assert told(desk)["Italy"].startswith("Italy: missing")


def test_letters_that_wait_are_the_next_step_until_orders_come_in(desk: DeskWindow) -> None:
    def filled() -> list[str]:
        buttons = desk.steps.buttons.values()
        return [one.text().split(" ")[0] for one in buttons if one.property("tone") == "main"]

    assert "letters not sent" in told(desk)["France"]
    assert filled() == ["Letters"]
    desk.document.give([(FRANCE, "A PAR H")])
    assert filled() == ["Inbox"]


def test_a_deadline_put_off_makes_nobody_late(desk: DeskWindow) -> None:
    chip_of(desk, "Italy").click()
    status = desk.findChild(StatusWindow)
    assert isinstance(status, StatusWindow)
    assert status.row is not None
    assert status.row.power == ITALY
    status.until.setDateTime(status.until.dateTime().addDays(30))
    status.set_deadline()
    assert told(desk)["Italy"].startswith("Italy: waiting")
    assert desk.steps.left.text()


def test_mails_to_look_at_are_counted_and_one_click_away(desk: DeskWindow, file: Path) -> None:
    head = f"From: <{ADDRESSES[FRANCE]}>\nSubject: hello\nDate: Tue, 01 Dec 2026 10:00:00 +0000\n"
    receive(file, [(parse(f"{head}\nA PAR - XYZ\n".encode(), "a.eml"), "a")], "S1901M")
    desk.heading.name_all()
    assert desk.steps.buttons[next(iter(desk.steps.buttons))].text() == "Inbox (1)"
    desk.menus.of(next(a for a in desk.menus.post.acts() if a.name == "open_inbox"))()
    inbox = desk.findChild(InboxWindow)
    assert isinstance(inbox, InboxWindow)
    assert "1 mail to look at" in told(desk)["France"]
    inbox.list.clearSelection()
    chip_of(desk, "France").click()
    assert inbox.entry is not None
    assert inbox.entry.one.power == FRANCE
    inbox.away.click()
    assert "mail" not in told(desk)["France"]
    assert desk.steps.buttons[next(iter(desk.steps.buttons))].text() == "Inbox"


@pytest.mark.parametrize("viewer", ["FRANCE", "ITALY"])
def test_no_player_sees_the_strip(desk: DeskWindow, viewer: str) -> None:
    desk.document.look(viewer=PowerId(viewer))
    assert not desk.steps.isVisible()


def test_where_there_is_no_room_the_chips_are_left_out(desk: DeskWindow) -> None:
    desk.steps.resize(500, 46)
    assert not desk.steps.chips.isVisible()
    desk.steps.resize(1400, 46)
    assert desk.steps.chips.isVisible()
