"""Lines that mention places or powers without ordering anything: greetings, sign-offs, press."""

import re
from collections.abc import Iterator, Sequence

from engine.orders.lexicon import Lexicon
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import Tag, tags_of
from engine.orders.tokens import folded

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
    r"lg|vg|mfg|mit freundlichen|cordialement|amicalement|bien à|amitiés|merci|bises|"
    r"respectueusement|hochachtungsvoll|à bientôt|ciao|salutations)\b",
    re.IGNORECASE,
)
_PRESS = re.compile(
    r"\s*(?:p\.?\s?s\.?\s*:?\s*)?(?:to (?:the )?press|press|presse|für die presse|pour la presse|"
    r"please put (?:this|it) (?:in|to)(?:to)? (?:the )?press)\b[^:]{0,30}:",
    re.IGNORECASE,
)
_FEW = 4
"""How many words of an order may be mistyped."""

_AFTER = 5
"""How many lines may follow closing words: a name, a title, a town."""

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


def quiet(lexicon: Lexicon, texts: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The numbers of lines that order nothing, whatever they mention, and what they are."""
    after, begun, printed = 0, 0, False
    for number, text in enumerate(texts, 1):
        if not text.strip():
            printed = False
            continue
        begun += 1
        after = max(0, after - 1)
        if _PRESS.match(text):
            printed = not text.partition(":")[2].strip()
            yield number, PRESS
        elif printed:
            yield number, PRESS
        elif not (after or (begun <= 2 and _HAILS.match(text)) or _PARTS.match(text)):
            continue
        elif not any(map(_deeds, tags_of(lexicon, text))):
            after = _AFTER if _PARTS.match(text) else after
            yield number, "courtesy"


def _deeds(tag: Tag) -> bool:
    """Whether a tag is something that pieces do, or an arrow."""
    return tag.sense in _DEEDS


def _orders(tag: Tag) -> bool:
    """Whether a tag hardly ever occurs outside orders: a support, a search."""
    return len(tag.text) > 1 and tag.sense in _FIRM


_FIRM = frozenset(
    {Sense.SUPPORT, Sense.CONVOY, Sense.KILL, Sense.SEARCH, Sense.SECURITY, Sense.REMOVE}
    | {Sense.DISBAND, Sense.RETREAT, Sense.DEPORT, Sense.EXECUTE, Sense.PRISONERS}
)
