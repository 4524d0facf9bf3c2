"""An account of one turn as its viewer may know it: what every style of report is written from."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from engine.adjudication.outcome import Result
from engine.board.graph import Board, PowerId
from engine.facts import NOBODY, CentreOf, DislodgedAt, Home, UnitAt
from engine.language.message import Listed, Message, Value
from engine.language.speaker import ENGLISH, Speaker, capital
from engine.language.texts import pattern
from engine.orders.notation import write
from engine.orders.wording import power_name
from engine.report.due import NOTHING_OWED, Owed
from engine.report.explain import citation, cited, over, sentence
from engine.report.news import news
from engine.visibility.observe import Observation
from engine.visibility.sight import GM


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One order with its result and, where it is known, the reason in a sentence.

    The ``note`` is as much of it as stands beside the order: nothing of a plain success. A ``word``
    takes the place of the result's own, where that would mislead.
    """

    order: str
    result: Result
    why: str
    note: str = ""
    word: str = ""

    @property
    def fine(self) -> bool:
        """Whether the order did what it said, and nothing is to be added."""
        return self.result is Result.SUCCEEDS and not self.word


class Row(NamedTuple):
    """One power in a table: its name, what it has, and the name with a colon."""

    power: str
    items: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One turn for one viewer, in the words of ``speaker``, who also says the headings around it.

    Powers are keyed by name. The ``headline`` is what weighs most of what ``happened`` to the
    reader, ``eyes`` have a sentence for each piece that saw something, ``told`` is what else is
    known. ``retreats`` are units that must retreat. ``due`` is what the next deadline asks, and
    ``sheet`` an answer to fill in. ``news`` is told of the game as a whole, such as purses and
    ranks; ``silences`` say where was looked and nobody found.
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
    retreats: Mapping[str, tuple[str, ...]]
    centres: Mapping[str, tuple[str, ...]]
    due: tuple[str, ...]
    silences: tuple[str, ...]
    ending: str
    sheet: tuple[str, ...] = ()
    seen_by: str = ""
    partly: tuple[str, ...] = ()
    speaker: Speaker = field(default=ENGLISH, repr=False, compare=False)

    @property
    def whole_heading(self) -> str:
        """The turn with the game's title before it, if it has one."""
        return f"{self.before(self.title)} {self.heading}" if self.title else self.heading

    @property
    def reasoned(self) -> bool:
        """Whether plain text, too, has the reasons: the game master's, who answers for them."""
        return self.viewer == GM

    @property
    def closing(self) -> tuple[str, ...]:
        """How the game ended, or what comes next."""
        return tuple(filter(None, (self.ending, self.next and self.say("next", phase=self.next))))

    def told_before(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The sentences that stand before the tables, with their headings, where there are any."""
        happened = "happened_gm" if self.viewer == GM else "happened"
        lists = {happened: self.happened, "eyes": self.eyes, "intelligence": self.told}
        yield from ((self.say(key), found) for key, found in lists.items() if found)

    def before(self, label: str) -> str:
        """A label with the colon that the language puts behind it."""
        return _labelled(self.speaker, label)

    def say(self, key: str, **values: Value) -> str:
        """One of the words around what is told."""
        return self.speaker.say(Message(f"report.{key}", **values))

    def result(self, line: Line) -> str:
        """What became of an order, in a word or two."""
        return line.word or self.speaker.say(Message(f"fact.result_{line.result.value}"))

    def tables(self, units: str = "") -> Iterator[tuple[str, list[Row]]]:
        """The lists by power that hold anything, with their headings; ``units`` may be another."""
        centres = {self._counted(power): held for power, held in self.centres.items()}
        lists = {"units": self.units, "retreats": self.retreats, "centres": centres}
        for key, found in lists.items():
            if found:
                heading = (units if key == "units" else "") or self.say(key)
                yield heading, [Row(p, ", ".join(own), self.before(p)) for p, own in found.items()]

    def _counted(self, power: str) -> str:
        """A power with the number of its centres; it may have more where some are hidden."""
        key = "counted_in_sight" if power in self.partly else "counted"
        return self.say(key, power=power, count=len(self.centres[power]))


@lru_cache(maxsize=1024)
def _labelled(speaker: Speaker, label: str) -> str:
    return speaker.say(Message("report.label", label=label))


def account(
    seen: Observation,
    board: Board,
    title: str = "",
    speaker: Speaker = ENGLISH,
    *,
    earlier: Observation | None = None,
    asked: Owed = NOTHING_OWED,
) -> Account:
    """The account of an observation in the words of a speaker.

    Of centres it tells who took them since an ``earlier`` observation; ``asked`` is what its reader
    may order next.
    """
    name = cache(partial(_name, board, speaker))
    units, retreats, centres = _tables(seen, name)
    said = news(seen, board, earlier)
    happened = _said(speaker, said.happened)
    return Account(
        title=title,
        viewer=seen.viewer,
        phase=str(seen.phase),
        heading=capital(speaker.say(seen.phase.title)),
        next="" if seen.ending else speaker.say(seen.due.title),
        headline="".join(happened[:1]),
        happened=happened[1:],
        orders=_orders(seen, board, speaker, name),
        eyes=_said(speaker, said.eyes),
        told=_said(speaker, said.further),
        news=_said(speaker, said.game),
        units=units,
        retreats=retreats,
        centres=centres,
        due=_said(speaker, (*said.due, *asked.rows)),
        silences=_said(speaker, said.silences),
        sheet=asked.sheet,
        ending=speaker.say(over(seen.ending, board)) if seen.ending else "",
        seen_by="" if seen.viewer == GM else _seen_by(seen.viewer, board, speaker),
        partly=tuple(_partly(seen, board, name)),
        speaker=speaker,
    )


def _tables(
    seen: Observation, name: Callable[[str], str]
) -> tuple[Mapping[str, tuple[str, ...]], ...]:
    """The units, the units in retreat and the centres that are known, by power."""
    units: dict[str, list[str]] = defaultdict(list)
    retreats: dict[str, list[str]] = defaultdict(list)
    centres: dict[str, list[str]] = defaultdict(list)
    for fact in seen.facts:
        match fact:
            case UnitAt(place, power, kind):
                units[name(power)].append(_unit(kind, place))
            case DislodgedAt(place, power, kind):
                retreats[name(power)].append(_unit(kind, place))
            case CentreOf(place, power):
                centres[name(power)].append(place)
            case _:
                pass
    return _sorted(units), _sorted(retreats), _sorted(centres)


def _partly(seen: Observation, board: Board, name: Callable[[PowerId], str]) -> Iterator[str]:
    """The powers that may own more centres than are known: others, if not all centres are."""
    known = {fact.place for fact in seen.facts if isinstance(fact, CentreOf)}
    if not known >= set(board.centres):
        mine = seen.viewer.split("+")
        yield from (name(power) for power in (*board.powers, NOBODY) if power not in mine)


def _said(speaker: Speaker, messages: Iterable[Message]) -> tuple[str, ...]:
    return tuple(map(speaker.say, messages))


def _unit(kind: str, place: str) -> str:
    return place if kind == "?" else f"{kind} {place}"


def _name(board: Board, speaker: Speaker, power: str) -> str:
    nobody = {"NONE": Message("report.nobody"), "?": Message("report.unknown")}
    return speaker.say(nobody.get(power) or power_name(board, PowerId(power)))


def _orders(
    seen: Observation, board: Board, speaker: Speaker, name: Callable[[str], str]
) -> dict[str, tuple[Line, ...]]:
    lines: dict[str, list[Line]] = defaultdict(list)
    own = {
        fact.power for fact in seen.facts if isinstance(fact, Home) and fact.player == seen.viewer
    }
    own.add(seen.viewer)
    for one in sorted(seen.orders, key=lambda o: (o.power not in own, o.power, write(o.order)[2:])):
        text = write(one.order)
        line = Line(order=text, result=one.result, why="")
        deeds = bool(getattr(one.reason, "deeds", ()))
        told = explained(line, sentence(one, board), citation(one), speaker, deeds=deeds)
        if one.reason is not None and one.reason.unordered:
            told = replace(told, order=speaker.say(Message("report.unordered", order=text)))
        lines[name(one.power)].append(told)
    return {power: tuple(found) for power, found in lines.items()}


_JOINTS: Final = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}:"
"""What stands between an order and what is said of it."""


def explained(
    line: Line, said: Message, rule: str, speaker: Speaker, *, deeds: bool = False
) -> Line:
    """A line with its reason and rule; the note leaves out the order that it stands beside."""
    why = speaker.say(cited(said, rule))
    word = speaker.say(said, "word") if pattern("en", f"{said.id}.word") else ""
    told = replace(line, why=why, word=word)
    note = capital(why.removeprefix(line.order).lstrip(_JOINTS))
    return told if told.fine and not deeds else replace(told, note=note)


def _seen_by(viewer: str, board: Board, speaker: Speaker) -> str:
    names = tuple(power_name(board, PowerId(one)) for one in viewer.split("+"))
    return speaker.say(Message("report.seen_by", viewers=Listed(names)))


def _sorted(lists: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {power: tuple(sorted(found)) for power, found in sorted(lists.items())}
