"""An account of one turn as its viewer may know it: every style of report is written from it."""

from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from operator import attrgetter
from typing import Final, NamedTuple, TypeVar

from engine.adjudication.outcome import Result
from engine.board.graph import Board, Location, PowerId
from engine.facts import NOBODY, CentreOf, DislodgedAt, Fact, UnitAt
from engine.language.message import Listed, Message, Value
from engine.language.speaker import ENGLISH, Speaker, capital
from engine.language.texts import pattern
from engine.orders.notation import write
from engine.orders.wording import for_reading, power_name
from engine.phases import Phase
from engine.report.due import NOTHING_OWED, Owed
from engine.report.explain import citation, cited, over, sentence
from engine.report.masthead import Masthead, masthead, scene
from engine.report.news import by_kind, news, played_by
from engine.visibility.memory import all_seen, remembered
from engine.visibility.observe import Observation, SeenOrder
from engine.visibility.sight import GM

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One order with its result and, if known, the reason in a sentence.

    An order that its owner hears nothing of has no result. The ``note`` is the part of the reason
    shown beside the order; a plain success has none. A ``word`` replaces the result's own where
    that would mislead. ``kind`` is the piece that it is for, and ``power`` who gave it.
    """

    order: str
    result: Result | None
    why: str
    note: str = ""
    word: str = ""
    kind: str = ""
    power: str = ""

    @property
    def fine(self) -> bool:
        """Whether the order did what it said, and there is nothing to add."""
        return self.result in (Result.SUCCEEDS, None) and not self.word


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """What a report tells besides its observation: ``called`` are deadlines in words.

    It says who has taken centres since an ``earlier`` observation; ``memory`` is what its reader
    knew of the turns before, newest first; and ``asked`` is what may be ordered next.
    """

    called: Callable[[Phase], Message] = attrgetter("title")
    earlier: Observation | None = None
    memory: Iterable[Observation] = ()
    asked: Owed = NOTHING_OWED


class Row(NamedTuple):
    """One power in a table: its name, what it has, and the name with a colon."""

    power: str
    items: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One turn for one viewer, in the words of ``speaker``, who also says the headings.

    Powers are keyed by name. The ``headline`` is the most important part of what ``happened`` for
    the reader, ``eyes`` have a sentence for each piece that saw something, ``told`` is what else is
    known. ``remembered`` are units seen earlier where nothing is seen now, and when. ``retreats``
    are units that must retreat. ``due`` is what the next deadline asks, and ``sheet`` an answer to
    fill in. ``news`` concerns the game as a whole, such as purses and ranks; ``silences`` say where
    nobody was found. ``lookers`` are the kinds and owners of the ``eyes``, ``own`` the powers whose
    orders are the reader's own, and ``scene`` the places that the headline names.
    """

    title: str
    viewer: str
    phase: str
    heading: str
    next: str
    headline: str
    happened: tuple[str, ...]
    orders: Mapping[str, tuple[Line, ...]]
    eyes: tuple[str, ...]
    told: tuple[str, ...]
    news: tuple[str, ...]
    units: Mapping[str, tuple[str, ...]]
    remembered: Mapping[str, tuple[str, ...]]
    retreats: Mapping[str, tuple[str, ...]]
    centres: Mapping[str, tuple[str, ...]]
    due: tuple[str, ...]
    silences: tuple[str, ...]
    ending: str
    sheet: tuple[str, ...] = ()
    seen_by: str = ""
    partly: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    lookers: tuple[tuple[str, str], ...] = ()
    scene: tuple[Location, ...] = ()
    masthead: Masthead
    speaker: Speaker = field(default=ENGLISH, repr=False, compare=False)

    @property
    def whole_heading(self) -> str:
        """The turn with the game's title before it, if it has one."""
        return f"{self.before(self.title)} {self.heading}" if self.title else self.heading

    @property
    def reasoned(self) -> bool:
        """Whether plain text gives reasons too: for the game master, who answers for them."""
        return self.viewer == GM

    @property
    def due_heading(self) -> str:
        """The heading above all that is due: the game master is told everybody's."""
        return self.say("due_gm" if self.viewer == GM else "due")

    @property
    def closing(self) -> tuple[str, ...]:
        """How the game ended, or what comes next."""
        return tuple(filter(None, (self.ending, self.next and self.say("next", phase=self.next))))

    def told_before(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The sentences before the tables, with their headings, if there are any."""
        lists = {"happened": self.happened, "eyes": self.eyes, "intelligence": self.told}
        yield from ((self.say(key), found) for key, found in lists.items() if found)

    def before(self, label: str) -> str:
        """A label with the language's colon after it."""
        return self.say("label", label=label)

    def say(self, key: str, **values: Value) -> str:
        """One of the words around what is told."""
        return _worded(self.speaker, f"report.{key}", **values)

    def result(self, line: Line) -> str:
        """The result of an order, in a word or two."""
        word = f"fact.result_{line.result.value}" if line.result else ""
        return line.word or (_worded(self.speaker, word) if word else "")

    def tables(self, units: str = "") -> Iterator[tuple[str, list[Row]]]:
        """The non-empty lists by power, with their headings; ``units`` may be replaced."""
        centres = {self._counted(power): held for power, held in self.centres.items()}
        lists = {"units": self.units, "remembered": self.remembered}
        lists |= {"retreats": self.retreats, "centres": centres}
        for key, found in lists.items():
            if found:
                heading = (units if key == "units" else "") or self.say(key)
                yield heading, [Row(p, ", ".join(own), self.before(p)) for p, own in found.items()]

    def _counted(self, power: str) -> str:
        """A power with the number of its centres; it may have more if some are hidden."""
        key = "counted_in_sight" if power in self.partly else "counted"
        return self.say(key, power=power, count=len(self.centres[power]))


@lru_cache(maxsize=1024)
def _worded(speaker: Speaker, key: str, **values: Value) -> str:
    return speaker.say(Message(key, **values))


def account(
    seen: Observation,
    board: Board,
    title: str = "",
    speaker: Speaker = ENGLISH,
    *,
    around: Around | None = None,
) -> Account:
    """The account of an observation in the words of a speaker, with what is known around it."""
    around = around or Around()
    known, name = by_kind(seen.facts), partial(_name, board, speaker)
    said = news(seen, known, board, around.earlier)
    happened, own = _said(speaker, said.happened), played_by(seen.viewer, known)
    return Account(
        title=title,
        viewer=seen.viewer,
        phase=str(seen.phase),
        heading=capital(speaker.say(around.called(seen.phase))),
        next="" if seen.ending else speaker.say(around.called(seen.due)),
        headline="".join(happened[:1]),
        happened=happened[1:],
        orders=_orders(seen, own, board, speaker),
        eyes=_said(speaker, said.eyes),
        told=_said(speaker, said.further),
        news=_said(speaker, said.game),
        units=_by_power(known.get(UnitAt, ()), name, board),
        remembered=_remembered(seen, board, around, speaker, name),
        retreats=_by_power(known.get(DislodgedAt, ()), name, board),
        centres=_by_power(known.get(CentreOf, ()), name, board),
        due=_said(speaker, (*said.due, *around.asked.rows)),
        silences=_said(speaker, said.silences),
        sheet=around.asked.sheet,
        ending=speaker.say(over(seen.ending, board)) if seen.ending else "",
        seen_by="" if seen.viewer == GM else _seen_by(seen.viewer, board, speaker),
        partly=_partly(seen.viewer, known.get(CentreOf, ()), board, name),
        own=tuple(name(PowerId(power)) for power in sorted(own)),
        lookers=said.lookers,
        scene=tuple(scene(said.happened[:1])),
        masthead=masthead(seen.viewer, own, known, board, speaker),
        speaker=speaker,
    )


def through(*told: Account) -> Account:
    """Accounts of deadlines one after another, of which only the first told orders, as one."""

    def every(part: Callable[[Account], Iterable[T]]) -> tuple[T, ...]:
        return tuple(dict.fromkeys(text for one in told for text in part(one)))

    happened = every(lambda one: filter(None, (one.headline, *one.happened)))
    saw = every(lambda one: zip(one.eyes, one.lookers, strict=True))
    return replace(
        told[-1],
        heading="; ".join(one.heading for one in told),
        headline="".join(happened[:1]),
        happened=happened[1:],
        orders=told[0].orders,
        eyes=tuple(eye for eye, _ in saw),
        told=every(attrgetter("told")),
        lookers=tuple(looker for _, looker in saw),
        scene=next((one.scene for one in told if one.headline), ()),
    )


def _by_power(
    facts: Iterable[Fact], name: Callable[[PowerId], str], board: Board
) -> dict[str, tuple[str, ...]]:
    """The pieces standing or dislodged somewhere, or the centres, by power."""
    found: dict[str, list[str]] = defaultdict(list)
    for fact in facts:
        if isinstance(fact, UnitAt | DislodgedAt | CentreOf):
            found[name(fact.power)].append(_unit(board, getattr(fact, "kind", "?"), fact.place))
    return _sorted(found)


def _remembered(
    seen: Observation, board: Board, around: Around, speaker: Speaker, name: Callable[[str], str]
) -> Mapping[str, tuple[str, ...]]:
    """Units last seen where nothing is seen now, each with its season, by power."""
    found: dict[str, list[str]] = defaultdict(list)
    for one, _, fact in () if all_seen(seen, board) else remembered(seen, around.memory):
        unit = _unit(board, fact.kind, fact.place)
        found[name(fact.power)].append(f"{unit} ({speaker.say(one.phase.time)})")
    return _sorted(found)


def _partly(
    viewer: str, centres: Sequence[Fact], board: Board, name: Callable[[PowerId], str]
) -> tuple[str, ...]:
    """The powers that may own more centres than are known: others, unless all centres are known."""
    if {fact.province for fact in centres} >= set(board.centres):
        return ()
    mine = viewer.split("+")
    return tuple(name(power) for power in (*board.powers, NOBODY) if power not in mine)


def _said(speaker: Speaker, messages: Iterable[Message]) -> tuple[str, ...]:
    return tuple(map(speaker.say, messages))


def _unit(board: Board, kind: str, place: str) -> str:
    return for_reading(board, place if kind == "?" else f"{kind} {place}")


@lru_cache(maxsize=1024)
def _name(board: Board, speaker: Speaker, power: str) -> str:
    nobody = {"NONE": Message("report.nobody"), "?": Message("report.unknown")}
    return speaker.say(nobody.get(power) or power_name(board, PowerId(power)))


def _orders(
    seen: Observation, own: Container[str], board: Board, speaker: Speaker
) -> dict[str, tuple[Line, ...]]:
    """The known orders, one's own first, including those of one's own that nothing is heard of."""
    lines: dict[PowerId, list[Line]] = defaultdict(list)
    for one in sorted(seen.orders, key=lambda o: (o.power not in own, o.power, write(o.order)[2:])):
        lines[one.power].append(_line(one, board, speaker))
    for power, text in seen.received:
        echo = speaker.say(Message("report.received", order=for_reading(board, text)))
        lines[power].append(Line(order=echo, result=None, why="", power=power))
    return {
        _name(board, speaker, power): tuple(sorted(found, key=lambda line: line.order[2:]))
        for power, found in lines.items()
    }


_JOINTS: Final = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}:"
"""What stands between an order and what is said of it."""


