"""What surrounds orders on a sheet: quoting, comments, numbering, headings, titles, signatures."""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.board.graph import PowerId
from engine.orders import tongues
from engine.orders.covert_words import PIECES
from engine.orders.lexicon import Lexicon
from engine.orders.tokens import Shape, tokenize
from engine.orders.words import Words
from engine.units import named

GAP = "..."
"""Stands in a sheet for what its player must fill in."""

_QUOTE = re.compile(r"\s*(?:[>|]\s?)+")
_ATTRIBUTION = re.compile(r".*\b(?:wrote|writes|schrieb|a écrit|escribió|ha scritto)\s*:\s*")
_BULLET = re.compile(
    r"\s*(?:\[[ xX\u2713]?\]\s+|\d{1,2}(?:\.\d{1,2})+\.?\s+|[(#]?\d{1,3}[.):]{1,2}\s+"
    rf"|\d{{1,3}}\s+[-\u2013\u2014]\s+(?=(?:[AF]\s|(?i:{'|'.join(PIECES)})\s|\D+?\s[-\u2013>\u2192]))"
    r"|[(#]?\d{1,3}\s+(?=(?P<word>\w*))"
    r"|\d{1,2}(?:er|re|e|st|nd|rd|th|te[rnms]?)[.:)]+\s+|\d{1,2}[°º][.:)]*\s*|(?-i:[a-z])/\s"
    r"|#\d{1,3}[.):]?\s+|\(?\d{1,3}(?:[.)](?=\D)(?:\s*-(?=\s))?|/\s+|\u20e3)"
    r"|(?i:no|nr|n[°º])\.?\s*\d{1,3}[.):]?\s+|[IVX]{1,4}[.)]\s+|\(?[A-Za-z]\)\s*"
    r"|[-*+\u2022\u00b7\u2013\u2014\u2212\u203a\u00bb\u25b8\u25b6\u25ba\u2794\u27a4\u2023\u25cf\u25aa]+"
    r"(?=\s*\w)|o\s)\s*"
)
_SOME = re.compile(
    r"\d{1,2}\s+(?:in|at|from|out\s+of|aus|von|bei|de|depuis|à|en)\s+\w", re.IGNORECASE
)
_ORDERED = (
    rf"\s*(?:(?:[AF]|(?i:{'|'.join(PIECES)}))\s)?[^\W\d_]{{2,}}\s?(?:[-\u2013>\u2192]|[HSC]\b)"
)
"""A piece and what it does, which stands behind “//” as the next order, and is no comment."""
_COMMENT = re.compile(
    rf"(?:^|\s)(?:#(?!\d)|//(?!{_ORDERED})|%).*$|^\s*\([^()]*\)\s*$"
    r"|(?<!\s)\s+[:;]-?[()DP]+\s*$"  # a smiley is one too
)
_FORMER = re.compile(
    r"(?<=\S)\s*\((?:\w+\s+)?(?:was|were|had been|used to|previously|before|formerly|earlier|"
    r"originally|instead of|rather than|statt|anstatt|anstelle|vorher|bisher|zuvor|vormals|"
    r"ursprünglich|war|wollte|sollte|ging|au lieu|avant|auparavant|précédemment|était|allait|"
    r"devait|initialement|à l'origine|plutôt que)[\s:,]+[^()]+\)",
    re.IGNORECASE,
)
"""A remark in parentheses about what was ordered before: “(it was going to Smyrna)”."""

_REMARK = re.compile(
    r"(?<!\s)\s*[(\[](?!\s*(?:only\s+)?(?:if|unless|else|or|otherwise|not|falls|wenn|sonst|oder|nicht|"
    r"si|sinon|ou|se|oppure|altrimenti)\b)[^()\[\]]*[)\]]\s*$",
    re.IGNORECASE,
)
"""A remark in parentheses that the order does not depend on."""

_CONDITION = re.compile(r"\s*(?:if|should|unless|falls|wenn|sollte|si|se|au cas)\b", re.IGNORECASE)
_BACK = re.compile(r"[,;.?]\s*(?:und\s+)?(?:der|die|das)\s+(?:in|im|aus|von|vom)\b", re.IGNORECASE)
_AND = re.compile(r"\s*(?:and|also|und|et|(?-i:[ey]))\s+", re.IGNORECASE)
_MOVE_FIRST = re.compile(
    r"\s*(?:move|send|march|sail|bewege|schicke|déplacer?|envoyer?|muovi|muovere|mueve|mover)\s+"
    r"(?:the\s+|my\s+)?",
    re.IGNORECASE,
)
_HOLD_FIRST = re.compile(r"\s*(?:hold|keep)\s+(?:the\s+|my\s+|with\s+)*", re.IGNORECASE)
_LEFT_OPEN = re.compile(
    r"(?:\w+:\s*)?(?:BUILD|REMOVE|DEPLOY|PREFER)(?:\s+\w+)?\s*"
    r"(?:\.\.\.|\u2026)(?:\(\d+\))?\s*",
    re.IGNORECASE,
)
_RULE = re.compile(r"[\W_]*")
_PARTS = re.compile(
    r";|\.\s+(?=(?:[AF]|army|fleet|armee|armée|heer|flotte|armata|flotta|ejército|flota)\s)",
    re.IGNORECASE,
)
_PHASE = re.compile(r"[SFW]\d{1,5}[MRABPD]?S?")
_TITLE_WORDS = frozenset(
    {
        "ESPIONAGE",
        "MILITARY",
        "SPYING",
        "GAME",
        "VARIANT",
        "ORDERS",
        "ORDER",
        "MOVES",
        "MOVE",
        "RETREATS",
        "RETREAT",
        "BUILDS",
        "BUILD",
        "ADJUSTMENTS",
    }
    | {"REMOVALS", "FOR", "MY", "THE", "OF", "AND", "ARE", "HERE", "THESE", "SPRING", "FALL"}
    | {"AUTUMN", "SUMMER", "WINTER", "PHASE", "TURN", "YEAR", "POWER", "PLAYER", "COUNTRY"}
    | {"CORRECTION", "CORRECTED", "UPDATE", "UPDATED", "NEW", "REVISED", "AMENDED", "PLEASE"}
    | tongues.TITLES
)


