"""The inbox shows what every mail was read as, and gives orders to the game in one step."""

import shutil
from dataclasses import replace
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.board.graph import PowerId
from engine.cli import program
from engine.post import book as books
from engine.post import intray, press
from engine.post.receipt import account
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.post import mail_said
from spydip_gui.post.inbox import InboxWindow
from tests.helpers.postal import book, tannenburg
from tests.helpers.widgets import texts

MAILS = Path(__file__).parents[2] / "mails" / "tannenburg"
FRANCE = PowerId("FRANCE")


@pytest.fixture
def document(tmp_path: Path) -> Document:
    game = tannenburg()
    game.save_as(tmp_path / "tannenburg.spydip")
    books.save(tmp_path / "tannenburg.spydip", book())
    return Document(Seat(game))


@pytest.fixture
def inbox(qtbot: QtBot, document: Document) -> InboxWindow:
    window = InboxWindow(document)
    qtbot.addWidget(window)
    window.show()
    return window


def chosen(inbox: InboxWindow, source: str) -> None:
    """Choose the mail of a file."""
    names = [entry.mail.source for entry in inbox.box.entries]
    inbox.list.setCurrentCell(names.index(source), 0)


def cells(inbox: InboxWindow) -> list[str]:
    """The rows of the orders as text."""
    rows = range(inbox.mail.rows.rowCount())
    return [
        " | ".join(inbox.mail.rows.item(row, column).text() for column in range(4)) for row in rows
    ]


def test_a_row_a_unit_names_the_line_that_its_order_was_read_in(inbox: InboxWindow) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    assert "A PAR | A PAR - BUR | 3: A Par - Bur | " in cells(inbox)


def test_a_line_that_was_not_understood_is_lit_and_can_be_mended(inbox: InboxWindow) -> None:
    inbox.add([MAILS / "50-nonsense-inside.eml"])
    entry = inbox.entry
    assert entry is not None
    number, before = entry.one.unread[0].number, entry.open
    assert inbox.words.look.item(0).text().startswith(f"{number}: ")
    assert len(inbox.words.text.extraSelections()) >= before
    lines = inbox.words.text.toPlainText().split("\n")
    lines[number - 1] = ""
    inbox.words.text.setPlainText("\n".join(lines))
    inbox.words.again.click()
    assert entry.open == before - 1
    inbox.take.click()
    raw = inbox.game.record.sheets()[entry.one.power][1].raw
    assert entry.words in raw, "the words that came are lost"


def test_the_tab_of_the_mail_counts_what_is_to_be_looked_at(inbox: InboxWindow) -> None:
    title = inbox.mail.tabs.indexOf(inbox.words)
    assert inbox.mail.tabs.tabText(title) == "Mail"
    inbox.add([MAILS / "50-nonsense-inside.eml"])
    assert inbox.entry is not None
    assert inbox.mail.tabs.tabText(title) == f"Mail: {inbox.entry.open} lines to look at"
    inbox.blind.setChecked(True)
    assert inbox.mail.tabs.tabText(title) == "Mail"


def test_nothing_of_a_mail_that_was_put_away_stays_in_sight(inbox: InboxWindow) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    assert cells(inbox)
    assert inbox.mail.receipt.toPlainText()
    inbox.away.click()
    assert inbox.entry is None
    assert cells(inbox) == []
    assert not inbox.words.text.toPlainText()
    assert not inbox.mail.receipt.toPlainText()
    assert not inbox.summary.text()


def test_why_a_mail_was_sorted_so_keeps_its_capitals(
    inbox: InboxWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_said, "say", lambda text: f"in German: {text}")
    inbox.add([MAILS / "01-plain.eml"])
    assert inbox.mail.head.text().startswith("In German: ")


def test_all_plain_mails_are_one_step_that_is_taken_back_at_once(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / f"{name}.eml" for name in ("01-plain", "02-short", "03-numbered")])
    acts = len(inbox.game.record.acts)
    inbox.take_plain.click()
    assert len(inbox.game.record.acts) == acts + 1
    assert sum(bool(document.view.orders(seat)) for seat in document.view.seats) == 3
    document.undo()
    assert not any(document.view.orders(seat) for seat in document.view.seats)


