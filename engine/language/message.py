"""Sentences as values: an id, and the values in the sentence, in no language yet."""

import re
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.language.speaker import ENGLISH, Names, Speaker


@dataclass(frozen=True, slots=True)
class Place:
    """A place by its code, ``SPA/SC``, and the name of its province on the board.

    ``names`` are the board's names in every language; they do not matter for equality.
    """

    at: str
    name: str
    names: Names | None = field(default=None, compare=False, repr=False)
    _forms: dict[tuple[str, str], str] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )

    def said(self, speaker: Speaker, case: str) -> str:
        """The name in a case: nothing, ``the``, ``acc``, ``in``, ``to`` or ``from``."""
        known = self._forms.get((speaker.language, case))
        if known is None:
            known = self._forms[speaker.language, case] = self._made(speaker, case)
        return known

    def _made(self, speaker: Speaker, case: str) -> str:
        names, province = self.names, self.at[:3]
        said = names and names.place(speaker.language, province, case)
        if not said:
            bare = names and names.place(speaker.language, province, "")
            said = speaker.grammar.place(bare or self.name, case)
        _, split, coast = self.at.partition("/")
        return f"{said} ({speaker.text(f'word.coast.{coast}') or coast})" if split else said

    def __str__(self) -> str:
        return self.said(ENGLISH, "")


@dataclass(frozen=True, slots=True)
class PowerName:
    """A power by its id, ``AUSTRIA``, with its name and adjective on the board, and its names."""

    id: str
    name: str
    adjective: str = ""
    names: Names | None = field(default=None, compare=False, repr=False)

    def said(self, speaker: Speaker, case: str) -> str:
        """The name in a case: nothing, ``the``, ``of``, ``to``, ``by``, ``acc``."""
        names = self.names
        known = names and names.power(speaker.language, self.id, case)
        known = known or speaker.text(
            f"word.power.{self.id}.{case}" if case else f"word.power.{self.id}"
        )
        if known:
            return known
        bare = names and names.power(speaker.language, self.id, "")
        return speaker.grammar.power(bare or self.name, case)

    def adjective_of(self, speaker: Speaker) -> str:
        """The adjective as the language's grammar takes it; empty if there is none."""
        known = self.names and self.names.power(speaker.language, self.id, "adjective")
        known = known or speaker.text(f"word.power.{self.id}.adjective")
        return known or (self.adjective if speaker.language == "en" else "")

    def __str__(self) -> str:
        return self.said(ENGLISH, "")


UNKNOWN_POWER = PowerName("?", "?")
"""The power that nobody told the reader."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Pieces of a kind, ``A``, ``SPY``, ``?``, of a power or of nobody in particular."""

    kind: str
    power: PowerName | None = None
    count: int = 1

    def said(self, speaker: Speaker, case: str) -> str:
        """The noun, with its article or number, in a case: ``a``, ``acc``, ``dat``, ``the``."""
        adjective = "" if self.power is None else self.power.adjective_of(speaker)
        said = speaker.piece(self.kind, adjective, self.count, case)
        bare = self.power is None or adjective
        return said if bare else f"{said} {self.power and self.power.said(speaker, 'of')}"

    def __str__(self) -> str:
        return self.said(ENGLISH, "a")


@dataclass(frozen=True, slots=True)
class UnitAt:
    """The unit of a kind at a place."""

    kind: str
    place: Place

    def said(self, speaker: Speaker, case: str) -> str:
        """The unit and where it is; ``name``: ``army Vienna``, ``short``: ``A Vienna``."""
        if case == "name":
            return f"{speaker.piece(self.kind)} {self.place.said(speaker, '')}"
        if case == "short":
            return f"{self.kind} {self.place.said(speaker, '')}"
        the = speaker.piece(self.kind, case=f"the_{case}" if case else "the")
        return f"{the} {self.place.said(speaker, 'in')}"

    def __str__(self) -> str:
        return self.said(ENGLISH, "")


@dataclass(frozen=True, slots=True)
class Listed:
    """Several values in one place: joined by ``and``, ``or``, ``comma``, ``semicolon``, ``space``.

    ``case`` is the case for each of them, unless the sentence gives one.
    """

    parts: tuple["Value", ...]
    joint: str = "and"
    case: str = ""

    def said(self, speaker: Speaker, case: str) -> str:
        """All of them in one case, as the language lists things."""
        first = case or self.case
        further = speaker.grammar.further.get(first, first)
        said = [speaker.say(part, further if n else first) for n, part in enumerate(self.parts)]
        if len(said) < 2:
            return "".join(said)
        between = speaker.text(f"word.list.{self.joint}") or ", "
        final = speaker.text(f"word.list.{self.joint}.last") or between
        return final.join([between.join(said[:-1]), said[-1]])

    def __str__(self) -> str:
        return self.said(ENGLISH, "")


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """A sentence, or part of one: the id of its entry in the texts, and its values by name."""

    id: str
    values: tuple[tuple[str, "Value"], ...]

    def __init__(self, id: str, /, **values: "Value") -> None:  # noqa: A002  # it is one
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "values", tuple(values.items()))

    def said(self, speaker: Speaker, case: str) -> str:
        """The text of the entry, or of the entry ``<id>.<case>``, with its values filled in."""
        values = dict(self.values)
        count = values.get("count")
        number = count if isinstance(count, int) else None
        form = (case and speaker.text(f"{self.id}.{case}", number)) or speaker.text(self.id, number)
        if form is None:  # a lost text is better told by its id than by nothing
            return " ".join([self.id, *(speaker.say(value) for value in values.values())])
        return speaker.filled(form, values)

    def __str__(self) -> str:
        return self.said(ENGLISH, "")


@dataclass(frozen=True, slots=True)
class Worded:
    """A text with its English in place, such as a clause; other languages find it by its id."""

    id: str
    english: str

    def said(self, speaker: Speaker, _case: str) -> str:
        """The text of the entry in the language, or the English one."""
        return speaker.text(self.id) or self.english

    def __str__(self) -> str:
        return self.english


Value: TypeAlias = str | int | Place | PowerName | Piece | UnitAt | Listed | Worded | Message
"""What may stand in a sentence; a text stands as it was written: an order, a title."""


def sentences(*parts: Message | None) -> Message:
    """Several sentences as one, in this order, skipping None."""
    said = tuple(part for part in parts if part is not None)
    return said[0] if len(said) == 1 else Message("word.sentences", all=Listed(said, "space"))


def together(*parts: Message | None) -> Message | None:
    """The same, or None if there are none."""
    return sentences(*parts) if any(parts) else None


def written(text: str) -> Message:
    """A text somebody wrote, used as it is where a sentence is expected."""
    return Message("word.written", text=text)


def slug(name: str) -> str:
    """A name as part of an id: ``Retreats, 1971`` is ``retreats_1971``."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
