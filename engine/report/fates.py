"""What happened to pieces, most important first: for their owner or for the game master."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.adjudication.turn import Told
from engine.board.graph import Board, PowerId
from engine.facts import (
    Attacked,
    Audience,
    Avoided,
    Captured,
    Cause,
    DislodgedAt,
    Fact,
    ForCountry,
    Interned,
    Killed,
    Lost,
    NoContact,
    PublishedAct,
    Removed,
    Returned,
    Riding,
    SecurityCut,
    UnitAt,
    bare,
)
from engine.language.message import Listed, Message, Piece
from engine.orders.standard import Remove
from engine.orders.wording import power_name
from engine.report.citations import rule_name
from engine.report.explain import citation, cited, fate, sentence
from engine.report.facts import message, messages
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM

FATES = (
    *(DislodgedAt, Lost, Cause, Interned, NoContact, Removed),
    *(PublishedAct, Killed, Captured, Riding, SecurityCut, Attacked, Avoided, Returned),
)
"""What happened to pieces, the weightiest first."""

_ANYBODY = PowerId("")


def fates(
    of: Mapping[type[Fact], Sequence[Fact]],
    seen: Observation,
    board: Board,
    reader: Collection[str] = (),
) -> Iterator[Message]:
    """What happened to pieces, in sentences; for the game master with who was told, and the rule.

    A piece that a rule removed goes with that rule's sentence, if its owner is told it.
    """
    driven = {
        fact: _driven(fact, of.get(UnitAt, ()), board, reader) for fact in of.get(DislodgedAt, ())
    }
    if seen.viewer == GM:
        yield from _everybodys(of, driven, seen, board)
        return
    reasons = _removals(seen.orders)
    facts = (fact for kind in FATES for fact in of.get(kind, ()))
    told = [one.fact for one in _caused([Told(_ANYBODY, fact) for fact in facts])]
    for kind in FATES:
        left = [one for one in told if isinstance(bare(one), kind) and one not in driven]
        explained = [one for one in left if _key(bare(one)) in reasons]
        yield from driven.values() if kind is DislodgedAt else ()
        yield from messages((one for one in left if one not in explained), board, reader=reader)
        yield from (_because(one, reasons[_key(bare(one))], board) for one in explained)


def _everybodys(
    of: Mapping[type[Fact], Sequence[Fact]],
    driven: Mapping[Fact, Message],
    seen: Observation,
    board: Board,
) -> Iterator[Message]:
    """Whose pieces met what fate, told or not, who is told, and by which rule."""
    heard: dict[Told, list[PowerId]] = defaultdict(list)
    for one in _caused(seen.heard):
        own = bare(one.fact).audience is Audience.OWNER
        heard[one if own else replace(one, power=_ANYBODY)].append(one.power)
    known = {one.fact for one in seen.heard}
    for kind in FATES:
        if kind is DislodgedAt:
            yield from (said for fact, said in driven.items() if fact not in known)
        if kind is Lost:
            yield from filter(None, (fate(one, board) for one in seen.orders))
        for one, powers in heard.items():
            if isinstance(bare(one.fact), kind):
                said = driven.get(one.fact)
                said = said or message(one.fact, board, to_gm=True, owner=one.power)
                yield cited(_told_to(said, powers, board, kind), one.rule)
        left = (fact for fact in of.get(kind, ()) if fact not in known and fact not in driven)
        yield from messages(left, board, to_gm=True)


def _told_to(said: Message, powers: Iterable[PowerId], board: Board, kind: type[Fact]) -> Message:
    """What happened, and who was told; what everybody is told needs no names."""
    if kind is PublishedAct:
        return said
    names = Listed(tuple(power_name(board, power) for power in dict.fromkeys(powers)))
    return Message("report.told_to", powers=names, fact=said)


def _driven(fact: Fact, units: Iterable[Fact], board: Board, reader: Collection[str]) -> Message:
    """That a unit was dislodged, and by whom if the reader sees who is there now."""
    said = message(fact, board, reader=reader)
    for one in units:
        if isinstance(one, UnitAt) and one.province == fact.province:
            you = said.id.endswith(".you")
            key = "fact.dislodged_by.you" if you else "fact.dislodged_by"
            by = Piece(one.kind, power_name(board, one.power))
            return Message(key, **dict(said.values), by=by)
    return said


def _caused(told: Sequence[Told]) -> list[Told]:
    """The same, greatest number first, merging every loss with its cause.

    They stay apart if it is not known which belong together.
    """
    at: dict[object, list[Fact]] = defaultdict(list)
    for one in told:
        at[_where(one)].append(bare(one.fact))
    found: list[Told] = []
    for one in told:
        fact = _with_cause(bare(one.fact), at[_where(one)])
        if fact is not None:
            whole = ForCountry(one.fact.power, fact) if isinstance(one.fact, ForCountry) else fact
            found.append(replace(one, fact=whole))
    return sorted(found, key=lambda one: -getattr(bare(one.fact), "number", 0))


def _where(one: Told) -> object:
    """Whose pieces a fact is about, which, and where."""
    country = one.fact.power if isinstance(one.fact, ForCountry) else ""
    return one.power, country, bare(one.fact).piece, bare(one.fact).province


def _with_cause(fact: Fact, here: Sequence[Fact]) -> Fact | None:
    """A loss with its cause, out of everything told about a place; None if that covers it too."""
    causes = [one for one in here if isinstance(one, Cause)]
    whole = any(cause.number for cause in causes)
    lost = any(isinstance(one, Lost) and one.number for one in here)
    match fact:
        case Lost(number=number, power=power) if number and not whole and len(causes) == 1:
            return replace(causes[0], number=number, power=power)
        case Lost(number=number) if number and whole:
            return None
        case Cause(number=0) if whole or (lost and len(causes) == 1):
            return None
        case _:
            return fact


def _removals(orders: Iterable[SeenOrder]) -> Mapping[tuple[str, str], SeenOrder]:
    """The removals whose causes are told, by kind and province."""
    return {
        (one.order.kind, one.order.at[:3]): one
        for one in orders
        if isinstance(one.order, Remove) and citation(one)
    }


def _key(fact: Fact) -> tuple[str, str]:
    return (fact.kind, fact.place) if isinstance(fact, Removed) else ("", "")


def _because(fact: Fact, one: SeenOrder, board: Board) -> Message:
    why, rule = sentence(one, board), rule_name(citation(one))
    return Message("fact.removed_because", fact=message(fact, board), why=why, rule=rule)
