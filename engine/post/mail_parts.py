"""The parts of a mail: the words in all of them, and the names of those with other content."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from email.message import EmailMessage, MIMEPart
from itertools import chain

from engine.post import limits
from engine.post.html_text import STRUCK, as_text
from engine.post.wrapping import talks

_TEXTS = frozenset({"plain", "html", "markdown", "enriched", "x-markdown"})
_TEXT_NAMES = (".txt", ".text", ".md", ".asc")
_HARMLESS = ("image/", "audio/", "video/", "text/calendar", "text/vcard", "text/x-vcard")
_SEALS = ("pgp-signature", "pkcs7-signature", "x-pkcs7-signature", "pgp-keys")


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of a mail in sequence, the names of other parts, and which may contain words.

    ``pages`` counts those left unread.
    """

    texts: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()
    pages: int = 0


def words_of(part: MIMEPart, *, pages: bool = True) -> Words:
    """The text of a mail or a part of one; no part is skipped, except ``pages`` on request.

    Of alternative parts the plain one is taken, unless all orders are in the other, or something is
    struck out there that would look valid in the plain one.
    """
    sort = part.get_content_type()
    if sort == "message/rfc822":
        inner = part.get_content()
        return words_of(inner, pages=pages) if isinstance(inner, EmailMessage) else Words()
    if part.is_multipart():
        parts = [words_of(inner, pages=pages) for inner in part.iter_parts()]
        return _together(_best(parts) if sort == "multipart/alternative" else parts)
    if _is_text(part):
        page = part.get_content_subtype() == "html"
        return Words(pages=1) if page and not pages else Words((_text(part),))
    name = part.get_filename() or sort
    harmless = sort.startswith(_HARMLESS) or part.get_content_subtype() in _SEALS
    return Words((), (name,), () if harmless else (name,))


def decoded(raw: bytes) -> str:
    """The text of bytes that do not say how they are encoded."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return raw.decode("utf-16", "replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def _together(parts: Sequence[Words]) -> Words:
    return Words(
        tuple(chain.from_iterable(part.texts for part in parts)),
        tuple(chain.from_iterable(part.attached for part in parts)),
        tuple(chain.from_iterable(part.documents for part in parts)),
        sum(part.pages for part in parts),
    )


def _best(forms: Sequence[Words]) -> tuple[Words, ...]:
    """The form to read, with what only the others have attached; plainest first, as they come."""
    written = [form for form in forms if "".join(form.texts).strip()]
    if not written:
        return tuple(forms)
    plain, *others = written
    better = next((form for form in others if STRUCK in "".join(form.texts)), None)
    if better is None and not _orders(plain):
        better = next(filter(_orders, others), None)
    chosen = better or plain
    return (chosen, *(replace(form, texts=()) for form in forms if form != chosen))


def _orders(form: Words) -> bool:
    return not all(talks(line) for text in form.texts for line in text.splitlines())


def _is_text(part: MIMEPart) -> bool:
    if part.get_content_maintype() == "text":
        return part.get_content_subtype() in _TEXTS
    if part.get_content_maintype() == "multipart":
        return True  # no boundary separates them; all of it is shown
    name = (part.get_filename() or "").lower()
    return part.get_content_type() == "application/octet-stream" and name.endswith(_TEXT_NAMES)


def _text(part: MIMEPart) -> str:
    """The text of a part, whatever it says about its encoding."""
    content = part.get_payload(decode=True)
    raw = content if isinstance(content, bytes) else b""
    charset = part.get_content_charset() or ""
    try:
        text = raw.decode(charset) if charset else decoded(raw)
    except (LookupError, ValueError):
        text = decoded(raw)
    if part.get_content_subtype() == "html":
        limits.check_page(text)
        return as_text(text)
    if part.get_param("format") == "flowed":
        return _unflowed(text)
    return text


def _unflowed(text: str) -> str:
    """Rejoins lines that a mail program broke (RFC 3676), but never two complete ones.

    A line that ends in a space continues in the next one, except a signature's separator.
    """
    lines: list[str] = []
    soft = False
    for line in text.splitlines():
        if soft and not line.startswith((">", "--")) and line.strip():
            lines[-1] += line
        else:
            lines.append(line)
        soft = line.endswith(" ") and line != "-- " and not line.startswith(">")
    return "\n".join(lines)
