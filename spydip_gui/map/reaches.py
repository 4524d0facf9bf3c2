"""Distances from a province, written over the map; near provinces are tinted most."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from engine.board.graph import ProvinceId
from engine.board.reach import Way, reach
from engine.language.message import Message
from spydip_gui.language.reader import say
from spydip_gui.map.board import BoardItem, Overlay
from spydip_gui.output.coats import lettering
from spydip_gui.output.paths import ground_path, inside_frame
from spydip_gui.theme.fields import ComboBox

FIXED: Final = (Way.CENTRES, Way.HOMES)
"""The distances that are the same wherever one points."""

_COLOURS: Final = {
    Way.ARMY: "#c2571a",
    Way.FLEET: "#1c5fa8",
    Way.COVERT: "#7b2d8e",
    Way.CONVOY: "#0a7f7a",
    Way.CENTRES: "#8a6d00",
    Way.HOMES: "#8a6d00",
}
_FADES: Final = (0.75, 0.55, 0.38, 0.24, 0.14)
"""How strongly to tint a province by its distance in moves; the last is for all farther ones."""


_SIGHT: Final = "#5b3fa0"

Find = Callable[[ProvinceId], Mapping[ProvinceId, int]]
"""Finds the figure to write on each province, given the one pointed at."""


class Reaches(Overlay):
    """Shows one kind of distance over a board, from the province last pointed at."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__(board, over=6)
        self._find: Find | None = None
        self._colour = ""
        self._from: ProvinceId | None = None
        self.seen: Find = lambda _start: {}
        """What a piece would see from a province; to be set by those who know the rules."""
        self.shown: Mapping[ProvinceId, int] = {}
        """The figure now written on each province."""

    def show_way(self, way: Way | None, start: ProvinceId | None) -> None:
        """Show distances from a province; None for nothing."""
        board = self._board.picture.board
        self._find = None
        if way is not None:
            self._colour = _COLOURS[way]
            self._find = lambda place: reach(board, way, place)
        self._from = None
        self._show("" if way in FIXED else start)

    def show_sight(self, start: ProvinceId) -> None:
        """Show what a piece would see from a province."""
        self._colour, self._find, self._from = _SIGHT, self.seen, None
        self._show(start)

    def start_at(self, province: ProvinceId | None) -> None:
        """Show the same from another province; off the map, the last one stays."""
        if self._find is not None and province is not None and province != self._from:
            self._show(province)

    def _show(self, start: str | None) -> None:
        self._from = None if start is None else ProvinceId(start)
        known = start == "" or start in self._board.picture.board.provinces
        found = self._find(ProvinceId(start or "")) if self._find and known else {}
        if found != self.shown:
            self.shown = found
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Tint every province that is reached, and write its figure on it."""
        if not self.shown:
            return
        picture, palette = self._board.picture, self._board.palette
        painter.setClipRect(inside_frame(picture))
        colour = QColor(self._colour)
        high = min(picture.piece * 1.1, 15 / max(painter.worldTransform().m11(), 1e-6))
        for place, far in self.shown.items():
            colour.setAlphaF(_FADES[min(far, len(_FADES) - 1)])
            for ground in (picture.provinces[place].ground, picture.provinces[place].beyond):
                painter.fillPath(ground_path(ground), colour)
        for place, far in self.shown.items():
            middle = QPointF(*picture.provinces[place].dislodged)
            figure = lettering(str(far), high).translated(middle)
            painter.strokePath(figure, QPen(palette.colour("casing"), high * 0.35))
            painter.fillPath(figure, palette.colour("outline"))


def offer_ways(box: ComboBox) -> None:
    """Fill a box with the kinds of distance, “nothing” first."""
    box.addItem(say(Message("desk.reach.none")), None)
    box.offer((say(Message(f"desk.reach.{way}")), way) for way in Way)
