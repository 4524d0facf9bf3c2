"""A mail account: its address, its servers, and the games it serves; never its password."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import tomli_w
from pydantic import TypeAdapter, ValidationError

from engine.errors import UserError
from engine.files import OURS, own_folder, readable, toml, write_whole
from engine.post.address import folded

SECURITY = ("tls", "starttls", "none")
"""How a connection is kept secret; ``none`` is for a server on this very machine alone."""


class AccountError(UserError):
    """The file of mail accounts, or something in it, is unusable."""


_PLAYED = "player "


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A server: its host and port, and one of `SECURITY`."""

    host: str
    port: int
    security: str = SECURITY[0]

    @property
    def fault(self) -> str:
        """Why it may not be used, as the id of a message; empty if it may."""
        if not self.host.strip() or not 0 < self.port < 65_536:
            return "wire.server_unfit"
        if self.security not in SECURITY:
            return "wire.server_unfit"
        return "wire.plain_far" if self.security == "none" and not _here(self.host) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One mail account.

    ``user`` is the login name, ``folder`` the mailbox to read, and ``games`` the files whose mails
    come here. ``hint`` says what is special about its password: ``app`` if an app password is
    needed, ``oauth`` if there is no password at all.
    """

    address: str
    user: str
    imap: Server
    smtp: Server
    folder: str = "INBOX"
    games: tuple[str, ...] = ()
    hint: str = ""

    @property
    def checked(self) -> "Account":
        """The account itself; raises AccountError if it cannot be used."""
        for server in (self.imap, self.smtp):
            if server.fault:
                raise AccountError(server.fault, host=server.host)
        return self

    @property
    def files(self) -> tuple[Path, ...]:
        """The files of the games that a game master runs through it."""
        return tuple(Path(one) for one in self.games if not one.startswith(_PLAYED))

    def serving(self, game: Path | str) -> "Account":
        """The account serving one more game: its file, or what `played` returns for it."""
        name = _named(game)
        return self if name in self.games else replace(self, games=(*self.games, name))


_ACCOUNTS = TypeAdapter(dict[str, Account])


def home() -> Path:
    """The user's own folder for mail account data."""
    return own_folder("config") / "mail"


def place() -> Path:
    """Where the accounts are kept."""
    return home() / "accounts.toml"


def accounts() -> Mapping[str, Account]:
    """The accounts by address; raises AccountError if the file of accounts cannot be read."""
    path = place()
    if not path.is_file():
        return {}
    with readable(path, AccountError):
        text = path.read_text("utf-8")
    try:
        return _ACCOUNTS.validate_python(toml(text).get("account", {}))
    except (ValidationError, ValueError) as error:
        raise AccountError("wire.accounts_unreadable", path=str(path)) from error


def account_for(game: Path | str) -> Account | None:
    """The account that serves a game, or None. Raises AccountError."""
    name = _named(game)
    return next((one for one in accounts().values() if name in one.games), None)


def played(game: str, power: str) -> str:
    """The entry in an account's games for one in which its owner is a player."""
    return f"{_PLAYED}{game} {power}"


def keep(account: Account) -> None:
    """Save an account; no other serves its games then.

    Raises AccountError if its servers are unusable, WriteError if it cannot be saved.
    """
    mine = {*account.checked.games}
    others = {
        name: replace(one, games=tuple(game for game in one.games if game not in mine))
        for name, one in accounts().items()
    }
    _write({**others, folded(account.address): account})


def forget(address: str) -> None:
    """Delete an account; raises AccountError and WriteError."""
    _write({name: one for name, one in accounts().items() if name != folded(address)})


def _write(every: Mapping[str, Account]) -> None:
    data: dict[str, Any] = {"account": _ACCOUNTS.dump_python(dict(every))}
    write_whole(place(), tomli_w.dumps(data).encode(), rights=OURS)


def _named(game: Path | str) -> str:
    return game if isinstance(game, str) else str(game.absolute())


def _here(host: str) -> bool:
    """Whether a host is this machine."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"
