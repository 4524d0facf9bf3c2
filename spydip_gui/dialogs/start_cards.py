"""The cards of the sample games, each with a picture from the game itself."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from engine.board.picture import load_picture
from engine.play import samples
from engine.play.samples import Card
from engine.session import rulesets
from engine.session.seat import Seat
from spydip_gui.dialogs.start_pictures import Job, lettered, lively, scene
from spydip_gui.language.reader import labelled, reader, translate
from spydip_gui.output.coats import coat
from spydip_gui.output.palette import Palette
from spydip_gui.output.pips import draw_pip
from spydip_gui.theme.flags import flag
from spydip_gui.theme.list_widgets import Index
from spydip_gui.theme.sheet import SERIF
from spydip_gui.theme.window_colours import shade
from spydip_gui.viewmodel import MapView, Pip, seat_view

NAME = Qt.ItemDataRole.UserRole
_FACE = Qt.ItemDataRole.UserRole + 1
_LEAST, _HIGH, _PICTURE, _GAP = 184, 300, 166, 12
_PIP = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What a card shows; ``pieces`` and the picture come once the game has been played through."""

    title: str
    variant: str
    about: str
    turns: str
    picture: QPixmap | None = None
    pieces: QPixmap | None = None


class SampleList(QListWidget):
    """The sample games in a row, as many as fit, the standard game first."""

    def __init__(self) -> None:
        """Name the samples; the jobs draw their pictures."""
        super().__init__()
        self.setAccessibleName(translate("StartPage", "Sample games"))
        self.setItemDelegate(_Cards(self))
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(False)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSpacing(0)
        self.setMouseTracking(True)
        self.setStyleSheet("border: none; background: transparent;")
        self.setFixedHeight(_HIGH)
        variants = rulesets.catalogue()
        for card in samples.cards():
            title = variants[card.variant].title
            about = reader().text(f"choice.about.{card.variant}") or ""
            count = card.turns  # the translators' tool misses a text next to a calculation
            turns = translate("StartPage", "%n turns", "", count)
            item = QListWidgetItem(labelled(card.title, title))
            item.setData(NAME, card.name)
            item.setData(_FACE, Face(title=card.title, variant=title, about=about, turns=turns))
            item.setToolTip(about)
            self.addItem(item)

    def jobs(self, palette: Palette, sharp: float) -> Iterator[Job]:
        """The jobs that draw the cards, one by one."""
        for number, card in enumerate(samples.cards()):
            yield partial(self._draw, number, card, palette, sharp)

    def face(self, number: int) -> Face:
        """What a card shows."""
        found = self.item(number).data(_FACE)
        assert isinstance(found, Face)  # noqa: S101  # every card has one
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Share the room among the cards."""
        super().resizeEvent(event)
        wide = max(_LEAST + _GAP, self.viewport().width() // max(1, self.count()))
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(_HIGH + bar * (wide * self.count() > self.width()))
        for number in range(self.count()):
            self.item(number).setSizeHint(QSize(wide, _HIGH))

    def _draw(self, number: int, card: Card, palette: Palette, sharp: float) -> None:
        seat = Seat(samples.play(card.name))
        # One deadline before the last, when most is still on the move.
        view = seat_view(seat.at(len(seat.line) // 2))
        size = QSize(self.item(number).sizeHint().width() - _GAP, _PICTURE)
        picture = load_picture(seat.board_place)
        drawn = scene(view, picture, palette, lively(view), size, part=0.42, sharp=sharp)
        pieces = _pieces(view, seat, palette, sharp)
        self.item(number).setData(_FACE, replace(self.face(number), picture=drawn, pieces=pieces))


def _pieces(view: MapView, seat: Seat, palette: Palette, sharp: float) -> QPixmap:
    """What is special about a game: one of each kind of covert piece, or else some flags."""
    kinds: dict[object, Pip] = {}
    for pip in (pip for rail in view.rails for pip in rail.pips if pip.power is not None):
        kinds.setdefault((pip.kind, pip.power) if len(kinds) < 2 else pip.kind, pip)
    shown = list({pip.kind: pip for pip in kinds.values()}.values()) or list(kinds.values())
    strip = QPixmap(round(100 * sharp), round(3 * _PIP * sharp))
    strip.setDevicePixelRatio(sharp)
    strip.fill(Qt.GlobalColor.transparent)
    painter = QPainter(strip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, pip in enumerate(shown[:3]):
        at = (_PIP * (1.5 + 3 * number), _PIP * 1.5)
        draw_pip(painter, pip.glyph, at, _PIP, coat(seat.board, palette, pip.power), palette)
    powers = dict.fromkeys(piece.power for piece in view.pieces if piece.power is not None)
    for number, power in enumerate([] if shown else list(powers)[:3]):
        painter.drawPixmap(number * 28, 4, flag(power, 22))
    painter.end()
    return strip


class _Cards(QStyledItemDelegate):
    """Paints a card."""

    def __init__(self, cards: SampleList) -> None:
        super().__init__(cards)
        self._list = cards

    def sizeHint(  # noqa: N802  # Qt's name
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002  # the list says how large they are
        index: Index,
    ) -> QSize:
        """As large as the list allows."""
        hint = index.data(Qt.ItemDataRole.SizeHintRole)
        return hint if isinstance(hint, QSize) else QSize(_LEAST, _HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one card."""
        face = index.data(_FACE)
        card = option.rect.adjusted(1, 1, -_GAP - 1, -2)
        chosen = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(shade("accent" if chosen else "hairline"))
        painter.setBrush(shade("base"))
        painter.drawRoundedRect(card, 8, 8)
        high = _HIGH - 3 - self._words(option.font, card.width() - 24)
        picture = QRect(card.left() + 1, card.top() + 1, card.width() - 1, min(high, _PICTURE))
        if face.picture is not None:
            sharp = face.picture.devicePixelRatio()
            cut = QRect(0, 0, face.picture.width(), round(picture.height() * sharp))
            cut.moveCenter(face.picture.rect().center())
            painter.drawPixmap(picture, face.picture, cut)
        if chosen:
            pen = painter.pen()
            pen.setWidth(2)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 8, 8)
        _write(painter, face, card.adjusted(12, picture.height() + 8, -12, -10))
        painter.restore()

    def _words(self, font: QFont, wide: int) -> int:
        """How high the words of the card with most of them are, with what is around them."""
        title, strong, small = (QFontMetrics(one) for one in _fonts(font))
        room = QRect(0, 0, wide, _HIGH)
        faces = (self._list.face(number) for number in range(self._list.count()))
        abouts = (small.boundingRect(room, Qt.TextFlag.TextWordWrap, one.about) for one in faces)
        return title.height() + strong.height() + max(one.height() for one in abouts) + 46


