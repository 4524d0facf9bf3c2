"""Mails from .eml files, texts or folders of both, as plain text with their sender."""

import email
import re
from base64 import b64encode
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email import policy
from email.errors import MessageError
from itertools import takewhile
from pathlib import Path

from engine.errors import UserError
from engine.files import readable
from engine.post import limits
from engine.post.mail_head import head_of, sender_in
from engine.post.mail_parts import decoded, words_of

_LARGEST = 60_000_000
"""How many bytes a mail may have, attached pictures included; orders are a page of text."""

_BROKEN = (
    AssertionError,
    AttributeError,
    LookupError,
    MessageError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What the library raises for headers that no mail program would write."""

_HEADER = re.compile(r"^([\w-]+):[ \t]*(.*)$", re.MULTILINE)

_SOFT_DASH = re.compile(r"(?<=\s)\u00ad(?=\s)")
"""A soft hyphen between spaces, which some mail programs write for a dash."""

_NOTHING = re.compile(r"[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]")
_SPACE = re.compile(r"[\u00a0\u2000-\u200a\u202f\u205f\u3000]")

_HEADERS = ("from:", "to:", "subject:", "date:", "received:", "return-path:", "message-id:")


class MailError(UserError):
    """A file cannot be read as a mail."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """One mail: where it was found, its sender, date, subject and text.

    ``sender`` is the bare address in lower case, empty if unknown; ``attached`` are the names of
    attachments without text, ``documents`` those of them that may contain text all the same, so
    that somebody has to look. ``over`` is the text for the limit it exceeds: only the first lines
    of such a mail are shown, and it is not read. ``unsure`` is the text for why nobody can tell who
    sent it, and ``verdicts`` are what servers say about that. ``unopened`` is the whole mail in
    base64 if its pages were not read, because nobody in the book sent it.
    """

    source: str
    sender: str
    name: str
    subject: str
    date: str
    text: str
    attached: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()
    over: str = ""
    unsure: str = ""
    verdicts: tuple[str, ...] = ()
    unopened: str = ""

    @property
    def moment(self) -> datetime:
        """When it was sent; the earliest possible time if it has no date."""
        return moment(self.date) if self.date else datetime.min.replace(tzinfo=UTC)


def content_of(path: Path) -> bytes:
    """The bytes of the mail in a file.

    Raises:
        MailError: it is missing or too large for a mail.
    """
    with readable(path, MailError):
        if path.stat().st_size > _LARGEST:
            raise MailError("post.is_too_large_mail_orders", path=str(path))
        return path.read_bytes()


def parse(content: bytes, source: str = "pasted", known: Collection[str] | None = None) -> Mail:
    """The mail in some bytes; without mail headers, they are its text.

    With a set of ``known`` addresses, pages from others are not read.
    """
    if is_draft(content):
        return replace(_apart(_from_start(content), source, None), unsure="")
    if not has_headers(content):
        words = decoded(content)
        text, over = _plain(words[: limits.TEXT]), limits.too_long(words)
        return Mail(source=source, sender="", name="", subject="", date="", text=text, over=over)
    return _apart(_from_start(content), source, known)


def _apart(content: bytes, source: str, known: Collection[str] | None) -> Mail:
    if over := limits.broken_by(content):
        return as_it_stands(content, source, over)
    try:
        return _taken_apart(content, source, known)
    except limits.OverError as error:
        return as_it_stands(content, source, error.limit)
    except _BROKEN:
        return as_it_stands(content, source)


def _taken_apart(content: bytes, source: str, known: Collection[str] | None) -> Mail:
    message = email.message_from_bytes(content, policy=policy.default)
    head = head_of(message)
    words = words_of(message, pages=known is None or head.sender in known)
    if not (words.attached or words.pages or "".join(words.texts).strip()):
        return as_it_stands(content, source)  # parts that no boundary separates, or nothing at all
    text = "\n".join(words.texts)
    whole = b64encode(content).decode() if words.pages and len(content) <= limits.KEPT else ""
    return Mail(
        source=source,
        sender=head.sender,
        name=head.name,
        subject=head.subject,
        date=head.date,
        text=_plain(text[: limits.TEXT]),
        attached=words.attached,
        documents=words.documents,
        over=limits.too_long(text),
        unsure=head.unsure,
        verdicts=head.verdicts,
        unopened=whole,
    )


def as_it_stands(content: bytes, source: str, over: str = "") -> Mail:
    """A mail with broken headers: sender and subject as far as they are clear, and all lines."""
    head, _, body = content.replace(b"\r\n", b"\n").partition(b"\n\n")
    found = [(key.lower(), value.strip()) for key, value in _HEADER.findall(decoded(head))]
    sender, unsure = sender_in(value[: limits.HEADER] for key, value in found if key == "from")
    return Mail(
        source=source,
        sender=sender,
        name="",
        subject=dict(found).get("subject", "")[: limits.HEADER],
        date="",
        text=_plain(decoded(body[: limits.TEXT])),
        over=over,
        unsure=unsure,
    )


def by_date(mails: Iterable[Mail]) -> list[Mail]:
    """Mails in the order they were sent, across time zones; undated ones first.

    Those sent at the same time keep their order.
    """
    return sorted(mails, key=lambda mail: mail.moment)


def moment(date: str) -> datetime:
    """When a mail with this date was sent; in UTC if it names no zone."""
    found = datetime.fromisoformat(date)
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def has_headers(content: bytes) -> bool:
    """Whether some bytes begin like a mail; whatever senders put further down does not count."""
    head = _from_start(content).partition(b"\n\n")[0].partition(b"\r\n\r\n")[0]
    lines = head.decode("latin-1").lower().split("\n")
    fit = takewhile(lambda line: ":" in line or line[:1] in " \t", lines)
    return sum(line.startswith(_HEADERS) for line in fit) > 1


def is_draft(content: bytes) -> bool:
    """Whether some bytes are an unsent mail: with a subject but no sender."""
    head = _from_start(content).partition(b"\n\n")[0].partition(b"\r\n\r\n")[0].lower()
    lines = head.split(b"\n")
    if has_headers(content) or not all(b":" in line or line[:1] in b" \t" for line in lines):
        return False
    return any(line.startswith(b"subject:") for line in lines) and b"content-type:" in head


def _from_start(content: bytes) -> bytes:
    """Without a byte-order mark, blank lines, or the line before each mail in a mailbox file."""
    content = content.removeprefix(b"\xef\xbb\xbf").lstrip()
    if content.startswith(b"From "):
        content = content.partition(b"\n")[2]
    return content


def _plain(text: str) -> str:
    """The text with look-alikes of spaces and dashes replaced, and invisible characters removed."""
    shown = limits.NARROW.sub(r"\1", _NOTHING.sub("", _SOFT_DASH.sub("-", text)))
    return "\n".join(_SPACE.sub(" ", shown).splitlines())
