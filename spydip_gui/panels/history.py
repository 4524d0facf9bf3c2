"""The strip of phases under the map: move through the game, replay it, branch off."""

from collections.abc import Callable
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QToolButton, QWidget

from engine.session.alternatives import MAIN
from engine.session.seat import Seat
from spydip_gui.commands.actions import Action
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.wording import phase_heading
from spydip_gui.panels.phase_chip import BranchButton, PhaseChip
from spydip_gui.panels.ways_menu import Tries, offer_ways
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import caption, fill, named, tool
from spydip_gui.theme.sheet import toned

HIGH = 46
BEAT = 900
"""Milliseconds for which a position is shown when a game is played."""

YEARS = 3
"""How many years are shown at the most; the others are folded."""

_AIR = 6
_GAP = "\N{EN SPACE}"  # between an icon and its word


class HistoryStrip(QWidget):
    """A chip per phase, grouped by year; the phase looked at is pressed."""

    fork = Signal()
    tried = Signal()
    """The orders for the turn looked at are to be kept as another way."""
    switched = Signal(str)
    wanted = Signal(object)
    """An action is to be done."""

    def __init__(
        self,
        document: Document,
        beat: Callable[[], int] = lambda: BEAT,
        unsent: Callable[[Seat], frozenset[int]] = lambda _: frozenset(),
    ) -> None:
        """Follow a document.

        ``beat`` returns how long each position is shown in a replay, ``unsent`` the phases that
        have letters to send.
        """
        super().__init__()
        self._document, self._beat_of, self._unsent = document, beat, unsent
        self._chips: dict[int, PhaseChip] = {}
        self._years: dict[int, QWidget] = {}
        self._listed: tuple[object, ...] = ()
        self.chips = QButtonGroup(self)
        self.chips.idClicked.connect(lambda turn: document.look(turn=turn))
        self._beat = QTimer(self)
        self._beat.timeout.connect(self._play_on)
        self._make_tools()
        self._row = fill(QHBoxLayout(), margin=0, spacing=0)
        begin = (self.back_to_start, self.play, self.earlier)
        end = (self.last_turn, self.closer, self.whole)
        parts = (*begin, self._row, self.later, self.what_if, None, *end)
        fill(QHBoxLayout(self), *parts, margin=(6, 7, 6, 7), spacing=4)
        self.setFixedHeight(HIGH)
        self.setMinimumWidth(1)  # or its parts would keep the window wide
        document.changed.connect(self._follow)
        self._rebuild()

    def _make_tools(self) -> None:
        self.back_to_start = _tool("skip-back", self.tr("First turn"))
        self.back_to_start.clicked.connect(lambda: self.wanted.emit(Action.first))
        self.play = _tool("play", self.tr("Play the game from here"))
        self.play.clicked.connect(self.play_or_pause)
        self.earlier = tool("", self.tr("Earlier years"))
        self.later = tool("", self.tr("Later years"))
        for fold, step in ((self.earlier, -1), (self.later, 1)):
            toned(fold, "chip")
            fold.clicked.connect(lambda _on=False, step=step: self._unfold(step))
        self.what_if = BranchButton()
        self.what_if.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.what_if.setMenu(QMenu(self))
        self.what_if.menu().aboutToShow.connect(self._offer_ways)
        self.last_turn = _tool("layers", self.tr("Orders of the last turn"), lasts=True)
        self.last_turn.setText(_GAP + self.tr("Last turn"))
        self.last_turn.setChecked(True)
        self.last_turn.clicked.connect(lambda: self.wanted.emit(Action.last_turn))
        self.closer = _tool("zoom-in", self.tr("Zoom in"))
        self.closer.clicked.connect(lambda: self.wanted.emit(Action.closer))
        self.whole = _tool("maximize", self.tr("Whole board"))
        self.whole.clicked.connect(lambda: self.wanted.emit(Action.whole_board))
        # All of these have keys and are in the menus.
        self._spare = (self.back_to_start, self.closer, self.whole, self.last_turn, self.what_if)

    def mark_unsent(self, turns: frozenset[int]) -> None:
        """Mark the phases whose letters are written but not sent."""
        for turn, chip in self._chips.items():
            if chip.unsent != (turn in turns):
                chip.unsent = turn in turns
                chip.update()

    def play_or_pause(self) -> None:
        """Play the game turn by turn, from the start if the last turn is shown; or stop."""
        if self._beat.isActive():
            self.stop()
            return
        if self._document.view.newest:
            self._document.look(turn=0)
        self._beat.start(self._beat_of())
        self._show_play("pause", self.tr("Pause"))

    def _play_on(self) -> None:
        self._document.step(1)
        if self._document.view.newest:
            self.stop()

    def stop(self) -> None:
        """Stop playing."""
        self._beat.stop()
        self._show_play("play", self.tr("Play the game from here"))

    def _show_play(self, name: str, tip: str) -> None:
        self.play.setIcon(icon(name))
        self.play.setToolTip(tip)
        named(self.play, tip)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Scrub: while the button is held, show the phase under the pointer."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            spot = self.mapFromGlobal(event.globalPosition().toPoint())
            under = self.childAt(spot.x(), self.height() // 2)
            held = event.buttons() & Qt.MouseButton.LeftButton
            if held and isinstance(under, PhaseChip):
                self._document.look(turn=self.chips.id(under))
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """Scroll through the phases."""
        self._document.step(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Show as many years as fit."""
        super().resizeEvent(event)
        self._arrange()

    def _follow(self, change: Change) -> None:
        if self._listed != self._list():
            self._rebuild()
        elif change.about(Part.LOOK, Part.GAME, Part.BESIDE):
            self._mark()

    def _list(self) -> tuple[object, ...]:
        view = self._document.view
        return tuple((turn, view.phases[turn], view.edited(turn)) for turn in self._document.stops)

    def _rebuild(self) -> None:
        self._listed = self._list()
        for chip in self._chips.values():
            self.chips.removeButton(chip)
        self._chips.clear()
        for group in self._years.values():
            self._row.removeWidget(group)
            group.deleteLater()
        self._years.clear()
        view = self._document.view
        for year, turns in groupby(self._document.stops, lambda turn: view.phases[turn].year):
            self._years[year] = group = self._group(year, list(turns))
            self._row.addWidget(group)
        self._mark()

    def _group(self, year: int, turns: list[int]) -> QWidget:
        view, group = self._document.view, QWidget()
        line = QWidget(autoFillBackground=True)
        line.setBackgroundRole(QPalette.ColorRole.Mid)
        line.setFixedSize(1, HIGH - 14)
        row = fill(QHBoxLayout(group), line, caption(str(year), "muted"), margin=0, spacing=2)
        row.insertSpacing(1, _AIR)
        for turn in turns:
            phase = view.phases[turn]
            over = view.look(turn).ending is not None
            name = self.tr("The end") if over else phase_heading(view.rules, phase)
            edited = turn > 0 and view.edited(turn)
            self._chips[turn] = chip = PhaseChip(phase, name, edited=edited, over=over)
            chip.installEventFilter(self)
            self.chips.addButton(chip, turn)
            row.addWidget(chip)
        row.addSpacing(_AIR)
        return group

    def _mark(self) -> None:
        view = self._document.view
        turn = next((one for one in self._document.stops if one >= view.turn), view.turn)
        self._chips[turn].setChecked(True)
        self.mark_unsent(self._unsent(view))
        sides, inside = view.ways.names(), view.ways.branch != MAIN
        if inside:
            text = view.ways.branch
        elif sides:
            text = self.tr("%n what-ifs", "", len(sides))
        else:
            text = self.tr("What if")
        self.what_if.setText(_GAP + text)
        self.what_if.setToolTip(self.tr("Try a side line beside the game"))
        named(self.what_if, text)
        self.what_if.show_side(dashed=inside or bool(sides))
        self._arrange()

    def _arrange(self) -> None:
        """Fold years and hide words until all fits, then what has a key; never cut a word."""
        years = list(self._years)
        here = years.index(self._document.view.phases[self._document.view.turn].year)
        widths = [(words, number) for words in (True, False) for number in range(YEARS, 0, -1)]
        for words, number in widths:
            last = len(years) if here >= len(years) - number else here + 1
            first = max(0, last - number)
            self._show(years, first, last, words=words)
            if self._fits():
                return
        for tool_ in self._spare:
            tool_.hide()
            if self._fits():
                return
        self._leave_out_phases(years[here])

    def _leave_out_phases(self, year: int) -> None:
        """Hide the phases of a year that are furthest from the one looked at."""
        view = self._document.view
        turns = [turn for turn in self._chips if view.phases[turn].year == year]
        for turn in sorted(turns, key=lambda turn: -abs(turn - view.turn))[:-1]:
            self._chips[turn].hide()
            if self._fits():
                return

    def _show(self, years: list[int], first: int, last: int, *, words: bool) -> None:
        for place, group in enumerate(self._years.values()):
            group.setVisible(first <= place < last)
        for part in (*self._spare, *self._chips.values()):
            part.show()
        _fold(self.earlier, "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK} {}", years[:first])
        _fold(self.later, "{} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", years[last:])
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        style = beside if words else Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in (self.what_if, self.last_turn):
            button.setToolButtonStyle(style)

    def _fits(self) -> bool:
        return self._needed() <= self.width()

    def _needed(self) -> int:
        """The width of all that is shown."""
        tools = (self.back_to_start, self.play, self.earlier, self.later, self.what_if)
        ends = (self.last_turn, self.closer, self.whole)
        shown = [part for part in (*tools, *ends, *self._years.values()) if not part.isHidden()]
        return sum(part.sizeHint().width() + 4 for part in shown) + 12

    def _unfold(self, step: int) -> None:
        """Look at the folded phase next to those shown."""
        years = [year for year, group in self._years.items() if not group.isHidden()]
        phases = self._document.view.phases
        shown = [turn for turn in self._chips if phases[turn].year in years]
        self._document.look(turn=shown[0 if step < 0 else -1])
        self._document.step(step)

    def _offer_ways(self) -> None:
        tries = Tries(self.tried.emit, self.fork.emit, self.switched.emit)
        offer_ways(self.what_if.menu(), self._document, tries)


def _fold(button: QToolButton, text: str, years: list[int]) -> None:
    """Label the chip for folded years; hide it if there are none."""
    button.setVisible(bool(years))
    if years:
        first, last = years[0], years[-1]
        called = str(first) if first == last else f"{first}\N{EN DASH}{last % 100:02}"
        button.setText(text.format(called))
        named(button, called)


def _tool(name: str, tip: str, *, lasts: bool = False) -> QToolButton:
    button = tool("", tip, lasts=lasts)
    button.setIcon(icon(name))
    button.setIconSize(QSize(18, 18))
    return button
