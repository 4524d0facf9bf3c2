"""What does not fit in a window: texts cut short or lying on each other, parts cut off."""

from collections.abc import Hashable, Iterator, MutableMapping
from itertools import combinations
from typing import TypeAlias

import shiboken6
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLayout,
    QListView,
    QPlainTextEdit,
    QScrollBar,
    QSplitter,
    QSplitterHandle,
    QStackedLayout,
    QStackedWidget,
    QTabBar,
    QTableView,
    QTextEdit,
    QWidget,
)

from spydip_gui.theme.flow import Flow
from tests.helpers.painted import Words, painted
from tests.helpers.widgets import own_texts

_SLACK = 1.5
"""Pixels that a box may be out by rounding."""
_CUT = "…"
_BLANK = {QWidget, QScrollBar, QSplitter, QSplitterHandle, QStackedWidget}
"""What paints no text itself; the map's names have tests of their own."""


Read: TypeAlias = MutableMapping[Hashable, list[str]]
"""What is wrong with the texts of parts, by all that it depends on."""


def faults(window: QWidget, room: QSize | None = None, read: Read | None = None) -> list[str]:
    """What is cut off in a window that is shown, and whether it is larger than the ``room``.

    Parts that were ``read`` before, as large as they are and with the same in them, are not painted
    again.
    """
    found, read = [], {} if read is None else read
    if room is not None and (window.width() > room.width() or window.height() > room.height()):
        found.append(f"window of {_size(window.size())} in {_size(room)}")
    for part in (window, *window.findChildren(QWidget)):
        if part.isVisibleTo(window) and part.width() and part.height():
            found += [f"{called(part)}: {fault}" for fault in _of(part, window, read)]
    return found


def _of(part: QWidget, window: QWidget, read: Read) -> Iterator[str]:
    if part is not window:
        yield from _outside(part)
    yield from _crossed(part)
    if isinstance(part, QTabBar) and part.count():
        end = max(part.tabRect(number).right() for number in range(part.count()))
        if end >= part.width():
            yield f"tabs of {end} in {part.width()}"
    blank = type(part) in _BLANK and not isinstance(_port_of(part), QAbstractItemView | QTextEdit)
    if blank or isinstance(part.parentWidget(), QGraphicsView):
        return
    own = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
    key = (part, part.size().toTuple(), own, part.isEnabled(), _scrolled(part))
    if key not in read:
        read[key] = [*_read(part)]
    yield from read[key]


def _read(part: QWidget) -> Iterator[str]:
    """What is wrong with the texts that a part paints."""
    words = [one for one in painted(part) if one.text.strip()]
    across, down = _scrolled(part)
    for one in words:
        seen = QRectF(part.rect())
        if one.clip is not None and not (across or down):
            seen = seen.intersected(one.clip)
        wide, high = one.box.width(), one.box.height()
        if not across and not _within(one.box.left(), one.box.right(), seen.left(), seen.right()):
            yield f"“{one.text[:50]}” needs {wide:.0f} of {seen.width():.0f}"
        # Letters seldom fill their box from the top to the bottom.
        elif not down and not _within(
            one.box.top() + 2, one.box.bottom() - 2, seen.top(), seen.bottom()
        ):
            yield f"“{one.text[:50]}” needs {high:.0f} of {seen.height():.0f} high"
    yield from _shortened(part, words)
    yield from _overlaps(words)


def _within(start: float, end: float, least: float, most: float) -> bool:
    return start >= least - _SLACK and end <= most + _SLACK


def _outside(part: QWidget) -> Iterator[str]:
    """Whether a part is cut by the one around it; what is scrolled may be."""
    around = part.parentWidget()
    if around is None or part.isWindow() or isinstance(around, QTabBar | QHeaderView):
        return
    if _port_of(around) is not None:
        return
    edge = around.rect().adjusted(-1, -1, 1, 1)
    if not edge.contains(part.geometry()):
        yield f"reaches over the edge of its {type(around).__name__}"


def _crossed(part: QWidget) -> Iterator[str]:
    """The parts of a layout that lie on each other."""
    layout = part.layout()
    if layout is None or isinstance(layout, QStackedLayout):
        return
    boxes = (_laid(layout, number) for number in range(layout.count()))
    for one, other in combinations(filter(None, boxes), 2):
        both = one.intersected(other)
        if both.width() > 1 and both.height() > 1:
            yield f"{_box(one)} and {_box(other)} lie on each other"


def _laid(layout: QLayout, number: int) -> QRect | None:
    """Where a layout put one of its parts, unless that is empty."""
    item = layout.itemAt(number)
    box = None if item.isEmpty() else item.geometry()
    if not isinstance(item, QLayout) and not isinstance(layout, Flow):
        # Qt deletes it unnoticed; what lies there next must not be taken for it.
        shiboken6.invalidate(item)
    return box


def _port_of(part: QWidget) -> QAbstractScrollArea | None:
    """The area that a part is the viewport of."""
    area = part.parentWidget()
    return area if isinstance(area, QAbstractScrollArea) and area.viewport() is part else None


def _scrolled(part: QWidget) -> tuple[bool, bool]:
    """Whether more of a part is reached by scrolling, across and down."""
    area = _port_of(part)
    if area is None:
        return False, False
    if isinstance(area, QHeaderView) and isinstance(area.parent(), QAbstractScrollArea):
        area = area.parent()
    across = area.horizontalScrollBar().maximum() > 0
    # Letters of one width, as in mails, are broken nowhere.
    wide = isinstance(area, QPlainTextEdit | QTextEdit | QTableView) or (
        isinstance(area, QListView) and area.flow() is QListView.Flow.LeftToRight
    )
    return across and wide, area.verticalScrollBar().maximum() > 0


def _shortened(part: QWidget, words: list[Words]) -> Iterator[str]:
    """The texts of which only the beginning is shown, and nothing tells the rest."""
    area = _port_of(part)
    for one in words:
        text = one.text.strip()
        if not text.endswith(_CUT):
            continue
        if isinstance(area, QAbstractItemView):
            whole, tips = _item(area, one)
        else:
            whole, tips = own_texts(part), [part.toolTip()]
        if not any(text in known for known in whole):
            start = text.removesuffix(_CUT)
            if not any(start in tip for tip in tips):
                yield f"“{text[:50]}” is cut short"


def _item(view: QAbstractItemView, word: Words) -> tuple[list[str], list[str]]:
    """What an item says, and what its tip does."""
    index = view.indexAt(word.box.center().toPoint())
    roles = Qt.ItemDataRole
    return [str(index.data(roles.DisplayRole))], [str(index.data(roles.ToolTipRole) or "")]


def _overlaps(words: list[Words]) -> Iterator[str]:
    for one, other in combinations(words, 2):
        both = one.box.intersected(other.box)
        if one.text != other.text and both.width() > 2 and both.height() > 4:
            yield f"“{one.text[:30]}” lies on “{other.text[:30]}”"


def called(part: QWidget) -> str:
    """What a part of a window is called, and what it stands in."""
    names = []
    one: QWidget | None = part
    while one is not None and len(names) < 3:
        names.append(one.objectName() or one.accessibleName()[:24] or type(one).__name__)
        one = one.parentWidget()
    return " in ".join(names)


def _box(box: QRect) -> str:
    return f"{_size(box.size())} at {box.x()},{box.y()}"


def _size(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"
