"""The text of a mail, each line coloured by what became of it, and the lines to look at."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QKeySequence,
    QMouseEvent,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.post.weighing import Intake, Shown
from spydip_gui.language.reader import labelled, say
from spydip_gui.theme.parts import abreast, caption, fill, in_columns, named, push, unmarked
from spydip_gui.theme.window_colours import shade

READ, LOOK, STRANGE, ASIDE, LATER = "read", "look", "strange", "aside", "later"

_GROUND = {
    READ: "good_on",
    LOOK: "warning_on",
    STRANGE: "alarm_on",
    LATER: "accent_on",
}
_NUMBER = Qt.ItemDataRole.UserRole
_OFFER = 257


class MailText(QWidget):
    """Shows a mail and lets it be corrected; ``retyped`` carries the corrected text."""

    retyped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.text = _Lines()
        self.look = named(QListWidget(), self.tr("Lines to look at"))
        self.again = push(self.tr("Read again"), self._retype)
        self.hint = caption(self.tr("You can correct a line that was not understood here."))
        self._shown = ""
        named(in_columns(self.text), self.tr("Text of the mail"))
        self.text.textChanged.connect(self._changed)
        self.look.setMaximumHeight(110)
        self.look.setWordWrap(True)
        self.look.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.look.itemClicked.connect(self._go_to)
        self.again.setToolTip(
            QKeySequence("Ctrl+Return").toString(QKeySequence.SequenceFormat.NativeText)
        )
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            read = QShortcut(QKeySequence(keys), self)
            read.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            read.activated.connect(self.again.click)
        fill(QVBoxLayout(self), (self.text, 1), self.look, abreast((self.hint, 1), self.again))

    def show_mail(self, text: str, one: Intake) -> None:
        """Show a mail and what its lines were read as."""
        self._shown = text
        self.text.setPlainText(text)
        self.text.light(_roles(one))
        self.text.notes = {shown.number: say(shown.why) for shown in (*one.read, *_open(one))}
        self.look.clear()
        for shown in _open(one):
            line = labelled(str(shown.number), shown.text)
            self._add(f"{line}\n    {say(shown.why)}", shown.number)
            for offer in shown.offers:
                meant = self.tr("Read it as: {line}").format(line=offer)
                self._add(meant, shown.number, offer)
        self.look.setVisible(bool(self.look.count()))
        self.again.setEnabled(False)

    def _add(self, text: str, number: int, offer: str | None = None) -> None:
        item = QListWidgetItem(text)
        item.setData(_NUMBER, number)
        item.setData(_OFFER, offer)
        self.look.addItem(item)

    def begin(self) -> None:
        """Select the first line to look at, so that typing replaces it."""
        if self.look.count():
            self.text.go_to(self.look.item(0).data(_NUMBER), whole=True)

    def forget(self) -> None:
        """Clear everything."""
        self._shown = ""
        self.text.notes = {}
        self.text.clear()
        self.look.clear()

    @property
    def chosen(self) -> str:
        """The selected text, or all of it."""
        selected = self.text.textCursor().selection().toPlainText()
        return selected if selected.strip() else self.text.toPlainText()

    def _go_to(self, item: QListWidgetItem) -> None:
        """Go to a line, or replace it by what it may mean and read the mail again."""
        number, offer = item.data(_NUMBER), item.data(_OFFER)
        if offer is None:
            self.text.go_to(number)
            return
        lines = self.text.toPlainText().split("\n")
        lines[number - 1] = offer
        self.retyped.emit("\n".join(lines))

    def _retype(self) -> None:
        self.retyped.emit(self.text.toPlainText())

    def _changed(self) -> None:
        self.again.setEnabled(self.text.toPlainText() != self._shown)


class _Lines(QPlainTextEdit):
    """A text whose lines can be coloured; a coloured line says why under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: Mapping[int, str] = {}
        self.viewport().setMouseTracking(True)

    def light(self, roles: Mapping[int, str]) -> None:
        """Colour lines by what became of them."""
        marks = []
        for number, role in roles.items():
            mark = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            if role == ASIDE:
                form.setForeground(shade("muted"))
            else:
                form.setBackground(shade(_GROUND[role]))
                form.setProperty(QTextFormat.Property.FullWidthSelection, True)  # noqa: FBT003  # Qt's
            mark.format = form
            mark.cursor = self._at(number, whole=role == ASIDE)
            marks.append(mark)
        self.setExtraSelections(marks)

    def go_to(self, number: int, *, whole: bool = False) -> None:
        """Scroll to a line, with the cursor in it, or the ``whole`` line selected."""
        self.setTextCursor(self._at(number, whole=whole))
        self.setFocus()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Say what the line under the pointer was read as."""
        number = self.cursorForPosition(event.position().toPoint()).blockNumber() + 1
        self.setToolTip(unmarked(self.notes.get(number, "")))
        super().mouseMoveEvent(event)

    def _at(self, number: int, *, whole: bool) -> QTextCursor:
        cursor = QTextCursor(self.document().findBlockByNumber(number - 1))
        if whole:
            cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        return cursor


def _open(one: Intake) -> tuple[Shown, ...]:
    return (*one.unread, *one.strange)


def _roles(one: Intake) -> Mapping[int, str]:
    talk = (*one.aside, *one.talk)
    groups = ((ASIDE, talk), (READ, one.read), (LATER, one.later), (LOOK, one.unread))
    found = {shown.number: role for role, lines in groups for shown in lines}
    return found | {shown.number: STRANGE for shown in one.strange}
