"""The steps of a scenario: orders as text, and their results on a map and in words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.session.editing import shown
from engine.session.scenarios import Noting, Run, Scene, seen
from spydip_gui.language.reader import say
from spydip_gui.language.wording import phase_name, result_name
from spydip_gui.map.board import BoardItem
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, called, fill, page, push, sheet_of, split
from spydip_gui.viewmodel import MapView, map_view


class ScenarioSteps(QWidget):
    """Shows and edits the orders of one step at a time."""

    changed = Signal(int, object)
    """The number of a step, and its orders by power."""

    wanted = Signal(str)
    """What the user wants done with the steps: ``play``, ``more``, ``less`` or ``note``."""

    def __init__(self, scene: Scene, picture: Picture, palette: Palette) -> None:
        super().__init__()
        self.scene = scene
        self.run: Run | None = None
        self.step = ComboBox()
        self.text = sheet_of(self.tr("Orders of this step"))
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText("FRANCE: A PAR - BUR")
        self.position = QCheckBox(self.tr("the &position"))
        self.results = QCheckBox(self.tr("the &results"))
        self.facts = QCheckBox(self.tr("what each is &told"))
        self.position.setChecked(True)
        self.results.setChecked(True)
        none = self.tr("Nothing has been adjudicated yet.")
        self.found = Lines(self.tr("What comes of it"), none, wraps=True)
        self.map = MapPane(BoardItem(picture, palette, self._view()))
        self.step.currentIndexChanged.connect(self._look)
        self.text.textChanged.connect(self._written)
        steps = abreast(
            called(self.tr("&Step"), self.step),
            (self.step, 1),
            push(self.tr("A&dd"), lambda: self.wanted.emit("more")),
            push(self.tr("Remo&ve the last"), lambda: self.wanted.emit("less")),
        )
        note = push(self.tr("&Note as expected"), lambda: self.wanted.emit("note"))
        left = page(
            steps,
            (self.text, 2),
            abreast(push(self.tr("Ad&judicate"), lambda: self.wanted.emit("play")), None),
            (self.found, 3),
            abreast(note, None),
            abreast(self.position, self.results, self.facts, None),
            margin=0,
        )
        both = split((left, 480), (self.map, 660))
        fill(QVBoxLayout(self), (both, 1), margin=0)
        self.show_scene(scene, None)

    @property
    def noting(self) -> Noting:
        """What to note as expected."""
        return Noting(
            position=self.position.isChecked(),
            results=self.results.isChecked(),
            facts=self.facts.isChecked(),
        )

    def show_scene(self, scene: Scene, run: Run | None, step: int = -1) -> None:
        """Show a scenario at a step, and the results, if it was played."""
        self.scene, self.run = scene, run
        number = max(1, len(scene.orders))
        at = step if 0 <= step < number else max(0, min(self.step.currentIndex(), number - 1))
        with QSignalBlocker(self.step):
            self.step.clear()
            self.step.addItems([self._name(one) for one in range(number)])
            self.step.setCurrentIndex(at)
        self._look()

    def _name(self, number: int) -> str:
        run = self.run
        if run is not None and number < len(run.turns):
            phase = run.turns[number][0].before.phase
        elif number == 0:
            phase = self.scene.position.phase
        else:
            return str(number + 1)
        return f"{number + 1}: {phase_name(self.scene.rules, phase)}"

    def _look(self) -> None:
        at = self.step.currentIndex()
        orders = self.scene.orders[at] if at < len(self.scene.orders) else {}
        written = write_orders(orders)
        if read_orders(self.text.toPlainText(), self.scene.rules.seats) != orders:
            with QSignalBlocker(self.text):
                self.text.setPlainText(written)
        self.found.clear()
        self.map.show_view(self._view())
        if self.run is None:
            return
        for power, line, why in self.run.refused:
            self.found.addItem(f"\N{WARNING SIGN} {power}: {line}: {say(why)}")
        for fault in self.run.faults:
            self.found.addItem(f"\N{WARNING SIGN} {say(fault)}")
        if at < len(self.run.turns):
            for outcome in self.run.turns[at][0].resolution.outcomes:
                result = result_name(outcome.result.value)
                self.found.addItem(f"{outcome.power}: {outcome.order}: {result}")

    def _view(self) -> MapView:
        rules, at = self.scene.rules, max(0, self.step.currentIndex())
        if self.run is not None and at < len(self.run.turns):
            told = seen(rules, self.run.turns[at][-1])
        else:
            told = shown(rules, self.scene.position)
        return map_view(told, rules.board, rules.variant.unit_kinds)

    def _written(self) -> None:
        lines = read_orders(self.text.toPlainText(), self.scene.rules.seats)
        self.changed.emit(max(0, self.step.currentIndex()), lines)


def write_orders(orders: Mapping[str, Sequence[str]]) -> str:
    """Orders as text: one paragraph per power, starting with its name."""
    return "\n\n".join("\n".join([f"{power}:", *lines]) for power, lines in orders.items())


def read_orders(text: str, powers: Sequence[PowerId]) -> dict[str, list[str]]:
    """The orders in a text by power, given below its name, or after its name and a colon."""
    found: dict[str, list[str]] = {}
    power = ""
    names = {str(one) for one in powers}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, colon, rest = line.partition(":")
        if name.strip().upper() in names and (colon or not rest):
            power, line = name.strip().upper(), rest.strip()  # noqa: PLW2901  # what is left of it
        if line:
            found.setdefault(power, []).append(line)
    return found
