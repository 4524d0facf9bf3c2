"""The window for making scenarios: a position, orders, and the expected results."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabWidget, QWidget

from engine.session import rulesets, scenarios
from engine.session.scenarios import Run, Scene
from spydip_gui.dialogs.option_list import OptionList
from spydip_gui.dialogs.position_editor import PositionEditor
from spydip_gui.language.reader import told
from spydip_gui.output.palette import Palette
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.theme.file_dialogs import ask_file, ask_folder, ask_place
from spydip_gui.theme.parts import abreast, fill, named, push
from spydip_gui.workbench.asking import may_go
from spydip_gui.workbench.folder_check import FolderCheck
from spydip_gui.workbench.scenario_head import ScenarioHead
from spydip_gui.workbench.scenario_steps import ScenarioSteps


class ScenarioWindow(BarWindow):
    """Edits a file of scenarios, showing one at a time."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent, "scenarios")
        self.setWindowTitle(self.tr("Scenarios"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._palette = palette
        self.path: Path | None = None
        self.scenes: list[Scene] = [scenarios.begun("standard")]
        self.run: Run | None = None
        self._changed = False
        self.head = ScenarioHead()
        self.options = OptionList()
        self.pages = named(QTabWidget(), self.tr("Position, orders and options"))
        self.editor: PositionEditor
        self.steps: ScenarioSteps
        head = self.head
        head.turned.connect(lambda: self._show(head.at))
        head.added.connect(lambda: self._doing(self._add))
        head.renamed.connect(lambda: self._doing(self._rename))
        head.ruled.connect(lambda: self._doing(self._rule))
        head.opened.connect(lambda name: self._doing(lambda: self.begin(name)))
        head.grounded.connect(lambda name: self._doing(lambda: self._ground(name)))
        self.options.changed.connect(lambda: self._doing(self._rule))
        foot = abreast(
            push(self.tr("Open…"), self._ask_open),
            push(self.tr("Save…"), self._ask_save),
            None,
            push(self.tr("Run a folder…"), self._ask_folder),
        )
        fill(self.page, head, (self.pages, 1), foot)
        self._show(0)
        if self.head.wrong:
            self.bar.say("\n".join(map(told, self.head.wrong)), refused=True)
        self.resize(1240, 780)

    @property
    def scene(self) -> Scene:
        """The scenario shown."""
        return self.scenes[self.head.at]

    def read(self, path: Path) -> None:
        """Open a file of scenarios; raises ValueError if one of them cannot be played."""
        self.scenes = list(scenarios.read(path))
        self.path, self._changed = path, False
        self._show(0)

    def save(self, path: Path) -> None:
        """Write all scenarios of the window into a file; raises ValueError or OSError."""
        scenarios.keep(self.scenes, path)
        self.path, self._changed = path, False
        self.bar.say(self.tr("Written: {file}").format(file=path))

    def play(self) -> None:
        """Adjudicate the scenario, step by step; raises ValueError if it cannot be played."""
        self.run = scenarios.play(self.scene)
        self.steps.show_scene(self.scene, self.run)

    def note(self) -> None:
        """Note the results of the scenario as expected; raises ValueError as `play` does."""
        made = self.scene
        for number, turns in enumerate(scenarios.play(made).turns):
            made = made.noting(number, turns, self.steps.noting)
        self._replace(made)
        self.play()

    def begin(self, variant: str, board: str = "") -> None:
        """Restart the scenario by other rules, which may be in files; raises ValueError."""
        self._replace(scenarios.begun(variant, board))
        self._show(self.head.at)

    def check(self, folder: Path) -> FolderCheck:
        """Run all scenarios of a folder in a window of their own."""
        window = FolderCheck(folder, self)
        window.wanted.connect(lambda path: self._doing(lambda: self.read(Path(path))))
        window.show()
        return window

    def reject(self) -> None:
        """Close, unless there are unsaved changes that the user wants to keep."""
        if not self._changed or may_go(self):
            super().reject()

    def _show(self, number: int) -> None:
        """Show a scenario, with new editors, as its rules may differ."""
        self.run = None
        self.head.show_all(self.scenes, number)
        scene, at = self.scene, self.pages.currentIndex()
        old = [self.pages.widget(one) for one in range(self.pages.count())]
        self.pages.clear()
        for part in old:
            if part is not None and part is not self.options:
                part.deleteLater()
        picture = scenarios.picture(scene)
        self.editor = PositionEditor(scene.rules, scene.position, picture, self._palette)
        self.editor.changed.connect(lambda: self._doing(self._stand))
        self.steps = ScenarioSteps(scene, picture, self._palette)
        self.steps.changed.connect(self._order)
        self.steps.wanted.connect(lambda what: self._doing(lambda: self._step(what)))
        self.options.offer(scene.rules.variant, scene.data.get("options", {}))
        self.pages.addTab(self.editor, self.tr("Position"))
        self.pages.addTab(self.steps, self.tr("Orders and results"))
        self.pages.addTab(self.options, self.tr("Options"))
        self.pages.setCurrentIndex(max(0, at))

    def _replace(self, scene: Scene) -> None:
        self.scenes[self.head.at] = scene
        self.run = None
        self._changed = True

    def _rename(self) -> None:
        names = {"id": self.head.id.text().strip(), "title": self.head.title.text().strip()}
        names["id"] = names["id"] or "new"
        if any(self.scene.data.get(key, "") != text for key, text in names.items()):
            self._replace(self.scene.naming(**names))
            self.head.show_all(self.scenes, self.head.at)

    def _rule(self) -> None:
        """Switch the scenario to the chosen variant, board and options."""
        variant, board = (str(b.currentData()) for b in (self.head.variant, self.head.board))
        if self.scene.data.get("variant", "standard") != variant:
            # Another game has other pieces and options, so the scenario restarts.
            self.begin(variant, "" if rulesets.variant(variant).board == board else board)
            return
        self.options.check()
        usual = board == self.scene.rules.variant.board
        before = self.scene.data.get("board")
        self._replace(
            self.scene.naming(board="" if usual else board, options=self.options.changes())
        )
        if self.scene.data.get("board") != before:
            self._show(self.head.at)
        else:
            self.steps.show_scene(self.scene, None)

    def _ground(self, board: str) -> None:
        """Restart on another board, by the same rules."""
        variant, here = self.head.variant.chosen, self.scene.folder
        own = (here / variant).exists() and variant == self.scene.data.get("variant")
        self.begin(str(here / variant) if own else variant, board)

    def _stand(self) -> None:
        if not self.editor.faults:
            self._replace(self.scene.standing(self.editor.position))
            self.steps.show_scene(self.scene, None)

    def _order(self, step: int, lines: Mapping[str, Sequence[str]]) -> None:
        self._replace(self.scene.ordering(step, lines))

    def _step(self, what: str) -> None:
        number = max(1, len(self.scene.orders))
        if what == "play":
            self.play()
        elif what == "note":
            self.note()
        elif what == "more":
            self._replace(self.scene.ordering(number, {}))
            self.steps.show_scene(self.scene, None, number)
        elif number > 1:
            self._replace(self.scene.ending(number - 1))
            self.steps.show_scene(self.scene, None)

    def _add(self) -> None:
        self.scenes.append(scenarios.another(self.scene, f"new-{len(self.scenes) + 1}"))
        self._changed = True
        self._show(len(self.scenes) - 1)

    def _ask_open(self) -> None:
        kinds = self.tr("Scenarios (*.toml)")
        path = ask_file(self, self.tr("Open scenarios"), kinds)
        if path and (not self._changed or may_go(self)):
            self._doing(lambda: self.read(path))

    def _ask_save(self) -> None:
        start = str(self.path or self.scene.folder / "scenario.toml")
        kinds = self.tr("Scenarios (*.toml)")
        if path := ask_place(self, self.tr("Save the scenarios"), start, kinds):
            self._doing(lambda: self.save(path))

    def _ask_folder(self) -> None:
        if folder := ask_folder(self, self.tr("Choose a folder of scenarios")):
            self.check(folder)

    def _doing(self, act: Callable[[], object]) -> None:
        self.bar.hide()
        self.bar.attempt(act)
