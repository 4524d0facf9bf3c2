"""The desk asks for what a player's orders must come with, and lights what shows less."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.post import book as books
from engine.post.book import Holder
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.post.aside import aside
from spydip_gui.post.house_form import HouseForm
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.seat_form import SeatForm
from tests.gui.post.late import MAILS
from tests.helpers.postal import book, tannenburg

FRANCE = PowerId("FRANCE")


def test_the_forms_of_the_book_keep_what_is_asked_of_mails(qtbot: QtBot) -> None:
    form, house = SeatForm(), HouseForm()
    for widget in (form, house):
        qtbot.addWidget(widget)
    seat = replace(book().seat(FRANCE), proof="signed", signs="0" * 64)
    form.show_seat(seat, "France")
    assert form.proof.currentText() == "signed"
    assert form.seat() == seat
    form.proof.setCurrentIndex(1)
    assert form.seat().proof == "check line"
    house.show_book(replace(book(), mail_server="mx.gm.example"))
    assert house.mail_server.text() == "mx.gm.example"
    house.mail_server.setText(" mx.example ")
    assert house.changed(book()).mail_server == "mx.example"


def test_a_mail_that_shows_less_than_the_book_asks_is_lit_until_the_gm_takes_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    game, file = tannenburg(), tmp_path / "t.spydip"
    game.save_as(file)
    known = book()
    asked = replace(known.seat(FRANCE), proof="check line")
    books.save(file, replace(known, seats={**known.seats, FRANCE: asked}))
    window = InboxWindow(Document(Seat(game)))
    qtbot.addWidget(window)
    window.show()
    window.add([MAILS / "01-plain.eml"])
    assert "held back: The book asks FRANCE for a check line" in window.list.item(0, 1).text()
    assert not window.take_plain.isEnabled()
    assert "asks FRANCE for a check line" in window.mail.head.text()
    window.take_one()
    assert FRANCE in game.record.sheets()


def test_what_is_done_aside_gives_its_error_to_who_asked(qtbot: QtBot) -> None:  # noqa: ARG001  # runs Qt
    def fail() -> None:
        raise books.BookError("post.game_has_no_file")

    assert aside(lambda: 7) == 7
    with pytest.raises(books.BookError):
        aside(fail)


def test_an_address_typed_later_makes_its_player_one_by_mail(qtbot: QtBot) -> None:
    form = SeatForm()
    qtbot.addWidget(form)
    form.show_seat(Holder(power=FRANCE, role="here"), "France")
    qtbot.keyClicks(form.addresses, "marcel at home")
    assert form.role.currentText() == "a person at this screen"
    form.addresses.clear()
    qtbot.keyClicks(form.addresses, "m@dubreuil.example")
    assert form.role.currentText() == "a person by e-mail"
    assert form.seat().role == "mail"
