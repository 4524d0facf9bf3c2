"""Fetches new mails by IMAP: whole, once, and without a trace on the server.

The folder is opened read-only, so nothing is marked as read and nothing can be deleted. Fetched
mails are remembered by the folder's UIDVALIDITY and the last UID; a mail's own name is made from
its bytes, so that it stays the same if the server renumbers.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from imaplib import IMAP4
from pathlib import Path
from typing import TypeAlias

from imap_tools import AND, BaseMailBox, MailBox, MailBoxStartTls, MailBoxUnencrypted
from imap_tools.errors import ImapToolsError, MailboxLoginError

from engine.files import write_whole
from engine.post.address import folded
from engine.wire.account import Account, Server, home
from engine.wire.errors import WireError, spoken
from engine.wire.tls import TIMEOUT, context

FIRST = timedelta(days=30)
"""How far back the first look at a folder goes."""

_BULK, _BYTES, _LARGEST = 50, 8_000_000, 60_000_000
"""How many mails and bytes are asked for at once, and how large a mail may be."""

_UID, _SIZE = re.compile(rb"\bUID (\d+)"), re.compile(rb"\bRFC822\.SIZE (\d+)")

Take: TypeAlias = Callable[[bytes, str], None]
"""Takes a mail, whole, and its lasting name; once it returns, the mail is not fetched again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetched:
    """How many mails were fetched or too large to be orders, and whether it was called ``off``."""

    count: int = 0
    too_large: int = 0
    off: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Mark:
    """How far a folder was fetched: its UIDVALIDITY and the last UID."""

    validity: int = 0
    uid: int = 0


def fetch(
    account: Account,
    password: str,
    take: Take,
    *,
    purpose: str = "games",
    told: Callable[[int, int], None] = lambda _done, _of: None,
) -> Fetched:
    """Fetch new mails from an account's folder and hand each one over, oldest first.

    Each ``purpose`` has a mark of its own. ``told`` is called with how many are done out of how
    many; what it raises stops the fetching after that mail. Raises LoginError if name or password
    are refused, WireError if the server cannot be reached, trusted or understood: mails already
    handed over stay so, and the next run continues after them.
    """
    count = large = 0
    with _opened(account, password) as box, spoken(account, account.imap):
        mark = _mark(account, purpose)
        validity = int(box.folder.status(account.folder, ["UIDVALIDITY"])["UIDVALIDITY"])
        new = _new(box, mark.uid if mark.validity == validity else 0)
        told(0, len(new))
        for part in _parts(new):
            large += sum(size > _LARGEST for _, size in part)
            found = _contents(box, [uid for uid, size in part if size <= _LARGEST])
            for uid, _ in part:
                if uid in found:
                    take(found[uid], name_of(found[uid]))
                    count += 1
                _keep_mark(account, purpose, _Mark(validity=validity, uid=uid))
                told(count, len(new))
    return Fetched(count=count, too_large=large)


def name_of(content: bytes) -> str:
    """The lasting name of a mail."""
    return f"sha256-{hashlib.sha256(content).hexdigest()[:40]}"


def tried(account: Account, password: str) -> int:
    """How many mails are in an account's folder, to test it; raises as `fetch`."""
    with _opened(account, password) as box, spoken(account, account.imap):
        return int(box.folder.status(account.folder, ["MESSAGES"])["MESSAGES"])


@contextmanager
def _opened(account: Account, password: str) -> Iterator[BaseMailBox]:
    """The mailbox with its folder open for reading."""
    with spoken(account, account.imap):
        box = _connected(account.checked.imap)
    try:
        with spoken(account, account.imap):
            _log_in(box, account, password)
            if not box.folder.exists(account.folder):
                raise WireError("wire.no_folder", folder=account.folder, host=account.imap.host)
            box.folder.set(account.folder, readonly=True)
        yield box
    finally:
        with suppress(OSError, EOFError, IMAP4.error, ImapToolsError):
            box.logout()
        with suppress(OSError):
            box.client.shutdown()  # the connection broke there


def _log_in(box: BaseMailBox, account: Account, password: str) -> None:
    plain = password.isascii() and account.user.isascii()
    try:
        (box.login if plain else box.login_utf8)(account.user, password, initial_folder=None)
    except IMAP4.abort:
        raise
    except IMAP4.error as error:  # the library's error for one way to log in
        raise MailboxLoginError(("NO", [str(error).encode()]), "OK") from error


def _connected(server: Server) -> BaseMailBox:
    if server.security == "none":
        return MailBoxUnencrypted(server.host, server.port, timeout=TIMEOUT)
    kind = MailBox if server.security == "tls" else MailBoxStartTls
    return kind(server.host, server.port, timeout=TIMEOUT, ssl_context=context())


def _new(box: BaseMailBox, after: int) -> list[tuple[int, int]]:
    """The mails after a UID with their sizes; without one, those of the last weeks."""
    if after:
        wanted = AND(uid=f"{after + 1}:*")
    else:
        wanted = AND(date_gte=(datetime.now(UTC) - FIRST).date())
    # "n:*" always includes the last mail, even if its UID is smaller.
    uids = sorted(uid for uid in map(int, box.uids(wanted)) if uid > after)
    found: list[tuple[int, int]] = []
    for start in range(0, len(uids), 500):
        for item in _asked(box, uids[start : start + 500], "(UID RFC822.SIZE)"):
            head = item[0] if isinstance(item, tuple) else item
            uid, size = _UID.search(head), _SIZE.search(head)
            if uid and size:
                found.append((int(uid[1]), int(size[1])))
    return sorted(found)


def _contents(box: BaseMailBox, uids: Sequence[int]) -> Mapping[int, bytes]:
    """The mails with some UIDs, byte by byte as the server has them."""
    found: dict[int, bytes] = {}
    content = b""
    for item in _asked(box, uids, "(UID BODY.PEEK[])"):
        head = item[0] if isinstance(item, tuple) else item
        content = item[1] if isinstance(item, tuple) else content
        # The UID comes before the mail or, on some servers, after it.
        if (uid := _UID.search(head)) and content:
            found[int(uid[1])], content = content, b""
    return found


def _asked(
    box: BaseMailBox, uids: Sequence[int], what: str
) -> Iterable[bytes | tuple[bytes, bytes]]:
    if not uids:
        return ()
    kind, data = box.client.uid("FETCH", ",".join(map(str, uids)), what)
    if kind != "OK":
        raise IMAP4.error(kind)
    return [item for item in data if item]


def _parts(new: Sequence[tuple[int, int]]) -> Iterator[Sequence[tuple[int, int]]]:
    """The mails in batches, each asked for at once."""
    part: list[tuple[int, int]] = []
    for one in new:
        if part and (len(part) == _BULK or sum(size for _, size in (*part, one)) > _BYTES):
            yield part
            part = []
        part.append(one)
    if part:
        yield part


def _place(account: Account, purpose: str) -> Path:
    name = hashlib.sha256("\n".join((folded(account.address), account.folder, purpose)).encode())
    return home() / "marks" / f"{name.hexdigest()[:24]}.json"


def _mark(account: Account, purpose: str) -> _Mark:
    """How far it was fetched; the beginning if that is no longer known."""
    try:
        data = json.loads(_place(account, purpose).read_text("utf-8"))
        return _Mark(validity=int(data["validity"]), uid=int(data["uid"]))
    except (OSError, ValueError, TypeError, KeyError):
        return _Mark()


def _keep_mark(account: Account, purpose: str, mark: _Mark) -> None:
    data = {"validity": mark.validity, "uid": mark.uid}
    write_whole(_place(account, purpose), json.dumps(data).encode())
