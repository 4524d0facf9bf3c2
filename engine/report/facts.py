"""Facts in words: the message that says each, and those that say several facts at once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from engine.board.graph import Board, Location, PowerId
from engine.facts import (
    UNTOLD,
    Due,
    EmptyAt,
    Eye,
    Fact,
    ForCountry,
    NoneSpotted,
    OrderGiven,
    Rank,
    bare,
)
from engine.language.message import UNKNOWN_POWER, Listed, Message, Piece, Place, PowerName, Value
from engine.language.texts import pattern
from engine.orders.wording import place_name, power_name
from engine.units import Kind, due_as

SILENT: Final = (EmptyAt, NoneSpotted)
"""Facts that tell of nobody."""

_FOREIGN: Final = PowerName("FOREIGN", "foreign")
_OWN: Final = PowerName("OWN", "own")


def message(
    fact: Fact, board: Board, *, short: bool = False, to_gm: bool = False, reader: str = ""
) -> Message:
    """A fact as one sentence, or in ``short`` as it stands under the name of its place.

    The game master is told of everybody's pieces and so is not addressed as their owner; a
    ``reader`` is addressed where a fact is about its power. What is told for a country under
    command begins with its name.
    """
    told = bare(fact)
    you = bool(reader) and getattr(told, "power", "") == reader
    key = _worded(told.said, short=short, to_gm=to_gm, you=you)
    return _addressed(fact, Message(key, **_values(told, board)), board)


def messages(
    facts: Iterable[Fact], board: Board, *, to_gm: bool = False, reader: str = ""
) -> tuple[Message, ...]:
    """Facts as sentences, each of which names all the places that it is true of."""
    found: dict[Fact, list[Fact]] = {}
    for fact in facts:
        found.setdefault(_wherever(fact), []).append(fact)
    return tuple(
        message(alike[0], board, to_gm=to_gm, reader=reader)
        if len(alike) == 1
        else _joined(alike, board, to_gm=to_gm)
        for alike in found.values()
    )


def paragraph(saw: Sequence[Fact], board: Board) -> Message:
    """All that one piece saw as one sentence; facts are those of one `Eye`, told to one reader."""
    told = [one for one in map(bare, saw) if isinstance(one, Eye)]
    seen = tuple(message(one.fact, board) for one in told if not isinstance(one.fact, SILENT))
    what = Listed(seen or (Message("fact.eye_nothing"),), "semicolon", "seen")
    values = {**_values(told[0], board), "fact": Message("fact.eye_end", facts=what)}
    return _addressed(saw[0], Message(told[0].said, **values), board)


def _addressed(fact: Fact, said: Message, board: Board) -> Message:
    if not isinstance(fact, ForCountry):
        return said
    return Message("fact.for_country", power=power_name(board, fact.power), fact=said)


@lru_cache(maxsize=512)
def _worded(said: str, *, short: bool, to_gm: bool, each: bool = False, you: bool = False) -> str:
    """The id of the text that fits its reader best."""
    forms = (
        *(("each_gm",) if each and to_gm else ()),
        *(("each",) if each else ()),
        *(("you",) if you else ()),
        *(("gm_short",) if short and to_gm else ()),
        *(("short",) if short else ()),
        *(("gm",) if to_gm else ()),
    )
    return next((f"{said}.{form}" for form in forms if pattern("en", f"{said}.{form}")), said)


def _wherever(fact: Fact) -> Fact:
    """What facts have in common that make one sentence together."""
    if isinstance(fact, ForCountry):
        return replace(fact, fact=_wherever(fact.fact))
    anywhere: dict[str, Any] = dict.fromkeys(fact.joint, "")
    return replace(fact, **anywhere) if anywhere else fact  # type: ignore[type-var]


def _joined(alike: list[Fact], board: Board, *, to_gm: bool) -> Message:
    """One sentence of facts that differ in their places alone."""
    told = [bare(fact) for fact in alike]
    where = told[0].joint[0]
    values = _values(told[0], board)
    values[where] = Listed(tuple(_values(fact, board)[where] for fact in told))
    said = _worded(told[0].said, short=False, to_gm=to_gm, each=True)
    return _addressed(alike[0], Message(said, **values), board)


def _values(fact: Fact, board: Board) -> dict[str, Value]:
    """What may stand in the sentence of a fact: its fields, and the pieces that they make."""
    places = {
        name: place_name(board, Location(at))
        for name in ("place", "to")
        if (at := getattr(fact, name, ""))
    }
    powers = {
        name: power_name(board, PowerId(who))
        for name in ("power", "whose", "player")
        if (who := getattr(fact, name, ""))
    }
    values: dict[str, Value] = {"count": getattr(fact, "number", 1), **places, **powers}
    match fact:
        case OrderGiven(_, text, result):
            values |= {"text": text, "result": Message(f"fact.result_{result}")}
        case Rank(_, best):
            values["powers"] = Listed(tuple(power_name(board, power) for power in best), "comma")
        case Eye(fact=seen):
            values["fact"] = message(seen, board)
        case _:
            pass
    kind = _kind(fact)
    return {**values, **_pieces(fact, kind, places, powers)} if kind else values


def _kind(fact: Fact) -> Kind:
    """Of which kind the pieces are that a fact is about; nothing where it is about none."""
    if isinstance(fact, Due):
        return due_as(fact.what) or UNTOLD
    found: Kind = getattr(fact, "kind", Kind(""))
    return found


def _pieces(
    fact: Fact, kind: Kind, places: Mapping[str, Place], powers: Mapping[str, PowerName]
) -> dict[str, Value]:
    """The pieces that a fact may be about: of its power, of nobody, foreign, own."""
    number: int = getattr(fact, "number", 1)
    power = powers.get("power", UNKNOWN_POWER)
    found: dict[str, Value] = {
        "piece": Piece(kind, power, number or 1),
        "several": Piece(kind, power, 2),
        "some": Piece(kind, None, number),
        "kind": Piece(kind),
        "kinds": Piece(kind, None, 2),
        "foreign": Piece(kind, _FOREIGN),
        "own": Piece(kind, _OWN),
        "times": Message("fact.times", count=number) if number > 1 else "",
        "coast": _coast(getattr(fact, "place", "")),
    }
    if owner := powers.get("whose"):
        found["victim"] = Piece(getattr(fact, "victim", kind), owner)
        found["prisoners"] = Piece(kind, owner, number)
    if fact.listed[1:] and number > 1:
        found["place"] = Message("fact.several", place=places["place"], count=number)
    return found


def _coast(place: str) -> Value:
    _, split, coast = place.partition("/")
    return Message("fact.coast", coast=Message(f"word.coast.{coast}")) if split else ""
