"""Conditions in whole sentences: “if A SER - BUL fails: …; else …”, in three languages."""

import re

from engine.orders.covert_words import CONDITIONAL
from engine.orders.plain.clauses import Clauses, Found, NotPlainError
from engine.orders.plain.context import Context
from engine.orders.plain.tags import tags_of

_IF = re.compile(r"(?:^|[\s:,])\s*(?:if|wenn|falls|sofern|si)\s+", re.IGNORECASE)
_THEN = re.compile(r"\s*[,:]\s*(?:then|dann|alors)?\s*|\s+(?:then|dann|alors)\s+", re.IGNORECASE)
_ELSE = re.compile(
    r"\s*[,;:(]*\s*\b(?:else|otherwise|if not|sonst|andernfalls|ansonsten|sinon)\b\s*[,:]?\s*",
    re.IGNORECASE,
)
_RESULTS = (
    (
        re.compile(r"\b(?:fails|bounces|misslingt|scheitert|échoue|rebondit)\b", re.IGNORECASE),
        "FAILS",
    ),
    (re.compile(r"\b(?:succeeds|works|gelingt|klappt|réussit)\b", re.IGNORECASE), "SUCCEEDS"),
    (
        re.compile(
            r"\b(?:is|gets|was|wird|ist|est)?\s*(?:dislodged|vertrieben|délogée?)(?:\s+wird)?\b",
            re.IGNORECASE,
        ),
        "DISLODGED",
    ),
)


def read(context: Context, text: str) -> tuple[Found, ...] | None:
    """The conditional order in a sentence; None if it is not understood."""
    opened = _IF.search(text)
    if opened is None or CONDITIONAL not in context.lexicon.units:
        return None
    subject, rest = text[: opened.start()].strip(" ,:-"), text[opened.end() :]
    for then in _THEN.finditer(rest):
        asked = _condition(context, rest[: then.start()])
        if asked is None:
            continue
        told, *otherwise = _ELSE.split(rest[then.end() :], maxsplit=1)
        orders = [_one(context, f"{subject} {part}") for part in (told, *otherwise)]
        if all(orders):
            more = f" ELSE {orders[1]}" if orders[1:] else ""
            return (Found(f"IF {asked} THEN {orders[0]}{more}"),)
    return None


def _condition(context: Context, text: str) -> str | None:
    for pattern, result in _RESULTS:
        if pattern.search(text):
            before = pattern.sub(" ", text).strip()
            order = _one(context, before) or _piece(context, before)
            return None if order is None else f"{order} {result}"
    return None


def _piece(context: Context, text: str) -> str | None:
    """A piece alone, as the subject of a condition."""
    tags = tags_of(context.lexicon, text)
    named = [tag for tag in tags if tag.places]
    if len(named) != 1 or len(tags) > 2:
        return None
    own = context.own(tuple(named[0].places))
    return f"{own[0].kind} {own[0].at}" if own else None


def _one(context: Context, text: str) -> str | None:
    try:
        found = Clauses(context, tags_of(context.lexicon, text)).found()
    except NotPlainError:
        return None
    return found[0].text if len(found) == 1 else None
