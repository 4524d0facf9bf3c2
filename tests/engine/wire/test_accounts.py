"""Accounts are filled in from addresses and kept without passwords; those are the keyring's."""

from dataclasses import replace
from pathlib import Path

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring
from keyring.errors import KeyringLocked

from engine.wire import passwords
from engine.wire.account import (
    Account,
    AccountError,
    Server,
    account_for,
    accounts,
    forget,
    keep,
    place,
)
from engine.wire.hosts import proposed
from tests.engine.wire.conftest import GM, Memory

SERVER = Server(host="mail.example", port=993)
OURS = Account(address=GM, user=GM, imap=SERVER, smtp=replace(SERVER, port=465))


@pytest.mark.parametrize(
    ("address", "imap", "smtp", "hint"),
    [
        ("gm@gmail.com", ("imap.gmail.com", 993, "tls"), ("smtp.gmail.com", 465, "tls"), "app"),
        ("gm@gmx.de", ("imap.gmx.net", 993, "tls"), ("mail.gmx.net", 465, "tls"), "on"),
        ("GM@Web.DE", ("imap.web.de", 993, "tls"), ("smtp.web.de", 587, "starttls"), "on"),
        (
            "gm@outlook.com",
            ("outlook.office365.com", 993, "tls"),
            ("smtp-mail.outlook.com", 587, "starttls"),
            "oauth",
        ),
        (
            "gm@club.example",
            ("imap.club.example", 993, "tls"),
            ("smtp.club.example", 465, "tls"),
            "guess",
        ),
    ],
)
def test_servers_are_filled_in_from_the_address(
    address: str, imap: tuple[str, int, str], smtp: tuple[str, int, str], hint: str
) -> None:
    found = proposed(f" {address} ")
    assert (found.address, found.user, found.hint) == (address, address, hint)
    for server, (host, port, security) in ((found.imap, imap), (found.smtp, smtp)):
        assert server == Server(host=host, port=port, security=security)


def test_a_host_that_wants_the_name_alone_gets_it() -> None:
    found = proposed("marie@free.fr")
    assert (found.address, found.user) == ("marie@free.fr", "marie")
    assert proposed("otto@freenet.de").hint == "on"


def test_an_account_is_kept_and_found_by_its_games(tmp_path: Path) -> None:
    one, other = tmp_path / "one.spydip", tmp_path / "two.spydip"
    keep(OURS.serving(one).serving(other).serving(one))
    assert account_for(one) == account_for(other)
    assert account_for(tmp_path / "three.spydip") is None
    keep(replace(OURS, address="second@post.example").serving(other))
    assert account_for(one).address == GM
    assert account_for(other).address == "second@post.example"
    forget(GM.upper())
    assert list(accounts()) == ["second@post.example"]


def test_no_password_is_in_the_file_and_only_its_owner_reads_it(ring: Memory) -> None:
    keep(OURS)
    assert passwords.keep(OURS, "four words of bread")
    assert passwords.kept(OURS) == "four words of bread"
    assert "bread" not in place().read_text("utf-8")
    assert place().stat().st_mode & 0o077 == 0
    passwords.forget(OURS)
    passwords.forget(OURS)
    assert ring.kept == {}
    assert passwords.kept(OURS) == ""


def test_without_a_keyring_nothing_is_kept_and_nothing_fails() -> None:
    keyring.set_keyring(NoKeyring())
    assert not passwords.keep(OURS, "four words of bread")
    assert passwords.kept(OURS) == ""
    passwords.forget(OURS)


def test_a_keyring_that_stays_locked_is_as_good_as_none(
    ring: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise KeyringLocked("no")

    for what in ("get_password", "set_password"):
        monkeypatch.setattr(ring, what, locked)
    assert not passwords.keep(OURS, "four words of bread")
    assert passwords.kept(OURS) == ""


def test_a_keyring_that_is_a_plain_file_gets_no_password() -> None:
    class PlaintextKeyring(Memory):
        pass

    PlaintextKeyring.__module__ = "keyrings.alt.file"
    plain = PlaintextKeyring()
    keyring.set_keyring(plain)
    assert not passwords.keep(OURS, "four words of bread")
    assert plain.kept == {}


def test_servers_that_cannot_be_meant_are_refused() -> None:
    for server in (Server(host="", port=993), Server(host="mail.example", port=0)):
        with pytest.raises(AccountError, match="is no server"):
            keep(replace(OURS, imap=server))
    with pytest.raises(AccountError, match="only a server on this machine"):
        keep(replace(OURS, smtp=Server(host="mail.example", port=25, security="none")))
    for here in ("127.0.0.1", "localhost", "::1"):
        keep(replace(OURS, smtp=Server(host=here, port=1025, security="none")))


def test_a_damaged_file_of_accounts_is_named() -> None:
    place().parent.mkdir(parents=True)
    for text in ("account = 3", "[account.x]\naddress = 1", "[[["):
        place().write_text(text, "utf-8")
        with pytest.raises(AccountError, match=r"accounts\.toml"):
            accounts()
