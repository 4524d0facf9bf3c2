"""Opens packets, each with its own key, and signed by the same hand as those before."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.session.packets import (
    KnownKeys,
    LockedError,
    Opened,
    Packet,
    PacketError,
    StrangeKeyError,
    corrected,
    open_packet,
)
from spydip_gui.document.document import Document
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.post.player import PlayerDocument
from spydip_gui.settings import Settings

Ask = Callable[[Path], Opened | None]
"""Asks for what opens a locked packet; None if nobody answers."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """A packet of the same game and power that was opened before."""

    path: Path
    due: str


class PacketOpener:
    """Opens packets for one user, and remembers which were opened."""

    def __init__(
        self,
        settings: Settings,
        ask: Ask,
        agree: Callable[[PacketError], bool] = lambda _error: False,
        keys: KnownKeys | None = None,
    ) -> None:
        """Ask through a dialog if a packet is locked, and whether an unknown key is right."""
        self._settings = settings
        self._ask = ask
        self._agree = agree
        self._keys = keys or KnownKeys()

    def open(self, path: Path) -> PlayerDocument | None:
        """The document of a packet; None if the user gave up unlocking it.

        Raises PacketError if it cannot be trusted or read, BoardError if its board cannot be found,
        VariantError and its like for the rules.
        """
        opened = self._opened(path)
        if opened is None:
            return None
        try:
            self._keys.meet_packet(opened)
        except StrangeKeyError as error:
            if not self._agree(error):
                raise
            self._keys.meet_packet(opened, trusted=True)
        document = PlayerDocument(opened, path)
        self._remember(opened.packet, path)
        return document

    def _opened(self, path: Path) -> Opened | None:
        try:
            return open_packet(path)
        except LockedError:
            return self._ask(path)

    def _remember(self, packet: Packet, path: Path) -> None:
        known = {**_known(self._settings, packet), packet.invitation.due: str(path.absolute())}
        self._settings.keep(_key(packet), json.dumps(known))


def earlier(settings: Settings, packet: Packet) -> tuple[Earlier, ...]:
    """Packets of the same game and power that were opened and still exist, oldest first."""
    found = (Earlier(Path(name), due) for due, name in _known(settings, packet).items())
    return tuple(one for one in found if one.path.is_file())


def welcome(document: PlayerDocument, before: Document | None) -> str:
    """What to tell a player who opens a packet after the document ``before``."""
    to = document.view.packet.invitation
    parts = [
        translate("Desk", "{title}: you play {power}. Due: {phase}.").format(
            title=to.title,
            power=seat_name(document.view.board, to.power),
            phase=phase_name(document.view.rules, to.due),
        )
    ]
    if to.deadline:
        parts.append(translate("Desk", "Answer until {moment}.").format(moment=to.deadline))
    now = document.view.packet
    then = before.view.packet if isinstance(before, PlayerDocument) else None
    if then is not None and _key(then) == _key(now):
        changed = corrected(now, then)
        if changed:
            text = translate("Desk", "The game master has corrected {phases}.")
            named = (phase_name(document.view.rules, phase) for phase in changed)
            parts.append(text.format(phases=", ".join(named)))
    if document.unread:
        text = translate("Desk", "Not understood in {file}, and kept in a copy of it: {lines}")
        parts.append(text.format(file=document.sheet.name, lines="; ".join(document.unread)))
    return " ".join(parts)


def _known(settings: Settings, packet: Packet) -> Mapping[str, str]:
    kept = settings.text(_key(packet))
    found: Mapping[str, str] = json.loads(kept) if kept.startswith("{") else {}
    return found


def _key(packet: Packet) -> str:
    return f"packets/{packet.invitation.game}/{packet.invitation.power}"
