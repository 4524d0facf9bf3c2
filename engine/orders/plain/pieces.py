"""The pieces that a sentence names, and how orders name them."""

from collections.abc import Sequence
from dataclasses import replace

from engine.orders.plain.context import Context
from engine.orders.plain.deeds import Deed, Found, Ref
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import Tag
from engine.orders.plain.vocabulary import PLURALS
from engine.orders.plain.walk import NotPlainError, Walk
from engine.orders.tokens import folded
from engine.units import Kind

PLACING = (Sense.PLACE, Sense.FROM, Sense.IN, Sense.TO, Sense.COLON, Sense.NUMBER)
"""What follows a kind whose pieces are named one by one."""


class PieceWalk(Walk):
    """Reads which pieces are meant, and remembers those mentioned before."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Begin at the first tag."""
        super().__init__(context, tags)
        self.orders: list[Found] = []
        self.deed: Deed | None = None
        self.kinds = context.kinds
        self.used: dict[str, int] = {}

    def refs(self) -> list[Ref]:
        """The pieces named next: one, or several of a kind in several places."""
        whole = self.skip(Sense.ALL)
        count = self.number()
        power = self.take(Sense.POWER) if self.peek(1) is Sense.KIND else None
        kind = self.take(Sense.KIND)
        that = self.skip(Sense.THAT) or bool(
            kind is None and self.sense is Sense.IN and self.deed and self.deed.pieces
        )
        self.skip(Sense.ALL)
        if kind and self.sense is Sense.POWER:
            power = self.take(Sense.POWER)
        self.skip(Sense.BOARD)
        self.skip(Sense.FROM, Sense.IN)
        if kind and self.sense is Sense.TO and self.tags[self.at].text in ("à", "À"):
            self.at += 1
        named = self.take(Sense.PLACE)
        if named is None:
            if (that or count) and self.deed and self.deed.pieces:
                return [self.of_stack(self.deed.pieces[0], count, rest=that)]
            raise NotPlainError
        kinds = kind.kinds if kind else ()
        if kind is None and that:
            kinds = self.deed.pieces[0].kinds if self.deed and self.deed.pieces else ()
            self.skip(Sense.KIND)  # “the one aboard the North Sea fleet”
        elif kind is None and self.sense is Sense.KIND and self.peek(1) is not Sense.PLACE:
            kinds = self.next().kinds  # “the London spy”
        elif kind and self.sense is Sense.KIND and self.peek(1) is not Sense.PLACE:
            self.skip(Sense.KIND)  # “the spy on the North Sea fleet”
        kinds = kinds or self.kinds
        places = [named]
        while (whole or (kind and plural(kind))) and self._listed():
            places.append(self.next())
        count = count or self.number()
        refs = [self._ref(kinds, place, count, power) for place in places]
        refs += self._others(kinds)
        if whole and not count:
            refs = [self.of_stack(ref, 0, rest=True) for ref in refs]
        return refs

    def _ref(
        self, kinds: tuple[Kind, ...], place: Tag, count: int, power: Tag | None = None
    ) -> Ref:
        whose = power.power or "" if power else ""
        return Ref(kinds, tuple(place.places), place.place, count, whose)

    def _others(self, kinds: tuple[Kind, ...]) -> list[Ref]:
        """More pieces that do the same: ``A MUN, A RUH and A KIE all hold``."""
        here, found = self.at, []
        while self.skip(Sense.AND):
            kind = self.take(Sense.KIND)
            self.skip(Sense.IN, Sense.FROM)
            place = self.take(Sense.PLACE)
            if place is None:
                break
            found.append(self._ref(kind.kinds if kind else kinds, place, 0))
        if found and self.sense in (Sense.HOLD, Sense.ALL):
            self.skip(Sense.ALL)
            return found
        self.at = here
        return []

    def of_stack(self, ref: Ref, count: int, *, rest: bool) -> Ref:
        """Some of the covert pieces in a place, or all that were not mentioned yet."""
        stack = self.context.stack(ref.places, ref.kinds)
        if stack is None or not self.numbered(stack[0]):
            return ref
        left = stack[1] - self.used.get(ref.places[0], 0) if rest and not count else count
        return replace(ref, kinds=(stack[0],), count=max(left, 0))

    def _listed(self) -> bool:
        """Whether another place of the same kind comes next: ``… Kiel and Berlin``."""
        here = self.at
        joined = self.skip(Sense.AND)
        self.skip(Sense.FROM, Sense.IN)
        goes = self.peek(1) in (Sense.TO, Sense.GO, Sense.COLON, Sense.SUPPORT)
        if joined and self.sense is Sense.PLACE and not goes:
            return True
        self.at = here
        return False

    def number(self) -> int:
        """The number that comes next, 0 if none does."""
        tag = self.take(Sense.NUMBER)
        return tag.number if tag else 0

    def everywhere(self) -> bool:
        """Whether a plural kind without places comes next: ``fleets hold``."""
        if self.sense is not Sense.KIND or not plural(self.tags[self.at]):
            return False
        at = self.at
        while at < len(self.tags) and self.tags[at].sense in (Sense.KIND, Sense.AND):
            at += 1
        behind = self.tags[at].sense if at < len(self.tags) else None
        return behind not in (*PLACING, None)

    def named(self, ref: Ref, *, helping: bool = False) -> str:
        """A piece as orders name it."""
        whose = f"{ref.power} " if ref.power and helping else ""
        kinds, context = ref.kinds, self.context
        own = context.own(ref.places)
        if helping and not kinds and (known := context.stands(ref.places)):
            return f"{whose}{known.kind} {known.at}"
        covert = [kind for kind in kinds if kind in context.covert]
        if not covert and (not kinds or len(kinds) > 1) and own is not None:
            return f"{own[0].kind} {own[0].at}"
        stack = context.stack(ref.places, tuple(covert)) if not helping else None
        if covert or (not kinds and own is None and stack is not None):
            kind = covert[0] if covert else stack[0] if stack else kinds[0]
            place = ref.place
            if self.numbered(kind):
                count = ref.count or 1
                return f"{whose}{kind} {place}({count})"
            return f"{whose}{kind} {place}"
        if len(kinds) == 1:
            return f"{whose}{kinds[0]} {ref.place}"
        return ref.place


def plural(tag: Tag) -> bool:
    """Whether a tag names several pieces."""
    return any(folded(word) in PLURALS for word in tag.text.split())
