"""Orders for all of one's pieces at once: “all fleets hold”, “search for spies”, prisoners."""

from collections.abc import Sequence
from dataclasses import replace

from engine.board.graph import PowerId
from engine.orders.plain.acts import UNCHANGED
from engine.orders.plain.context import UNITS
from engine.orders.plain.deeds import Deed, Found, Ref
from engine.orders.plain.pieces import PLACING
from engine.orders.plain.saying import SayWalk
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.walk import NotPlainError
from engine.orders.tokens import folded
from engine.units import Kind

_BOTH = ("BOTH", "BEIDE", "LES DEUX")

_STAYING = frozenset(
    {
        "STAYS",
        "STAY",
        "REMAINS",
        "REMAIN",
        "STANDS",
        "STAND",
        "BLEIBT",
        "BLEIBEN",
        "RESTE",
        "RESTENT",
    }
    | UNCHANGED
)
"""What the rest of one's orders does that are not changed."""


class EverybodyWalk(SayWalk):
    """Reads what several pieces do that are not named one by one."""

    def both(self) -> bool:
        """Skip a “both” that means the two pieces named before, and tell whether it does."""
        named = self.deed.pieces if self.deed else []
        if len(named) != len(("one", "other")) or not self._two_named():
            return False
        self.at += 1
        return True

    def _two_named(self) -> bool:
        """Whether a “both” comes next that stands for pieces named elsewhere."""
        word = folded(self.tags[self.at].text)
        local = self.peek(1) is Sense.PLACE and self.peek(2) is Sense.KIND  # “both Moscow agents”
        named = local or self.peek(1) is Sense.KIND
        return word in _BOTH and self.sense is Sense.ALL and not named

    def counted(self) -> bool:
        """Whether a number means all of one's pieces of a kind: “the three fleets”."""
        if self.sense is not Sense.NUMBER or self.peek(1) is not Sense.KIND:
            return False
        number, kind = self.tags[self.at : self.at + 2]
        return number.number == len(list(self.context.pieces(kind.kinds))) > 1

    def searched(self) -> None:
        """A search put first, by pieces that it names or by all: “Search for Turkish spies”."""
        if self.hunts():
            self.hunted()
            return
        self.each((), rest=False)
        if [self.peek(ahead) for ahead in range(3)] == [Sense.AND, Sense.FROM, Sense.ALL]:
            self.at += 3  # “gesucht werden Russen, von allen”

    def everybody(self) -> bool:
        """Orders for all pieces of some kinds; false if pieces are named after all."""
        here, rest = self.at, False
        two = len(list(self.context.pieces(self.kinds or UNITS))) == len(("one", "other"))
        if self._two_named() and not (two or self.deed):
            raise NotPlainError
        while self.sense in (Sense.ALL, Sense.REST):
            rest = rest or self.sense is Sense.REST
            self.at += 1
        self.skip(Sense.TITLE)  # “every unit”
        self.number()
        power = self.take(Sense.POWER) if self.peek(1) is Sense.KIND else None
        kinds: tuple[Kind, ...] = ()
        while self.peek(0) is Sense.KIND:
            kinds += self.next().kinds
            if self.sense is Sense.AND and self.peek(1) is Sense.KIND:
                self.at += 1
        self.skip(Sense.ALL)
        if self.sense is Sense.COLON and self.peek(1) in (Sense.HOLD, Sense.SEARCH):
            self.at += 1  # “both fleets: hold”
        led = self.sense in (Sense.TO, Sense.COLON) and self.peek(1) is Sense.POWER
        aimed = self.verb == "search" and led  # “Suche: alle Armeen nach Russen”
        if (self.sense in (*PLACING, None) or power) and not aimed:
            self.at = here
            return False
        if rest and self.sense is Sense.HOLD and folded(self.tags[self.at].text) in _STAYING:
            self.at += 1  # what was ordered before, not the pieces
            return True
        self.each(kinds, rest=rest)
        return True

    def each(self, kinds: tuple[Kind, ...], *, rest: bool) -> None:
        """Orders for each piece of some kinds, or for all of them together."""
        which = kinds or self.kinds or UNITS
        self.everyone = kinds
        if self.sense is Sense.SAME and self.deed:
            self.at += 1
            act = Deed([], held=self.deed.held, besides=list(self.deed.besides))
        else:
            act = Deed([])
            self.acts(act)
        if act.to or act.helped or not act.said or (rest and act.besides):
            raise NotPlainError
        hunts = act.besides and act.besides[0].startswith("SEARCH")
        blanket = (act.besides and not kinds and (hunts or not self.kinds)) or (
            which == UNITS and act.besides
        )
        if blanket and act.besides[0].startswith("SEARCH") and not act.held:
            self.orders += [Found(f"ALL {text}") for text in act.besides]
            return
        pieces = list(self.context.pieces(which))
        if not pieces:
            raise NotPlainError
        for kind, at, count in pieces:
            ref = Ref((kind,), (at,), at, count)
            self.say(replace(act, pieces=[ref]), weak=True)
        self.deed = act

    def prisoners(self) -> bool:
        """Whether what becomes of prisoners comes next: of a power's, or of all."""
        ahead = (tag.sense for tag in self.tags[self.at :] if tag.sense not in _LINKS)
        first, second = next(ahead, None), next(ahead, None)
        return first in (*_FATES, Sense.PRISONERS) or (
            first is Sense.POWER and second in (*_FATES, Sense.PRISONERS)
        )

    def disposal(self) -> None:
        """``deport the Turkish prisoners``, in any word order, and of several powers."""
        waiting: list[PowerId] = []
        leading, before = "", len(self.orders)
        while part := self._captives():
            told = [tag for tag in part if tag.sense in (*_FATES, Sense.POWER)]
            verbs = [tag.sense.value.upper() for tag in told if tag.sense in _FATES]
            if verbs:
                leading = verbs[0] if told[0].sense in _FATES and not waiting else ""
            waiting += [tag.power for tag in told if tag.power is not None]
            verb, *more = (*verbs, leading)
            if more[1:]:
                raise NotPlainError
            if verb:
                self.orders += [Found(f"{verb} {power}") for power in waiting]
                waiting = []
        if waiting or len(self.orders) == before:
            raise NotPlainError

    def _captives(self) -> Sequence[Tag]:
        """The next tags up to a comma, if they are about prisoners alone."""
        self.skip(Sense.AND)
        senses = [tag.sense for tag in self.tags[self.at :]]
        length = senses.index(Sense.AND) if Sense.AND in senses else len(senses)
        if not {*senses[:length]} <= _CAPTIVE:
            return ()
        self.at += length
        return self.tags[self.at - length : self.at]


_FATES = (Sense.DEPORT, Sense.EXECUTE)
_LINKS = (Sense.FROM, Sense.ALL, Sense.KIND, Sense.COLON, Sense.FOR, Sense.TO, Sense.IN, Sense.GO)
_CAPTIVE = {*_LINKS, *_FATES, Sense.PRISONERS, Sense.POWER, Sense.THAT, Sense.NUMBER}
