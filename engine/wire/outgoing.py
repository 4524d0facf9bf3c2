"""A draft as it goes out: to whom, about what, and with the headers that make it a mail."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import format_datetime, getaddresses
from functools import cached_property

_OURS = (b"x-unsent:", b"date:", b"message-id:")
"""The lines of the head that sending makes anew."""

_FIELD = re.compile(rb"\r\n(?![ \t])")
_EOL = re.compile(rb"\r\n|\r|\n")
_END = b"\r\n\r\n"


@dataclass(frozen=True)
class Outgoing:
    """A draft on its way: its bytes as written, and its power if it is a letter."""

    draft: bytes
    power: str = ""

    @cached_property
    def name(self) -> str:
        """Its identity: the same for the same draft, whenever it is sent."""
        return hashlib.sha256(self.draft).hexdigest()[:40]

    @cached_property
    def to(self) -> tuple[str, ...]:
        """The addresses that it goes to."""
        return tuple(dict.fromkeys(self._addresses("to")))

    @cached_property
    def subject(self) -> str:
        """Its subject."""
        return " ".join(str(self._head["subject"] or "").split())

    @cached_property
    def text(self) -> str:
        """Its plain text, for a look before it goes."""
        mail = message_from_bytes(self.draft, policy=policy.default)
        body = mail.get_body(("plain",))
        return str(body.get_content()) if body else ""

    @cached_property
    def attached(self) -> tuple[str, ...]:
        """The names of its attachments."""
        mail = message_from_bytes(self.draft, policy=policy.default)
        return tuple(part.get_filename() or "?" for part in mail.iter_attachments())

    def message(self, address: str, now: datetime) -> bytes:
        """The mail as sent: with a sender, a date and a message id, and no longer a draft."""
        head, _, body = self._parts
        kept = [line for line in _FIELD.split(head) if not line.lower().startswith(_OURS)]
        if not self._addresses("from"):
            kept = [line for line in kept if not line.lower().startswith(b"from:")]
            kept.insert(0, f"From: {address}".encode())
        kept += [
            f"Date: {format_datetime(now)}".encode(),
            f"Message-ID: {self.message_id(address)}".encode(),
        ]
        return b"\r\n".join(kept) + _END + body

    def message_id(self, address: str) -> str:
        """The id by which mail programs know it."""
        return f"<{self.name}@{address.rpartition('@')[2] or 'localhost'}>"

    @cached_property
    def _parts(self) -> tuple[bytes, bytes, bytes]:
        return _EOL.sub(b"\r\n", self.draft).partition(_END)

    @cached_property
    def _head(self) -> EmailMessage:
        return message_from_bytes(self._parts[0] + _END, policy=policy.SMTPUTF8)

    def _addresses(self, field: str) -> Sequence[str]:
        found = getaddresses([str(line) for line in self._head.get_all(field, [])])
        return [address for _, address in found if "@" in address]
