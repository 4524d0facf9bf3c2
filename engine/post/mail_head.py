"""The head of a mail: who sent it when, about what, and what servers on its way say of it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from itertools import islice

from engine.post.address import folded

_VERDICTS = 10
"""How many lines of servers are kept, the newest first."""

_LINE = 1_000
_LETTER = re.compile(r"\\?.", re.DOTALL)
_ADDRESS = re.compile(r"[^\s<>()\[\]:;,\"]{1,200}@[^\s<>(),;\"]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The contents of a mail's head.

    ``unsure`` is the text for why nobody can tell who sent it; empty if there is a single address.
    ``verdicts`` are the ``Authentication-Results``, newest first, whoever wrote them.
    """

    sender: str
    name: str
    unsure: str
    subject: str
    date: str
    verdicts: tuple[str, ...] = ()


def head_of(message: EmailMessage) -> Head:
    """The head of a mail; raises what the library raises for impossible headers."""
    lines = tuple(_every(message, "from"))
    sender, unsure = sender_in(lines)
    header = policy.default.header_factory("from", lines[0] if lines else "")
    shown = [one.display_name for one in getattr(header, "addresses", ())]
    verdicts = (line[:_LINE] for line in _every(message, "authentication-results"))
    subject = next(_every(message, "subject"), "")
    return Head(
        sender=sender,
        name=shown[0] if shown and not unsure else "",
        unsure=unsure,
        subject=" ".join(str(policy.default.header_factory("subject", subject)).split()),
        date=_date(message),
        verdicts=tuple(islice(verdicts, _VERDICTS)),
    )


def sender_in(lines: Iterable[str]) -> tuple[str, str]:
    """The address in ``From`` lines and, if it cannot be trusted, the text that says why.

    The displayed name may contain another address, which counts as a sender unless quoted. So does
    what is left of an unusual one, such as ``"eve"@example.org``, which servers accept as well.
    """
    bare = "\n".join(map(unquoted, lines))
    odd = (word for word in _ADDRESS.sub(" ", bare).split() if "@" in word)
    found = dict.fromkeys(map(folded, (*_ADDRESS.findall(bare), *odd)))
    if len(found) == 1:
        return next(iter(found)), ""
    return ", ".join(found), "post.sender_several" if found else "post.sender_missing"


def unquoted(line: str) -> str:
    """A header without quoted text and comments; all of it if one of them never ends."""
    kept: list[str] = []
    depth, quoted = 0, False
    for letter in _LETTER.findall(line):
        if quoted or (letter == '"' and not depth):
            quoted = not quoted or letter != '"'
            kept.append(" ")
        elif letter == "(" or (letter == ")" and depth):
            depth += 1 if letter == "(" else -1
            kept.append(" ")
        elif not depth:
            kept.append(letter)
    return line if depth or quoted else "".join(kept)


def _every(message: EmailMessage, name: str) -> Iterator[str]:
    """All headers with a name, even in plain UTF-8, which the library takes for damaged."""
    for key, value in message.raw_items():
        if key.lower() == name:
            raw = str(value).encode("utf-8", "surrogateescape")
            yield " ".join(_decoded(raw).splitlines())


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def _date(message: EmailMessage) -> str:
    try:
        return parsedate_to_datetime(str(message.get("Date", ""))).isoformat()
    except (TypeError, ValueError, OverflowError):
        return ""
