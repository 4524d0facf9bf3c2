"""Finds orders in the tags of a sentence; none unless everything in it is understood."""

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.orders.plain.acts import NAMING
from engine.orders.plain.context import Context
from engine.orders.plain.deeds import WHOLE, Deed, Found, Ref
from engine.orders.plain.everybody import EverybodyWalk
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.walk import NotPlainError
from engine.phases import PhaseKind
from engine.units import Kind

__all__ = ["Clauses", "Found", "NotPlainError", "matters", "tells"]

_MENTIONED = re.compile(r"[AF] \S+ (?:H|- \S+)")
"""An order whose piece the next sentence may support as “it”."""

_PIECE = re.compile(r"BUILD|REMOVE|\w+ \w+")
"""Whose place another order takes: the piece's, however many of its kind, or a build's."""

_LONGEST = 120
"""How many tags a sentence may have; nobody orders more in one."""

_ACTS = frozenset(
    {Sense.KILL, Sense.GUARD, Sense.CUT, Sense.DESTROY, Sense.WATCH, Sense.SECURITY, Sense.SEARCH}
    | {Sense.HOLD, Sense.VIA, Sense.BOARD, Sense.RETREAT, Sense.DISBAND, Sense.CONVOY}
)
_LEADS = frozenset({Sense.KIND, Sense.PLACE, Sense.NUMBER, Sense.ALL, Sense.REST, Sense.POWER})
_LEADS = _LEADS | {Sense.THAT}

_MORE = _ACTS | {Sense.SUPPORT, Sense.TO}


