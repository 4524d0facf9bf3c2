"""How the windows look by day and by night: colours and one style on every system."""

from functools import cache

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from spydip_gui.output.palette import Palette, bundled_family, theme

_ROLES = {
    "day": {
        QPalette.ColorRole.Window: "#f3f1ec",
        QPalette.ColorRole.WindowText: "#26221c",
        QPalette.ColorRole.Base: "#fffdf8",
        QPalette.ColorRole.AlternateBase: "#f5f1e8",
        QPalette.ColorRole.Text: "#26221c",
        QPalette.ColorRole.PlaceholderText: "#857c6e",
        QPalette.ColorRole.Button: "#eae6dd",
        QPalette.ColorRole.ButtonText: "#26221c",
        QPalette.ColorRole.Highlight: "#2f6f8f",
        QPalette.ColorRole.HighlightedText: "#ffffff",
        QPalette.ColorRole.ToolTipBase: "#fffbe8",
        QPalette.ColorRole.ToolTipText: "#26221c",
        QPalette.ColorRole.Mid: "#b9b1a1",
        QPalette.ColorRole.Link: "#1d5c86",
    },
    "night": {
        QPalette.ColorRole.Window: "#1f2327",
        QPalette.ColorRole.WindowText: "#e6e1d6",
        QPalette.ColorRole.Base: "#2b3137",
        QPalette.ColorRole.AlternateBase: "#323940",
        QPalette.ColorRole.Text: "#e6e1d6",
        QPalette.ColorRole.PlaceholderText: "#a5a198",
        QPalette.ColorRole.Button: "#30373d",
        QPalette.ColorRole.ButtonText: "#e6e1d6",
        QPalette.ColorRole.Highlight: "#4d93b5",
        QPalette.ColorRole.HighlightedText: "#0d1215",
        QPalette.ColorRole.ToolTipBase: "#31373c",
        QPalette.ColorRole.ToolTipText: "#e6e1d6",
        QPalette.ColorRole.Mid: "#646c73",
        QPalette.ColorRole.Link: "#8cc4e0",
    },
}
_FADED = {"day": "#8f8678", "night": "#8f8b83"}
_EDGE = "#8b949c"
"""What the style darkens to the edge of a field at night, where the window's own is too dark."""

_FIELDS = (
    "QLineEdit",
    "QAbstractSpinBox",
    "QComboBox",
    "QKeySequenceEdit",
    "QPlainTextEdit",
    "QTextEdit",
    "QAbstractItemView",
    "QCheckBox",
)
"""What has an edge and paints nothing else in the colour of a window."""


def wear(application: QCoreApplication | None, time: str) -> None:
    """Put on the style and the colours of ``day`` or ``night``."""
    if isinstance(application, QApplication):
        application.setStyle("Fusion")
        application.setPalette(window_palette(time))
        for kind in _FIELDS:
            palette = field_palette(time)
            application.setPalette(palette, kind)  # type: ignore[arg-type]  # it takes text


def window_palette(time: str) -> QPalette:
    """The colours of the windows for a time of day."""
    palette = QPalette()
    for role, colour in _ROLES[time].items():
        palette.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FADED[time]))
    return palette


def field_palette(time: str) -> QPalette:
    """The colours of fields and lists, with an edge that is seen by night as well."""
    palette = window_palette(time)
    if time == "night":
        palette.setColor(QPalette.ColorRole.Window, QColor(_EDGE))
    return palette


@cache
def palette_for(time: str) -> Palette:
    """The colours and the typeface of the map for a time of day."""
    return Palette(family=bundled_family(), theme=theme(time))


class Roomy(QStyledItemDelegate):
    """Rows with air above and below, so that the dots of an ``Ö`` are not cut off."""

    def __init__(self, view: QAbstractItemView) -> None:
        """Give room to the rows of a view."""
        super().__init__(view)
        view.setItemDelegate(self)

    def sizeHint(  # noqa: N802  # Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """As large as the text, and a little higher."""
        return super().sizeHint(option, index) + QSize(0, 4)


class EmptyNote(QLabel):
    """Says in a list where nothing is to be seen why that is so."""

    def __init__(self, view: QAbstractItemView, text: str = "") -> None:
        """Stand in a view for as long as it shows no row."""
        super().__init__(view.viewport())
        self._view = view
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setContentsMargins(16, 16, 16, 0)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        view.viewport().installEventFilter(self)
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.follow)
        self.say(text)

    def say(self, text: str) -> None:
        """Say another reason, to the eye and to a screen reader."""
        self.setText(text)
        self.follow()

    def follow(self) -> None:
        """Show itself if no row is left to be seen, also because a search hides them all."""
        model, view = self._view.model(), self._view
        empty = all(_hidden(view, row) for row in range(model.rowCount()))
        view.setAccessibleDescription(self.text() if empty else "")
        self.setGeometry(view.viewport().rect())  # it was moved along when the view was scrolled
        self.setVisible(empty)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Stay as large as the view."""
        if event.type() == QEvent.Type.Resize:
            self.resize(self._view.viewport().size())
        return super().eventFilter(watched, event)


def _hidden(view: QAbstractItemView, row: int) -> bool:
    match view:
        case QTreeView():
            return view.isRowHidden(row, QModelIndex())
        case QListView():
            return view.isRowHidden(row)
    return False
