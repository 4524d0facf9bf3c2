"""What of an observation its reader is told first, what by each eye, and what only in passing."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import (
    NOBODY,
    AttackerAt,
    Bid,
    CentreOf,
    Contact,
    Control,
    Credits,
    DislodgedAt,
    Due,
    DuePrisoners,
    DueRetreat,
    EmptyAt,
    Eye,
    Fact,
    ForCountry,
    Home,
    OpenRetreat,
    OrderGiven,
    Rank,
    UnitAt,
    Won,
    bare,
)
from engine.language.message import Listed, Message, Value
from engine.orders.wording import place_name, power_name
from engine.report.facts import SILENT, message, messages, paragraph
from engine.report.fates import FATES, fates
from engine.units import Kind
from engine.visibility.memory import looked_at
from engine.visibility.observe import Observation
from engine.visibility.sight import GM

_GAME = (Bid, Control, Home, Credits, Rank)
"""What is true of the game as a whole, in the sequence in which it is told."""

_DUE = (Due, DueRetreat, DuePrisoners, OpenRetreat)
_APART = {
    *(*FATES, *_GAME, *_DUE, *SILENT),
    *(UnitAt, CentreOf, OrderGiven, Won, Eye),
}
"""What has a place of its own, in tables, among the orders or at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """The facts of an observation as sentences, each in its place.

    ``happened`` begins with what weighs most; ``eyes`` has one sentence for everything that a piece
    saw, ``lookers`` the kind and the owner of each; ``due`` is asked of the reader, and what is
    asked of others stands in ``game``; ``silences`` say where was looked and nobody found.
    """

    happened: tuple[Message, ...]
    game: tuple[Message, ...]
    eyes: tuple[Message, ...]
    further: tuple[Message, ...]
    due: tuple[Message, ...]
    silences: tuple[Message, ...]
    lookers: tuple[tuple[str, str], ...] = ()


ByKind: TypeAlias = Mapping[type[Fact], Sequence[Fact]]
"""Facts by their kinds, whomever they are told for."""


def news(
    seen: Observation, known: ByKind, board: Board, earlier: Observation | None = None
) -> News:
    """What is told of a turn, of which the facts are ``known`` by kind.

    Centres that changed hands are told only against what was known ``earlier``.

    Where the whole board is seen, empty provinces and who drove whom out go without saying; so does
    that a piece reported which tells what it saw.
    """
    to_gm, of = seen.viewer == GM, dict(known)
    by_eyes = {one.fact for one in map(bare, of.get(Eye, ())) if isinstance(one, Eye)}
    told = {_reporter(one) for one in of.get(Eye, ())}
    of[Contact] = [one for one in of.get(Contact, ()) if _reporter(one) not in told]
    if looked_at(seen.facts) >= set(board.armies) | board.seas:
        of = {kind: facts for kind, facts in of.items() if kind not in (EmptyAt, AttackerAt)}
    fallen = [f for f in of.get(DislodgedAt, ()) if getattr(bare(f), "power", "") == seen.viewer]
    others = {kind: facts for kind, facts in of.items() if kind not in _APART}
    further = (fact for fact in _of(others, *others) if fact not in by_eyes)
    own, elsewhere = _conquests(seen, earlier, board)
    looks = _looks(of.get(Eye, ()))
    ours, theirs = _asked(seen.viewer, of)

    def say(facts: Iterable[Fact]) -> tuple[Message, ...]:
        return messages(facts, board, to_gm=to_gm, reader=seen.viewer)

    return News(
        happened=(*own, *fates({**of, DislodgedAt: fallen}, seen, board)),
        game=(*elsewhere, *_game(of, earlier, board, say), *_dues(theirs, of, board, say)),
        eyes=tuple(paragraph(saw, board) for saw in looks.values()),
        lookers=tuple((kind, whose or seen.viewer) for whose, kind, *_ in looks),
        further=say(further),
        due=tuple(_dues(ours, of, board, say)),
        silences=say(_of(of, *SILENT)),
    )


def _game(
    of: ByKind, earlier: Observation | None, board: Board, say: Callable[..., tuple[Message, ...]]
) -> Iterator[Message]:
    """What is true of the game as a whole; of a purse also what was in it before."""
    known = earlier.facts if earlier is not None else ()
    before = {fact.player: fact.number for fact in known if isinstance(fact, Credits)}
    for kind in _GAME:
        for fact in of.get(kind, ()):
            old = before.get(fact.player) if isinstance(fact, Credits) else None
            if isinstance(fact, Credits) and old not in (None, fact.number):
                who = power_name(board, PowerId(fact.player))
                values: dict[str, Value] = {"player": who, "count": fact.number, "before": old or 0}
                yield Message("fact.credits_before", **values)
            else:
                yield from say([fact])


