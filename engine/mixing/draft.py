"""A mix in the making: its parts and options, why they do not fit, and what they change."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import tomlkit

from engine.language.message import Message
from engine.mixing.mix import KEYS, Find, mix, names_in, parts_in
from engine.mixing.offered import written
from engine.phases import PhaseKind
from engine.rules import Clause, MixError, Variant
from engine.units import Kind

_NAME: Final = "mix"


@dataclass(frozen=True, slots=True)
class Draft:
    """The parts of a mix chosen so far, by key, and the options that differ from the usual.

    ``text`` is the text of the file it was read from, if any; its comments are kept on writing.
    """

    title: str = ""
    parts: Mapping[str, str] = field(default_factory=lambda: {"base": "standard"})
    options: Mapping[str, str] = field(default_factory=dict)
    text: str = ""

    def having(self, key: str, value: str) -> "Draft":
        """The same with another value for a part; an empty one leaves it to the base."""
        parts = {k: v for k, v in {**self.parts, key: value}.items() if v}
        return replace(self, parts={k: parts[k] for k in KEYS if k in parts})

    def choosing(self, options: Mapping[str, str]) -> "Draft":
        """The same with these options."""
        return replace(self, options=dict(sorted(options.items())))

    @property
    def lenders(self) -> tuple[str, ...]:
        """The games that lend their covert pieces."""
        return names_in(self.parts.get("covert", ""))

    def lending(self, name: str, *, lends: bool) -> "Draft":
        """The same with a game lending its covert pieces, or not."""
        names = [one for one in self.lenders if one != name]
        return self.having("covert", ", ".join([*names, name] if lends else names))

    def written(self) -> str:
        """The text of its file."""
        plain = written(self.title or "?", self.parts, self.options)
        if not self.text:
            return plain
        document: Any = tomlkit.parse(self.text)
        fresh: Any = tomlkit.parse(plain)
        for key in ("title", *KEYS, "options"):
            if key in fresh:
                if document.get(key) != fresh[key]:
                    document[key] = fresh[key]
            elif key in document:
                del document[key]
        return tomlkit.dumps(document)

    def made(self, find: Find) -> Variant:
        """The variant that it makes; raises MixError."""
        return mix(self.written(), _NAME, find)

    def plain(self, find: Find) -> Variant:
        """The same without its own options; raises MixError."""
        return replace(self, options={}).made(find)


def read(text: str) -> Draft:
    """The draft from a mix's text; raises MixError if that is not a mix."""
    title, parts, options = parts_in(text)
    return Draft(title, {k: parts[k] for k in KEYS if parts.get(k)}, dict(options), text)


@dataclass(frozen=True, slots=True)
class Differences:
    """How a mix differs from its base; false if it does not.

    ``options`` gives the key of each option whose usual value differs, with both values; ``more``
    and ``fewer`` are the keys of options that the mix adds and drops.
    """

    pieces: tuple[Kind, ...]
    sight: tuple[Clause, ...]
    deadlines: tuple[str, ...]
    options: tuple[tuple[str, str, str], ...]
    more: tuple[str, ...]
    fewer: tuple[str, ...]
    clauses: tuple[Clause, ...]
    gone: tuple[Clause, ...]
    players: tuple[str, ...]
    board: str

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__slots__)


def differences(base: Variant, made: Variant) -> Differences:
    """What a mix changes in the variant that it is based on."""
    before = {one.key: base.presets.get(one.key, one.default) for one in base.options}
    after = {one.key: made.presets.get(one.key, one.default) for one in made.options}
    mine, its = {one.id for one in base.rules}, {one.id for one in made.rules}
    fresh = [clause for clause in made.rules if clause.id not in mine]
    return Differences(
        pieces=tuple(sorted(made.covert - base.covert)),
        sight=tuple(clause for clause in fresh if clause.sight),
        deadlines=tuple(_kinds(set(made.resolvers) - set(base.resolvers))),
        options=tuple(
            (key, before[key], after[key])
            for key in after
            if key in before and before[key] != after[key]
        ),
        more=tuple(key for key in after if key not in before),
        fewer=tuple(key for key in before if key not in after),
        clauses=tuple(clause for clause in fresh if not clause.sight),
        gone=tuple(clause for clause in base.rules if clause.id not in its),
        players=made.seats if made.seats != base.seats else (),
        board=made.board if made.board != base.board else "",
    )


def _kinds(sorts: Iterable[str]) -> list[str]:
    """The message ids of kinds of deadline, in the order they have in a year."""
    order = [*PhaseKind]
    kinds = sorted(sorts, key=lambda sort: (order.index(PhaseKind(sort[0])), sort))
    names = ("phase.kind_covert" if sort.endswith("S") else f"phase.kind_{sort}" for sort in kinds)
    return list(dict.fromkeys(names))


def conflicts(draft: Draft, find: Find) -> tuple[Message, ...]:
    """Why a draft cannot be played: the first reason for each part, without repeats."""
    base = Draft(draft.title, {"base": draft.parts.get("base", "")})
    steps = [base, *(base.having(key, draft.parts[key]) for key in draft.parts if key != "base")]
    alone = {str(fault): fault for one in steps if (fault := _fault(one, find))}
    if alone or not (together := _fault(draft, find)):
        return tuple(alone.values())
    return (together,)


def _fault(draft: Draft, find: Find) -> Message | None:
    try:
        draft.made(find)
    except MixError as error:
        inner = dict(error.message.values).get("fault")
        return inner if isinstance(inner, Message) else error.message
    return None
