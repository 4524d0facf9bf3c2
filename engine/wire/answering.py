"""A player's side: the answer to a packet as a mail, and the receipts for it."""

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from functools import partial
from operator import attrgetter
from pathlib import Path
from urllib.parse import quote

from engine.files import OURS, write_whole
from engine.game.packet_content import Invitation
from engine.post.address import folded
from engine.post.mail import Mail
from engine.post.mail_reader import MailReader
from engine.post.sorting import titled
from engine.wire.account import Account, home, played
from engine.wire.fetching import fetch
from engine.wire.log import Log
from engine.wire.outgoing import Outgoing

_REPLY = re.compile(r"\s*(?:re|aw|sv|rif)\s*:", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """A reply from the game master's program: its subject, its time, and its words."""

    subject: str
    at: str
    text: str


def subject_of(to: Invitation) -> str:
    """The subject of the mail with an answer."""
    return f"[{to.title}] {to.power} {to.due}"


def link(to: Invitation, sheet: str, address: str) -> str:
    """The ``mailto:`` URL that opens a mail with a sheet in the player's own program."""
    body = quote(sheet.replace("\n", "\r\n"), safe="")
    about = quote(subject_of(to), safe="")
    return f"mailto:{quote(address.strip(), safe='@')}?subject={about}&body={body}"


def mail_of(to: Invitation, sheet: str, address: str) -> Outgoing:
    """The mail with a sheet, ready to send from the player's account."""
    mail = EmailMessage(policy=SMTP)
    mail["To"] = " ".join(address.split())
    mail["Subject"] = " ".join(subject_of(to).split())
    mail.set_content(sheet)
    return Outgoing(mail.as_bytes(), to.power)


def log_for(to: Invitation) -> Log:
    """The log of what a player sent in a game."""
    return Log(_folder(to) / "sent.jsonl")


def look_for_receipts(account: Account, password: str, to: Invitation, address: str) -> int:
    """Fetch replies to a player's mails, and return how many came. Raises as `fetch`."""
    found = 0

    def take(reader: MailReader, content: bytes, name: str) -> None:
        nonlocal found
        mail = reader.read(content, name)
        if _is_receipt(mail, to, address):
            write_whole(_folder(to) / f"{name}.eml", content, rights=OURS)
            found += 1

    with MailReader() as reader:
        fetch(account, password, partial(take, reader), purpose=played(to.game, to.power))
    return found


def receipts(to: Invitation) -> tuple[Receipt, ...]:
    """The receipts so far for a packet's deadline, newest first."""
    with MailReader() as reader:
        mails = [reader.read(path.read_bytes(), path.stem) for path in _folder(to).glob("*.eml")]
    mine = sorted(
        (mail for mail in mails if to.due in mail.subject), key=attrgetter("moment"), reverse=True
    )
    return tuple(Receipt(subject=one.subject, at=one.date, text=one.text) for one in mine)


def _is_receipt(mail: Mail, to: Invitation, address: str) -> bool:
    """Whether a mail is the game master's reply to one of the player's in this game."""
    replies = _REPLY.match(mail.subject) is not None
    named = titled(mail.subject, to.title) and to.power in mail.subject
    return replies and named and mail.sender == folded(address)


def _folder(to: Invitation) -> Path:
    return home() / "answers" / f"{to.game}-{re.sub(r'[^A-Z0-9-]', '_', to.power)}"
