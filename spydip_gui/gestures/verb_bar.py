"""The palette of verbs at the map's edge: what a drag or click means, each with its key."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from spydip_gui.gestures.walk.tools import Tool
from spydip_gui.gestures.walk.verbs import Verb

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
        word, told = _words(tool.name)
        own = [key for key in map(self._key_of, tool.keys) if key]
        button = QToolButton()
        button.setText(f"{own[0] if own else ''}\n{word}")
        button.setCheckable(True)
        # Buttons of a fixed width would hold the bar as narrow as the shortest word.
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(word)
        keys = self.tr("Keys: {keys}").format(keys=", ".join(own))
        button.setToolTip(f"{told}\n{keys}")
        button.clicked.connect(lambda: self._take(tool))
        self._column.addWidget(button)
        button.show()
        return button


def _words(name: str) -> tuple[str, str]:
    """What a verb is called, and what is done with it."""
    translate = QCoreApplication.translate
    return {
        "H": (
            translate("VerbBar", "hold"),
            translate("VerbBar", "Hold: click the unit, or double-click it."),
        ),
        "S": (
            translate("VerbBar", "support"),
            translate("VerbBar", "Support: drag to a unit or an arrow; also with Shift or right."),
        ),
        "M": (
            translate("VerbBar", "move"),
            translate("VerbBar", "Move: drag the piece to where it goes."),
        ),
        "C": (
            translate("VerbBar", "convoy"),
            translate(
                "VerbBar", "Convoy: drag the fleet over the army, pinned with Space, to a coast."
            ),
        ),
        "V": (
            translate("VerbBar", "via sea"),
            translate(
                "VerbBar", "By convoy even where land would do; over an army at sea: its route."
            ),
        ),
        "O": (
            translate("VerbBar", "observe"),
            translate("VerbBar", "Observe or search where the piece is."),
        ),
        "search": (
            translate("VerbBar", "search"),
            translate("VerbBar", "Search: point at the unit, then name the power."),
        ),
        "cut": (
            translate("VerbBar", "cut"),
            translate("VerbBar", "Cut the support that the unit there gives."),
        ),
        "spy": (
            translate("VerbBar", "spy"),
            translate("VerbBar", "Spy or watch where the agents are."),
        ),
        "K": (
            translate("VerbBar", "strike"),
            translate("VerbBar", "Kill, destroy or guard in place."),
        ),
        "kill": (
            translate("VerbBar", "kill"),
            translate("VerbBar", "Kill where the piece is."),
        ),
        "guard": (
            translate("VerbBar", "guard"),
            translate("VerbBar", "Counter-espionage where the spy is."),
        ),
        "Y": (
            translate("VerbBar", "secure"),
            translate("VerbBar", "Security: guard the unit's province."),
        ),
        "B": (
            translate("VerbBar", "build"),
            translate("VerbBar", "Build or deploy: click the place."),
        ),
        "deploy": (
            translate("VerbBar", "set up"),
            translate("VerbBar", "Set up: click the province where the piece begins."),
        ),
        "D": (
            translate("VerbBar", "remove"),
            translate("VerbBar", "Disband or remove: click the piece."),
        ),
        "retreat": (
            translate("VerbBar", "retreat"),
            translate(
                "VerbBar", "Retreat: drag the dislodged unit; again for the next best place."
            ),
        ),
        "disband": (
            translate("VerbBar", "disband"),
            translate("VerbBar", "Disband: click the unit."),
        ),
    }[name]


_STYLE = """
#verbs { background: palette(window); border: 1px solid palette(mid); border-radius: 6px; }
#verbs QToolButton { color: palette(window-text); background: transparent;
    border: 1px solid transparent; border-radius: 4px; padding: 2px; font-size: 11px;
    min-width: 46px; }
#verbs QToolButton:hover { border-color: palette(mid); }
#verbs QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }
"""
