"""Lines that mention places or powers without ordering anything: greetings, sign-offs, press."""

import re
from collections.abc import Collection, Iterator, Sequence

from engine.board.graph import PowerId
from engine.orders.lexicon import Lexicon
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.tags import tags_of
from engine.orders.tokens import folded, words_of

PRESS = "press"
"""Why a line is set aside that is for the press."""

_HAILS = re.compile(
    r"\s*(?:hi|hello|hey|dear|hallo|liebe[rs]?|moin|servus|guten|salut|bonjour|bonsoir|ch[eè]re?|"
    r"ciao|madame|monsieur|sehr geehrte|good (?:morning|evening|day))\b",
    re.IGNORECASE,
)
_PARTS = re.compile(
    r"\s*(?:best|regards|cheers|kind(?:est)? regards|yours|greetings|thanks|thank you|love|bye|"
    r"all (?:the )?best|sincerely|take care|(?:mit )?(?:\w+ )?(?:grüßen?|grüssen?|gruß|gruss)|"
    r"lg|vg|mfg|mit freundlichen|cordialement|amicalement|bien à|amitiés|merci|bis(?:es|ous)|hugs|"
    r"respectueusement|hochachtungsvoll|à bientôt|ciao|salutations|veuillez agréer|recevez|"
    r"je vous prie|see you|later|bis (?:dann|bald|die tage)|à plus|a plus|à la prochaine|a\+|"
    r"schöne grüße|herzlich\w*|gez\.?|beste grüße|viele grüße|gruß|warm(?:est)? regards|"
    r"with (?:(?:all|my|our|the|every|many|very)\s+)*(?:best|kind\w*|good|warm\w*|friendly|love|"
    r"thanks)|wishing you|(?:\w+ ){0,3}grüße aus|schöne[ns] (?:abend|tag|wochenende|woche)|"
    r"avec (?:mes|toutes mes|mon|nos)|meilleure?s|bien (?:cordialement|amicalement)|"
    r"bonne? (?:soirée|nuit|journée|semaine|fin|week-end|dimanche))(?!\w)",
    re.IGNORECASE,
)
_PRESS = re.compile(
    r"\s*(?:p\.?\s?s\.?\s*:?\s*)?(?:to (?:the )?press|press|presse|für die presse|pour la presse|"
    r"\[(?:press|presse)\]|please put (?:this|it) (?:in|to)(?:to)? (?:the )?press)(?!\w)"
    r"[^:]{0,80}:",
    re.IGNORECASE,
)
_FEW = 4
"""How many words of an order may be mistyped."""

_AFTER = 5
"""How many lines may follow closing words: a name, a title, a town."""

_ORDERED = frozenset(
    {Sense.HOLD, Sense.KIND, Sense.BUILD, Sense.CUT, Sense.DESTROY, Sense.GUARD, Sense.IF}
)
_DEEDS = frozenset(Sense) - {
    *(Sense.PLACE, Sense.POWER, Sense.KIND, Sense.UNKNOWN, Sense.AND, Sense.FROM, Sense.IN),
    *(Sense.FOR, Sense.TITLE, Sense.WRONG, Sense.COLON, Sense.SAME, Sense.NOT, Sense.DOUBT),
    *(Sense.ALL, Sense.OPEN, Sense.CLOSE, Sense.NUMBER, Sense.THAT, Sense.REST, Sense.IF),
}


def names(lexicon: Lexicon, text: str) -> bool:
    """Whether a line names a power, a piece or a province, or has the form of an order."""
    tags = tags_of(lexicon, text)
    named = (tag for tag in tags if tag.sense in (Sense.PLACE, Sense.POWER, Sense.KIND))
    if any(len(tag.text) > 1 or tag.sense is Sense.KIND for tag in named):
        return True
    unknown = sum(tag.sense is Sense.UNKNOWN for tag in tags)
    return 0 < unknown <= _FEW and (any(map(_orders, tags)) or _points(lexicon, tags))


