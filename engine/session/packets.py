"""A player's packets: opened with the key that each takes, and sat down before like a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.board.graph import PowerId
from engine.game import answer, identity, packet, packet_file, packet_lock
from engine.game.game import Game
from engine.game.known_keys import KnownKeys, StrangeKeyError
from engine.game.packet import observation
from engine.game.packet_content import Chapter, Packet
from engine.game.packet_errors import PacketError
from engine.game.packet_file import Opened
from engine.game.packet_lock import LockedError
from engine.game.record import Node
from engine.language.message import Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.notation import write
from engine.report.account import Account
from engine.rules import Ruleset
from engine.session.belief import believed
from engine.session.observations import Sights
from engine.session.seat import Seat
from engine.visibility.observe import Observation, SeenOrder

__all__ = ["KnownKeys", "LockedError", "Opened", "Packet", "PacketError", "StrangeKeyError"]


_CHAPTER = "as it was told"


@dataclass(frozen=True, slots=True)
class Imagined:
    """A game of beliefs: it holds no more than its packet, and what its player was told, by node.

    ``chapters`` gives the place of each node's chapter in the packet.
    """

    game: Game
    told: Mapping[int, Observation]
    chapters: Mapping[int, int]


def imagine(packet: Packet, rules: Ruleset) -> Imagined:
    """The game that a packet tells of; a turn that tells nothing new is left out."""
    seen = [observation(packet, chapter, rules.reader) for chapter in packet.chapters]
    game = Game.begin(rules, title=packet.invitation.title, position=believed(rules, seen[0]))
    told, chapters = {game.record.head: seen[0]}, {game.record.head: 0}
    for number, one in enumerate(seen[1:], 1):
        belief = believed(rules, one)
        if belief != game.position():
            game.edit(belief, _CHAPTER)
        told[game.record.head], chapters[game.record.head] = one, number
    return Imagined(game, told, chapters)


def open_packet(
    path: Path, *, words: str = "", key: Path | None = None, after: Path | None = None
) -> Opened:
    """A packet, unlocked with a passphrase, with the age key in a file, or with the person's own.

    Raises:
        LockedError: it is locked, and not with these.
        PacketError: it cannot be read or trusted, or does not go on from the packet ``after``.
    """
    secret = ""
    if not words and (key is not None or _locked(path)):
        own = identity.read(key) if key is not None else identity.own()
        secret = own.secret if own is not None else ""
    before = packet_file.read_file(after, passphrase=words, identity=secret) if after else None
    return packet_file.read_file(path, passphrase=words, identity=secret, after=before)


def own_key() -> str:
    """The public half of this person's key, made where there is none yet; raises PacketError."""
    return identity.make().public


def corrected(new: Packet, old: Packet) -> tuple[str, ...]:
    """The deadlines that a newer packet tells otherwise than an older one did."""
    pairs = zip(new.chapters, old.chapters, strict=False)
    return tuple(one.phase for one, other in pairs if _told(one) != _told(other))


class PacketSeat(Seat):
    """The one seat before the game that a packet tells of, without anybody else's truth."""

    def __init__(self, opened: Opened, path: Path) -> None:
        """Sit down before an opened packet; raises BoardError, VariantError and their like."""
        to = opened.packet.invitation
        self._belief = imagine(opened.packet, packet.rules_of(opened.packet))
        power = PowerId(to.power)
        super().__init__(self._belief.game, power, _ToldSights(self._belief, power))
        self.opened = opened
        self._path = path

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
        """The board by its name, or the folder where the packet's own one was laid out."""
        return Path(packet.board_of(self.packet))

    @property
    def viewers(self) -> tuple[PowerId, ...]:
        """The player alone."""
        return (self.viewer,)

    def answer(self, key: str = "") -> str:
        """The order sheet that answers the packet, and asks to lock later ones with a key."""
        return answer.sheet(self.packet.invitation, self.orders(self.viewer), key=key)

    def told(self, turn: int | None = None, speaker: Speaker = ENGLISH) -> Account:
        """What the packet tells of a turn."""
        chapter = self._chapter(turn)
        if chapter is None:
            return super().told(turn, speaker)
        return packet.told(self.packet, chapter, self.rules, speaker)

    def why(self, one: SeenOrder) -> Value:
        """The sentence that the packet has of an order of the turn looked at."""
        found = self._reason(one)
        return found[0] if found else super().why(one)

    def rule(self, one: SeenOrder) -> str:
        """The rule that it cites."""
        found = self._reason(one)
        return found[1] if found else super().rule(one)

    def _reason(self, one: SeenOrder) -> tuple[Message, str] | None:
        chapter = self._chapter(None)
        for line in chapter.orders if chapter is not None else ():
            if (line.power, line.order) == (one.power, write(one.order)):
                return packet.reason(line, self.board)
        return None

    def _chapter(self, turn: int | None) -> Chapter | None:
        node = self.line[self.turn if turn is None else turn]
        number = self._belief.chapters.get(node)
        return None if number is None else self.packet.chapters[number]


class _ToldSights(Sights):
    """What a packet told its player; of turns that are only imagined, what the belief gives."""

    def __init__(self, belief: Imagined, power: PowerId) -> None:
        super().__init__(belief.game)
        self._told = belief.told
        self._power = power

    def observation(self, node: Node, viewer: PowerId) -> Observation:
        """What the packet says, where it says anything."""
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
