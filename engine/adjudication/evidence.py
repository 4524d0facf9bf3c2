"""Turns the core's verdicts into reasons with their evidence, once everything is decided."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.adjudication import reasons as why
from engine.adjudication import verdicts as v
from engine.adjudication.atlas import Coded
from engine.adjudication.field import Field
from engine.adjudication.muster import Muster
from engine.adjudication.outcome import Reason
from engine.units import Unit

SPECIAL: Final = 11
"""No verdict of the core, but that on orders it never saw and on those of dislodged units."""


class Evidence:
    """Gives reasons for one decided phase; ``losses`` maps dislodged units to their attackers."""

    def __init__(self, field: Field, muster: Muster, losses: Mapping[int, int]) -> None:
        self.field = field
        self.muster = muster
        self.losses = losses
        self._names = muster.atlas.names
        self._units = muster.units
        self._standing = muster.standing

    def special(self, code: Coded) -> Reason:
        """Why an order never reached the core, or what drove the unit out."""
        place = code.place
        reason = self.muster.early.get(place)
        if reason is None:
            reason = FINDERS[self.field.why[place]](self, code)
        if place in self.losses:
            return why.Dislodged(self._unit(self.losses[place]), reason)
        return reason

    def usual(self, code: Coded) -> Reason:
        """The reason where the verdict alone does not say which it is."""
        place, kind, helped, _, _ = code.entry
        if kind == v.MOVE:
            return self._crossed(place)
        if kind == v.CONVOY:
            return self._convoy(place, helped)
        return why.SUPPORTED if kind == v.SUPPORT else why.HELD

    def _crossed(self, place: int) -> Reason:
        """What became of a move that got in, or that failed by its convoy."""
        verdict, flown = self.field.why[place], self.field.flown[place]
        if verdict == v.MOVED:
            return why.CONVOYED if flown else why.MOVED
        if verdict == v.NO_CONVOY:
            return why.NO_CONVOY
        if verdict == v.PARADOX and not flown:
            return why.HeldBack(self._unit(self.field.to[place]))
        return self._stranded(place)

    def bounced(self, code: Coded) -> why.Bounced:
        """Who was in the way, and the strengths of both."""
        field = self.field
        place = code.place
        foe, goal = field.foe[place], field.to[place]
        friends = field.backers[place]
        if friends and field.owner[goal] >= 0 and field.why[goal] != v.MOVED:
            strength = 1 + self._net(place)
        else:
            strength = 1 + len(friends)
        against = 1
        if foe != goal or field.to[goal] < 0:
            against += len(field.backers[foe])
        return why.Bounced(self._units[self._names[foe]], strength, against)

    def duel(self, code: Coded) -> why.LostHeadToHead:
        """Who came the other way, and the strengths of both."""
        field, place = self.field, code.place
        foe = field.foe[place]
        against = 1 + len(field.backers[foe])
        return why.LostHeadToHead(self._unit(foe), 1 + self._net(place), against)

    def own(self, code: Coded) -> why.WouldDislodgeOwn:
        """Whom of its own side it would have dislodged."""
        return why.WouldDislodgeOwn(self._units[self._names[self.field.to[code.place]]])

    def cut(self, code: Coded) -> why.SupportCut:
        """Who attacked the supporter."""
        return why.SupportCut(self._unit(self.field.foe[code.place]))

    def mismatch(self, code: Coded) -> Reason:
        """What the unit to be helped did instead; the same for everybody who meant to help it."""
        helped = code.entry[2]
        other = self._standing.get(helped)
        if other is not None:
            return other.otherwise
        unit = self._units.get(self._names[helped])
        if unit is None:
            return why.NobodyThere(self._names[helped])
        return self.muster.atlas.holding(unit).otherwise

    def _unit(self, place: int) -> Unit:
        """The unit that stood in a province before anything moved."""
        return self._units[self._names[place]]

    def _net(self, place: int) -> int:
        """A move's supports without those of the same side as the unit in its way."""
        side = self.field.side
        own = side[self.field.to[place]]
        return sum(side[friend] != own for friend in self.field.backers[place])

    def _stranded(self, army: int) -> Reason:
        """Why an army whose fleets were all ordered to convoy it was not convoyed."""
        field = self.field
        if field.why[army] == v.PARADOX:
            attacked = self.muster.units.get(self.muster.atlas.names[field.to[army]])
            return why.Paradox(self.muster.book.paradox, attacked)
        lost = [fleet for fleet in field.fleets[army] if fleet in self.losses]
        return why.Disrupted(tuple(self._unit(fleet) for fleet in sorted(lost)))

    def _convoy(self, fleet: int, army: int) -> Reason:
        field = self.field
        if not field.flown[army]:
            return why.WentByLand(self._unit(army))
        if field.why[army] == v.NO_CONVOY:
            return why.NO_CONVOY
        if field.why[army] in (v.DISRUPTED, v.PARADOX):
            return self._stranded(army)
        # If the army went another way, the fleet itself still failed it.
        return why.Disrupted((self._unit(fleet),)) if fleet in self.losses else why.CARRIED


def _finders() -> list[Callable[[Evidence, Coded], Reason]]:
    found: list[Callable[[Evidence, Coded], Reason]] = [Evidence.usual] * (SPECIAL + 1)
    found[v.BOUNCED] = Evidence.bounced
    found[v.DUEL] = Evidence.duel
    found[v.OWN] = Evidence.own
    found[v.MISMATCH] = Evidence.mismatch
    found[v.CUT] = Evidence.cut
    found[SPECIAL] = Evidence.special
    return found


FINDERS: Final = tuple(_finders())
"""What finds the reason for an order's result, by the verdict on it."""
