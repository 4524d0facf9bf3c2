"""The orders of agents, of Security and about prisoners, and how they are written and read."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from engine.board.graph import Board, PowerId, ProvinceId
from engine.language.message import Message
from engine.orders.covert import AGENT
from engine.orders.covert_grammar import COVERT_CONVOY, power, route
from engine.orders.covert_ground import journey_fault
from engine.orders.grammar import ARROWS, HOLDS
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.words import AND, Piece, Words
from engine.units import ARMY, FLEET


class Task(StrEnum):
    """What agents that stay where they are do."""

    IDLE = "H"
    SPY = "SPY"
    KILL = "KILL"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentOrder(PieceOrder, verb="agent"):
    """``AGENT LON(3) - WAL``, ``AGENT BOH(6) SPY``, ``AGENT BOH(4) KILL EXCEPT RUSSIA``.

    ``count`` of the province's agents do it. ``only`` or ``spared`` restrict a killing by
    nationality (INF-6j).
    """

    count: int = 1
    to: ProvinceId | None = None
    via: bool = False
    route: tuple[ProvinceId, ...] = ()
    task: Task = Task.IDLE
    only: tuple[PowerId, ...] = ()
    spared: tuple[PowerId, ...] = ()

    @property
    def deed(self) -> Intent | None:
        """Its task, unless that is to idle."""
        return {Task.SPY: Intent.WATCHES, Task.KILL: Intent.STRIKES}.get(self.task)

    def __str__(self) -> str:
        words = [f"AGENT {self.at}({self.count})"]
        words += ["-", self.to] if self.to else [self.task.value]
        words += ["VIA"] if self.via else []
        words += [", ".join(self.route)] if self.route else []
        words += [", ".join(self.only)] if self.only else []
        words += ["EXCEPT", ", ".join(self.spared)] if self.spared else []
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class AgentsDisband(Order, verb="disband"):
    """``AGENTS DISBAND``: a power with nothing else leaves the game (INF-8b)."""

    def __str__(self) -> str:
        return "AGENTS DISBAND"


@dataclass(frozen=True, slots=True)
class AgentsReturn(Order, verb="return"):
    """``AGENTS RETURN BUL, SER``: where one's deported agents should reappear (INF-Q29)."""

    places: tuple[ProvinceId, ...]

    def __str__(self) -> str:
        return f"AGENTS RETURN {', '.join(self.places)}"


@dataclass(frozen=True, slots=True)
class Security(PieceOrder, verb="security", does=Intent.COVERS):
    """``A BOH SECURITY EXCEPT FRANCE``: besides its own order, a unit looks for agents."""

    spared: tuple[PowerId, ...] = ()

    def __str__(self) -> str:
        rest = f" EXCEPT {', '.join(self.spared)}" if self.spared else ""
        return f"{self.kind} {self.at} SECURITY{rest}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Disposal(Order, verb="disposal"):
    """``DEPORT TURKEY``, ``EXECUTE RUSSIA BOH``: the sentence for prisoners (INF-7f).

    ``place`` is where they were taken, None for all of that power; ``to`` is where the captor sends
    them, if the captor chooses (INF-Q29).
    """

    power: PowerId
    deport: bool
    place: ProvinceId | None = None
    to: ProvinceId | None = None

    def __str__(self) -> str:
        words = ["DEPORT" if self.deport else "EXECUTE", self.power]
        words += [self.place] if self.place else []
        words += ["TO", self.to] if self.to else []
        return " ".join(words)


EXCEPT = frozenset({"EXCEPT", "EXCEPT FOR", "BUT NOT", "EXCEPTING", "SAVE"})
_KILLS = ("KILL", "KILLS", "ASSASSINATE", "ASSASSINATES", "ASSASSINATION")
KILLS = frozenset((*_KILLS, *(f"- {word}" for word in _KILLS)))
SPIES = frozenset({"SPY", "SPIES", "- SPY"})
SECURES = frozenset({"SECURITY", "SECURES", "INVOKES SECURITY"})


def _agents(
    piece: Piece | None,
    task: Task,
    only: tuple[PowerId, ...] = (),
    spared: tuple[PowerId, ...] = (),
) -> Iterator[Order]:
    if piece is not None:
        at = Board.whole(piece.place.provinces()[0])
        yield AgentOrder(AGENT, at, count=piece.count or 1, task=task, only=only, spared=spared)


