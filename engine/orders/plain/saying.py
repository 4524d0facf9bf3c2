"""Turns what a sentence says pieces do into formal orders, piece by piece."""

from engine.orders import covert_words
from engine.orders.plain.acts import ActWalk
from engine.orders.plain.deeds import WHOLE, Deed, Found, Ref
from engine.orders.plain.senses import Sense
from engine.orders.plain.walk import NotPlainError
from engine.phases import PhaseKind


class SayWalk(ActWalk):
    """Collects the orders of a sentence."""

    def say(self, deed: Deed, *, weak: bool = False) -> None:
        """Turn what a sentence says of its pieces into orders, one for each piece."""
        if deed.held and self.context.phase is PhaseKind.ADJUSTMENTS:
            covert = self.context.covert
            deed.pieces = [one for one in deed.pieces if {*self.named(one).split()} & {*covert}]
        for ref in deed.pieces:
            name = self.named(ref)
            self.used[ref.places[0]] = self.used.get(ref.places[0], 0) + max(ref.count, 1)
            main = self._main(deed, ref, name)
            if main:
                self.orders.append(Found(main, weak))
                self.before = main if deed.to else name if deed.held else self.before
            self.orders += [Found(f"{name} {text}", weak) for text in deed.besides]

    def _main(self, deed: Deed, ref: Ref, name: str) -> str:
        """What a piece does, apart from searching and the like, as one order."""
        if deed.verb in WHOLE and not (deed.to or deed.held):
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
        """Builds, removals and whatever else concerns whole pieces."""
        verb = deed.verb.upper()
        kinds = ref.kinds or (deed.pieces[0].kinds if deed.pieces else ())
        if self.context.phase is PhaseKind.MOVEMENT:
            raise NotPlainError
        if verb == "DISBAND":
            return f"{self.named(ref)} D"
        if verb == "REMOVE" and len(kinds) != 1:
            return f"REMOVE {self.named(ref)}"
        if len(kinds) != 1:
            raise NotPlainError
        kind = kinds[0]
        count = f"({ref.count})" if ref.count and self.numbered(kind) else ""
        return f"{verb} {kind} {ref.place}{count}"

    def guarded(self) -> None:
        """``Security by the North Sea and the Channel``; only units do it."""
        self.kinds = ()
        self.at += 1
        refs = self.refs()
        while self.sense is Sense.AND and self.peek(1) in (Sense.PLACE, Sense.KIND):
            self.at += 1
            refs += self.refs()
        self.say(Deed(refs, besides=["SECURITY"]))

    def hunts(self) -> bool:
        """Whether a search first names who searches: ``search in Tyrolia for Italians``."""
        at = self.at + 1 + (self.peek(1) in (Sense.IN, Sense.FROM))
        return at < len(self.tags) and self.tags[at].sense is Sense.PLACE

    def hunted(self) -> None:
        """``Search in Tyrolia and Vienna for Italians``; only units do it."""
        self.kinds = ()
        self.at += 1
        refs = self.refs()
        while self.sense is Sense.AND and self.peek(1) is Sense.PLACE:
            self.at += 1
            refs += self.refs()
        deed = Deed(refs)
        self.must(Sense.FOR, Sense.TO, Sense.COLON)
        self.skip(Sense.FROM)
        deed.besides.append(f"SEARCH {self.powers(must=True)[0]}")
        self.say(deed)