def _points(lexicon: Lexicon, tags: Sequence[Tag]) -> bool:
    """Whether an arrow leads from one unknown name to another: ``Mnich - Brgundy``.

    A hyphen without spaces is one between words that look like provinces.
    """
    return any(
        (middle.start > first.end or lexicon.suggestions(folded(first.text)))
        and middle.sense is Sense.TO
        and not any(map(str.isalpha, middle.text))
        and first.text[:1].isupper()
        and last.text[:1].isupper()
        for first, middle, last in zip(tags, tags[1:], tags[2:], strict=False)
    )


def quiet(
    lexicon: Lexicon, texts: Sequence[str], own: PowerId | None = None, sender: str = ""
) -> Iterator[tuple[int, str]]:
    """The numbers of lines that order nothing, whatever they mention, and what they are.

    ``own`` is whose mail it is, ``sender`` the name that it came under.
    """
    name = {*words_of(sender)}
    after, begun, printed = 0, 0, False
    named = _signature(lexicon, texts)
    for number, text in enumerate(texts, 1):
        if not text.strip():
            printed = False
            continue
        begun += 1
        after = _AFTER if _PARTS.match(text) and text.rstrip().endswith(",") else max(0, after - 1)
        if _PRESS.match(text):
            printed = not text.partition(":")[2].strip()
            yield number, PRESS
        elif printed or _under_a_place(lexicon, text):
            yield number, PRESS
        elif (
            number in named
            or {*words_of(text)} <= name
            or _introduces(lexicon, text, own)
            or _asks_back(lexicon, text)
            or _away(lexicon, text)
            or (begun == 1 and _dated(lexicon, text))
            or (not _PARTS.match(text) and _all_idle(lexicon, text))
        ):
            yield number, "courtesy"
        elif not (after or (begun <= 2 and _HAILS.match(text)) or _PARTS.match(text)):
            continue
        elif not any(map(_deeds, tags := tags_of(lexicon, text))) or (
            after and " " in text.strip() and all(_nominal(tag, text) for tag in tags)
        ):
            after = _AFTER if _PARTS.match(text) else after
            yield number, "courtesy"


def gazette(lexicon: Lexicon, texts: Sequence[str], first: int) -> Iterator[tuple[int, str]]:
    """The lines of a tale above the title that the first order stands under, and what they are.

    A tale speaks of others alone, and of nothing that pieces are told to do.
    """
    title = next((n for n in range(first - 1, 0, -1) if _TITLED.fullmatch(texts[n - 1])), 0)
    for number, text in enumerate(texts[: max(title - 1, 0)], 1):
        senses = {tag.sense for tag in tags_of(lexicon, text)}
        if len(text.split()) > _TALE and not (
            senses & (_ORDERED | _FIRM) or _SPEAKS.search(_QUOTED.sub("", text))
        ):
            yield number, PRESS