@lru_cache(maxsize=4096)
def _line(one: SeenOrder, board: Board, speaker: Speaker) -> Line:
    """An order with its reason and rule; the note omits the order that it stands beside."""
    # Cached, since most orders of a turn are told to every viewer.
    written, said = write(one.order), sentence(one, board)
    order = for_reading(board, written)
    why = speaker.say(cited(said, citation(one)))
    if why.startswith(written):
        why = order + why.removeprefix(written)
    word = speaker.say(said, "word") if pattern("en", f"{said.id}.word") else ""
    fine = one.result is Result.SUCCEEDS and not word and not getattr(one.reason, "deeds", ())
    plain = fine or said.id == f"reason.result_{one.result}"
    shown: Value = Message("report.unordered", order=order) if one.unordered else order
    if one.acted_on is not None:
        shown = Message(
            "report.branch", order=order, branch=for_reading(board, write(one.acted_on))
        )
    return Line(
        order=speaker.say(shown),
        result=one.result,
        why=why,
        note="" if plain else capital(why.removeprefix(order).lstrip(_JOINTS)),
        word=word,
        kind=getattr(one.order, "kind", ""),
        power=one.power,
    )


def _seen_by(viewer: str, board: Board, speaker: Speaker) -> str:
    names = tuple(power_name(board, PowerId(one)) for one in viewer.split("+"))
    return speaker.say(Message("report.seen_by", viewers=Listed(names)))


def _sorted(lists: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {power: tuple(sorted(found)) for power, found in sorted(lists.items())}
