"""A player's packets: opened with the key that each needs, then played like a game."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.board.graph import PowerId
from engine.game import answer, identity, packet, packet_file, packet_lock
from engine.game.game import Game
from engine.game.known_keys import KnownKeys, StrangeKeyError
from engine.game.packet import observation
from engine.game.packet_content import Chapter, Packet
from engine.game.packet_errors import PacketError
from engine.game.packet_file import Opened
from engine.game.packet_lock import KeyFileError, LockedError
from engine.game.record import Node
from engine.rules import Ruleset
from engine.session.belief import believed
from engine.session.notes import BesidePackets
from engine.session.observations import Sights
from engine.session.seat import Seat
from engine.visibility.observe import Observation

__all__ = ["KnownKeys", "LockedError", "Opened", "Packet", "PacketError", "StrangeKeyError"]


_CHAPTER = "as it was told"


@dataclass(frozen=True, slots=True)
class Imagined:
    """A game of beliefs with no more than its packet; what its player was told, by node."""

    game: Game
    told: Mapping[int, Observation]


def imagine(packet: Packet, rules: Ruleset) -> Imagined:
    """The game that a packet tells of; a turn that tells nothing new is left out."""
    seen = [observation(packet, chapter, rules) for chapter in packet.chapters]
    game = Game.begin(rules, title=packet.invitation.title, position=believed(rules, seen[0]))
    told = {game.record.head: seen[0]}
    for one in seen[1:]:
        belief = believed(rules, one)
        if belief != game.position():
            game.edit(belief, _CHAPTER)
        told[game.record.head] = one
    return Imagined(game, told)


def open_packet(
    path: Path, *, words: str = "", key: Path | None = None, after: Path | None = None
) -> Opened:
    """A packet, unlocked with a passphrase, the age key in a file, or the user's own key.

    Raises LockedError if it is locked, and not with these; PacketError if it cannot be read or
    trusted, or does not continue the packet ``after``.
    """
    secret = ""
    if not words and (key is not None or _locked(path)):
        own = identity.read(key) if key is not None else identity.own()
        secret = own.secret if own is not None else ""
    before = packet_file.read_file(after, passphrase=words, identity=secret) if after else None
    return packet_file.read_file(path, passphrase=words, identity=secret, after=before)


def read_packet(plain: bytes) -> Opened:
    """The packet in some bytes, once unlocked; raises PacketError."""
    return packet_file.read(plain)


def why_locked(key: str) -> LockedError:
    """Why a passphrase does not unlock a packet, as the id of a message."""
    return LockedError(key or "packet.does_not_open")


def own_key() -> str:
    """The public half of the user's key, created if there is none yet; raises PacketError."""
    return identity.make().public


def corrected(new: Packet, old: Packet) -> tuple[str, ...]:
    """The deadlines that a newer packet tells differently from an older one."""
    pairs = zip(new.chapters, old.chapters, strict=False)
    return tuple(one.phase for one, other in pairs if _told(one) != _told(other))


class PacketSeat(Seat):
    """The one seat at the game in a packet, with no knowledge of others."""

    def __init__(self, opened: Opened, path: Path) -> None:
        """A seat at an opened packet; raises BoardError, VariantError and the like."""
        to = opened.packet.invitation
        self._belief = imagine(opened.packet, packet.rules_of(opened.packet))
        power = PowerId(to.power)
        super().__init__(self._belief.game, power, _ToldSights(self._belief, power))
        self.opened = opened
        self._path = path
        self.notes = BesidePackets(path, to.game, to.power)

    @property
    def packet(self) -> Packet:
        """The packet itself."""
        return self.opened.packet

    @property
    def path(self) -> Path:
        """The packet's file."""
        return self._path

    @property
    def board_place(self) -> Path:
        """The board's name, or the folder where the packet's own board is unpacked."""
        return Path(packet.board_of(self.packet))

    @property
    def viewers(self) -> tuple[PowerId, ...]:
        """The player alone."""
        return (self.viewer,)

    def answer(self, key: str, made: datetime) -> str:
        """The order sheet that answers the packet, asking to lock later ones with a key.

        If that is the user's own, the sheet is signed too, unless the key's file is damaged.
        """
        mine = None
        with suppress(KeyFileError):
            mine = identity.own() if key else None
        by = mine.signer if mine and mine.public == key else None
        return answer.sheet(
            self.packet.invitation, self.orders(self.viewer), key=key, by=by, made=made
        )

    def edited(self, turn: int) -> bool:
        """Whether a turn was a correction: after one, the same deadline is still due."""
        seen = self.look(turn)
        return turn > 0 and seen.phase == seen.due


class _ToldSights(Sights):
    """What a packet told its player; for turns that are only imagined, what the belief gives."""

    def __init__(self, belief: Imagined, power: PowerId) -> None:
        super().__init__(belief.game)
        self._belief = belief
        self._told = belief.told
        self._power = power

    def line(self, viewer: PowerId, node: int | None = None) -> tuple[Node, ...]:  # noqa: ARG002
        """All of them: in a belief every node is told."""
        return self._belief.game.record.line(node)

    def observation(self, node: Node, viewer: PowerId) -> Observation:
        """What the packet says, if it says anything."""
        if viewer == self._power and node.id in self._told:
            return self._told[node.id]
        return super().observation(node, viewer)


def _locked(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return packet_lock.locked(file.read(64))
    except OSError:
        return False


def _told(chapter: Chapter) -> tuple[object, ...]:
    orders = [(one.power, one.order, one.result) for one in chapter.orders]
    return (chapter.phase, chapter.due, chapter.facts, orders, chapter.over)
