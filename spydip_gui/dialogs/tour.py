"""The short tour of the first start: what is where, in six short pages."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

PAGES: tuple[tuple[str, str], ...] = (
    (
        str(QT_TRANSLATE_NOOP("Tour", "The map")),
        str(
            QT_TRANSLATE_NOOP(
                "Tour",
                "Drag from a province to another to order the piece that stands there. Hold S to "
                "support, C to convoy, H to hold; the line at the pointer shows the order that is "
                "being written. Esc lets go.",
            )
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("Tour", "Orders")),
        str(
            QT_TRANSLATE_NOOP(
                "Tour",
                "Every piece has a row; those still without an order are lit. Orders can be typed "
                "or pasted as well, and Ctrl+Z takes anything back.",
            )
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("Tour", "Views")),
        str(
            QT_TRANSLATE_NOOP(
                "Tour",
                "0 shows everything, 1 to 9 what one power knows, minus what several know "
                "together. A key that is held only peeks. The frame of the map tells who looks.",
            )
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("Tour", "Results")),
        str(
            QT_TRANSLATE_NOOP(
                "Tour",
                "Adjudicate decides the deadline. Each result has its reason and its rule; a click "
                "on the rule opens the rulebook.",
            )
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("Tour", "History")),
        str(
            QT_TRANSLATE_NOOP(
                "Tour",
                "The strip below the map goes back to every deadline. From any of them the game "
                "can go on another way, beside the one that was played.",
            )
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("Tour", "Nothing to save")),
        str(
            QT_TRANSLATE_NOOP(
                "Tour",
                "Every act is in the game's file at once. Ctrl+K finds every command by its name.",
            )
        ),
    ),
)
"""The titles and texts of the pages."""


class TourDialog(QDialog):
    """Goes through the pages one by one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin at the first page."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Short tour"))
        self.setMinimumSize(460, 250)
        self._page = 0
        self.title = QLabel()
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self.title.setFont(font)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.number = QLabel()
        self.back = QPushButton(self.tr("Back"))
        self.back.clicked.connect(lambda: self.turn_to(self._page - 1))
        self.onward = QPushButton()
        self.onward.setDefault(True)
        self.onward.clicked.connect(lambda: self.turn_to(self._page + 1))
        row = QHBoxLayout()
        row.addWidget(self.number, 1)
        row.addWidget(self.back)
        row.addWidget(self.onward)
        layout = QVBoxLayout(self)
        layout.addWidget(self.title)
        layout.addWidget(self.text, 1)
        layout.addLayout(row)
        self.turn_to(0)

    def turn_to(self, page: int) -> None:
        """Show a page; behind the last one the tour ends."""
        if page >= len(PAGES):
            self.accept()
            return
        self._page = max(0, page)
        title, text = PAGES[self._page]
        self.title.setText(QCoreApplication.translate("Tour", title))
        self.text.setText(QCoreApplication.translate("Tour", text))
        self.number.setText(f"{self._page + 1} / {len(PAGES)}")
        self.back.setEnabled(self._page > 0)
        last = self._page == len(PAGES) - 1
        self.onward.setText(self.tr("Begin") if last else self.tr("Next"))