def _fonts(plain: QFont) -> tuple[QFont, QFont, QFont]:
    """The fonts of a card's title, of its variant, and of the rest."""
    title = lettered(plain, 1.15)
    title.setFamilies([SERIF])
    title.setWeight(QFont.Weight.DemiBold)
    return title, lettered(plain, 0.87, bold=True), lettered(plain, 0.87)


def _write(painter: QPainter, face: Face, rect: QRect) -> None:
    """Write the texts of a card beneath its picture."""
    title, strong, small = _fonts(painter.font())
    top = rect.top()
    for text, font, role in ((face.title, title, "text"), (face.variant, strong, "accent")):
        painter.setFont(font)
        painter.setPen(shade(role))
        high = painter.fontMetrics().height()
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(QRect(rect.left(), top, rect.width(), high), 0, cut)
        top += high
    painter.setFont(small)
    painter.setPen(shade("muted"))
    foot = rect.bottom() - 22
    about = QRect(rect.left(), top + 2, rect.width(), foot - top - 2)
    painter.setClipRect(about)
    painter.drawText(about, Qt.TextFlag.TextWordWrap, face.about)
    painter.setClipping(False)
    last = QRect(rect.left(), foot, rect.width(), 24)
    painter.drawText(last, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, face.turns)
    if face.pieces is not None:
        painter.drawPixmap(last.topLeft(), face.pieces)
