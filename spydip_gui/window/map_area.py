"""The map of the window with its column of verbs, framed in the colour of the viewer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from engine.board.graph import Location, PowerId, ProvinceId
from engine.board.picture import Picture
from engine.session.alternatives import MAIN
from engine.session.observations import JOIN
from engine.visibility.observe import SeenOrder
from engine.visibility.sight import GM
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.gestures.attach import attach
from spydip_gui.language.reader import labelled, reader
from spydip_gui.language.wording import phase_heading, phase_name, seat_name
from spydip_gui.map.board import BoardItem
from spydip_gui.map.hits import Hit
from spydip_gui.map.lights import differing_light
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette
from spydip_gui.theme.one_line import OneLine
from spydip_gui.theme.parts import fill, unmarked
from spydip_gui.theme.window_colours import shade
from spydip_gui.viewmodel import Ghost, Line, MapView, Pip, map_view, order_arrows, seat_view, slips
from spydip_gui.viewmodel.differences import differing
from spydip_gui.viewmodel.given import causes
from spydip_gui.viewmodel.naming import who_sees, who_sees_covert
from spydip_gui.viewmodel.phase import PhaseViews
from spydip_gui.viewmodel.values import NOBODY
from spydip_gui.window.drafts import drafts
from spydip_gui.window.passing import Passing
from spydip_gui.window.second_map import BAR, LEAST, Beside

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from spydip_gui.map.playing import Player
    from spydip_gui.output.film import Reel
    from spydip_gui.output.page import Head

EDGE = 3
"""How wide the coloured frame is."""


class Stage(QFrame):
    """Shows what the viewer sees, framed in the viewer's colour; a side line may stand beside it.

    ``decided`` carries what to do with that line: the action that adopts, drops or switches to it.
    """

    decided = Signal(object)
    paired = Signal()
    """A second map has come, or has gone."""

    def __init__(
        self,
        document: Document,
        picture: Picture,
        palette: Palette,
        lenient: Callable[[], bool] = lambda: False,
        pace: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """Show a document on its board; illegal orders are recorded if ``lenient`` says so."""
        super().__init__()
        self._document = document
        self._picture = picture
        self._palette = palette
        self.hands_on_notes: Callable[[], bool] = lambda: False  # in exported pictures
        self._views = PhaseViews()
        # Whether the orders of the last turn stay, faded, behind the newest position.
        self.last_turn = True
        self._proposed: tuple[str, ...] = ()
        self.board = BoardItem(picture, palette, self.view())
        self.map = MapPane(self.board)
        self.passing = Passing(document, self.board, self, pace)
        self.title = OneLine()
        self.beside: Beside | None = None
        self._player: Player | None = None
        self._least = self.map.minimumSize()
        self._lay_out()
        self.hand, self.rail, self.shelf = attach(self.map, document, lenient)
        self._row.insertWidget(0, self.rail)
        self._column.addWidget(self.shelf)
        self.map.pointed.connect(self._who_sees)
        self._show_beside()

    def show_all(self) -> None:
        """Show the turn looked at through the viewer's eyes."""
        self._stop()
        self.map.viewport().setToolTip("")
        self.passing.show(lambda: self.map.show_view(self._with_notes()))
        self._show_beside()
        self._frame.update()

    def set_palette(self, palette: Palette) -> None:
        """Switch to another theme's colours."""
        self._palette = palette
        for pane in (self.map, *([self.beside.map] if self.beside else [])):
            pane.set_palette(palette)
        self.show_all()

    def propose(self, lines: Sequence[str]) -> None:
        """Draw these orders instead of the viewer's own; without any, draw those again."""
        if self._proposed != tuple(lines):
            self._proposed = tuple(lines)
            self.map.show_view(self._with_notes())

    def play(self, one: SeenOrder | None) -> None:
        """Play an order of the turn that led here, or stop playing."""
        self._stop()
        if one is None:
            return
        from spydip_gui.map.playing import Player  # noqa: PLC0415  # not for the first window

        self._player = self._player or Player(self.board, self)
        view = self._document.view
        self.map.set_ghost(None)
        told, kinds = view.look(view.outcome), view.rules.variant.unit_kinds
        arrows = order_arrows(told, view.board, kinds, one)
        self._player.play(arrows, causes(one))

    def _stop(self) -> None:
        if self._player is not None:
            self._player.stop()

    def point_out(self, one: SeenOrder) -> None:
        """Scroll to an order and the cause of its failure, and light both."""
        places = [getattr(one.order, "at", ""), *causes(one)]
        lit = [ProvinceId(at[:3]) for at in places if at[:3] in self._picture.provinces]
        self.play(one)
        if lit:
            self.map.centerOn(*self._picture.provinces[lit[-1]].label.at)
            self.map.set_ghost(Ghost(power=one.power, lit=tuple(dict.fromkeys(lit))))

    def light(self, place: str, text: str) -> None:
        """Light the place of an order on the map, and draw the order above all others."""
        drawn = next((one for one in self.board.view.arrows if one.text == text), None)
        places = (place, *(drawn.stops if drawn else ()))
        lit = tuple(dict.fromkeys(ProvinceId(at[:3]) for at in places if at))
        ghost = Ghost(power=NOBODY, line=Line.HOLD, lit=lit)
        if drawn is not None:
            ghost = replace(ghost, power=drawn.power, line=drawn.line, stops=drawn.stops)
        self.map.set_ghost(ghost if lit else None)

    def go_to(self, place: str, text: str = "") -> None:
        """Centre on a place, zooming in if the whole map is shown, and light it."""
        province = ProvinceId(place[:3])
        if province in self._picture.provinces:
            self.map.centerOn(*self._picture.provinces[province].label.at)
            self.light(place, text)

    def export(self, path: Path) -> None:
        """Write what the viewer sees to a PNG, SVG or PDF file; raises OutputError."""
        from spydip_gui.output import exports, page  # noqa: PLC0415  # not for the first window

        shown = (self._handed_on(), self._picture, self._palette)
        if path.suffix.lower() == ".pdf":
            page.save_page(path, *shown, self._head())
        else:
            exports.export(path, *shown, self._document.view.title)

    def image(self) -> QImage:
        """What the viewer sees, as a picture without the desk's own markings."""
        from spydip_gui.output import exports  # noqa: PLC0415  # not for the first window

        return exports.image(self._handed_on(), self._picture, self._palette)

    def cut(self, places: Sequence[Location]) -> QImage | None:
        """What the viewer was told around some places; nothing if there are none."""
        from spydip_gui.output.cut import cut  # noqa: PLC0415  # not for the first window

        return cut(self._told(), self._picture, self._palette, places)

    def cuts(self, scenes: Sequence[Sequence[Location]]) -> tuple[QImage | None, ...]:
        """What the viewer saw around the places of each scene, without the current orders."""
        from spydip_gui.output.cut import small_cuts  # noqa: PLC0415  # not for the first window

        return tuple(small_cuts(self._told(), self._picture, self._palette, scenes))

    def _told(self) -> MapView:
        """What the viewer was told at the end of the phase looked at, as in a letter."""
        seat = self._document.view
        return seat_view(seat.at(seat.outcome))

    def reel(self) -> "Reel":
        """The whole game as the viewer saw it, phase by phase."""
        from spydip_gui.output.film import WIDTH, Reel  # noqa: PLC0415  # not for the first window

        view = self._document.view.at(len(self._document.turns) - 1)
        names = [phase_heading(view.rules, phase) for phase in view.phases]
        return Reel(view, self._picture, self._palette, names, WIDTH)

    def print_out(self, printer: "QPrinter") -> None:
        """Print what the viewer sees on one page."""
        from spydip_gui.output.page import print_page  # noqa: PLC0415  # not for the first window

        print_page(printer, self._handed_on(), self._picture, self._palette, self._head())

    def _head(self) -> "Head":
        """The heading above the printed map."""
        from spydip_gui.output.page import Head  # noqa: PLC0415  # not for the first window

        doc = self._document
        viewer = seat_name(doc.view.board, doc.view.viewer)
        return Head(doc.view.title, doc.turns[doc.view.turn], viewer)

    def view(self) -> MapView:
        """What the viewer sees of the phase looked at; of the newest, with the current orders."""
        view = self._document.view
        return self._views.of(view, drafts(view, self._proposed), last=self.last_turn)

    def _with_notes(self) -> MapView:
        """The same with the guesses that the viewer has pinned to it."""
        return replace(self.view(), slips=slips(self._document.view))

    def _handed_on(self) -> MapView:
        """What an exported map shows: the viewer's own notes only if they are asked for."""
        return self._with_notes() if self.hands_on_notes() else self.view()

    def _lay_out(self) -> None:
        self.title.setFixedHeight(BAR)
        self.title.setContentsMargins(6, 2, 2, 2)
        column = fill(QVBoxLayout(), self.title, (self.map, 1), spacing=0)
        self._frame = _Frame(self._document, self._colour)
        self._maps = fill(QHBoxLayout(self._frame), (column, 1), margin=EDGE, spacing=EDGE)
        self._column = fill(QVBoxLayout(), (self._frame, 1), margin=0, spacing=0)
        self._row = fill(QHBoxLayout(self), (self._column, 1), margin=0, spacing=0)

    def _show_beside(self) -> None:
        """Show the document's side line beside the game, or just one map."""
        doc, way = self._document, self._document.beside
        self.title.setVisible(way is not None)
        self.map.setMinimumSize(self._least if way is None else LEAST)
        if way is None:
            self.board.light("differing", differing_light(frozenset()))
            if self.beside is not None:
                self._maps.removeWidget(self.beside)
                self.beside.hide()
                self.beside.deleteLater()
                self.beside = None
                self.paired.emit()
            return
        view = _moving(
            map_view(way.seen, doc.view.board, doc.view.rules.variant.unit_kinds, memory=way.memory)
        )
        self.board.light("differing", differing_light(differing(self.board.view, view)))
        here = phase_name(doc.view.rules, doc.view.phases[doc.view.turn])
        self.title.say(labelled(doc.view.ways.branch, here))
        shown = self.beside or self._open_beside()
        due = phase_name(doc.view.rules, way.seen.due)
        phase = f"\N{RIGHTWARDS ARROW} {due}" if way.tried else due
        shown.show_way(way.name, phase, view)
        shown.switch.setVisible(doc.view.viewer == GM)
        for button in (shown.adopt, shown.drop):
            button.setVisible(way.name != MAIN)

    def _open_beside(self) -> Beside:
        self.beside = Beside(self._picture, self._palette, self.map)
        self.beside.adopted.connect(lambda: self.decided.emit(Action.adopt))
        self.beside.dropped.connect(lambda: self.decided.emit(Action.drop))
        self.beside.switched.connect(lambda: self.decided.emit(Action.go_there))
        self.beside.closed.connect(lambda: self._document.show_beside(""))
        self._maps.addWidget(self.beside, 1)
        self.paired.emit()
        return self.beside

    def _who_sees(self, hit: Hit) -> None:
        """Tell the game master, and nobody else, who sees the piece under the pointer."""
        view, place, piece, told = self._document.view, hit.province, hit.piece, ""
        if view.viewer == GM and place is not None and isinstance(piece, Pip):
            kinds = view.rules.variant.unit_kinds
            told = who_sees_covert(view.eyes(), view.board, kinds, place, piece, reader())
        elif view.viewer == GM and place is not None and piece is not None:
            told = who_sees(view.eyes(), place, reader())
        self.map.viewport().setToolTip(unmarked(told))

    def _colour(self, viewer: PowerId) -> QColor:
        board = self._document.view.board
        if viewer in board.powers:
            return self._palette.power(board, viewer)
        if viewer == GM:
            return self._palette.colour("frame")
        return self.palette().color(QPalette.ColorRole.Highlight)


class _Frame(QFrame):
    """The frame around the maps, in the viewer's colours."""

    def __init__(self, document: Document, colour: Callable[[PowerId], QColor]) -> None:
        super().__init__()
        self._document = document
        self._colour = colour

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the frame, divided among powers that look together; dashed for a side line."""
        super().paintEvent(event)
        painter = QPainter(self)
        parts = [PowerId(part) for part in self._document.view.viewer.split(JOIN)]
        wide = self.width() / len(parts)
        for number, part in enumerate(parts):
            painter.setPen(QPen(self._colour(part), 2 * EDGE))
            painter.setClipRect(int(number * wide), 0, int(wide) + 1, self.height())
            painter.drawRect(self.rect())
        if self._document.view.ways.branch != MAIN:  # a side line, as on the strip
            painter.setClipping(False)
            painter.fillRect(self.rect(), self.palette().window())
            painter.setPen(QPen(shade("accent"), 2 * EDGE, Qt.PenStyle.DashLine))
            painter.drawRect(self.rect())
        painter.end()


def _moving(view: MapView) -> MapView:
    """A view without the rings of units that hold, which nobody may have ordered."""
    return replace(view, arrows=tuple(one for one in view.arrows if one.line is not Line.HOLD))
