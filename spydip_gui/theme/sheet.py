"""The one style sheet of all windows: shapes, lines and states, in the colours of a theme.

Labels and buttons ask for a look by their property ``tone``: ``main`` (the filled button),
``chip``, ``good``, ``warning``, ``alarm``, ``muted`` or ``heading``.
"""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from string import Template

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from spydip_gui.output.palette import mixed

SERIF = "Libertinus Serif SemiBold"
_HOVER, _PRESSED = 0.06, 0.12
"""How much of the text's colour is mixed into the ground of what is pointed at or pressed."""


def sheet(desk: Mapping[str, str]) -> str:
    """The style sheet in the colours of a theme's windows."""
    base, text = QColor(desk["base"]), QColor(desk["text"])
    states = {
        "hover": mixed(base, text, _HOVER).name(),
        "pressed": mixed(base, text, _PRESSED).name(),
        "rail_hover": mixed(QColor(desk["rail"]), text, _HOVER).name(),
        "faded": mixed(base, text, 0.38).name(),
        "main_hover": mixed(QColor(desk["accent"]), text, _PRESSED).name(),
        "main_off": mixed(base, QColor(desk["accent"]), 0.38).name(),
    }
    icons = Path(str(files("resources"))) / "icons"
    arrows = {"arrow": "field-arrow.svg", "up": "field-arrow-up.svg"}
    found = {name: (icons / file).as_posix() for name, file in arrows.items()}
    return Template(_SHEET).substitute(desk, **states, **found, serif=SERIF)


def toned(part: QWidget, tone: str) -> None:
    """Give a widget another look, unless it has it already."""
    if part.property("tone") != tone:
        part.setProperty("tone", tone)
        part.style().unpolish(part)
        part.style().polish(part)
        part.updateGeometry()


