"""Cuts a line into sentences, and joins those that say more of the one before."""

import re
from collections.abc import Iterator

from engine.board.names import fold
from engine.orders import covert_words
from engine.orders.plain.clauses import matters
from engine.orders.plain.context import Context
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.small_words import SKIPPED
from engine.orders.plain.tags import tags_of
from engine.phases import PhaseKind

_PIECES = "|".join(("[AF]", "army", "fleet", "armee", "flotte", "armée", *covert_words.PIECES))
_STOP = re.compile(
    r"[.!]+(?=\s|$|\))|[?]+|"
    r";(?!\s*(?:else|otherwise|if not|if that|sonst|andernfalls|sinon|wenn das nicht|"
    r"falls das nicht|si ce n|si c|à défaut)\b)|"
    rf"\.(?=(?i:{_PIECES})\s)|(?<!\S)STOP(?!\S)|"
    r"(?<!\S)[a-h1-9]\)(?=\s)|\s//?\s|\s\|\s|\s--+\s|\u2026|\.{2,}|"
    rf",(?=\s*(?i:{'|'.join(covert_words.PLURALS)})(?:\s?:|\s+[^\W\d_]+\s*[-\u2013>\u2192]))"
)
"""Where a sentence ends."""

_NAMES = frozenset({Sense.KIND, Sense.PLACE, Sense.NUMBER, Sense.ALL, Sense.IN, Sense.FROM})
_DONE = frozenset({Sense.TO, Sense.GO, Sense.HOLD, Sense.SUPPORT, Sense.CONVOY, Sense.SEARCH})
_DONE = _DONE | {Sense.CUT, Sense.GUARD, Sense.WATCH, Sense.SECURITY, Sense.RETREAT, Sense.DISBAND}
_FURTHER = (Sense.KILL, Sense.DESTROY, Sense.HELPED)
"""What opens a sentence that says more of the piece before."""


def joined(context: Context, text: str) -> Iterator[tuple[int, int, bool]]:
    """The sentences, with “… no wait, Tyrolia” and “/ kill” joined to what they change.

    So is what a piece does, where the sentence before only names it: “A MUN | to Tyrolia”.
    """
    last: tuple[int, int, bool] | None = None
    before: list[Tag] = []
    for start, end, asks in cut(context, text):
        tags = tags_of(context.lexicon, text[start:end])
        more = tags and (tags[0].sense in _FURTHER or _goes_on(context, before, tags))
        if last and (_amends(context, tags, asked=last[2]) or (more and not last[2])):
            last = last[0], end, asks
            before += tags
            continue
        if last:
            yield last
        last, before = (start, end, asks), tags
    if last:
        yield last


def _goes_on(context: Context, before: list[Tag], tags: list[Tag]) -> bool:
    """Whether tags tell what a piece does that the ones before only name, or some of a stack."""
    named = [tag.sense for tag in before]
    stack = any(context.lexicon.units[kind].numbered for tag in before for kind in tag.kinds)
    some = tags[0].sense in (Sense.NUMBER, Sense.ALL, Sense.THAT)
    behind = tags[1].sense if tags[1:] else None
    anew = any(t.kinds for t in tags) or behind in (Sense.IN, Sense.FROM, Sense.PLACE)
    if stack and some and Sense.NUMBER in named and not anew:
        return True
    whole = [*named, *(tag.sense for tag in tags)]
    if {*whole} <= _NAMES and Sense.NUMBER in whole and whole.count(Sense.PLACE) == 1:
        return True  # “Munich | 2 agents | to Tyrolia”
    only = {*named} <= _NAMES and (named.count(Sense.PLACE) == 1 or Sense.ALL in named)
    alone = tags[0].sense is Sense.PLACE and not tags[1:]
    return only and (alone or tags[0].sense in _DONE)


def _amends(context: Context, tags: list[Tag], *, asked: bool) -> bool:
    """Whether a sentence changes the one before: “no, Tyrolia”, “Kiel? No: to Ruhr”, “or SIL”."""
    bare = [tag for tag in tags if tag.sense not in (Sense.WRONG, Sense.AND, Sense.COLON)]
    if opens_with(tags, Sense.WRONG):
        return opens_with(bare, Sense.TO) if asked else any(map(matters, tags))
    hedges = opens_with(bare, Sense.OR) or opens_with(bare, Sense.IF)
    named = any(tag.sense is Sense.KIND for tag in tags)
    return context.phase is PhaseKind.RETREATS and hedges and not named


def opens_with(tags: list[Tag], sense: Sense) -> bool:
    """Whether the first of some tags has this sense."""
    return bool(tags) and tags[0].sense is sense


def cut(context: Context, text: str) -> Iterator[tuple[int, int, bool]]:
    """The sentences of a line: where each begins and ends, and whether it asks something."""
    start = 0
    for stop in _STOP.finditer(text):
        if _inside(text, stop.start()) or _shortens(context, text, stop.start()):
            continue
        if text[start : stop.start()].strip():
            yield start, stop.start(), stop[0].startswith("?")
        start = stop.end()
    if text[start:].strip():
        yield start, len(text), False


def _inside(text: str, at: int) -> bool:
    """Whether a place in a line is inside parentheses."""
    return text.count("(", 0, at) > text.count(")", 0, at)


def _shortens(context: Context, text: str, at: int) -> bool:
    """Whether a full stop belongs to a word that was cut short: ``unt.``, ``Atl. Centre``."""
    word = fold(text[:at].rpartition(" ")[2].strip("(,;:->\u2013\u2192"))
    if text[at] != ".":
        return False
    after = (_WORD.match(text, at + 1) or ("", ""))[1]
    names = context.lexicon
    joined = bool(after and names.abbreviated(f"{word} {fold(after)}"))
    leads = bool(_LEADS_ON.match(text, at + 1) and (word in names.places or names.beginning(word)))
    ranks = context.phase is PhaseKind.RETREATS and word.isdigit()  # “1. Ruhr 2. Holland”
    ends = word in ("MED", "ATL") and after.istitle() and fold(after) in SKIPPED  # “… Med. It”
    return (word in _SHORT and not ends) or joined or leads or ranks


_WORD = re.compile(r"\s+([^\W\d_]+)")
_LEADS_ON = re.compile(r"\s+(?:->|[->\u2013\u2192])\s")
_SHORT = frozenset(
    {"ST", "EXC", "UNT", "UNTERST", "UNTERSTUTZ", "SUPP", "SUP", "SOUT", "APP", "AR", "FL", "U"}
    | {
        "AG",
        "SP",
        "SPI",
        "ESP",
        "OCC",
        "MEDIT",
        "SCHW",
        "TYRR",
        "NORW",
        "BZW",
        "CA",
        "K",
        "NR",
        "RTG",
        "VS",
        "AUSG",
    }
    | {"ATL", "MED", "OSTL", "WESTL", "MITTL", "N", "E", "W", "O", "G", "M"}
)
"""Words that are written short, with a full stop."""
