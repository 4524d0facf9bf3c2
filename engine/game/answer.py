"""A player's answer: a human-readable order sheet, with lines that prove it is intact.

The check line is made with the packet's secret, the signature with the player's own key; both cover
game, power, deadline, orders, and the sheet's time stamp, which also numbers sheets: a later one
has a higher number. Sheets from older versions have no time stamp and no signature.
"""

import hashlib
import hmac
import re
from base64 import b32decode, b32encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from engine.game.packet_content import Invitation
from engine.game.packet_lock import Signer, signed_by

_LINE = re.compile(
    r"^[\s>]*# Check: (?P<game>\S+) (?P<power>\S+) (?P<due>\S+) (?P<count>\d+) orders? "
    r"(?P<code>[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4})\s*$",
    re.MULTILINE,
)
_MADE = re.compile(r"^[\s>]*# Sheet: (\d{8}T\d{6}Z)\s*$", re.MULTILINE)
_SIGNED = re.compile(
    r"^[\s>]*# Signed: ([A-Z2-7]{52})[ \t]*\n[\s>]*# ([A-Z2-7]{52})[ \t]*\n"
    r"[\s>]*# ([A-Z2-7]{51})[ \t]*$",
    re.MULTILINE,
)
_KEY = re.compile(r"^[\s>]*# Key: (age1[0-9a-z]{20,80})\s*$", re.MULTILINE)


_SHEET = re.compile(r"^[\s>]*# (?:Orders for .+, \S+|Check\b.*)\s*$", re.MULTILINE)
"""A line found only in sheets that had a check line too."""


class Check(StrEnum):
    """The result of a sheet's check line."""

    NONE = "none"
    SIGNED = "signed"
    RIGHT = "right"
    OTHER = "other"
    CHANGED = "changed"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """What an answer should be for: a game, a power and a deadline."""

    game: str
    power: str
    due: str


def sheet(
    to: Invitation,
    orders: Sequence[str],
    *,
    key: str = "",
    by: Signer | None = None,
    made: datetime | None = None,
) -> str:
    """The sheet that answers a packet with orders in canonical form.

    ``key`` is the player's public key, if later packets should be locked with it, ``by`` the key
    that the player signs with, and ``made`` the time stamp, which numbers the sheets of a deadline.
    """
    number = made.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ") if made else ""
    due = Due(game=to.game, power=to.power, due=to.due)
    code = _code(to.token, orders, key, number)
    count = f"{len(orders)} order" + ("" if len(orders) == 1 else "s")
    lines = [
        f"# Orders for {to.title}, {to.due}",
        f"{to.power}:",
        *orders,
        *([f"# Key: {key}"] if key else []),
        *([f"# Sheet: {number}"] if number else []),
        *(_signature(by, due, orders, key, number) if by else ()),
        f"# Check: {to.game} {to.power} {to.due} {count} {code}",
    ]
    return "\n".join(lines) + "\n"


def check(text: str, orders: Iterable[str], due: Due, by: Signer) -> Check:
    """The result of a mail's check line for the orders read from it."""
    found = _LINE.search(text)
    if found is None:
        return Check.DAMAGED if _SHEET.search(text) else Check.NONE
    if (found["game"], found["power"], found["due"]) != (due.game, due.power, due.due):
        return Check.OTHER
    given = list(orders)
    token = by.token(due.game, due.power, due.due)
    code = _code(token, given, key_in(text), number_in(text))
    if not hmac.compare_digest(code, found["code"]):
        return Check.CHANGED
    if _SIGNED.search(text) is None:
        return Check.RIGHT
    return Check.SIGNED if signer_in(text, given, due) else Check.CHANGED


def key_in(text: str) -> str:
    """The key with which a sheet asks to lock later packets; empty if it does not."""
    found = _KEY.findall(text)
    return str(found[-1]) if found else ""


def games_in(text: str) -> frozenset[str]:
    """The ids of the games that check lines in a text name."""
    return frozenset(found["game"] for found in _LINE.finditer(text))


def number_in(text: str) -> str:
    """The number of a sheet, which sorts sheets by time; empty if it has none."""
    found = _MADE.findall(text)
    return str(found[-1]) if found else ""


def signer_in(text: str, orders: Iterable[str], due: Due) -> str:
    """The public key that signed a sheet with these orders; empty if there is none."""
    found = _SIGNED.search(text)
    if found is None:
        return ""
    public, signature = _raw(found[1]).hex(), _raw(found[2] + found[3]).hex()
    content = _content(due, list(orders), key_in(text), number_in(text))
    return public if signed_by(public, signature, content) else ""


def _signature(
    by: Signer, due: Due, orders: Sequence[str], key: str, number: str
) -> tuple[str, str, str]:
    """Three lines short enough for any mail program."""
    parts = map(bytes.fromhex, (by.public, by.sign(_content(due, orders, key, number))))
    whole = "".join(b32encode(one).decode().rstrip("=") for one in parts)
    return f"# Signed: {whole[:52]}", f"# {whole[52:104]}", f"# {whole[104:]}"


def _raw(digits: str) -> bytes:
    return b32decode(digits + "=" * (-len(digits) % 8))


def _content(due: Due, orders: Sequence[str], key: str, number: str) -> bytes:
    head = ("spydip answer 1", due.game, due.power, due.due, number, key)
    return "\n".join((*head, *_in_sequence(orders, number))).encode()


def _in_sequence(orders: Sequence[str], number: str) -> Sequence[str]:
    """The orders as written, since the first builds count; old versions ignored the sequence."""
    return orders if number else sorted(orders)


def _code(token: str, orders: Sequence[str], key: str, number: str) -> str:
    """Twelve hexadecimal digits over the orders, made with the packet's secret."""
    more = [*([f"# Key: {key}"] if key else []), *([f"# Sheet: {number}"] if number else [])]
    words = "\n".join([*_in_sequence(orders, number), *more]).encode()
    digits = hmac.new(token.encode(), words, hashlib.sha256).hexdigest()
    return f"{digits[:4]}-{digits[4:8]}-{digits[8:12]}"