def _forced(of: ByKind) -> list[Fact]:
    """The builds of countries under command, which must be taken (ID-7b)."""
    commanded = {fact.power for fact in of.get(Control, ()) if isinstance(fact, Control)}
    builds = (fact for fact in of.get(Due, ()) if isinstance(fact, Due) and fact.what == "builds")
    return [fact for fact in builds if fact.power in commanded]


def _dues(
    asked: Sequence[Fact], of: ByKind, board: Board, say: Callable[..., tuple[Message, ...]]
) -> Iterator[Message]:
    """What is asked of somebody, first what must be done."""
    forced = [fact for fact in _forced(of) if fact in asked]
    for fact in forced:
        yield Message("fact.due_builds.must", **dict(message(fact, board).values))
    yield from say(fact for fact in asked if fact not in forced)


def by_kind(facts: Iterable[Fact]) -> ByKind:
    """Facts by their kinds, each in the sequence in which they came."""
    found: dict[type[Fact], list[Fact]] = defaultdict(list)
    for fact in facts:
        found[type(fact.fact) if isinstance(fact, ForCountry) else type(fact)].append(fact)
    return found


def played_by(viewer: str, known: ByKind) -> set[str]:
    """The viewers, and the countries that are their homes or under their command."""
    countries = (fact for fact in _of(known, Home, Control) if isinstance(fact, Home | Control))
    mine = viewer.split("+")
    return {*mine, *(fact.power for fact in countries if fact.player in mine)}


def _asked(viewer: str, known: ByKind) -> tuple[list[Fact], list[Fact]]:
    """What is due from the viewers, and from others; to the game master everything is one."""
    mine = played_by(viewer, known)
    retreats = [one for one in known.get(DueRetreat, ()) if isinstance(one, DueRetreat)]
    places = {one.place for one in retreats if one.power in mine}
    parts: tuple[list[Fact], list[Fact]] = [], []
    for fact in _of(known, *_DUE):
        one = bare(fact)
        of_ours = one.place in places if isinstance(one, OpenRetreat) else one.power in mine  # type: ignore[attr-defined]  # all others have one
        parts[0 if of_ours or viewer == GM else 1].append(fact)
    return parts


def _reporter(fact: Fact) -> tuple[object, ...]:
    """Whose piece of which kind reported from where."""
    one = bare(fact)
    return getattr(fact, "power", None), getattr(one, "kind", ""), getattr(one, "place", "")


def _of(facts: Mapping[type[Fact], Iterable[Fact]], *kinds: type[Fact]) -> Iterator[Fact]:
    return (fact for kind in kinds for fact in facts.get(kind, ()))


def _looks(facts: Iterable[Fact]) -> dict[tuple[str, Kind, str, str], list[Fact]]:
    """What each piece saw, by its owner where it is another's, its kind, its place, and when."""
    found: dict[tuple[str, Kind, str, str], list[Fact]] = {}
    for fact in facts:
        told = bare(fact)
        if isinstance(told, Eye):
            whose: str = getattr(fact, "power", "")
            found.setdefault((whose, told.kind, told.place, told.when), []).append(fact)
    return found


def _conquests(
    seen: Observation, earlier: Observation | None, board: Board
) -> tuple[list[Message], list[Message]]:
    """The centres that the reader lost and took, and those that others are known to have taken."""
    if earlier is None:
        return [], []
    before, now = _owners(earlier), _owners(seen)
    lost = [p for p, power in before.items() if power == seen.viewer != now.get(p)]
    taken: dict[PowerId, list[ProvinceId]] = {}
    for place, power in now.items():
        if power not in (NOBODY, before.get(place)) and (place in before or power == seen.viewer):
            taken.setdefault(power, []).append(place)
    took = taken.pop(PowerId(seen.viewer), [])
    own = [
        Message(f"report.{key}", places=_places(p, board))
        for key, p in (("lost", lost), ("took", took))
        if p
    ]
    others = [
        Message("report.took_by", power=power_name(board, power), places=_places(places, board))
        for power, places in sorted(taken.items())
    ]
    return own, others


def _owners(seen: Observation) -> dict[ProvinceId, PowerId]:
    return {fact.place: fact.power for fact in seen.facts if isinstance(fact, CentreOf)}


def _places(places: Iterable[ProvinceId], board: Board) -> Value:
    return Listed(tuple(place_name(board, place) for place in places))
