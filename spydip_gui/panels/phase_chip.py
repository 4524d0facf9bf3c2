"""The chips of the phase strip: a phase, or several folded years."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QToolButton

from engine.phases import Phase, PhaseKind, Season
from spydip_gui.output.palette import mixed
from spydip_gui.theme.icons import icon, paint_icon
from spydip_gui.theme.parts import named, unmarked
from spydip_gui.theme.window_colours import shade

HIGH = 32
WIDE, NARROW = 30, 20
"""How wide a chip of a season is, and one of retreats."""

_SEASONS = {
    Season.SPRING: "season-spring",
    Season.FALL: "season-fall",
    Season.WINTER: "season-winter",
}
_KINDS = {
    PhaseKind.RETREATS: "undo-2",
    PhaseKind.BIDS: "scale",
    PhaseKind.PREFERENCES: "list-checks",
    PhaseKind.DEPLOYMENT: "anchor",
}
"""What is told by more than its season, as a season may have several of it."""

_ICON, _BADGE = 18, 11


class PhaseChip(QAbstractButton):
    """One phase as a sign of its season; a pencil marks a correction, an envelope letters."""

    def __init__(
        self, phase: Phase, name: str, *, edited: bool = False, over: bool = False
    ) -> None:
        """Show a phase by its full ``name``, or, if ``over``, the end of the game."""
        super().__init__()
        self.setCheckable(True)
        self.setToolTip(unmarked(name if over else f"{name} ({phase})"))
        named(self, name)
        self.edited = edited
        self.unsent = False
        self._sign = _KINDS.get(phase.kind, _SEASONS[phase.season])
        if over:
            self._sign = "check"
        narrow = phase.kind is PhaseKind.RETREATS and not over
        self._small = narrow
        self.setFixedSize(NARROW if narrow else WIDE, HIGH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802  # Qt's signature
        """Paint ground, sign and marks in the current colours."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, self)
        side = 14 if self._small else _ICON
        square = QRect(0, 0, side, side)
        square.moveCenter(self.rect().center())
        role = "accent_on" if self.isChecked() else "muted" if self._small else "text"
        paint_icon(painter, QRectF(square), self._sign, role)
        if self.edited:
            _paint_badge(painter, QPoint(self.width() - 6, self.height() - 7), "pencil", "muted")
        if self.unsent:
            _paint_badge(painter, QPoint(self.width() - 6, 6), "mail", "warning")


class BranchButton(QToolButton):
    """A button with a dashed frame, as all side lines have; filled when ``inside`` one."""

    def __init__(self) -> None:
        """Start without a frame, until there is a side line."""
        super().__init__()
        self.setIcon(icon("git-branch"))
        self.setIconSize(QSize(_ICON, _ICON))
        self._dashed = False

    def show_side(self, *, dashed: bool) -> None:
        """Show or hide the frame."""
        self._dashed = dashed
        self.setIcon(icon("git-branch", "accent" if dashed else "text"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the button and the frame around it."""
        super().paintEvent(event)
        if self._dashed:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(shade("accent"), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)


def _paint_ground(painter: QPainter, chip: QAbstractButton) -> None:
    room = QRectF(chip.rect())
    painter.setPen(Qt.PenStyle.NoPen)
    ground: QColor | None = None
    if chip.isChecked():
        ground = shade("accent")
    elif chip.isDown() or chip.underMouse():
        ground = mixed(shade("window"), shade("text"), 0.12 if chip.isDown() else 0.06)
    if ground is not None:
        painter.setBrush(ground)
        painter.drawRoundedRect(room, 6, 6)
    if chip.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(shade("text" if chip.isChecked() else "accent"), 2))
        painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 6, 6)


def _paint_badge(painter: QPainter, middle: QPoint, name: str, role: str) -> None:
    """Paint a small sign at a corner, on a disc of its own."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(role))
    painter.drawEllipse(middle, 6, 6)
    square = QRect(0, 0, _BADGE - 3, _BADGE - 3)
    square.moveCenter(middle)
    paint_icon(painter, QRectF(square), name, "base")
