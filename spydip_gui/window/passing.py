"""Notices when the next position comes up, and has the step to it animated."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spydip_gui.document.document import Document
from spydip_gui.map.board import BoardItem
from spydip_gui.panels.history import BEAT
from spydip_gui.settings import Settings
from spydip_gui.viewmodel.motion import LASTS
from spydip_gui.viewmodel.phase import passage_from

if TYPE_CHECKING:
    from spydip_gui.map.motion import Motion

PACES: Mapping[str, float] = {"off": 0.0, "quick": 0.5, "normal": 1.0, "slow": 2.0}
"""How many times as long as usual pieces move, by the value of the setting; 0 is not at all."""


def pace(settings: Settings) -> float:
    """The speed of animations as a factor of their usual length, by the setting."""
    return PACES[settings.value("motion")]


def beat(settings: Settings) -> int:
    """How many milliseconds each turn is shown in a replay, with the animation leading to it."""
    return BEAT + round(LASTS * pace(settings))


class Passing(QObject):
    """Compares the position shown with the last one; a change of viewer is never animated."""

    def __init__(
        self, document: Document, board: BoardItem, parent: QObject, pace: Callable[[], float]
    ) -> None:
        super().__init__(parent)
        self._document, self._board, self._pace = document, board, pace
        self._motion: Motion | None = None
        self._here = self._place()

    @property
    def motion(self) -> "Motion":
        """The animator, made when it is first needed."""
        from spydip_gui.map.motion import Motion  # noqa: PLC0415  # not for the first window

        self._motion = self._motion or Motion(self._board, self)
        return self._motion

    def show(self, show: Callable[[], None]) -> None:
        """Show a position; if it is the next one, animate the step to it."""
        left, self._here = self._here, self._place()
        if left == self._here:
            show()
            return
        self.finish()
        view, layers, pace = self._document.view, self._board.layers, self._pace()
        followed = left[:2] == self._here[:2] and left[2] in view.line
        if not (followed and pace and layers):
            show()
            return
        way, before = passage_from(view, view.line.index(left[2])), layers.shown
        show()
        if way is not None:
            self.motion.play(way, before, pace)

    def finish(self) -> None:
        """Jump to the end of the running animation, if any."""
        if self._motion is not None:
            self._motion.finish()

    def _place(self) -> tuple[str, str, int]:
        view = self._document.view
        return view.viewer, view.ways.branch, view.line[view.turn]
