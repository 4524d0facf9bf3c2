"""Reads the sentences on a line, each as orders, as a heading, or left to a person."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.board.graph import PowerId
from engine.board.names import fold
from engine.orders.plain import condition
from engine.orders.plain.clauses import Clauses, Found, NotPlainError, matters, tells
from engine.orders.plain.clipped import clipped
from engine.orders.plain.context import UNITS, Context
from engine.orders.plain.cutting import cut, joined, opens_with
from engine.orders.plain.gist import gist
from engine.orders.plain.leeway import softened, wished
from engine.orders.plain.parts import parts
from engine.orders.plain.pieces import plural
from engine.orders.plain.senses import DASHES, Sense, Tag
from engine.orders.plain.stacks import overdrawn
from engine.orders.plain.tags import tags_of
from engine.orders.plain.vocabulary import PAST
from engine.orders.tokens import folded
from engine.phases import PhaseKind
from engine.units import Kind

_HEADS = frozenset({Sense.KIND, Sense.POWER, Sense.TITLE, Sense.SEARCH, Sense.AND, Sense.FOR})
_HEADS = _HEADS | {Sense.ALL, Sense.FROM, Sense.TO, Sense.COLON, Sense.WRONG, Sense.BUILD}
_HEADS = _HEADS | {Sense.REMOVE, Sense.RETREAT, Sense.UNKNOWN, Sense.SAME, Sense.NUMBER}
_HEADS = _HEADS | {Sense.BID, Sense.GO, Sense.HOLD, Sense.SUPPORT, Sense.CONVOY}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A part of a line: its orders, or None if it is not understood.

    ``asks`` is true of a question, ``tells`` if it says something that orders may depend on,
    ``part`` of one that stands between two commas.
    """

    start: int
    end: int
    found: tuple[Found, ...] | None
    asks: bool = False
    tells: bool = False
    part: bool = False


@dataclass(frozen=True, slots=True)
class Plain:
    """The result of a line's sentences, and the context for the lines below it."""

    sentences: tuple[Sentence, ...]
    below: Context
    heading: bool = False

    @property
    def orders(self) -> tuple[Found, ...]:
        """All orders found."""
        return tuple(one for part in self.sentences for one in part.found or ())

    @property
    def whole(self) -> bool:
        """Whether everything on the line is understood, and something was ordered."""
        read = [part for part in self.sentences if part.found is not None]
        questions = all(part.asks for part in self.sentences if part.found is None)
        ends = self.sentences[-1].found is not None if self.sentences else False
        return bool(self.orders) and bool(read) and questions and ends


def read(context: Context, text: str, above: str = "") -> Plain:
    """The sentences of a line; one may point to the order ``above``: “supports her”."""
    found: list[Sentence] = []
    inside, alone = context, True
    listed: tuple[Kind, ...] = ()
    spoken = above if _points(context, text) else ""
    for start, end, asks in joined(context, text):
        part = " " * start + text[start:end]
        tags = tags_of(context.lexicon, part)
        if not tags:
            continue
        head = _heading(inside, tags)
        if head is not None:
            inside, rest = head
            listed = ()
            if not rest:
                found.append(Sentence(start, end, ()))
                continue
            tags = rest
            alone = False
        tags = softened(context, wished(context, _without_lead(context, tags)))
        kinds = _listed(context, tags)
        listed = kinds or listed
        here = replace(inside, kinds=listed) if listed else inside
        idle = asks or _recalls(part, tags)
        orders = None if idle else _orders(here, part, tags[bool(kinds) :], spoken)
        if not orders and not idle:
            lead = part.rfind(":", 0, tags[0].start) + 1 if tags else 0
            orders = clipped(here, part[lead:]) or orders
        spoken = orders[-1].text if orders else spoken
        if orders:
            orders = tuple(replace(one, power=_whose(context, inside)) for one in orders)
        telling = any(map(matters, tags)) and not _idle(context, tags)
        if orders is None and tags and tags[0].sense in _REVISING and found:
            at = max(n for n, one in enumerate(found) if n == 0 or not one.asks)
            found[at] = replace(found[at], found=None)  # half an order is no order
        if orders is None and not telling and not asks and not opens_with(tags, Sense.IF):
            continue
        alone = False
        some = [] if idle or orders is not None else list(_by_parts(context, here, tags, spoken))
        found += some
        if not some:
            found.append(Sentence(start, end, orders, asks=asks, tells=telling))
    heading = bool(alone and found and all(one.found == () for one in found))
    return Plain(tuple(_within_stacks(context, found)), inside, heading)


