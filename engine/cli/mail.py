"""``spydip mail``: mail accounts, fetching mails by IMAP, and sending drafts by SMTP."""

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from engine.cli import Commands
from engine.cli._shared import FILE, PATH, speaker, tell, with_post
from engine.language.message import Listed, Message
from engine.post import book as books
from engine.wire import fetching, passwords, sending
from engine.wire.account import (
    SECURITY,
    Account,
    AccountError,
    Server,
    account_for,
    accounts,
    forget,
    keep,
)
from engine.wire.collecting import collect
from engine.wire.delivery import Delivery, Waiting
from engine.wire.errors import LoginError
from engine.wire.hosts import proposed, server
from engine.wire.letters import Ready, drafts, log_of, ready, said, send_ready

PASSWORD = "SPYDIP_MAIL_PASSWORD"  # noqa: S105  # the name of a variable
"""The environment variable that a password is read from."""

_ADDRESS = click.argument("address", required=False)


@click.group(cls=Commands, prefix="mail.")
def mail() -> None:
    """Fetch mails and send letters through a mail account of your own.

    Files stay the usual way, and nothing here is needed for them. TLS and certificates are always
    checked; passwords are in the system's keyring, or asked for each time, or read from
    SPYDIP_MAIL_PASSWORD. Hosts that let programs in by OAuth only are not supported; many others
    want an app password, which you make in the settings of your account.
    """


@mail.command()
@_ADDRESS
@click.argument("games", nargs=-1, type=PATH, metavar="[FILE]...")
@click.option("--user", help="The name to log in as, if it is not the address.")
@click.option("--imap", metavar="HOST:PORT", help="Where mails are fetched.")
@click.option("--smtp", metavar="HOST:PORT", help="Where mails are sent.")
@click.option("--security", type=click.Choice(SECURITY), help="For both, not that of the port.")
@click.option("--folder", help="The folder that mails are read in, INBOX by default.")
@click.option("--forget", "gone", is_flag=True, help="Forget it, with its password.")
def account(  # noqa: PLR0913  # one parameter per option
    *,
    address: str | None,
    games: tuple[Path, ...],
    user: str | None,
    imap: str | None,
    smtp: str | None,
    security: str | None,
    folder: str | None,
    gone: bool,
) -> None:
    """Set up the account of an ADDRESS for games, or list the accounts.

    The servers of well-known hosts are filled in. The account is tried before it is kept; nothing
    is sent, and nothing on the server changes. One account may serve several games.
    """
    if address is None:
        _list()
        return
    if gone:
        one = _named(address)
        passwords.forget(one)
        forget(one.address)
        return
    one = accounts().get(address.strip().lower()) or proposed(address)
    one = replace(
        one,
        user=user or one.user,
        imap=_server(imap, one.imap, security),
        smtp=_server(smtp, one.smtp, security),
        folder=folder or one.folder,
    ).checked
    for game in games:
        one = one.serving(game)
    if one.hint:
        tell(f"wire.hint_{one.hint}")
    secret = _secret(one)
    count = fetching.tried(one, secret)
    sending.tried(one, secret)
    keep(one)
    tell("wire.mailbox_works", count=count, folder=one.folder, host=one.smtp.host)
    tell("wire.password_kept" if passwords.keep(one, secret) else "wire.password_asked")


@mail.command()
@_ADDRESS
def fetch(*, address: str | None) -> None:
    """Fetch what is new for the games of an account, or of all accounts.

    Each mail goes into the list of the game that its check line, subject or sender names; “spydip
    tray” shows it. Nothing is marked as read or deleted on the server. The first look goes thirty
    days back.
    """
    found = [_named(address)] if address else list(accounts().values())
    if not found:
        raise AccountError("wire.no_account", file="FILE")
    for one in found:
        for sentence in collect(one, _secret(one)).said:
            click.echo(speaker().say(sentence))


