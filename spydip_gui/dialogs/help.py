"""The help window: pages, a search over all of them, and links between them."""

from importlib.resources import files

from PySide6.QtCore import QSignalBlocker, QSize, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.help_pages import PANELS, TOPIC, Page, language, pages, panel_title
from spydip_gui.settings import Settings
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import abreast, caption, fill, named, page, push, search_line, split

_AROUND = 48


class HelpWindow(QDialog):
    """Stays open beside the work; F1 on something turns to its page."""

    def __init__(self, shortcuts: Shortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help"))
        self.setModal(False)
        self._shortcuts = shortcuts
        self._pages: dict[str, Page] = {}
        self._been: list[str] = []
        self.search = search_line(self.tr("Search the help"), self._sift)
        self.list = Lines(self.tr("Pages"), wraps=True)
        self.none = caption(self.tr("No page contains these words."))
        self.text = named(QTextBrowser(openLinks=False), self.tr("Page"))
        pictures = files("resources") / "help" / "pictures"
        self.text.setSearchPaths([str(pictures / language()), str(pictures)])
        self.back = push(self.tr("&Back"), self._go_back)
        self.list.currentItemChanged.connect(self._chosen)
        self.none.hide()
        self.text.anchorClicked.connect(self._follow)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self, self._go_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        left = page(self.search, self.none, self.list, margin=0)
        both = split((left, 260), (self.text, 640))
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        row = abreast(self.back, close)
        fill(QVBoxLayout(self), (both, 1), row)
        shortcuts.changed.connect(self._read)
        self._read()
        self.resize(QSize(900, 640))

    def turn_to(self, topic: str) -> None:
        """Show a page, at a panel's section if one is named after ``#``."""
        name, _, part = topic.partition("#")
        if name not in self._pages:
            return
        if self._been[-1:] != [topic]:
            self._been.append(topic)
        self.back.setEnabled(len(self._been) > 1)
        self.text.document().setMarkdown(self._pages[name].text)
        _dress(self.text.document(), self.palette().mid().color().name())
        self._mark(name)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._scroll_to(part)

    def _read(self) -> None:
        self._pages = {page.name: page for page in pages(self._shortcuts)}
        here = self._been.pop() if self._been else next(iter(self._pages))
        self._sift(self.search.text())
        self.turn_to(here)

    def _sift(self, wanted: str) -> None:
        """List the pages with all the words, with the text around the first match."""
        words = wanted.casefold().split()
        with QSignalBlocker(self.list):
            self.list.clear()
            for one in self._pages.values():
                plain = one.text.casefold()
                if all(word in plain for word in words):
                    around = _around(one.text, words[0]) if words else ""
                    self.list.add(f"{one.title}\n{around}" if around else one.title, one.name)
        self.none.setVisible(self.list.count() == 0)

    def _chosen(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is None:
            return
        self.turn_to(str(item.data(VALUE)))
        word = self.search.text().split()[:1]
        if word:
            self.text.find(word[0])

    def _mark(self, name: str) -> None:
        with QSignalBlocker(self.list):
            for row in range(self.list.count()):
                if self.list.item(row).data(VALUE) == name:
                    self.list.setCurrentRow(row)

    def _follow(self, link: QUrl) -> None:
        self.turn_to(link.toString().removesuffix(".md").replace(".md#", "#"))

    def _go_back(self) -> None:
        if len(self._been) > 1:
            self._been.pop()
            self.turn_to(self._been.pop())

    def _scroll_to(self, part: str) -> None:
        title = panel_title(part) if part in PANELS else ""
        block: QTextBlock = self.text.document().begin()
        while title and block.isValid():
            if block.blockFormat().headingLevel() and block.text() == title:
                layout = self.text.document().documentLayout()
                self.text.verticalScrollBar().setValue(int(layout.blockBoundingRect(block).y()))
                return
            block = block.next()


def show_help(widget: QWidget, topic: str = "") -> HelpWindow:
    """Open the help at a topic, or at a widget's, in front of the window it is in."""
    window = widget.window()
    shown = window.findChild(HelpWindow)
    if shown is None:
        shown = HelpWindow(_shortcuts_of(window), window)
    shown.turn_to(topic or topic_of(widget))
    shown.show()
    shown.activateWindow()
    return shown


def topic_of(widget: QWidget | None) -> str:
    """A widget's page: its own, or that of an enclosing widget."""
    while widget is not None:
        topic = widget.property(TOPIC)
        if topic:
            return str(topic)
        widget = widget.parentWidget()
    return "first-steps"


class HelpKey(QShortcut):
    """F1 of a window, without keeping it alive as a closure would."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(QKeySequence("F1"), window)
        self.activated.connect(self.show)

    def show(self) -> None:
        """Open the help."""
        window = self.parent()
        if isinstance(window, QWidget):
            show_help(window)


def helped(window: QWidget, topic: str) -> HelpKey:
    """Give a window F1."""
    window.setProperty(TOPIC, topic)
    return HelpKey(window)


_EITHER = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel


def answers(
    dialog: QDialog, topic: str, which: QDialogButtonBox.StandardButton = _EITHER
) -> QDialogButtonBox:
    """A dialog's closing buttons, and one for its help, which F1 opens as well."""
    buttons = QDialogButtonBox(which)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    button = buttons.addButton(QDialogButtonBox.StandardButton.Help)
    button.setAutoDefault(False)
    buttons.helpRequested.connect(helped(dialog, topic).show)
    return buttons


def _shortcuts_of(window: QWidget | None) -> Shortcuts:
    while window is not None:
        found = getattr(window, "shortcuts", None)
        if isinstance(found, Shortcuts):
            return found
        window = window.parentWidget()
    return Shortcuts(Settings())


def _around(text: str, word: str) -> str:
    plain = " ".join(text.replace("|", " ").replace("*", "").replace("#", "").split())
    at = plain.casefold().find(word)
    if at < 0:
        return ""
    return f"…{plain[max(0, at - _AROUND // 2) : at + _AROUND]}…"


def _dress(document: QTextDocument, line: str) -> None:
    """Give tables thin lines and some space."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            form = frame.format()
            form.setCellPadding(4)
            form.setTopMargin(8)
            form.setBottomMargin(12)
            form.setCellSpacing(0)
            form.setBorder(1)
            form.setBorderCollapse(True)  # Qt's signature
            form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBorderBrush(QBrush(QColor(line)))
            form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            frame.setFormat(form)
