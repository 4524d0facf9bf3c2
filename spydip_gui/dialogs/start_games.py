"""The games on the start page: each with its picture, phase, who is in, and what waits."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from engine.board.graph import PowerId
from engine.board.picture import load_picture
from engine.post import glimpse
from engine.post.glimpse import Glimpse
from engine.post.status import Presence
from engine.session.files import is_packet, open_game
from engine.session.packets import LockedError, PacketSeat, open_packet
from engine.session.seat import Seat
from spydip_gui.dialogs.help_pages import language
from spydip_gui.dialogs.start_pictures import lively, scene
from spydip_gui.language.reader import told, translate
from spydip_gui.language.wording import phase_name, seat_name, variant_title
from spydip_gui.output.palette import Palette
from spydip_gui.settings import Settings
from spydip_gui.theme.flags import Mark, flag
from spydip_gui.theme.list_widgets import Index
from spydip_gui.theme.parts import unmarked
from spydip_gui.theme.window_colours import shade
from spydip_gui.viewmodel import seat_view

PATH = Qt.ItemDataRole.UserRole
ROW = Qt.ItemDataRole.UserRole + 1
_NUMBER = Qt.ItemDataRole.UserRole + 2
_HIGH, _PICTURE, _FLAG = 68, QSize(76, 52), 24
_MARKS = {
    Presence.IN: Mark.IN,
    Presence.PARTLY: Mark.UNFINISHED,
    Presence.LATE: Mark.LATE,
    Presence.MISSING: Mark.LATE,
    Presence.WAITING: Mark.NOTHING,
}
_NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What a game's row says; ``tone`` is for the time left, ``until`` is the key to sort by."""

    title: str
    below: str = ""
    flags: tuple[tuple[PowerId, Mark | None], ...] = ()
    left: str = ""
    tone: str = "muted"
    waits: str = ""
    yours: bool = False
    over: bool = False
    until: datetime = _NEVER
    picture: QPixmap | None = None

    @property
    def spoken(self) -> str:
        """The row in words."""
        turn = translate("StartPage", "Your turn") if self.yours else ""
        return ", ".join(filter(None, (self.title, self.below, self.left, self.waits, turn)))


def read(path: Path, settings: Settings, palette: Palette, sharp: float) -> Row:
    """The row of a game or packet; its picture shows no more than the user who opens it may see."""
    now = datetime.now(UTC)
    try:
        if is_packet(path):
            packet = PacketSeat(open_packet(path), path)
            seen: Seat = packet
            found = glimpse.of_packet(packet, path)
        else:
            seen = open_game(path, write=False)
            found = glimpse.of_game(seen, path, now)
    except LockedError:
        return Row(title=path.stem, below=translate("StartPage", "Locked packet"))
    except (OSError, ValueError) as error:
        return Row(title=path.stem, below=told(error), tone="alarm")
    row = _row(seen, found, now)
    if not _secret(seen, settings):
        picture, view = load_picture(seen.board_place), seat_view(seen, ())
        small = scene(view, picture, palette, lively(view), _PICTURE, part=0.6, sharp=sharp)
        row = replace(row, picture=small)
    seen.close()
    return row


def _row(seat: Seat, found: Glimpse, now: datetime) -> Row:
    variant = variant_title(seat.rules.variant)
    over = translate("StartPage", "over")
    below = f"{variant} · {over if found.over else phase_name(seat.rules, found.phase)}"
    if found.power is not None:
        name = seat_name(seat.board, found.power)
        you = translate("StartPage", "You play {power}")
        below = f"{you.format(power=name)} · {below}"
    flags = [(power, _MARKS.get(presence)) for power, presence in found.seats.items()]
    left, tone = time_left(found.until, found.grace, now)
    if found.answer:
        left = translate("Desk", "Answer until {moment}.").format(moment=found.answer)
    return Row(
        title=found.title,
        below=below,
        flags=((found.power, None),) if found.power is not None else tuple(flags),
        left=left,
        tone=tone,
        waits=_waits(found),
        yours=found.yours,
        over=found.over,
        until=found.until or _NEVER,
    )


def time_left(until: datetime | None, grace: datetime | None, now: datetime) -> tuple[str, str]:
    """The time left until a deadline, in words, and the tone to show it in."""
    if until is None:
        return "", "muted"
    left = until - now
    if left < timedelta():
        text = translate("StartPage", "due {time} ago").format(time=_span(-left))
        if grace is not None and now < grace:
            when = QDateTime.fromSecsSinceEpoch(int(grace.timestamp()))
            moment = QLocale(language()).toString(when, "ddd HH:mm")
            text = translate("StartPage", "due, grace until {moment}").format(moment=moment)
        return text, "alarm"
    tone = "warning" if left < timedelta(days=1) else "muted"
    return translate("StartPage", "{time} left").format(time=_span(left)), tone


