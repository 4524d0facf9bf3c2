"""What every fact has: one value per kind, its line of text, its audience, its place on the map."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar, Final, NamedTuple, TypeVar, dataclass_transform

from engine.board.graph import PowerId, ProvinceId
from engine.errors import UserError
from engine.language.message import Message
from engine.units import Kind

UNKNOWN: Final = PowerId("?")
"""Stands for a power that the viewer was not told."""

UNTOLD: Final = Kind("?")
"""Stands for a kind of unit that the viewer was not told: army or fleet."""


class Audience(StrEnum):
    """To whom a fact means the same: to anybody, or to the owner of the pieces it is about.

    What an ``OWNER`` was told is also told, under the owner's name, to whoever commands it.
    """

    ANYBODY = "anybody"
    OWNER = "owner"


class Shows(StrEnum):
    """How a map shows a fact; ``TEXT`` is only put into words."""

    UNIT = "unit"
    GROUND = "ground"
    CENTRE = "centre"
    COVERT = "covert"
    MARK = "mark"
    ORDER = "order"
    TEXT = "text"


LOSSES: Final = frozenset({"killed", "captured", "lost"})
"""The marks of losses, which all have one sign; another mark is its own sign, in letters."""


class FactTextError(UserError):
    """A line that is not a fact of any kind."""

    def __init__(self, line: str) -> None:
        super().__init__(Message("fact.no_fact", line=line))


class FaceMissingError(TypeError):
    """A kind of fact lacks a text form, an audience or a face; it does not load."""


class Fact:
    """One thing that a viewer was told.

    A kind is a class under `register`, which makes a frozen dataclass of it. The following are
    given as keywords beside `Fact`, or as class variables. ``lines`` are the ways to write it, with
    its fields in angle brackets, as a keyword separated by bars; if there are several, the first
    that leaves out only fields with their defaults is used. ``sentence`` is the id of its message,
    built from ``fact.`` and the first word of its line by default, or one of several by `said`;
    ``english`` is the sentence itself for kinds that no catalogue knows, and ``english_gm`` the
    same for the game master, who owns no piece. ``mark`` is the sign on the map of one that shows
    as a ``MARK``: one of `LOSSES`, or one or two letters, which mean what the sentence says. Facts
    that differ only in the fields ``listed`` make one sentence, with all places of the first of
    these. Every kind calls its place ``place``, its power ``power``, its kind of piece ``kind`` and
    its number ``number``.
    """

    __slots__ = ("_line",)

    _line: str
    lines: ClassVar[tuple[str, ...]] = ()
    sentence: ClassVar[str] = ""
    english: ClassVar[str] = ""
    english_gm: ClassVar[str] = ""
    audience: ClassVar[Audience]
    shows: ClassVar[Shows]
    mark: ClassVar[str] = ""
    listed: ClassVar[tuple[str, ...]] = ()
    forms: ClassVar[tuple["Form", ...]] = ()

    def __init_subclass__(
        cls,
        *,
        lines: str = "",
        sentence: str = "",
        mark: str = "",
        shows: Shows | None = None,
        audience: Audience | None = None,
        listed: tuple[str, ...] = (),
    ) -> None:
        if lines:
            cls.lines = tuple(lines.split("|"))
            cls.sentence = f"fact.{_word(lines)}"
        cls.sentence, cls.mark = sentence or cls.sentence, mark or cls.mark
        cls.listed = listed or cls.listed
        if shows is not None:
            cls.shows = shows
        if audience is not None:
            cls.audience = audience

    def __str__(self) -> str:
        try:
            return self._line
        except AttributeError:  # written once per fact, since everything told is sorted by it
            line = self._written()
            object.__setattr__(self, "_line", line)
            return line

    def _written(self) -> str:
        for form in self.forms:
            if form.untold is None or form.untold(self) == form.defaults:
                return form.text % form.values(self)
        raise FactTextError(object.__repr__(self))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and str(self) == str(other)

    def __hash__(self) -> int:
        try:
            return hash(self._line)
        except AttributeError:
            return hash(str(self))

    @property
    def said(self) -> str:
        """The id of its message."""
        return self.sentence

    @property
    def joint(self) -> tuple[str, ...]:
        """The fields that may differ between facts in one sentence; None if it stands alone."""
        return self.listed

    @property
    def sign(self) -> str:
        """The sign that marks its province on the map; empty if there is none."""
        return self.mark

    @property
    def province(self) -> ProvinceId | None:
        """The province it is about, or None."""
        place = getattr(self, "place", "")
        return ProvinceId(place[:3]) if place else None

    @property
    def piece(self) -> str:
        """Its kind of covert piece as facts write it: ``spy``."""
        kind: Kind = getattr(self, "kind", Kind(""))
        return kind.lower()


class Form(NamedTuple):
    """One way to write a kind: read by ``pattern``, written by ``text`` and ``values``.

    It is used for facts whose ``untold`` fields have their ``defaults``.
    """

    kind: type[Fact]
    pattern: str
    text: str
    values: Callable[[Fact], object]
    untold: Callable[[Fact], object] | None
    defaults: object

    def read(self, line: str) -> Fact | None:
        """The fact in a line; None if it is written in another way."""
        match = re.fullmatch(self.pattern, line)  # compiled when the first is read
        if match is None:
            return None
        slots = match.groupdict().items()
        return self.kind(**{_FIELDS.get(name, name): _READ[name](text) for name, text in slots})


K = TypeVar("K", bound=type[Fact])

_LETTERS = 2
"""The most letters that make a mark."""

_KINDS: list[type[Fact]] = []
_BY_WORD: dict[str, list[Form]] = {}
_SLOT = re.compile(r"<(\w+)>")
_FIELDS = {"piece": "kind"}


@dataclass_transform(frozen_default=True)
def register(kind: K) -> K:
    """Add a kind of fact, so that its lines can be read and its values told.

    Facts of a kind are equal if their lines are. Raises FaceMissingError if it lacks a text form,
    an audience, its words, or its place on the map.
    """
    for duty in ("lines", "sentence", "audience", "shows"):
        if not getattr(kind, duty, None):
            raise FaceMissingError(f"The kind of fact {kind.__name__} has no “{duty}”.")
    letters = len(kind.mark) <= _LETTERS and kind.mark.isalnum()
    if kind.shows is Shows.MARK and kind.mark not in LOSSES and not letters:
        raise FaceMissingError(
            f"The kind of fact {kind.__name__} has no “mark” to show: one or two letters, or "
            f"{', '.join(sorted(LOSSES))}."
        )
    if "__dataclass_fields__" not in vars(kind):
        kind = dataclass(frozen=True, slots=True, eq=False, repr=False)(kind)  # type: ignore[assignment]
    kind.forms = tuple(_form(kind, line) for line in kind.lines)
    for form in kind.forms:
        _forget(kind, form)
        _BY_WORD.setdefault(_word(form.text), []).append(form)
    _KINDS.append(kind)
    _parsed.cache_clear()
    return kind


def _forget(kind: type[Fact], form: Form) -> None:
    """Forget what was written this way before: the same kind, when its module is loaded again."""
    for earlier in list(_BY_WORD.get(_word(form.text), ())):
        if earlier.kind is kind or earlier.pattern != form.pattern:
            continue
        if earlier.kind.__module__ != kind.__module__:
            raise FaceMissingError(f"“{form.text}” is how {earlier.kind.__name__} is written.")
        _BY_WORD[_word(form.text)].remove(earlier)
        if earlier.kind in _KINDS:
            _KINDS.remove(earlier.kind)


def kinds() -> tuple[type[Fact], ...]:
    """All kinds of fact, in the order they were added."""
    return tuple(_KINDS)


def write(fact: Fact) -> str:
    """A fact as its line of text; facts are sorted by it."""
    return str(fact)


def sequenced(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Facts sorted by their lines, without duplicates."""
    try:
        lines = list(map(_LINE, facts))
    except AttributeError:  # some are not written yet
        lines = list(map(str, facts))
    by_line = dict(zip(lines, facts, strict=True))
    return tuple([by_line[line] for line in sorted(by_line)])


