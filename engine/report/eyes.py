"""What a viewer's eyes saw in a turn: told by eye, by place or by power, new things first."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.board.graph import Board, Location, PowerId
from engine.covert.eyes import sighted
from engine.facts import UNKNOWN, Attacked, Eye, Fact, NoContact, Spotted, UnitAt, bare
from engine.language.message import Listed, Message, Piece, Value
from engine.language.speaker import Speaker, capital
from engine.orders.wording import place_name, power_name
from engine.report.facts import SILENT, message, messages, once, place_of
from engine.report.news import addressed, by_kind, looks, played_by
from engine.units import ARMY, Kind
from engine.visibility.memory import all_seen
from engine.visibility.observe import Observation
from engine.visibility.sight import GM


class Chip(NamedTuple):
    """One fact in a few words, with the kind and owner of its piece; ``fresh`` if it is new."""

    kind: str
    power: str
    text: str
    fresh: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """What one eye saw, or what was seen in one place or of one power.

    ``kind`` and ``power`` are those of the eye, or stand for the power; ``when`` says when it
    looked, or who did; ``note`` replaces the chips; ``scene`` are the places it is about.
    """

    title: str
    kind: str = ""
    power: str = ""
    when: str = ""
    chips: tuple[Chip, ...] = ()
    note: str = ""
    scene: tuple[Location, ...] = ()

    @property
    def rank(self) -> tuple[bool, bool]:
        """Its place in a list: new things first, and last where nobody was seen."""
        return not any(chip.fresh for chip in self.chips), not self.chips


class Watch(NamedTuple):
    """All entries, and how they compare with the last ones; ``none`` says why there are none."""

    entries: tuple[Entry, ...]
    compared: str = ""
    none: str = ""


def watch(
    seen: Observation,
    board: Board,
    speaker: Speaker,
    by: str = "eye",
    memory: Iterable[Observation] = (),
) -> Watch:
    """What a viewer's eyes saw by ``eye``, ``place`` or ``power``.

    ``memory`` is what it knew of the turns before, newest first; it is read as far as needed.
    """
    if seen.viewer == GM:
        return Watch((), none=speaker.say(Message("report.eyes_gm")))
    past = list(memory)
    before = next((one for one in past if _sights(one, board)), None)
    old = _sights(before, board) if before else {}
    told = _Told(seen, board, speaker, _sights(seen, board), old)
    entries = sorted(_WAYS[by](told, past), key=lambda entry: entry.rank)
    if not entries:
        why = "open" if all_seen(seen, board) else "none"
        return Watch((), none=speaker.say(Message(f"report.eyes_{why}")))
    return Watch(tuple(entries), compared=_compared(told, before) if before else "")


@dataclass(frozen=True, slots=True)
class _Told:
    """The source for telling a turn: an observation, its sights and earlier ones, and the words."""

    seen: Observation
    board: Board
    speaker: Speaker
    sights: "_Sights"
    old: "_Sights"

    def say(self, key: str, **values: Value) -> str:
        return self.speaker.say(Message(f"report.{key}", **values))

    def eye(self, kind: Kind, place: str) -> str:
        return self.say("eye", kind=Piece(kind), place=place_name(self.board, Location(place)))

    def chips(self, facts: Iterable[Fact], here: str = "") -> tuple[Chip, ...]:
        found = [self._chip(fact, here) for fact in once(facts)]
        return tuple(sorted(found, key=lambda chip: not chip.fresh))

    def _chip(self, fact: Fact, here: str) -> Chip:
        """A fact without its place, if that is in the heading."""
        said, place = message(fact, self.board, short=True), fact.province
        if not isinstance(fact, UnitAt | Spotted):
            text = self.speaker.say(message(fact, self.board), "seen")
        elif place is None or place == here:
            text = self.speaker.say(said)
        else:
            text = self.say("eye_where", fact=said, place=place_name(self.board, place))
        kind: str = getattr(fact, "kind", "") or str(getattr(fact, "text", "")).partition(" ")[0]
        return Chip(kind, getattr(fact, "power", UNKNOWN), capital(text), fact not in self.old)

    def scene(self, facts: Iterable[Fact], *places: str) -> tuple[Location, ...]:
        found = [place_of(fact, self.board) for fact in facts]
        return tuple(dict.fromkeys(Location(p) for p in (*places, *found) if p))


_Sights: TypeAlias = dict[Fact, list[Eye]]


def _sights(seen: Observation, board: Board) -> _Sights:
    """What was seen of others, with the eyes that saw it; without eyes, if units did.

    It does not include that nobody was seen, nor what everybody sees.
    """
    found: _Sights = {}
    for one in map(bare, seen.facts):
        if isinstance(one, Eye) and not isinstance(one.fact, SILENT):
            found.setdefault(one.fact, []).append(one)
    own, known = played_by(seen.viewer, by_kind(seen.facts)), all_seen(seen, board)
    for fact in map(bare, seen.facts):
        foreign = all(sighted(PowerId(power), fact) for power in own)
        if foreign and not isinstance(fact, SILENT) and (isinstance(fact, Spotted) or not known):
            found.setdefault(fact, [])
    return found


def _by_eye(told: _Told, past: Sequence[Observation]) -> Iterator[Entry]:
    facts = by_kind(told.seen.facts)
    for (whose, kind, place, when), saw in looks(facts.get(Eye, ())).items():
        found = [one.fact for one in map(bare, saw) if isinstance(one, Eye)]
        seen = [fact for fact in found if not isinstance(fact, SILENT)]
        yield Entry(
            title=told.eye(kind, place),
            kind=kind,
            power=whose or told.seen.viewer,
            when=told.say(f"eye_{when}", kinds=Piece(kind, None, 2)),
            chips=told.chips(seen, place),
            note="" if seen else told.say("eye_nobody"),
            scene=told.scene(seen, place),
        )
    for lost in facts.get(NoContact, ()):
        yield _silent(told, lost, past)
    yield from _units(told, facts.get(Attacked, ()))


def _silent(told: _Told, fact: Fact, past: Sequence[Observation]) -> Entry:
    """An eye that has not reported, with its last report."""
    lost = bare(fact)
    kind, place = getattr(lost, "kind", Kind("")), str(lost.province)
    last = ((one, _last(one, kind, place)) for one in past)
    when, saw = next(((one, saw) for one, saw in last if saw), (None, []))
    said = tuple(message(one, told.board) for one in saw if not isinstance(one, SILENT))
    words = Listed(said or (Message("fact.eye_nothing"),), "semicolon", "seen")
    time = when.phase.time if when else ""
    return Entry(
        title=told.eye(kind, place),
        kind=kind,
        power=getattr(fact, "power", told.seen.viewer),
        when=told.say("eye_silent"),
        note=told.say("eye_last", time=time, facts=words) if when else "",
        scene=told.scene((), place),
    )


def _last(seen: Observation, kind: Kind, place: str) -> list[Fact]:
    """What an eye of a kind in a place saw in an earlier turn."""
    eyes = (one for one in map(bare, seen.facts) if isinstance(one, Eye))
    return [one.fact for one in eyes if (one.kind, one.place) == (kind, place)]


def _units(told: _Told, attacked: Sequence[Fact]) -> Iterator[Entry]:
    """What was seen without an eye."""
    saw = [fact for fact, eyes in told.sights.items() if not eyes]
    you = addressed(told.seen.viewer, by_kind(told.seen.facts))
    said = map(told.speaker.say, messages(attacked, told.board, reader=you))
    if saw or attacked:
        yield Entry(
            title=told.say("eye_own"),
            kind=ARMY,
            power=told.seen.viewer,
            chips=told.chips(saw),
            note=" ".join(said),
        )


def _by_place(told: _Told, _past: object) -> Iterator[Entry]:
    for place, saw in _grouped(told, lambda fact: place_of(fact, told.board) or "").items():
        named = told.speaker.say(place_name(told.board, Location(place)))
        yield Entry(
            title=capital(named),
            when=_who(told, saw),
            chips=told.chips(saw, place),
            scene=told.scene((), place),
        )


def _by_power(told: _Told, _past: object) -> Iterator[Entry]:
    for power, saw in _grouped(told, lambda fact: getattr(fact, "power", UNKNOWN)).items():
        name = power_name(told.board, PowerId(power))
        said = told.say("unknown") if power == UNKNOWN else told.speaker.say(name)
        yield Entry(
            title=said, kind=ARMY, power=power, chips=told.chips(saw), scene=told.scene(saw)
        )


_WAYS: Final = {"eye": _by_eye, "place": _by_place, "power": _by_power}


def _grouped(told: _Told, key: Callable[[Fact], str]) -> dict[str, _Sights]:
    """What was seen, in groups."""
    found: dict[str, _Sights] = {}
    for fact, eyes in told.sights.items():
        found.setdefault(key(fact), {})[fact] = eyes
    return found


def _who(told: _Told, saw: _Sights) -> str:
    """Who saw something, and when; those who looked at the same time together."""
    found: dict[str, list[str]] = {}
    for eye in (eye for eyes in saw.values() for eye in eyes):
        when = told.say(f"eye_{eye.when}", kinds=Piece(eye.kind, None, 2))
        found.setdefault(when, []).append(told.eye(eye.kind, eye.place))
    said = [Listed((*dict.fromkeys(eyes), when), "comma") for when, eyes in found.items()]
    units = [] if all(saw.values()) else [told.say("eye_own")]
    return told.speaker.say(Listed((*said, *units), "semicolon"))


def _compared(told: _Told, before: Observation) -> str:
    """How much is new, gone and unchanged since the last turn in which anything was seen."""
    now, then = told.sights.keys(), told.old.keys()
    new, gone, same = len(now - then), len(then - now), len(now & then)
    return told.say("eyes_compared", time=before.phase.time, new=new, gone=gone, same=same)
