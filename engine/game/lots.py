"""Lots: a game's random source, which repeats earlier draws, then draws by seed."""

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Protocol, TypeVar

from engine.errors import UserError

ItemT = TypeVar("ItemT")
_Item_co = TypeVar("_Item_co", covariant=True)


class _Choices(Protocol[_Item_co]):
    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> _Item_co: ...


class LotError(UserError):
    """An earlier draw is impossible now."""


class Lots(Random):
    """A random source whose ``choice`` first yields the ``drawn`` items, named by their text.

    A recorded game keeps its draws, so that it can be adjudicated again even if the random source
    has changed; a scenario names the draws it wants.
    """

    def __init__(self, seed: str, *, drawn: Iterable[str] = ()) -> None:
        super().__init__(seed)
        self._drawn = deque(drawn)

    def choice(self, seq: _Choices[ItemT]) -> ItemT:
        """The next item: the one drawn before, or a random one.

        Raises LotError if the earlier draw is not among the items.
        """
        if not self._drawn:
            return super().choice(seq)
        wanted = self._drawn.popleft()
        items = [seq[index] for index in range(len(seq))]
        for item in items:
            if str(item) == wanted:
                return item
        found = ", ".join(map(str, items))
        raise LotError("game.was_be_drawn_but_lots", wanted=wanted, found=found)


def lots_for(seed: str, phase: str, drawn: Iterable[str] = ()) -> Lots:
    """The lots of one deadline of a game: the same orders always get the same lots."""
    return Lots(f"{seed}/{phase}", drawn=drawn)