_SHEET = """
QToolTip { color: $text; background: $base; border: 1px solid $hairline; padding: 4px 6px; }
QMenuBar { background: $window; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $base; border: 1px solid $hairline; padding: 4px; }
QMenu::item { padding: 5px 22px 5px 26px; border-radius: 4px; }
QMenu::item:selected { background: $soft; color: $text; }
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }
QMenu::icon { left: 6px; }

QPushButton, QToolButton { color: $text; border-radius: 6px; }
QPushButton { background: $base; border: 1px solid $hairline; padding: 0 12px; min-height: 30px; }
QToolButton { background: transparent; border: 1px solid transparent; padding: 3px 6px;
    min-height: 20px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $soft; border-color: $accent; }
QPushButton:disabled, QToolButton:disabled { color: $faded; }
QPushButton:default { border-color: $accent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; }

QPushButton[tone="step"] { background: transparent; border-color: transparent; }
QPushButton[tone="step"]:hover { background: $hover; }
QPushButton[tone="main"] { color: $accent_on; background: $accent; border-color: $accent;
    font-weight: bold; }
QPushButton[tone="main"]:hover { background: $main_hover; }
QPushButton[tone="main"]:disabled { background: $main_off; border-color: $main_off;
    color: $base; }
QFrame[tone="card"], QDialog[tone="card"] { background: $base; border: 1px solid $hairline;
    border-radius: 8px; }
QLabel[tone="title"] { font-family: "$serif"; font-size: 34px; font-weight: 600; }
QLabel[tone="strong"] { font-weight: bold; }
QLabel[tone="muted"] { color: $muted; font-size: 13px; }
QLabel[tone="section"] { font-family: "$serif"; font-size: 20px; font-weight: 600; }
QLabel[tone="heading"] { font-family: "$serif"; font-size: 17px; font-weight: 600; }
QLabel[tone="chip"], QLabel[tone="good"], QLabel[tone="warning"], QLabel[tone="alarm"] {
    border-radius: 7px; padding: 2px 8px; font-size: 13px; }
QLabel[tone="chip"] { background: $rail; color: $text; }
QLabel[tone="good"] { background: $good_on; color: $good; }
QLabel[tone="warning"] { background: $warning_on; color: $warning; }
QLabel[tone="alarm"] { background: $alarm_on; color: $alarm; }
QLabel[tone="token"] { background: $base; color: $text; border: 1px solid $edge;
    border-radius: 6px; padding: 3px 9px; min-height: 20px; font-weight: bold; }
QPushButton[tone="chip"], QToolButton[tone="chip"] { border-radius: 7px; font-size: 13px;
    background: $rail; border: 1px solid transparent; padding: 0 8px; min-height: 26px; }
QPushButton[tone="chip"]:hover, QToolButton[tone="chip"]:hover { background: $rail_hover; }
QToolButton[tone="chip"]:checked { border-color: $text; background: $base; }

QLineEdit, QPlainTextEdit, QTextEdit, QKeySequenceEdit { background: $base; color: $text;
    border: 1px solid $edge; border-radius: 6px; padding: 3px 8px;
    selection-background-color: $accent; selection-color: $accent_on; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus { border-color: $accent; }
QLineEdit:disabled { color: $faded; border-color: $hairline; }
QTextBrowser { border: none; padding: 0; }
QComboBox { background: $base; border: 1px solid $edge; border-radius: 6px; padding: 2px 8px;
    min-height: 24px; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border-color: $accent; }
QComboBox:disabled { color: $faded; border-color: $hairline; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$arrow"); width: 12px; height: 12px; }
QAbstractSpinBox { background: $base; border: 1px solid $edge; border-radius: 6px;
    padding: 2px 8px; min-height: 24px; selection-background-color: $accent;
    selection-color: $accent_on; }
QAbstractSpinBox:focus { border-color: $accent; }
QAbstractSpinBox:disabled { color: $faded; border-color: $hairline; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }
QAbstractSpinBox::up-arrow { image: url("$up"); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url("$arrow"); width: 10px; height: 10px; }
QDateTimeEdit::drop-down { border: none; width: 20px; }
QComboBox QAbstractItemView { background: $base; border: 1px solid $hairline;
    selection-background-color: $soft; selection-color: $text; }

QAbstractItemView { background: $base; border: 1px solid $hairline; border-radius: 8px;
    selection-background-color: $soft; selection-color: $text; outline: none; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: $base; color: $muted; border: none;
    border-bottom: 1px solid $hairline; padding: 5px 6px; font-size: 13px; }
QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $muted; border: none;
    border-bottom: 2px solid transparent; padding: 6px 9px; }
QTabBar[tone="panels"]::tab { padding: 6px 4px; }
QTabBar::tab:hover { color: $text; background: $hover; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QGroupBox { border: 1px solid $hairline; border-radius: 8px; margin-top: 10px; padding-top: 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QProgressBar { background: $hairline; border: none; border-radius: 3px; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QProgressBar[tone="alarm"]::chunk { background: $alarm; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $hairline; }
QScrollArea { border: none; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
#chips { background: $window; border: 1px solid $hairline; border-radius: 8px; }
#whisper { border: 1px solid; padding: 3px 6px; font-size: 15px; }
#whisper[tone="good"] { border-color: $good; }
#whisper[tone="warning"] { border-color: $warning; }
#whisper[tone="alarm"] { border-color: $alarm; }
MessageBar[tone="said"] { background: $soft; }
MessageBar[tone="refused"] { background: $alarm_on; }
MessageBar[tone="refused"] QLabel { color: $alarm; }
#rail, #folded { background: $rail; }
#rail { border-right: 1px solid $hairline; }
#folded { border-left: 1px solid $hairline; }
#rail QToolButton, #folded QToolButton { padding: 2px 0; min-height: 0; font-size: 11.5px; }
#rail QToolButton:hover, #folded QToolButton:hover { background: $rail_hover; }
#rail QToolButton:checked { background: $soft; color: $accent; border-color: $accent; }
#rule { border: none; background: $hairline; max-height: 1px; margin: 3px 4px; }
#header { background: $base; border-bottom: 1px solid $hairline; }
#steps { background: $window; border-bottom: 1px solid $hairline; }
#header #steps { background: transparent; border: none; }
#panel { background: $base; border: 1px solid $hairline; border-radius: 8px; }
#panel QAbstractItemView, #panel QTextEdit { border: none; border-radius: 0; }
#panelhead { border-bottom: 1px solid $hairline; }
#strip { background: $window; }
#steps QToolButton[tone="alarm"] { background: $alarm_on; }
#steps QToolButton[tone="warning"] { background: $warning_on; }
QToolButton[tone="seat"] { padding: 2px 4px; min-height: 26px; border: 2px solid transparent; }
QToolButton[tone="seat"]:hover { background: $hover; }
QToolButton[tone="seat"]:checked { background: $base; border-color: $text; font-weight: bold; }
QStatusBar[tone="alarm"] { color: $alarm; }
QStatusBar[tone="warning"] { color: $warning; }
QStatusBar { background: $base; border-top: 1px solid $hairline; }
QStatusBar::item { border: none; }
QToolBar { background: $base; border: none; border-bottom: 1px solid $hairline; }
"""
