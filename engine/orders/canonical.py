"""Reads canonical movement orders quickly, for files with many thousands of lines."""

from collections.abc import Mapping
from typing import Any

from engine.board.graph import Location, ProvinceId
from engine.orders.lexicon import Lexicon
from engine.orders.order import Order
from engine.orders.remembered import spelled, the_one
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET


class Canonical:
    """The places of a board as canonical text names them, for each kind of unit.

    Only unambiguous names are known here: whole locations whose name fits no other province where
    such a unit can be.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._board = board = lexicon.board
        self._spelled = spelled(board)

        def plain(province: ProvinceId, table: Mapping[Location, object]) -> bool:
            meant = {board.whole(p) for p in lexicon.places[province]}
            return {p for p in meant if p in table} <= {board.whole(province)}

        self._places: dict[str, dict[str, Location]] = {
            kind: {at: at for at in table if plain(board.province_of(at), table)}
            for kind, table in ((ARMY, board.armies), (FLEET, board.fleets))
        }

    def order(self, text: str) -> Order | None:
        """The order that a canonical line means; None if it needs a closer reading.

        It is the single object for all equal orders of the board.
        """
        parts = self._parts(text.split(" "))
        if parts is None:
            return None
        known = self._spelled.get(parts)
        if known is None:
            made, *fields = parts
            known = self._spelled[parts] = the_one(self._board, made(*fields))
        return known

    def _parts(self, words: list[str]) -> tuple[Any, ...] | None:
        """The kind of order and its fields."""
        count = len(words)
        places = self._places.get(words[0])
        at = places.get(words[1]) if places and count > 2 else None
        if places is None or at is None:
            return None
        what = words[2]
        if what == "-" and count > 3 and (count == 4 or words[4:] == ["VIA"]):
            to = places.get(words[3])
            return None if to is None else (Move, words[0], at, to, count > 4)
        if what == "H" and count == 3:
            return Hold, words[0], at
        if what in ("S", "C"):
            return self._help(what, words, at)
        return None

    def _help(self, what: str, words: list[str], at: Location) -> tuple[Any, ...] | None:
        count, kind = len(words), words[0]
        places = self._places.get(words[3]) if count > 4 else None
        origin = places.get(words[4]) if places else None
        if places is None or origin is None:
            return None
        to = places.get(words[6]) if count == 7 and words[5] == "-" else None
        if what == "S" and (count == 5 or to is not None):
            return Support, kind, at, words[3], origin, to
        if what == "C" and words[3] == ARMY and to is not None:
            return Convoy, kind, at, ARMY, origin, to
        return None
