"""What a word or phrase may do in a sentence about orders."""

from enum import StrEnum
from typing import NamedTuple

from engine.board.graph import Location, PowerId
from engine.units import Kind

DASHES = ("-", "\u2013", "\u2014")


class Sense(StrEnum):
    """What a word or phrase does in a sentence."""

    PLACE = "place"
    KIND = "kind"
    POWER = "power"
    NUMBER = "number"
    TO = "to"
    GO = "go"
    FROM = "from"
    IN = "in"
    HELPED = "helped"
    HOLD = "hold"
    SUPPORT = "support"
    CONVOY = "convoy"
    VIA = "via"
    RETREAT = "retreat"
    DISBAND = "disband"
    BUILD = "build"
    REMOVE = "remove"
    KILL = "kill"
    SEARCH = "search"
    FOR = "for"
    SECURITY = "security"
    EXCEPT = "except"
    WATCH = "watch"
    GUARD = "guard"
    CUT = "cut"
    DESTROY = "destroy"
    BOARD = "board"
    DEPORT = "deport"
    EXECUTE = "execute"
    PRISONERS = "prisoners"
    BID = "bid"
    PREFER = "prefer"
    DEPLOY = "deploy"
    ALL = "all"
    REST = "rest"
    THAT = "that"
    SAME = "same"
    AND = "and"
    OR = "or"
    NOT = "not"
    IF = "if"
    DOUBT = "doubt"
    WRONG = "wrong"
    INSTEAD = "instead"
    TITLE = "title"
    COAST = "coast"
    SKIP = "skip"
    COLON = ":"
    OPEN = "("
    CLOSE = ")"
    UNKNOWN = "?"


class Tag(NamedTuple):
    """A word or phrase of a sentence, and its meaning.

    ``places`` are those that a name may mean, ``kinds`` the kinds of piece, ``power`` the power
    that it names or may name, ``number`` how many.
    """

    sense: Sense
    text: str
    start: int
    end: int
    places: tuple[Location, ...] = ()
    kinds: tuple[Kind, ...] = ()
    power: PowerId | None = None
    number: int = 0

    @property
    def place(self) -> str:
        """The place as an order has it: its id, or the name as written if it may be several."""
        return self.places[0] if len(self.places) == 1 else self.text