def test_a_second_mail_is_compared_with_the_first_before_either_is_taken(
    inbox: InboxWindow,
) -> None:
    for text in ("FRANCE\nA PAR - BUR\nA MAR H", "FRANCE\nA PAR - PIC\nA MAR H"):
        QGuiApplication.clipboard().setText(text)
        inbox.paste()
    assert inbox.box.changes(inbox.box.entries[1]) == ("- A PAR - BUR", "+ A PAR - PIC")
    inbox.take_all_plain()
    versions = inbox.box.versions(FRANCE)
    assert [lines[0] for _, lines in versions] == ["A PAR - BUR", "A PAR - PIC"]


def test_a_stranger_s_mail_is_held_back_until_the_game_master_says_whose_it_is(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "46-false-address.eml"])
    assert not inbox.take.isEnabled()
    assert "held back" in inbox.list.item(0, 1).text()
    place = inbox.mail.owner.findData(FRANCE)
    inbox.mail.owner.setCurrentIndex(place)
    inbox.mail.owner.activated.emit(place)
    inbox.take.click()
    assert document.view.orders(FRANCE)


def test_blind_intake_tells_counts_and_no_order(inbox: InboxWindow, document: Document) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    assert "PAR - BUR" in "\n".join(texts(inbox)).upper()
    inbox.blind.setChecked(True)
    assert "PAR - BUR" not in "\n".join(texts(inbox)).upper()
    assert "4 orders" in inbox.mail.head.text()
    inbox.take.click()
    assert document.view.orders(FRANCE)


def test_receipts_are_drafted_for_the_mails_that_were_taken(
    inbox: InboxWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inbox.add([MAILS / "01-plain.eml", MAILS / "46-false-address.eml"])
    inbox.take_plain.click()
    out = tmp_path / "receipts"
    out.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(out))
    inbox.save_receipts()
    (path,) = out.glob("*.eml")
    assert b"A PAR - BUR" in path.read_bytes()
    assert b"m.dubreuil@courriel.example" in path.read_bytes()


def test_sixty_mails_are_shown_and_none_is_taken_unasked(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS])
    assert inbox.list.rowCount() == 60
    assert not any(document.view.orders(seat) for seat in document.view.seats)
    inbox.add([MAILS])
    assert inbox.list.rowCount() == 60, "the same mails came twice"


def test_a_file_that_is_no_mail_is_told_and_the_others_are_read(
    inbox: InboxWindow, tmp_path: Path
) -> None:
    with (tmp_path / "huge.txt").open("wb") as file:
        file.truncate(1_000_000_000)  # takes no room
    inbox.add([tmp_path / "huge.txt", MAILS / "01-plain.eml", tmp_path / "gone.eml"])
    assert inbox.list.rowCount() == 1
    assert "huge.txt" in inbox.bar.text.text()
    assert "gone.eml" in inbox.bar.text.text()


def test_a_folder_that_is_dropped_again_later_shows_what_is_in_the_game_already(
    inbox: InboxWindow, document: Document, qtbot: QtBot
) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    inbox.take.click()
    again = InboxWindow(document)
    qtbot.addWidget(again)
    again.add([MAILS / "01-plain.eml", MAILS / "02-short.eml"])
    assert [entry.taken for entry in again.box.entries] == [True, False]
    assert again.take_plain.text().endswith("(1)")


def test_the_window_closes_before_anybody_else_looks(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    document.look(viewer=PowerId("ITALY"))
    assert not inbox.isVisible()


def test_mails_at_hand_are_there_again_when_the_program_is_opened_anew(
    qtbot: QtBot, inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "46-false-address.eml", MAILS / "02-short.eml"])
    QGuiApplication.clipboard().setText("FRANCE\nA PAR - BUR\nA MAR sulks")
    inbox.paste()
    stranger = next(entry for entry in inbox.box.entries if entry.one.power is None)
    inbox.box.assign(stranger, FRANCE)
    inbox.box.retype(stranger, "A PAR H")
    inbox.take_all_plain()
    again = InboxWindow(Document(Seat(document.view.master())))
    qtbot.addWidget(again)
    was = [(e.mail, e.owner, e.words, e.taken) for e in inbox.box.entries]
    assert [(e.mail, e.owner, e.words, e.taken) for e in again.box.entries] == was
    assert {e.taken for e in again.box.entries} == {True, False}


