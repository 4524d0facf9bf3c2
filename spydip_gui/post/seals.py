"""Sealed sheets: the promise shown beforehand, the opening afterwards, and whether they match."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QTableWidget, QTabWidget, QWidget

from engine.post import sealed
from engine.post.promises import Promises, State, folder_of
from engine.post.sealed import Opening
from spydip_gui.document.document import Document
from spydip_gui.output.files import save
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.theme.file_dialogs import ask_place
from spydip_gui.theme.list_widgets import EmptyNote, by_rows
from spydip_gui.theme.parts import abreast, caption, cell, form, named, page, sheet_of, unmarked
from spydip_gui.theme.window_colours import shade

_GROUNDS = {State.KEPT: "good_on", State.BROKEN: "alarm_on"}


class SealWindow(BarWindow):
    """Seals one's own sheet; keeps promises received, and checks them against their openings."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Start with the current orders of the seat being written for."""
        super().__init__(parent, "intimate")
        self.document = document
        self.setWindowTitle(self.tr("Sealed sheets - {title}").format(title=document.view.title))
        self.by, self.due = QLineEdit(), QLineEdit()
        self.sheet = sheet_of("", wraps=False)
        self.promise = sheet_of("", fixed=True, wraps=False)
        self.opening = sheet_of("", fixed=True, wraps=False)
        self.came = sheet_of(self.tr("A promise or an opening you received"), wraps=False)
        self.table = named(QTableWidget(), self.tr("Promises"))
        EmptyNote(self.table, self.tr("No promise has arrived yet. Paste one below and keep it."))
        self.tabs = QTabWidget()
        self._made: Opening | None = None
        self._promises = Promises(folder_of(document.view.path or Path(document.view.title)))
        doc = self.document
        self._viewer = doc.view.viewer
        self.by.setText(doc.seat)
        phase = doc.view.phases[-1]
        self.due.setText(f"{doc.view.title} {phase}")
        self.sheet.setPlainText("\n".join(doc.view.orders(doc.seat)))
        self.promise.setMaximumHeight(120)
        self.tabs.addTab(self._own_page(), self.tr("Seal a sheet"))
        self.tabs.addTab(self._other_page(), self.tr("Before and after"))
        self.bar.attempt(self.show_all)
        self.page.addWidget(self.tabs)
        self.resize(720, 640)
        document.changed.connect(self._looked)

    def seal(self) -> None:
        """Seal the sheet: its promise may be shown at once, its opening not yet."""
        self._made = sealed.seal(self.sheet.toPlainText(), by=self.by.text(), due=self.due.text())
        self.promise.setPlainText(str(self._made.promise))
        self.opening.setPlainText(str(self._made))
        self.bar.say(self.tr("Send the promise now. Save the opening, and show it to nobody yet."))

    def keep(self) -> None:
        """Keep a promise or an opening received, and show what is known now."""
        self._promises.keep(self.came.toPlainText())
        self.came.clear()
        self.show_all()

    def show_all(self) -> None:
        """Show every promise with its opening."""
        words = {
            State.PROMISED: self.tr("promised; not opened yet"),
            State.KEPT: self.tr("opened, and the promise was kept"),
            State.BROKEN: self.tr("opened, and it is another sheet"),
        }
        every = self._promises.every()
        self.table.setRowCount(len(every))
        for row, one in enumerate(every):
            kept = one.opening is not None and one.state is State.KEPT
            sheet = "\n".join(one.opening.lines) if one.opening is not None and kept else ""
            cells = (one.promise.by, one.promise.due, words[one.state], sheet)
            for column, text in enumerate(cells):
                role = _GROUNDS.get(one.state) if column == 2 else None
                item = cell(text, shade(role) if role else None)
                item.setToolTip(unmarked(text or one.promise.digest))
                self.table.setItem(row, column, item)
        self.table.resizeRowsToContents()

    def copy_promise(self) -> None:
        """Copy the promise to the clipboard."""
        QGuiApplication.clipboard().setText(self.promise.toPlainText())

    def save_opening(self) -> None:
        """Save the opening to a file."""
        if self._made is None:
            self.bar.say(self.tr("Seal the sheet first."), refused=True)
            return
        name = f"{self._made.by} {self._made.due}.opening"
        if path := ask_place(self, self.tr("Save the opening"), name):
            save(path, str(self._made).encode())

    def _looked(self) -> None:
        """Clear the sheet, since somebody else may be looking now."""
        if self.document.view.viewer != self._viewer:
            self.close()

    def _own_page(self) -> QWidget:
        why = self.tr(
            "For players without a game master: everybody sends the promise first, and the "
            "opening once all promises are there. After that, nobody can change a sheet."
        )
        self.sheet.setPlaceholderText(self.tr("bids, a list or orders, one a line"))
        self.promise.setPlaceholderText(self.tr("made by Seal; it does not reveal the sheet"))
        self.opening.setPlaceholderText(self.tr("made by Seal; it proves the sheet"))
        seal = abreast(None, self.button(self.tr("Seal"), self.seal))
        last = abreast(
            None,
            self.button(self.tr("Copy the promise"), self.copy_promise),
            self.button(self.tr("Save the opening…"), self.save_opening),
        )
        rows = form(
            (self.tr("Who seals"), self.by),
            (self.tr("For"), self.due),
            (self.tr("Sheet"), self.sheet),
            (self.tr("Promise, to show before"), self.promise),
            (self.tr("Opening, to show after"), self.opening),
        )
        rows.insertRow(3, seal)
        return page(caption(why, wordWrap=True), rows, last)

    def _other_page(self) -> QWidget:
        titles = self.tr("Who"), self.tr("For"), self.tr("State"), self.tr("Sheet")
        by_rows(self.table, *titles)
        self.came.setPlaceholderText(self.tr("Paste a promise or an opening as it is in the mail."))
        self.came.setMaximumHeight(150)
        row = abreast(None, self.button(self.tr("Keep and compare"), self.keep))
        return page((self.table, 1), self.came, row)
