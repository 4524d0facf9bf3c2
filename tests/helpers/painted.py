"""The texts that a widget paints by itself, whatever paints them, and where each of them lies."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import (
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPixmap,
    QRegion,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Words:
    """A text as it was painted: the box of its letters, and what of it could be seen."""

    text: str
    box: QRectF
    clip: QRectF | None


def painted(widget: QWidget) -> list[Words]:
    """What a widget paints without the widgets in it, and as if nothing around it cut it off."""
    sheet = _Sheet(widget)
    QWidget.render(widget, sheet, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return sheet.engine.words


class _Engine(QPaintEngine):
    """Notes the texts, and paints nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.words: list[Words] = []
        self._at, self._clip = QTransform(), None

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:  # noqa: N802  # Qt's name
        self._at = QTransform(state.transform())
        clips = state.isClipEnabled() and not state.clipRegion().isEmpty()
        self._clip = QRectF(state.clipRegion().boundingRect()) if clips else None
        if clips:
            self._clip = self._at.mapRect(self._clip)

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:  # noqa: N802  # Qt's name
        box = QRectF(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent())
        self.words.append(Words(item.text(), self._at.mapRect(box), self._clip))

    def drawPixmap(self, _to: QRectF, _pixmap: QPixmap, _of: QRectF) -> None:  # noqa: N802
        pass

    def drawImage(self, _to: QRectF, _image: QImage, _of: QRectF, _flags: object = None) -> None:  # noqa: N802
        pass

    def drawTiledPixmap(self, _to: QRectF, _pixmap: QPixmap, _from: QPointF) -> None:  # noqa: N802
        pass

    def drawPath(self, _path: object) -> None:  # noqa: N802
        pass

    def drawRects(self, *_rects: object) -> None:  # noqa: N802
        pass

    def drawLines(self, *_lines: object) -> None:  # noqa: N802
        pass

    def drawPolygon(self, *_points: object) -> None:  # noqa: N802
        pass

    def drawEllipse(self, *_of: object) -> None:  # noqa: N802
        pass

    def drawPoints(self, *_points: object) -> None:  # noqa: N802
        pass


class _Sheet(QPaintDevice):
    """What the engine is handed as its paper."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.engine = _Engine()
        self._size, self._dpi = widget.size(), widget.logicalDpiX()

    def paintEngine(self) -> QPaintEngine:  # noqa: N802  # Qt's name
        return self.engine

    def metric(self, what: QPaintDevice.PaintDeviceMetric) -> int:
        kinds = QPaintDevice.PaintDeviceMetric
        match what:
            case kinds.PdmWidth:
                return self._size.width()
            case kinds.PdmHeight:
                return self._size.height()
            case kinds.PdmDpiX | kinds.PdmDpiY | kinds.PdmPhysicalDpiX | kinds.PdmPhysicalDpiY:
                return self._dpi
            case kinds.PdmDevicePixelRatioScaled:
                return 0x10000
            case kinds.PdmDepth:
                return 32
        return 1
