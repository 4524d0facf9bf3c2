"""Mail accounts at the desk: set up, fetched from, sent through, and a player's answer."""

import email
from collections.abc import Callable, Iterator
from email import policy
from pathlib import Path
from threading import Event
from urllib.parse import unquote

import keyring
import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from engine.game.game import Game
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import signer
from engine.post.manner import manner_of
from engine.post.package import parts_of, written
from engine.session.packets import open_packet
from engine.wire.account import Account, account_for, keep
from engine.wire.answering import mail_of
from engine.wire.collecting import fetched
from engine.wire.letters import send_ready
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.post import send_window, wire_strip
from spydip_gui.post.account_dialog import AccountDialog
from spydip_gui.post.answer_mail import AnswerMail, master_key
from spydip_gui.post.errand import Told
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.post.player import PlayerDocument
from spydip_gui.post.send_window import SendWindow
from spydip_gui.post.waiting import WaitingDialog
from spydip_gui.settings import Settings
from spydip_gui.window.window import DeskWindow
from tests.engine.wire.conftest import GM, Memory
from tests.gui.post.late import FRANCE
from tests.helpers.mail_servers import PASSWORD, PostOffice, post_office, trusted
from tests.helpers.postal import ADDRESSES


@pytest.fixture(autouse=True)
def ring() -> Iterator[Memory]:
    before, memory = keyring.get_keyring(), Memory()
    keyring.set_keyring(memory)
    yield memory
    keyring.set_keyring(before)


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[PostOffice]:
    with trusted(), post_office(tmp_path / "post", GM, *ADDRESSES.values()) as found:
        yield found


@pytest.fixture
def file(game: Game) -> Path:
    assert game.path is not None
    return game.path


def set_up(dialog: AccountDialog, servers: PostOffice, password: str = PASSWORD) -> None:
    """What a person types, where the host is not a known one."""
    dialog.address.setText(GM)
    dialog.address.editingFinished.emit()
    for row, port in ((dialog.imap, servers.imap_port), (dialog.smtp, servers.smtp_port)):
        row.host.setText("localhost")
        row.port.setValue(port)
        row.security.setCurrentIndex(1)
    dialog.password.setText(password)
    dialog.keep_button.click()


@pytest.fixture
def served(servers: PostOffice, file: Path, ring: Memory) -> PostOffice:
    """The account of the game is set up."""
    keep(servers.account(GM).serving(file))
    ring.set_password("spydip mail", GM, PASSWORD)
    return servers


def shown(qtbot: QtBot, window: object) -> object:
    qtbot.addWidget(window)
    window.show()
    return window


def test_an_address_fills_in_the_servers(qtbot: QtBot, document: Document, file: Path) -> None:
    dialog = AccountDialog(document, file)
    shown(qtbot, dialog)
    dialog.address.setText("ana.ruiz@gmail.com")
    dialog.address.editingFinished.emit()
    assert (dialog.imap.host.text(), dialog.imap.port.value()) == ("imap.gmail.com", 993)
    assert (dialog.smtp.host.text(), dialog.smtp.security.currentText()) == (
        "smtp.gmail.com",
        "TLS",
    )
    assert "app password" in dialog.hint.text()
    dialog.address.setText("ana.ruiz@hotmail.com")
    dialog.address.editingFinished.emit()
    assert "OAuth only, which is not supported" in dialog.hint.text()


def test_an_account_is_tried_before_it_is_kept(
    qtbot: QtBot, document: Document, file: Path, servers: PostOffice, ring: Memory
) -> None:
    dialog = AccountDialog(document, file)
    shown(qtbot, dialog)
    set_up(dialog, servers, "wrong")
    assert "localhost refuses gm@tannenburg.example" in dialog.bar.text.text()
    assert account_for(file) is None
    assert ring.kept == {}
    set_up(dialog, servers)
    assert "It works: 0 mails lie in INBOX" in dialog.bar.text.text()
    assert account_for(file).address == GM
    assert set(ring.kept.values()) == {PASSWORD}
    dialog.forget_button.click()
    assert account_for(file) is None
    assert ring.kept == {}