class Part(NamedTuple):
    """A part of a line and where it begins in it."""

    text: str
    start: int


def quotes(line: str) -> bool:
    """Whether a line is quoted from another mail; a table row is not."""
    row = line.lstrip().startswith("|") and "|" in line.strip(" |")
    return _QUOTE.match(line) is not None and not row


def left_open(line: str) -> bool:
    """Whether a line of a sheet was not filled in: ``BUILD ...``."""
    return _LEFT_OPEN.fullmatch(strip(line).text) is not None


def attributes(line: str) -> bool:
    """Whether a line introduces a quotation: ``On Monday Jo wrote:``."""
    return _ATTRIBUTION.fullmatch(line) is not None


def signs(line: str) -> bool:
    """Whether a line begins a mail's signature."""
    return line.rstrip() == "--"


def bare(line: str) -> bool:
    """Whether a line has neither letters nor digits: blank, or a drawn line."""
    return _RULE.fullmatch(line) is not None


def strip(line: str) -> Part:
    """A line without quoting, numbering and comment."""
    start = 0
    for pattern in (_QUOTE, _BULLET):
        match = pattern.match(line, start)
        start = match.end() if match and not (pattern is _BULLET and _counts(match)) else start
    bare = _FORMER.sub(lambda told: " " * len(told[0]), _COMMENT.sub("", line[start:]))
    return trimmed(Part(bare, start))


def _counts(match: re.Match[str]) -> bool:
    """Whether the number at the beginning of a line counts pieces: ``3 agents``."""
    word = match["word"] or ""
    kind = named(word) if len(word) > 1 else None
    return kind is not None and kind.covert


def counts_some(text: str) -> bool:
    """Whether a line in a list of covert pieces begins with how many: ``2 from Munich``."""
    return _SOME.match(text) is not None


def trimmed(part: Part) -> Part:
    """A part without surrounding spaces."""
    return Part(part.text.strip(), part.start + len(part.text) - len(part.text.lstrip()))


def parts(whole: Part) -> list[Part]:
    """The sentences of a line, cut at semicolons and at full stops before an army or a fleet."""
    return _cut(whole, [match.span() for match in _PARTS.finditer(whole.text)])


def listed(whole: Part) -> list[Part]:
    """The items of a line, cut at commas."""
    return _cut(whole, [match.span() for match in re.finditer(",", whole.text)])


def conditional(text: str) -> bool:
    """Whether a line begins with a condition."""
    return _CONDITION.match(text) is not None


def enclosed(line: str) -> bool:
    """Whether a line is one remark in parentheses."""
    return re.fullmatch(r"\([^()]*\)", line) is not None


def refers_back(text: str) -> bool:
    """Whether a line goes on about pieces of the kind spoken of: “…, der in Rom bleibt”."""
    return _BACK.search(text) is not None


def pieces(lexicon: Lexicon, whole: Part) -> list[int]:
    """Where in a part the second and each later piece with its letter begins."""
    tokens = tokenize(whole.text)[1:-1]
    return [token.start for token in tokens if token.text in lexicon.kinds]


def without_remark(text: str) -> str:
    """A line without the remark in parentheses at its end."""
    return _REMARK.sub("", text)


def turned(text: str) -> Iterator[str]:
    """A line with its words in the usual order: ``Hold A PAR``, ``Move A PAR to BUR``."""
    joined = _AND.match(text)
    if joined:
        yield " " * joined.end() + text[joined.end() :]
    moved, held = _MOVE_FIRST.match(text), _HOLD_FIRST.match(text)
    if moved:
        yield " " * moved.end() + text[moved.end() :]
    if held:
        yield " " * held.end() + text[held.end() :].rstrip(" .") + " H"


def heading(lexicon: Lexicon, text: str) -> PowerId | None:
    """The power of a heading: ``FRANCE``, ``French orders:``, ``## France (Jo)``, ``F:``."""
    words = _essential(text)
    return Words(" ".join(words), lexicon).heading() if words else None


def player(players: Collection[PowerId], text: str) -> PowerId | None:
    """The player of a heading: ``X``, ``Player X:``, ``Orders of Y``."""
    words = _essential(text)
    return next((one for one in players if words == [one.upper()]), None)


def title(text: str) -> bool:
    """Whether a line only says that orders follow: ``Spring 1901 orders``."""
    return not _essential(text)


def _cut(whole: Part, gaps: list[tuple[int, int]]) -> list[Part]:
    ends = [*(gap[0] for gap in gaps), len(whole.text)]
    starts = [0, *(gap[1] for gap in gaps)]
    cut = (
        trimmed(Part(whole.text[start:end], whole.start + start))
        for start, end in zip(starts, ends, strict=True)
    )
    return [part for part in cut if part.text]


def _essential(text: str) -> list[str]:
    """The words of a line that are unusual in titles."""
    return [
        token.text
        for token in tokenize(without_remark(text.rstrip(" :=-*_#")))
        if token.shape is Shape.WORD
        and token.text not in _TITLE_WORDS
        and _PHASE.fullmatch(token.text) is None
    ]
