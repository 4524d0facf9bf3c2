"""A bare pane with the board's outlines, and a desk that only keeps what it is given."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

import shapely
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from engine.board.picture import Picture
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch


class FakePane(QGraphicsView):
    """Shows nothing, but knows where every province is."""

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self.picture = picture
        self.setScene(QGraphicsScene(QRectF(*picture.frame), self))
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.viewport().setMouseTracking(True)
        self.resize(900, 760)
        self.pips: dict[str, tuple[QPoint, Touch]] = {}

    def showEvent(self, event: object) -> None:  # noqa: N802  # Qt's name
        super().showEvent(event)
        self.fitInView(self.sceneRect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        super().mouseReleaseEvent(event)
        event.accept()

    def spot(self, place: str) -> QPoint:
        """Where a province, a coast's fleet, or a pip is shown."""
        if place in self.pips:
            return self.pips[place][0]
        if place == "nowhere":
            return QPoint(2, 2)
        province = self.picture.provinces[place[:3]]
        if "/" in place:
            return self.mapFromScene(QPointF(*province.coasts[place].unit))
        inner = province.area.representative_point()
        return self.mapFromScene(QPointF(inner.x, inner.y))

    def look(self, spot: QPoint) -> Touch:
        """What lies under a spot."""
        for at, touch in self.pips.values():
            if (at - spot).manhattanLength() < 6:
                return touch
        if spot.x() < 5 and spot.y() < 5:
            return Touch()
        scene = self.mapToScene(spot)
        point = shapely.Point(scene.x(), scene.y())
        for name, shape in self.picture.provinces.items():
            if shape.area.contains(point):
                near = min(
                    shape.coasts, key=lambda c: shape.coasts[c].line.distance(point), default=None
                )
                return Touch(province=name, coast=near)
        return Touch()


class FakeWriter:
    """Keeps lines by power; of two for one piece the last stands."""

    withdrawn = ""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.steps: list[tuple[str, ...]] = []
        self.sheets: dict[str, tuple[str, ...]] = dict(table.drafts)

    def table(self) -> Table:
        return replace(self._table, drafts=self.sheets)

    def give(self, lines: Iterable[tuple[str, str]], gone: Iterable[tuple[str, str]] = ()) -> None:
        self.steps.append(tuple(text for _, text in lines))
        for power, text in lines:
            kept = [
                t
                for t in self.sheets.get(power, ())
                if t[:5] != text[:5] and (power, t) not in gone
            ]
            self.sheets[power] = (*kept, text)

    def clear(self, lines: Iterable[tuple[str, str]]) -> None:
        for power, text in lines:
            self.sheets[power] = tuple(t for t in self.sheets[power] if t != text)

    @property
    def written(self) -> Mapping[str, tuple[str, ...]]:
        """All lines by power."""
        return {power: lines for power, lines in self.sheets.items() if lines}
