"""Sealed sheets: a promise shown beforehand, its opening afterwards, for players without a GM.

A promise is the SHA-256 of a sheet with its author, its deadline, and a random number that only the
opening reveals (ID-3c). Nobody can guess the sheet from it, nor open it with another one.
"""

import hashlib
import json
import re
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from engine.errors import UserError

_SEAL, _OPENING, _END = "spydip seal 1", "spydip opening 1", "end of opening"
_NONCE_BYTES = 32


class SealError(UserError):
    """A promise or an opening cannot be read, or the two do not belong together."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What is shown beforehand: whose sheet for which deadline, and the digest that binds it."""

    by: str
    due: str
    digest: str

    def __str__(self) -> str:
        return f"{_SEAL}\nby {self.by}\nfor {self.due}\nsha256 {self.digest}\n"


@dataclass(frozen=True, slots=True)
class Opening:
    """What is shown afterwards: the sheet's lines and the random number in the promise."""

    by: str
    due: str
    nonce: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        sheet = "".join(f"{line}\n" for line in self.lines)
        return f"{_OPENING}\nby {self.by}\nfor {self.due}\nnonce {self.nonce}\n{sheet}{_END}\n"

    @property
    def promise(self) -> Promise:
        """The promise that this opens."""
        content = json.dumps([_SEAL, self.by, self.due, self.nonce, self.lines])
        return Promise(self.by, self.due, hashlib.sha256(content.encode()).hexdigest())


def seal(sheet: str, *, by: str, due: str, nonce: str = "") -> Opening:
    """The opening of a sheet; its ``promise`` is to be sent first.

    Raises SealError if the sheet is empty, or the author or deadline is missing.
    """
    lines, names = _lines(sheet), (_plain(by), _plain(due))
    if not lines:
        raise SealError("post.sheet_empty")
    if not all(names):
        raise SealError("post.seal_incomplete")
    if _END in lines:
        raise SealError("post.sheet_cannot_hold_line_leave", END=_END)
    return Opening(*names, nonce or secrets.token_hex(_NONCE_BYTES), lines)


def verify(opening: Opening, promise: Promise) -> None:
    """Check that an opening keeps a promise.

    Raises SealError if it does not; the message says how the two differ.
    """
    for what, told, promised in (
        ("by", opening.by, promise.by),
        ("for", opening.due, promise.due),
    ):
        if told != promised:
            raise SealError("post.promise_is_opening", what=what, promised=promised, told=told)
    if opening.promise.digest != promise.digest:
        raise SealError("post.is_not_sheet_sealed_sheet", by=promise.by, due=promise.due)


def read_promise(text: str) -> Promise:
    """The promise in a text, such as a mail that may quote it; raises SealError."""
    values = _values(_block(text, _SEAL), ("by", "for", "sha256"))
    if not re.fullmatch(r"[0-9a-f]{64}", values["sha256"]):
        raise SealError("post.promise_cut_short")
    return Promise(values["by"], values["for"], values["sha256"])


def read_opening(text: str) -> Opening:
    """The opening in a text, such as a mail that may quote it; raises SealError."""
    lines = _block(text, _OPENING)
    if _END not in lines:
        raise SealError("post.opening_cut_short", END=_END)
    values = _values(lines, ("by", "for", "nonce"))
    sheet = tuple(lines[3 : lines.index(_END)])
    return Opening(values["by"], values["for"], values["nonce"], sheet)


def _block(text: str, title: str) -> list[str]:
    """The lines after a title, without quotation marks at their start."""
    bare = "\n".join(line.lstrip("> \t") for line in text.splitlines())
    lines = list(_lines(bare))
    if title not in lines:
        raise SealError("post.line_missing", title=title)
    return lines[lines.index(title) + 1 :]


def _values(lines: list[str], keys: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for key, line in zip(keys, (*lines, *[""] * len(keys)), strict=False):
        word, _, value = line.partition(" ")
        if word != key or not value:
            raise SealError("post.line_should_stand_here_not", key=key, line=line)
        found[key] = value
    return found


def _lines(sheet: str) -> tuple[str, ...]:
    """A sheet as it is sealed: a mail's changes to spaces and empty lines make no difference."""
    return tuple(plain for line in sheet.splitlines() if (plain := _plain(line)))


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())