HEAD = "From: {sender}\nSubject: {subject}\nDate: Tue, 04 Mar 2025 {hour}:00:00 +0100\n\n"
ORDERS = "F BRE H\nA PAR H\nA MAR H\n"


@pytest.mark.parametrize(
    ("sender", "subject", "hour", "held"),
    [
        ("m.dubreuil@courriel.example", "France", 9, "It was sent before the mail in hand"),
        ("marcel@elsewhere.example", "France", 9, "It was sent before the mail in hand"),
        ("marcel@elsewhere.example", "France", 11, ""),
        ("m.dubreuil@courriel.example", "[Another game] F1907M", 11, ""),
    ],
    ids=["older", "older-and-strange", "strange", "another-game"],
)
def test_a_mail_that_the_game_master_assigns_comes_to_the_same_at_desk_and_command_line(
    inbox: InboxWindow, tmp_path: Path, sender: str, subject: str, hour: int, held: str
) -> None:
    head = HEAD.format(sender="m.dubreuil@courriel.example", subject="France", hour=10)
    (tmp_path / "first.eml").write_text(head + ORDERS.replace("BRE H", "BRE - MAO"), "utf-8")
    head = HEAD.format(sender=sender, subject=subject, hour=hour)
    (tmp_path / "second.eml").write_text(head + ORDERS, "utf-8")
    inbox.add([tmp_path / "first.eml"])
    inbox.take_all_plain()
    inbox.add([tmp_path / "second.eml"])
    chosen(inbox, "second.eml")
    inbox.mail.owner.setCurrentIndex(inbox.mail.owner.findData(FRANCE))
    inbox.mail.owner.activated.emit(inbox.mail.owner.currentIndex())
    assert inbox.entry is not None
    file = shutil.copy(tmp_path / "tannenburg.spydip", tmp_path / "other.spydip")
    books.save(file, book())
    paths = [str(file), str(tmp_path / "second.eml")]
    told = CliRunner().invoke(program, ["inbox", *paths, "--as", "France", "--test"]).output
    assert told.splitlines() == account(inbox.entry.one).splitlines()
    assert str(inbox.entry.one.sorted.held).startswith(held)
    assert inbox.entry.plain == (not held)


def test_a_mail_that_was_put_away_does_not_come_back(
    qtbot: QtBot, inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "01-plain.eml", MAILS / "02-short.eml"])
    chosen(inbox, "01-plain.eml")
    inbox.away.click()
    again = InboxWindow(Document(Seat(document.view.master())))
    qtbot.addWidget(again)
    assert [entry.mail.source for entry in again.box.entries] == ["02-short.eml"]


def test_mails_at_hand_that_were_damaged_are_put_aside_and_told_of(
    qtbot: QtBot, inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    assert document.view.path is not None
    kept = intray.place(document.view.path)
    kept.write_text(kept.read_text("utf-8")[:-9], "utf-8")
    again = InboxWindow(Document(Seat(document.view.master())))
    qtbot.addWidget(again)
    assert "put aside as" in again.bar.text.text()
    assert kept.with_suffix(".damaged.json").is_file()


def test_a_mail_that_was_not_taken_is_held_back_once_its_deadline_is_past(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "01-plain.eml", MAILS / "02-short.eml"])
    inbox.take_one()
    document.resolve()
    left = next(entry for entry in inbox.box.entries if not entry.taken)
    assert not left.plain
    assert "It came in for S1901M; " in str(left.one.sorted.held)
    assert not any(entry.taken for entry in inbox.box.entries)
    assert [(one.filed, one.owner) for one in inbox.box.filed["S1901M"]] == [("taken", "")]


def test_a_mail_whose_orders_were_taken_back_can_be_taken_again(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "01-plain.eml"])
    inbox.take_plain.click()
    document.undo()
    assert inbox.take.isEnabled()
    inbox.take_plain.click()
    assert document.view.orders(FRANCE)


def test_a_stranger_is_known_once_the_book_has_the_address(
    inbox: InboxWindow, document: Document
) -> None:
    inbox.add([MAILS / "46-false-address.eml"])
    assert document.view.path is not None
    seat = replace(book().seat(FRANCE), addresses=("m.dubreuil@courrier.example",))
    books.save(document.view.path, replace(book(), seats={**book().seats, FRANCE: seat}))
    QCoreApplication.sendEvent(inbox, QEvent(QEvent.Type.WindowActivate))
    assert inbox.box.entries[0].one.power == FRANCE


