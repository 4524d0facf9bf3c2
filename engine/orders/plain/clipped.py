"""Orders whose names are cut down to a letter or two: ``W > Gal``, ``Uk S W > Gal``, ``A Mü-Ti``.

They count where the writer's pieces and the map leave one meaning; nothing else may stand there.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.board.graph import Location, ProvinceId
from engine.orders import covert_words, legality
from engine.orders.ground import ground
from engine.orders.lexicon import Lexicon
from engine.orders.passage import Passage
from engine.orders.plain.acts import UNCHANGED
from engine.orders.plain.context import UNITS, Context
from engine.orders.plain.deeds import Found
from engine.orders.plain.senses import Sense
from engine.orders.plain.vocabulary import ENTRIES, KINDS
from engine.orders.spelling import within
from engine.orders.standard import Support
from engine.orders.tokens import Shape
from engine.phases import PhaseKind
from engine.units import Kind

_ACTS = {
    Sense.HOLD: "H",
    Sense.GUARD: "CE",
    Sense.CUT: "CUT",
    Sense.WATCH: covert_words.WATCH,
}
_UMLAUTS = str.maketrans({"Ä": "AE", "Ö": "OE", "Ü": "UE"})


class _Piece(NamedTuple):
    kind: Kind
    at: Location
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.at}" + (f"({self.number})" if self.number else "")


def clipped(context: Context, text: str) -> tuple[Found, ...] | None:
    """The orders of a line between whose commas there is nothing else; None if one is open."""
    if context.phase is not PhaseKind.MOVEMENT or context.seen is None:
        return None
    found = [_Item(context, part).order() for part in text.rstrip(" .;").split(",")]
    orders = tuple(Found(order) for order in found if order)
    return orders if len(orders) == len(found) else None


class _Item:
    """One order, token by token."""

    def __init__(self, context: Context, text: str) -> None:
        self._context = context
        self._line = Passage(text)
        board = context.lexicon.board
        self._board = board
        self._steps = ground(board).steps

    def order(self) -> str:
        """The one order that it can be; empty if it may be another, or none."""
        pieces = list(self._pieces(own=True))
        told = self._sense()
        if told in (Sense.TO, Sense.GO):
            goals = self._name()
            found = [f"{one} - {to}" for one in pieces for to in self._near(one, goals)]
        elif told in _ACTS:
            found = [f"{one} {_ACTS[told]}" for one in pieces]
        elif told is Sense.SUPPORT:
            found = list(self._supports(pieces, self._helped()))
        else:
            return ""
        return found[0] if self._line.done and len(found) == 1 else ""

    def _helped(self) -> list[_Piece]:
        """Who may be helped: one's own pieces before others."""
        start = self._line.at
        if own := list(self._pieces(own=True)):
            return own
        self._line.at = start
        return list(self._pieces(own=False))

    def _supports(self, pieces: list[_Piece], helped: list[_Piece]) -> Iterator[str]:
        goals = self._name() if self._sense() in (Sense.TO, Sense.GO) else None
        for by in pieces:
            for whom in helped:
                for to in [None] if goals is None else self._near(whom, goals):
                    order = Support(by.kind, by.at, whom.kind, whom.at, to)
                    if by != whom and legality.fault(self._board, order) is None:
                        yield str(order)

    def _sense(self) -> Sense | None:
        """What the next word or arrow says that a piece does."""
        token = self._line.tokens[self._line.at]
        self._line.at += token.shape is not Shape.END
        if token.text in UNCHANGED:
            return None
        return Sense.TO if token.shape is Shape.ARROW else ENTRIES.get(token.text)

    def _pieces(self, *, own: bool) -> Iterator[_Piece]:
        """The pieces that a name may stand for, with their kind in front or without it."""
        tokens = self._line.tokens[self._line.at : self._line.at + 2]
        lexicon, seen = self._context.lexicon, self._context.seen
        word = tokens[0].text
        named = KINDS.get(word) or (lexicon.kinds.get(word) or covert_words.SHORT.get(word, ""),)
        kinds = tuple(kind for kind in map(Kind, named) if kind in lexicon.units)
        told = bool(kinds) and tokens[-1].shape is Shape.WORD and tokens[-1].text not in ENTRIES
        self._line.at += told
        meant = kinds if told else self._context.kinds or UNITS
        names = self._name()
        if own:
            for kind, at, count in self._context.pieces(meant):
                if ProvinceId(at[:3]) in names:
                    numbered = lexicon.units[kind].numbered
                    yield _Piece(kind, Location(at), count if numbered else 0)
        for province, unit in seen.units.items() if seen and not own else ():
            if province in names and unit.kind in meant:
                yield _Piece(unit.kind, unit.at)

    def _name(self) -> frozenset[ProvinceId]:
        """The provinces whose name begins like the next word."""
        token = self._line.tokens[self._line.at]
        if token.shape is not Shape.WORD:
            return frozenset()
        self._line.at += 1
        lexicon = self._context.lexicon
        written = self._line.text[token.start : token.end].upper()
        begun = _beginnings(lexicon)
        for word in (written.translate(_UMLAUTS), token.text):
            if found := frozenset(lexicon.places.get(word, ())) or begun.get(word):
                return found
        names = lexicon.places.items() if len(token.text) > 2 else ()
        return frozenset(p for name, some in names if within(token.text, name) for p in some)

    def _near(self, piece: _Piece, goals: frozenset[ProvinceId]) -> list[Location]:
        """Which of these provinces a piece can go to."""
        province = ProvinceId(piece.at[:3])
        if piece.kind in UNITS:
            steps = {Location(step[:3]) for step in self._steps[piece.kind].get(piece.at, ())}
        else:
            steps = {Location(near) for near in self._board.borders[province]}
        return sorted(step for step in steps if ProvinceId(step) in goals)


@lru_cache(maxsize=16)
def _beginnings(lexicon: Lexicon) -> Mapping[str, frozenset[ProvinceId]]:
    """The provinces by each way in which one of their names may begin, and by its initials."""
    found: dict[str, set[ProvinceId]] = {}
    for reading, provinces in lexicon.places.items():
        words = reading.split(" ")
        initials = "".join(word[0] for word in words)
        cut = {reading[:end] for end in range(1, len(reading) + 1)}
        for begin in cut | ({initials} if len(words) > 1 else set()):
            found.setdefault(begin, set()).update(provinces)
    return {begin: frozenset(some) for begin, some in found.items()}
