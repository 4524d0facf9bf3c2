"""A player's packet on the desk: a single viewer, whose orders are saved beside the packet."""

from datetime import UTC, datetime
from pathlib import Path

from engine.board.graph import PowerId
from engine.files import WriteError, write_whole
from engine.post import kept
from engine.session.packets import Opened, PacketSeat
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import told, translate
from spydip_gui.language.wording import phase_heading


class PlayerDocument(Document):
    """One packet on the desk, with the sheet of orders that answers it."""

    view: PacketSeat

    def __init__(self, opened: Opened, path: Path) -> None:
        """Show an opened packet; raises BoardError, VariantError and their like."""
        view = PacketSeat(opened, path)
        self.sheet = kept.place(path)
        self.unread = _restore(view, self.sheet)
        super().__init__(view)
        self._key = kept.key(self.sheet)
        self._made = datetime.now(UTC)
        self.fault = ""
        self.changed.connect(self._keep)

    @property
    def sort(self) -> str:
        """A player's packet."""
        return "packet"

    @property
    def answer(self) -> str:
        """The order sheet that answers the packet."""
        return self.view.answer(self._key, self._made)

    @property
    def key(self) -> str:
        """The public key with which the answer asks to lock later packets, if any."""
        return self._key

    def ask_for(self, key: str) -> None:
        """Ask for later packets to be locked with a key; an empty one withdraws that."""
        self._key = key
        self.changed.emit(Change(frozenset({Part.ORDERS})))

    def _name(self, number: int) -> str:
        """The name of a turn; each turn of a packet is one told, whatever record lies behind it."""
        return phase_heading(self.view.rules, self.view.look(number).phase)

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
        self._made = datetime.now(UTC)
        try:
            kept.keep(self.sheet, self.answer)
            self.fault = ""
        except WriteError as error:
            text = translate("Desk", "Your orders cannot be kept in {file}: {why}")
            self.fault = text.format(file=self.sheet, why=told(error))


def _restore(view: PacketSeat, sheet: Path) -> tuple[str, ...]:
    """Take up the orders of a saved sheet; returns its lines that are not orders any more."""
    found = kept.load(sheet, view.packet.invitation, view.rules.reader)
    if found.orders and view.seats:
        view.put({view.viewer: tuple(map(str, found.orders))})
        view.steps.keep()
    if found.strange:
        write_whole(sheet.with_name(f"{sheet.name}.old"), sheet.read_bytes())
    return found.strange