def _span(span: timedelta) -> str:
    hours, minutes = divmod(int(span.total_seconds()) // 60, 60)
    if hours >= 48:
        count = hours // 24  # the translators' tool misses a call within a call
        return translate("StartPage", "%n days", "", count)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"


def _waits(found: Glimpse) -> str:
    if found.mails:
        count = found.mails  # as above
        return translate("StartPage", "%n mails to read", "", count)
    marks = found.seats.values()
    if marks and all(one in (Presence.IN, Presence.NOTHING_DUE) for one in marks):
        return translate("StartPage", "all orders are in")
    return ""


def _secret(seat: Seat, settings: Settings) -> bool:
    """Whether a game is behind a curtain, or somebody at this screen has a PIN for it."""
    if isinstance(seat, PacketSeat):
        return False
    pins = (settings.text(f"pins/{seat.title}/{viewer}") for viewer in seat.viewers)
    return settings.value("curtain") == "on" or any(pins)


class GameList(QListWidget):
    """The games last opened, nearest deadline first."""

    def __init__(self, paths: Iterable[Path]) -> None:
        """Name the games; the rest is read later."""
        super().__init__()
        self.setAccessibleName(translate("StartPage", "Your games"))
        self.setItemDelegate(_Rows(self))
        self.setStyleSheet("border: none; border-radius: 0; background: transparent;")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        for number, path in enumerate(paths):
            item = QListWidgetItem(path.stem)
            item.setData(_NUMBER, number)
            item.setData(PATH, str(path))
            item.setToolTip(unmarked(str(path)))
            self.addItem(item)

    def tell(self, path: str, row: Row) -> None:
        """Show what was read of a game, sorted in among the others."""
        items = [self.item(number) for number in range(self.count())]
        item = next((one for one in items if one.data(PATH) == path), None)
        if item is None:
            return
        item.setData(ROW, row)
        item.setText(row.spoken)
        chosen = self.currentItem()
        self.takeItem(self.row(item))
        place = sum(_rank(other) <= _rank(item) for other in items if other is not item)
        self.insertItem(place, item)
        self.setCurrentItem(chosen)


def _rank(item: QListWidgetItem) -> tuple[bool, datetime, int]:
    """Unfinished games first, then by deadline, then by when they were last opened."""
    row, number = item.data(ROW), item.data(_NUMBER)
    return (row.over, row.until, number) if isinstance(row, Row) else (False, _NEVER, number)


class _Rows(QStyledItemDelegate):
    """Paints the row of a game."""

    def sizeHint(  # noqa: N802  # Qt's name
        self,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002  # all are as high
    ) -> QSize:
        """All rows have the same height."""
        return QSize(option.rect.width(), _HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        row = index.data(ROW) or Row(title=str(index.data() or ""))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground(painter, option)
        painter.setPen(shade("hairline"))
        painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        rect = option.rect.adjusted(12, 8, -14, -8)
        picture = QRect(rect.topLeft(), _PICTURE)
        if row.picture is not None:
            painter.drawPixmap(picture, row.picture)
        painter.setPen(shade("hairline"))
        painter.drawRect(picture)
        rect.setLeft(picture.right() + 12)
        rect = _right(painter, row, rect)
        rect = _flags(painter, row, rect)
        lines(painter, rect, (row.title, "text", True), (row.below, "muted", False))
        painter.restore()


def ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Paint a row's background: pale if Enter would open it, darker under the mouse."""
    state = option.state
    if state & QStyle.StateFlag.State_HasFocus:
        painter.fillRect(option.rect, shade("soft"))
        bar = QSize(3, option.rect.height())
        painter.fillRect(QRect(option.rect.topLeft(), bar), shade("accent"))
    elif state & QStyle.StateFlag.State_MouseOver:
        over = QColor(shade("text"))
        over.setAlphaF(0.06)
        painter.fillRect(option.rect, over)


def _right(painter: QPainter, row: Row, rect: QRect) -> QRect:
    """Paint the time left and what waits; returns the room that is left."""
    turn = translate("StartPage", "Your turn") if row.yours else ""
    texts = [(row.left, row.tone, bool(row.left)), (turn or row.waits, "muted", False)]
    plain, bold = painter.font(), QFont(painter.font())
    bold.setBold(True)
    wide = 0
    for text, _, strong in texts:
        painter.setFont(bold if strong else plain)
        wide = max(wide, painter.fontMetrics().horizontalAdvance(text) + 2)
    painter.setFont(plain)
    wide = min(wide + (20 if turn else 0), rect.width() // 2)
    right = rect.adjusted(rect.width() - wide, 0, 0, 0)
    if turn:
        chip = QRect(0, 0, wide, 26)
        chip.moveCenter(right.adjusted(0, 20 if row.left else 0, 0, 0).center())
        painter.setPen(shade("edge"))
        painter.drawRoundedRect(chip, 6, 6)
        painter.setPen(shade("text"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, turn)
        texts[1] = ("", "muted", False)
    if row.left or not turn:
        lines(painter, right, *texts, side=Qt.AlignmentFlag.AlignRight)
    return rect.adjusted(0, 0, -wide - 12, 0)


def _flags(painter: QPainter, row: Row, rect: QRect) -> QRect:
    """Paint the flags with their marks, leaving room for the title beside them."""
    step = _FLAG + 8
    wide = step * len(row.flags)
    if not row.flags or rect.width() - wide < 150:
        return rect
    across = rect.right() - wide
    for power, mark in row.flags:
        picture = flag(power, _FLAG, mark)
        size = picture.deviceIndependentSize()
        painter.drawPixmap(across, int(rect.center().y() - size.height() / 2), picture)
        across += step
    return rect.adjusted(0, 0, -wide - 10, 0)


def lines(
    painter: QPainter,
    rect: QRect,
    *texts: tuple[str, str, bool],
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Paint lines centred in a space, each in the colour of its role, bold or not."""
    plain = painter.font()
    shown = [one for one in texts if one[0]]
    high = painter.fontMetrics().height()
    top = rect.center().y() - len(shown) * high // 2
    for text, role, strong in shown:
        font = QFont(plain)
        font.setBold(strong)
        painter.setFont(font)
        painter.setPen(shade(role))
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        line = QRect(rect.left(), top, rect.width(), high)
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, cut)
        top += high
    painter.setFont(plain)
