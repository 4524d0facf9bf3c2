"""Resolves a movement phase: orders in, outcomes with reasons and effects out."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.adjudication.atlas import Coded, atlas
from engine.adjudication.effects import Barred, DrivenOut, Effect, Lost, Relocated
from engine.adjudication.evidence import Evidence
from engine.adjudication.field import (
    ALL_HOLD,
    AS_GIVEN,
    OPPOSITE,
    OWN_FLEET,
    RULE_1971,
    RULE_1982,
    RULE_2000,
    SZYKMAN,
    Policies,
)
from engine.adjudication.muster import Muster, Row
from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.reasons import CARRIED, HELD, MOVED, SUPPORTED, Dislodged
from engine.adjudication.resolver import Resolver
from engine.adjudication.rulebook import Rulebook
from engine.adjudication.turn import Resolution, Situation
from engine.adjudication.verdicts import BOUNCED, MOVE
from engine.adjudication.verdicts import MOVED as HAS_MOVED
from engine.board.graph import PowerId, ProvinceId
from engine.orders.standard import Move
from engine.position import Dislodged as InRetreat

_INTENTS = {"via": AS_GIVEN, "intent": OWN_FLEET, "opposite": OPPOSITE}
_PARADOXES = {
    "szykman": SZYKMAN,
    "all_hold": ALL_HOLD,
    "1971": RULE_1971,
    "1982": RULE_1982,
    "2000": RULE_2000,
}
_PLAIN: tuple[Reason, ...] = (HELD, MOVED, SUPPORTED, CARRIED)
"""What an order of each kind comes to when nothing stands in its way, by the kinds' numbers."""


def resolve(
    situation: Situation,
    *,
    cut: frozenset[ProvinceId] = frozenset(),
    cut_received: frozenset[ProvinceId] = frozenset(),
    sides: Mapping[PowerId, str] | None = None,
) -> Resolution:
    """What becomes of every order and unit of a movement phase, under the situation's rulebook.

    Units in ``cut`` give no support, and those in ``cut_received`` are given none (ESP-3d).
    ``sides`` names the side of each power where units of several powers may not dislodge each
    other (ID-Q25). Orders to anything but armies and fleets are passed over.
    """
    phase = _Phase(
        situation,
        Muster(
            atlas=atlas(situation.board),
            units=situation.position.units,
            book=situation.rulebook,
            cut=cut,
            cut_received=cut_received,
        ),
    )
    phase.decide(sides)
    return Resolution(tuple(phase.outcomes()), tuple(phase.effects()))


@lru_cache
def policies(book: Rulebook) -> Policies:
    """The part of a rulebook that the core itself must know."""
    return Policies(
        _INTENTS[book.adjacent_convoy],
        _PARADOXES[book.paradox],
        any_route=book.multi_route == "any",
        self_cut=book.convoy_self_cut == "cut",
        contests=book.disrupted_convoy_effect == "contests",
        no_effect=book.dislodged_no_effect == "literal",
    )


class _Phase:
    """One movement phase on its way from orders to a resolution."""

    def __init__(self, situation: Situation, muster: Muster) -> None:
        self.situation = situation
        self.muster = muster
        self.names = muster.atlas.names
        self.units = muster.units
        self.core = Resolver(muster.atlas.sea, policies(muster.book))
        self.moved: list[int] = []
        self.losses: dict[int, int] = {}

    def decide(self, sides: Mapping[PowerId, str] | None) -> None:
        """Let the core decide."""
        self.muster.take(self.situation.submission)
        powers: dict[PowerId, int] = {}
        for unit in self.units.values():
            powers.setdefault(unit.power, len(powers))
        self.core.routes = self.muster.routes
        groups: list[int] | None = None
        if sides is not None:
            named: dict[str, int] = {}
            groups = [named.setdefault(sides.get(p, p), len(named)) for p in powers]
        self.moved, dislodged = self.core.run(
            self.muster.encoded(powers), self.muster.entries, groups
        )
        self.moved.sort()
        self.losses = dict(dislodged)

    def outcomes(self) -> Iterator[Outcome]:
        """Every given order and every unit without one, with what became of it."""
        evidence = Evidence(self.core, self.muster, self.losses)
        for row in self.muster.rows:
            yield self._outcome(row, evidence)
        for province, unit in sorted(self.units.items()):
            place = self.muster.atlas.index[province]
            if self.muster.standing[place] is None:
                code = self.muster.atlas.holding(unit)
                yield self._outcome(Row(unit.power, code.order, code), evidence)

    def effects(self) -> Iterator[Effect]:
        """Moves, dislodgements and provinces barred by standoffs."""
        for place in self.moved:
            row = self.muster.standing[place]
            assert row is not None and row.code is not None  # noqa: S101, PT018  # it has moved
            yield self._relocated(row.code, place)
        allowed = self.muster.book.retreat_to_convoy_origin == "allowed"
        for place in sorted(self.losses):
            attacker = self.losses[place]
            by_sea = self.core.flown[attacker]
            origin = None if by_sea and allowed else self.names[attacker]
            yield DrivenOut(InRetreat(self.units[self.names[place]], origin))
        yield from self._disorder()
        barred = self._barred()
        if barred:
            yield Barred(barred)

    def _outcome(self, row: Row, evidence: Evidence) -> Outcome:
        code, reason = row.code, row.reason
        if code is None or (reason is not None and row is not self._row_at(code)):
            assert reason is not None  # noqa: S101  # set where the order was passed over
            return Outcome(row.power, row.order, reason)
        place, kind, _, _, _ = code.entry
        if reason is None:
            reason = evidence.reason(code.entry)
        if place in self.losses:
            by = evidence.unit(self.losses[place])
            return Outcome(row.power, row.order, Dislodged(by, reason))
        if reason is not _PLAIN[kind]:
            return Outcome(row.power, row.order, reason)
        plain = code.plain
        if plain is None or plain.power != row.power or plain.order is not row.order:
            plain = code.plain = Outcome(row.power, row.order, reason)
        return plain

    def _row_at(self, code: Coded) -> Row | None:
        place = code.entry[0]
        return self.muster.standing[place] if place >= 0 else None

    def _relocated(self, code: Coded, place: int) -> Relocated:
        unit = self.units[self.names[place]]
        known = code.effect
        if known is not None and known.unit == unit:
            return known
        order = code.order
        assert isinstance(order, Move)  # noqa: S101  # nothing else moves
        code.effect = known = Relocated(unit, order.to)
        return known

    def _disorder(self) -> Iterator[Lost]:
        """Under the rule of 1971 a power without orders cannot retreat (ID-Q13)."""
        if self.muster.book.civil_disorder == "disband":
            ordered = {row.power for row in self.muster.rows}
            for place in sorted(self.losses):
                unit = self.units[self.names[place]]
                if unit.power not in ordered:
                    yield Lost(unit)

    def _barred(self) -> frozenset[ProvinceId]:
        """The provinces that a standoff has left empty: nobody stayed, nobody got in."""
        core = self.core
        entered = {core.to[place] for place in self.moved}
        return frozenset(
            self.names[goal]
            for _, kind, _, goal, _ in self.muster.entries
            if kind == MOVE
            and goal not in entered
            and (core.owner[goal] < 0 or core.why[goal] == HAS_MOVED)
            and any(core.why[rival] == BOUNCED for rival in core.attackers[goal])
        )
