"""Each draft goes out once, to whom it names, and the log says what became of it."""

from collections.abc import Sequence
from dataclasses import replace
from email import message_from_bytes, policy
from pathlib import Path

import pytest

from engine.post.outbox import note
from engine.wire.account import Server
from engine.wire.errors import LoginError, WireError
from engine.wire.log import Line, Log, State
from engine.wire.outgoing import Outgoing
from engine.wire.sending import send, tried
from tests.engine.wire.conftest import GM
from tests.helpers.mail_servers import PASSWORD, PostOffice, post_office, trusted
from tests.helpers.postal import ADDRESSES, NOON, book

FRANCE, ITALY = ADDRESSES["FRANCE"], ADDRESSES["ITALY"]


def draft(
    *to: str, subject: str = "[Tannenburg] news", text: str = "Hello.\n.\nBye.\n"
) -> Outgoing:
    return Outgoing(note(book(), to, subject, text))


@pytest.fixture
def log(tmp_path: Path) -> Log:
    return Log(tmp_path / "game.post" / "sent.jsonl")


def sent(office: PostOffice, log: Log, mails: Sequence[Outgoing], **how: bool) -> list[Line]:
    return list(send(office.account(GM), PASSWORD, mails, log, **how))


def states(log: Log) -> list[State]:
    return [line.state for line in log.lines()]


def test_a_draft_arrives_as_a_mail_with_date_and_name(office: PostOffice, log: Log) -> None:
    one = draft(FRANCE)
    [line] = sent(office, log, [one])
    assert (line.state, line.to, line.subject) == (State.SENT, (FRANCE,), "[Tannenburg] news")
    [content] = office.mails(FRANCE)
    mail = message_from_bytes(content, policy=policy.default)
    assert mail.get_body(("plain",)).get_content().splitlines() == ["Hello.", ".", "Bye."]
    assert mail["X-Unsent"] is None
    assert mail["Date"].datetime.tzinfo is not None
    assert mail["Message-ID"] == one.message_id(GM)
    assert mail["From"] == "Ana Ruiz <gm@tannenburg.example>"
    assert mail.defects == []


def test_nothing_goes_out_twice(office: PostOffice, log: Log) -> None:
    one, other = draft(FRANCE), draft(ITALY)
    sent(office, log, [one])
    assert [line.to for line in sent(office, log, [one, other])] == [(ITALY,)]
    assert sent(office, log, [one, other], again=True) == []
    assert len(office.arrived) == 2


def test_a_connection_that_breaks_before_the_answer_leaves_it_open(
    office: PostOffice, log: Log
) -> None:
    mails = [draft(FRANCE), draft(ITALY)]
    office.hang_up = True
    with pytest.raises(WireError, match="broke"):
        sent(office, log, mails)
    assert states(log) == [State.HANDED]
    assert [line.to for line in sent(office, log, mails)] == [(ITALY,)]
    assert len(office.mails(FRANCE)) == 1
    sent(office, log, mails, again=True)
    names = {message_from_bytes(one)["Message-ID"] for one in office.mails(FRANCE)}
    assert names == {mails[0].message_id(GM)}, "a second one is known for the same mail"


def test_a_full_mailbox_stops_no_other_mail(office: PostOffice, log: Log) -> None:
    office.full = {FRANCE}
    lines = sent(office, log, [draft(FRANCE), draft(ITALY)])
    assert [line.state for line in lines] == [State.REFUSED, State.SENT]
    assert lines[0].said == "4.2.2 Mailbox full"
    office.full = set()
    assert [line.to for line in sent(office, log, [draft(FRANCE), draft(ITALY)])] == [(FRANCE,)]


def test_of_two_addresses_the_one_that_is_there_gets_the_mail(office: PostOffice, log: Log) -> None:
    office.unknown = {"old@away.example"}
    [line] = sent(office, log, [draft("old@away.example", FRANCE)])
    assert (line.state, line.to, line.refused) == (State.SENT, (FRANCE,), ("old@away.example",))


def test_a_draft_to_nobody_is_refused(office: PostOffice, log: Log) -> None:
    [line] = sent(office, log, [draft()])
    assert line.state is State.REFUSED
    assert office.arrived == []


def test_a_subject_cannot_add_lines_to_the_head(office: PostOffice, log: Log) -> None:
    sent(office, log, [draft(FRANCE, subject="x\r\nBcc: eve@away.example")])
    [(to, content)] = office.arrived
    assert to == (FRANCE,)
    assert message_from_bytes(content)["Bcc"] is None


def test_the_wrong_password_and_the_wrong_certificate_send_nothing(
    office: PostOffice, log: Log, tmp_path: Path
) -> None:
    with pytest.raises(LoginError, match="localhost refuses gm@"):
        list(send(office.account(GM), "wrong", [draft(FRANCE)], log))
    with post_office(tmp_path / "other", GM, certificate="elsewhere") as other, trusted():
        with pytest.raises(WireError, match="does not prove"):
            list(send(other.account(GM), PASSWORD, [draft(FRANCE)], log))
        assert other.logins == []
    assert log.lines() == ()
    assert office.arrived == []


def test_trying_logs_in_and_sends_nothing(office: PostOffice) -> None:
    tried(office.account(GM), PASSWORD)
    assert office.arrived == []
    shut = replace(office.account(GM), smtp=Server(host="localhost", port=1))
    with pytest.raises(WireError):
        tried(shut, PASSWORD)


def test_a_log_that_was_cut_off_is_read_as_far_as_it_goes(log: Log, tmp_path: Path) -> None:
    log.add("one", State.SENT, [FRANCE], "news")
    path = tmp_path / "game.post" / "sent.jsonl"
    path.write_bytes(path.read_bytes() + b'{"at": "2025-03-04T12')
    assert log.states() == {"one": State.SENT}


def test_a_letter_without_an_address_of_its_own_comes_from_the_account() -> None:
    bare = Outgoing(note(replace(book(), address=""), [FRANCE], "news", "Hello.\n"))
    mail = message_from_bytes(bare.message(GM, NOON))
    assert mail["From"] == GM
