"""Finds orders in the tags of a sentence; none unless everything in it is understood."""

from collections.abc import Sequence
from dataclasses import replace

from engine.orders import covert_words
from engine.orders.plain.acts import ActWalk
from engine.orders.plain.context import UNITS, Context
from engine.orders.plain.deeds import WHOLE, Deed, Found, Ref
from engine.orders.plain.pieces import PLACING
from engine.orders.plain.senses import Sense
from engine.orders.plain.tags import Tag
from engine.orders.plain.walk import NotPlainError
from engine.orders.tokens import folded
from engine.phases import PhaseKind
from engine.units import Kind

__all__ = ["Clauses", "Found", "NotPlainError", "tells"]

_LONGEST = 120
"""How many tags a sentence may have; nobody orders more in one."""

_ACTS = frozenset(
    {Sense.KILL, Sense.GUARD, Sense.CUT, Sense.DESTROY, Sense.WATCH, Sense.SECURITY, Sense.SEARCH}
    | {Sense.HOLD, Sense.VIA, Sense.BOARD, Sense.RETREAT, Sense.DISBAND, Sense.CONVOY}
)
_LEADS = frozenset({Sense.KIND, Sense.PLACE, Sense.NUMBER, Sense.ALL, Sense.REST, Sense.POWER})
_LEADS = _LEADS | {Sense.THAT}
_STAYING = ("STAYS", "STAY", "REMAINS", "REMAIN", "STANDS", "BLEIBT", "BLEIBEN", "RESTE", "RESTENT")
"""What the rest of one's orders does that are not changed."""

_MORE = _ACTS | {Sense.SUPPORT, Sense.TO}


