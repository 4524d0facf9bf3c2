"""Draws the tokens of armies and fleets: shape tells the kind, colour and letter the owner."""

from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from spydip_gui.output.coats import Coat, lettering
from spydip_gui.output.glyphs import draw_glyph
from spydip_gui.output.palette import Palette

Spot = tuple[float, float]

PLAIN = 13.0
"""Below this radius in pixels a token has its letter alone, without a picture."""


def draw_token(
    painter: QPainter, kind: str, at: Spot, radius: float, coat: Coat, palette: Palette
) -> None:
    """Draw an army (``A``), a fleet (``F``) or a unit of unknown kind (``?``) on a disc's room.

    A pale casing and a dark outline set it off from ground of its own colour.
    """
    key = ("token", kind, coat.key, palette.theme.over["casing"])
    draw_glyph(painter, key, at, radius, partial(_draw, kind=kind, coat=coat, palette=palette))


def _draw(painter: QPainter, kind: str, coat: Coat, palette: Palette) -> None:
    parts = _parts(kind, plain=painter.worldTransform().m11() < PLAIN)
    casing = QPen(palette.colour("casing"), 0.5)
    casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(palette.colour("casing"))
    painter.setPen(casing)
    painter.drawPath(parts.whole)
    outline = QPen(palette.colour("outline"), 0.13)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.setBrush(coat.fill)
    painter.drawPath(parts.body)
    if parts.hull is not None:
        painter.drawPath(parts.hull)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(coat.ink)
    if parts.sign is not None:
        painter.drawPath(parts.sign)
    painter.translate(0, parts.drop)
    painter.drawPath(lettering(coat.letter, parts.letter))


class _Parts:
    """The shapes of one kind of token, for a radius of 1."""

    def __init__(
        self,
        body: QPainterPath,
        hull: QPainterPath | None = None,
        sign: QPainterPath | None = None,
        *,
        letter: float = 1.1,
        drop: float = 0.0,
    ) -> None:
        self.body = body
        self.hull = hull
        self.sign = sign
        self.letter = letter
        self.drop = drop
        self.whole = _joined(body, hull) if hull else body


@lru_cache(maxsize=8)
def _parts(kind: str, *, plain: bool) -> _Parts:
    match kind:
        case "A":
            return _Parts(_square()) if plain else _army()
        case "F":
            return _fleet()
        case _:
            disc = QPainterPath()
            disc.addEllipse(QPointF(), 0.95, 0.95)
            return _Parts(disc)


def _square() -> QPainterPath:
    body = QPainterPath()
    body.addRoundedRect(QRectF(-0.95, -0.95, 1.9, 1.9), 0.32, 0.32)
    return body


def _army() -> _Parts:
    """A rounded square with a gun along its foot."""
    barrel = QPainterPath()
    barrel.addRoundedRect(QRectF(-0.5, -0.11, 1.12, 0.22), 0.08, 0.08)
    barrel = QTransform().translate(0.02, 0.5).rotate(-14).map(barrel)
    wheel = QPainterPath()
    wheel.addEllipse(QPointF(-0.18, 0.58), 0.21, 0.21)
    return _Parts(_square(), sign=_joined(barrel, wheel), letter=0.92, drop=-0.3)


def _fleet() -> _Parts:
    """A sail over a hull with a raised prow and stern."""
    sail = QPainterPath(QPointF(-0.74, -1.14))
    sail.quadTo(0, -1.02, 0.74, -1.14)
    sail.quadTo(1.12, -0.4, 0.82, 0.36)
    sail.lineTo(-0.82, 0.36)
    sail.quadTo(-1.12, -0.4, -0.74, -1.14)
    sail.closeSubpath()
    hull = QPainterPath(QPointF(-1.4, 0.26))
    hull.quadTo(0, 0.62, 1.4, 0.26)
    hull.cubicTo(1.24, 0.78, 0.98, 1.04, 0.64, 1.04)
    hull.lineTo(-0.64, 1.04)
    hull.cubicTo(-0.98, 1.04, -1.24, 0.78, -1.4, 0.26)
    hull.closeSubpath()
    return _Parts(sail, hull, letter=0.96, drop=-0.38)


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole
