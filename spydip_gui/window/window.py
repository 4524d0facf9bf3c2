"""The desk's window: the map with its strip of history, and the panels around it."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDockWidget,
    QLabel,
    QMainWindow,
    QToolBar,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.commands.actions import MENUS, Action
from spydip_gui.commands.shortcuts import VERB, Shortcuts
from spydip_gui.dialogs.curtain import Curtain
from spydip_gui.dialogs.help_pages import TOPIC
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.gestures.walk.outcome import Verdict
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.output.palette import Palette
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.panels.orders import OrdersPanel
from spydip_gui.panels.powers import PowersPanel
from spydip_gui.panels.report import ReportPanel
from spydip_gui.panels.results import ResultsPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.panels.viewers import ViewerRow
from spydip_gui.settings import Settings
from spydip_gui.window.docks import add_docks
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.map_area import Stage
from spydip_gui.window.view_keys import ViewKeys


class DeskWindow(QMainWindow):
    """Shows one document; every part of it follows what the document says has changed."""

    open_wanted = Signal(str)
    """Another game is to be opened: a path, ``new``, or ``sample:`` and a name."""

    def __init__(
        self,
        document: Document,
        picture: Picture,
        palette: Palette,
        settings: Settings | None = None,
    ) -> None:
        """Show a document on its board."""
        super().__init__()
        self.document = document
        self.settings = settings or Settings()
        self.shortcuts = Shortcuts(self.settings)
        self.stage = Stage(document, picture, palette, self._lenient)
        self.map = self.stage.map
        self.orders = OrdersPanel(document)
        self.results = ResultsPanel(document)
        self.report = ReportPanel()
        self.intelligence = IntelligencePanel(document)
        self.powers = PowersPanel(document)
        self.rulebook = RulebookPanel(document)
        self.history = HistoryStrip(document)
        self.viewers = ViewerRow(document)
        self.menus = Handlers(self, self)
        self.curtain = Curtain(self, self.settings, document.view.title)
        self.view_keys = ViewKeys(document, self.viewers, self.curtain)
        self.due = QLabel()
        self._commands: dict[Action, QAction] = {}
        self.setAcceptDrops(True)
        self._build()
        self._connect()
        self.resize(1360, 860)
        self.show_all(Change(frozenset(Part)))

    @property
    def commands(self) -> tuple[QAction, ...]:
        """Every action of the window, in the order of the table."""
        return tuple(self._commands.values())

    def show_all(self, change: Change) -> None:
        """Show what has changed."""
        doc = self.document
        if change.about(Part.LOOK):
            self.statusBar().clearMessage()  # it may be about what another viewer saw
        self.stage.show_all()
        if change.about(Part.LOOK, Part.GAME):
            self.report.show_account(doc.view.told(speaker=reader()))
            # Lists lay themselves out later; until then the view before would stay to be read.
            for view in self.findChildren(QAbstractItemView):
                view.viewport().update()
        for action in Action:
            command = self._commands[action]
            command.setVisible(action.only in ("", doc.sort))
            command.setEnabled(command.isVisible() and (not action.gm or doc.view.viewer == GM))
        self._name_steps()
        for action in (Action.adopt, Action.drop, Action.go_there, Action.one_map):
            command = self._commands[action]
            command.setEnabled(command.isEnabled() and doc.beside is not None)
        self._commands[Action.resolve].setEnabled(
            doc.view.decides and doc.view.newest and not doc.view.over
        )
        self.setWindowTitle(f"{doc.view.title} - SpyDip")
        self.due.setText(self._due())
        if change.note:
            self.statusBar().showMessage(say(change.note), 8000)

    def _name_steps(self) -> None:
        """Call undo and redo by the steps that they mean."""
        doc, say = self.document, QCoreApplication.translate
        for action, step, whole in (
            (Action.undo, doc.undo_name, self.tr("Undo: {step}")),
            (Action.redo, doc.redo_name, self.tr("Redo: {step}")),
        ):
            text = whole.format(step=step) if step else say("Actions", action.text)
            self._commands[action].setText(text.replace("&", "&&"))
            self._commands[action].setEnabled(bool(step))

    def ask_for(self, what: str) -> None:
        """Ask for another game in the place of this one."""
        self.open_wanted.emit(what)

    def cover(self, viewer: str) -> None:
        """Close the curtain until a viewer opens it."""
        for dock in self.findChildren(QDockWidget):
            dock.setFloating(False)
        for dialog in self.findChildren(QDialog):
            dialog.close()  # a sheet of sealed bids would stand before the curtain
        QToolTip.hideText()
        self.curtain.close_for(viewer, seat_name(self.document.view.board, viewer))

    def raise_panel(self, panel: QWidget) -> None:
        """Bring a panel to the front."""
        for dock in self.findChildren(QDockWidget):
            if dock.widget() is panel:
                dock.show()
                dock.raise_()

    def look_as(self, viewer: str) -> None:
        """Show another view, behind the curtain first if there is one."""
        doc = self.document
        if viewer == doc.view.viewer:
            return
        if self.settings.value("curtain") == "on" and JOIN in viewer:
            self._look_together(viewer)
        elif self.settings.value("curtain") == "on":
            self.cover(viewer)
        else:
            doc.look(viewer=PowerId(viewer))

    def _look_together(self, viewer: str) -> None:
        """Several views at once would go round the PIN of each; the game master knows them all."""
        if self.document.view.viewer == GM:
            self.document.look(viewer=PowerId(viewer))
        else:
            text = self.tr("With the curtain, only the game master may combine views.")
            self.statusBar().showMessage(text, 8000)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """A file may be dropped in."""
        if event.mimeData().hasUrls() and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Open a game or read a sheet of orders."""
        self.menus.edit.take_file(event.mimeData().urls()[0].toLocalFile())

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Remember where everything stood; the game itself is in its file already."""
        self.settings.keep_blob("layout", bytes(self.saveState().data()))
        self.settings.keep_blob("geometry", bytes(self.saveGeometry().data()))
        self.history.stop()
        super().closeEvent(event)

    def _build(self) -> None:
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.stage.setProperty(TOPIC, "orders")
        self.history.setProperty(TOPIC, "panels#history")
        self.viewers.setProperty(TOPIC, "fog")
        layout.addWidget(self.stage, 1)
        layout.addWidget(self.history)
        self.setCentralWidget(middle)
        self._build_docks()
        for listening in (self, *self.findChildren(QAbstractItemView)):
            listening.installEventFilter(self.view_keys)
        self._build_menus()
        self._build_bar()
        self.statusBar().addPermanentWidget(self.due)

    def _build_docks(self) -> None:
        above: dict[str, QWidget] = {"orders": self.orders, "powers": self.powers}
        if self.document.sort == "packet":
            above["answer"] = self._answer_panel()
        below: dict[str, QWidget] = {
            "results": self.results,
            "report": self.report,
            "intelligence": self.intelligence,
            "rulebook": self.rulebook,
        }
        add_docks(self, above, below)

    def _answer_panel(self) -> QWidget:
        # Games are opened more often than packets, and what reads packets is slow to import.
        from spydip_gui.post.answer_panel import answer_panel  # noqa: PLC0415

        panel = answer_panel(self.document, self.settings)
        panel.copy_wanted.connect(self.menus.of(Action.copy_answer))
        panel.save_wanted.connect(self.menus.of(Action.save_answer))
        panel.mail_wanted.connect(self.menus.of(Action.mail_answer))
        panel.packet_wanted.connect(self.ask_for)
        return panel

    def _build_menus(self) -> None:
        menus = {
            title: self.menuBar().addMenu(QCoreApplication.translate("Actions", title))
            for title in MENUS
        }
        for action in Action:
            command = QAction(QCoreApplication.translate("Actions", action.text), self)
            command.setObjectName(action.name)
            command.triggered.connect(self.menus.of(action))
            menus[action.menu].addAction(command)
            self._commands[action] = command
        self._bind_keys()
        panels = menus[MENUS[3]].addMenu(self.tr("Panels"))
        for dock in self.findChildren(QDockWidget):
            panels.addAction(dock.toggleViewAction())

    def _bind_keys(self) -> None:
        for action, command in self._commands.items():
            command.setShortcut(QKeySequence(self.shortcuts.keys(action.name)))

    def _build_bar(self) -> None:
        bar = QToolBar(self.tr("Views"))
        bar.setObjectName("views")
        bar.setMovable(False)
        bar.addWidget(self.viewers)
        self.addToolBar(bar)
        bar.setVisible(len(self.document.view.viewers) > 1)

    def _connect(self) -> None:
        self.viewers.wanted.connect(self.look_as)
        self.view_keys.peeked.connect(self.look_as)
        self.shortcuts.changed.connect(self._bind_keys)
        self.stage.hand.keys.meant = self.shortcuts.verb
        self.orders.clears = self.stage.hand.holding.clear_line
        self.stage.hand.keys.key_of = lambda letter: self.shortcuts.keys(VERB + letter)
        self.curtain.opened.connect(lambda who: self.document.look(viewer=PowerId(who)))
        self.map.named.connect(self.statusBar().showMessage)
        self.orders.resolve.connect(self.menus.of(Action.resolve))
        self.history.fork.connect(self.menus.of(Action.fork))
        self.history.tried.connect(self.menus.of(Action.what_if))
        self.history.switched.connect(self.menus.turn.switch)
        self.stage.decided.connect(lambda action: self.menus.of(action)())
        self.orders.lit.connect(self.stage.light)
        self.orders.chosen.connect(self.stage.go_to)
        self.results.played.connect(self.stage.play)
        self.results.pointed_out.connect(self.stage.point_out)
        self.intelligence.chosen.connect(self.stage.go_to)
        self.stage.hand.holding.refused.connect(self.statusBar().showMessage)
        self.stage.hand.holding.told.connect(self.statusBar().showMessage)
        self.stage.hand.holding.judged.connect(self._tint)
        self.results.rule.connect(self.menus.help.show_rule)
        self.document.changed.connect(self.show_all)

    def _lenient(self) -> bool:
        return self.settings.value("lenient") == "on"

    def _tint(self, verdict: Verdict) -> None:
        """Colour the status bar like the order that is being written."""
        ink = {Verdict.IMPOSSIBLE: "alarm", Verdict.DOUBTFUL: "amber"}.get(verdict)
        colour = self.map.board.palette.colour(ink).name() if ink else ""
        self.statusBar().setStyleSheet(f"color: {colour};" if colour else "")

    def _due(self) -> str:
        seen = self.document.view.look(len(self.document.turns) - 1)
        if seen.ending is not None:
            return self.tr("The game is over")
        return self.tr("Due: {phase}").format(phase=phase_name(seen.due))