@mail.command()
@FILE
@click.argument("paths", nargs=-1, type=PATH, metavar="[PATH]...")
@click.option("--test", is_flag=True, help="Only say what would go to whom.")
@click.option("--again", is_flag=True, help="Send also what was handed over without an answer.")
def send(*, file: Path, paths: tuple[Path, ...], test: bool, again: bool) -> None:
    """Send the letters that “spydip letters” wrote, or the drafts in PATHs.

    What was sent before does not go out again, even if the connection broke. The exit status is 1
    if something could not be sent.
    """
    with with_post(file, write=False) as game:
        found = (
            drafts(file, paths) if paths else ready(game, books.load(file, game.rules.seats), file)
        )
    for one in found:
        tell("wire.preview", subject=one.mail.subject, to=Listed(one.mail.to, "comma"))
    if not found:
        tell("wire.nothing_to_send")
    elif not test:
        _send(file, found, again=again)


@mail.command()
@_ADDRESS
@click.option("--give", nargs=2, metavar="NUMBER FILE", help="Give one to a game.")
@click.option("--away", type=int, metavar="NUMBER", help="Have one wait no longer.")
def waiting(*, address: str | None, give: tuple[str, str] | None, away: int | None) -> None:
    """List the mails that name no game of an account, by number."""
    delivery = Delivery(_named(address))
    found = delivery.waiting
    if give is not None:
        delivery.give([_numbered(found, give[0])], Path(give[1]).absolute())
    elif away is not None:
        delivery.put_by(_numbered(found, str(away)))
    else:
        for number, one in enumerate(found, 1):
            click.echo(f"{number}: {one.mail.sender}  {one.mail.subject}")


@mail.command()
@FILE
def log(*, file: Path) -> None:
    """List what was sent to whom for a game, and when."""
    for line in log_of(file).outcomes():
        click.echo(f"{line.at}  {speaker().say(said(line))}")


def _send(file: Path, found: Sequence[Ready], *, again: bool) -> None:
    one = account_for(file)
    if one is None:
        raise AccountError("wire.no_account", file=str(file))
    clean = True
    for line in send_ready(one, _secret(one), file, found, again=again):
        tell(said(line))
        clean = clean and not line.failed
    for unsure in found:
        if unsure.unsure and not again:
            tell(said(log_of(file).last(unsure.mail.name)), err=True)
            clean = False
    if not clean:
        sys.exit(1)


def _list() -> None:
    for one in accounts().values():
        click.echo(
            f"{one.address}  {one.imap.host}:{one.imap.port}  {one.smtp.host}:{one.smtp.port}"
        )
        for game in one.games:
            click.echo(f"    {game}")


def _named(address: str | None) -> Account:
    """The account with an address, or the only one; raises AccountError."""
    every = accounts()
    if address is None and len(every) == 1:
        return next(iter(every.values()))
    one = every.get((address or "").strip().lower())
    if one is None:
        raise AccountError(
            "wire.not_an_account", address=address or "", known=Listed(tuple(every), "comma")
        )
    return one


def _numbered(found: Sequence[Waiting], number: str) -> Waiting:
    if number.isdecimal() and 0 < int(number) <= len(found):
        return found[int(number) - 1]
    raise AccountError("wire.not_waiting", number=number, count=len(found))


def _server(text: str | None, usual: Server, security: str | None) -> Server:
    host, _, port = (text or "").rpartition(":") if text and ":" in text else (text or "", "", "")
    found = usual
    if text:
        found = server(host, int(port) if port.isdecimal() else usual.port)
    return replace(found, security=security) if security else found


def _secret(one: Account) -> str:
    """An account's password: from the variable, the keyring, or the user."""
    secret = os.environ.get(PASSWORD, "") or passwords.kept(one)
    if secret:
        return secret
    if not sys.stdin.isatty():
        raise LoginError("wire.no_password", address=one.address)
    asked = speaker().say(Message("wire.password_of", user=one.user, host=one.imap.host))
    return str(click.prompt(asked, hide_input=True, err=True))
