"""The commands of the table as the menus of a window: their keys, and which are enabled."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from engine.visibility.sight import GM
from spydip_gui.commands.actions import MENUS, Action, menu_title
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.help_pages import panel_title
from spydip_gui.document.document import Document
from spydip_gui.window.column import Column
from spydip_gui.window.handlers import Handlers


class CommandMenus(QObject):
    """Fills the menus of a window once its panels exist."""

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        shortcuts: Shortcuts,
        does: Handlers,
        column: Column,
        show: Callable[[QWidget], None],
    ) -> None:
        """Make an action for each row of the table, and one per panel, to ``show`` it."""
        super().__init__(window)
        self._document = document
        self._shortcuts = shortcuts
        self._commands: dict[Action, QAction] = {}
        menus = {menu: window.menuBar().addMenu(menu_title(menu)) for menu in MENUS}
        for action in Action:
            command = QAction(action.text, window)
            command.setObjectName(action.name)
            command.triggered.connect(does.of(action))
            menus[action.menu].addAction(command)
            self._commands[action] = command
            window.addAction(command)  # so that its key works without the menus too
        self._column, self._show = column, show
        self._panels, self._offered = menus["view"].addMenu(self.tr("Panels")), dict[str, QAction]()
        for name in column.panels:
            self._offer(name, shown=True)
        column.offered.connect(self._offer)
        self._bind_keys()
        shortcuts.changed.connect(self._bind_keys)

    def _offer(self, name: str, shown: bool) -> None:  # noqa: FBT001  # a signal's
        if name not in self._offered:
            action = self._offered[name] = self._panels.addAction(panel_title(name))
            action.triggered.connect(lambda: self._show(self._column.panels[name]))
        self._offered[name].setVisible(shown)

    @property
    def every(self) -> tuple[QAction, ...]:
        """Every action, in the order of the table."""
        return tuple(self._commands.values())

    def follow(self, *, covered: bool) -> None:
        """Enable what the viewer may do now; behind the curtain, steps are not named."""
        doc = self._document
        for action, command in self._commands.items():
            command.setVisible(not action.only or doc.sort in action.only.split())
            command.setEnabled(command.isVisible() and (not action.gm or doc.view.viewer == GM))
        self._name_steps(covered=covered)
        for action in (Action.adopt, Action.drop, Action.go_there, Action.one_map):
            command = self._commands[action]
            command.setEnabled(command.isEnabled() and doc.beside is not None)
        self._commands[Action.resolve].setEnabled(
            doc.view.decides and doc.view.newest and not doc.view.over
        )
        if doc.readiness.practice:
            self._commands[Action.declare_draw].setEnabled(not doc.view.over)
        asked = doc.view.viewer in doc.readiness.asked or doc.readiness.alone
        self._commands[Action.ready].setEnabled(asked and doc.view.newest and not doc.view.over)

    def _name_steps(self, *, covered: bool) -> None:
        """Name undo and redo after the steps they affect."""
        doc = self._document
        for action, step, whole in (
            (Action.undo, doc.undo_name, self.tr("Undo: {step}")),
            (Action.redo, doc.redo_name, self.tr("Redo: {step}")),
        ):
            shown = bool(step) and not covered
            text = whole.format(step=step) if shown else action.text
            self._commands[action].setText(text.replace("&", "&&"))
            self._commands[action].setEnabled(bool(step))

    def _bind_keys(self) -> None:
        for action, command in self._commands.items():
            command.setShortcut(QKeySequence(self._shortcuts.keys(action.name)))
