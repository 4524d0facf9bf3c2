"""Mails are taken apart in a process of its own: one that is stopped harms no other."""

import sys
from pathlib import Path

import pytest

from engine.board.graph import PowerId
from engine.post import mail_reader
from engine.post.inbox import intake
from engine.post.mail import MailError
from engine.post.mail_reader import MailReader, gather
from engine.post.mailbox import Mailbox
from tests.helpers.postal import ADDRESSES, book, tannenburg

GOOD = f"From: {ADDRESSES['FRANCE']}\nSubject: France\n\nA PAR - BUR\n".encode()
ENDLESS = "import time\n\ndef parse(content, source, known):\n    time.sleep(600)\n"
GREEDY = "def parse(content, source, known):\n    return bytearray(10**12)\n"
DEADLY = "import os\n\ndef parse(content, source, known):\n    os._exit(1)\n"
FAULTY = "def parse(content, source, known):\n    return source.nothing\n"
PAGE = (
    "From: {}\nSubject: France\nDate: Tue, 04 Mar 2025 10:00:00 +0000\nMIME-Version: 1.0\n"
    "Content-Type: text/html\n\n<p>A PAR - BUR</p>\n"
)


def served(parse: str) -> str:
    """A reader's program that takes apart the mail with ``bad`` in its head by another function."""
    return (
        f"{parse}\nbad = parse\nfrom engine.post import mail_server as here\ngood = here.parse\n"
        "here.parse = lambda c, s, k: (bad if b'bad' in c else good)(c, s, k)\nhere.serve()\n"
    )


@pytest.mark.parametrize(
    ("parse", "reason"),
    [
        (ENDLESS, "more time or memory"),
        (GREEDY, "more time or memory"),
        (DEADLY, "more time or memory"),
        (FAULTY, "cannot be taken apart"),
    ],
)
def test_a_mail_that_stops_the_reader_is_shown_with_the_reason_and_the_next_one_is_read(
    parse: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = [sys.executable, "-P", "-c", served(parse)]
    monkeypatch.setattr(mail_reader, "task", lambda _module: line)
    with MailReader(1.0) as reader:
        bad, good = (reader.read(one, "a.eml") for one in (b"Subject: bad\n" + GOOD, GOOD))
    held = intake(tannenburg(), book(), bad)
    assert reason in str(held.sorted.held)
    assert (bad.sender, bad.subject, held.orders) == (ADDRESSES["FRANCE"], "France", ())
    assert [line.text for line in held.unread] == ["A PAR - BUR"]
    assert intake(tannenburg(), book(), good).accepted


def test_where_no_process_can_begin_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with MailReader() as reader, pytest.raises(MailError, match="a second process"):
        reader.read(GOOD, "a.eml")


def test_a_page_is_read_once_it_is_known_who_sent_it(tmp_path: Path) -> None:
    (tmp_path / "a.eml").write_text(PAGE.format("eve@there.example"), "utf-8")
    (tmp_path / "b.eml").write_text(PAGE.format(ADDRESSES["FRANCE"]), "utf-8")
    box = Mailbox(tannenburg(), book())
    stranger, player = gather([tmp_path], box.known)[0]
    assert box.put([stranger, player]) == 2
    entry = next(one for one in box.entries if one.mail == stranger)
    assert player.text == "A PAR - BUR"
    assert (stranger.text, entry.one.orders) == ("", ())
    assert "HTML part is read once" in str(entry.one.sorted.held)
    box.assign(entry, PowerId("FRANCE"))
    assert (entry.mail.text, len(entry.one.orders)) == ("A PAR - BUR", 1)
