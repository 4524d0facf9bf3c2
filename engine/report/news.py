"""What a reader is told first of an observation, what each eye saw, and what only in passing."""

from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import (
    ANARCHY,
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
    Eliminated,
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
from engine.orders.notation import write
from engine.orders.wording import place_name, power_name
from engine.report.facts import SILENT, message, messages, paragraph
from engine.report.fates import FATES, fates
from engine.units import Kind
from engine.visibility.memory import all_seen
from engine.visibility.observe import Observation
from engine.visibility.sight import GM

_GAME = (Bid, Control, Home, Credits, Rank)
"""What is true of the game as a whole."""

_DUE = (Due, DueRetreat, DuePrisoners, OpenRetreat)
_APART = {
    *(*FATES, *_GAME, *_DUE, *SILENT),
    *(Eliminated, UnitAt, CentreOf, OrderGiven, Won, Eye),
}
"""What has a place of its own, in tables, among the orders or at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """The facts of an observation as sentences, each in its place.

    ``happened`` begins with the most important; ``eyes`` has one sentence for everything that a
    piece saw, ``lookers`` the kind and owner of each; ``due`` is asked of the reader, and what is
    asked of others is in ``game``; ``silences`` say where nobody was found.
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
    """What is told of a turn; ``known`` are its facts by kind.

    Centres that changed hands are only told against what was known ``earlier``.

    If the whole board is seen, empty provinces and who dislodged whom go without saying; so do who
    dislodged a unit whose fate says it, that a piece reported which tells what it saw, and which
    foreign units must retreat if a table lists them.
    """
    to_gm, of, you = seen.viewer == GM, dict(known), addressed(seen.viewer, known)
    ours = played_by(seen.viewer, known)
    by_eyes = {one.fact for one in map(bare, of.get(Eye, ())) if isinstance(one, Eye)}
    told = {reporter(one) for one in of.get(Eye, ())}
    of[Contact] = [one for one in of.get(Contact, ()) if reporter(one) not in told]
    if all_seen(seen, board):
        of = {kind: facts for kind, facts in of.items() if kind not in (EmptyAt, AttackerAt)}
    fallen = [f for f in of.get(DislodgedAt, ()) if to_gm or getattr(f, "power", "") in ours]
    driven = {one.province for one in fallen}
    of[AttackerAt] = [one for one in of.get(AttackerAt, ()) if one.province not in driven]
    others = {kind: facts for kind, facts in of.items() if kind not in _APART}
    further = (fact for fact in _of(others, *others) if fact not in by_eyes)
    saw = looks(of.get(Eye, ()))
    asked, others_asked = _asked(seen.viewer, of)

    def say(facts: Iterable[Fact]) -> tuple[Message, ...]:
        return messages(facts, board, to_gm=to_gm, reader=you)

    changes = [*_sales(of, you, board), *_conquests(seen, earlier, you, board)]
    own = [said for power, said in changes if to_gm or power in ours]
    elsewhere = [said for power, said in changes if not to_gm and power not in ours]
    struck = fates({**of, DislodgedAt: fallen}, seen, board, you)
    return News(
        happened=(*say(of.get(Eliminated, ())), *own, *struck),
        game=(
            *elsewhere,
            *_game(seen, of, earlier, say),
            *_dues([one for one in others_asked if not _listed(one, of)], of, board, say),
        ),
        eyes=tuple(paragraph(one, board, you) for one in saw.values()),
        lookers=tuple((kind, whose or seen.viewer) for whose, kind, *_ in saw),
        further=say(further),
        due=tuple(_dues(asked, of, board, say)),
        silences=say(_of(of, *SILENT)),
    )


def _listed(due: Fact, of: ByKind) -> bool:
    """Whether a retreat is in the table of those due."""
    fallen = {one.province for one in of.get(DislodgedAt, ())}
    return isinstance(due, DueRetreat) and due.province in fallen


def _game(
    seen: Observation,
    of: ByKind,
    earlier: Observation | None,
    say: Callable[..., tuple[Message, ...]],
) -> Iterator[Message]:
    """What concerns the whole game, except bids among the orders and what was bought."""
    given, sold = {(one.power, write(one.order)) for one in seen.orders}, _sold(of)
    bids = (one for one in of.get(Bid, ()) if isinstance(one, Bid))
    yield from say(one for one in bids if _line(one) not in given)
    yield from say(one for one in of.get(Control, ()) if one not in sold)
    yield from say(of.get(Home, ()))
    yield from _purses(of.get(Credits, ()), earlier, say)
    yield from say(of.get(Rank, ()))


def _purses(
    purses: Iterable[Fact], earlier: Observation | None, say: Callable[..., tuple[Message, ...]]
) -> Iterator[Message]:
    """What is in each purse, and what was in it before if that has changed."""
    known = earlier.facts if earlier is not None else ()
    before = {fact.player: fact.number for fact in known if isinstance(fact, Credits)}
    for fact in purses:
        if isinstance(fact, Credits):
            [said], old = say([fact]), before.get(fact.player, fact.number)
            you = said.id.endswith(".you")
            key = "fact.credits_before.you" if you else "fact.credits_before"
            changed = Message(key, **{**dict(said.values), "before": old})
            yield said if old == fact.number else changed


def _line(bid: Bid) -> tuple[str, str]:
    """Who gave a bid, and the order that it was."""
    return bid.player, f"BID {bid.power} {bid.number}"


def _sold(of: ByKind) -> Sequence[Control]:
    """The countries that were bought this turn, if there was an auction."""
    countries = [one for one in of.get(Control, ()) if isinstance(one, Control)]
    return [one for one in countries if one.player != ANARCHY] if of.get(Bid) else []


def _sales(of: ByKind, you: Container[str], board: Board) -> Iterator[tuple[str, Message]]:
    """Who bought which countries."""
    bought: dict[str, list[PowerId]] = defaultdict(list)
    for one in _sold(of):
        bought[one.player].append(one.power)
    for player, countries in sorted(bought.items(), key=lambda one: (one[0] not in you, one[0])):
        names = Listed(tuple(power_name(board, country) for country in countries))
        key = "report.bought.you" if player in you else "report.bought"
        yield player, Message(key, player=power_name(board, PowerId(player)), powers=names)


def _forced(of: ByKind) -> list[Fact]:
    """The builds of commanded countries, which must be taken (ID-7b)."""
    commanded = {fact.power for fact in of.get(Control, ()) if isinstance(fact, Control)}
    builds = (fact for fact in of.get(Due, ()) if isinstance(fact, Due) and fact.what == "builds")
    return [fact for fact in builds if fact.power in commanded]


def _dues(
    asked: Sequence[Fact], of: ByKind, board: Board, say: Callable[..., tuple[Message, ...]]
) -> Iterator[Message]:
    """What is asked of somebody, duties first."""
    forced = [fact for fact in _forced(of) if fact in asked]
    for fact in forced:
        yield Message("fact.due_builds.must", **dict(message(fact, board).values))
    yield from say(fact for fact in asked if fact not in forced)


def by_kind(facts: Iterable[Fact]) -> ByKind:
    """Facts by kind, in the sequence in which they came."""
    found: dict[type[Fact], list[Fact]] = defaultdict(list)
    for fact in facts:
        found[type(fact.fact) if isinstance(fact, ForCountry) else type(fact)].append(fact)
    return found


def addressed(viewer: str, known: ByKind) -> set[str]:
    """The names by which a reader is addressed: the viewer and, for a player, its home country."""
    homes = (fact for fact in known.get(Home, ()) if isinstance(fact, Home))
    return {viewer, *(fact.power for fact in homes if fact.player == viewer)}


def played_by(viewer: str, known: ByKind) -> set[str]:
    """The viewers, and the countries that are their homes or under their command."""
    countries = (fact for fact in _of(known, Home, Control) if isinstance(fact, Home | Control))
    mine = viewer.split("+")
    return {*mine, *(fact.power for fact in countries if fact.player in mine)}


def _asked(viewer: str, known: ByKind) -> tuple[list[Fact], list[Fact]]:
    """What is due from the viewers, and from others; for the game master it is all one."""
    mine = played_by(viewer, known)
    retreats = [one for one in known.get(DueRetreat, ()) if isinstance(one, DueRetreat)]
    places = {one.place for one in retreats if one.power in mine}
    parts: tuple[list[Fact], list[Fact]] = [], []
    for fact in _of(known, *_DUE):
        one = bare(fact)
        of_ours = one.place in places if isinstance(one, OpenRetreat) else one.power in mine  # type: ignore[attr-defined]  # all others have one
        parts[0 if of_ours or viewer == GM else 1].append(fact)
    return parts


def reporter(fact: Fact) -> tuple[object, ...]:
    """Whose piece of which kind reported from where."""
    one = bare(fact)
    return getattr(fact, "power", None), getattr(one, "kind", ""), getattr(one, "place", "")


def _of(facts: Mapping[type[Fact], Iterable[Fact]], *kinds: type[Fact]) -> Iterator[Fact]:
    return (fact for kind in kinds for fact in facts.get(kind, ()))


def looks(facts: Iterable[Fact]) -> dict[tuple[str, Kind, str, str], list[Fact]]:
    """What each piece saw: by its owner if it is another's, its kind, its place, and when."""
    found: dict[tuple[str, Kind, str, str], list[Fact]] = {}
    for fact in facts:
        told = bare(fact)
        if isinstance(told, Eye):
            whose: str = getattr(fact, "power", "")
            found.setdefault((whose, told.kind, told.place, told.when), []).append(fact)
    return found


def _conquests(
    seen: Observation, earlier: Observation | None, you: Container[str], board: Board
) -> Iterator[tuple[str, Message]]:
    """The centres that the reader lost and took, and those that others are known to have taken.

    Centres taken from a power come before neutral ones.
    """
    if earlier is None:
        return
    before, now = _owners(earlier), _owners(seen)
    lost: dict[str, list[ProvinceId]] = defaultdict(list)
    taken: dict[tuple[int, str, str], list[ProvinceId]] = defaultdict(list)
    for place in dict.fromkeys((*before, *now)):
        old, new = before.get(place, ""), now.get(place, "")
        if old in you and new not in you:
            lost["" if new == NOBODY else new].append(place)
        elif new in you and old not in you:
            taken[0, seen.viewer, ""].append(place)
        elif old and new not in ("", NOBODY, old):
            whose = "" if old == NOBODY else old
            taken[1 if whose else 2, new, whose].append(place)
    for who, places in sorted(lost.items()):
        key = "report.lost_to" if who else "report.lost"
        yield seen.viewer, Message(key, **_change(who, "", places, board))
    for (rank, who, whose), places in sorted(taken.items()):
        key = ("report.took", "report.took_from", "report.took_by")[rank]
        yield who, Message(key, **_change(who, whose, places, board))


def _change(who: str, whose: str, places: Iterable[ProvinceId], board: Board) -> dict[str, Value]:
    """Who took centres from whom, as values for a sentence."""
    powers = {"power": power_name(board, PowerId(who)), "whose": power_name(board, PowerId(whose))}
    return {**powers, "places": Listed(tuple(place_name(board, place) for place in places))}


def _owners(seen: Observation) -> dict[ProvinceId, PowerId]:
    return {fact.place: fact.power for fact in seen.facts if isinstance(fact, CentreOf)}
