"""The row of tools over the workshop's map, with the power they apply to."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from engine.board.graph import Board
from engine.board.reach import Way
from engine.orders.wording import power_name
from spydip_gui.boards.tools import POWERED, Tool
from spydip_gui.language.reader import say
from spydip_gui.map.reaches import offer_ways
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.flow import Flow
from spydip_gui.theme.parts import named, tool


class Toolbar(QWidget):
    """``chosen`` is emitted when the tool changes, ``shown`` when the distances to show do."""

    chosen = Signal()
    shown = Signal()

    def __init__(self) -> None:
        """Start with the tool for choosing provinces."""
        super().__init__()
        self.buttons = QButtonGroup(self)
        self.power = named(ComboBox(), self.tr("Power"))
        self.way = ComboBox()
        row = Flow()
        self.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        for number, (name, tip) in enumerate(self._names().values()):
            button = tool(name, tip, lasts=True)
            self.buttons.addButton(button, number)
            row.addWidget(button)
        row.addWidget(self.power)
        offer_ways(self.way)
        row.addWidget(named(self.way, self.tr("Distances")))
        self.buttons.button(0).setChecked(True)
        self.power.setVisible(False)
        self.power.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.buttons.idClicked.connect(self._turn)
        self.way.activated.connect(self.shown)

    @property
    def tool(self) -> Tool:
        """The current tool."""
        return list(Tool)[max(self.buttons.checkedId(), 0)]

    @property
    def ways(self) -> Way | None:
        """Which distances to show, if any."""
        found: Way | None = self.way.currentData()
        return found

    def take(self, wanted: Tool) -> None:
        """Switch to a tool."""
        self.buttons.button(list(Tool).index(wanted)).click()

    def offer(self, board: Board) -> None:
        """Offer the powers of a board; tools that need one are disabled if it has none."""
        names = [(say(power_name(board, power)), power) for power in board.powers]
        self.power.offer_instead(names, self.power.currentData())
        for number, one in enumerate(Tool):
            self.buttons.button(number).setEnabled(one not in POWERED or bool(board.powers))
        if self.tool in POWERED and not board.powers:
            self.take(Tool.CHOOSE)

    def _turn(self) -> None:
        self.power.setVisible(self.tool in POWERED)
        self.chosen.emit()

    def _names(self) -> dict[Tool, tuple[str, str]]:
        return {
            Tool.CHOOSE: (
                self.tr("Choose"),
                self.tr("Click a province to change it; drag its name and spots"),
            ),
            Tool.ARMY_LINKS: (
                self.tr("Army links"),
                self.tr("Click two provinces: armies may move between them, or no longer"),
            ),
            Tool.FLEET_LINKS: (
                self.tr("Fleet links"),
                self.tr("Click two places: fleets may move between them, or no longer"),
            ),
            Tool.CENTRES: (self.tr("Centres"), self.tr("Click a province to make it a centre")),
            Tool.HOMES: (self.tr("Homes"), self.tr("Click the homes of the power")),
            Tool.ARMY: (self.tr("Army"), self.tr("Click where the power begins with an army")),
            Tool.FLEET: (self.tr("Fleet"), self.tr("Click where the power begins with a fleet")),
        }