def test_a_mail_with_a_document_beside_it_is_not_taken_unseen(
    inbox: InboxWindow, tmp_path: Path
) -> None:
    message = EmailMessage()
    message["From"], message["Subject"] = "m.dubreuil@courriel.example", "France"
    message.set_content("A PAR H")
    message.add_attachment(b"x", "application", "pdf", filename="orders.pdf")
    (tmp_path / "m.eml").write_bytes(message.as_bytes())
    inbox.add([tmp_path / "m.eml"])
    assert not inbox.take_plain.isEnabled()
    assert "attached, not read: 1" in inbox.list.item(0, 1).text()


def test_files_of_a_folder_that_are_no_mails_are_told(inbox: InboxWindow, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "Orders.DOCX").write_bytes(b"x")
    (tmp_path / "in" / ".hidden").write_bytes(b"x")
    (tmp_path / "in" / "a.EML").write_bytes((MAILS / "01-plain.eml").read_bytes())
    inbox.add([tmp_path / "in"])
    assert inbox.list.rowCount() == 1
    assert "Orders.DOCX" in inbox.bar.text.text()
    assert ".hidden" not in inbox.bar.text.text()


def test_one_click_puts_what_a_line_may_mean_in_its_place(inbox: InboxWindow) -> None:
    QGuiApplication.clipboard().setText("FRANCE\nA PAR - Burgoondi\nA MAR H")
    inbox.paste()
    look = inbox.words.look
    offers = [look.item(row) for row in range(look.count())]
    offer = next(item for item in offers if item.text() == "Read it as: A PAR - Burgundy")
    look.itemClicked.emit(offer)
    assert inbox.entry is not None
    assert [str(order) for order in inbox.entry.one.orders] == ["A PAR - BUR", "A MAR H"]
    assert inbox.entry.open == 0


def test_a_mail_can_go_to_press_or_be_kept_and_what_is_filed_comes_back(
    inbox: InboxWindow, document: Document
) -> None:
    QGuiApplication.clipboard().setText("FRANCE\nPress: Paris mourns.")
    inbox.paste()
    inbox.mail.more.to_press()
    assert document.view.path is not None
    assert [one.text for one in press.load(document.view.path)] == ["FRANCE\nPress: Paris mourns."]
    assert inbox.box.entries == []
    inbox.filed.fill()
    below = inbox.filed.menu().actions()[0].menu()
    below.actions()[0].trigger()
    assert len(inbox.box.entries) == 1
    inbox.add([MAILS / "01-plain.eml"])
    chosen(inbox, "01-plain.eml")
    inbox.mail.more.fill()
    titles = [action.text() for action in inbox.mail.more.menu().actions()]
    assert titles[:3] == ["To press", "Standing orders", "Keep for Summer 1901, retreats and spies"]
    inbox.mail.more.keep_for("F1901M")
    assert "kept for F1901M" in [
        inbox.list.item(row, 1).text() for row in range(inbox.list.rowCount())
    ]


def test_a_late_mail_is_marked_and_not_taken_with_the_clear_ones(
    inbox: InboxWindow, document: Document
) -> None:
    assert document.view.path is not None
    until = datetime(2025, 3, 1, 12, tzinfo=UTC)
    books.save(document.view.path, replace(book(), deadlines={"S1901M": until}))
    QCoreApplication.sendEvent(inbox, QEvent(QEvent.Type.WindowActivate))
    inbox.add([MAILS / "01-plain.eml"])
    assert "too late" in inbox.list.item(0, 1).text()
    assert not inbox.take_plain.isEnabled()
    assert inbox.take.isEnabled()


def test_mails_that_order_nothing_are_put_away_together(inbox: InboxWindow) -> None:
    inbox.add([MAILS / "01-plain.eml", MAILS / "46-false-address.eml"])
    assert inbox.rest.text() == "Put away the rest (1)"
    inbox.rest.click()
    assert [entry.mail.source for entry in inbox.box.entries] == ["01-plain.eml"]