class Clauses(ActWalk):
    """Reads the tags of one sentence."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Start at the first tag; parentheses that say nothing are left out."""
        super().__init__(context, _bare(tags))

    def found(self) -> list[Found]:
        """The orders in the sentence.

        Raises:
            NotPlainError: some of it is not understood.
        """
        if len(self.tags) > _LONGEST:
            raise NotPlainError
        if self.tags and self.tags[-1].sense in (Sense.BUILD, Sense.REMOVE):
            self.verb = self.tags[-1].sense.value  # German puts it last
            self.tags = self.tags[:-1]
            if self.verb == Sense.REMOVE:  # “ich baue … ab”
                self.tags = [tag for tag in self.tags if tag.sense is not Sense.BUILD]
        while not self.done:
            if self.skip(Sense.AND, Sense.COLON, Sense.WRONG):
                continue
            start = self.at
            try:
                self._clause()
            except NotPlainError:
                self._retracted(start)
            if self.at == start:
                raise NotPlainError
        return self.orders

    def _retracted(self, start: int) -> None:
        """Skip a clause that its writer withdrew in the next breath."""
        for at in range(start, len(self.tags) - 1):
            if self.tags[at].sense is Sense.WRONG:
                self.at = at + 1
                return
        raise NotPlainError

    def _clause(self) -> None:
        """Read one clause: everything up to the next one."""
        sense = self.sense
        if (sense in (Sense.ALL, Sense.REST) or self.everywhere()) and self._everybody():
            return
        if sense in (Sense.BUILD, Sense.REMOVE, Sense.DISBAND, Sense.RETREAT, Sense.DEPLOY):
            self.verb = sense.value
            self.at += 1
        elif sense in (Sense.DEPORT, Sense.EXECUTE, Sense.PRISONERS) or self._prisoners():
            self._disposal()
        elif sense is Sense.TITLE or (sense is Sense.EXCEPT and self.orders):
            self.at += 1
        elif sense in (Sense.INSTEAD, Sense.NOT):
            self._dropped()
        else:
            self._told()

    def _told(self) -> None:
        """Read what named pieces, or those named before, do."""
        sense = self.sense
        if sense is Sense.IN and self.deed and self.deed.pieces:
            self._about(self.refs())
        elif sense is Sense.SECURITY and self.peek(1) in (Sense.PLACE, Sense.KIND):
            self._guarded()
        elif sense in (Sense.GO, Sense.HOLD) and self.peek(1) in _LEADS:
            held = self.take(Sense.HOLD) is not None
            self.at += not held
            self._about(self.refs(), held=held)
        elif sense in _MORE:
            self._more()
        elif sense in _LEADS:
            self._about(self.refs())
        else:
            raise NotPlainError

    def _guarded(self) -> None:
        """``Security by the North Sea and the Channel``."""
        self.at += 1
        refs = self.refs()
        while self.sense is Sense.AND and self.peek(1) in (Sense.PLACE, Sense.KIND):
            self.at += 1
            refs += self.refs()
        self._say(Deed(refs, besides=["SECURITY"]))

    def _dropped(self) -> None:
        """An order that is not to be followed: “instead of A - B”, “cancel A - B”."""
        before = len(self.orders)
        self.at += 1
        if self.sense is Sense.PLACE and self.peek(1) in (None, Sense.AND, Sense.WRONG):
            self.at += 1
            return
        self.single = True
        self._clause()
        self.single = False
        if len(self.orders) == before:
            raise NotPlainError
        del self.orders[before:]

    def _about(self, refs: list[Ref], *, held: bool = False) -> None:
        deed = Deed(refs, held=held, verb=self.verb)
        self.deed = deed
        self.acts(deed)
        if not deed.said and self._built(deed):
            deed.verb = "build"
        if not deed.said:
            raise NotPlainError
        self._say(deed)

    def _built(self, deed: Deed) -> bool:
        """Whether a piece alone is one to build: in Winter, where none of one's own stands."""
        if self.context.phase is not PhaseKind.ADJUSTMENTS or deed.verb:
            return False
        if self.sense is Sense.KIND and self.peek(1) is None:
            kinds = self.next().kinds
            deed.pieces = [replace(ref, kinds=kinds) for ref in deed.pieces]
        (ref, *_) = deed.pieces
        return len(ref.kinds) == 1 and self.context.own(ref.places) is None

    def _more(self) -> None:
        """Something more that the pieces mentioned before do."""
        if self.deed is None:
            raise NotPlainError
        before = len(self.orders)
        deed = Deed(self.deed.pieces, via=False)
        deed.to = self.deed.to if self.sense in _ACTS - {Sense.HOLD} else []
        self.deed = deed
        start = self.at
        self.acts(deed)
        if self.at == start or not deed.said:
            raise NotPlainError
        self._say(deed)
        if deed.to and before and deed.acts:
            # “A - B and kills C” is one order, not two.
            self.orders = self.orders[: before - 1] + self.orders[before:]

    def _everybody(self) -> bool:
        """Orders for all pieces of some kinds; false if pieces are named after all."""
        here, rest = self.at, False
        while self.sense in (Sense.ALL, Sense.REST):
            rest = rest or self.sense is Sense.REST
            self.at += 1
        self.number()
        power = self.take(Sense.POWER) if self.peek(1) is Sense.KIND else None
        kinds: tuple[Kind, ...] = ()
        while self.peek(0) is Sense.KIND:
            kinds += self.next().kinds
            if self.sense is Sense.AND and self.peek(1) is Sense.KIND:
                self.at += 1
        self.skip(Sense.ALL)
        if self.sense in (*PLACING, None) or power:
            self.at = here
            return False
        if rest and self.sense is Sense.HOLD and folded(self.tags[self.at].text) in _STAYING:
            self.at += 1  # what was ordered before, not the pieces
            return True
        self._each(kinds, rest=rest)
        return True

    def _each(self, kinds: tuple[Kind, ...], *, rest: bool) -> None:
        which = kinds or self.kinds or UNITS
        if self.sense is Sense.SAME and self.deed:
            self.at += 1
            act = Deed([], held=self.deed.held, besides=list(self.deed.besides))
        else:
            act = Deed([])
            self.acts(act)
        if act.to or act.helped or not act.said or (rest and act.besides):
            raise NotPlainError
        blanket = (act.besides and not (kinds or self.kinds)) or (which == UNITS and act.besides)
        if blanket and act.besides[0].startswith("SEARCH") and not act.held:
            self.orders += [Found(f"ALL {text}") for text in act.besides]
            return
        pieces = list(self.context.pieces(which))
        if not pieces:
            raise NotPlainError
        for kind, at, count in pieces:
            ref = Ref((kind,), (at,), at, count)
            self._say(replace(act, pieces=[ref]), weak=True)
        self.deed = act

    def _say(self, deed: Deed, *, weak: bool = False) -> None:
        for ref in deed.pieces:
            name = self.named(ref)
            self.used[ref.places[0]] = self.used.get(ref.places[0], 0) + max(ref.count, 1)
            main = self._main(deed, ref, name)
            if main:
                self.orders.append(Found(main, weak))
                self.before = main if deed.to else self.before
            self.orders += [Found(f"{name} {text}", weak) for text in deed.besides]

    def _main(self, deed: Deed, ref: Ref, name: str) -> str:
        """What a piece does other than searching, as one order."""
        if deed.verb in WHOLE and not deed.to:
            return self._raised(deed, ref)
        acts = " ".join(deed.acts)
        if deed.to:
            wishes = ", ".join("D" if place is None else place.place for place in deed.to)
            out = self.context.own(ref.places)
            retreats = out is not None and out[1] and self.wishes()
            text = f"{name} R {wishes}" if retreats or deed.to[1:] else f"{name} - {wishes}"
            text += " VIA" if deed.via else ""
            text += f" {', '.join(deed.seas)}" if deed.seas else ""
            return f"{text} {acts}".strip()
        if deed.helped:
            return f"{name} {deed.helped}"
        if acts:
            return f"{name} H {acts}" if self._stays(ref) and "KILL" in acts else f"{name} {acts}"
        return f"{name} H" if deed.held else ""

    def _stays(self, ref: Ref) -> bool:
        return covert_words.KILLS_STAYING in self.named(ref).split(" ")

    def _raised(self, deed: Deed, ref: Ref) -> str:
        """Builds, removals and anything else done with whole pieces."""
        verb = deed.verb.upper()
        kinds = ref.kinds or (deed.pieces[0].kinds if deed.pieces else ())
        if verb == "DISBAND":
            return f"{self.named(ref)} D"
        if verb == "REMOVE" and len(kinds) != 1:
            return f"REMOVE {self.named(ref)}"
        if len(kinds) != 1:
            raise NotPlainError
        kind = kinds[0]
        count = f"({ref.count})" if ref.count and self.numbered(kind) else ""
        return f"{verb} {kind} {ref.place}{count}"

    def _prisoners(self) -> bool:
        here = self.tags[self.at :]
        senses = [tag.sense for tag in here[:4]]
        return senses[:2] in ([Sense.POWER, Sense.PRISONERS], [Sense.POWER, Sense.DEPORT])

    def _disposal(self) -> None:
        """``deport the Turkish prisoners``, in any word order."""
        verb, power = "", None
        while not self.done and self.sense is not Sense.AND:
            tag = self.next()
            if tag.sense in (Sense.DEPORT, Sense.EXECUTE):
                verb = tag.sense.value.upper()
            elif tag.power is not None and power is None:
                power = tag.power
            elif tag.sense not in (Sense.PRISONERS, Sense.FROM, Sense.ALL, Sense.KIND):
                raise NotPlainError
        if not (verb and power):
            raise NotPlainError
        self.orders.append(Found(f"{verb} {power}"))


def _bare(tags: Sequence[Tag]) -> list[Tag]:
    """The tags without parentheses, and without whatever says nothing inside them."""
    found: list[Tag] = []
    opened: list[int] = []
    for tag in tags:
        if tag.sense is Sense.OPEN:
            opened.append(len(found))
        elif tag.sense is Sense.CLOSE:
            start = opened.pop() if opened else len(found)
            inside = found[start:]
            if not any(tells(one) for one in inside):
                del found[start:]
        else:
            found.append(tag)
    return found


_EMPTY = frozenset({Sense.UNKNOWN, Sense.AND, Sense.TITLE, Sense.SAME, Sense.FOR, Sense.FROM})
_EMPTY = _EMPTY | {Sense.TO, Sense.IN, Sense.COLON, Sense.GO, Sense.WRONG}


def tells(tag: Tag) -> bool:
    """Whether a tag says something that an order may depend on."""
    return tag.sense not in _EMPTY
