"""What a sentence says that pieces do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from engine.orders import covert_words
from engine.orders.plain.context import Context
from engine.orders.plain.deeds import WHOLE, Deed, Found
from engine.orders.plain.helping import ENDS, HelpWalk
from engine.orders.plain.senses import Sense, Tag
from engine.orders.plain.walk import NotPlainError
from engine.orders.tokens import folded
from engine.phases import PhaseKind

UNCHANGED = frozenset(
    {"NE CHANGE PAS", "NE CHANGENT PAS", "UNCHANGED", "UNVERANDERT", "UNVERAENDERT", "INCHANGE"}
)
"""What keeps the orders that were given before."""

_SO = ("DONC", "SO")
"""Words that withdraw something at the beginning of a clause, but not within."""

NAMING = (Sense.KIND, Sense.PLACE)
"""How a piece is named."""

_SAID_BEHIND_ARROWS = (
    *(Sense.HOLD, Sense.KILL, Sense.SEARCH, Sense.GUARD, Sense.CUT, Sense.WATCH),
    *(Sense.SECURITY, Sense.DESTROY),
)

_DUTIES = (Sense.GUARD, Sense.WATCH, Sense.SECURITY)
_CHOSEN = (Sense.DISBAND, Sense.REMOVE, Sense.PLACE)

_RAISING = (Sense.BUILD, Sense.REMOVE, Sense.DISBAND, Sense.RETREAT)


class ActWalk(HelpWalk):
    """Reads what pieces do."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        """Start at the first tag."""
        super().__init__(context, tags)
        self.single = False

    def acts(self, deed: Deed) -> None:
        """Read what is said of the pieces, as far as it goes."""
        while not self.done:
            here = self.at
            joined = self.skip(Sense.AND)
            self.at += self.sense is Sense.AND and self.peek(1) is Sense.POWER  # “, und Russen …”
            if (joined and self.single) or not self._act(deed, joined=joined):
                self.at = here
                break

    def _act(self, deed: Deed, *, joined: bool) -> bool:
        """Read one more thing said about the pieces; returns whether there was one."""
        sense = self.sense
        if sense in (Sense.COLON, Sense.NUMBER, Sense.ALL) and joined:
            return False
        if deed.to and joined and self.wishes() and sense in _CHOSEN:
            return self._choice(deed)
        aimed = sense in (Sense.TO, Sense.COLON) and self.peek(1) is Sense.POWER
        if self.verb == "search" and (aimed or sense is Sense.POWER):
            self.at -= not aimed
            return self.search(deed, led=True)  # “Suche: alle Armeen nach Russen”, “…, Russen”
        self._past_links()
        sense = Sense.KILL if self.killed() else self.sense
        if sense is not None and sense in self._readers:
            return self._readers[sense](deed)
        alone = not deed.said or (deed.verb in WHOLE and not deed.to)
        besides = sense is Sense.CONVOY and deed.held and self.carries_covert()
        if sense in (Sense.SUPPORT, Sense.CONVOY) and (alone or self.peek(1) is Sense.NOT):
            return self.help(deed)
        led = not joined or (sense is Sense.GO and not deed.said)  # “the fleet, which moves”
        return self.besides(deed) if besides else led and alone and self._step(deed)

    def _past_links(self) -> None:
        """Skip what only joins a piece to what it does: “- holds”, “on guard”."""
        acts = self.peek(1) in _SAID_BEHIND_ARROWS
        # A letter may be a name that was cut off.
        arrow = self.sense is Sense.TO and acts and len(self.tags[self.at + 1].text) > 1
        on = self.sense in (Sense.FOR, Sense.IN) and self.peek(1) in _DUTIES
        cut = self.sense is Sense.SUPPORT and self.peek(1) is Sense.CUT  # “Unterstützung schneiden”
        self.at += arrow or on or cut

    @property
    def _readers(self) -> Mapping[Sense, Callable[[Deed], bool]]:
        return {
            Sense.COLON: lambda _: self.skip(Sense.COLON),
            Sense.NUMBER: self._parted,
            Sense.ALL: self._parted,
            Sense.HELPED: self._by_others,
            Sense.KILL: self.kill,
            Sense.SEARCH: self.search,
            Sense.FOR: self.search,
            Sense.SECURITY: self.security,
            Sense.GUARD: lambda one: self.plainly(one, "CE"),
            Sense.CUT: self.cut,
            Sense.WATCH: lambda one: self.plainly(one, covert_words.WATCH),
            Sense.DESTROY: self.destroy,
            Sense.VIA: self.by_sea,
            Sense.BOARD: self.aboard,
            Sense.NOT: self._not,
            Sense.OR: self._otherwise,
            Sense.HOLD: self._held,
            Sense.SAME: self._also,
            **dict.fromkeys(_RAISING, self._raised_or_gone),
        }

    def _also(self, deed: Deed) -> bool:
        """``holds too``, ``Vienna too: it holds``; before a piece it is that one's."""
        also = self.peek(1) not in NAMING and self.skip(Sense.SAME)
        return also and (deed.said or self.sense is Sense.COLON)

    def _held(self, deed: Deed) -> bool:
        if folded(self.next().text) in UNCHANGED:
            return False  # as ordered before, whatever that was
        deed.held = True
        at = self.at + (self.sense in (Sense.IN, Sense.TO))
        if deed.pieces and self.tags[at : at + 1] and self.tags[at].place == deed.pieces[0].place:
            self.at = at + 1  # “stays in Trieste” says twice where it is
        return True

    def _raised_or_gone(self, deed: Deed) -> bool:
        """A verb for whole pieces, after them: ``the fleet in Brest is built``."""
        sense = self.must(*_RAISING).sense
        deed.verb = sense.value
        if sense in (Sense.BUILD, Sense.REMOVE):
            self.verb = sense.value
        if self.sense is Sense.KIND and self.peek(1) in ENDS:
            kinds = self.next().kinds  # “Edinburgh builds an army”
            deed.pieces = [replace(ref, kinds=kinds) for ref in deed.pieces]
        return True

    def _step(self, deed: Deed) -> bool:
        """A destination: ``- BUR``, ``goes to Burgundy``."""
        went = self.skip(Sense.GO, Sense.TO, Sense.IN)
        while self.skip(Sense.GO, Sense.TO, Sense.IN, Sense.SAME, Sense.RETREAT) or (
            went and self.peek(1) in (Sense.PLACE, Sense.GO) and self.skip(Sense.FOR)
        ):
            pass  # “heads for”, “goes for a stroll in”
        if went and self.context.phase is PhaseKind.ADJUSTMENTS and self.sense in ENDS:
            deed.verb = deed.verb or "remove"  # “the Baltic fleet goes”
            return True
        if went and self.sense is Sense.WRONG and folded(self.tags[self.at].text) in _SO:
            self.at += 1
            self.skip(Sense.TO, Sense.IN)
        if went and self.sense is Sense.NUMBER:
            return True
        if self.sense is not Sense.PLACE or (not went and deed.pieces and self._kindless(deed)):
            return False
        if not went and deed.pieces and self.tags[self.at].places == deed.pieces[0].places:
            return False  # “Munich: MUN - TYR”
        deed.to = [self.next()]
        self._mended(deed)
        return True

    def _mended(self, deed: Deed) -> None:
        """Another destination in the place of the one just named: “Trieste, no, Tyrolia”."""
        at = self.at
        while self.skip(Sense.AND, Sense.WRONG, Sense.NOT, Sense.COLON):
            pass
        wrong = any(tag.sense is Sense.WRONG for tag in self.tags[at : self.at])
        went = self.skip(Sense.TO, Sense.GO, Sense.IN)
        if wrong and self.sense is Sense.HOLD and self.peek(1) in ENDS:
            deed.to = []  # “no, it stays”
        elif wrong and self.sense is Sense.PLACE and (went or self.peek(1) in ENDS):
            deed.to = [self.next()]
        else:
            self.at = at

    def _kindless(self, deed: Deed) -> bool:
        """Whether a place after a place need not be where the first one's piece goes."""
        before = self.tags[self.at - 1].sense
        pair = len(self.tags) == 2 and self.context.own(deed.pieces[0].places) is not None
        return before is not Sense.COLON and not deed.pieces[0].kinds and not pair

    def _parted(self, deed: Deed) -> bool:
        """Some of the pieces just named do this, others that: ``3 to Wales, 2 spy``."""
        if not deed.pieces:
            return self.skip(Sense.ALL) and deed.said  # “spies stay all of them”
        ref = deed.pieces[0]
        stack = self.context.stack(ref.places, ref.kinds)
        if stack is None or not self.numbered(stack[0]):
            return False
        if self.skip(Sense.ALL):
            deed.pieces = [replace(self.of_stack(ref, 0, rest=True), count=stack[1])]
            return True
        if deed.said:
            return False
        deed.pieces = [self.of_stack(ref, self.number(), rest=False)]
        return True

    def _by_others(self, deed: Deed) -> bool:
        """``supported by the fleet in Sevastopol``: what another piece does for these."""
        self.at += 1
        if self.skip(Sense.NOT):
            return self.skip(Sense.NUMBER) or True  # “supported by no one”
        to = deed.to[0] if deed.to else None
        if to is None or not deed.pieces:
            raise NotPlainError
        helped = self.named(deed.pieces[0])
        for ref in self.refs():
            self.orders.append(Found(f"{self.named(ref)} S {helped} - {to.place}"))
        return True

    def _not(self, deed: Deed) -> bool:
        """``not to Galicia``, ``no CE``: what is not to be done needs no order."""
        self.at += 1
        if self.skip(Sense.TO, Sense.IN) or self.sense is Sense.PLACE:
            return self.take(Sense.PLACE) is not None and deed.said
        return bool(self.skip(Sense.GUARD, Sense.KILL, Sense.SEARCH)) and deed.said

    def not_there(self) -> bool:
        """Skip where a piece does not go after all: “… holds instead of going to Sweden”."""
        here = self.at
        while self.skip(Sense.GO, Sense.TO, Sense.IN):
            pass
        named = self.at > here and self.skip(Sense.PLACE)
        self.skip(Sense.GO)  # “statt nach Schweden zu fahren”
        if named and self.sense in ENDS:
            return True
        self.at = here
        return False

    def _otherwise(self, deed: Deed) -> bool:
        """Another choice of a retreat: ``or Silesia``."""
        self.skip(Sense.OR)
        self.skip(Sense.AND)
        self.skip(Sense.TO)
        return bool(deed.to) and self.wishes() and self._choice(deed)

    def _choice(self, deed: Deed) -> bool:
        if self.skip(Sense.DISBAND, Sense.REMOVE):
            deed.to.append(None)
            return True
        if self.sense is not Sense.PLACE or self.peek(1) in (Sense.TO, Sense.GO, Sense.HOLD):
            return False
        deed.to.append(self.next())
        return True

    def wishes(self) -> bool:
        """Whether retreats may be listed at this deadline."""
        return self.context.phase in (PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS)