def _within_stacks(context: Context, found: list[Sentence]) -> Iterator[Sentence]:
    """The sentences; one that orders more pieces of a stack than there are is left open."""
    over = overdrawn(context, (one for part in found for one in part.found or ()))
    for part in found:
        named = any(one.text.startswith(over) for one in part.found or ())
        yield replace(part, found=None) if named else part


def _recalls(text: str, tags: list[Tag]) -> bool:
    """Whether a sentence tells of what is over or never was: “we stayed in Marseilles”."""
    return bool(_RECALLED.search(text)) and any(folded(tag.text) in PAST for tag in tags)


_RECALLED = re.compile(
    r"\b(?:I|we|ich|wir|je|j|nous|last|letzte\w*|vorig\w*|derni\w+|yesterday|gestern|ago|autrefois|"
    r"once(?! upon)|dream\w*|Traum|r[êe]ve|mistake|Fehler|erreur)\b",
    re.IGNORECASE,
)


def _points(context: Context, text: str) -> bool:
    """Whether a line is about what a word stands for: “supports her”, “celui de Trieste reste”."""
    tags = tags_of(context.lexicon, text)
    if tags[1:] and {tag.sense for tag in tags[:2]} & {Sense.THAT, Sense.REST}:
        return tags[1].sense in _PLACED
    for tag in tags:
        before, behind = text[: tag.start].split()[-1:], text[tag.end :].split()[:1]
        near = {fold(word.strip(".,;:!")) for word in (*before, *behind)}
        if tag.sense is Sense.SUPPORT and near & {*_POINTING}:
            return True
    return False


def covert_from(context: Context, text: str) -> int | None:
    """Where in a line a heading begins below which all is about covert pieces; None if nowhere."""
    for start, end, _ in cut(context, text):
        tags = tags_of(context.lexicon, text[start:end])
        head = _heading(context, tags)
        kinds = _listed(context, tags) or (head[0].kinds if head else ()) or _all_of(context, tags)
        if kinds and {*kinds} <= {*context.covert}:
            return start
    return None


def _without_lead(context: Context, tags: list[Tag]) -> list[Tag]:
    """The tags without words before a colon that merely introduce what follows."""
    at = next((at for at, tag in enumerate(tags) if tag.sense is Sense.COLON), -1)
    lead_tags = tags[: max(at, 0)]
    if [len(tag.text) for tag in lead_tags] == [1]:
        return tags[2:]  # “T:” is a power's letter, not “tient”
    own = context.seen.power if context.seen else None
    firm = not any(
        (matters(tag) and (own is None or tag.power != own or tag.places)) or tag.sense in _OPEN
        for tag in lead_tags
    ) or (
        sum(tag.sense is Sense.UNKNOWN for tag in lead_tags) > 1 and not any(map(_binds, lead_tags))
    )
    lead = at >= 0 and firm and at + 1 < len(tags)
    return tags[at + 1 :] if lead else tags


def _by_parts(
    context: Context, inside: Context, tags: list[Tag], spoken: str
) -> Iterator[Sentence]:
    """The parts of a sentence that is not understood as a whole, as sentences of their own."""
    for one in parts(inside, tags, spoken):
        clear = tuple(replace(f, power=_whose(context, inside)) for f in one.found or ())
        said = any(map(matters, one.tags))
        if clear or said:
            here = one.tags[0].start, one.tags[-1].end
            yield Sentence(*here, clear or None, tells=said, part=True)


def _whose(context: Context, inside: Context) -> PowerId | None:
    """The country that orders are for, if a heading within their line names it."""
    return inside.power if inside.power != context.power else None


