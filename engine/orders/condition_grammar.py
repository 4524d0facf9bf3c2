"""Reads conditions: ``FRANCE A IN VEN AND NOT (A TRI DISLODGED)``."""

from engine.orders.conditions import All, Condition, Either, Ended, Not, SpyIn, UnitIn
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


def read_condition(words: Words) -> Condition:
    """The condition that these words state.

    Raises:
        NotAnOrderError: They state none.
    """
    condition = _either(words)
    if not words.done:
        raise words.fail(f"“{words.rest}” was not understood in the condition.")
    return condition


def _either(words: Words) -> Condition:
    first = _all(words)
    rest = []
    while words.mark("OR"):
        rest.append(_all(words))
    return Either((first, *rest)) if rest else first


def _all(words: Words) -> Condition:
    first = _single(words)
    rest = []
    while words.mark("AND", "&"):
        rest.append(_single(words))
    return All((first, *rest)) if rest else first


def _single(words: Words) -> Condition:
    if words.mark("NOT"):
        return Not(_single(words))
    if words.mark("("):
        inner = _either(words)
        if not words.mark(")"):
            raise words.fail("“)” is missing in the condition.")
        return inner
    trial = words.fork()
    found = _somewhere(trial)
    if found is not None:
        words.at, words.tokens = trial.at, trial.tokens
        return found
    return _ended(words)


def _somewhere(words: Words) -> Condition | None:
    """``FRANCE A IN VEN``, ``ANY RUSSIA UNIT IN GAL``, ``NO UNIT IN MUN``; else None."""
    none = words.mark("NO")
    every = words.mark("ANY", "A", "AN") if not none else False
    power = words.power()
    kind = None if words.take(_UNIT_WORDS) else words.lookup(words.lexicon.kinds)
    words.mark("IS", "STANDS")
    if not words.mark("IN", "AT"):
        return None
    if not (none or every or power):
        return None
    province = words.place().provinces()[0]
    if kind is not None and words.lexicon.units[kind].covert:
        return SpyIn(province, power, none) if power else None
    return UnitIn(province, power, kind, none)


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
    raise words.fail("A condition names a unit in a province or the result of an own order.")


def _subject(words: Words, start: int, end: int) -> str:
    part = words.between(start, end)
    alone = part.fork()
    piece = alone.piece()
    if alone.done:
        kind, at = next(piece.readings())
        return f"{kind} {at}"
    return str(part.orders()[0])
