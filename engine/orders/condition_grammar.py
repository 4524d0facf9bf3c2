"""Reads conditions: ``FRANCE A IN VEN AND NOT (A TRI DISLODGED)``."""

from engine.language.message import Message
from engine.orders.conditions import All, Condition, CovertIn, Either, Ended, Not, UnitIn
from engine.orders.errors import AmbiguousOrderError
from engine.orders.words import Words

RESULTS = {
    "SUCCEEDS": "succeeds",
    "SUCCEED": "succeeds",
    "SUCCEEDED": "succeeds",
    "FAILS": "fails",
    "FAIL": "fails",
    "FAILED": "fails",
    "BOUNCES": "fails",
    "CUT": "cut",
    "IS CUT": "cut",
    "VOID": "void",
    "IS VOID": "void",
    "DISLODGED": "dislodged",
    "IS DISLODGED": "dislodged",
}
"""How a result may be named, and what its owner would be told."""

_UNIT_WORDS = frozenset({"UNIT", "UNITS", "PIECE"})
_NESTS = frozenset({"NOT", "("})
_DEEPEST = 50
"""How many words may nest a condition; the reader goes down with each."""

_IN = frozenset({"IN", "AT", "IS", "STANDS"})


def read_condition(words: Words) -> Condition:
    """The condition in these words.

    Raises:
        NotAnOrderError: They are not a condition.
    """
    if sum(token.text in _NESTS for token in words.tokens) > _DEEPEST:
        raise words.fail(Message("order.condition_is_too_deep"))
    condition = _either(words)
    if not words.done:
        raise words.fail(Message("order.was_not_understood_condition", rest=words.rest))
    return condition


def _either(words: Words) -> Condition:
    found = [_all(words)]
    while words.mark("OR"):
        found.append(_all(words))
    return Either(tuple(found)) if found[1:] else found[0]


def _all(words: Words) -> Condition:
    found = [_single(words)]
    while words.mark("AND", "&"):
        found.append(_single(words))
    return All(tuple(found)) if found[1:] else found[0]


def _single(words: Words) -> Condition:
    if words.mark("NOT"):
        return Not(_single(words))
    if words.mark("("):
        inner = _either(words)
        if not words.mark(")"):
            raise words.fail(Message("order.is_missing_condition"))
        return inner
    trial = words.fork()
    found = _somewhere(trial)
    if found is not None:
        words.at, words.tokens = trial.at, trial.tokens
        return found
    return _ended(words)


def _somewhere(words: Words) -> Condition | None:
    """``FRANCE A IN VEN``, ``ANY RUSSIA UNIT IN GAL``, ``NO UNIT IN MUN``; otherwise None."""
    none = words.mark("NO")
    every = not none and words.mark("ANY", "AN")
    if not (none or every) and words.next == "A" and words.tokens[words.at + 1].text not in _IN:
        _no_austria(words)
        every = words.mark("A")
    power = words.lookup(words.lexicon.powers) if _lettered(words) else words.power()
    kind = None if words.take(_UNIT_WORDS) else words.lookup(words.lexicon.kinds)
    words.mark("IS", "STANDS")
    if not words.mark("IN", "AT"):
        return None
    if not (none or every or power or kind):
        return None
    province = words.place().provinces()[0]
    if kind is not None and words.lexicon.units[kind].covert:
        return CovertIn(province, power, kind, none) if power else None
    return UnitIn(province, power, kind, none)


def _no_austria(words: Words) -> None:
    """Refuse ``A A IN VEN``, which may be any army or an Austrian one."""
    kind = words.tokens[words.at + 1].text
    power = words.lexicon.powers.get("A")
    if power is None or len(kind) > 1 or kind not in words.lexicon.kinds:
        return
    meant = tuple(f"{whose} {kind}" for whose in ("ANY", power))
    raise AmbiguousOrderError(
        Message("order.could_be_or_please_write", kind=kind, meant=meant[0], meant2=meant[1]),
        text=words.text,
        span=(words.tokens[words.at].start, words.tokens[words.at + 1].end),
        understood=meant,
    )


def _lettered(words: Words) -> bool:
    """Whether a power's letter comes next, before a kind of unit: ``F A``, ``I UNIT``."""
    if len(words.next) != 1 or words.next not in words.lexicon.powers:
        return False
    behind = words.fork()
    behind.at += 1
    return behind.take(_UNIT_WORDS) or behind.lookup(words.lexicon.kinds) is not None


def _ended(words: Words) -> Condition:
    """``A BUR - MUN SUCCEEDS``: the words up to a result are an order, or a unit alone."""
    start = words.at
    while not words.done:
        here = words.at
        result = words.lookup(RESULTS)
        if result is not None:
            return Ended(_subject(words, start, here), result)
        words.at = here + 1
    words.at = start
    raise words.fail(Message("order.condition_names_unit_province_or"))


def _subject(words: Words, start: int, end: int) -> str:
    part = words.between(start, end)
    alone = part.fork()
    piece = alone.piece()
    if alone.done:
        kind, at = next(piece.readings())
        return f"{kind} {at}"
    return str(part.orders()[0])
