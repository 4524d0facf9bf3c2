"""A player's own key: made once, kept among the user's settings; its public half is shared."""

from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pyrage
from nacl.signing import SigningKey

from engine.files import OURS, ReadyError, own_folder, readable, write_whole
from engine.game.packet_lock import KeyFileError, Signer

FILE = "age.key"
"""The name of the file in the user's folder of settings; it has the form that age reads."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A key: ``secret`` unlocks what was locked for ``public``."""

    secret: str
    public: str

    @property
    def signer(self) -> Signer:
        """The key that the user's answers are signed with; it is made of the secret."""
        return Signer(SigningKey(sha256(b"spydip answers\n" + self.secret.encode()).digest()))


def default_path() -> Path:
    """Where this user's own key is kept."""
    return own_folder("config") / FILE


def own(path: Path | None = None) -> Identity | None:
    """The user's own key; None until it is made; raises KeyFileError if the file has no key."""
    place = path or default_path()
    return read(place) if place.is_file() else None


def make(path: Path | None = None) -> Identity:
    """The user's own key, created and saved if there is none yet; readable by its owner alone.

    Raises KeyFileError if the file has no key; WriteError if there is no key yet, and none can be
    written.
    """
    place = path or default_path()
    found = own(place)
    if found is not None:
        return found
    key = pyrage.x25519.Identity.generate()
    text = f"# public key: {key.to_public()}\n{key}\n"
    with suppress(ReadyError):  # another program has just made one
        write_whole(place, text.encode(), rights=OURS, new=True)
    return read(place)


def read(path: Path) -> Identity:
    """The key in a file, in the format of age-keygen; raises KeyFileError."""
    with readable(path, KeyFileError):
        lines = path.read_text("utf-8", errors="replace").splitlines()
    keys = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    try:
        key = pyrage.x25519.Identity.from_str(keys[0] if keys else "")
    except pyrage.IdentityError as error:
        raise KeyFileError("packet.holds_no_age_key_one", path=str(path)) from error
    return Identity(str(key), str(key.to_public()))
