"""The desk's window: head, map with its strip of history, the column of panels, the said line."""

from datetime import UTC, datetime, timedelta
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from engine.board.graph import PowerId
from engine.board.picture import Picture
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.commands.shortcuts import VERB, Shortcuts
from spydip_gui.dialogs.curtain import Curtain
from spydip_gui.dialogs.help_pages import TOPIC
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.output.palette import Palette
from spydip_gui.panels.entry import Typed
from spydip_gui.panels.eyes import EyesPanel
from spydip_gui.panels.history import HistoryStrip
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.panels.notes import NotesPanel
from spydip_gui.panels.orders import OrdersPanel
from spydip_gui.panels.powers import PowersPanel
from spydip_gui.panels.report import ReportPanel
from spydip_gui.panels.results import ResultsPanel
from spydip_gui.panels.rulebook import RulebookPanel
from spydip_gui.panels.viewers import ViewerRow
from spydip_gui.post.unsent import unsent
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import fill
from spydip_gui.window.body import Body
from spydip_gui.window.column import BAR, GAP, Column, FoldedColumn
from spydip_gui.window.command_menus import CommandMenus
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.header import Header
from spydip_gui.window.last_turn import LastTurn
from spydip_gui.window.lending import Lending
from spydip_gui.window.map_area import Stage
from spydip_gui.window.menus.workplace import agreed
from spydip_gui.window.passing import beat, pace
from spydip_gui.window.said import SaidLine
from spydip_gui.window.steps import Step, Steps
from spydip_gui.window.veil import Veil
from spydip_gui.window.view_keys import ViewKeys

