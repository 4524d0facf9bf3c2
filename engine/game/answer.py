"""A player's answer: an order sheet that a person can read, with a line that proves it whole."""

import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.game.packet_content import Invitation
from engine.game.packet_lock import Signer

_LINE = re.compile(
    r"^[\s>]*# Check: (?P<game>\S+) (?P<power>\S+) (?P<due>\S+) (?P<count>\d+) orders? "
    r"(?P<code>[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4})\s*$",
    re.MULTILINE,
)
_KEY = re.compile(r"^[\s>]*# Key: (age1[0-9a-z]{20,80})\s*$", re.MULTILINE)


_SHEET = re.compile(r"^[\s>]*# (?:Orders for .+, \S+|Check\b.*)\s*$", re.MULTILINE)
"""A line that only a sheet has which had a check line too."""


class Check(StrEnum):
    """What the check line of a sheet says."""

    NONE = "none"
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


def sheet(to: Invitation, orders: Sequence[str], *, key: str = "") -> str:
    """The sheet that answers a packet with orders in canonical text.

    ``key`` is the player's public key, where later packets should be locked with it.
    """
    code = _code(to.token, orders, key)
    number = f"{len(orders)} order" + ("" if len(orders) == 1 else "s")
    lines = [
        f"# Orders for {to.title}, {to.due}",
        f"{to.power}:",
        *orders,
        *([f"# Key: {key}"] if key else []),
        f"# Check: {to.game} {to.power} {to.due} {number} {code}",
    ]
    return "\n".join(lines) + "\n"


def check(text: str, orders: Iterable[str], due: Due, by: Signer) -> Check:
    """What the check line in a mail says of the orders that were read from it."""
    found = _LINE.search(text)
    if found is None:
        return Check.DAMAGED if _SHEET.search(text) else Check.NONE
    if (found["game"], found["power"], found["due"]) != (due.game, due.power, due.due):
        return Check.OTHER
    code = _code(by.token(due.game, due.power, due.due), list(orders), key_in(text))
    return Check.RIGHT if hmac.compare_digest(code, found["code"]) else Check.CHANGED


def key_in(text: str) -> str:
    """The key that a sheet asks for later packets to be locked with; empty if it asks for none."""
    found = _KEY.findall(text)
    return str(found[-1]) if found else ""


def _code(token: str, orders: Sequence[str], key: str) -> str:
    """Twelve hexadecimal digits over the orders in any sequence, made with the packet's secret."""
    words = "\n".join([*sorted(orders), *([f"# Key: {key}"] if key else [])]).encode()
    digits = hmac.new(token.encode(), words, hashlib.sha256).hexdigest()
    return f"{digits[:4]}-{digits[4:8]}-{digits[8:12]}"
