"""The panel of eyes: what each of the viewer's spies or agents saw, each with part of the map."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from engine.board.graph import Location
from engine.report.look import Look
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader
from spydip_gui.panels.page_view import PageView, Written
from spydip_gui.theme.parts import abreast, fill, tool

Cuts = Callable[[Sequence[Sequence[Location]]], Sequence[QImage | None]]

_WIDE = 128
"""How wide a cut of the map is shown, in pixels, where there is room."""

_WAYS = {
    "eye": str(QT_TRANSLATE_NOOP("EyesPanel", "By eye")),
    "place": str(QT_TRANSLATE_NOOP("EyesPanel", "By place")),
    "power": str(QT_TRANSLATE_NOOP("EyesPanel", "By power")),
}


class EyesPanel(QWidget):
    """Lists by eye, place or power what was seen in the turn looked at, new things first."""

    def __init__(self, document: Document, cuts: Cuts, link: Callable[[str], str] = str) -> None:
        """Follow a document; ``cuts`` draws parts of the map, ``link`` turns names into links."""
        super().__init__()
        self._document, self._cuts, self._link = document, cuts, link
        self.page = PageView(self.tr("What your eyes saw"))
        self.ways = QButtonGroup(self)
        for number, text in enumerate(_WAYS.values()):
            self.ways.addButton(tool(self.tr(text), lasts=True), number)
        self.ways.button(0).setChecked(True)
        self.ways.idClicked.connect(self.show_all)
        top = abreast(*self.ways.buttons(), None)
        fill(QVBoxLayout(self), top, (self.page, 1), margin=(8, 8, 8, 0))
        document.changed.connect(self._follow)
        self.show_all()

    def show_all(self, _way: int = 0) -> None:
        """Show the turn looked at, once the panel is visible."""
        by = list(_WAYS)[self.ways.checkedId()]
        view = self._document.view
        key = (by, view.viewer, view.line[view.outcome])
        self.page.show_page(partial(self._write, by), key)

    def _follow(self, change: Change) -> None:
        if change.about(Part.GAME):
            self.page.forget()
        if change.about(Part.LOOK, Part.GAME):
            self.show_all()

    def _write(self, by: str, look: Look, room: int) -> Written:
        from engine.report.eyes import watch  # noqa: PLC0415  # not for the first window
        from engine.report.pages import filled  # noqa: PLC0415

        view = self._document.view
        memory = (view.look(number) for number in reversed(range(view.outcome)))
        told = watch(view.look(view.outcome), view.board, reader(), by, memory)
        drawn = self._cuts([one.scene for one in told.entries])
        cuts = {number: image for number, image in enumerate(drawn) if image is not None}
        spoken = reader().language
        wide = min(_WIDE, room * 3 // 10)
        page = filled("eyes.html", told=told, look=look, cuts=cuts, wide=wide, language=spoken)
        return Written(self._link(page), {f"cut:{n}": image for n, image in cuts.items()})