_ANY = 16777215  # as wide as Qt lets a part be


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
        own = self.settings
        self.stage = Stage(
            document, picture, palette, lambda: own.value("lenient") == "on", partial(pace, own)
        )
        self.stage.hands_on_notes = lambda: own.value("notes") == "on"
        self.map = self.stage.map
        self.orders = OrdersPanel(document)
        self.results = ResultsPanel(document)
        self.rulebook = RulebookPanel(document)
        self.report = ReportPanel(self.rulebook.linked)
        self.eyes = EyesPanel(document, self.stage.cuts, self.rulebook.linked)
        self.intelligence = IntelligencePanel(document)
        self.powers = PowersPanel(document)
        self.notes = NotesPanel(document)
        self.history = HistoryStrip(document, partial(beat, self.settings), unsent)
        LastTurn(self.settings, self.stage, self.history)
        self.viewers = ViewerRow(document)
        self.menus = Handlers(self, self)
        seats = {str(seat): seat_name(document.view.board, seat) for seat in document.view.viewers}
        self.curtain = Curtain(self, self.settings, document.view.title, seats)
        self.veil = Veil(self, self.curtain)
        for line in (self.orders.entry, self.intelligence.search, self.rulebook.search):
            Typed(document, line)
        self.view_keys = ViewKeys(document, self.viewers, self.curtain)
        self.header = Header(self.viewers)
        self.steps = Steps()
        self.said = SaidLine(self, self.shortcuts.keys)
        self.setStatusBar(self.said)
        self._main = Action.resolve
        self._given_up = False
        self.setAcceptDrops(True)
        self._build()
        self._connect()
        self.resize(1360, 860)
        self.show_all(Change(frozenset(Part)))

    @property
    def commands(self) -> tuple[QAction, ...]:
        """Every action of the window, in the order of the table."""
        return self._commands.every

    def show_all(self, change: Change) -> None:
        """Show what has changed."""
        doc = self.document
        if change.about(Part.LOOK):
            self.said.clearMessage()  # it may be about what another viewer saw
        self.stage.show_all()
        if change.about(Part.GAME, Part.ORDERS):
            self.report.forget()
        if change.about(Part.LOOK, Part.GAME):
            told = partial(doc.view.told, doc.view.outcome, reader())
            key = (doc.view.viewer, doc.view.line[doc.view.outcome], doc.view.newest)
            self.report.show_account(told, self.stage.cut, key)
            # Lists lay themselves out later; until then the view before would stay to be read.
            for view in self.findChildren(QAbstractItemView):
                view.viewport().update()
        self._name_all()
        if change.note:
            self.statusBar().showMessage(say(change.note), 8000)

    def _name_all(self) -> None:
        """Name the window and what can be done in it now; behind the curtain next to nothing."""
        covered = self.veil.drawn
        self._commands.follow(covered=covered)
        self.setWindowTitle("SpyDip" if covered else f"{self.document.view.title} - SpyDip")
        self._name_head()
        if covered:
            self.veil.switch_off()

    def ask_for(self, what: str) -> None:
        """Ask for another game in the place of this one."""
        self.open_wanted.emit(what)

    def cover(self, viewer: str) -> None:
        """Close the curtain until a viewer opens it; for several together, the game master."""
        self.history.stop()
        self.stage.passing.finish()
        self.stage.map.show_all()  # how near it is shown, and where, tells what was looked at
        self.rulebook.list.setCurrentRow(-1)
        self.curtain.close_for(GM if JOIN in viewer else viewer)
        self.veil.draw()
        self._name_all()

    def _uncover(self, viewer: str) -> None:
        """Show a viewer who has opened the curtain where the game stands."""
        self.document.look(viewer=PowerId(viewer), turn=len(self.document.turns))
        self.veil.lift()
        self.curtain.hide()
        self._name_all()

    def _guard(self, key: str) -> None:
        """Once there is a curtain, a player cannot have it away."""
        view = self.document.view
        player = view.viewer != GM and len(view.viewers) > 1
        if key == "curtain" and self.settings.value(key) == "off" and player:
            self.settings.set(key, "on")
            text = self.tr("Only the game master can switch off the curtain.")
            self.statusBar().showMessage(text, 8000)

    def raise_panel(self, panel: QWidget) -> None:
        """Bring a panel to the front."""
        if self.folded and panel in self.column.panels.values():
            self.fold_column()
        self.column.show_panel(panel)

    def look_as(self, viewer: str) -> None:
        """Show another view, behind the curtain first if there is one."""
        doc = self.document
        if viewer == doc.view.viewer or self.veil.drawn:
            return
        curtain = self.settings.value("curtain") == "on"
        if curtain and JOIN not in viewer:
            self.cover(viewer)
        elif curtain and doc.view.viewer != GM:
            # Several views at once would go round the PIN of each.
            text = self.tr("With the curtain, only the game master may combine views.")
            self.statusBar().showMessage(text, 8000)
        else:
            doc.look(viewer=PowerId(viewer))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """A file may be dropped in."""
        if self.veil.drawn:
            return
        if event.mimeData().hasUrls() and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Open a game or read a sheet of orders."""
        if not self.veil.drawn:
            self.menus.edit.take_file(event.mimeData().urls()[0].toLocalFile())

    def may_close(self) -> bool:
        """Whether nothing would be lost, or the person agrees to that."""
        if self.document.lost and not self._given_up:
            text = self.tr("The game no longer has a file. Close it without saving?")
            self._given_up = agreed(self, text)
            return self._given_up
        return True

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Remember where everything stood; the game itself is in its file already."""
        if not self.may_close():
            event.ignore()
            return
        folded = self.folded and not self.lending.lent
        self.settings.keep("column", "folded" if folded else self.column.front)
        self.settings.keep("split", str(self.split.fixed or ""))
        self.settings.keep_blob("geometry", bytes(self.saveGeometry().data()))
        self.history.stop()
        self.stage.passing.finish()
        for other in self.findChildren(QDialog):
            other.hide()  # the lab plays on otherwise, behind a window that is no more
        super().closeEvent(event)

    @property
    def folded(self) -> bool:
        """Whether the column is folded to a bar."""
        return not self.bar.isHidden()

    def fold_column(self) -> None:
        """Fold the column to a bar, with the line for orders under the map; or open it again."""
        folds = not self.folded
        self.bar.setVisible(folds)
        self.column.setVisible(not folds)
        entry, shelf = self.orders.entry, self.stage.shelf
        unseen = [part for part in (entry, shelf) if part.isHidden()]
        home = self.orders.layout()
        if home is not None and folds:
            home.replaceWidget(entry, self._stand_in)
            fill(self._foot, (entry, 2), shelf)
        elif home is not None:
            home.replaceWidget(self._stand_in, entry)
            self.column.body_rows.addWidget(shelf)
        for part in (entry, shelf):  # who moves is hidden on the way
            part.setHidden(part in unseen)
        self._side.setMaximumWidth(BAR if folds else _ANY)
        gap = 0 if folds else GAP
        self._beside.setContentsMargins(0, gap, gap, gap)
        self.split.share()

    def _open_at(self, panel: QWidget | None) -> None:
        self.fold_column()
        if panel is not None:
            self.column.show_panel(panel)

    def map_alone(self) -> None:
        """Leave nothing but the map, its strip and the said line; or bring all back."""
        alone = not self.header.isHidden()
        self.header.setHidden(alone)
        self.menuBar().setHidden(alone)
        self.stage.rail.setHidden(alone)
        self._side.setHidden(alone)
        self._name_head()
        self.split.share()

    def lay_out_as_before(self) -> None:
        """Take up the layout that was left; one that cannot be read leaves the usual."""
        kept, split = self.settings.text("column"), self.settings.text("split")
        if kept == "folded":
            self.fold_column()
        elif kept in self.column.panels:
            self.column.show_panel(self.column.panels[kept])
        if split.isdecimal():
            self.split.fix(int(split))

    def _build(self) -> None:
        self.stage.setProperty(TOPIC, "orders")
        self.history.setProperty(TOPIC, "panels#history")
        self.viewers.setProperty(TOPIC, "fog")
        self._stand_in = QWidget(self)
        self._stand_in.hide()
        self._foot = fill(QHBoxLayout(), (self.history, 3), margin=0)
        middle = QWidget()
        fill(QVBoxLayout(middle), (self.stage, 1), self._foot, margin=0).setSpacing(0)
        self._build_column()
        self._side = QWidget()
        self._beside = fill(QHBoxLayout(self._side), (self.column, 1), self.bar)
        self._beside.setContentsMargins(0, GAP, GAP, GAP)
        self.split = Body(middle, self._side, self.history.height())
        # In one part, which the curtain hides; what is within may come and go behind it.
        desk = QWidget()
        fill(QVBoxLayout(desk), self.header, self.steps, (self.split, 1), margin=0).setSpacing(0)
        whole = QWidget()
        fill(QVBoxLayout(whole), desk, margin=0)
        self.setCentralWidget(whole)
        for listening in (self, *self.findChildren(QAbstractItemView)):
            listening.installEventFilter(self.view_keys)
        shows = {
            name: partial(self.raise_panel, panel) for name, panel in self.column.panels.items()
        }
        self._commands = CommandMenus(self, self.document, self.shortcuts, self.menus, shows)
        self.viewers.setVisible(len(self.document.view.viewers) > 1)

    def _build_column(self) -> None:
        reading: dict[str, QWidget] = {
            "report": self.report,
            "results": self.results,
            "eyes": self.eyes,
            "intelligence": self.intelligence,
            "powers": self.powers,
            "notes": self.notes,
            "rulebook": self.rulebook,
        }
        if self.document.sort == "packet":
            reading = {"answer": self._answer_panel(), **reading}
        self.column = Column(self.orders, self.stage.shelf, reading)
        self.bar = FoldedColumn(self.column, self._open_at)
        if self.document.view.viewer == GM:
            self.column.show_panel(self.results)

    def _answer_panel(self) -> QWidget:
        # Games are opened more often than packets, and what reads packets is slow to import.
        from spydip_gui.post.answer_panel import answer_panel  # noqa: PLC0415

        panel = answer_panel(self.document, self.settings)
        panel.copy_wanted.connect(self.menus.of(Action.copy_answer))
        panel.save_wanted.connect(self.menus.of(Action.save_answer))
        panel.mail_wanted.connect(self.menus.of(Action.mail_answer))
        panel.packet_wanted.connect(self.ask_for)
        return panel

    def _connect(self) -> None:
        self.viewers.wanted.connect(self.look_as)
        self.notes.pin.connect(self.menus.edit.pin_guess)
        self.notes.chosen.connect(self.stage.go_to)
        self.view_keys.peeked.connect(self.look_as)
        self.stage.hand.keys.meant = self.shortcuts.verb
        self.orders.clears = self.stage.hand.holding.clear_line
        self.stage.hand.keys.key_of = lambda letter: self.shortcuts.keys(VERB + letter)
        self.curtain.opened.connect(self._uncover)
        self.settings.changed.connect(self._guard)
        self.map.named.connect(self.statusBar().showMessage)
        self.orders.entry.left.connect(self.map.setFocus)
        self.orders.counted.connect(partial(self.column.badge, "orders"))
        self.column.badge("orders", self.orders.state.text())
        self.orders.state.hide()  # it stands in the head
        self.orders.begun.connect(self.stage.hand.begin)
        self.orders.resolve.connect(self.menus.of(Action.resolve))
        self.header.main.clicked.connect(self._do_main)
        self.steps.chosen.connect(self._go)
        self.shortcuts.changed.connect(lambda: self.said.follow(None))
        self.history.fork.connect(self.menus.of(Action.fork))
        self.history.tried.connect(self.menus.of(Action.what_if))
        self.history.switched.connect(self.menus.turn.switch)
        self.history.wanted.connect(lambda action: self.menus.of(action)())
        self.lending = Lending(self, self)
        self.stage.decided.connect(lambda action: self.menus.of(action)())
        self.results.played.connect(self.stage.play)
        self.results.pointed_out.connect(self.stage.point_out)
        pages = (self.report, self.eyes.page)
        for lit in (self.orders.lit, *(page.lit for page in pages)):
            lit.connect(self.stage.light)
        for chosen in (panel.chosen for panel in (self.orders, self.intelligence, *pages)):
            chosen.connect(self.stage.go_to)
        for rule in (self.results.rule, *(page.rule for page in pages)):
            rule.connect(self.menus.help.show_rule)
        self.stage.hand.holding.refused.connect(self.statusBar().showMessage)
        self.stage.hand.holding.told.connect(self.statusBar().showMessage)
        self.stage.hand.holding.hinted.connect(self.said.follow)
        self.stage.hand.holding.judged.connect(self.said.tint)
        self.document.changed.connect(self.show_all)

    def _go(self, step: Step) -> None:
        """Take a step of the game master's."""
        action = {Step.INBOX: Action.open_inbox, Step.ADJUDICATE: Action.resolve}.get(step)
        self.menus.of(action or Action.open_turn)()
        if action is None:
            self.menus.post.turn_to(letters=step is Step.LETTERS)

    def _name_head(self) -> None:
        """Say in the head which game this is, when it is due, and what is done with it next."""
        doc = self.document
        rules, view = doc.view.rules, doc.view
        phase = phase_name(rules, view.phases[view.turn])
        self.header.title.say(view.title)
        self.header.phase.say(f"{rules.variant.title} · {phase}")
        self.header.due.setText(self._due())
        steps = view.viewer == GM and view.decides and view.path is not None
        self.steps.setVisible(steps and not self.header.isHidden())
        open_ = view.newest and not view.over
        if steps:
            actions = {Step.INBOX: Action.open_inbox, Step.LETTERS: Action.open_turn}
            tips = {step: action.text for step, action in actions.items()}
            self.steps.show_state(Step.INBOX if self.viewers.awaited else Step.ADJUDICATE, tips)
            self.steps.show_time(self._left())
        if view.decides:
            word = self.tr("Adjudicate") if open_ and not steps else ""
            self._main, sign = Action.resolve, "gavel"
        elif doc.sort == "packet":
            word = self.tr("Hand in orders") if open_ else ""
            self._main, sign = Action.mail_answer, "send"
        else:
            asked = open_ and view.viewer in doc.readiness.asked
            ready = view.viewer in doc.readiness.ready
            word = self.tr("Not ready yet") if ready else self.tr("I am ready")
            word = word if asked else ""
            self._main, sign = Action.ready, "undo-2" if ready else "check"
        self.header.offer(word, sign, self._main.text)

    def _left(self) -> timedelta | None:
        """The time until what is due is to be decided, where the game's book has that."""
        from engine.post import book  # noqa: PLC0415  # not for the first window

        view = self.document.view
        try:
            kept = book.load(view.path, view.rules.seats) if view.path else None
        except (OSError, ValueError):
            return None  # the windows of the post say what is wrong with it
        until = kept.deadlines.get(str(view.phases[-1])) if kept else None
        return until - datetime.now(UTC) if until else None

    def _do_main(self) -> None:
        self.menus.of(self._main)()

    def _due(self) -> str:
        seen = self.document.view.look(len(self.document.turns) - 1)
        if seen.ending is not None:
            return self.tr("The game is over")
        return self.tr("Due: {phase}").format(phase=phase_name(self.document.view.rules, seen.due))
