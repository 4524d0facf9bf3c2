"""Locks and keys of packets: locked in the age format, signed with the game master's key."""

import hashlib
import hmac
from dataclasses import dataclass
from pathlib import Path

import pyrage
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from engine.game.packet_errors import PacketError

_AGE = b"age-encryption.org/"


_ANY = "This locked packet does not open: it was damaged on the way; ask for it to be sent again."
_WHY = {
    "No matching keys found": "This does not open the packet: it is locked with another key or "
    "passphrase.",
    "Decryption failed": "This is not the passphrase of the packet: it is locked with another key "
    "or passphrase.",
    "decryption error": "This locked packet was damaged or cut short on the way, though what you "
    "opened it with is right; ask for it to be sent again.",
}
"""What the library's reasons mean; whatever else it may say is about damage."""


class LockedError(PacketError):
    """A packet is locked, and what was tried does not open it."""


class KeyFileError(PacketError):
    """A file that should hold a key holds none."""


@dataclass(frozen=True, slots=True)
class Signer:
    """The game master's own key; ``public`` is what players know it by."""

    key: SigningKey

    @property
    def public(self) -> str:
        """The public key in hexadecimal digits."""
        return bytes(self.key.verify_key).hex()

    def sign(self, content: bytes) -> str:
        """The signature of some bytes."""
        return self.key.sign(content).signature.hex()

    def token(self, *names: str) -> str:
        """A secret for names such as game, power and deadline; the same whenever it is asked."""
        words = "\n".join(("answer", *names)).encode()
        return hmac.new(bytes(self.key), words, hashlib.sha256).hexdigest()[:32]


def signer(path: Path) -> Signer:
    """The key in a file; a new one, readable by its owner alone, where there is no file yet.

    Raises:
        KeyFileError: the file holds no key.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(bytes(SigningKey.generate()).hex() + "\n", "ascii")
    try:
        return Signer(SigningKey(bytes.fromhex(path.read_text("ascii").strip())))
    except (ValueError, TypeError, OSError) as error:
        raise KeyFileError(f"“{path}” holds no signing key; put the old file back.") from error


def signed_by(key: str, signature: str, content: bytes) -> bool:
    """Whether a signature over some bytes is that of a public key."""
    try:
        VerifyKey(bytes.fromhex(key)).verify(content, bytes.fromhex(signature))
    except (BadSignatureError, ValueError, TypeError):
        return False
    return True


def lock(content: bytes, *, passphrase: str = "", recipient: str = "") -> bytes:
    """The bytes locked with a passphrase or for a player's age key; as they are without either.

    Raises:
        KeyFileError: the recipient is no age key.
    """
    if passphrase:
        return bytes(pyrage.passphrase.encrypt(content, passphrase))
    if not recipient:
        return content
    try:
        return bytes(pyrage.encrypt(content, [pyrage.x25519.Recipient.from_str(recipient)]))
    except pyrage.RecipientError as error:
        raise KeyFileError(f"“{recipient}” is no age key; one begins with age1.") from error


def locked(content: bytes) -> bool:
    """Whether some bytes are locked."""
    return content.startswith(_AGE)


def unlock(content: bytes, *, passphrase: str = "", identity: str = "") -> bytes:
    """What was locked; bytes that are not locked come back as they are.

    Raises:
        LockedError: neither the passphrase nor the key opens it, or it was damaged.
    """
    if not locked(content):
        return content
    if not (passphrase or identity):
        raise LockedError("This packet is locked; it takes its passphrase or your age key.")
    try:
        if passphrase:
            return bytes(pyrage.passphrase.decrypt(content, passphrase))
        key = pyrage.x25519.Identity.from_str(identity.strip())
        return bytes(pyrage.decrypt(content, [key]))
    except pyrage.IdentityError as error:
        raise LockedError("That is no age key; one begins with AGE-SECRET-KEY-1.") from error
    except pyrage.DecryptError as error:
        raise LockedError(_WHY.get(str(error), _ANY)) from error
