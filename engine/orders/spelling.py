"""Which name a misspelt or shortened word means, if only one is near enough."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

_SURE = ((11, 3), (8, 2), (5, 1))
"""From how many letters on a word may have how many slips."""

_FAR, _WORSE = 0.4, 0.05
"""A name with a greater part of its letters wrong is not suggested, nor one so much worse than the
best one."""

_SHORTEST, _LEFT = 4, 0.4
"""A word that leaves out letters has at least so many, and this part of the name's."""


def slips_allowed(word: str) -> int:
    """How many letters of a word may be wrong, missing, too many or changed over."""
    return next((most for letters, most in _SURE if len(word) >= letters), 0)


@lru_cache(maxsize=4096)
def nearest(word: str, names: tuple[str, ...], slips: int = 3) -> tuple[str, ...]:
    """The names that a misspelt word is nearest to, all equally near; none if none is near enough.

    It may have so many ``slips`` at most. The first letter is hardly ever wrong, so it must be
    right.
    """
    most = min(slips, slips_allowed(word) or int(len(word) == _SHORTEST))
    near = {
        name: distance(word, name)
        for name in names
        if name[:1] == word[:1] and abs(len(name) - len(word)) <= most < len(name) - 2
        if len(word) > _SHORTEST or sorted(word) == sorted(name)  # of four letters two changed over
    }
    least = min(near.values(), default=most + 1)
    return tuple(name for name, slip in near.items() if slip == least <= most)


@lru_cache(maxsize=4096)
def similar(words: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names that a mistyped one may have been meant as, the most similar first."""
    letters = set(words)
    wrong = {
        name: distance(words, name) / longer
        for name in names
        if abs(len(name) - len(words)) <= _FAR * (longer := max(len(name), len(words)))
        and len(letters.symmetric_difference(name)) <= 2 * _FAR * longer
        and len(letters.difference(name)) <= _FAR * longer
    }
    most = min(_FAR, min(wrong.values(), default=1) + _WORSE)
    return tuple(name for name in sorted(wrong, key=wrong.__getitem__) if wrong[name] <= most)


def shortened(word: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that a word is short for by leaving letters out: ``LPOOL``, ``CNSTPLE``."""
    if len(word) < _SHORTEST:
        return ()
    return tuple(
        name
        for name in names
        if len(name) > len(word) >= _LEFT * len(name)
        and (name[0], name[-1]) == (word[0], word[-1])
        and within(word, name)
    )


def abbreviated(words: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names of several words that begin with these, word for word: ``NORW SEA``.

    Small words may be left out, and two words changed over: ``GOLFE LION``, ``MED WEST``.
    """
    parts = words.split(" ")
    if len(parts) < 2 or len(words) < _SHORTEST:
        return ()
    return tuple(name for name in names if _begins(name.split(" "), parts))


def _begins(whole: Sequence[str], parts: Sequence[str]) -> bool:
    main = [word for word in whole if word not in _SMALL]
    pair = len(main) == len(("last", "first")) and min(map(len, parts)) > len("no")
    ways = (whole, main, main[::-1] if pair else main)
    return any(len(way) == len(parts) and all(map(_alike, way, parts)) for way in ways)


def _alike(word: str, part: str) -> bool:
    """Whether a word begins like another: ``NORWEGISCHES`` like ``NORW`` and ``NORWEGEN``."""
    return word.startswith(part) or (len(part) > _SHORTEST and word[:_SHORTEST] == part[:_SHORTEST])


_SMALL = frozenset({"OF", "THE", "DE", "DU", "D", "LA", "LE", "L", "VON"})


def within(word: str, name: str) -> bool:
    """Whether all letters of a word stand in a name in the same sequence, from its first on."""
    rest = iter(name)
    return word[:1] == name[:1] and all(letter in rest for letter in word)


def distance(one: str, other: str) -> int:
    """How many letters are wrong, missing, too many or changed over with their neighbour."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        slip, here = row, [row]
        for column, right in enumerate(other):
            # Most of the time goes by here; comparing takes half as long as a call of min.
            aslant, above = last[column], last[column + 1]
            if letter == right:
                slip = aslant
            else:
                slip = aslant if aslant < slip else slip  # noqa: FURB136
                slip = (above if above < slip else slip) + 1  # noqa: FURB136
                if row > 1 and column and letter == other[column - 1] and right == one[row - 2]:
                    slip = min(slip, before[column - 1] + 1)
            here.append(slip)
        before, last = last, here
    return last[-1]
