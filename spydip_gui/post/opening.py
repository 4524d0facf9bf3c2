"""Opens packets with the key that each takes, signed by whom those before it were signed."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.game import identity, packet_lock
from engine.game.known_keys import KnownKeys
from engine.game.packet_content import Chapter, Packet
from engine.game.packet_file import Opened, read_file
from engine.game.packet_lock import LockedError
from spydip_gui.document.document import Document
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.post.player import PlayerDocument
from spydip_gui.settings import Settings

Ask = Callable[[str, Callable[[str, str], Opened]], Opened | None]
"""Asks for what opens the packet of a name; None if nobody answers."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """A packet of the same game and power that was opened before."""

    path: Path
    due: str


class PacketOpener:
    """Opens packets for one person, and remembers which were opened."""

    def __init__(self, settings: Settings, ask: Ask, keys: KnownKeys | None = None) -> None:
        """Ask through a dialog where a packet is locked."""
        self._settings = settings
        self._ask = ask
        self._keys = keys or KnownKeys()

    def open(self, path: Path) -> PlayerDocument | None:
        """The document of a packet; None where the person gave up unlocking it.

        Raises:
            PacketError: it cannot be trusted or read.
            BoardError: its board is not to be found; VariantError and its like for the rules.
        """
        opened = self._opened(path)
        if opened is None:
            return None
        self._keys.meet_packet(opened)
        document = PlayerDocument(opened, path)
        self._remember(opened.packet, path)
        return document

    def _opened(self, path: Path) -> Opened | None:
        if not _locked(path):
            return read_file(path)
        own = identity.own()
        try:
            if own is not None:
                return read_file(path, identity=own.secret)
        except LockedError:
            pass
        return self._ask(path.name, lambda words, key: _unlocked(path, words, key))

    def _remember(self, packet: Packet, path: Path) -> None:
        known = {**_known(self._settings, packet), packet.invitation.due: str(path.absolute())}
        self._settings.keep(_key(packet), json.dumps(known))


def earlier(settings: Settings, packet: Packet) -> tuple[Earlier, ...]:
    """The packets of the same game and power that were opened and are still there, oldest first."""
    found = (Earlier(Path(name), due) for due, name in _known(settings, packet).items())
    return tuple(one for one in found if one.path.is_file())


def corrected(new: Packet, old: Packet) -> tuple[str, ...]:
    """The deadlines that a newer packet tells otherwise than an older one did."""
    pairs = zip(new.chapters, old.chapters, strict=False)
    return tuple(phase_name(one.phase) for one, other in pairs if _told(one) != _told(other))


def welcome(document: PlayerDocument, before: Document | None) -> str:
    """What a player is told when a packet is opened, after the document that was open before."""
    translate = QCoreApplication.translate
    to = document.packet.invitation
    parts = [
        translate("Desk", "{title}: you play {power}. Due: {phase}.").format(
            title=to.title,
            power=seat_name(document.board, to.power),
            phase=phase_name(to.due),
        )
    ]
    if to.deadline:
        parts.append(translate("Desk", "Answer until {moment}.").format(moment=to.deadline))
    if isinstance(before, PlayerDocument) and _key(before.packet) == _key(document.packet):
        changed = corrected(document.packet, before.packet)
        if changed:
            text = translate("Desk", "The game master has corrected {phases}.")
            parts.append(text.format(phases=", ".join(changed)))
    if document.unread:
        text = translate("Desk", "Not understood in {file}, and kept in a copy of it: {lines}")
        parts.append(text.format(file=document.sheet.name, lines="; ".join(document.unread)))
    return " ".join(parts)


def _told(chapter: Chapter) -> tuple[object, ...]:
    return (chapter.phase, chapter.due, chapter.facts, chapter.orders, chapter.over)


def _unlocked(path: Path, words: str, key: str) -> Opened:
    return read_file(path, passphrase=words, identity=key)


def _locked(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return packet_lock.locked(file.read(64))
    except OSError:
        return False


def _known(settings: Settings, packet: Packet) -> Mapping[str, str]:
    kept = settings.text(_key(packet))
    found: Mapping[str, str] = json.loads(kept) if kept.startswith("{") else {}
    return found


def _key(packet: Packet) -> str:
    return f"packets/{packet.invitation.game}/{packet.invitation.power}"
