"""What the gestures ask of the map they work on and of the game they write for."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF

from engine.board.graph import Location, PowerId, ProvinceId
from spydip_gui.gestures.walk.table import Table


class Hit(Protocol):
    """What lies under the pointer; ``piece`` is None where the province alone was hit."""

    @property
    def province(self) -> ProvinceId | None:
        """The province, None beside the board."""

    @property
    def coast(self) -> Location | None:
        """The half of a split province."""

    @property
    def piece(self) -> object | None:
        """The piece's glyph, with ``kind`` and ``power``, where several share the province."""

    @property
    def point(self) -> QPointF:
        """Where on the scene."""


class Desk(Protocol):
    """The game that orders are written for."""

    def table(self) -> Table | None:
        """What lies on the table now, None while no orders can be written."""

    def give(self, lines: Sequence[tuple[PowerId, str]]) -> object:
        """Write lines as one step."""

    def clear(self, lines: Sequence[tuple[PowerId, str]]) -> object:
        """Take lines away as one step."""


class Pane(Protocol):
    """The map's window pane."""

    def mapFromScene(self, point: QPointF) -> QPoint:  # noqa: N802  # Qt's name
        """Where a point of the scene is shown."""
