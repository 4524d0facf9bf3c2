"""What a variant is made of: a frozen record of components; standard Diplomacy is one."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import TypeAlias

from engine.adjudication.rulebook import Rulebook
from engine.adjudication.turn import Resolution, Situation, Told, Turn
from engine.board.graph import Board, PowerId, Terrain
from engine.errors import UserError
from engine.language.message import Listed, Message, Worded, slug
from engine.orders.choices import Node
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.kinds import OrderKind
from engine.orders.notation import Reader, reader_for
from engine.orders.options import choices
from engine.orders.seen import Seen
from engine.orders.submission import Given, Submission
from engine.phases import Phase
from engine.position import Ending, Position
from engine.units import STANDARD_KINDS, Kind, UnitKind
from engine.visibility.audit import NOTHING_EXPECTED, Expected
from engine.visibility.knowing import known
from engine.visibility.observe import Observation
from engine.visibility.sight import OPEN, Sight

_KEY = re.compile(r"[a-z]+\.\w+")


class MixError(UserError):
    """Components do not fit together; the message names the key of the mix and the cure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One named choice of a variant, as its rule tables list it; the first value is the default.

    If ``pattern`` is given, any text that it matches is a value too, such as a year; ``values`` are
    then the usual ones and ``example`` shows how another is written. Its explanation is in the
    catalogues under its key; a variant from outside may give it in English here, as ``help``.
    """

    key: str
    values: tuple[str, ...]
    clause: str
    help: str = ""
    pattern: str = ""
    example: str = ""

    @property
    def said(self) -> Message | Worded:
        """What it decides, for people."""
        key = f"option.{slug(self.key)}"
        return Worded(key, self.help) if self.help else Message(key)

    @property
    def default(self) -> str:
        """The value if nobody chooses."""
        return self.values[0]

    @property
    def asked(self) -> Message:
        """The possible values as a phrase: ``it takes “all” or “none”``."""
        usual = Listed(tuple(Message("word.quoted", text=value) for value in self.values), "or")
        if not self.pattern:
            return Message("choice.takes", usual=usual)
        return Message("choice.takes_or_like", usual=usual, example=self.example)

    def accepts(self, value: str) -> bool:
        """Whether a text is a value of this option."""
        if value in self.values:
            return True
        return bool(self.pattern) and re.fullmatch(self.pattern, value) is not None


def options(*rows: tuple[str, str, str]) -> tuple[Option, ...]:
    """Options by their keys, values and clauses; the values are separated by bars."""
    return tuple(
        Option(key=key, values=tuple(values.split("|")), clause=clause)
        for key, values, clause in rows
    )


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a variant's rulebook in our own words; ``source`` says whose rule it is.

    ``sight`` marks one about who sees armies, fleets and centres, which another sight replaces.
    ``text`` is English, with other languages in the catalogues, or comes from the catalogues
    altogether.
    """

    id: str
    text: str | Message
    source: str = ""
    sight: bool = False

    @property
    def said(self) -> Worded | Message:
        """The clause, for people."""
        if isinstance(self.text, Message):
            return self.text
        return Worded(f"clause.{slug(self.id)}", self.text)

    @property
    def origin(self) -> Worded:
        """Whose rule it is, for people."""
        return Worded(f"source.{slug(self.source)}", self.source)


class Aim(StrEnum):
    """The use of an action by covert pieces, or against them.

    ``HUNT`` takes foreign covert pieces in its place, ``GUARD`` does so by a unit that stays,
    ``SLAY`` takes the army or fleet there and ``CUT`` its support. ``LEARN`` only tells, ``DENY``
    takes from others what they would get back. ``NEVER`` is no use to anybody who plays to win.
    """

    LEARN = "learn"
    HUNT = "hunt"
    GUARD = "guard"
    SLAY = "slay"
    CUT = "cut"
    DENY = "deny"
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints:
    """What computer opponents cannot tell from the orders that a game offers.

    ``aims`` are by the key of a verb as offered; a verb without one is used by its intent.
    ``raised`` says how many pieces of a covert kind that uses up supply are worth having, ``lost``
    which ground a covert kind may enter but does not survive. If ``homes`` is true, whoever stands
    in the other's home centres wins, not whoever owns most.
    """

    aims: Mapping[str, Aim] = field(default_factory=lambda: MappingProxyType({}))
    raised: Mapping[Kind, int] = field(default_factory=lambda: MappingProxyType({}))
    lost: Mapping[Kind, Terrain] = field(default_factory=lambda: MappingProxyType({}))
    homes: bool = False


Start: TypeAlias = Callable[[Board, Mapping[str, str]], Position]
"""The first position on a board under given options."""

Resolver: TypeAlias = Callable[[Situation], Resolution]
"""Decides one deadline."""

