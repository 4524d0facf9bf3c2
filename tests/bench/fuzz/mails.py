"""Mails: those that are kept, put together anew, with heads that nobody would write, and damaged.

Whatever comes, each line that says something is shown, and orders come from a sender in the book.
"""

import base64
from functools import cache
from random import Random

from engine.game.game import Game
from engine.post.book import Book
from engine.post.inbox import Intake, intake
from engine.post.mail import parse
from engine.post.receipt import account, receipt
from tests.bench.fuzz import orders
from tests.helpers.long_mails import KINDS
from tests.helpers.mails import MAILS
from tests.helpers.postal import ADDRESSES, book, tannenburg

SENDERS = (
    *(f"{power} <{address}>" for power, address in ADDRESSES.items()),
    *("m.dubreuil@courriel.example, eve@there.example", "Eve <eve@there.example>", "", "@", "<>"),
    *('"Dubreuil, M." <m.dubreuil@courriel.example>', "<m.dubreuil@courriel.example", "a@b@c"),
    *("Équipe: m.dubreuil@courriel.example;", "=?utf-8?q?=C3=89?= <m.dubreuil@courriel.example>"),
    *("m.dubreuil(x)@courriel.example", "\u041c. <m.dubreuil@courriel.example>", "\x00 <a@b.c>"),
)
"""Names under which mails come, true and false."""

_HEADS = """
Subject: [Tannenburg] France S1901M
Subject: =?utf-8?b?w4k=?=
Subject: =?x?q?a?=
Date: Tue, 04 Mar 2025 10:00:00 +0000
Date: never
Date: Tue, 04 Mar 99999 10:00:00 +9999
Sender: x@y.example
Reply-To: eve@there.example
From: eve@there.example
Authentication-Results: mx.example; dmarc=fail
Received: from x by y; Tue
Content-Type: text/plain; format=flowed
Content-Type: text/html; charset=utf-16
Content-Type: multipart/alternative; boundary=b
Content-Type: text/plain; charset=idna
Content-Type: text/plain; charset=punycode
Content-Type: message/rfc822
Content-Type: x
Content-Transfer-Encoding: base64
Content-Transfer-Encoding: quoted-printable
Content-Transfer-Encoding: uuencode
MIME-Version: 1.0
 folded
: nothing
no colon
"""
_MARKS = (
    *("<p>", "</p>", "<td>", "<s>", "</s>", "<b", "<!--", "-->", "<![CDATA[", "<?", "&#x110000;"),
    *(
        "&nbsp",
        "<blockquote>",
        "<style>",
        "<a href='",
        "<div style='display:none'>",
        "<br/>",
        "--b",
        "--b--",
        "> a",
        "-- ",
    ),
    "# Check: x FRANCE S1901M 1 order 0000-0000-0000",
)
_BYTES = tuple(b"|\0|\xff\xfe|\r|\n\n|\n> |--b\n|--b--|=|=?|:|(|IF (".split(b"|"))


@cache
def _kept() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(MAILS.rglob("*.*")))


@cache
def _game() -> tuple[Game, Book]:
    return tannenburg(), book()


def draw(lot: Random) -> bytes:
    """The bytes of a mail: a true one, one put together, or one of those that once took long."""
    chance = lot.random()
    if chance < 0.4:
        content = lot.choice(_kept())
    elif chance < 0.95:
        content = _made(lot)
    else:
        content = KINDS[lot.choice(tuple(KINDS))](lot.choice((300, 3_000, 30_000)))
    for _ in range(lot.choice((0, 1, 2, 8))):
        place = lot.randrange(len(content) + 1)
        new = lot.choice(
            (lot.choice(_BYTES), lot.randbytes(3), content[place : place + lot.randrange(200)])
        )
        content = content[:place] + new + content[place + lot.randrange(8) :]
    return content


def _made(lot: Random) -> bytes:
    more = lot.choices(_HEADS.splitlines()[1:], k=lot.randrange(8))
    head = [f"From: {lot.choice(SENDERS)}", *more]
    lot.shuffle(head)
    lines = [orders.draw(lot) for _ in range(lot.randrange(12))]
    for _ in range(lot.randrange(6)):
        lines.insert(lot.randrange(len(lines) + 1), lot.choice(_MARKS))
    body = lot.choice(("\n", "\r\n", "<br>")).join(lines)
    raw = body.encode(lot.choice(("utf-8", "utf-16", "cp1252", "koi8-r")), "replace")
    if lot.random() < 0.1:
        raw = base64.encodebytes(raw)
    return "\n".join(head).encode(lot.choice(("utf-8", "latin-1")), "replace") + b"\n\n" + raw


def put(content: bytes) -> None:
    """Read it as the inbox does, and say what it came to."""
    game, players = _game()
    one = intake(game, players, parse(content))
    account(one)
    if one.power is not None:
        receipt(one, "Tannenburg", "S1901M")
    if one.accepted and one.mail.sender and one.power not in players.powers_of(one.mail.sender):
        raise AssertionError(one.mail.sender)
    nothing_is_lost(one)


def nothing_is_lost(one: Intake) -> None:
    """Every line of a mail with a letter or digit is shown somewhere, or this raises."""
    every = (*one.read, *one.unread, *one.talk, *one.strange, *one.aside)
    shown = {line.number for line in every}
    lost = [
        text
        for number, text in enumerate(one.mail.text.split("\n"), 1)
        if any(map(str.isalnum, text)) and number not in shown
    ]
    if lost:
        raise AssertionError(lost)