_TITLED = re.compile(
    r"\W*(?:\w+\W+){0,3}(?:orders|befehle|ordres)\b(?:[\W_]+\w+){0,3}[\W_]*", re.IGNORECASE
)
_SPEAKS = re.compile(
    r"\b(?:i|my|me|we|us|you|your|please|ich|mein\w*|mir|mich|wir|uns|dein\w*|ihr|bitte|"
    r"je|j|mon|ma|mes|moi|nous|tu|vous|vos|votre)\b",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[\"\u201c\u201e\u00ab][^\"\u201d\u201c\u00bb]*[\"\u201d\u201c\u00bb]")
_TALE = 5
"""So many words a line of a tale has at the least, and one more."""


def _dated(lexicon: Lexicon, text: str) -> bool:
    """Whether a first line says where a mail was written: “Wien, am Ballhausplatz”."""
    tags = tags_of(lexicon, text)
    where = [tag.sense for tag in tags[:2]] == [Sense.PLACE, Sense.AND] and tags[1].text == ","
    return (
        where and len(text.split()) <= _TALE and not any(tag.sense in _SAYING for tag in tags[1:])
    )


def _under_a_place(lexicon: Lexicon, text: str) -> bool:
    """Whether a line is press from a place: “VENICE: The Doge …”, “BERLIN to PARIS: Thank you …”.

    Nothing in it may be an order, or what orders depend on.
    """
    before, _, behind = text.partition(":")
    head, said = tags_of(lexicon, before), tags_of(lexicon, behind)
    places = [tag.sense for tag in head].count(Sense.PLACE)
    only = all(tag.sense in _WHERE or len(tag.text) == 1 for tag in head)
    if not (places and only) or len(behind.split()) < _TALKS:
        return False
    if any(_orders(tag) or tag.sense in _HANGS for tag in said):
        return False
    if places > 1:
        return not any(tag.sense in (Sense.PLACE, Sense.TO) for tag in said)
    return not any(_deeds(tag) or tag.sense is Sense.KIND for tag in said)


_WHERE = (Sense.PLACE, Sense.TO, Sense.FROM, Sense.IN, Sense.AND, Sense.OPEN, Sense.CLOSE)
_HANGS = (Sense.IF, Sense.OR, Sense.DOUBT, Sense.WRONG, Sense.SAME, Sense.INSTEAD)
"""What a line may have that is about orders elsewhere."""

_TALKS = 3
"""So many words a line under the name of a place has at the least."""


def _all_idle(lexicon: Lexicon, text: str) -> bool:
    """Whether a line only asks about a country or place, or greets from one, and orders nothing."""
    said = [(tags_of(lexicon, part), end, part) for part, end in _SENTENCES.findall(text)]
    idle, named = True, False
    for tags, end, part in said:
        senses = {tag.sense for tag in tags}
        told = any(map(_deeds, tags)) or not senses.isdisjoint((Sense.KIND, Sense.IF, Sense.NOT))
        asks = "?" in end and len(part.split()) > _TALKS
        names_one = not senses.isdisjoint((Sense.PLACE, Sense.POWER))
        idle = idle and not told and (not names_one or asks or bool(_PARTS.match(part)))
        named = named or names_one
    return idle and named


def _asks_back(lexicon: Lexicon, text: str) -> bool:
    """Whether a line asks the game master something of their own: “Are you going to London?”."""
    if not _ASKED.search(text):
        return False
    asked, _, rest = text.rpartition("?")
    kinds = any(tag.sense in (Sense.KIND, Sense.POWER) for tag in tags_of(lexicon, asked))
    return not kinds and not names(lexicon, rest)


_ASKED = re.compile(
    r"(?:^|[.!,:]\s)\s*(?:p\.?\s?s\.?\s*:?\s*)?(?:"
    r"how(?:['\u2019]?s| is| are| was)\b|wie (?:ist|war|geht)\b|comment (?:va|est|vont)\b|"
    r"(?:are|were|did|have|will) you (?:\w+ing|be|been|have|see|hear|come|at|in|there)\b|"
    r"(?:bist|fährst|kommst|warst|hast) du\b|(?:sind|fahren|kommen|waren) sie\b|"
    r"(?:est-ce que )?(?:tu (?:vas|viens|seras|es)|vous (?:allez|venez|serez|êtes))\b|"
    r"(?:vas|viens|seras|es|as)-tu\b|(?:allez|venez|serez|êtes|avez)-vous\b)[^?]*\?",
    re.IGNORECASE,
)


def _away(lexicon: Lexicon, text: str) -> bool:
    """Whether a line says where its writer is, which is nothing that pieces do."""
    played = (Sense.KIND, Sense.POWER)
    tags = tags_of(lexicon, text)
    return bool(_I_AM.search(text)) and not any(_deeds(t) or t.sense in played for t in tags)


_I_AM = re.compile(
    r"\b(?:i(?:['\u2019]m| am|['\u2019]ll be| shall be| will be| was)|ich (?:bin|war)|bin ich|"
    r"je (?:suis|serai|serais))\b",
    re.IGNORECASE,
)


def _introduces(lexicon: Lexicon, text: str, own: PowerId | None) -> bool:
    """Whether a line names its writer's power alone, or only asks or says of what it speaks next.

    “Please find below France's orders”, “Now the spies. Is this how?”, “If a spy is caught?”
    """
    parts = [(tags_of(lexicon, part[0]), part[1]) for part in _SENTENCES.findall(text)]
    tags = [tag for part, _ in parts for tag in part]
    senses = {tag.sense for tag in tags if not _initial(tag, text)}
    powers = {tag.power for tag in tags if tag.sense is Sense.POWER}
    if powers == {own} and not senses & _SAYING - {Sense.TO}:
        return True
    asks = "?" in text and senses & {*_FIRM, Sense.BUILD} and not senses & {Sense.GO, Sense.HOLD}
    if (Sense.KIND not in senses and not asks) or Sense.PLACE in senses or powers:
        return False
    leads = text.rstrip().endswith(":") and not senses & _FIRM
    said = [part for part, end in parts if "?" not in end and not leads]
    return not any(tag.sense in (Sense.KIND, *_FIRM) for part in said for tag in part)


def _signature(lexicon: Lexicon, texts: Sequence[str]) -> Collection[int]:
    """The numbers of the last lines, if they are a name and perhaps an address below it."""
    ends = next((n for n in range(len(texts), 0, -1) if texts[n - 1].strip()), 0)
    starts = next((n for n in range(ends, 0, -1) if not texts[n - 1].strip()), 0) + 1
    if ends and len(texts[ends - 1].split()) == 1:
        starts = ends  # a single word below the orders
    lines = texts[starts - 1 : ends]
    name = lines[0].partition(",")[0].split() if lines else []
    if starts == 1 or len(lines) > _SIGNED or len(name) > _SIGNED or _told(lines[0]):
        return ()
    exact = any(word in lexicon.places or word in lexicon.powers for word in words_of(lines[0]))
    told = any(not _nominal(tag, line) for line in lines for tag in tags_of(lexicon, line))
    first = lines[0].split()
    placed = starts == ends and ("-" in first or (len(first) == 1 and "-" in first[0]))
    placed = placed and any(tag.sense is Sense.PLACE for tag in tags_of(lexicon, lines[0]))
    return () if exact or told or placed else range(starts, ends + 1)


def _nominal(tag: Tag, line: str) -> bool:
    """Whether a tag may be part of a name: “A. Saint-Hilaire”."""
    around = line[max(tag.start - 1, 0) : tag.start] + line[tag.end : tag.end + 1]
    hyphen = tag.text == "-" and around.isalpha()
    return _initial(tag, line) or hyphen or not (_deeds(tag) or tag.sense is Sense.KIND)


def _initial(tag: Tag, line: str) -> bool:
    """Whether a tag is the letter of a name: “R. Thackeray”."""
    return len(tag.text) == 1 and line[tag.end : tag.end + 1] == "."


def _told(line: str) -> bool:
    """Whether a line is more than a name."""
    return any(map(str.isdigit, line)) or line.rstrip().endswith((":", "?", ","))


_SENTENCES = re.compile(r"([^.?!]+)([.?!]*)")

_SIGNED = 3
"""How many words a name has at most, and how many lines what stands below a mail."""

_SAYING = frozenset(
    {*_DEEDS, Sense.PLACE, Sense.KIND, Sense.NOT, Sense.DOUBT, Sense.IF, Sense.WRONG, Sense.ALL}
)


def _deeds(tag: Tag) -> bool:
    """Whether a tag is something that pieces do, or an arrow."""
    return tag.sense in _DEEDS and tag.text not in ("à", "À")


def _orders(tag: Tag) -> bool:
    """Whether a tag hardly ever occurs outside orders: a support, a search."""
    return len(tag.text) > 1 and tag.sense in _FIRM


_FIRM = frozenset(
    {Sense.SUPPORT, Sense.CONVOY, Sense.KILL, Sense.SEARCH, Sense.SECURITY, Sense.REMOVE}
    | {Sense.DISBAND, Sense.RETREAT, Sense.DEPORT, Sense.EXECUTE, Sense.PRISONERS}
)