class Clauses(EverybodyWalk):
    """Reads the tags of one sentence."""

    def __init__(self, context: Context, tags: Sequence[Tag], before: str = "") -> None:
        """Start at the first tag, after ``before``, the last order of the previous sentence."""
        super().__init__(context, _bare(tags))
        kind = Kind(before.removeprefix("BUILD ").partition(" ")[0])
        self.spoken = (kind,) if kind in context.lexicon.units else ()
        self._before = before
        self.before = before.removesuffix(" H") if _MENTIONED.fullmatch(before) else ""

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
            start, said = self.at, len(self.orders)
            wrong = self._revised(start)
            try:
                self._clause()
            except NotPlainError:
                self._retracted(start)
            if wrong and said and self.orders[said:] and self._again(said):
                del self.orders[said - 1]
            if self.at == start:
                raise NotPlainError
        return self.orders

    def _revised(self, start: int) -> bool:
        """Whether a clause comes right after a “no, wait”."""
        before = [tag.sense for tag in self.tags[max(start - 2, 0) : start]]
        return before == [Sense.WRONG, Sense.AND] or before[-1:] == [Sense.WRONG]

    def _again(self, at: int) -> bool:
        """Whether an order is for the same piece as the one before it."""
        before, order = (_PIECE.search(one.text) for one in self.orders[at - 1 : at + 1])
        return before is not None and order is not None and before[0] == order[0]

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
        if self.prisoners():
            self.disposal()
            return
        if self.both():
            self._about(self.deed.pieces if self.deed else [])
            return
        if (sense in (Sense.ALL, Sense.REST) or self.everywhere()) and self.everybody():
            return
        if self.counted() and self.everybody():
            return
        if sense in (Sense.BUILD, Sense.REMOVE, Sense.DISBAND, Sense.RETREAT, Sense.DEPLOY):
            self.verb = sense.value
            self.at += 1
        elif sense is Sense.TITLE or (sense is Sense.EXCEPT and self.orders):
            self.at += 1
            self.kinds = (sense is Sense.EXCEPT and self.everyone) or self.kinds
        elif sense in (Sense.INSTEAD, Sense.NOT):
            self._dropped()
        else:
            self._told()

    def _named_twice(self) -> None:
        """Skip what only leads up to the pieces named next: “Paris: A PAR”, “the other two,”."""
        lead = self.tags[self.at : self.at + 4]
        senses = [tag.sense for tag in lead]
        if senses == [Sense.PLACE, Sense.COLON, Sense.KIND, Sense.PLACE]:
            self.at += 2 * (lead[0].places == lead[3].places)
        elif senses[:3] == [Sense.PLACE, Sense.COLON, Sense.KIND]:
            own = self.context.own(lead[0].places)
            if own and own[0].kind in lead[2].kinds:  # “Sevastopol: the fleet goes to …”
                self.tags = [*self.tags[: self.at + 1], *self.tags[self.at + 2 :]]
        elif senses[:3] == [Sense.THAT, Sense.NUMBER, Sense.AND] and senses[3:] in (
            [Sense.KIND],
            [Sense.PLACE],
        ):
            self.at += 3

    def _told(self) -> None:
        """Read what named pieces, or those named before, do."""
        self._named_twice()
        if self.sense is Sense.FOR and self.peek(2) is Sense.SAME:
            self.at += 1  # “for Vienna the same”
        sense = self.sense
        known = self.deed and self.deed.pieces
        if sense is Sense.SAME and self.peek(1) in NAMING:
            self.at += 1
            self._about(self.refs(), likewise=True)
        elif (sense is Sense.IN and (self._subject() or known)) or (known and self.aboard_of()):
            self.at += not known
            self._about(self.refs())
        elif self.led_to():
            self._arriving()
        elif sense is Sense.SECURITY and self.peek(1) in (Sense.PLACE, Sense.KIND, Sense.IN):
            self.guarded()
        elif sense is Sense.SEARCH and (self.hunts() or not (self.deed or self.orders)):
            self.searched()
        elif sense in (Sense.GO, Sense.HOLD) and self.peek(self._titled()) in _LEADS:
            held = self.take(Sense.HOLD) is not None
            self.at += not held
            self.skip(Sense.COLON, Sense.IN)
            self._about(self.refs(), held=held)
        elif sense in _MORE or (sense is Sense.GO and self._revised(self.at)):
            self._more()
        elif sense in _LEADS:
            self._about(self.refs())
        else:
            raise NotPlainError

    def _dropped(self) -> None:
        """An order that is not to be followed: “instead of A - B”, “cancel A - B”."""
        before = len(self.orders)
        self.at += 1
        self.skip(Sense.TITLE)
        ends = self.peek(1) in (None, Sense.AND, Sense.WRONG)
        if (ends and self.skip(Sense.PLACE)) or (self.orders and self.not_there()):
            return
        self.single = True
        self._clause()
        self.single = False
        if len(self.orders) == before:
            raise NotPlainError
        del self.orders[before:]

    def _about(self, refs: list[Ref], *, held: bool = False, likewise: bool = False) -> None:
        deed = Deed(refs, held=held, verb=self.verb)
        self.deed = deed
        if self.peek(1) in (*_MORE, Sense.IN, Sense.GO):
            self.skip(Sense.WRONG)  # “Burgundy rather to Picardy”
        idle = [tag.sense for tag in self.tags[self.at :] if tag.sense is not Sense.FOR]
        if self.orders and idle == [Sense.NOT]:
            self.at = len(self.tags)  # “the fleets search for Germans, the army for nobody”
            return
        self._helps(deed)
        self.acts(deed)
        if not deed.said and self.verb == Sense.HOLD and self._there(refs[0]):
            deed.held = True
        if not deed.said and self._built(deed):
            deed.verb = "build"
        if not deed.said and (self.sense is Sense.SAME or likewise):
            self._likewise(deed)
        if not deed.said:
            raise NotPlainError
        self.say(deed)

    def _there(self, ref: Ref) -> bool:
        """Whether a piece of one's own is meant, as far as one's pieces are known."""
        if self.context.seen is None:
            return True
        return bool(self.context.own(ref.places) or self.context.stack(ref.places, ref.kinds))

    def _helps(self, deed: Deed) -> None:
        """Below a heading that says so, a piece helps the next: “Supports:”, “PIC: MAR - BUR”."""
        here = self.at
        linked = self.skip(Sense.TO, Sense.COLON, Sense.FOR)
        if self.verb in (Sense.SUPPORT, Sense.CONVOY) and self.sense in (Sense.KIND, Sense.PLACE):
            last = self.peek(1) in (None, Sense.AND)
            if (
                self.sense is Sense.KIND
                or not (linked and last)
                or self.context.own(self.tags[self.at].places)
            ):
                self.help_next(deed, "S" if self.verb == Sense.SUPPORT else "C")
                return
        self.at = here

    def _titled(self) -> int:
        """How far ahead what follows a verb is, which may be a title: ``Holds: Rumania``."""
        stays = self.sense is Sense.HOLD and self.kinds  # “CEU: stays in Paris”
        return 1 + (self.peek(1) is Sense.COLON or bool(stays and self.peek(1) is Sense.IN))

    def _subject(self) -> bool:
        """Whether an “in” tells whose turn it is: “in Greece nothing happens”, “der in Smyrna”."""
        builds = self.context.phase is PhaseKind.ADJUSTMENTS and self.peek(2) is Sense.KIND
        whose = self.peek(2) in _ACTS or bool(self.kinds) or self.verb in WHOLE or builds
        return whose and self.peek(1) is Sense.PLACE

    def _likewise(self, deed: Deed) -> None:
        """``Bohemia too``, ``so does Bohemia``: the piece does what the one before it does."""
        last = self.orders[-1].text if self.orders else self._before
        words = last.split(" ", 2)
        if len(words) < len(("A", "PAR", "H")) or not words[2].startswith(("H", "S ")):
            raise NotPlainError
        self.skip(Sense.SAME)
        if words[2] == "H":
            deed.held = True
        else:
            deed.helped = words[2]

    def _arriving(self) -> None:
        """``attack Belgium with the army in Picardy``: where it goes stands first."""
        self.skip(Sense.GO)
        self.skip(Sense.TO, Sense.IN)
        goal = self.next()
        self.skip(Sense.FROM)
        deed = Deed(self.refs(), to=[goal])
        self.deed = deed
        self.acts(deed)
        self.say(deed)

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
        held = self.sense is Sense.HOLD and len(self.tags[self.at].text) > 1
        if self.deed is None and self.kinds and held and self.at == 0:
            self.each((), rest=False)  # “Spies: no movement”
            return
        if self.deed is None or (self.deed.to and self.sense in (Sense.SUPPORT, Sense.CONVOY)):
            raise NotPlainError  # what goes somewhere supports nobody
        before = len(self.orders)
        deed = Deed(self.deed.pieces, via=False)
        adds = self.sense in _ACTS - {Sense.HOLD} and not self._revised(self.at)
        deed.to = self.deed.to if adds else []
        self.deed = deed
        start = self.at
        self.acts(deed)
        if self.at == start or not deed.said:
            raise NotPlainError
        self.say(deed)
        if deed.to and before and deed.acts:
            # “A - B and kills C” is one order, not two.
            self.orders = self.orders[: before - 1] + self.orders[before:]


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
            said = {one.sense for one in found[:start]}
            again = len(inside) == 1 and inside[0].sense in said and inside[0].sense in _ACTS
            again = again or (Sense.KILL in said and {one.sense for one in inside} == {Sense.KIND})
            aside = {one.sense for one in inside} <= _EMPTY | {Sense.SUPPORT}  # “(with support)”
            if again or aside:
                del found[start:]
        else:
            found.append(tag)
    return found


_EMPTY = frozenset({Sense.UNKNOWN, Sense.AND, Sense.TITLE, Sense.SAME, Sense.FOR, Sense.FROM})
_EMPTY = _EMPTY | {Sense.THAT, Sense.TO, Sense.IN, Sense.COLON, Sense.GO, Sense.WRONG}


def tells(tag: Tag) -> bool:
    """Whether a tag says something that an order may depend on."""
    return tag.sense not in _EMPTY


_VAGUE = frozenset({Sense.NOT, Sense.DOUBT, Sense.IF, Sense.NUMBER, Sense.ALL, Sense.REST})
_VAGUE = _VAGUE | {Sense.OR, Sense.THAT, Sense.EXCEPT, Sense.OPEN, Sense.CLOSE, Sense.INSTEAD}


def matters(tag: Tag) -> bool:
    """Whether a tag names something in the game, or something to be done."""
    return tells(tag) and tag.sense not in _VAGUE
