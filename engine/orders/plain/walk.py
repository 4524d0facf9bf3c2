"""A walk along the tags of a sentence."""

from collections.abc import Sequence

from engine.orders.plain.context import Context
from engine.orders.plain.senses import Sense, Tag
from engine.units import Kind


class NotPlainError(Exception):
    """Something in a sentence is not understood."""


class Walk:
    """The tags of a sentence, and how far they have been read; ``at`` is the next one."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Start at the first tag."""
        self.context = context
        self.tags = tags
        self.at = 0

    @property
    def done(self) -> bool:
        """Whether everything has been read."""
        return self.at >= len(self.tags)

    @property
    def sense(self) -> Sense | None:
        """The sense of the next tag; None at the end."""
        return None if self.done else self.tags[self.at].sense

    def peek(self, ahead: int) -> Sense | None:
        """The sense of the tag this many further on."""
        at = self.at + ahead
        return self.tags[at].sense if at < len(self.tags) else None

    def next(self) -> Tag:
        """Read the next tag."""
        self.at += 1
        return self.tags[self.at - 1]

    def take(self, sense: Sense) -> Tag | None:
        """Read the next tag if it has this sense; returns it, or None."""
        return self.next() if self.sense is sense else None

    def must(self, *senses: Sense) -> Tag:
        """Read the next tag, which must have one of these senses; raises NotPlainError."""
        if self.sense not in senses:
            raise NotPlainError
        return self.next()

    def skip(self, *senses: Sense) -> bool:
        """Read the next tag if it has one of these senses; returns whether it did."""
        if self.sense not in senses:
            return False
        self.at += 1
        return True

    def powers(self, *, must: bool = False) -> list[str]:
        """The powers named next, with those pieces of theirs that are meant."""
        self.skip(Sense.FROM)
        found: list[str] = []
        while not self.done and (power := self.tags[self.at].power) is not None:
            found.append(power)
            self.at += 1
            self.skip(Sense.KIND)
            if self.sense is not Sense.AND or not self._power_at(1) or self._verb_follows():
                break
            self.at += 1
        if must and not found:
            raise NotPlainError
        return found

    def _power_at(self, ahead: int) -> bool:
        at = self.at + ahead
        return at < len(self.tags) and self.tags[at].power is not None

    def _verb_follows(self) -> bool:
        """Whether the name after a comma begins the next clause: ``kill FRANCE, ENG - BRE``."""
        return self.tags[self.at + 1].sense is Sense.PLACE and self.peek(2) in (
            Sense.TO,
            Sense.GO,
            Sense.HOLD,
            Sense.SUPPORT,
            Sense.COLON,
        )

    def numbered(self, kind: Kind) -> bool:
        """Whether pieces of a kind go in numbers."""
        return self.context.lexicon.units[kind].numbered