def _kills(words: Words, piece: Piece | None) -> Iterator[Order]:
    only: tuple[PowerId, ...] = ()
    if not words.done and words.next not in {"EXCEPT", "BUT", "EXCEPTING", "SAVE", ",", ";", "("}:
        only = _powers(words)
    yield from _agents(piece, Task.KILL, only, _spared(words))


def _moves(words: Words, piece: Piece | None) -> Iterator[Order]:
    to = words.place()
    via, seas = route(words)
    for at in piece.place.provinces() if piece else ():
        for target in to.provinces():
            yield AgentOrder(
                AGENT,
                Board.whole(at),
                count=(piece.count if piece else 0) or 1,
                to=target,
                via=via,
                route=seas,
            )


def _spared(words: Words) -> tuple[PowerId, ...]:
    """The powers after EXCEPT, in parentheses or not; empty if nobody is spared."""
    opened = words.mark("(")
    words.mark(",", ";")
    spared = _powers(words) if words.take(EXCEPT) else ()
    if opened:
        words.mark(")")
    return spared


def _powers(words: Words) -> tuple[PowerId, ...]:
    found = [power(words)]
    while words.mark(*AND) or words.next in words.lexicon.powers:
        found.append(power(words))
    return tuple(found)


def _agents_return(words: Words, _piece: Piece | None) -> Iterator[Order]:
    places = [words.place().provinces()[0]]
    while words.mark(*AND, "OR"):
        places.append(words.place().provinces()[0])
    yield AgentsReturn(tuple(places))


def _security(words: Words, piece: Piece | None) -> Iterator[Order]:
    spared = _spared(words)
    for kind, at in piece.readings() if piece else ():
        yield Security(kind, at, spared)


def _disposal(words: Words, _piece: Piece | None, *, deport: bool) -> Iterator[Order]:
    whose = power(words)
    words.mark("AGENT", "AGENTS", "PRISONERS")
    place = None
    if not words.done and words.next != "TO":
        place = words.place().provinces()[0]
    to = words.place().provinces()[0] if words.mark("TO") else None
    yield Disposal(power=whose, deport=deport, place=place, to=to)


def _fault(board: Board, order: AgentOrder) -> Message | None:
    """Why no agent could get there, by the map alone (INF-4a)."""
    here = Board.province_of(order.at)
    if order.to is None or {here, order.to} <= board.seas or order.to not in board.neighbours:
        return None
    return journey_fault(board, order.kind, (here, order.to), order.route)


_of_agents = partial(OrderKind, made=AgentOrder, pieces=frozenset({AGENT}), fault=_fault)

ORDERS = (
    _of_agents(
        intent=Intent.WATCHES,
        read=lambda _words, piece: _agents(piece, Task.IDLE),
        verbs=HOLDS,
        name=Message("verb.spy"),
    ),
    _of_agents(
        intent=Intent.WATCHES,
        read=lambda _words, piece: _agents(piece, Task.SPY),
        verbs=SPIES,
        name=Message("verb.spy"),
    ),
    _of_agents(intent=Intent.STRIKES, read=_kills, verbs=KILLS, name=Message("verb.kill")),
    _of_agents(intent=Intent.MOVES, read=_moves, verbs=ARROWS),
    OrderKind(
        made=AgentsDisband,
        often=0.1,
        intent=Intent.REMOVES,
        read=lambda _words, _piece: (AgentsDisband(),),
        openers=frozenset({"AGENTS DISBAND", "DISBAND AGENTS"}),
    ),
    OrderKind(
        made=AgentsReturn,
        slot="return",
        often=0.1,
        intent=Intent.MOVES,
        read=_agents_return,
        openers=frozenset({"AGENTS RETURN", "AGENTS RETURN TO"}),
    ),
    OrderKind(
        made=Security,
        often=0.5,
        intent=Intent.COVERS,
        read=_security,
        verbs=SECURES,
        pieces=frozenset({ARMY, FLEET}),
    ),
    OrderKind(
        made=Disposal,
        often=0.7,
        intent=Intent.REMOVES,
        read=partial(_disposal, deport=True),
        openers=frozenset({"DEPORT", "DEPORTS"}),
    ),
    OrderKind(
        made=Disposal,
        often=0.7,
        intent=Intent.REMOVES,
        read=partial(_disposal, deport=False),
        openers=frozenset({"EXECUTE", "EXECUTES"}),
    ),
    COVERT_CONVOY,
)
"""What agents, guards and jailers are told in Infiltration."""