def test_the_inbox_fetches_and_shows_what_waits(
    qtbot: QtBot, document: Document, served: PostOffice
) -> None:
    head = f"To: {GM}\nSubject: orders\n\n"
    served.put(GM, f"From: {ADDRESSES['FRANCE']}\n{head}A MAR - SPA\n".encode())
    served.put(GM, f"From: eve@away.example\n{head}Hello\n".encode())
    window = InboxWindow(document)
    shown(qtbot, window)
    assert window.wire.account_button.isHidden()
    before = len(window.box.entries)
    window.wire.fetch_button.click()
    qtbot.waitUntil(lambda: not window.wire.errand.busy)
    assert len(window.box.entries) == before + 1
    assert "1 new mail." in window.bar.text.text()
    assert "1 mail names no game" in window.wire.waiting.text()
    window.wire.look_button.click()
    look = window.findChild(WaitingDialog)
    qtbot.addWidget(look)
    assert "eve@away.example" in look.list.item(0).text()
    look.here.click()
    assert len(window.box.entries) == before + 2
    look.close()
    assert window.wire.look_button.isHidden()


def test_an_inbox_without_an_account_offers_one(qtbot: QtBot, document: Document) -> None:
    window = InboxWindow(document)
    shown(qtbot, window)
    assert window.wire.fetch_button.isHidden()
    assert not window.wire.account_button.isHidden()


def write_letters(game: Game, file: Path, folder: Path) -> None:
    """Write the letters of a game, without maps."""
    manner, parts = manner_of(game, file), parts_of(file, packets=False)
    assert len(list(written(game, manner, parts, None, folder, noted=False))) == 7


def test_letters_are_seen_before_they_go_and_go_once(
    qtbot: QtBot, game: Game, document: Document, file: Path, served: PostOffice, tmp_path: Path
) -> None:
    write_letters(game, file, tmp_path / "letters")
    window = SendWindow(document)
    shown(qtbot, window)
    assert window.list.count() == 7
    assert ADDRESSES["AUSTRIA"] in window.list.item(0).text()
    assert "Tannenburg" in window.text.toPlainText()
    assert window.send_button.text() == "Send 7 mails"
    served.full = {ADDRESSES["ITALY"]}
    window.send_button.click()
    qtbot.waitUntil(lambda: not window.errand.busy)
    assert "6 mails sent." in window.bar.text.text()
    assert "Mailbox full" in window.bar.text.text()
    assert window.list.count() == 1
    served.full = set()
    window.send_button.click()
    qtbot.waitUntil(lambda: not window.errand.busy)
    assert window.list.count() == 0
    assert not window.send_button.isEnabled()
    assert len(served.arrived) == 7
    assert window.log.count() == 8


