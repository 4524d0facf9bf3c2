"""How the windows look by day and by night: colours by role and one style on every system."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from spydip_gui.language.reader import reader
from spydip_gui.output.palette import Palette, bundled_family, mixed, theme
from spydip_gui.theme.sheet import sheet

_ROLES = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "base",
    QPalette.ColorRole.AlternateBase: "window",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Button: "base",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "accent_on",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.ToolTipBase: "base",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Mid: "edge",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
}
"""What the palette's roles are called in the themes file."""

DISABLED = 0.38
"""How much of its colour is left to what cannot be used."""

_BOXES = ("QAbstractSpinBox", "QCheckBox", "QRadioButton")
"""What the style draws itself, with an edge that it makes by darkening the colour of a window."""
_DARKENED = 140

_SANS, _SIZE = "Libertinus Sans", 15

_worn = ["day"]
"""The time of day that the windows show now."""


def worn() -> str:
    """The time of day the windows show now."""
    return _worn[0]


def shade(role: str) -> QColor:
    """The current colour of a role in the windows, such as ``muted`` or ``alarm_on``."""
    return QColor(theme(_worn[0]).desk[role])


def wear(application: QCoreApplication | None, time: str, typeface: str = "own") -> None:
    """Apply the colours of ``day`` or ``night``, with our own typeface or the ``system``'s."""
    colour(application, time, typeface)
    shape(application)


def shape(application: QCoreApplication | None) -> None:
    """Apply the style sheet, in the colours worn.

    Under it, every part is styled again whenever what it stands in gets another parent, so a
    window that is built before takes half the time.
    """
    if isinstance(application, QApplication):
        application.setStyleSheet(sheet(theme(_worn[0]).desk))


def colour(application: QCoreApplication | None, time: str, typeface: str) -> None:
    """Apply the same colours and letters, but not the style sheet."""
    _worn[0] = time
    if not isinstance(application, QApplication):
        return
    application.setStyle("Fusion")
    application.setPalette(window_palette(time))
    boxes = window_palette(time)
    boxes.setColor(QPalette.ColorRole.Window, shade("edge").lighter(_DARKENED))
    for kind in _BOXES:
        application.setPalette(boxes, kind)  # type: ignore[arg-type]  # it takes text
    application.setFont(_letters(typeface))


def _letters(typeface: str) -> QFont:
    if typeface == "system":
        return QFont()
    bundled_family()  # registers the families
    letters = QFont([_SANS, "sans-serif"])
    # In points, since slightly larger or smaller sizes are derived from these.
    letters.setPointSizeF(_SIZE * 72 / QGuiApplication.primaryScreen().logicalDotsPerInch())
    letters.setFeature(QFont.Tag("lnum"), 1)
    letters.setFeature(QFont.Tag("tnum"), 1)
    return letters


def window_palette(time: str) -> QPalette:
    """The colours of the windows for a time of day."""
    palette, desk = QPalette(), theme(time).desk
    for role, name in _ROLES.items():
        palette.setColor(role, QColor(desk[name]))
    faded = mixed(QColor(desk["base"]), QColor(desk["text"]), DISABLED)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def palette_for(time: str, *, lettered: bool = False) -> Palette:
    """The map's colours and typeface for a time of day, and the desk's language.

    ``lettered`` is as in `Palette`.
    """
    now, language = theme(time), reader().language
    return Palette(family=bundled_family(), theme=now, language=language, lettered=lettered)
