"""What is taken back on the same sheet: “scrap the second build”, “doch lieber X statt Y”.

An order that its writer takes back in a later sentence must not stand. Which one is meant is told
by its number, its piece, its places or what it does; it must be one alone.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from engine.orders.lexicon import Lexicon
from engine.orders.lines import Read
from engine.orders.notation import write
from engine.orders.order import PieceOrder
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.tags import tags_of
from engine.orders.plain.vocabulary import FOLLOWING, POLITE
from engine.orders.standard import Build, Remove, Retreat
from engine.orders.tokens import folded

_DROPS = (
    r"cancel|scrap|scratch|delete|drop|forget(?:\s+about)?|ignore|disregard|undo|revoke|waive[sd]?|"
    r"take\s+(?:\w+\s+){0,2}back|call\s+off|skip|leave\s+out|strike(?:\s+out)?(?=\s+(?:that|the|my)\b)|"
    r"(?:is|are)\s+(?:off|cancell?ed|void)|cancell?ed|forgo|"
    r"streich\w*|gestrichen|vergiss|vergesst|vergessen|ignorier\w*|stornier\w*|annullier\w*|"
    r"lösch\w*|widerruf\w*|verzicht\w*|entfällt|entfallen|hinfällig|ungültig|doch\s+nicht|"
    r"doch\s+kein\w*|(?:fällt|fallen)\s+(?:weg|aus|flach)|"
    r"annul\w*|oubli\w*|supprim\w*|ray(?:e[rsz]?|ons)|renonc\w*|effac\w*|abandonn\w*|"
    r"laiss\w*\s+tomber|ignor\w*|biff\w*|finalement\s+pas|plus\s+question"
)
_DROP = re.compile(rf"\b(?:{_DROPS})\b(?:\s+(?:à|auf)\b)?", re.IGNORECASE)
_WAIVE = re.compile(r"\b(?:waive[sd]?|forgo|renonc\w*|verzicht\w*|entfällt)\b", re.IGNORECASE)
_KEEP = re.compile(r"\b(?:keep|spare|behalt\w*|garde[rsz]?|conserve[rsz]?)\b", re.IGNORECASE)
_NOT = re.compile(r"\b(?:no|not|kein\w*|nicht|pas|aucune?)\b|n['\u2019]t\b", re.IGNORECASE)
_NEVER = re.compile(r"\b(?:do\s+not|never|nicht|ne)\b|n['\u2019]t\b|\bn['\u2019]", re.IGNORECASE)
_AFTER_ALL = re.compile(
    r"\b(?:after\s+all|on\s+second\s+thoughts?|actually|doch|finalement|tout\s+compte\s+fait|"
    r"réflexion\s+faite|à\s+la\s+réflexion)\b",
    re.IGNORECASE,
)
_OPENS_NOT = re.compile(
    r"\s*(?:and\s+|und\s+|et\s+|please\s+)?(?:not|nicht|pas|non|do\s+not|don['\u2019]t)\b"
    r"|^\s*(?:no|kein\w*|aucune?)\b",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:(?:does|do|is|will)\s+not|(?:does|is)n['\u2019]t|won['\u2019]t|no\s+longer|"
    r"nicht(?:\s+mehr)?|ne|pas)\b|\bn['\u2019]",
    re.IGNORECASE,
)
_BUT = re.compile(r"\b(?:but|sondern|mais)\b", re.IGNORECASE)
_INSTEAD = re.compile(
    r"\b(?:instead\s+of|rather\s+than|in\s+place\s+of|anstelle(?:\s+von)?|anstatt|statt|"
    r"au\s+lieu\s+d(?:e|u|es)?|à\s+la\s+place\s+d(?:e|u|es)?)\b",
    re.IGNORECASE,
)
_RATHER = re.compile(r"\b(?:doch\s+lieber|lieber|rather|plutôt|bitte|please)\b", re.IGNORECASE)
_REPLACE = re.compile(
    r"\b(?:(?:replace|swap|exchange|ersetz\w*|tausch\w*|remplac\w*)\s+(?P<said>.+?)\s+"
    r"(?:by|with|for|durch|gegen|par|contre)\b|"
    r"make\s+(?P<one>the\s+\w+\s+(?:one|build|order))\b)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[^,:;()!?\u2026]+")
_SENTENCE = re.compile(r"(?:(?!\.\s|\.\.)[^!?;\u2026])+(?:[.!?;\u2026]+|$)")
_NUMBERED = re.compile(
    r"\b(?:line|order|number|no|nr|zeile|befehl|ordre|ligne|punkt|point)\.?\s*(\d{1,2})\b"
    r"|[#°]\s*(\d{1,2})\b",
    re.IGNORECASE,
)
_ORDINALS = (
    r"1st|first|erste[nrs]?|premi(?:er|ère)",
    r"2nd|second|zweite[nrs]?|deuxième|seconde",
    r"3rd|third|dritte[nrs]?|troisième",
    r"4th|fourth|vierte[nrs]?|quatrième",
)
_WHOLE = re.compile(
    r"\b(?:orders?|befehle?|ordres?|everything|all|both|alles?|beide|tout|les\s+deux)\b",
    re.IGNORECASE,
)
_LAST = re.compile(r"\b(?:last|letzte[nrs]?|derni(?:er|ère))\b", re.IGNORECASE)
_ORDER = re.compile(
    rf"\b(?:{'|'.join(_ORDINALS)}|last|letzte[nrs]?|derni(?:er|ère)|line|order|zeile|befehl|ordre|"
    r"ligne|no|nr|number|other|points?|punkt|bitte|please|wird|sera)\b",
    re.IGNORECASE,
)
_NTH = tuple(re.compile(rf"\b(?:{words})\b", re.IGNORECASE) for words in _ORDINALS)

_SHOULD = re.compile(r"\bshould\s+(?:be|go|read)\b", re.IGNORECASE)
_OPEN = frozenset({Sense.IF, Sense.OR, Sense.DOUBT, Sense.EXCEPT})
_MOST = 2
"""So many unknown words may stand beside what is taken back; more may say anything."""

_MARKS = {
    Sense.BUILD: "BUILD ",
    Sense.REMOVE: "REMOVE ",
    Sense.SUPPORT: " S ",
    Sense.CONVOY: " C ",
    Sense.KILL: " KILL",
    Sense.SEARCH: " SEARCH",
    Sense.RETREAT: " R ",
    Sense.GO: " - ",
    Sense.HOLD: " H ",
    Sense.DISBAND: " D ",
    Sense.DEPORT: "DEPORT ",
    Sense.EXECUTE: "EXECUTE ",
    Sense.SECURITY: " SECURITY",
    Sense.CUT: " CUT",
    Sense.GUARD: " CE",
    Sense.DESTROY: " DESTROY",
}
"""What the text of an order has in it that does this."""


class Back(NamedTuple):
    """Words that take something back: where they stand, and how they name it.

    ``denies`` tells that they say what a piece does not do.
    """

    start: int
    end: int
    said: str
    keeps: bool = False
    waives: bool = False
    swaps: bool = False
    denies: bool = False


class Taken(NamedTuple):
    """What a sentence takes back: these orders, and its other words.

    ``waives`` says that it is a build to come, ``kills`` that it is a killing and not the step,
    ``told`` that they are named by more than a place.
    """

    orders: tuple[Read, ...]
    rest: str
    waives: bool
    kills: bool
    told: bool


class Turn(NamedTuple):
    """A second thought: what is said after “no, wait”.

    ``firm`` tells that the word for it takes something back though nothing else is said.
    """

    rest: str
    firm: bool


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """Where each sentence of a line stands."""
    return (found.span() for found in _SENTENCE.finditer(text))


def takes_back(text: str) -> bool:
    """Whether a sentence of a line may take something back."""
    return any(any(_backs(text[start:end])) for start, end in sentences(text))


def taken(lexicon: Lexicon, text: str, given: Sequence[Read]) -> Taken | None:
    """What a sentence takes back of the orders given so far; None if that is not one alone."""
    rest = _SHOULD.sub(lambda words: " " * len(words[0]), text)
    if "?" in text or any(tag.sense in _OPEN for tag in tags_of(lexicon, rest)):
        return None
    backs = list(_backs(text))
    waives = any(back.waives and _builds(lexicon, back.said) for back in backs)
    orders = [one for back in backs for one in _meant(lexicon, back, given)]
    orders = [one for n, one in enumerate(orders) if all(one is not two for two in orders[:n])]
    for back in backs:
        if waives or _meant(lexicon, back, orders, chosen=True):
            rest = rest[: back.start] + " " * (back.end - back.start) + rest[back.end :]
    beside = tags_of(lexicon, rest)
    talk = sum(tag.sense is Sense.UNKNOWN for tag in beside) > _MOST
    if not (orders or waives) or talk:
        return None
    said = [tag.sense for back in backs for tag in tags_of(lexicon, back.said)]
    told = any(sense is not Sense.PLACE for sense in said)
    return Taken(tuple(orders), _bare(lexicon, rest), waives, Sense.KILL in said, told)


def doubted(lexicon: Lexicon, text: str, given: Sequence[Read]) -> Iterator[Read]:
    """The orders of pieces that a text names while it changes something that is not clear."""
    tags = [tag for tag in tags_of(lexicon, text) if tag.sense not in (Sense.IN, Sense.FROM)]
    words = {folded(tag.text) for tag in tags if tag.sense is Sense.WRONG} - FOLLOWING - POLITE
    does = any(tag.sense in _MARKS or tag.sense is Sense.TO for tag in tags)
    if "?" in text or not does or not (words or _AFTER_ALL.search(text)):
        return
    for kind, place in pairwise(tags):
        if kind.sense is Sense.KIND and place.sense is Sense.PLACE:
            at = [read for read in given if _at(read, place) and _fits(read, kind)]
            yield from (read for read in at if not isinstance(read.order, Build | Remove))


def refers(text: str) -> bool:
    """Whether a line puts one thing for another, or takes an order back by its number."""
    return any(
        back.swaps
        or _NUMBERED.search(back.said)
        or any(nth.search(back.said) for nth in (*_NTH, _LAST))
        or _WHOLE.search(back.said)
        for found in _SENTENCE.finditer(text)
        for back in _backs(found[0])
        if not back.denies
    )


def turn(lexicon: Lexicon, text: str) -> Turn | None:
    """The second thought that a sentence begins with a word for it; None if it does not."""
    lead = [tag for tag in _opening(tags_of(lexicon, text)) if tag.sense is Sense.WRONG]
    words = [folded(tag.text) for tag in lead if folded(tag.text) not in FOLLOWING]
    firm = any(word not in POLITE for word in words)
    return Turn(_bare(lexicon, text).rstrip(), firm=firm) if words else None


def _bare(lexicon: Lexicon, rest: str) -> str:
    """The words beside, without interjections in front and at their columns."""
    end = max((tag.end for tag in _opening(tags_of(lexicon, rest))), default=0)
    return " " * end + rest[end:].rstrip(" ,.:;!\u2026")


def again(old: Read, new: Read) -> bool:
    """Whether an order is for the piece that another is for."""
    one, two = old.order.bare, new.order.bare
    if not (isinstance(one, PieceOrder) and isinstance(two, PieceOrder)) or one is two:
        return False
    return (one.kind, one.province) == (two.kind, two.province)


def alike(old: Read, new: Read) -> bool:
    """Whether an order is another build or removal like one before it."""
    one, two = old.order.bare, new.order.bare
    return isinstance(one, Build | Remove) and type(one) is type(two) and one is not two


def names(lexicon: Lexicon, rest: str) -> bool:
    """Whether the words beside name a place or a piece."""
    return any(tag.sense in _NAMING for tag in tags_of(lexicon, rest))


def plain(lexicon: Lexicon, rest: str) -> bool:
    """Whether all words beside are known."""
    return all(tag.sense is not Sense.UNKNOWN for tag in tags_of(lexicon, rest))


def _opening(tags: Sequence[Tag]) -> Iterator[Tag]:
    return takewhile(lambda tag: tag.sense in (Sense.WRONG, Sense.AND, Sense.COLON), tags)


def _backs(text: str) -> Iterator[Back]:
    after_all = _AFTER_ALL.search(text) is not None
    clauses = list(_CLAUSE.finditer(text))
    for named, clause in zip([*clauses[:1], *clauses], clauses, strict=False):
        start, words = clause.start(), clause[0]
        replaced, instead = _REPLACE.search(words), _INSTEAD.search(words)
        dropped, kept = _DROP.search(words), _KEEP.search(words)
        if replaced:
            said = replaced["said"] or replaced["one"]
            yield Back(start + replaced.start(), start + replaced.end(), said, swaps=True)
        elif instead:
            leads = not words[: instead.start()].strip()
            rather = _RATHER.search(words, instead.end()) if leads else None
            said = words[instead.end() : rather.start() if rather else len(words)]
            end = start + instead.end() + len(said)
            yield Back(start + instead.start(), end, said, swaps=bool(said.strip(" .")))
        elif dropped:
            if not _NEVER.search(words[: dropped.start()]):
                said = f"{words[: dropped.start()]} {words[dropped.end() :]}"
                waives = _WAIVE.search(words) is not None
                first = clause.start() if said.strip() else named.start()
                said = said if said.strip() else named[0]  # “pour EU PIC, oublie”
                yield Back(first, clause.end(), said, waives=waives)
        elif kept:
            yield Back(start, clause.end(), _KEEP.sub(" ", words), keeps=True)
        elif (after_all and _NOT.search(words)) or _OPENS_NOT.match(words):
            said = _AFTER_ALL.sub(" ", _NOT.sub(" ", words))
            yield Back(start, clause.end(), said)
        elif _DENIED.search(words):
            denied = _BUT.split(words)[0]
            said = _DENIED.sub(" ", denied)
            yield Back(start, start + len(denied), said, denies=True)


def _builds(lexicon: Lexicon, said: str) -> bool:
    return any(tag.sense is Sense.BUILD for tag in tags_of(lexicon, said))


def _meant(
    lexicon: Lexicon, back: Back, given: Sequence[Read], *, chosen: bool = False
) -> tuple[Read, ...]:
    """The one order that words name, given once or several times for a piece."""
    tags = tags_of(lexicon, back.said)
    nth = _nth(back.said)
    beside = tags_of(lexicon, _ORDER.sub(" ", back.said)) if nth is not None else tags
    if any(tag.sense is Sense.UNKNOWN for tag in beside):
        return ()  # “cancel my trip to Burgundy”
    pool = [read for read in given if isinstance(read.order, Remove) or not back.keeps]
    pool = [read for read in pool if all(_fits(read, tag) for tag in tags)]
    if back.denies:
        pool = [read for read in pool if _steps(read, [tag for tag in tags if tag.places])]
    if nth is not None and chosen:
        return tuple(pool)
    if nth is not None:
        return (pool[nth],) if -1 <= nth < len(pool) and pool else ()
    named = any(tag.sense in _NAMING for tag in tags)
    done = any(tag.sense in _MARKS for tag in tags) and not back.waives
    return _one(tags, pool) if named or done else ()


def _nth(said: str) -> int | None:
    """Which order of several is named by its number, from 0; -1 for the last."""
    number = _NUMBERED.search(said)
    if number:
        return int(number[1] or number[2]) - 1
    if _LAST.search(said):
        return -1
    return next((n for n, nth in enumerate(_NTH) if nth.search(said)), None)


def _one(tags: Sequence[Tag], pool: Sequence[Read]) -> tuple[Read, ...]:
    places = [tag for tag in tags if tag.places]
    led = len(places) == 1 and any(
        one.sense in (Sense.TO, Sense.FOR) and two is places[0] and one.text.lower() in _LEADING
        for one, two in pairwise(tags)
    )
    if places and not led:
        pool = [read for read in pool if _at(read, places[0])] or pool
    if led:
        pool = [read for read in pool if not _at(read, places[0])]
    choices = [one for read in pool if isinstance(one := read.order, Retreat) and one.choices[1:]]
    if choices and places and not all(_at(read, places[0]) for read in pool):
        return ()  # one choice of several
    if any(tag.sense is Sense.ALL for tag in tags) and len(pool) == len(("one", "other")):
        return tuple(pool)  # “both moves”
    pieces = {write(read.order).split(" - ")[0] for read in pool}
    return tuple(pool) if len(pieces) == 1 else ()


def _at(read: Read, place: Tag) -> bool:
    order = read.order.bare
    return isinstance(order, PieceOrder) and any(order.at[:3] == one[:3] for one in place.places)


def _steps(read: Read, places: Sequence[Tag]) -> bool:
    """Whether an order goes from the first of two places to the second."""
    goes = write(read.order.bare).split()[2:3] == ["-"] and len(places) == len(("from", "to"))
    return goes and _at(read, places[0])


def _fits(read: Read, tag: Tag) -> bool:
    """Whether an order has in it what a tag names."""
    text = write(read.order)
    if tag.places:
        return any(one[:3] in re.split(r"[ (/,]", text) for one in tag.places)
    if tag.sense is Sense.KIND:
        return any(kind in text.split() for kind in tag.kinds)
    if tag.sense is Sense.POWER:
        return tag.power is not None and (tag.power in text or tag.power == read.power)
    return _MARKS.get(tag.sense, "") in f"{text} "


_LEADING = ("to", "into", "on", "nach", "auf", "in die", "in den", "sur", "vers", "-")
"""What stands before where a piece goes, not before where it is."""

_NAMING = (Sense.PLACE, Sense.KIND, Sense.POWER)


def says(lexicon: Lexicon, rest: str) -> bool:
    """Whether the words beside name something of the game."""
    return any(tag.sense in _NAMING or tag.sense in _MARKS for tag in tags_of(lexicon, rest))


def instead(lexicon: Lexicon, taken: Sequence[Read], rest: str) -> str:
    """The order that comes in the place of one taken back, if the words beside name only that."""
    said = tags_of(lexicon, rest)
    aside = (Sense.FROM, Sense.PLACE) in pairwise(tag.sense for tag in said)
    if len(taken) != 1 or aside:  # “the wine is from Spain”
        return ""
    old = taken[0]
    tags = [tag for tag in said if tag.sense not in _LINKS]
    places = [tag for tag in tags if tag.sense is Sense.PLACE]
    kinds = [tag for tag in tags if tag.sense is Sense.KIND and len(tag.kinds) == 1]
    acts = [tag.sense for tag in tags if tag not in places and tag not in kinds]
    order, text = old.order, write(old.order)
    helps = _helping(text, tags, rest) if acts == [Sense.SUPPORT] else ""
    if helps or len(places) > 1 or len(kinds) > 1 or not isinstance(order, PieceOrder):
        return helps
    if isinstance(order, Build | Remove) and not {*acts} - {Sense.BUILD, Sense.REMOVE}:
        kind = kinds[0].kinds[0] if kinds else order.kind
        at = places[0].place if places else order.at
        return f"{order.verb.upper()} {kind} {at}" if places or kinds else ""
    if Sense.CUT in acts:
        acts = [act for act in acts if act is not Sense.SUPPORT]
    piece, places = " ".join(text.split()[:2]), [one for one in places if not _at(old, one)]
    if kinds and kinds[0].kinds[0] != order.kind:
        return ""
    if not places:
        ends = {Sense.HOLD: "H", Sense.DISBAND: "D", Sense.CUT: "CUT", Sense.GUARD: "CE"}
        return f"{piece} {ends[acts[0]]}" if len(acts) == 1 and acts[0] in ends else ""
    return "" if acts else f"{piece} {'R' if isinstance(order, Retreat) else '-'} {places[0].place}"


def _helping(text: str, tags: Sequence[Tag], rest: str) -> str:
    """The support that a piece gives in place of its order: “it supports Kiel to Holland”."""
    verb = next(tag.start for tag in tags if tag.sense is Sense.SUPPORT)
    led = all(tag.start >= verb for tag in tags if tag.places or tag.sense is Sense.KIND)
    return " ".join((*text.split()[:2], rest[verb:])) if led else ""


_LINKS = frozenset(
    {Sense.TO, Sense.GO, Sense.IN, Sense.FROM, Sense.FOR, Sense.WRONG, Sense.AND, Sense.COLON}
    | {Sense.TITLE, Sense.THAT, Sense.UNKNOWN, Sense.NUMBER, Sense.SAME, Sense.SKIP}
)
"""What leads to the names of another order and says nothing else."""
