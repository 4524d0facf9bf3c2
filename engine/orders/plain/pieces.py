"""The pieces that a sentence names, and how orders name them."""

from collections.abc import Sequence
from dataclasses import replace

from engine.orders.plain.context import Context
from engine.orders.plain.deeds import Deed, Found, Ref
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.vocabulary import PLURALS
from engine.orders.plain.walk import NotPlainError, Walk
from engine.orders.tokens import folded
from engine.phases import PhaseKind
from engine.units import Kind

PLACING = (Sense.PLACE, Sense.FROM, Sense.IN, Sense.TO, Sense.COLON, Sense.NUMBER)
"""What follows a kind whose pieces are named one by one."""


_THOSE = ("THOSE", "CEUX", "CELLES", "THEM")

_ON = ("ON", "AUF")

_SHARED = (Sense.HOLD, Sense.ALL, Sense.SEARCH, Sense.SECURITY)
"""What several pieces do that are named one after the other."""


class PieceWalk(Walk):
    """Reads which pieces are meant, and remembers those mentioned before."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Begin at the first tag."""
        super().__init__(context, tags)
        self.orders: list[Found] = []
        self.deed: Deed | None = None
        self.kinds = context.kinds
        self.used: dict[str, int] = {}
        self.spoken: tuple[Kind, ...] = ()
        self.everyone: tuple[Kind, ...] = ()
        """The kinds that an order for all named, which its exceptions are of too."""

    def refs(self, *, own: bool = True) -> list[Ref]:
        """The pieces named next: one, or several of a kind in several places.

        For ``own`` pieces a kind alone will do, if there is just one of it.
        """
        whole = self.skip(Sense.ALL)
        count = self.number()
        if count and self.sense is Sense.NUMBER:
            self.at += 1  # “two of the three agents”
        power = self.take(Sense.POWER) if self.peek(1) is Sense.KIND else None
        kind = self.take(Sense.KIND)
        whole = whole or (self.sense is Sense.THAT and folded(self.tags[self.at].text) in _THOSE)
        that = self.skip(Sense.THAT) or bool(
            kind is None
            and (self.sense is Sense.IN or self.aboard_of())
            and ((self.deed and self.deed.pieces) or (count and self.spoken))
        )
        self.skip(Sense.ALL)
        if count and self.kinds and self.context.phase is PhaseKind.ADJUSTMENTS:
            self.skip(Sense.TO, Sense.IN)  # “Agents: 3 to Edinburgh”
        if kind and self.sense is Sense.POWER:
            power = self.take(Sense.POWER)
        joint = self._joint() if kind and own else None
        if not (count and kind is None and self._gone()):
            self._towards(kind, that=that)
        named = self.take(Sense.PLACE)
        if named is None:
            return [self._unplaced(kind if own else None, count, that=that)]
        that = self._linked() or that
        if self.sense is Sense.NUMBER and self.peek(1) is Sense.KIND:
            count = count or self.number()  # “Warsaw 2 agents”
        kinds = self._kind_beside(kind, that=that) or self.kinds
        behind = self.tags[self.at - 1]
        several = kind if own and kind else behind
        whole = whole or (not count and several.sense is Sense.KIND and plural(several))
        places = [named]
        while (whole or (kind and plural(kind))) and self._listed():
            places.append(self.next())
        count = count or self.number()
        refs = [self._ref(kinds, place, count, power) for place in places]
        refs += [self._ref(joint.kinds, place, 0) for place in places if joint]
        if joint:
            self.skip(Sense.ALL)
        refs += self._others(kinds)
        if whole and not count:
            refs = [self.of_stack(ref, 0, rest=True) for ref in refs]
        return refs

    def _linked(self) -> bool:
        """Skip what joins a place to its kind; returns whether a word stands for that.

        “Vienna: two agents”, “Moscow: army”, “the Munich one”.
        """
        ahead = [self.peek(1), self.peek(2)]
        winter = self.context.phase is PhaseKind.ADJUSTMENTS and ahead[0] is Sense.KIND
        if self.sense is Sense.COLON and (winter or ahead == [Sense.NUMBER, Sense.KIND]):
            self.at += 1
        one = self.sense is Sense.NUMBER and folded(self.tags[self.at].text) == "ONE"
        self.at += one
        return one

    def _joint(self) -> Tag | None:
        """Another kind of piece in the same place: “the army and the spy in Munich”."""
        places = (Sense.PLACE, Sense.IN, Sense.FROM)
        if self.sense is Sense.AND and self.peek(1) is Sense.KIND and self.peek(2) in places:
            self.at += 2
            return self.tags[self.at - 1]
        return None

    def _towards(self, kind: Tag | None, *, that: bool) -> None:
        """Skip the words between a kind and its place: ``the spy on the North Sea``."""
        self.skip(Sense.BOARD)
        if (kind or that) and self.aboard_of():
            self.at += 1
        self.skip(Sense.FROM, Sense.IN)
        winter = self.context.phase is PhaseKind.ADJUSTMENTS
        links = self.sense in (Sense.AND, Sense.FOR) and self.peek(1) is Sense.PLACE
        self.at += bool(kind and winter and links)  # “Army, Edinburgh”, “a fleet for Brest”
        if kind and self.sense is Sense.TO and self.tags[self.at].text in ("à", "À"):
            self.at += 1

    def _gone(self) -> bool:
        """Whether where some of a stack go comes next: “Rome : 2 à Naples, 2 en Toscane”."""
        where = self.tags[self.at + 1 : self.at + 2]
        aimed = self.sense is Sense.IN and bool(where) and self.peek(2) in (None, Sense.AND)
        split = self.deed is not None and bool(self.deed.pieces)
        return aimed and split and self.context.stack(where[0].places, ()) is None

    def aboard_of(self) -> bool:
        """Whether an “on” comes next that says where a piece is."""
        on = self.sense is Sense.FOR and folded(self.tags[self.at].text) in _ON
        return on and self.peek(1) is Sense.PLACE

    def _unplaced(self, kind: Tag | None, count: int, *, that: bool) -> Ref:
        """A piece named without its place."""
        only = self._only(kind.kinds) if kind and not plural(kind) else None
        if only:
            return only
        if (that or count) and self.deed and self.deed.pieces:
            return self.of_stack(self.deed.pieces[0], count, rest=that)
        raise NotPlainError

    def _kind_beside(self, kind: Tag | None, *, that: bool) -> tuple[Kind, ...]:
        """The kind of a piece: named before its place, after it, or in the words before."""
        behind = self.sense is Sense.KIND and (that or self.peek(1) is not Sense.PLACE)
        beside = self.next().kinds if behind else ()
        if kind:
            return kind.kinds  # “the spy on the North Sea fleet”
        if that and not (beside and self.context.phase is PhaseKind.ADJUSTMENTS):
            known = self.deed.pieces[0].kinds if self.deed and self.deed.pieces else self.kinds
            return known or self.spoken
        return beside  # “the London spy”

    def _only(self, kinds: tuple[Kind, ...]) -> Ref | None:
        """The piece meant without naming a place, if there is only one: “my army”."""
        seat, phase = self.context.seat, self.context.phase
        if seat is None or phase not in (PhaseKind.RETREATS, PhaseKind.MOVEMENT):
            return None
        own = [(kind, at) for kind, at, _ in self.context.pieces(kinds)]
        if phase is PhaseKind.RETREATS:
            own = [(unit.kind, unit.at) for unit in seat.retreating if unit.kind in kinds]
        return Ref((own[0][0],), (own[0][1],), own[0][1]) if len(own) == 1 else None

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
            if kind is None and self.sense is Sense.KIND and self.peek(1) is not Sense.PLACE:
                kind = self.next()  # “the Aegean fleet”
            found.append(self._ref(kind.kinds if kind else kinds, place, 0))
        if found and self.tags[self.at - 1].sense is Sense.AND and self.sense is Sense.HOLD:
            return found  # “A MAO and A SPA, hold”
        if found and (self.sense in _SHARED or (self.sense is Sense.FOR and self.deed is None)):
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

    def led_to(self) -> bool:
        """Whether where a piece goes comes next, and only then the piece itself."""
        at = self.at + (self.sense is Sense.GO)
        at += at < len(self.tags) and self.tags[at].sense in (Sense.TO, Sense.IN) and at > self.at
        goal, *rest = self.tags[at : at + 4] or (None,)
        if goal is None or goal.sense is not Sense.PLACE or self.context.own(goal.places):
            return False
        named = [tag for tag in rest if tag.sense not in (Sense.FROM, Sense.IN, Sense.KIND)][:1]
        led = bool(rest) and rest[0].sense in (Sense.FROM, Sense.KIND)
        return led and bool(named) and self.context.own(named[0].places) is not None

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
        covert_only = context.phase is PhaseKind.ADJUSTMENTS and not kinds and not helping
        stays = covert_only and context.stack(ref.places, ())  # units do not move in Winter
        own = None if stays else context.own(ref.places)
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
