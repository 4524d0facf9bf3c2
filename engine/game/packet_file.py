"""The file of a packet, .spyview: a plain zip of signed contents, read with suspicion."""

import io
import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.files import readable
from engine.game import packet_lock
from engine.game.packet_content import Packet, dumps, loads
from engine.game.packet_errors import PacketError
from engine.game.packet_lock import Signer

VERSION = 2
"""The format that this program writes; it reads the earlier one as well.

In the first, what explains an order is a sentence in the game master's language.
"""

OLDEST = 1
"""The oldest format that is read."""

_ENVELOPE, _CONTENT = "envelope.json", "packet.json"
_LARGEST = 20_000_000
_END_BYTES = 22
_ZIP, _ZIP_END = b"PK\x03\x04", b"PK\x05\x06"
_MOMENT = (1980, 1, 1, 0, 0, 0)
_UNIX = 3


class NoPacketError(PacketError):
    """The file is not a packet."""


class CutPacketError(NoPacketError):
    """The file is truncated or empty."""


class ChangedPacketError(PacketError):
    """Something in the file is not as the game master signed it."""


class PacketTooLargeError(PacketError):
    """The file would unpack to more than a packet can hold."""


class PathInPacketError(PacketError):
    """The file contains something that would be written elsewhere."""


class OlderPacketError(PacketError):
    """The packet's format is one that is no longer read."""


class NewerPacketError(PacketError):
    """The packet was written by a newer program."""


class ForeignPacketError(PacketError):
    """The packet is of another game, for another power, or signed by somebody else."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A packet with a valid signature, and the public key that signed it."""

    packet: Packet
    key: str


def seal(content: Packet, by: Signer) -> bytes:
    """The file of a packet, signed; the same bytes for the same packet and key."""
    body = dumps(content)
    signature = by.sign(_signed(VERSION, body))
    return _zipped(_envelope(VERSION, by.public, signature), body)


def read(
    data: bytes, *, passphrase: str = "", identity: str = "", after: Opened | None = None
) -> Opened:
    """The packet in a file, checked in full.

    ``after`` is a packet that this one must continue: of the same game and power, and signed with
    the same key. Raises PacketError if it cannot be trusted or read; each cause has its own
    subclass and sentence.
    """
    if not data:
        raise CutPacketError("packet.file_is_empty_ask_packet")
    plain = packet_lock.unlock(data, passphrase=passphrase, identity=identity)
    envelope, body = _unzipped(plain)
    version, key, signature = _checked(envelope)
    if not packet_lock.signed_by(key, signature, _signed(version, body)):
        raise ChangedPacketError("packet.packet_is_not_game_master")
    # Rebuilt, so that not even the case of a letter in the envelope can differ.
    if _zipped(_envelope(version, key.lower(), signature.lower()), body) != plain:
        raise ChangedPacketError("packet.packet_file_was_changed_way")
    opened = Opened(loads(body), key)
    if after is not None:
        _follows(opened, after)
    return opened


def read_file(
    path: Path, *, passphrase: str = "", identity: str = "", after: Opened | None = None
) -> Opened:
    """The packet in a file with this name; raises PacketError as `read` does."""
    with readable(path, NoPacketError):
        if path.stat().st_size > _LARGEST:
            raise PacketTooLargeError("packet.is_too_large_packet", path=str(path))
        data = path.read_bytes()
    return read(data, passphrase=passphrase, identity=identity, after=after)


def _signed(version: int, body: bytes) -> bytes:
    return f"spyview {version}\n".encode() + body


def _envelope(version: int, key: str, signature: str) -> bytes:
    data = {"format": "spyview", "version": version, "key": key, "signature": signature}
    return json.dumps(data, indent=1).encode() + b"\n"


def _zipped(envelope: bytes, body: bytes) -> bytes:
    """The zip file; stored, not compressed, so that every program makes the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in ((_ENVELOPE, envelope), (_CONTENT, body)):
            entry = zipfile.ZipInfo(name, _MOMENT)
            entry.create_system = _UNIX
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return out.getvalue()


def _unzipped(data: bytes) -> tuple[bytes, bytes]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            _inspect(archive.infolist())
            return archive.read(_ENVELOPE), archive.read(_CONTENT)
    except (
        zipfile.BadZipFile,
        EOFError,
        KeyError,
        NotImplementedError,
        OSError,
        RuntimeError,
        ValueError,
    ) as error:
        if isinstance(error, PacketError):
            raise
        raise _unreadable(data) from error


def _unreadable(data: bytes) -> PacketError:
    """Why a file cannot be unpacked."""
    if not data.startswith(_ZIP):
        return NoPacketError("packet.is_no_packet_packet_is")
    if len(data) - _END_BYTES < data.rfind(_ZIP_END) or _ZIP_END not in data:
        return CutPacketError("packet.packet_breaks_off_did_not")
    return NoPacketError("packet.packet_was_damaged_way_ask")


def _inspect(entries: Sequence[zipfile.ZipInfo]) -> None:
    """Refuse anything that does not belong in a packet, before unpacking."""
    for entry in entries:
        name = entry.orig_filename
        if "/" in name or "\\" in name or ":" in name or ".." in name:
            raise PathInPacketError("packet.file_wants_write_no_packet", name=name)
    whole = sum(entry.file_size for entry in entries)
    if whole > _LARGEST or any(e.compress_type != zipfile.ZIP_STORED for e in entries):
        raise PacketTooLargeError("packet.file_unpacks_bytes_way_no", whole=f"{whole:,}")
    if sorted(entry.orig_filename for entry in entries) != sorted((_ENVELOPE, _CONTENT)):
        raise NoPacketError("packet.zip_file_holds_other_things")


def _checked(envelope: bytes) -> tuple[int, str, str]:
    """Version, key and signature of a readable envelope."""
    try:
        data: Any = json.loads(envelope)
        version, key, signature = int(data["version"]), str(data["key"]), str(data["signature"])
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise ChangedPacketError("packet.packet_envelope_was_damaged_way") from error
    if version > VERSION:
        raise NewerPacketError(
            "packet.packet_has_format_your_program", version=version, ours=VERSION
        )
    if version < OLDEST:
        raise OlderPacketError("packet.packet_has_old_format_which", version=version)
    return version, key, signature


def _follows(new: Opened, old: Opened) -> None:
    to, before = new.packet.invitation, old.packet.invitation
    if to.game != before.game:
        raise ForeignPacketError("packet.packet_is_another_game", to=to.title)
    if to.power != before.power:
        raise ForeignPacketError("packet.packet_is_not", power=to.power, power2=before.power)
    if new.key != old.key:
        raise ForeignPacketError("packet.packet_is_signed_another_key")
    if len(new.packet.chapters) < len(old.packet.chapters):
        raise ForeignPacketError("packet.older_than_after", due=to.due, before=before.due)
