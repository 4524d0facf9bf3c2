"""Passwords of mail accounts: in the system's own keyring, or nowhere.

Without a keyring, the user is asked for the password each time.
"""

from contextlib import suppress

import keyring
from keyring.errors import KeyringError, PasswordDeleteError

from engine.wire.account import Account

SERVICE = "spydip mail"
"""What the entries in the keyring are for."""

_OPEN = ("keyrings.alt.", "keyring.backends.null")
"""Keyrings that keep passwords in files that can be read, or forget them."""


def kept(account: Account) -> str:
    """The password in the keyring; empty if there is none, or no keyring."""
    with suppress(KeyringError):
        return (keyring.get_password(SERVICE, account.address) or "") if _safe() else ""
    return ""


def keep(account: Account, password: str) -> bool:
    """Put a password into the keyring; returns whether there is one that takes it."""
    with suppress(KeyringError):
        if _safe():
            keyring.set_password(SERVICE, account.address, password)
            return True
    return False


def forget(account: Account) -> None:
    """Remove a password from the keyring, if it is there."""
    with suppress(KeyringError, PasswordDeleteError):
        keyring.delete_password(SERVICE, account.address)


def _safe() -> bool:
    kind = type(keyring.get_keyring())
    names = [f"{kind.__module__}.{kind.__qualname__}"]
    # A chain of several asks each in turn, best first.
    names += [f"{type(one).__module__}." for one in getattr(keyring.get_keyring(), "backends", ())]
    return not any(name.startswith(_OPEN) for name in names)
