"""Bids and preference lists in whole sentences: “5 on Turkey, nothing on Italy or France”."""

import re
from collections.abc import Sequence
from itertools import pairwise

from engine.board.graph import PowerId
from engine.orders.lexicon import Lexicon
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.tags import tags_of
from engine.orders.spelling import within
from engine.orders.tokens import Shape, folded, tokenize

_IDLE = frozenset(
    {Sense.BID, Sense.FOR, Sense.TO, Sense.AND, Sense.COLON, Sense.FROM, Sense.OR, Sense.TITLE}
    | {Sense.REST, Sense.GO, Sense.THAT, Sense.ALL, Sense.IN, Sense.WRONG}
)


def bids(tags: Sequence[Tag]) -> list[str]:
    """The bids on a line; none unless everything in it is understood."""
    row: list[PowerId | int] = []
    if any(_minus(tag, behind) or _relative(tag, behind) for tag, behind in pairwise(tags)):
        return []
    tags = _mended(_without_case(tags))
    each = _by_clause(tags)
    if each:
        return each
    for tag in _without_total(_outside(tags)):
        if tag.sense is Sense.NUMBER or tag.sense is Sense.NOT:
            row.append(tag.number)
        elif tag.sense is Sense.POWER and tag.power is not None:
            row.append(tag.power)
        elif tag.sense not in _IDLE and tag.sense is not Sense.UNKNOWN:
            return []
    if len(row) > 2 and row[-1] == 0 and not isinstance(row[-2], str) and isinstance(row[0], str):
        row.pop()  # “nothing else”
    pairs = list(zip(row[::2], row[1::2], strict=False))
    if len(row) % 2 == 0 and all(isinstance(a, int) != isinstance(b, int) for a, b in pairs):
        return [f"BID {b} {a}" if isinstance(a, int) else f"BID {a} {b}" for a, b in pairs]
    if not row or isinstance(row[-1], int) == isinstance(row[0], int):
        return []
    return _paired(row) or []


def initials(text: str, lexicon: Lexicon) -> list[str]:
    """The bids on a line of countries' letters: “I:3 T:4”."""
    pairs = re.findall(r"([A-Z])\W*(\d+)", text) if _INITIALS.fullmatch(text.strip()) else []
    known = all(letter in lexicon.powers for letter, _ in pairs)
    return [f"BID {lexicon.powers[letter]} {amount}" for letter, amount in pairs if known]


_INITIALS = re.compile(r"(?:[A-Z]\s*[:=-]?\s*\d+[\s,;/]*)+")


def _without_case(tags: Sequence[Tag]) -> Sequence[Tag]:
    """The tags without an “in case” behind which no case is named: “3 on Italy, just in case”."""
    ends = len(tags) - (bool(tags) and folded(tags[-1].text) == "OU")
    cased = ends and folded(tags[ends - 1].text) in ("INCASE", "AUCAS")
    return tags[: ends - 1] if cased else tags


def _relative(tag: Tag, behind: Tag) -> bool:
    """Whether a number is not an amount but what is added to one: “one less on Italy”."""
    word = folded(behind.text)
    added = word == "PLUS" and behind.start > tag.end + 1  # “deux de plus”
    return tag.sense is Sense.NUMBER and (added or word in _COMPARED)


_COMPARED = ("MORE", "LESS", "MEHR", "WENIGER", "FEWER", "MOINS", "EXTRA")


def _mended(tags: Sequence[Tag]) -> list[Tag]:
    """The tags without amounts taken back: “3, no, 4”, “4 instead of 3”, nor a “no” in front."""
    found: list[Tag] = []
    for tag in tags:
        last = found[-1].sense if found else Sense.WRONG
        if last is Sense.WRONG and tag.sense in (Sense.AND, Sense.COLON, Sense.WRONG):
            continue
        if tag.sense is Sense.NUMBER and last in (Sense.NOT, Sense.INSTEAD):
            found.pop()
        elif tag.sense is Sense.NUMBER and found and last is Sense.WRONG:
            before = [at for at, one in enumerate(found[:-1]) if one.sense not in _LINKS]
            if not before or found[before[-1]].sense is not Sense.NUMBER:
                return list(tags)
            found[before[-1] :] = [tag]
        else:
            found.append(tag)
    return found


_LINKS = (Sense.AND, Sense.TO)


def _by_clause(tags: Sequence[Tag]) -> list[str]:
    """The bids, if each part between commas is one with its amount; else none."""
    parts: list[list[Tag]] = [[]]
    for tag in _without_total(_outside(tags)):
        if tag.sense is Sense.AND:
            parts.append([])
        elif tag.sense in (Sense.NUMBER, Sense.POWER, Sense.NOT):
            parts[-1].append(tag)
        elif tag.sense not in _IDLE and tag.sense is not Sense.UNKNOWN:
            return []
    found: list[str] = []
    for part in filter(None, parts):
        powers = [tag.power for tag in part if tag.sense is Sense.POWER]
        amounts = [tag.number for tag in part if tag.sense is not Sense.POWER]
        if amounts == [0] and not powers:
            continue  # “nothing else”
        if len(powers) != 1 or len(amounts) != 1:
            return []
        found.append(f"BID {powers[0]} {amounts[0]}")
    return found


