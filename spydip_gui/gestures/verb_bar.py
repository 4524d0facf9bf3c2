"""The column of verbs beside the map: what a drag or click means, each with its icon and key."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout, QWidget

from spydip_gui.gestures.walk.tools import Tool
from spydip_gui.gestures.walk.verbs import VERBS, Verb
from spydip_gui.language.reader import say
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import fill, unmarked

WIDE = 44
"""How wide the rail is, whatever stands in it."""

_SIDE, _HIGH = 19, 42
"""How large an icon is, and how high a verb with its key beneath."""
_FREE = 18
"""What margins and the line between take of the height."""
_USUAL = "HMSCV"
"""The verbs of armies and fleets, in the order of the rail; the others stand below a line."""

_ICONS: Mapping[str, str] = {
    "H": "hand",
    "M": "move-up-right",
    "S": "handshake",
    "C": "ship",
    "V": "waypoints",
    "O": "eye",
    "K": "skull",
    "U": "search",
    "E": "anchor",
    "Y": "shield",
    "L": "arrow-down-to-line",
    "R": "undo-2",
    "D": "x",
    "B": "hammer",
}
"""The icons of the table's keys; a verb of a guest has a dot."""


class VerbBar(QWidget):
    """Stands left of the map; a verb is lit while its key is held or it is picked."""

    def __init__(self, take: Callable[[Tool], None], key_of: Callable[[str], str]) -> None:
        """Start without verbs; ``take`` is called with the verb that is clicked.

        ``key_of`` returns the current key for a letter of the table.
        """
        super().__init__()
        self._take = take
        self._key_of = key_of
        self._shown: tuple[tuple[Tool, ...], tuple[str, ...]] | None = None
        self.buttons: dict[str, QToolButton] = {}
        self._again = QTimer(self, singleShot=True, interval=0)  # once the verbs are styled
        self._again.timeout.connect(self._fit)
        self._column = fill(QVBoxLayout(self), margin=(2, 6, 2, 6), spacing=2)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFixedWidth(WIDE)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Verbs"))

    def show_tools(self, tools: tuple[Tool, ...], lit: Verb) -> None:
        """Show the current verbs, one of them lit."""
        keys = tuple(self._key_of(key) for tool in tools for key in tool.keys)
        if (tools, keys) != self._shown:
            self._shown = (tools, keys)
            self._fill(tools)
        for tool in tools:
            self.buttons[tool.name].setChecked(bool(lit.label) and tool.verb is lit)

    def _fill(self, tools: tuple[Tool, ...]) -> None:
        for old in self.findChildren(QWidget):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        usual = [tool for tool in tools if tool.keys[0] in _USUAL]
        usual.sort(key=lambda tool: _USUAL.index(tool.keys[0]))
        others = [tool for tool in tools if tool not in usual]
        self.buttons = {tool.name: self._button(tool) for tool in usual}
        if usual and others:
            line = QFrame(frameShape=QFrame.Shape.HLine)
            line.setObjectName("rule")
            self._column.addWidget(line)
        self.buttons |= {tool.name: self._button(tool) for tool in others}
        if self.isVisible():
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Hide the keys if there is no room for them."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Keep the heights when the style sheet changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._again.start()

    def _fit(self) -> None:
        """Give each verb its share of the height."""
        share = (self.height() - _FREE) // max(1, len(self.buttons)) - self._column.spacing()
        high = min(_HIGH, max(_SIDE, share))
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonIconOnly if high < _HIGH else styles.ToolButtonTextUnderIcon
        for button in self.buttons.values():
            button.setToolButtonStyle(style)
            button.setFixedSize(WIDE - 4, high)

    def _button(self, tool: Tool) -> QToolButton:
        word, told = say(tool.said), say(tool.said, "told")
        own = [key for key in map(self._key_of, tool.keys) if key]
        button = QToolButton()
        button.setIcon(icon(_ICONS.get(_letter(tool), "circle-dot")))
        button.setIconSize(QSize(_SIDE, _SIDE))
        button.setText(own[0] if own else "")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setFixedSize(WIDE - 4, _HIGH)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(word)
        keys = self.tr("Keys: {keys}").format(keys=", ".join(own))
        button.setToolTip(unmarked(f"{word}: {told}\n{keys}"))
        button.clicked.connect(lambda: self._take(tool))
        self._column.addWidget(button)
        button.show()
        return button


def _letter(tool: Tool) -> str:
    """The letter whose icon a verb has, so that disbanding does not look like moving."""
    return (
        "D" if tool.name == "disband" else next((k for k in tool.keys if k in VERBS), tool.keys[0])
    )
