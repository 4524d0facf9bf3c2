"""The palette of verbs at the map's edge: what a drag or click means, each with its key."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from spydip_gui.gestures.walk.tools import Tool
from spydip_gui.gestures.walk.verbs import Verb
from spydip_gui.language.reader import say
from spydip_gui.theme.parts import unmarked

_EDGE = 8


class VerbBar(QWidget):
    """Stands at the left edge of the map; a verb is lit while its key is held or it is chosen."""

    def __init__(
        self, over: QWidget, take: Callable[[Tool], None], key_of: Callable[[str], str]
    ) -> None:
        """Stand over the map; ``take`` is called with the verb that is clicked.

        ``key_of`` tells which key stands for a letter of the table now.
        """
        super().__init__(over)
        self._take = take
        self._key_of = key_of
        self._shown: tuple[tuple[Tool, ...], tuple[str, ...]] | None = None
        self.buttons: dict[str, QToolButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(3, 3, 3, 3)
        self._column.setSpacing(2)
        self.setObjectName("verbs")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(_STYLE)
        self.setAccessibleName(self.tr("Verbs"))
        self.hide()

    def show_tools(self, tools: tuple[Tool, ...], lit: Verb) -> None:
        """Show the verbs of now, one of them lit."""
        keys = tuple(self._key_of(key) for tool in tools for key in tool.keys)
        if (tools, keys) != self._shown:
            self._shown = (tools, keys)
            self._fill(tools)
        for tool in tools:
            self.buttons[tool.name].setChecked(bool(lit.label) and tool.verb is lit)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """The ground between the buttons is no map."""
        event.accept()

    def _fill(self, tools: tuple[Tool, ...]) -> None:
        for button in self.buttons.values():
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {tool.name: self._button(tool) for tool in tools}
        self.setVisible(bool(tools))
        self._column.activate()
        self.adjustSize()
        self.move(_EDGE, _EDGE)

    def _button(self, tool: Tool) -> QToolButton:
        word, told = say(tool.said), say(tool.said, "told")
        own = [key for key in map(self._key_of, tool.keys) if key]
        button = QToolButton()
        button.setText(f"{own[0] if own else ''}\n{word}")
        button.setCheckable(True)
        # Buttons of a fixed width would hold the bar as narrow as the shortest word.
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(word)
        keys = self.tr("Keys: {keys}").format(keys=", ".join(own))
        button.setToolTip(unmarked(f"{told}\n{keys}"))
        button.clicked.connect(lambda: self._take(tool))
        self._column.addWidget(button)
        button.show()
        return button


_STYLE = """
#verbs { background: palette(window); border: 1px solid palette(mid); border-radius: 6px; }
#verbs QToolButton { color: palette(window-text); background: transparent;
    border: 1px solid transparent; border-radius: 4px; padding: 2px; font-size: 11px;
    min-width: 46px; }
#verbs QToolButton:hover { border-color: palette(mid); }
#verbs QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }
"""
