"""The desk's window: head, map with its history strip, column of panels, message line."""

from functools import partial

from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from engine.board.picture import Picture
from engine.report.account import Account, through
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.commands.shortcuts import VERB, Shortcuts
from spydip_gui.dialogs.curtain import Curtain
from spydip_gui.dialogs.help_pages import TOPIC
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import seat_name
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
from spydip_gui.theme.file_dialogs import dropped
from spydip_gui.theme.parts import agreed, fill
from spydip_gui.viewmodel.phase import last_told
from spydip_gui.window.body import Body
from spydip_gui.window.column import Column
from spydip_gui.window.command_menus import CommandMenus
from spydip_gui.window.handlers import Handlers
from spydip_gui.window.heading import Heading
from spydip_gui.window.lending import Lending
from spydip_gui.window.map_area import Stage
from spydip_gui.window.menus.workplace import Workplace
from spydip_gui.window.own_panels import CoachOffer, arranged
from spydip_gui.window.passing import beat, pace
from spydip_gui.window.said import SaidLine
from spydip_gui.window.side import Side
from spydip_gui.window.switching import Switching
from spydip_gui.window.veil import Veil
from spydip_gui.window.view_keys import ViewKeys


class DeskWindow(Workplace):
    """Shows one document; every part of it follows the document's changes."""

    def __init__(
        self,
        document: Document,
        picture: Picture,
        palette: Palette,
        settings: Settings | None = None,
    ) -> None:
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
        self._mark_last_turn()
        self.viewers = ViewerRow(document)
        self.menus = Handlers(self)
        seats = {str(seat): seat_name(document.view.board, seat) for seat in document.view.viewers}
        self.curtain = Curtain(self, self.settings, document.view.title, seats)
        self.veil = Veil(self, self.curtain)
        Typed(document, self.orders.entry, lasts=False)
        for line in (self.intelligence.search, self.rulebook.search):
            Typed(document, line)
        self.view_keys = ViewKeys(document, self.viewers, self.curtain)
        self.heading = Heading(document, self.menus, self.viewers, self)
        self.header, self.steps = self.heading.header, self.heading.steps
        self.said = SaidLine(self, self.shortcuts.keys)
        self.setStatusBar(self.said)
        self._given_up = False
        self.setAcceptDrops(True)
        self._build()
        self._connect()
        self.resize(1360, 860)
        self.show_all(Change(frozenset(Part)))

    def show_all(self, change: Change) -> None:
        """Show what has changed."""
        doc = self.document
        if change.about(Part.LOOK):
            self.said.clearMessage()  # it may be about what another viewer saw
        self.stage.show_all()
        if change.about(Part.GAME):
            self.report.forget()
        if change.about(Part.LOOK, Part.GAME):
            key = (doc.view.viewer, doc.view.line[doc.view.outcome], doc.view.newest)
            self.report.show_account(self._told, self.stage.cut, key)
            # Lists lay themselves out later; until then the previous view would still be readable.
            for view in self.findChildren(QAbstractItemView):
                view.viewport().update()
        self._name_all()
        if change.note:
            self.statusBar().showMessage(say(change.note), 8000)

    def _follow_setting(self, key: str) -> None:
        if key == "last_turn":
            self._mark_last_turn()
            self.stage.show_all()

    def _mark_last_turn(self) -> None:
        """Show the orders of the last turn, or not, as the setting says."""
        self.stage.last_turn = self.settings.value("last_turn") == "on"
        self.history.last_turn.setChecked(self.stage.last_turn)

    def _told(self) -> Account:
        """The report of the phase looked at, with those that were passed over without a look."""
        view, speaker = self.document.view, reader()
        passed = self.document.readiness.alone and view.newest
        first = last_told(view) if passed else view.outcome
        return through(*(view.told(turn, speaker) for turn in range(first, view.outcome + 1)))

    def _name_all(self) -> None:
        """Name the window and its commands; behind the curtain, next to nothing."""
        covered = self.veil.drawn
        self._commands.follow(covered=covered)
        self.setWindowTitle("SpyDip" if covered else f"{self.document.view.title} - SpyDip")
        self.heading.name_all()
        if covered:
            self.veil.switch_off()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """Accept a file that is dragged in."""
        if dropped(event) and not self.veil.drawn:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Open a game, take mails, or read a sheet of orders."""
        if not self.veil.drawn:
            self.menus.take_files(dropped(event))

    def may_close(self) -> bool:
        """Whether closing would lose nothing, or the user agrees to it."""
        if self.document.lost and not self._given_up:
            text = self.tr("The game no longer has a file. Close it without saving?")
            self._given_up = agreed(self, text)
            return self._given_up
        return True

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Save the layout; the game itself is in its file already."""
        if not self.may_close():
            event.ignore()
            return
        self.settings.keep("column", self.side.kept)
        self.settings.keep("split", str(self.split.fixed or ""))
        self.settings.keep_blob("geometry", bytes(self.saveGeometry().data()))
        self.history.stop()
        self.stage.passing.finish()
        self.closing.emit()
        for other in self.findChildren(QDialog):
            other.hide()  # otherwise the lab would play on behind a window that is gone
        super().closeEvent(event)

    def map_alone(self) -> None:
        """Show only the map, its strip and the message line; or bring everything back."""
        alone = not self.header.isHidden()
        self.header.setHidden(alone)
        self.menuBar().setHidden(alone)
        self.stage.rail.setHidden(alone)
        self.side.setHidden(alone)
        self.heading.name_all()
        self.split.share()

    def lay_out_as_before(self) -> None:
        """Restore the saved layout; an unreadable one leaves the default."""
        split = self.settings.text("split")
        self.side.take_up(self.settings.text("column"))
        if split.isdecimal():
            self.split.fix(int(split))

    def _build(self) -> None:
        self.stage.setProperty(TOPIC, "orders")
        self.history.setProperty(TOPIC, "panels#history")
        self.viewers.setProperty(TOPIC, "fog")
        # From the outside in: under a style sheet, whatever gets a parent is styled again.
        # In one widget, which the curtain hides; its contents may come and go behind it.
        whole, desk, middle = QWidget(), QWidget(), QWidget()
        self.setCentralWidget(whole)
        fill(QVBoxLayout(whole), desk, margin=0)
        self.split = Body(middle, self.history.height())
        fill(QVBoxLayout(desk), self.header, (self.split, 1), margin=0, spacing=0)
        foot = fill(QHBoxLayout(), (self.history, 3), margin=0)
        fill(QVBoxLayout(middle), (self.stage, 1), foot, margin=0, spacing=0)
        self._build_column()
        self.side = Side(self.split, self.column, self.orders, self.stage.shelf, foot)
        for listening in (self, *self.findChildren(QAbstractItemView)):
            listening.installEventFilter(self.view_keys)
        self._commands = CommandMenus(
            self, self.document, self.shortcuts, self.menus, self.column, self.side.raise_panel
        )
        self.commands = self._commands.every
        CoachOffer(self, self.menus)
        several = len(self.document.view.viewers) > 1 and self.document.sort != "lesson"
        self.viewers.setVisible(several)

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
        panels = arranged(self, self.menus, reading)
        self.column = Column(self.orders, self.stage.shelf, panels)
        if self.document.view.viewer == GM:
            self.column.show_panel(self.results)

    def _connect(self) -> None:
        self.notes.pin.connect(self.menus.edit.pin_guess)
        self.notes.chosen.connect(self.stage.go_to)
        self.stage.hand.keys.meant = self.shortcuts.verb
        self.orders.clears = self.stage.hand.holding.clear_line
        self.stage.hand.keys.key_of = lambda letter: self.shortcuts.keys(VERB + letter)
        self.orders.entry.left.connect(self.map.setFocus)
        self.orders.counted.connect(partial(self.column.badge, "orders"))
        self.column.badge("orders", self.orders.state.text())
        self.orders.state.hide()  # it stands in the head
        self.orders.begun.connect(self.stage.hand.begin)
        self.shortcuts.changed.connect(self.said.follow)
        self.history.fork.connect(self.menus.of(Action.fork))
        self.history.tried.connect(self.menus.of(Action.what_if))
        self.history.switched.connect(self.menus.turn.switch)
        self.history.wanted.connect(lambda action: self.menus.of(action)())
        self.switching = Switching(self, self, self._name_all)
        Lending(self)
        self.side.shared.connect(self.split.share)
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
        holding = self.stage.hand.holding
        for said in (self.map.named, holding.refused, holding.told):
            said.connect(self.said.showMessage)
        holding.hinted.connect(self.said.follow)
        holding.judged.connect(self.said.tint)
        self.settings.changed.connect(self._follow_setting)
        self.document.changed.connect(self.show_all)
