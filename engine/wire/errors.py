"""What can go wrong with a mail server, in sentences that say what to do."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from imaplib import IMAP4
from smtplib import SMTPAuthenticationError, SMTPException

from imap_tools.errors import ImapToolsError, MailboxLoginError

from engine.errors import UserError, cause
from engine.language.message import Message
from engine.wire.account import Account, Server

_LONGEST = 300
"""How much of what a server says is shown."""


class WireError(UserError):
    """A server could not be reached, trusted or used."""


class CalledOffError(UserError):
    """The user called off the work under way; what was done by then stays done."""


class LoginError(WireError):
    """The server refused the name or the password."""


def words_of(said: object) -> str:
    """A server's words, as one line that can be shown."""
    text = said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said)
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(plain.split())[:_LONGEST].rstrip(".")


@contextmanager
def spoken(account: Account, server: Server) -> Iterator[None]:
    """Turn every failure of a server into an error with a sentence.

    Raises LoginError if name or password are refused, WireError if anything else.
    """
    try:
        yield
    except (MailboxLoginError, SMTPAuthenticationError) as error:
        said = getattr(error, "smtp_error", None) or _answer(error)
        raise LoginError(_refused(account, server, said)) from error
    except ssl.SSLCertVerificationError as error:
        why = error.verify_message or cause(error)
        raise WireError("wire.certificate", host=server.host, why=words_of(why)) from error
    except ssl.SSLError as error:
        raise WireError("wire.no_tls", host=server.host, why=words_of(error.reason)) from error
    except socket.gaierror as error:
        raise WireError("wire.no_such_host", host=server.host) from error
    except TimeoutError as error:
        raise WireError("wire.no_answer", host=server.host) from error
    except (OSError, EOFError, IMAP4.error, ImapToolsError, SMTPException) as error:
        raise WireError("wire.broken", host=server.host, why=words_of(cause(error))) from error


def _answer(error: Exception) -> object:
    """The server's answer to a login."""
    _, answers = getattr(error, "command_result", ("", ()))
    return answers[0] if answers else error


def _refused(account: Account, server: Server, said: object) -> Message:
    return Message(
        f"wire.login_refused{account.hint and f'_{account.hint}'}",
        user=account.user,
        host=server.host,
        said=words_of(said),
    )
