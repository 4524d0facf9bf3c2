"""An account of one turn as its viewer may know it: what every style of report is written from."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.adjudication.outcome import Result
from engine.board.graph import Board
from engine.orders.notation import write
from engine.report.explain import explain
from engine.report.names import names_of
from engine.visibility.observe import Observation

_PUBLIC = frozenset(
    {"unit", "dislodged", "attacker", "empty", "centre", "order", "due", "won", "eliminated"}
)

_ASKED = {
    "builds": "may build {}",
    "removals": "must remove {}",
    "spies": "may place {}",
    "agents": "may raise {}",
    "eus": "may deploy {}",
    "ceus": "may deploy {}",
}


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

    ``retreats`` are units that must retreat, ``due`` what the next deadline asks, ``told`` every
    other fact, as its line.
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
    due: tuple[str, ...]
    told: tuple[str, ...]
    ending: str


def account(seen: Observation, board: Board, title: str = "") -> Account:
    """The account of an observation."""
    name = names_of(board).word
    units: dict[str, list[str]] = defaultdict(list)
    retreats: dict[str, list[str]] = defaultdict(list)
    centres: dict[str, list[str]] = defaultdict(list)
    open_: dict[str, list[str]] = defaultdict(list)
    due: list[str] = []
    told: list[str] = []
    for fact in seen.facts:
        match fact.split(" "):
            case ["unit", place, power, kind]:
                units[_name(name, power)].append(f"{kind} {place}")
            case ["dislodged", place, power, kind]:
                retreats[_name(name, power)].append(f"{kind} {place}")
            case ["centre", place, power]:
                centres[_name(name, power)].append(place)
            case ["due", power, *what]:
                due.append(_due(name(power), what))
            case ["open", place, to]:
                open_[place].append(to)
            case ["eliminated", power]:
                told.append(f"{name(power)} is out of the game.")
            case [kind, *_] if kind not in _PUBLIC:
                told.append(fact)
            case _:
                pass
    return Account(
        title=title,
        viewer=seen.viewer,
        phase=str(seen.phase),
        heading=seen.phase.title,
        next="" if seen.ending else seen.due.title,
        orders=_orders(seen, board),
        units=_sorted(units),
        retreats=_sorted(retreats),
        centres=_sorted(centres),
        due=(*due, *_places(open_)),
        told=tuple(told),
        ending=_ending(seen, board),
    )


def _name(name: Callable[[str], str], power: str) -> str:
    return {"NONE": "Nobody", "?": "Unknown"}.get(power) or name(power)


def _orders(seen: Observation, board: Board) -> dict[str, tuple[Line, ...]]:
    lines: dict[str, list[Line]] = defaultdict(list)
    for one in sorted(seen.orders, key=lambda one: (one.power, write(one.order)[2:])):
        line = Line(order=write(one.order), result=one.result, why=explain(one, board))
        lines[names_of(board).word(one.power)].append(line)
    return {power: tuple(found) for power, found in lines.items()}


def _due(power: str, what: list[str]) -> str:
    match what:
        case ["retreat", place]:
            return f"{power}: the unit in {place} must retreat or disband."
        case ["prisoners", whose, place, number]:
            return f"{power} holds {number} of {whose}'s agents, taken in {place}."
        case [asked, number] if asked in _ASKED:
            return f"{power} {_ASKED[asked].format(_counted(asked, number))}."
        case _:
            return f"{power}: {' '.join(what)}"


def _counted(asked: str, number: str) -> str:
    words = {"eus": "EUs", "ceus": "CEUs"}.get(asked, asked)
    if asked in ("builds", "removals"):
        words = "units"
    return f"one {words.removesuffix('s')}" if number == "1" else f"{number} {words}"


def _places(open_: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for place, near in open_.items():
        yield f"The unit in {place} may retreat to {', '.join(near)}."


def _ending(seen: Observation, board: Board) -> str:
    if seen.ending is None:
        return ""
    winners = [names_of(board).word(winner) for winner in seen.ending.winners]
    who = " and ".join(filter(None, [", ".join(winners[:-1]), *winners[-1:]])) or "Nobody"
    return f"The game is over ({seen.ending.reason}): {who}."


def _sorted(lists: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {power: tuple(sorted(found)) for power, found in sorted(lists.items())}