def _orders(context: Context, part: str, tags: list[Tag], spoken: str) -> tuple[Found, ...] | None:
    if any(tag.sense is Sense.IF for tag in tags):
        return condition.read(context, part)
    if any(tag.sense in (Sense.DOUBT, Sense.UNKNOWN) for tag in _outside(tags)):
        return _corrected(context, tags) or gist(context, tags)
    try:
        return tuple(Clauses(context, tags, spoken).found())
    except NotPlainError:
        return _announced(context, tags) or gist(context, tags)


def _announced(context: Context, tags: list[Tag]) -> tuple[Found, ...] | None:
    """The orders after a colon, if they cover all the places named before it."""
    at = next((at for at, tag in enumerate(tags) if tag.sense is Sense.COLON), 0)
    lead = tags[:at]
    if not lead or any(tag.sense in _UNSURE for tag in lead):
        return None
    try:
        found = tuple(Clauses(context, tags[at + 1 :]).found())
    except NotPlainError:
        return None
    at_home = {one.text.split(" ")[1][:3] for one in found if " " in one.text}
    named = [{place[:3] for place in tag.places} for tag in lead if tag.places]
    return found if named and all(places & at_home for places in named) else None


def _outside(tags: list[Tag]) -> Iterator[Tag]:
    """The tags outside parentheses that say nothing."""
    depth, start = 0, 0
    for at, tag in enumerate(tags):
        if tag.sense is Sense.OPEN:
            depth, start = depth + 1, at
        elif tag.sense is Sense.CLOSE:
            depth = max(0, depth - 1)
            if any(map(tells, tags[start + 1 : at])):
                yield from tags[start + 1 : at]
        elif not depth:
            yield tag
    if depth:
        yield from tags[start + 1 :]


def _corrected(context: Context, tags: list[Tag]) -> tuple[Found, ...] | None:
    """The orders after “no, sorry:”, if what precedes it is not understood."""
    wrong = [at for at, tag in enumerate(tags) if tag.sense is Sense.WRONG]
    if not wrong or any(tag.sense in (Sense.DOUBT, Sense.UNKNOWN) for tag in tags[wrong[-1] + 1 :]):
        return None
    before = () if any(tag.sense is Sense.DOUBT for tag in tags) else tags[: wrong[-1] + 1]
    for some in ((), before):  # “it holds” needs what was said before
        with suppress(NotPlainError):
            found = tuple(Clauses(context, [*some, *tags[wrong[-1] + 1 :]]).found())
            if found:
                return found
    return None


def _heading(context: Context, tags: list[Tag]) -> tuple[Context, list[Tag]] | None:
    """The context below a heading, and what follows it on the line."""
    colons = (at for at, tag in enumerate(tags) if tag.sense is Sense.COLON or _dashed(tags, at))
    ends = next(colons, len(tags))
    head, rest = tags[:ends], tags[ends + 1 :]
    if not _heads(head, alone=ends == len(tags)):
        return None
    kinds = tuple(dict.fromkeys(kind for tag in head for kind in tag.kinds))
    powers = [tag.power for tag in head if tag.sense is Sense.POWER]
    moving = context.phase is PhaseKind.MOVEMENT
    verbs = [t.sense for t in head if t.sense in _VERBS and not (moving and t.sense in _RAISING)]
    below = context
    if kinds or not powers:
        below = replace(below, kinds=() if set(kinds) >= set(UNITS) else kinds, verb="")
    if verbs:
        below = replace(below, verb=min(verbs, key=_VERBS.index).value)
    if powers:
        below = replace(below, power=PowerId(powers[0] or ""), kinds=below.kinds if kinds else ())
    return below, rest


def _listed(context: Context, tags: list[Tag]) -> tuple[Kind, ...]:
    """The covert kind in front of a list of what its pieces do: “Spies Ven-Tri, Rom-Ven”."""
    way = [tag.sense for tag in tags]
    listed = [Sense.AND, Sense.PLACE] in ([a, b] for a, b in pairwise(way[2:]))
    head = way[:2] == [Sense.KIND, Sense.PLACE] and way[2:3] in ([Sense.TO], [Sense.HOLD])
    single = head and not any(context.lexicon.units[kind].numbered for kind in tags[0].kinds)
    kinds = tags[0].kinds if head and (listed or single) and plural(tags[0]) else ()
    return kinds if {*kinds} <= {*context.covert} else ()


