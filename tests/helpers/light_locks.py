"""Locks bytes with a passphrase as age does (age-encryption.org/v1), but so that it takes no time.

What the program locks takes a second a try, so that nobody guesses words; tests try often.
"""

import base64
import hashlib
import hmac

from nacl.bindings import crypto_aead_chacha20poly1305_ietf_encrypt as _seal

_SALT, _FILE, _NONCE = b"s" * 16, b"f" * 16, b"n" * 16
_CHUNK = 65_536
_LOG_N = 1


def lightly_locked(content: bytes, words: str) -> bytes:
    """The age file that these words open."""
    label = b"age-encryption.org/v1/scrypt"
    key = hashlib.scrypt(words.encode(), salt=label + _SALT, n=1 << _LOG_N, r=8, p=1, dklen=32)
    head = (
        f"age-encryption.org/v1\n-> scrypt {_text(_SALT)} {_LOG_N}\n"
        f"{_text(_seal(_FILE, None, bytes(12), key))}\n---"
    ).encode()
    proof = hmac.digest(_derived(bytes(32), b"header"), head, "sha256")
    return head + f" {_text(proof)}\n".encode() + _NONCE + _payload(content)


def _payload(content: bytes) -> bytes:
    key = _derived(_NONCE, b"payload")
    chunks = [content[at : at + _CHUNK] for at in range(0, max(len(content), 1), _CHUNK)]
    return b"".join(
        _seal(chunk, None, number.to_bytes(11, "big") + bytes([number == len(chunks) - 1]), key)
        for number, chunk in enumerate(chunks)
    )


def _derived(salt: bytes, what: bytes) -> bytes:
    """A key made of the file's key by HKDF."""
    return hmac.digest(hmac.digest(salt, _FILE, "sha256"), what + b"\x01", "sha256")


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")
