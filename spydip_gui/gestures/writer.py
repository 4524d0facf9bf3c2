"""What the gestures ask of the game that they write for."""

from collections.abc import Sequence
from typing import Protocol

from engine.board.graph import PowerId
from spydip_gui.gestures.walk.table import Table


class Writer(Protocol):
    """The game that orders are written for."""

    def table(self) -> Table | None:
        """What lies on the table now, None while no orders can be written."""

    def give(
        self, lines: Sequence[tuple[PowerId, str]], gone: Sequence[tuple[PowerId, str]] = ()
    ) -> object:
        """Write lines, and take others of the same seats away, as one step."""

    def clear(self, lines: Sequence[tuple[PowerId, str]]) -> object:
        """Take lines away as one step."""

    def exchange(self, seat: PowerId, gone: Sequence[str], lines: Sequence[str]) -> object:
        """Take lines of a seat away and write others, as one step."""
