"""``spydip mail``: an account in one command, what waits and what was sent, and no password."""

from pathlib import Path

import keyring
import pytest
from click.testing import CliRunner, Result
from keyring.backends.fail import Keyring as NoKeyring

from engine.cli import program
from engine.cli.mail import PASSWORD as VARIABLE
from engine.post.book import save
from engine.post.outbox import note
from engine.wire.account import accounts
from tests.engine.wire.conftest import GM, Memory
from tests.helpers.mail_servers import PASSWORD, PostOffice
from tests.helpers.postal import ADDRESSES, book, tannenburg

FRANCE = ADDRESSES["FRANCE"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "tannenburg.spydip"
    with tannenburg() as game:
        game.save_as(place)
    save(place, book())
    return place


def asked(*arguments: str | Path) -> Result:
    return CliRunner().invoke(program, [str(a) for a in arguments])


def run(*arguments: str | Path) -> str:
    result = asked(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


def set_up(office: PostOffice, file: Path, *more: str) -> Result:
    servers = ("--imap", f"localhost:{office.imap_port}", "--smtp", f"localhost:{office.smtp_port}")
    return asked("mail", "account", GM, file, *servers, "--security", "starttls", *more)


def test_an_account_is_tried_and_its_password_goes_into_the_keyring(
    office: PostOffice, file: Path, settings: Path, ring: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, PASSWORD)
    told = set_up(office, file).output
    assert "not known here" in told
    assert "It works: 0 mails lie in INBOX, and localhost sends for you." in told
    assert "in the system’s keyring" in told
    monkeypatch.delenv(VARIABLE)
    assert "0 new mails" in run("mail", "fetch")
    assert set(ring.kept.values()) == {PASSWORD}
    written = [path.read_bytes() for path in settings.rglob("*") if path.is_file()]
    assert written
    assert not any(PASSWORD.encode() in content for content in written)
    run("mail", "account", GM, "--forget")
    assert ring.kept == {}
    assert accounts() == {}


def test_a_refused_account_is_not_kept(
    office: PostOffice, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "wrong")
    refused = set_up(office, file)
    assert refused.exit_code == 1
    assert "localhost refuses gm@tannenburg.example" in refused.output
    assert accounts() == {}


def test_without_a_keyring_the_password_is_asked_for_and_never_an_argument(
    office: PostOffice, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyring.set_keyring(NoKeyring())
    monkeypatch.setenv(VARIABLE, PASSWORD)
    assert "asked for each time" in set_up(office, file).output
    monkeypatch.delenv(VARIABLE)
    left = asked("mail", "fetch")
    assert left.exit_code == 1
    assert f"A password is needed for {GM}" in left.output
    assert "--password" not in run("mail", "account", "--help")


def test_what_names_no_game_waits_until_it_is_given_to_one(
    office: PostOffice, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, PASSWORD)
    set_up(office, file)
    for subject in ("May I play?", "Cheap watches"):
        office.put(GM, f"From: eve@away.example\nTo: {GM}\nSubject: {subject}\n\nHello\n".encode())
    office.put(GM, f"From: {FRANCE}\nTo: {GM}\nSubject: orders\n\nA PAR - BUR\n".encode())
    told = run("mail", "fetch")
    assert "1 new mail." in told
    assert "Tannenburg: 1" in told
    assert "2 mails name no game of this account and wait." in told
    [play] = [line for line in run("mail", "waiting").splitlines() if "May I play?" in line]
    run("mail", "waiting", "--give", play.partition(":")[0], file)
    assert "eve@away.example  Cheap watches" in run("mail", "waiting")
    run("mail", "waiting", "--away", "1")
    assert run("mail", "waiting") == ""
    assert "eve@away.example is not in the book" in run("tray", file)
    assert "No mail waits under 1" in asked("mail", "waiting", "--away", "1").output


def test_a_draft_is_shown_before_it_goes_and_goes_once(
    office: PostOffice, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, PASSWORD)
    set_up(office, file)
    folder = tmp_path / "drafts"
    folder.mkdir()
    (folder / "one.eml").write_bytes(note(book(), [FRANCE], "News", "Hello.\n"))
    assert f"News → {FRANCE}" in run("mail", "send", file, folder, "--test")
    assert office.arrived == []
    assert f"News: sent to {FRANCE}." in run("mail", "send", file, folder)
    assert "Nothing is written" in run("mail", "send", file, folder)
    assert f"News: sent to {FRANCE}." in run("mail", "log", file)
    assert len(office.mails(FRANCE)) == 1


def test_what_was_handed_over_without_an_answer_is_said_and_sent_only_if_wanted(
    office: PostOffice, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, PASSWORD)
    set_up(office, file)
    draft = tmp_path / "one.eml"
    draft.write_bytes(note(book(), [FRANCE], "News", "Hello.\n"))
    office.hang_up = True
    assert asked("mail", "send", file, draft).exit_code == 1
    again = asked("mail", "send", file, draft)
    assert again.exit_code == 1
    assert "It may have arrived" in again.output
    assert len(office.mails(FRANCE)) == 1
    assert asked("mail", "send", file, draft, "--again").exit_code == 0
    assert len(office.mails(FRANCE)) == 2


def test_a_game_without_an_account_says_how_to_get_one(file: Path, tmp_path: Path) -> None:
    draft = tmp_path / "one.eml"
    draft.write_bytes(note(book(), [FRANCE], "News", "Hello.\n"))
    result = asked("mail", "send", file, draft)
    assert result.exit_code == 1
    assert f"spydip mail account ADDRESS {file}" in result.output