_LINE = attrgetter("_line")


def parse(line: str) -> Fact:
    """The fact in a line of text; raises FactTextError."""
    return _parsed(line)


@lru_cache(maxsize=32_768)
def _parsed(line: str) -> Fact:
    for word in (_word(line), "%s"):
        for form in _BY_WORD.get(word, ()):
            fact = form.read(line)
            if fact is not None:
                return fact
    country, colon, rest = line.partition(": ")
    if colon and country.isupper():
        return ForCountry(PowerId(country), parse(rest))
    raise FactTextError(line)


def _word(line: str) -> str:
    return line.partition(" ")[0]


def _form(kind: type[Fact], line: str) -> Form:
    slots = _SLOT.findall(line)
    told = [_FIELDS.get(slot, slot) for slot in slots]
    values: Callable[[Fact], object] = attrgetter(*slots)
    pattern = _SLOT.sub(lambda slot: f"(?P<{slot[1]}>{_PATTERNS.get(slot[1], _NAME)})", line)
    untold = [one.name for one in fields(kind) if one.name not in told]  # type: ignore[arg-type]
    defaults = tuple(one.default for one in fields(kind) if one.name in untold)  # type: ignore[arg-type]
    return Form(
        kind,
        pattern,
        _SLOT.sub("%s", line),
        values,
        attrgetter(*untold) if untold else None,
        defaults if len(defaults) > 1 else next(iter(defaults), None),
    )


_NAME = r"[^\s]+"
_PATTERNS: Final[Mapping[str, str]] = {
    "place": r"[A-Z]{3}(?:/[A-Z]{2})?",
    "to": r"[A-Z]{3}(?:/[A-Z]{2})?",
    "piece": r"[a-z]+",
    "number": r"\d+",
    "powers": r"\S+(?: \S+)*",
    "text": r".+",
    "fact": r".+",
    "when": r"before|after",
    "how": r"murdered|captured|drowned",
    "deed": r"KILL|CUT|DESTROY",
    "what": r"[a-z]+",
    "result": r"[a-z]+",
}
"""What a slot may hold; in those not named here, a word without spaces."""


class _Reading(dict[str, Callable[[str], Any]]):
    def __missing__(self, slot: str) -> Callable[[str], Any]:
        return str


_READ = _Reading(
    number=int, piece=str.upper, powers=lambda text: tuple(text.split(" ")), fact=parse
)


@dataclass(frozen=True, slots=True)
class ForCountry(Fact, audience=Audience.ANYBODY, shows=Shows.TEXT, sentence="fact.for_country"):
    """What a player is told about a commanded country: ``FRANCE: own spy PAR``."""

    power: PowerId
    fact: Fact

    def _written(self) -> str:
        return f"{self.power}: {self.fact}"

    @property
    def province(self) -> ProvinceId | None:
        """The province that the fact is about."""
        return self.fact.province


def bare(fact: Fact) -> Fact:
    """The fact itself, whichever country it is told for."""
    return fact.fact if isinstance(fact, ForCountry) else fact
