"""An account of one turn as its viewer may know it: what every style of report is written from."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from engine.adjudication.outcome import Result
from engine.board.graph import Board
from engine.facts import (
    Attacked,
    AttackerAt,
    Avoided,
    Bid,
    Captured,
    Cause,
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
    Fact,
    Home,
    Interned,
    Killed,
    Lost,
    NoContact,
    OpenRetreat,
    OrderGiven,
    Own,
    PublishedAct,
    Rank,
    Removed,
    Returned,
    Riding,
    SecurityCut,
    UnitAt,
    Won,
    bare,
)
from engine.language.message import Message
from engine.orders.notation import write
from engine.report.explain import explain
from engine.report.facts import messages
from engine.report.names import names_of
from engine.visibility.observe import Observation
from engine.visibility.sight import GM

_DUE = (Due, DueRetreat, DuePrisoners, OpenRetreat)
_APART = (UnitAt, DislodgedAt, CentreOf, OrderGiven, Won, *_DUE)
"""Facts that an account holds otherwise than as sentences."""

_NEWS = (Eliminated, Home, Control, Bid, Credits, Rank)
"""Facts about the game as a whole, in the sequence in which they are told."""

_SEQUENCE = (
    *_NEWS,
    *(Own, Contact, NoContact, SecurityCut),
    *(AttackerAt, Attacked, PublishedAct, Killed, Captured, Avoided, Lost, Interned, Cause),
    *(Removed, Returned, Riding),
)
"""What an account tells first; after it comes what was seen, and where nobody was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One order with its result and, where it is known, the reason in a sentence."""

    order: str
    result: Result
    why: str

    @property
    def fine(self) -> bool:
        """Whether the order did what it said."""
        return self.result is Result.SUCCEEDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One turn for one viewer. Powers are keyed by name as the board writes it.

    ``retreats`` are units that must retreat, ``due`` what the next deadline asks, ``news`` what is
    told of the game as a whole, such as purses and ranks, and ``told`` every other fact, each as a
    sentence.
    """

    title: str
    viewer: str
    phase: str
    heading: str
    next: str
    orders: Mapping[str, tuple[Line, ...]]
    units: Mapping[str, tuple[str, ...]]
    retreats: Mapping[str, tuple[str, ...]]
    centres: Mapping[str, tuple[str, ...]]
    due: tuple[Message, ...]
    news: tuple[Message, ...]
    told: tuple[Message, ...]
    ending: str


def account(seen: Observation, board: Board, title: str = "") -> Account:
    """The account of an observation."""
    name = names_of(board).word
    units: dict[str, list[str]] = defaultdict(list)
    retreats: dict[str, list[str]] = defaultdict(list)
    centres: dict[str, list[str]] = defaultdict(list)
    for fact in seen.facts:
        match fact:
            case UnitAt(place, power, kind):
                units[_name(name, power)].append(_unit(kind, place))
            case DislodgedAt(place, power, kind):
                retreats[_name(name, power)].append(_unit(kind, place))
            case CentreOf(place, power):
                centres[_name(name, power)].append(place)
            case _:
                pass
    to_gm = seen.viewer == GM
    due = [fact for fact in seen.facts if isinstance(fact, _DUE)]
    news = sorted((fact for fact in seen.facts if isinstance(fact, _NEWS)), key=_rank)
    return Account(
        title=title,
        viewer=seen.viewer,
        phase=str(seen.phase),
        heading=str(seen.phase.title),
        next="" if seen.ending else str(seen.due.title),
        orders=_orders(seen, board),
        units=_sorted(units),
        retreats=_sorted(retreats),
        centres=_sorted(centres),
        due=messages(due, board, to_gm=to_gm),
        news=messages(news, board, to_gm=to_gm),
        told=messages(_told(seen, board), board, to_gm=to_gm),
        ending=_ending(seen, board),
    )


def _told(seen: Observation, board: Board) -> list[Fact]:
    """The facts that make sentences, in the sequence in which they are best read.

    Where the whole board is seen, empty provinces and who drove whom out go without saying.
    """
    looked = {fact.province for fact in seen.facts if isinstance(fact, UnitAt | EmptyAt)}
    plain = (EmptyAt, AttackerAt) if looked >= set(board.armies) | board.seas else ()
    apart = (*_APART, *_NEWS, *plain)
    return sorted((fact for fact in seen.facts if not isinstance(bare(fact), apart)), key=_rank)


def _rank(fact: Fact) -> tuple[int, str]:
    kind = type(bare(fact))
    if kind in _SEQUENCE:
        return _SEQUENCE.index(kind), str(fact)
    return len(_SEQUENCE) + (kind is EmptyAt), str(fact)


def _unit(kind: str, place: str) -> str:
    return place if kind == "?" else f"{kind} {place}"


def _name(name: Callable[[str], str], power: str) -> str:
    return {"NONE": "Nobody", "?": "Unknown"}.get(power) or name(power)


def _orders(seen: Observation, board: Board) -> dict[str, tuple[Line, ...]]:
    lines: dict[str, list[Line]] = defaultdict(list)
    for one in sorted(seen.orders, key=lambda one: (one.power, write(one.order)[2:])):
        line = Line(order=write(one.order), result=one.result, why=str(explain(one, board)))
        lines[names_of(board).word(one.power)].append(line)
    return {power: tuple(found) for power, found in lines.items()}


def _ending(seen: Observation, board: Board) -> str:
    if seen.ending is None:
        return ""
    winners = [names_of(board).word(winner) for winner in seen.ending.winners]
    who = " and ".join(filter(None, [", ".join(winners[:-1]), *winners[-1:]])) or "Nobody"
    return f"The game is over ({seen.ending.reason}): {who}."


def _sorted(lists: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {power: tuple(sorted(found)) for power, found in sorted(lists.items())}
