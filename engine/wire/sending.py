"""Sends drafts by SMTP, each once, with a line in the log for what became of it."""

import re
import smtplib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from smtplib import SMTP, SMTP_SSL

from engine.errors import cause
from engine.wire.account import Account, Server
from engine.wire.errors import WireError, spoken, words_of
from engine.wire.log import Line, Log, State
from engine.wire.outgoing import Outgoing
from engine.wire.tls import TIMEOUT, context

_DOT = re.compile(rb"^\.", re.MULTILINE)

NAMELESS = "localhost"
"""What this machine calls itself to servers: its real name is nobody's business."""


def send(
    account: Account, password: str, mails: Sequence[Outgoing], log: Log, *, again: bool = False
) -> Iterator[Line]:
    """Send mails one by one, and yield what became of each.

    A mail that the log has as sent is skipped; so is one that was handed over without an answer,
    unless it is wanted ``again``: it may have arrived. If the connection breaks, the rest wait for
    the next time.

    Raises:
        LoginError: name or password are refused.
        WireError: the server cannot be reached or trusted, or the connection broke.
        WriteError: the log cannot be written; then nothing more is sent.
    """
    done = {State.SENT} if again else {State.SENT, State.HANDED}
    states = log.states()
    left = [mail for mail in mails if states.get(mail.name) not in done]
    if not left:
        return
    with _connected(account, password) as server:
        for mail in left:
            with spoken(account, account.smtp):
                yield _sent(server, account, mail, log)


def tried(account: Account, password: str) -> None:
    """Log in as if to send, but send nothing; raises as `send`."""
    with _connected(account, password):
        pass


@contextmanager
def _connected(account: Account, password: str) -> Iterator[SMTP]:
    smtp = account.checked.smtp
    with spoken(account, smtp):
        server = _greeted(smtp)
    try:
        with spoken(account, smtp):
            server.ehlo_or_helo_if_needed()
            if server.has_extn("auth"):
                server.login(account.user, password)
            elif smtp.security != "none":
                raise WireError("wire.no_login", host=smtp.host)
        yield server
    finally:
        with suppress(OSError, smtplib.SMTPException):
            server.quit()
        server.close()


def _greeted(smtp: Server) -> SMTP:
    if smtp.security == "tls":
        return SMTP_SSL(
            smtp.host, smtp.port, local_hostname=NAMELESS, timeout=TIMEOUT, context=context()
        )
    server = SMTP(smtp.host, smtp.port, local_hostname=NAMELESS, timeout=TIMEOUT)
    if smtp.security == "starttls":
        try:
            server.starttls(context=context())
        except (OSError, smtplib.SMTPException):
            server.close()
            raise
    return server


def _sent(server: SMTP, account: Account, mail: Outgoing, log: Log) -> Line:
    """Hand one mail over, and return what became of it. Raises if the connection breaks."""
    refused = _addressed(server, account, mail)
    taken = [address for address in mail.to if address not in refused]
    if not taken:
        server.rset()
        said = "; ".join(dict.fromkeys(refused.values()))
        return log.add(mail.name, State.REFUSED, mail.to, mail.subject, said, refused=mail.to)
    code, answer = server.docmd("DATA")
    if code != 354:
        server.rset()
        return log.add(mail.name, State.REFUSED, mail.to, mail.subject, words_of(answer))
    log.add(mail.name, State.HANDED, taken, mail.subject, refused=tuple(refused))
    try:
        server.send(_wired(mail.message(account.address, datetime.now(UTC))))
    except OSError as error:
        # Its last line did not go out, so the server discards what it has of it.
        log.add(mail.name, State.NOT_SENT, taken, mail.subject, words_of(cause(error)))
        raise
    code, answer = server.getreply()
    state = State.SENT if code == 250 else State.REFUSED
    return log.add(mail.name, state, taken, mail.subject, words_of(answer), refused=tuple(refused))


def _addressed(server: SMTP, account: Account, mail: Outgoing) -> dict[str, str]:
    """Give sender and recipients; returns the addresses the server refuses, and why."""
    plain = all(map(str.isascii, (account.address, *mail.to)))
    options = () if plain or not server.has_extn("smtputf8") else ("SMTPUTF8", "BODY=8BITMIME")
    code, said = server.mail(account.address, options)
    if code != 250:
        return dict.fromkeys(mail.to or ("",), words_of(said))
    refused: dict[str, str] = {}
    for address in mail.to:
        code, said = server.rcpt(address)
        if code not in (250, 251):
            refused[address] = words_of(said)
    return refused


def _wired(message: bytes) -> bytes:
    """The mail as it goes over the wire, with its terminator."""
    whole = message if message.endswith(b"\r\n") else message + b"\r\n"
    return _DOT.sub(b"..", whole) + b".\r\n"