NextPhase: TypeAlias = Callable[[Phase, Mapping[str, str]], Phase]
"""The deadline after a given one, whether it asks for anything or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A set of rules as a record of components; another variant is ``replace(VARIANT, …)``.

    ``resolvers`` holds the rules of each sort of deadline by ``Phase.sort``: ``M``, ``R``, ``MS``.
    ``asks`` is false for a deadline that may be passed over because nobody has anything to decide;
    its resolver is then run at once, without orders, as part of the turn before. ``submit`` makes
    one submission of what came in. ``act`` is what an act of the game master means: how it ends the
    game. ``dues`` are the fact lines of what a position's deadline asks of each power. ``powers``
    are those in the game and ``seats`` those who give orders and are told the results; empty means
    all powers of the board. ``order_kinds`` are the orders that can be written. ``audit`` is the
    second derivation of what a report must say (see `engine.visibility.audit`), ``sight_audit``
    that of what its sight alone shows, without its covert pieces' own reports. ``unfit`` says why
    no new game should be begun on a board, if so. ``eyes`` are those on whose behalf a viewer is
    told things: itself, and the powers it commands under fog. ``economy`` lays this variant's
    economy over another one, raising MixError if they do not fit; ``mix`` is the text that a mix
    was read from (see `engine.mixing`). ``called`` are the deadlines in words, by season and kind
    if the variant has no own name. ``knows`` completes what a power knows when it chooses orders by
    what only its variant can read from its observation. ``bot`` is what computer opponents should
    know of it.
    ``texts`` are its ``title`` and what it is ``about`` in other languages, if a mix has any.
    ``strikes`` is true if its covert pieces change what armies and fleets do. ``shared`` are the
    options that are fixed if covert pieces of other games take part.
    """

    id: str
    title: str
    board: str
    start: Start
    resolvers: Mapping[str, Resolver]
    follow: NextPhase
    asks: "Callable[[Ruleset, Position], bool]"
    submit: "Callable[[Ruleset, Position, Given], Submission]"
    act: "Callable[[Ruleset, Position, str], Ending]"
    dues: "Callable[[Ruleset, Position], tuple[Told, ...]]"
    audit: "Callable[[Ruleset, Turn, PowerId], Expected]" = lambda *_: NOTHING_EXPECTED
    sight_audit: "Callable[[Ruleset, Turn, PowerId], Expected]" = lambda *_: NOTHING_EXPECTED
    unfit: Callable[[Board, Mapping[str, str]], Message | None] = lambda *_: None
    eyes: Callable[[Position, PowerId], tuple[PowerId, ...]] = lambda _, viewer: (viewer,)
    knows: "Callable[[Ruleset, Observation, Seen], Seen]" = lambda _rules, _own, seen: seen
    called: "Callable[[Ruleset, Phase], Message]" = lambda _, phase: phase.title
    powers: tuple[PowerId, ...] = ()
    seats: tuple[PowerId, ...] = ()
    unit_kinds: Mapping[Kind, UnitKind] = field(default_factory=lambda: STANDARD_KINDS)
    order_kinds: tuple[OrderKind, ...] = STANDARD_ORDERS
    sight: Sight = OPEN
    options: tuple[Option, ...] = ()
    presets: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    rules: tuple[Clause, ...] = ()
    economy: "Callable[[Variant], Variant] | None" = None
    mix: str = ""
    bot: Hints = Hints()
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: MappingProxyType({}))
    strikes: bool = False
    shared: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def chosen(self, clause: Clause, options: Mapping[str, str]) -> Mapping[str, str]:
        """The options not at their defaults that decide what a clause says."""
        named = set(_KEY.findall(str(clause.text)))
        return {
            option.key: value
            for option in self.options
            if (value := options.get(option.key, option.default)) != option.default
            and (option.key in named or option.clause == clause.id)
        }

    def titled(self, language: str) -> str:
        """Its title in a language, or its usual title if it has none in that language."""
        return self.texts.get(language, {}).get("title", self.title)

    @property
    def covert(self) -> frozenset[Kind]:
        """Its kinds of covert piece."""
        return frozenset(kind for kind, unit in self.unit_kinds.items() if unit.covert)

    @property
    def shown(self) -> frozenset[Kind]:
        """The kinds of covert piece that everybody sees."""
        return frozenset(kind for kind, unit in self.unit_kinds.items() if unit.shown)


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset:
    """The rules of one game: a variant on a board with a complete set of options."""

    variant: Variant
    board: Board
    options: Mapping[str, str]
    rulebook: Rulebook

    @cached_property
    def powers(self) -> tuple[PowerId, ...]:
        """The powers in the game."""
        return self.variant.powers or tuple(self.board.powers)

    @property
    def seats(self) -> tuple[PowerId, ...]:
        """Those who give orders and are told the results."""
        return self.variant.seats or self.powers

    @cached_property
    def reader(self) -> Reader:
        """Reads this game's orders; games of the same orders on one board share a reader."""
        if self.variant.order_kinds is STANDARD_ORDERS:
            return reader_for(self.board)
        units = tuple(self.variant.unit_kinds.values())
        return Reader(self.board, self.variant.order_kinds, units)

    def called(self, phase: Phase) -> Message:
        """A deadline in words: ``Spring 1901, movement``, in Spy ``Summer 1901, …``."""
        return self.variant.called(self, phase)

    def known(self, own: Observation, eyes: Observation | None = None) -> Seen:
        """What somebody knows who gives the orders of the power that ``own`` was told to.

        If a game master gives them, ``eyes`` is the game master's own observation.
        """
        seen = known(own, self.board, self.powers, self.options, self.variant.unit_kinds, eyes)
        return self.variant.knows(self, own, seen)

    def offers(self, own: Observation, eyes: Observation | None = None) -> tuple[Node, ...]:
        """The first choices towards orders that a power has, as far as it knows the board."""
        return choices(self.known(own, eyes), self.variant.order_kinds)


def read_clauses(package: str) -> tuple[Clause, ...]:
    """The rulebook in ``rules.toml`` beside a variant's code.

    Its ``[clause]`` table holds the rules, its ``[reading]`` table how they are read where their
    text leaves a choice; both map ids to sentences in our own words. If one has another source than
    the book, ``[source_of]`` names it; ``sight`` lists the ids of those about who sees what.
    """
    book = tomllib.loads((files(package) / "rules.toml").read_text("utf-8"))
    others = book.get("source_of", {})
    return tuple(
        Clause(id_, text, others.get(id_, book["source"]), id_ in book.get("sight", ()))
        for table in ("clause", "reading")
        for id_, text in book.get(table, {}).items()
    )
