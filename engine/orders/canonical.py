"""Reads canonical movement orders quickly, for files with many thousands of lines."""

from engine.board.graph import Location
from engine.orders.lexicon import Lexicon
from engine.orders.order import Order
from engine.orders.standard import Convoy, Hold, Move, Support
from engine.units import ARMY, FLEET, Kind


class Canonical:
    """The places of a board as canonical text names them, for each kind of unit.

    Only unambiguous names are known here: whole locations whose name means no other province.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        board = lexicon.board
        plain = {p for p in board.provinces if lexicon.places[p] == (p,)}
        self._places: dict[str, dict[str, Location]] = {
            kind: {at: at for at in table if board.province_of(at) in plain}
            for kind, table in ((ARMY, board.armies), (FLEET, board.fleets))
        }

    def order(self, text: str) -> Order | None:
        """The order that a canonical line means, None if it needs a closer reading."""
        words = text.split(" ")
        places = self._places.get(words[0])
        if places is None or len(words) < 3 or words[1] not in places:
            return None
        kind, at = Kind(words[0]), places[words[1]]
        match words[2:]:
            case ["H"]:
                return Hold(kind, at)
            case ["-", name, *via] if name in places and via in ([], ["VIA"]):
                return Move(kind, at, places[name], bool(via))
            case ["S", helped, *step]:
                return self._support(kind, at, helped, step)
            case ["C", "A", *step]:
                return self._convoy(kind, at, step)
        return None

    def _support(self, kind: Kind, at: Location, helped: str, step: list[str]) -> Order | None:
        places = self._places.get(helped, {})
        match step:
            case [name] if name in places:
                return Support(kind, at, Kind(helped), places[name])
            case [name, "-", to] if name in places and to in places:
                return Support(kind, at, Kind(helped), places[name], places[to])
        return None

    def _convoy(self, kind: Kind, at: Location, step: list[str]) -> Order | None:
        places = self._places[ARMY]
        match step:
            case [name, "-", to] if name in places and to in places:
                return Convoy(kind, at, ARMY, places[name], places[to])
        return None
