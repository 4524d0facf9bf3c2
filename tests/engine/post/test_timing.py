"""Late mails say so, mailboxes and Maildirs are read, and a messy deadline is taken in."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.orders.notation import write
from engine.post.book import Book
from engine.post.mail import is_draft, parse
from engine.post.mail_reader import gather
from engine.post.mailbox import Mailbox
from engine.post.timing import Timing, lateness
from tests.helpers import messy_mails

UNTIL = datetime(2026, 12, 4, 20, tzinfo=UTC)
HEAD = "From: jo@a.example\nSubject: Italy\nDate: {date}\n\n{text}\n"


def test_a_mail_is_late_by_the_deadline_and_the_time_of_grace() -> None:
    book = Book(deadlines={"S1901M": UNTIL}, grace=timedelta(hours=4))
    came = {
        "Fri, 04 Dec 2026 20:59:00 +0100": None,
        "Fri, 04 Dec 2026 22:30:00 +0100": Timing.GRACE,
        "Sat, 05 Dec 2026 03:00:00 +0100": Timing.LATE,
    }
    for date, timing in came.items():
        late = lateness(book, "S1901M", parse(HEAD.format(date=date, text="x").encode()))
        assert (late and late.timing) == timing
    late = lateness(book, "S1901M", parse(HEAD.format(date=date, text="x").encode()))
    assert late is not None
    assert str(late.said) == "sent 6 hours after the deadline, too late"
    assert lateness(book, "F1901M", parse(HEAD.format(date=date, text="x").encode())) is None


def test_a_mailbox_and_a_maildir_are_read_mail_by_mail(tmp_path: Path) -> None:
    mails = [HEAD.format(date="Fri, 04 Dec 2026 20:00:00 +0000", text=f"A VEN {n}") for n in "HS"]
    boxed = "".join(f"From jo@a.example Fri Dec  4 20:00:00 2026\n{mail}\n" for mail in mails)
    for name in ("game.mbox", "Inbox"):
        (tmp_path / name).write_text(boxed, "utf-8")
        found, faults = gather([tmp_path / name])
        assert ([mail.text.strip() for mail in found], faults) == (["A VEN H", "A VEN S"], [])
        assert found[1].source == f"{name}, 2"
    for name in ("cur", "new", "tmp"):
        (tmp_path / "box" / name).mkdir(parents=True)
    (tmp_path / "box" / "cur" / "1733.M1P2.host:2,S").write_text(mails[0], "utf-8")
    (tmp_path / "box" / "new" / "1734.M1P3.host").write_text(mails[1], "utf-8")
    (tmp_path / "box" / "tmp" / "half").write_text("From", "utf-8")
    found, faults = gather([tmp_path / "box"])
    assert ([mail.text.strip() for mail in found], faults) == (["A VEN H", "A VEN S"], [])


def test_a_draft_that_nobody_sent_has_its_subject_and_no_sender() -> None:
    draft = b"Subject: [Walk] ITALY F1901M\nContent-Type: text/plain; charset=utf-8\n\nA VEN H\n"
    one = parse(draft, "answer.eml")
    assert (one.subject, one.sender, one.unsure) == ("[Walk] ITALY F1901M", "", "")
    assert one.text.strip() == "A VEN H"
    assert not is_draft(b"Subject: x\n\nA VEN H\n")
    assert not is_draft(b"FRANCE: A PAR H\n")


def test_a_messy_deadline_leaves_only_what_a_person_must_decide(tmp_path: Path) -> None:
    file = messy_mails.kept(tmp_path)
    with Game.open(file) as game:
        box = Mailbox(game, messy_mails.players(), file=file)
        box.put(gather([messy_mails.MAILS])[0])
        assert len(box.entries) == 14
        box.take([entry for entry in box.entries if entry.plain])
        left = [e.mail.source[:2] for e in box.entries if not (e.taken or e.kept_for)]
        assert left == ["02", "01", "04", "08", "09", "12", "14"]
        assert [e.mail.source[:2] for e in box.idle] == ["02", "01", "04"]
        box.put_away(*box.idle)
        left = [e.mail.source[:2] for e in box.entries if not (e.taken or e.kept_for)]
        assert left == ["08", "09", "12", "14"], "press, holidays, no check line, late"
        germany = [write(order) for order in game.in_hand(PowerId("GERMANY"))]
        assert "A MUN - TYR" in germany
        assert len(germany) == 7
        kept = [e for e in box.entries if e.kept_for]
        assert [(e.kept_for, e.mail.text) for e in kept] == [("S1902R", "A VEN - PIE\nF ION - APU")]
        russia = {write(order) for order in game.in_hand(PowerId("RUSSIA"))}
        assert {"A UKR SEARCH GERMANY", "A WAR SEARCH GERMANY", "F SEV - BLA"} <= russia
