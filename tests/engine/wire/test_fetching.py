"""Mails are fetched whole and once, whatever breaks, and the server notices nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.wire.account import Account, AccountError, Server
from engine.wire.errors import LoginError, WireError
from engine.wire.fetching import fetch, name_of, tried
from tests.engine.wire.conftest import GM
from tests.helpers.mail_servers import PASSWORD, PostOffice, post_office, trusted


def mail(number: int, lines: int = 1) -> bytes:
    """A mail; the server in the tests gives the lines of mails as it keeps them."""
    head = f"From: x@b.example\nTo: {GM}\nSubject: {number:03}\n\n"
    return (head + "A PAR - BUR\n" * lines).encode()


def fetched(account: Account, **how: object) -> list[bytes]:
    """What is new; the server in the tests counts mails in a sequence of its own."""
    found: list[bytes] = []

    def take(content: bytes, name: str) -> None:
        assert name == name_of(content)
        found.append(content)

    fetch(account, PASSWORD, take, **how)
    return sorted(found, key=lambda content: content.partition(b"Subject: ")[2])


def test_mails_come_byte_by_byte_and_only_once(office: PostOffice) -> None:
    sent = [mail(number) for number in range(3)]
    for one in sent:
        office.put(GM, one)
    account = office.account(GM)
    assert fetched(account) == sent
    assert fetched(account) == []
    office.put(GM, mail(4))
    assert fetched(account) == [mail(4)]


def test_nothing_is_marked_as_read_or_deleted(office: PostOffice) -> None:
    office.put(GM, mail(1))
    fetched(office.account(GM))
    assert office.flags(GM) == set()
    assert len(office.box(GM)) == 1


def test_more_mails_than_are_asked_for_at_once_come(office: PostOffice) -> None:
    sent = [mail(number, lines=number % 7) for number in range(120)]
    for one in sent:
        office.put(GM, one)
    told: list[tuple[int, int]] = []
    assert fetched(office.account(GM), told=lambda *how: told.append(how)) == sent
    assert told[-1] == (120, 120)


def test_a_connection_that_breaks_in_mid_mail_loses_nothing(office: PostOffice) -> None:
    sent = [mail(number, lines=300) for number in range(70)]
    for one in sent:
        office.put(GM, one)
    account, found = office.account(GM), []
    office.cut = 220_000
    with pytest.raises(WireError, match="localhost broke"):
        fetch(account, PASSWORD, lambda content, _: found.append(content))
    before = len(found)
    assert before == 50
    fetch(account, PASSWORD, lambda content, _: found.append(content))
    assert sorted(found) == sorted(sent)


def test_what_stops_halfway_goes_on_there(office: PostOffice) -> None:
    for number in range(3):
        office.put(GM, mail(number))
    account, found = office.account(GM), []

    def full(content: bytes, _name: str) -> None:
        if len(found) == 1:
            raise WireError("wire.no_answer", host="disk")
        found.append(content)

    with pytest.raises(WireError):
        fetch(account, PASSWORD, full)
    assert sorted(found + fetched(account)) == [mail(number) for number in range(3)]


def test_each_purpose_fetches_for_itself(office: PostOffice) -> None:
    office.put(GM, mail(1))
    account = office.account(GM)
    assert fetched(account) == fetched(account, purpose="receipts") == [mail(1)]


def test_a_wrong_password_is_said_with_what_the_server_says(office: PostOffice) -> None:
    account = office.account(GM)
    with pytest.raises(LoginError, match=r"localhost refuses gm@tannenburg.example: .+\. Check"):
        fetch(account, "wrong", print)
    with pytest.raises(LoginError, match="app password"):
        tried(replace(account, hint="app"), "wrong")
    with pytest.raises(LoginError, match="OAuth only"):
        tried(replace(account, hint="oauth"), "wrong")
    assert tried(account, PASSWORD) == 0


def test_a_certificate_of_another_server_is_refused_before_any_password(tmp_path: Path) -> None:
    with trusted(), post_office(tmp_path / "post", GM, certificate="elsewhere") as other:
        with pytest.raises(WireError, match="does not prove that it is localhost"):
            tried(other.account(GM), PASSWORD)
        assert other.logins == []


def test_a_certificate_of_nobody_known_is_refused(tmp_path: Path) -> None:
    with post_office(tmp_path / "post", GM) as strange:
        with pytest.raises(WireError, match="does not prove"):
            tried(strange.account(GM), PASSWORD)
        assert strange.logins == []


def test_a_folder_that_is_not_there_is_named(office: PostOffice) -> None:
    with pytest.raises(WireError, match="no folder Diplomacy"):
        tried(office.account(GM, folder="Diplomacy"), PASSWORD)


def test_servers_that_are_not_there_are_named(office: PostOffice) -> None:
    account = office.account(GM)
    nowhere = replace(account, imap=Server(host="nowhere.invalid", port=993))
    with pytest.raises(WireError, match=r"no server nowhere\.invalid"):
        tried(nowhere, PASSWORD)
    shut = replace(account, imap=Server(host="localhost", port=1, security="starttls"))
    with pytest.raises(WireError, match="broke"):
        tried(shut, PASSWORD)
    plain = replace(account, imap=replace(account.imap, security="tls"))
    with pytest.raises(WireError, match="does not speak TLS there"):
        tried(plain, PASSWORD)


def test_no_password_goes_to_another_machine_without_tls(office: PostOffice) -> None:
    far = replace(office.account(GM), imap=Server(host="mail.example", port=143, security="none"))
    with pytest.raises(AccountError, match="Without TLS only a server on this machine"):
        tried(far, PASSWORD)


def test_mails_counted_anew_by_the_server_keep_their_names(office: PostOffice) -> None:
    office.put(GM, mail(1))
    account = office.account(GM)
    names: list[str] = []
    fetch(account, PASSWORD, lambda _, name: names.append(name))
    for path in (office.folder / "gm_at_tannenburg.example").glob("dovecot-uidlist*"):
        path.unlink()  # the server counts anew
    fetch(account, PASSWORD, lambda _, name: names.append(name))
    assert names == [name_of(mail(1))] * 2
