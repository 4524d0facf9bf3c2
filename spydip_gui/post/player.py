"""A player's copy of a game: the desk's document over a packet, without anybody else's truth."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.board.graph import PowerId
from engine.game import answer
from engine.game.game import Game
from engine.game.packet import board_of, rules_of, told
from engine.game.packet_content import Invitation, Packet
from engine.game.packet_file import Opened
from engine.game.record import Node
from engine.game.steps import UndoStep
from engine.orders.notation import write
from engine.post import kept
from engine.report.account import Account
from engine.rules import Ruleset
from engine.session.from_packet import Imagined, imagine
from engine.session.observations import Sights
from engine.visibility.observe import Observation, SeenOrder
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.wording import phase_name


class PacketSights(Sights):
    """What a packet told its player; of turns that are only imagined, what the belief gives."""

    def __init__(self, belief: Imagined, power: PowerId) -> None:
        """Look into a game of beliefs."""
        super().__init__(belief.game)
        self._told = belief.told
        self._power = power

    def observation(self, node: Node, viewer: PowerId) -> Observation:
        """What the packet says, where it says anything."""
        if viewer == self._power and node.id in self._told:
            return self._told[node.id]
        return super().observation(node, viewer)


class PlayerDocument(Document):
    """One packet on the desk: a single viewer, whose orders are kept beside the packet."""

    def __init__(self, opened: Opened, path: Path) -> None:
        """Show an opened packet; raises BoardError, VariantError and their like."""
        rules = rules_of(opened.packet, path.parent)
        belief = imagine(opened.packet, rules)
        to = opened.packet.invitation
        power = PowerId(to.power)
        sheet = kept.place(path)
        unread = _restore(belief.game, to, sheet, rules)
        super().__init__(belief.game, PacketSights(belief, power), viewer=power)
        self._opened = opened
        self._packet_path = path
        self._belief = belief
        self.sheet = sheet
        self.unread = unread
        self._key = kept.key(sheet)
        self.fault = ""
        self._before = len(super().done)
        self.changed.connect(self._keep)

    @property
    def sort(self) -> str:
        """A player's packet."""
        return "packet"

    @property
    def packet(self) -> Packet:
        """The packet itself."""
        return self._opened.packet

    @property
    def opened(self) -> Opened:
        """The packet with the key that it is signed with."""
        return self._opened

    @property
    def path(self) -> Path | None:
        """The packet's file."""
        return self._packet_path

    @property
    def board_place(self) -> Path:
        """The board by its name, or the folder where the packet's own one was laid out."""
        return Path(board_of(self.packet, self._packet_path.parent))

    @property
    def viewers(self) -> tuple[PowerId, ...]:
        """The player alone."""
        return (self._viewer,)

    @property
    def done(self) -> tuple[UndoStep, ...]:
        """The steps since the packet was opened."""
        return super().done[self._before :]

    @property
    def answer(self) -> str:
        """The order sheet that answers the packet."""
        return answer.sheet(self.packet.invitation, self.drafts(self._viewer), key=self._key)

    @property
    def key(self) -> str:
        """The public key that the answer asks for later packets to be locked with, if any."""
        return self._key

    def ask_for(self, key: str) -> None:
        """Ask for later packets to be locked with a key; no longer where it is empty."""
        self._key = key
        self.changed.emit(Change(frozenset({Part.ORDERS})))

    def told(self, turn: int | None = None) -> Account:
        """What the packet tells of a turn, in the game master's words."""
        node = self._line[self._turn if turn is None else turn].id
        if node not in self._belief.chapters:
            return super().told(turn)
        chapter = self.packet.chapters[self._belief.chapters[node]]
        return told(self.packet, chapter, self.rules)

    def why(self, one: SeenOrder) -> str:
        """The sentence that the game master's program wrote."""
        found = self._told(one)
        return found.partition(" [")[0] if found else super().why(one)

    def rule(self, one: SeenOrder) -> str:
        """The rule that it named behind its sentence."""
        found = self._told(one)
        return found.partition(" [")[2].rstrip("]") if found else super().rule(one)

    def _told(self, one: SeenOrder) -> str:
        """What the packet says of an order of the turn looked at, with the rule in brackets."""
        chapter = self._belief.chapters.get(self._line[self._turn].id)
        for line in self.packet.chapters[chapter].orders if chapter is not None else ():
            if (line.power, line.order) == (one.power, write(one.order)):
                return line.why
        return ""

    def _name(self, number: int) -> str:
        """Every turn of a packet is one that was told, however the game behind it was made."""
        return phase_name(self.known(number).phase)

    def look(
        self,
        *,
        turn: int | None = None,
        viewer: PowerId | None = None,  # noqa: ARG002  # there is no other
        seat: PowerId | None = None,
    ) -> None:
        """Look at another turn, or choose whose orders to write."""
        super().look(turn=turn, seat=seat)

    def _keep(self, change: Change) -> None:
        if not change.about(Part.ORDERS):
            return
        try:
            kept.keep(self.sheet, self.answer)
            self.fault = ""
        except OSError as error:
            text = QCoreApplication.translate("Desk", "Your orders cannot be kept in {file}: {why}")
            self.fault = text.format(file=self.sheet, why=error.strerror)


def _restore(game: Game, to: Invitation, sheet: Path, rules: Ruleset) -> tuple[str, ...]:
    """Put the orders of the kept sheet in hand; lines of it that are no orders any more."""
    found = kept.load(sheet, to, rules.reader)
    power = PowerId(to.power)
    if found.orders and power in rules.seats:
        game.give(power, found.orders, source="typed")
    if found.strange:
        sheet.with_name(f"{sheet.name}.old").write_bytes(sheet.read_bytes())
    return found.strange
