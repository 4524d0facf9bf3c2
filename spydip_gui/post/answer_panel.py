"""The panel of a player's packet: what it is, its deadline, and the answer ready to send."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QListWidget, QVBoxLayout, QWidget

from engine.session.packets import PacketError, own_key
from spydip_gui.document.document import Document
from spydip_gui.language.reader import labelled, strung, told
from spydip_gui.language.wording import phase_heading, seat_name
from spydip_gui.post.opening import Earlier, earlier
from spydip_gui.post.player import PlayerDocument
from spydip_gui.settings import Settings
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import (
    abreast,
    caption,
    fill,
    heading,
    page,
    push,
    scrolled,
    sheet_of,
    unmarked,
)

_LEAST = 96
"""How high the sheet is at least; where there is less room the panel is scrolled."""


class AnswerPanel(QWidget):
    """Shows a packet's deadline and key, earlier packets, and the sheet that answers it."""

    copy_wanted = Signal()
    save_wanted = Signal()
    mail_wanted = Signal()
    send_wanted = Signal()
    packet_wanted = Signal(str)
    """An earlier packet is to be opened."""

    def __init__(self, document: PlayerDocument, packets: tuple[Earlier, ...] = ()) -> None:
        super().__init__()
        self._document = document
        self.facts = QFormLayout()
        self.earlier = ComboBox()
        self.press = QListWidget()
        self.sheet = sheet_of(self.tr("The answer as it will be sent"), fixed=True)
        self.locked = QCheckBox(self.tr("Ask for packets that only I can open"))
        self.state = caption(wordWrap=True)
        self.copy = push(self.tr("Copy"), self.copy_wanted)
        self.save = push(self.tr("Save as…"), self.save_wanted)
        self.mail = push(self.tr("Mail draft…"), self.mail_wanted)
        self.send = push(self.tr("Send…"), self.send_wanted)
        self._fill_facts(packets)
        self._fill_press()
        self.locked.setChecked(bool(self._document.key))
        self.locked.setToolTip(
            self.tr("A key is made for you and kept on this computer; its public half is sent.")
        )
        self.locked.toggled.connect(self._ask)
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = abreast(self.copy, self.save, self.mail, self.send)
        self.sheet.setMinimumHeight(_LEAST)
        parts = (self.facts, self.press, (self.sheet, 1), self.locked, self.state, row)
        fill(QVBoxLayout(self), scrolled(page(*parts, margin=8)), margin=0)
        document.changed.connect(self.show_all)
        self.show_all()

    def show_all(self, _change: object = None) -> None:
        """Show the current sheet."""
        doc = self._document
        self.sheet.setPlainText(doc.answer)
        rows = () if doc.view.over else doc.view.rows(doc.view.viewer)
        missing = sum(row.missing for row in rows)
        kept = self.tr("Kept in {file}").format(file=doc.sheet.name)
        left = self.tr("%n without order", "", missing) if missing else ""
        self.state.setText(doc.fault or strung(filter(None, (left, kept))))
        self.state.setToolTip(unmarked(str(doc.sheet)))

    def _fill_facts(self, packets: tuple[Earlier, ...]) -> None:
        doc = self._document
        to = doc.view.packet.invitation
        self.facts.addRow(self.tr("Power"), caption(seat_name(doc.view.board, to.power)))
        self.facts.addRow(self.tr("Due"), heading(phase_heading(doc.view.rules, to.due)))
        until = caption(to.deadline or self.tr("when the game master says"), wordWrap=True)
        self.facts.addRow(self.tr("Until"), until)
        key, tip = doc.view.opened.key, self.tr("The packet is signed with the key {key}")
        signed = caption(key[:16])
        signed.setToolTip(tip.format(key=key))
        self.facts.addRow(self.tr("Signed with"), signed)
        if len(packets) > 1:
            rules = doc.view.rules
            self.earlier.offer((phase_heading(rules, one.due), str(one.path)) for one in packets)
            self.earlier.pick(str(doc.view.path.absolute()))
            self.earlier.activated.connect(self._open_earlier)
            self.facts.addRow(self.tr("Packets"), self.earlier)

    def _open_earlier(self, row: int) -> None:
        self.packet_wanted.emit(self.earlier.itemData(row))

    def _fill_press(self) -> None:
        view = self._document.view
        for printed in view.packet.press:
            phase = phase_heading(view.rules, printed.phase)
            self.press.addItem(labelled(phase, printed.text))
        self.press.setWordWrap(True)
        self.press.setMaximumHeight(90)
        self.press.setAccessibleName(self.tr("Press"))
        self.press.setVisible(bool(self.press.count()))

    def _ask(self) -> None:
        try:
            key = own_key() if self.locked.isChecked() else ""
            self._document.ask_for(key)
        except PacketError as error:
            self.state.setText(told(error))


def answer_panel(document: Document, settings: Settings) -> AnswerPanel:
    """The panel for a document that is a player's packet."""
    if not isinstance(document, PlayerDocument):
        raise TypeError("Only a packet is answered.")
    return AnswerPanel(document, earlier(settings, document.view.packet))
