"""Puts the gestures on a map's pane: one call where the window is made."""

from PySide6.QtCore import QPoint

from engine.board.graph import PowerId
from spydip_gui.document import Document
from spydip_gui.gestures.drawn import drawn
from spydip_gui.gestures.eyes import Eyes
from spydip_gui.gestures.pointer import Pointer
from spydip_gui.gestures.touching import touch_of
from spydip_gui.gestures.walk.hint import Hint
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.writing import DocumentDesk
from spydip_gui.map.pane import MapPane
from spydip_gui.output.palette import Palette


def attach(pane: MapPane, document: Document, palette: Palette) -> Pointer:
    """The hand that writes a document's orders on a pane."""
    desk = DocumentDesk(document)
    board = document.board
    colours = {p.name: palette.power(board, PowerId(p.id)) for p in board.powers.values()}
    pointer = Pointer(pane.viewport(), desk, colours)

    def look(spot: QPoint) -> Touch:
        item = pane.board
        hit = item.hit(pane.mapToScene(spot))
        return touch_of(hit, desk.table(), item.view, item.layout)

    def show(hint: Hint | None) -> None:
        table = desk.table()
        ghost = drawn(table, pointer.hand, hint) if hint is not None and table else None
        pane.set_ghost(ghost)

    Eyes(pane, pointer, look)
    if hasattr(pane, "set_ghost"):
        pointer.hinted.connect(show)
    document.changed.connect(lambda _: pointer.cancel())
    return pointer