def test_while_mails_come_the_windows_stay_usable_and_it_can_be_called_off(
    qtbot: QtBot, document: Document, served: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = f"From: {ADDRESSES['FRANCE']}\nTo: {GM}\nSubject: orders\n\n"
    for number in range(3):
        served.put(GM, f"{head}A MAR - SPA\nNumber {number}\n".encode())
    first, go_on = Event(), Event()

    def slow(account: Account, secret: str, own: object, told: Told) -> object:
        def slowly(done: int, of: int) -> None:
            if done == 1:
                first.set()
                go_on.wait(30)
            told(done, of)

        return fetched(account, secret, own, slowly)

    monkeypatch.setattr(wire_strip, "fetched", slow)
    window = InboxWindow(document)
    shown(qtbot, window)
    before, errand = len(window.box.entries), window.wire.errand
    window.wire.fetch_button.click()
    qtbot.waitUntil(first.is_set)
    assert errand.isVisible()
    window.blind.click()
    assert window.blind.isChecked(), "the window takes no clicks"
    document.give([(FRANCE, "A PAR H")])
    errand.stop.click()
    go_on.set()
    qtbot.waitUntil(lambda: not errand.busy)
    assert not errand.isVisible()
    assert "Called off" in window.bar.text.text()
    assert len(window.box.entries) == before + 1
    monkeypatch.setattr(wire_strip, "fetched", fetched)
    window.wire.fetch_button.click()
    qtbot.waitUntil(lambda: not errand.busy)
    assert len(window.box.entries) == before + 3, "a mail was lost or came twice"


def test_sending_can_be_called_off_between_two_mails_and_goes_on_later(
    qtbot: QtBot,
    game: Game,
    document: Document,
    served: PostOffice,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert game.path is not None
    write_letters(game, game.path, tmp_path / "letters")
    window = SendWindow(document)
    shown(qtbot, window)

    first, go_on = Event(), Event()

    def sent(*about: object, again: bool) -> Iterator[object]:
        for line in send_ready(*about, again=again):
            first.set()
            go_on.wait(30)
            yield line

    monkeypatch.setattr(send_window, "send_ready", sent)
    window.send_button.click()
    qtbot.waitUntil(first.is_set)
    window.errand.stop.click()
    go_on.set()
    qtbot.waitUntil(lambda: not window.errand.busy)
    assert window.bar.text.text() == "1 mails sent.\nCalled off; the rest comes next time."
    assert window.list.count() == 6
    monkeypatch.setattr(send_window, "send_ready", send_ready)
    window.send_button.click()
    qtbot.waitUntil(lambda: not window.errand.busy)
    assert window.list.count() == 0
    assert len(served.arrived) == 7


@pytest.mark.usefixtures("served")
def test_without_a_keyring_the_window_asks_for_the_password(
    qtbot: QtBot,
    document: Document,
    ring: Memory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ring.kept.clear()
    asked: list[str] = []

    def typed(*about: object) -> tuple[str, bool]:
        asked.append(str(about[2]))
        return PASSWORD, True

    monkeypatch.setattr(QInputDialog, "getText", typed)
    window = InboxWindow(document)
    shown(qtbot, window)
    window.wire.fetch_button.click()
    qtbot.waitUntil(lambda: not window.wire.errand.busy)
    assert asked == [f"Password for {GM} at localhost"]
    assert "0 new mails" in window.bar.text.text()
    assert ring.kept == {}


@pytest.fixture
def player(game: Game, tmp_path: Path) -> PlayerDocument:
    content = pack(game, FRANCE, token="a1b2", deadline="Friday")  # noqa: S106  # of a test
    path = tmp_path / "S1901M-FRANCE.spyview"
    path.write_bytes(seal(content, signer(tmp_path / "signing.key")))
    return PlayerDocument(open_packet(path), path)


def test_the_draft_is_saved_beside_the_packet_to_the_game_master_who_is_known(
    desk_on: Callable[[Document], DeskWindow],
    player: PlayerDocument,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window, asked = desk_on(player), list[Path]()

    def chosen(_window: object, _title: str, start: str, _kinds: str) -> tuple[str, str]:
        asked.append(Path(start))
        return start, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    to = player.view.packet.invitation
    for address in ("", GM):
        window.settings.keep(master_key(to.game), address)
        window.menus.of(Action.mail_answer)()
        path = asked[-1]
        assert path.parent == player.view.path.parent
        assert to.due in path.name
        mail = email.message_from_bytes(path.read_bytes(), policy=policy.default)
        assert (mail["To"] or "") == address
        assert "FRANCE" in mail["Subject"]


def test_a_player_hands_in_by_a_mail_program(
    qtbot: QtBot,
    player: PlayerDocument,
    own_settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: opened.append(url.toString()) or True
    )
    window = AnswerMail(player, own_settings)
    shown(qtbot, window)
    window.address.setText(GM)
    window.by_program.click()
    assert opened[0].startswith(f"mailto:{GM}?subject=")
    assert unquote(opened[0]).endswith(f"\r\n{player.answer.splitlines()[-1]}\r\n")
    assert AnswerMail(player, own_settings).address.text() == GM


def test_a_player_hands_in_from_an_account_and_sees_the_receipt(
    qtbot: QtBot,
    player: PlayerDocument,
    own_settings: Settings,
    servers: PostOffice,
    ring: Memory,
) -> None:
    to, mine = player.view.packet.invitation, ADDRESSES["FRANCE"]
    window = AnswerMail(player, own_settings)
    shown(qtbot, window)
    assert window.by_account.isHidden()
    keep(servers.account(mine).serving(window._game))
    ring.set_password("spydip mail", mine, PASSWORD)
    window.address.setText(GM)
    assert not window.by_account.isHidden()
    window.by_account.click()
    assert f"sent to {GM}" in window.bar.text.text()
    window.by_account.click()
    assert "already sent" in window.bar.text.text()
    [content] = servers.mails(GM)
    sent = email.message_from_bytes(content, policy=policy.default)
    assert "# Check:" in sent.get_body(("plain",)).get_content()
    assert sent["Subject"] == mail_of(to, "", GM).subject == "[Tannenburg] FRANCE S1901M"
    window.look_button.click()
    assert "No receipt has come" in window.receipt.toPlainText()
    for sender in (GM, "eve@away.example"):
        reply = (
            f"From: {sender}\nSubject: Re: {sent['Subject']}\n\nYour orders, as {sender} has them\n"
        )
        servers.put(mine, reply.encode())
    window.look_button.click()
    assert f"as {GM} has them" in window.receipt.toPlainText()
    assert "eve@away.example" not in window.receipt.toPlainText()
