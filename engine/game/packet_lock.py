"""Locks and keys of packets: locked in the age format, signed with the game master's key."""

import hashlib
import hmac
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pyrage
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from engine.files import OURS, ReadyError, write_whole
from engine.game.packet_errors import PacketError
from engine.language.message import Message

_AGE = b"age-encryption.org/"


_SHORTEST, _PLAINEST = 15, 8
"""The least length of a passphrase, and of its different characters."""

_ANY = Message("packet.does_not_open")
_WHY = {
    "No matching keys found": Message("packet.locked_with_another_key"),
    "Decryption failed": Message("packet.not_its_passphrase"),
    "decryption error": Message("packet.locked_and_damaged"),
}
"""What the library's reasons mean; whatever else it may say is about damage."""


class LockedError(PacketError):
    """A packet is locked, and the key or passphrase tried does not unlock it."""


class KeyFileError(PacketError):
    """A key file has no key."""


@dataclass(frozen=True, slots=True)
class Signer:
    """The game master's own key; players know it by ``public``."""

    key: SigningKey

    @property
    def public(self) -> str:
        """The public key in hexadecimal digits."""
        return bytes(self.key.verify_key).hex()

    def sign(self, content: bytes) -> str:
        """The signature of some bytes."""
        return self.key.sign(content).signature.hex()

    def token(self, *names: str) -> str:
        """A secret for names such as game, power and deadline; the same for the same names."""
        words = "\n".join(("answer", *names)).encode()
        return hmac.new(bytes(self.key), words, hashlib.sha256).hexdigest()[:32]


def signer(path: Path) -> Signer:
    """The key in a file; if there is no file yet, a new one, readable by its owner alone.

    Raises KeyFileError if the file has no key; WriteError if there is no key yet, and none can be
    written.
    """
    if not path.exists():
        fresh = bytes(SigningKey.generate()).hex() + "\n"
        with suppress(ReadyError):  # another program has just made one
            write_whole(path, fresh.encode(), rights=OURS, new=True)
    try:
        return Signer(SigningKey(bytes.fromhex(path.read_text("ascii").strip())))
    except (ValueError, TypeError, OSError) as error:
        raise KeyFileError("packet.holds_no_signing_key_put", path=str(path)) from error


def signed_by(key: str, signature: str, content: bytes) -> bool:
    """Whether a signature of some bytes belongs to a public key."""
    try:
        VerifyKey(bytes.fromhex(key)).verify(content, bytes.fromhex(signature))
    except (BadSignatureError, ValueError, TypeError):
        return False
    return True


def weak(passphrase: str) -> bool:
    """Whether a passphrase is too short or simple: whoever has the packet can keep guessing."""
    return len(passphrase) < _SHORTEST or len(set(passphrase.casefold())) < _PLAINEST


def lock(content: bytes, *, passphrase: str = "", recipient: str = "") -> bytes:
    """The bytes locked with a passphrase or for a player's age key; unchanged without either.

    Raises KeyFileError if the recipient is not an age key, LockedError if the passphrase is weak.
    """
    if passphrase and weak(passphrase):
        raise LockedError("packet.passphrase_is_weak", count=_SHORTEST)
    if passphrase:
        return bytes(pyrage.passphrase.encrypt(content, passphrase))
    if not recipient:
        return content
    try:
        return bytes(pyrage.encrypt(content, [pyrage.x25519.Recipient.from_str(recipient)]))
    except pyrage.RecipientError as error:
        raise KeyFileError("packet.is_no_age_key_one", recipient=recipient) from error


def locked(content: bytes) -> bool:
    """Whether some bytes are locked."""
    return content.startswith(_AGE)


def unlock(content: bytes, *, passphrase: str = "", identity: str = "") -> bytes:
    """What was locked; bytes that are not locked come back unchanged.

    Raises LockedError if neither the passphrase nor the key unlocks it, or it was damaged.
    """
    if not locked(content):
        return content
    if not (passphrase or identity):
        raise LockedError("packet.packet_is_locked_takes_passphrase")
    try:
        if passphrase:
            return bytes(pyrage.passphrase.decrypt(content, passphrase))
        key = pyrage.x25519.Identity.from_str(identity.strip())
        return bytes(pyrage.decrypt(content, [key]))
    except pyrage.IdentityError as error:
        raise LockedError("packet.is_no_age_key_one_begins") from error
    except pyrage.DecryptError as error:
        raise LockedError(_WHY.get(str(error), _ANY)) from error
