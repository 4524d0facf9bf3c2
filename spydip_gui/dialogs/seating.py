"""Who plays which power: at this screen, by mail or nobody, with names and addresses."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from email.utils import parseaddr

from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from engine.board.graph import Board, PowerId
from engine.post.book import COMPUTERS, Holder
from spydip_gui.language.reader import labelled, translate
from spydip_gui.language.wording import seat_name
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import caption, fill, heading, named, scrolled


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    power: PowerId
    spoken: str
    role: ComboBox
    name: QLineEdit
    address: QLineEdit
    standby: QLineEdit

    @property
    def parts(self) -> tuple[QWidget, ...]:
        return (self.role, self.name, self.address, self.standby)


def levels() -> tuple[tuple[str, str], ...]:
    """The levels of computer opponents, in words and as a book has them."""
    texts = (
        translate("Seating", "the computer, a novice"),
        translate("Seating", "the computer, sound"),
        translate("Seating", "the computer, strong"),
    )
    return tuple(zip(texts, COMPUTERS, strict=True))


def role_box(role: str) -> ComboBox:
    """The choice of who plays a power, this one chosen."""
    box = ComboBox()
    box.offer(
        (
            (translate("SeatingPage", "somebody here"), "here"),
            (translate("SeatingPage", "somebody by e-mail"), "mail"),
            (translate("SeatingPage", "nobody"), "nobody"),
            *levels(),
        )
    )
    box.pick(role)
    return box


def by_mail(role: ComboBox, address: str) -> None:
    """Whoever has an address plays by mail, unless somebody else was chosen."""
    if "@" in address and role.currentData() == "here":
        role.pick("mail")


class SeatingPage(QWidget):
    """A row per seat, with its e-mail addresses, separated by commas."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[_Row] = []
        self._area = scrolled(QWidget())
        told = self.tr(
            "Players and addresses are kept in the book of the game, in the folder beside its "
            "file; letters, reminders and incoming mails use it."
        )
        fill(QVBoxLayout(self), caption(told, wordWrap=True), (self._area, 1))

    def offer(self, board: Board, seats: Sequence[PowerId]) -> None:
        """Show a row per seat; what was typed for a seat stays if the seat does."""
        before = {row.power: self._seat(row) for row in self.rows}
        page = QWidget()
        grid = QGridLayout(page)
        titles = (
            self.tr("Power"),
            self.tr("Played by"),
            self.tr("Name"),
            self.tr("Address"),
            self.tr("Standby player's address"),
        )
        for column, title in enumerate(titles):
            grid.addWidget(heading(title), 0, column)
        self.rows = []
        for power in seats:
            row = self._row(power, seat_name(board, power), titles[1:])
            self.rows.append(row)
            self._fill(row, before.get(power, Holder(power=power, role="here")))
            label = caption(row.spoken)
            label.setBuddy(row.role)
            line = grid.rowCount()
            for column, part in enumerate((label, *row.parts)):
                grid.addWidget(part, line, column)
        for column in (2, 3, 4):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        self._area.setWidget(page)

    def seats(self) -> Mapping[PowerId, Holder]:
        """Who plays each seat; raises ValueError for a bad address."""
        for row in self.rows:
            for field in (row.address, row.standby):
                for part in _parted(field.text()):
                    one = parseaddr(part)[1] or part if field is row.standby else part
                    if one.count("@") != 1 or one.startswith("@") or one.endswith("@"):
                        fault = self.tr("{power}: “{address}” is not an e-mail address.")
                        raise ValueError(fault.format(power=row.spoken, address=one))
        return {row.power: self._seat(row) for row in self.rows}

    def _row(self, power: PowerId, spoken: str, titles: Sequence[str]) -> _Row:
        role, name, address, standby = role_box("here"), QLineEdit(), QLineEdit(), QLineEdit()
        address.setPlaceholderText(self.tr("name@example.org"))
        address.setToolTip(address.placeholderText())
        row = _Row(
            power=power, spoken=spoken, role=role, name=name, address=address, standby=standby
        )
        for part, title in zip(row.parts, titles, strict=True):
            named(part, labelled(spoken, title))
        role.currentIndexChanged.connect(self._follow)
        address.textEdited.connect(lambda text, role=role: by_mail(role, text))
        return row

    def _fill(self, row: _Row, seat: Holder) -> None:
        row.role.pick(seat.role)
        row.name.setText(seat.name)
        row.address.setText(", ".join(seat.addresses))
        row.standby.setText(seat.standby)
        self._follow()

    def _follow(self) -> None:
        """Ask for no address if nobody plays."""
        for row in self.rows:
            for part in (row.name, row.address, row.standby):
                part.setEnabled(row.role.currentData() != "nobody")

    def _seat(self, row: _Row) -> Holder:
        return Holder(
            power=row.power,
            name=row.name.text().strip(),
            addresses=_parted(row.address.text()),
            standby=row.standby.text().strip(),
            role=str(row.role.currentData()),
        )


def _parted(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.replace(";", ",").split(",") if part.strip())
