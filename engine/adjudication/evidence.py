"""Turns the core's verdicts into reasons with their evidence, once everything is decided."""

from collections.abc import Mapping

from engine.adjudication import reasons as why
from engine.adjudication import verdicts as v
from engine.adjudication.field import Field
from engine.adjudication.muster import Muster
from engine.adjudication.outcome import Reason


class Evidence:
    """Gives reasons for one decided phase; ``losses`` maps dislodged units to their attackers."""

    def __init__(self, field: Field, muster: Muster, losses: Mapping[int, int]) -> None:
        self.field = field
        self.muster = muster
        self.losses = losses
        self._names = muster.atlas.names
        self._units = muster.units
        self._standing = muster.standing

    def reason(self, entry: tuple[int, int, int, int, bool]) -> Reason:
        """The reason for the result of an order decided by the core."""
        place, kind, helped, _, _ = entry
        if self.field.why[place] == v.MISMATCH:
            return self.mismatch(helped)
        if kind == v.MOVE:
            return self._move(place)
        if kind == v.CONVOY:
            return self._convoy(place, helped)
        if kind == v.HOLD:
            return why.HELD
        code = self.field.why[place]
        return (
            why.SUPPORTED
            if code == v.DONE
            else why.SupportCut(self.muster.unit(self.field.foe[place]))
        )

    def _move(self, place: int) -> Reason:  # noqa: PLR0911  # flat: one case a verdict
        field = self.field
        foe = field.foe[place]
        match field.why[place]:
            case v.MOVED:
                return why.CONVOYED if field.flown[place] else why.MOVED
            case v.BOUNCED:
                return self._bounced(place, foe)
            case v.DUEL:
                against = 1 + len(field.backers[foe])
                return why.LostHeadToHead(self.muster.unit(foe), 1 + self._net(place), against)
            case v.OWN:
                return why.WouldDislodgeOwn(self.muster.unit(field.to[place]))
            case v.NO_CONVOY:
                return why.NO_CONVOY
            case v.PARADOX if not field.flown[place]:
                return why.HeldBack(self.muster.unit(field.to[place]))
            case _:
                return self._stranded(place)

    def _bounced(self, place: int, foe: int) -> why.Bounced:
        field = self.field
        goal = field.to[place]
        stays = field.owner[goal] >= 0 and field.why[goal] != v.MOVED
        strength = 1 + (self._net(place) if stays else len(field.backers[place]))
        against = 1
        if foe != goal or field.to[goal] < 0:
            against += len(field.backers[foe])
        return why.Bounced(self.muster.unit(foe), strength, against)

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
        return why.Disrupted(tuple(self.muster.unit(fleet) for fleet in sorted(lost)))

    def _convoy(self, fleet: int, army: int) -> Reason:
        field = self.field
        if not field.flown[army]:
            return why.WentByLand(self.muster.unit(army))
        if field.why[army] == v.NO_CONVOY:
            return why.NO_CONVOY
        if field.why[army] in (v.DISRUPTED, v.PARADOX):
            return self._stranded(army)
        # If the army went another way, the fleet itself still failed it.
        return why.Disrupted((self.muster.unit(fleet),)) if fleet in self.losses else why.CARRIED

    def mismatch(self, helped: int) -> Reason:
        """What the unit to be helped did instead; the same for everybody who meant to help it."""
        code = self._standing.get(helped)
        if code is not None:
            return code.otherwise
        unit = self._units.get(self._names[helped])
        if unit is None:
            return why.NobodyThere(self._names[helped])
        return self.muster.atlas.holding(unit).otherwise
