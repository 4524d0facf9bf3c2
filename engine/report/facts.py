"""Facts as sentences: what each line of an observation means, in the words of its board."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from string import Formatter

from engine.board.graph import Board, PowerId
from engine.facts import Fact, ForCountry, bare
from engine.report.fact_forms import FOR_GM, FORMS
from engine.report.names import names_of

KINDS: Mapping[str, tuple[str, str]] = {
    "a": ("army", "armies"),
    "f": ("fleet", "fleets"),
    "?": ("unit", "units"),
    "spy": ("spy", "spies"),
    "agent": ("agent", "agents"),
    "eu": ("EU", "EUs"),
    "ceu": ("CEU", "CEUs"),
}
"""The kinds of pieces in words, one and several; “?” where the kind is not known."""
_SLOTS = {
    "place": r"[^\s/]+(?:/\w+)?",
    "unit": r"\S+",
    "power": r"\w+|\?",
    "kind": r"[AF?]|spy|agent|eu|ceu|EU|CEU",
    "number": r"\d+",
    "many": r"\d+",
    "powers": r"\w+(?: \w+)*",
    "text": r".+",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """A fact as a sentence with gaps in braces, and the words that fill them.

    ``place`` fills the gap ``{place}``; facts that differ in it alone make one sentence. ``count``
    stands behind it where several pieces are meant.
    """

    form: str
    words: Mapping[str, str] = field(default_factory=dict)
    place: str = ""
    count: str = ""

    def __str__(self) -> str:
        return self.at([f"{self.place}{self.count}"])

    def at(self, places: list[str]) -> str:
        """The sentence about all of these places."""
        whole = " and ".join(filter(None, [", ".join(places[:-1]), *places[-1:]]))
        return self.form.format_map({**self.words, "place": whole})


def sentence(fact: Fact, board: Board, *, to_gm: bool = False) -> str:
    """A fact as one sentence; a line of no known form stays as it is."""
    return str(phrase(fact, board, to_gm=to_gm))


def sentences(facts: Iterable[Fact], board: Board, *, to_gm: bool = False) -> tuple[str, ...]:
    """Facts as sentences, each of which names all the places that it is true of."""
    found: dict[tuple[str, ...], list[Phrase]] = {}
    for fact in facts:
        one = phrase(fact, board, to_gm=to_gm)
        lone = () if one.place else (str(fact),)
        found.setdefault((one.form, *one.words.values(), *lone), []).append(one)
    return tuple(
        alike[0].at(list(dict.fromkeys(f"{one.place}{one.count}" for one in alike)))
        for alike in found.values()
    )


def phrase(fact: Fact, board: Board, *, to_gm: bool = False) -> Phrase:
    """A fact as a sentence with gaps, which may be put into another language before it is filled.

    A fact that a player is told for a country under its command begins with that country. The game
    master is told of everybody's pieces and so is not addressed as their owner.
    """
    form, slots = _matched(str(bare(fact)))
    form = FOR_GM.get(form, form) if to_gm else form
    said = _Speech(board, slots).words()
    gaps = [gap for _, gap, _, _ in Formatter().parse(form) if gap and gap != "place"]
    words = {gap: said[gap] for gap in gaps}
    if isinstance(fact, ForCountry):
        form, words = "{country}: " + form, {**words, "country": names_of(board).word(fact.power)}
    count = f" ({slots['many']})" if "many" in slots else ""
    return Phrase(form=form, words=words, place=said.get("place", ""), count=count)


def _matched(fact: str) -> tuple[str, Mapping[str, str]]:
    """The sentence for a fact, and what stands in the slots of its line."""
    for pattern, form in _patterns():
        match = pattern.fullmatch(fact)
        if match:
            return form, match.groupdict()
    return "{fact}", {"fact": fact}


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(_pattern(line)), form) for line, form in FORMS)


def _pattern(line: str) -> str:
    return re.sub(r"<(\w+)>", lambda slot: f"(?P<{slot[1]}>{_SLOTS[slot[1].rstrip('2')]})", line)


class _Speech:
    """The words that the slots of one fact make, in the names of a board."""

    def __init__(self, board: Board, slots: Mapping[str, str]) -> None:
        self._powers = board.powers
        self._word = names_of(board).word
        self._slots = slots

    def words(self) -> dict[str, str]:
        """Every word that a sentence may use, also with a capital at its beginning."""
        slots = self._slots
        found = {key: self._word(text) for key, text in slots.items()}
        number, whose = slots.get("number", ""), self._whose("power")
        kind, kinds = KINDS.get(slots.get("kind", "?").lower(), KINDS["?"])
        found["whose"], found["kind"], found["kinds"] = whose, kind, kinds
        found["some"] = _so_many(number, kind, kinds)
        found["pieces"] = _so_many(number, f"{whose} {kind}", f"{whose} {kinds}")
        found["agents"] = _so_many(number, f"{whose} agent", f"{whose} agents")
        other = self._whose("power2")
        found["prisoners"] = _so_many(number, f"{other} agent", f"{other} agents")
        found["piece"] = self._piece("power", "kind")
        found["victim"] = self._piece("power2", "kind2")
        found["powers"] = ", ".join(map(self._word, slots.get("powers", "").split()))
        capital = {key.capitalize(): text[:1].upper() + text[1:] for key, text in found.items()}
        return {**capital, **found}

    def _whose(self, slot: str) -> str:
        """A power as an adjective: ``German``."""
        name = self._slots.get(slot, "")
        known = self._powers.get(PowerId(name))
        return known.adjective if known else name

    def _piece(self, power: str, kind: str) -> str:
        """One piece: ``a German army``, ``a unit of an unknown power``."""
        name = KINDS.get(self._slots.get(kind, "?").lower(), KINDS["?"])[0]
        if self._slots.get(power) == "?":
            return f"{_article(name)} {name} of an unknown power"
        return f"{_article(self._whose(power))} {self._whose(power)} {name}"


def _so_many(number: str, one: str, more: str) -> str:
    return f"one {one}" if number == "1" else f"{number} {more}"


def _article(word: str) -> str:
    return "an" if word[:1] in "AEIOaeio" else "a"
