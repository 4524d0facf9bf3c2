"""The legend below a printed map: its tokens, colours and hatchings."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import attrgetter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engine.board.graph import Board
from engine.language.message import Message
from engine.language.speaker import Speaker
from engine.orders.wording import power_name
from engine.units import Glyph
from spydip_gui.output.coats import coat, lettering
from spydip_gui.output.palette import Livery, Palette, mixed
from spydip_gui.output.patterns import pattern_within
from spydip_gui.output.pips import draw_pip
from spydip_gui.output.tokens import draw_body
from spydip_gui.viewmodel import MapView, Sighting

_FOG = {
    Sighting.EARLIER: ("view.ground_seen_earlier", 1.0),
    Sighting.NEVER: ("view.ground_never_seen", 0.55),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A patch of colour with a pattern and perhaps a letter, or a piece; and its meaning."""

    meaning: str
    fill: QColor
    ink: QColor
    pattern: str
    step: float = 1.0
    letter: str = ""
    kind: str = ""
    glyph: Glyph | None = None


def entries(view: MapView, board: Board, palette: Palette) -> Iterator[Entry]:
    """A view's kinds of pieces, the powers it shows anything of, and its kinds of unseen ground."""
    speaker, bare = Speaker(palette.language), coat(board, palette, None)
    say, pips = speaker.say, [pip for rail in view.rails for pip in rail.pips]
    for kind in sorted({piece.kind for piece in view.pieces}, key="AF?".find):
        yield Entry(speaker.piece(kind), bare.fill, bare.ink, "", kind=kind)
    for kind, glyph in {pip.kind: pip.glyph for pip in sorted(pips, key=_kind)}.items():
        yield Entry(speaker.piece(kind), bare.fill, bare.ink, "", glyph=glyph)
    shown = {piece.power for piece in view.pieces} | {pip.power for pip in pips}
    shown |= set(view.owners.values())
    for power in board.powers:
        if power in shown:
            livery = palette.livery(board, power)
            letter = coat(board, palette, power).letter
            fill, ink = QColor(livery.fill), _ink(livery)
            whose = view.commands.get(power, "")
            of = say(Message("word.bracketed", text=whose)) if whose else ""
            name = say(power_name(board, power)) + of
            yield Entry(name, fill, ink, livery.pattern, letter=letter)
    sightings = {fog.sighting for fog in view.fog.values()}
    for sighting, (key, step) in _FOG.items():
        if sighting in sightings:
            land, fog = palette.colour("land"), palette.colour("fog")
            yield Entry(say(Message(key)), land, mixed(land, fog, 0.6), "rising", step)


_kind = attrgetter("kind")


def _ink(livery: Livery) -> QColor:
    return mixed(QColor(livery.fill), QColor(livery.ink), 0.4)


def draw_legend(
    painter: QPainter, view: MapView, board: Board, palette: Palette, row: QRectF
) -> None:
    """Draw the legend into a row, smaller if there is a lot of it."""
    font = QFont(palette.family)
    high = row.height() * 0.62
    font.setPixelSize(max(1, round(high * 0.8)))
    found = list(entries(view, board, palette))
    words = [QFontMetricsF(font).horizontalAdvance(one.meaning) for one in found]
    whole = sum(words) + len(found) * high * 2.9
    painter.save()
    bare = coat(board, palette, None)
    painter.setFont(font)
    painter.translate(row.left(), row.center().y())
    painter.scale(*[min(1.0, row.width() / whole)] * 2 if whole else (1.0, 1.0))
    for one, wide in zip(found, words, strict=True):
        patch = QRectF(0, -high / 2, high * 1.5, high)
        if one.glyph is not None:
            spot = (high * 0.75, 0)
            draw_pip(painter, one.glyph, spot, high * 0.5, replace(bare, letter=""), palette)
        elif one.kind:
            draw_body(painter, one.kind, (high * 0.75, 0), high * 0.52, bare, palette)
        else:
            _draw_patch(painter, one, patch)
        painter.setPen(palette.colour("outline"))
        painter.drawText(QPointF(high * 1.8, high * 0.28), one.meaning)
        painter.translate(wide + high * 2.9, 0)
    painter.restore()


def _draw_patch(painter: QPainter, one: Entry, patch: QRectF) -> None:
    painter.fillRect(patch, one.fill)
    corners = (patch.topLeft(), patch.topRight(), patch.bottomRight(), patch.bottomLeft())
    ring = tuple((corner.x(), corner.y()) for corner in (*corners, corners[0]))
    lines = pattern_within((ring,), one.pattern, patch.height() / 3 * one.step)
    painter.strokePath(lines, QPen(one.ink, patch.height() / 22))
    if one.letter:
        letter = lettering(one.letter, patch.height() * 0.55).translated(patch.center())
        painter.strokePath(letter, QPen(one.fill, patch.height() / 5))
        painter.fillPath(letter, QColor("black" if one.fill.lightnessF() > 0.5 else "white"))
    painter.setPen(QPen(QColor("black"), patch.height() / 30))
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.drawRect(patch)
