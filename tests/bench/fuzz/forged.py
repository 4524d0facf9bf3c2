"""Forged mails: true sheets under other names and dates, cut up, mixed, changed and sent again.

France must show a check line and has a sheet in hand, Italy must sign, Germany's address is enough.
What is taken without a look is a true sheet no older than the one in hand, or comes from Germany.
"""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import cache
from pathlib import Path
from random import Random

from nacl.signing import SigningKey

from engine.board.graph import PowerId
from engine.game import answer
from engine.game.identity import Identity
from engine.game.known_keys import KnownKeys
from engine.game.packet import pack
from engine.game.packet_lock import Signer
from engine.orders.notation import write
from engine.post.inbox import record
from engine.post.mail import parse
from engine.post.mailbox import Mailbox
from tests.bench.fuzz.mails import SENDERS
from tests.helpers.postal import ADDRESSES, book, tannenburg

_GM = Signer(SigningKey(bytes(range(32))))
_OWN = Identity("ITALY", "age1" + "q" * 58)
_NOON = datetime(2025, 3, 4, 12, tzinfo=UTC)
_ORDERS = {
    "FRANCE": ("A PAR - BUR\nA MAR H", "A PAR - PIC\nA MAR - SPA", "A PAR H\nA MAR - BUR"),
    "ITALY": ("A VEN - TYR", "A VEN - TRI", "A VEN H"),
}
_TRUE = {
    PowerId("FRANCE"): {frozenset(text.split("\n")) for text in _ORDERS["FRANCE"][1:]},
    PowerId("ITALY"): {frozenset([text]) for text in _ORDERS["ITALY"]},
}
"""What may be taken: of France's sheets that in hand and the one after it."""


@cache
def _table() -> tuple[Mailbox, tuple[str, ...]]:
    """The inbox, and every sheet that the players made."""
    game, sheets = tannenburg(), []
    for name, texts in _ORDERS.items():
        token = _GM.token(game.record.header.game, name, "S1901M")
        to = pack(game, PowerId(name), token=token).invitation
        for hour, text in enumerate(texts):
            by = _OWN.signer if name == "ITALY" else None
            made = _NOON + timedelta(hours=hour)
            sheets.append(answer.sheet(to, text.split("\n"), by=by, made=made))
    seats = dict(book().seats)
    for name, proof, signs in (
        ("FRANCE", "check line", ""),
        ("ITALY", "signed", _OWN.signer.public),
    ):
        power = PowerId(name)
        seats[power] = replace(seats[power], proof=proof, signs=signs)
    nobody = KnownKeys(Path("nowhere"), learns=False)
    box = Mailbox(game, replace(book(), seats=seats, mail_server="mx.gm"), _GM, keys=nobody)
    in_hand = box.read(parse(_head(ADDRESSES["FRANCE"], _NOON) + sheets[1].encode()))
    if not in_hand.accepted:
        raise AssertionError(in_hand.sorted)
    record(game, in_hand)
    return box, tuple(sheets)


def _head(sender: str, date: datetime, more: str = "") -> bytes:
    return f"From: {sender}\nSubject: orders\nDate: {format_datetime(date)}\n{more}\n".encode()


def draw(lot: Random) -> bytes:
    """A mail with lines of one or two true sheets, some of them changed."""
    _, sheets = _table()
    lines = lot.choice(sheets).splitlines()
    if lot.random() < 0.5:
        other = lot.choice(sheets).splitlines()
        start, end = lot.randrange(len(lines) + 1), lot.randrange(len(other) + 1)
        lines = lines[:start] + other[end:]
    for _ in range(lot.randrange(4)):
        _change(lot, lines)
    mark = lot.choice(("", "", "", "> "))
    address = lot.choice((*ADDRESSES.values(), *SENDERS))
    said = lot.choice(("pass", "fail"))
    more = lot.choice(("", f"Authentication-Results: mx.gm; dmarc={said}\n"))
    date = _NOON + timedelta(hours=lot.randint(-2, 99))
    return _head(address, date, more) + "".join(f"{mark}{line}\n" for line in lines).encode()


def _change(lot: Random, lines: list[str]) -> None:
    place = lot.randrange(len(lines) + 1)
    orders = [order for texts in _ORDERS.values() for text in texts for order in text.split("\n")]
    if lot.random() < 0.4 or place == len(lines):
        lines.insert(
            place, lot.choice((*orders, "A MUN - BUR", "FRANCE:", "Correction", "# x", "--"))
        )
    elif lot.random() < 0.5:
        del lines[place : place + lot.randint(1, 3)]
        lines.append("")
    else:
        at = lot.randrange(len(lines[place]) + 1)
        new = lot.choice("0123456789ABCDEFabcdef-TZ #")
        lines[place] = lines[place][:at] + new + lines[place][at + 1 :]


def put(content: bytes) -> None:
    """Read it as the inbox does; what would be taken without a look must be its player's."""
    box, _ = _table()
    one = box.read(parse(content))
    if not one.accepted:
        return
    if b"dmarc=fail" in content:
        raise AssertionError("dmarc")
    given = frozenset(map(write, one.orders))
    if one.power in _TRUE and given not in _TRUE[one.power]:
        raise AssertionError(one.power, given)
    if one.power is None or ADDRESSES[one.power] != one.mail.sender:
        raise AssertionError(one.power, one.mail.sender)