def _all_of(context: Context, tags: list[Tag]) -> tuple[Kind, ...]:
    """The kind of a whole stack named by its plural: “the agents in Munich go to Tyrolia”."""
    numbered = tags and any(context.lexicon.units[kind].numbered for kind in tags[0].kinds)
    named = tags[1:] and tags[1].sense in (Sense.PLACE, Sense.IN, Sense.FROM)
    return tags[0].kinds if numbered and named and plural(tags[0]) else ()


def _dashed(tags: list[Tag], at: int) -> bool:
    """Whether a dash stands where a colon would, behind several pieces: “Spies - Paris holds”."""
    tag, before = tags[at], tags[:at]
    dash = tag.sense is Sense.TO and tag.text in DASHES
    kinds = bool(before) and all(plural(one) for one in before if one.sense is Sense.KIND)
    return dash and kinds and {one.sense for one in before} == {Sense.KIND}


def _heads(head: list[Tag], *, alone: bool) -> bool:
    """Whether tags are a heading: one on its own line if they are alone."""
    senses = [tag.sense for tag in head]
    verbs = sum(sense in _VERBS for sense in senses)
    powers, kinds = senses.count(Sense.POWER), Sense.KIND in senses
    named = bool(powers or kinds or verbs or Sense.TITLE in senses)
    if not named or Sense.ALL in senses or powers > 1 or not {*senses} <= _HEADS:
        return False
    lettered = any(tag.sense in _VERBS and len(tag.text) == 1 for tag in head)
    if lettered or (Sense.WRONG in senses and verbs):
        return False  # “T:” is Turkey; “sorry, scrap the fleet: …”
    if Sense.NUMBER in senses and not verbs:
        return False
    if not alone:
        return True
    if Sense.SAME in senses:
        return False  # “the fleets too”
    loose = any(map(_loose, head)) or (verbs and (verbs > 1 or kinds))
    return not loose and bool(kinds or verbs or (powers and Sense.TITLE in senses))


def _idle(context: Context, tags: list[Tag]) -> bool:
    """Whether tags are initials, or only say who is writing: “Deniz here (Turkey)”."""
    own = context.seen.power if context.seen else None
    named = [tag for tag in tags if matters(tag)]
    signed = all(tag.sense is Sense.POWER and tag.power == own for tag in named)
    return signed or all(len(tag.text) == 1 for tag in tags)


def _binds(tag: Tag) -> bool:
    """Whether a tag before a colon may bear upon what follows it."""
    return matters(tag) or tag.sense in (Sense.IF, Sense.OR, Sense.DOUBT)


_UNSURE = frozenset(
    {Sense.IF, Sense.NOT, Sense.DOUBT, Sense.OR, Sense.NUMBER, Sense.INSTEAD, Sense.EXCEPT}
    | {Sense.UNKNOWN, Sense.WRONG}
)
_PLACED = (Sense.FROM, Sense.IN, Sense.PLACE, Sense.NUMBER, Sense.REST)
_POINTING = (
    *("HER", "HIM", "IT", "THIS", "THAT", "THEM", "SIE", "IHN", "ES", "DAS", "DIES", "DIESEN"),
    *("DABEI", "DAZU", "LA", "LE", "L", "CELA", "CE", "CELLECI"),
)
_REVISING = (Sense.OR, Sense.IF, Sense.WRONG, Sense.EXCEPT, Sense.INSTEAD)
"""How a sentence begins that changes the one before."""
_OPEN = (Sense.IF, Sense.NOT, Sense.DOUBT, Sense.OR)


def _loose(tag: Tag) -> bool:
    """Whether a tag belongs to a sentence, not to a heading on its own line."""
    return tag.sense in (Sense.UNKNOWN, Sense.TO)


_RAISING = (Sense.BUILD, Sense.REMOVE)
_VERBS = (
    *(Sense.SEARCH, Sense.BUILD, Sense.REMOVE, Sense.RETREAT),
    *(Sense.HOLD, Sense.SUPPORT, Sense.CONVOY, Sense.GO),
)
