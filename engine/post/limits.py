"""How much of a mail is read: anything beyond is shown to the game master, but not read.

Anybody may send mail, but orders are a page of text; within these limits no mail blocks the inbox.
Each limit is named by its text.
"""

import re

_HEADERS = re.compile(
    rb"^(?:content-|from:|subject:|date:)[^\n]*(?:\n[ \t][^\n]*)*", re.IGNORECASE | re.MULTILINE
)
_DASHES = re.compile(rb"^--", re.MULTILINE)

HEADER = 2_000
"""How many bytes a header may have to be read, and how many letters a line."""

TEXT = 100_000
"""How many letters a mail may have, and how many of a longer one are shown."""

KEPT = 500_000
"""How many bytes a mail may have to be kept until its sender is known."""

_HEAD = 64_000
_PARENTHESES = 20
_NESTED = 20
_PARTS = 500
_PAGE = 300_000
_LINES = 2_000

NARROW = re.compile(r"([^\S\n]{40})[^\S\n]+")
"""A gap in a line wider than in any table, and how much of it is kept."""


class OverError(Exception):
    """A mail exceeds a limit: the one that the text ``limit`` names."""

    def __init__(self, limit: str) -> None:
        """An error for a limit."""
        super().__init__(limit)
        self.limit = limit


def broken_by(content: bytes) -> str:
    """The limit that a mail's bytes exceed before any part is taken apart; empty if none."""
    if len(content.partition(b"\n\n")[0].partition(b"\r\n\r\n")[0]) > _HEAD:
        return "post.over_header"
    headers = _HEADERS.findall(content)
    if any(len(one) > HEADER or one.count(b"(") > _PARENTHESES for one in headers):
        return "post.over_header"
    lower = content.lower()
    if lower.count(b"boundary=") + lower.count(b"message/rfc822") > _NESTED:
        return "post.over_parts"
    return "post.over_parts" if len(_DASHES.findall(content)) > _PARTS else ""


def check_page(html: str) -> None:
    """Raise OverError for a page too long to turn into text."""
    if len(html) > _PAGE:
        raise OverError("post.over_text")


def too_long(text: str) -> str:
    """The limit that the length of a text exceeds; empty if none."""
    return "post.over_text" if len(text) > TEXT or text.count("\n") >= _LINES else ""


def exceeded_by(text: str) -> str:
    """The limit that the words of a mail exceed; empty if none."""
    if over := too_long(text):
        return over
    return "post.over_line" if any(len(line) > HEADER for line in text.split("\n")) else ""
