"""How the windows look by day and by night: colours and one style on every system."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from spydip_gui.language.reader import reader
from spydip_gui.output.palette import Palette, bundled_family, theme

_TIMES = ("day", "night")
_ROLES = {
    QPalette.ColorRole.Window: ("#f3f1ec", "#1f2327"),
    QPalette.ColorRole.WindowText: ("#26221c", "#e6e1d6"),
    QPalette.ColorRole.Base: ("#fffdf8", "#2b3137"),
    QPalette.ColorRole.AlternateBase: ("#f5f1e8", "#323940"),
    QPalette.ColorRole.Text: ("#26221c", "#e6e1d6"),
    QPalette.ColorRole.PlaceholderText: ("#857c6e", "#a5a198"),
    QPalette.ColorRole.Button: ("#eae6dd", "#30373d"),
    QPalette.ColorRole.ButtonText: ("#26221c", "#e6e1d6"),
    QPalette.ColorRole.Highlight: ("#2f6f8f", "#4d93b5"),
    QPalette.ColorRole.HighlightedText: ("#ffffff", "#0d1215"),
    QPalette.ColorRole.ToolTipBase: ("#fffbe8", "#31373c"),
    QPalette.ColorRole.ToolTipText: ("#26221c", "#e6e1d6"),
    QPalette.ColorRole.Mid: ("#b9b1a1", "#646c73"),
    QPalette.ColorRole.Link: ("#1d5c86", "#8cc4e0"),
}
"""The colours of the windows by day and by night."""

_FADED = ("#8f8678", "#8f8b83")
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
    palette, now = QPalette(), _TIMES.index(time)
    for role, colours in _ROLES.items():
        palette.setColor(role, QColor(colours[now]))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FADED[now]))
    return palette


def field_palette(time: str) -> QPalette:
    """The colours of fields and lists, with an edge that is seen by night as well."""
    palette = window_palette(time)
    if time == "night":
        palette.setColor(QPalette.ColorRole.Window, QColor(_EDGE))
    return palette


def palette_for(time: str) -> Palette:
    """The colours and the typeface of the map for a time of day, and the desk's language."""
    return Palette(family=bundled_family(), theme=theme(time), language=reader().language)
