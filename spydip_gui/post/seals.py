"""Sealed sheets: the promise that is shown before, the opening after, and whether they agree."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.post import sealed
from engine.post.sealed import Opening
from spydip_gui.document import Document
from spydip_gui.output.files import save
from spydip_gui.post.bar import MessageBar


class SealWindow(QDialog):
    """Seals a sheet of one's own, and compares what others promised with what they opened."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Begin with the orders in hand of the seat that is written for."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Sealed sheets - {title}").format(title=document.title))
        self._document = document
        self.bar = MessageBar(self, floats=False)
        self.by, self.due = QLineEdit(), QLineEdit()
        self.sheet, self.promise, self.opening = _text(), _text(), _text()
        self.theirs, self.opened = _text(), _text()
        self.outcome = QLabel()
        self.tabs = QTabWidget()
        self._made: Opening | None = None
        self._build()
        self.resize(720, 640)
        document.changed.connect(self._looked)

    def seal(self) -> None:
        """Seal the sheet: its promise may be shown at once, its opening not yet."""
        self._made = sealed.seal(self.sheet.toPlainText(), by=self.by.text(), due=self.due.text())
        self.promise.setPlainText(str(self._made.promise))
        self.opening.setPlainText(str(self._made))
        self.bar.say(self.tr("Send the promise now. Save the opening, and show it to nobody yet."))

    def compare(self) -> None:
        """Whether an opening is what the promise bound; the sheet is then shown."""
        self.outcome.clear()
        opening = sealed.read_opening(self.opened.toPlainText())
        promise = sealed.read_promise(self.theirs.toPlainText())
        sealed.verify(opening, promise)
        head = self.tr("This is what {by} sealed for {due}:").format(by=promise.by, due=promise.due)
        self.outcome.setText("\n".join([head, *opening.lines]))
        self.bar.say(self.tr("The promise was kept."))

    def copy_promise(self) -> None:
        """Put the promise on the clipboard."""
        QGuiApplication.clipboard().setText(self.promise.toPlainText())

    def save_opening(self) -> None:
        """Write the opening to a file of one's own."""
        if self._made is None:
            self.bar.say(self.tr("Seal the sheet first."), refused=True)
            return
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the opening"), f"{self._made.by} {self._made.due}.opening"
        )
        if name:
            save(Path(name), str(self._made).encode())

    def _told(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except (OSError, ValueError) as error:
            self.bar.say(str(error), refused=True)

    def _looked(self) -> None:
        """Somebody else may be looking now; nothing of the sheet stays in sight."""
        if self._document.viewer != self._viewer:
            self.close()

    def _build(self) -> None:
        doc = self._document
        self._viewer = doc.viewer
        self.by.setText(doc.seat)
        phase = doc.phases[-1]
        self.due.setText(f"{doc.title} {phase}")
        self.sheet.setPlainText("\n".join(doc.drafts(doc.seat)))
        for field in (self.promise, self.opening):
            field.setReadOnly(True)
        self.promise.setMaximumHeight(120)
        self.outcome.setWordWrap(True)
        self.outcome.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tabs.addTab(self._own_page(), self.tr("Seal a sheet"))
        self.tabs.addTab(self._other_page(), self.tr("Compare"))
        layout = QVBoxLayout(self)
        layout.addWidget(self.bar)
        layout.addWidget(self.tabs)

    def _own_page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout()
        form.addRow(self.tr("Who seals"), self.by)
        form.addRow(self.tr("For"), self.due)
        form.addRow(self.tr("Sheet"), self.sheet)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._button(self.tr("Seal"), self.seal))
        below = QFormLayout()
        below.addRow(self.tr("Promise, to show before"), self.promise)
        below.addRow(self.tr("Opening, to show after"), self.opening)
        last = QHBoxLayout()
        last.addStretch(1)
        last.addWidget(self._button(self.tr("Copy the promise"), self.copy_promise))
        last.addWidget(self._button(self.tr("Save the opening…"), self.save_opening))
        layout = QVBoxLayout(page)
        for part in (form, row, below, last):
            layout.addLayout(part)
        return page

    def _other_page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout()
        form.addRow(self.tr("Promise as it came"), self.theirs)
        form.addRow(self.tr("Opening as it came"), self.opened)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._button(self.tr("Compare"), self.compare))
        layout = QVBoxLayout(page)
        layout.addLayout(form)
        layout.addLayout(row)
        layout.addWidget(self.outcome)
        layout.addStretch(1)
        return page

    def _button(self, text: str, deed: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._told(deed))
        return button


def _text() -> QPlainTextEdit:
    text = QPlainTextEdit()
    text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    return text
