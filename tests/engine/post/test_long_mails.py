"""Mails that are made to keep the inbox busy: shown, with the reason, beside good ones."""

from pathlib import Path

import pytest

from engine.board.graph import PowerId
from engine.orders import layout
from engine.orders.sheets import read_sheet
from engine.post.html_text import as_text
from engine.post.inbox import intake
from engine.post.mail import parse
from engine.post.mail_reader import gather
from engine.post.mailbox import Mailbox
from tests.helpers.long_mails import KINDS
from tests.helpers.postal import ADDRESSES, book, tannenburg

GOOD = f"From: {ADDRESSES['FRANCE']}\nSubject: France\n\nA PAR - BUR\n"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [2_000, 200_000])
def test_a_mail_of_any_length_is_read_or_shown_with_the_reason(kind: str, size: int) -> None:
    one = intake(tannenburg(), book(), parse(KINDS[kind](size)))
    words = [*one.unread, *one.talk, *one.strange, *one.aside]
    assert one.orders or words or all(map(layout.bare, one.mail.text.splitlines()))


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("parentheses in the sender", "headers is too long or too deep"),
        ("brackets in the subject", "headers is too long"),
        ("nested parts", "more parts than orders need"),
        ("many parts", "more parts than orders need"),
        ("orders on a line", "a line too long"),
        ("unclosed tags", "It has a line too long"),
        ("lines", "It is too long for orders"),
        ("lists", "would take too long"),
    ],
)
def test_what_is_over_the_limits_says_which_and_the_good_mail_beside_it_is_read(
    kind: str, reason: str, tmp_path: Path
) -> None:
    size = 20_000 if kind in ("lists", "orders on a line") else 200_000
    (tmp_path / "a.eml").write_bytes(KINDS[kind](size))
    (tmp_path / "b.eml").write_text(GOOD, "utf-8")
    box = Mailbox(tannenburg(), book())
    mails, refused = gather([tmp_path])
    assert (box.put(mails), refused) == (2, [])
    bad, good = sorted(box.entries, key=lambda entry: entry.mail.source)
    assert reason in str(bad.one.sorted.held)
    assert (bad.one.orders, bad.plain) == ((), False)
    assert bad.one.unread
    assert good.plain


def test_a_mail_over_the_limits_can_be_read_once_its_words_are_put_right() -> None:
    box = Mailbox(tannenburg(), book())
    box.put([parse(KINDS["parentheses in the sender"](5_000))])
    box.assign(box.entries[0], PowerId("AUSTRIA"))
    assert not box.entries[0].one.orders
    box.retype(box.entries[0], "A VIE - GAL")
    assert [str(order) for order in box.entries[0].one.orders] == ["A VIE - GAL"]


def test_words_put_right_beyond_a_limit_are_not_read() -> None:
    box = Mailbox(tannenburg(), book())
    box.put([parse(GOOD.encode())])
    box.retype(box.entries[0], "A PAR - BUR, " * 200)
    assert not box.entries[0].one.orders
    assert "a line too long" in str(box.entries[0].one.sorted.held)


def test_a_condition_that_is_nested_too_deep_is_a_line_that_is_no_order() -> None:
    sheet = read_sheet(tannenburg().reader, "IF " + "(" * 1_500 + "A PAR - BUR")
    assert "too deep" in str(sheet.unread[0].unread[0].message)


def test_a_page_with_broken_tags_and_comments_keeps_its_words() -> None:
    assert as_text("a<!-- b --><b>c<!--d<i") == "ac<!--d<i\n"
    assert (
        as_text("<s>one<b>two</s>three <blockquote>four")
        == "three\n> # struck out: onetwo\n> four\n"
    )
    assert as_text("1 < 2 and <b>3</b> < 4") == "1 < 2 and 3 < 4\n"
