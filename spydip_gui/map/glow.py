"""Lights provinces of a board, for example those that differ from another."""

from collections.abc import Collection

from engine.board.graph import ProvinceId
from spydip_gui.map.board import BoardItem
from spydip_gui.map.lights import Light

_FILL, _EDGE = 0.14, 0.15


class Glow:
    """Draws a bright edge around provinces of a board."""

    def __init__(self, board: BoardItem) -> None:
        self._board = board
        self.lit: frozenset[ProvinceId] = frozenset()

    def light(self, provinces: Collection[ProvinceId]) -> None:
        """Light exactly these provinces."""
        self.lit = frozenset(provinces)
        self._board.light("glow", Light(self.lit, _FILL, _EDGE))