def _minus(tag: Tag, behind: Tag) -> bool:
    """Whether a dash belongs to the number after it."""
    return tag.sense is Sense.TO and behind.sense is Sense.NUMBER and tag.end == behind.start


def _paired(row: Sequence[PowerId | int]) -> list[str] | None:
    """Each country with its amount, which precedes or follows it; None if one has none."""
    first = isinstance(row[0], int)
    found: dict[str, int] = {}
    waiting: list[str] = []
    amount: int | None = None
    for one in row:
        if isinstance(one, int):
            if first and amount is not None and not waiting:
                return None
            if not first and not waiting:
                return None
            amount = one
            if not first:
                found.update(dict.fromkeys(waiting, one))
            waiting = []
        else:
            waiting.append(one)
            if first:
                if amount is None:
                    return None
                found[one] = amount
    return [f"BID {country} {amount}" for country, amount in found.items()]


def preferences(text: str, listed: list[PowerId], lexicon: Lexicon) -> list[str]:
    """The preference list on a line, or completed by it; ``listed`` is included."""
    tags = tags_of(lexicon, text)
    named = [tag.power for tag in tags if tag.sense is Sense.POWER and tag.power is not None]
    if text.strip().isalpha():
        named = [lexicon.powers[one] for one in (folded(text.strip()),) if one in lexicon.powers]
    every = len(lexicon.board.powers)
    last = _LAST.search(text)
    before = [tag for tag in tags if tag.power is not None and last and tag.start < last.start()]
    if named[1:] and len(before) == 1:
        return []  # “Italy last, otherwise England, …”
    named = _lettered(text, lexicon) or (named if len(named) == every else _clipped(text, lexicon))
    if len(named) == every == len({*named}):
        listed.clear()
        return [f"PREFER {' '.join(named)}"]
    named = named or [tag.power for tag in tags if tag.power is not None]
    if len(named) == 1 and named[0] not in listed:
        listed.append(named[0])
    if len(listed) < every:
        return []
    whole = f"PREFER {' '.join(listed)}"
    listed.clear()
    return [whole]


def _lettered(text: str, lexicon: Lexicon) -> list[PowerId]:
    """All powers by their letters, one by one or in one word: “E F T G R A I”, “EFTGRAI”."""
    powers = lexicon.board.powers.values()
    words = [token.text for token in tokenize(text) if token.shape is Shape.WORD]
    single = "".join(word for word in words if len(word) == 1)
    every = sorted(power.letter for power in powers)
    runs = [run for word in (single, *words) for run in (word, word.translate(_GERMAN))]
    found = next((run for run in runs if sorted(run) == every), "")
    return [lexicon.powers[letter] for letter in found]


def _clipped(text: str, lexicon: Lexicon) -> list[PowerId]:
    """All powers by names cut short: “engl, frankr, dtl”; none if a word may be another."""
    words = [token.text for token in tokenize(text) if token.shape is Shape.WORD]
    found = [{p for name, p in lexicon.powers.items() if within(one, name)} for one in words]
    return [some.pop() for some in found] if all(len(some) == 1 for some in found) else []


_LAST = re.compile(r"\b(?:last|zuletzt|dernier|dernière)\b", re.IGNORECASE)
_GERMAN = str.maketrans("OD", "AG")
"""The letters of Österreich and Deutschland as those of their English names."""


def _outside(tags: Sequence[Tag]) -> list[Tag]:
    """The tags outside parentheses, and an amount alone within them: “Italy (4)”."""
    depth, found, inside = 0, list[Tag](), list[Tag]()
    for tag in tags:
        depth += (tag.sense is Sense.OPEN) - (tag.sense is Sense.CLOSE)
        if tag.sense is Sense.OPEN:
            inside = []
        elif tag.sense is Sense.CLOSE:
            told = [one.sense for one in inside] == [Sense.NUMBER]
            again = told and found and found[-1].number == inside[0].number  # “3 (three)”
            found += inside if told and not again else []
        else:
            (inside if depth else found).append(tag)
    return found


def _without_total(tags: Sequence[Tag]) -> list[Tag]:
    """The tags without the sum of the bids: “total 9”."""
    found: list[Tag] = []
    for tag in tags:
        summed = found and folded(found[-1].text) in _TOTALS and tag.sense is Sense.NUMBER
        if summed:
            found.pop()
        else:
            found.append(tag)
    return _without_purse(found)


def _without_purse(tags: list[Tag]) -> list[Tag]:
    """The tags without what there is to bid, named first: “of my eleven credits, seven on …”."""
    told = [at for at, tag in enumerate(tags) if tag.sense in (Sense.NUMBER, Sense.POWER)]
    amounts = [at for at in told if tags[at].sense is Sense.NUMBER]
    if 2 * len(amounts) != len(told) + 1 or len(told) < 2 or amounts[0] != told[0]:
        return tags
    purse, *bid = (tags[at].number for at in amounts)
    led = [tag.sense for tag in tags[: told[0]][-1:]] == [Sense.FROM]
    apart = amounts[1] == told[1] or (led and tags[told[0] + 1].sense is Sense.COLON)
    return tags[told[0] + 1 :] if apart and sum(bid) <= purse else tags


_TOTALS = frozenset(
    {"TOTAL", "SUM", "ALTOGETHER", "SUMME", "INSGESAMT", "GESAMT", "MACHT", "TOUT", "SOMME"}
)
