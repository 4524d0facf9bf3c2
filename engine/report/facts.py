"""Facts in words: the message that says each, and those that say several facts at once."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from engine.board.graph import Board, Location, PowerId, ProvinceId
from engine.facts import (
    UNTOLD,
    AttackerAt,
    Cause,
    Due,
    EmptyAt,
    Eye,
    Fact,
    ForCountry,
    NoneSpotted,
    OrderGiven,
    Rank,
    UnitAt,
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
    fact: Fact,
    board: Board,
    *,
    short: bool = False,
    to_gm: bool = False,
    reader: Collection[str] = (),
    owner: str = "",
) -> Message:
    """A fact as one sentence, or in ``short`` as it stands under the name of its place.

    The game master is told of everybody's pieces and so is not addressed as their ``owner``, who is
    named if known; a ``reader`` is addressed if a fact is about its power or player. What is told
    for a commanded country names it.
    """
    told, owner = bare(fact), owner or _country(fact, reader)
    you, owned = _whose(told) in reader, bool(owner) and not short
    key = _worded(told.said, short=short, to_gm=to_gm, you=you, owned=owned)
    said = Message(key, **_values(told, board), **_owned(told, owner, board))
    return _addressed(fact, said, board, reader)


def messages(
    facts: Iterable[Fact], board: Board, *, to_gm: bool = False, reader: Collection[str] = ()
) -> tuple[Message, ...]:
    """Facts as sentences, each of which names every place that it is true of."""
    found: dict[Fact, list[Fact]] = {}
    for fact in facts:
        found.setdefault(_wherever(fact), []).append(fact)
    return tuple(
        message(alike[0], board, to_gm=to_gm, reader=reader)
        if len(alike) == 1
        else _joined(alike, board, to_gm=to_gm, reader=reader)
        for alike in found.values()
    )


def once(facts: Iterable[Fact]) -> list[Fact]:
    """The same without units that are already mentioned as having dislodged others."""
    found = list(facts)
    drove = {one.province for one in found if isinstance(one, AttackerAt)}
    return [one for one in found if not (isinstance(one, UnitAt) and one.province in drove)]


def paragraph(saw: Sequence[Fact], board: Board, reader: Collection[str] = ()) -> Message:
    """Everything that one piece saw as one sentence; the facts are those of one `Eye`."""
    told = [one for one in map(bare, saw) if isinstance(one, Eye)]
    found = once(one.fact for one in told if not isinstance(one.fact, SILENT))
    seen = tuple(message(one, board) for one in found)
    what = Listed(seen or (Message("fact.eye_nothing"),), "semicolon", "seen")
    values = {**_values(told[0], board), "fact": Message("fact.eye_end", facts=what)}
    owner = _country(saw[0], reader)
    key = _worded(told[0].said, owned=bool(owner))
    said = Message(key, **values, **_owned(told[0], owner, board))
    return _addressed(saw[0], said, board, reader)


def place_of(fact: Fact, board: Board) -> ProvinceId | None:
    """The province that a fact is about; for an order, the one where its piece is."""
    if isinstance(fact, OrderGiven):
        words = (ProvinceId(word[:3]) for word in fact.text.split(" ")[1:])
        return next((word for word in words if word in board.provinces), None)
    return fact.province


def _country(fact: Fact, reader: Collection[str]) -> str:
    """The commanded country for which a fact is told; empty if it is the reader's own."""
    return fact.power if isinstance(fact, ForCountry) and fact.power not in reader else ""


def _addressed(fact: Fact, said: Message, board: Board, reader: Collection[str]) -> Message:
    country = _country(fact, reader)
    if not country or said.id.endswith(".owned"):
        return said
    return Message("fact.for_country", power=power_name(board, PowerId(country)), fact=said)


@lru_cache(maxsize=512)
def _worded(
    said: str,
    *,
    short: bool = False,
    to_gm: bool = False,
    each: bool = False,
    you: bool = False,
    owned: bool = False,
) -> str:
    """The id of the text that fits its reader best."""
    forms = (
        *(("owned",) if owned else ()),
        *(("each_gm",) if each and to_gm else ()),
        *(("each",) if each else ()),
        *(("you",) if you else ()),
        *(("gm_short",) if short and to_gm else ()),
        *(("short",) if short else ()),
        *(("gm",) if to_gm else ()),
    )
    return next((f"{said}.{form}" for form in forms if pattern("en", f"{said}.{form}")), said)


def _wherever(fact: Fact) -> Fact:
    """What facts must have in common to be one sentence."""
    if isinstance(fact, ForCountry):
        return replace(fact, fact=_wherever(fact.fact))
    anywhere: dict[str, Any] = dict.fromkeys(fact.joint, "")
    return replace(fact, **anywhere) if anywhere else fact  # type: ignore[type-var]


def _joined(alike: list[Fact], board: Board, *, to_gm: bool, reader: Collection[str]) -> Message:
    """One sentence for facts that differ in just one thing, usually their places."""
    told = [bare(fact) for fact in alike]
    where = told[0].joint[0]
    values = _values(told[0], board)
    joint = "or" if isinstance(told[0], SILENT) else "and"
    values[where] = Listed(tuple(_values(fact, board)[where] for fact in told), joint)
    said = _worded(told[0].said, to_gm=to_gm, each=True, you=_whose(told[0]) in reader)
    return _addressed(alike[0], Message(said, **values), board, reader)


def _whose(fact: Fact) -> str:
    """The player or the power that a fact is about; a country's player rather than the country."""
    found: str = getattr(fact, "player", getattr(fact, "power", ""))
    return found


def _owned(fact: Fact, owner: str, board: Board) -> dict[str, Value]:
    """The owner of the pieces that a fact is about, and those pieces."""
    if not owner:
        return {}
    power, kind = power_name(board, PowerId(owner)), _kind(fact) or UNTOLD
    return {
        "owner": power,
        "owned": Piece(kind, power, getattr(fact, "number", 1)),
        "fleet": Piece("F", power),
    }


def _values(fact: Fact, board: Board) -> dict[str, Value]:
    """The values for the sentence of a fact: its fields, and the pieces that they make."""
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
            values["powers"] = Listed(tuple(power_name(board, power) for power in best))
        case Cause(how=how):
            values["how"] = Message(f"fact.how_{how}")
        case Eye(fact=seen):
            values["fact"] = message(seen, board)
    kind = _kind(fact)
    return {**values, **_pieces(fact, kind, places, powers)} if kind else values


def _kind(fact: Fact) -> Kind:
    """The kind of the pieces that a fact is about; empty if it is about none."""
    if isinstance(fact, Due):
        return due_as(fact.what) or UNTOLD
    found: Kind = getattr(fact, "kind", Kind(""))
    return found


def _pieces(
    fact: Fact, kind: Kind, places: Mapping[str, Place], powers: Mapping[str, PowerName]
) -> dict[str, Value]:
    """The pieces that a fact may be about: of its power, of nobody, foreign, one's own."""
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
