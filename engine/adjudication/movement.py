"""Resolves a movement phase: orders in, outcomes with reasons and effects out."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.adjudication.atlas import atlas
from engine.adjudication.effects import Barred, DrivenOut, Effect, Lost
from engine.adjudication.evidence import FINDERS, SPECIAL, Evidence
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
from engine.adjudication.muster import Muster
from engine.adjudication.outcome import Outcome
from engine.adjudication.reasons import HELD, Dislodged
from engine.adjudication.resolver import Resolver
from engine.adjudication.rulebook import Rulebook
from engine.adjudication.turn import Resolution, Situation
from engine.adjudication.verdicts import BOUNCED
from engine.adjudication.verdicts import MOVED as HAS_MOVED
from engine.board.graph import PowerId, ProvinceId
from engine.position import Dislodged as InRetreat

_INTENTS = {
    "via": AS_GIVEN,
    "intent": OWN_FLEET,
    "fallback": OWN_FLEET,
    "opposite": OPPOSITE,
}
_PARADOXES = {
    "szykman": SZYKMAN,
    "all_hold": ALL_HOLD,
    "1971": RULE_1971,
    "1982": RULE_1982,
    "2000": RULE_2000,
}


def resolve(
    situation: Situation,
    *,
    cut: frozenset[ProvinceId] = frozenset(),
    cut_received: frozenset[ProvinceId] = frozenset(),
) -> Resolution:
    """The results for every order and unit of a movement phase, under the situation's rulebook.

    Units in ``cut`` give no support, and those in ``cut_received`` are given none (ESP-3d). Orders
    to anything but armies and fleets are passed over.
    """
    if situation.decided is not None:
        return situation.decided
    muster = Muster(atlas(situation.board), situation.position.units, situation.rulebook)
    muster.take(situation.submission, cut, cut_received)
    muster.entries.sort()  # the rival named in a reason must not depend on the sequence of orders
    core = Resolver(muster.atlas.sea, policies(muster.book))
    core.routes = muster.routes
    moved, dislodged = core.run(muster.pieces, muster.entries, _sides(muster, situation.sides))
    losses = dict(dislodged)
    moved.sort()
    effects = _effects(muster, core, moved, losses)
    if losses:
        effects += _disbanded(muster, losses, situation)
    return Resolution(tuple(_outcomes(muster, core, losses)), tuple(effects))


@lru_cache
def policies(book: Rulebook) -> Policies:
    """The part of a rulebook that the core itself needs."""
    return Policies(
        _INTENTS[book.adjacent_convoy],
        _PARADOXES[book.paradox],
        any_route=book.multi_route == "any",
        self_cut=book.convoy_self_cut == "cut",
        contests=book.disrupted_convoy_effect == "contests",
        no_effect=book.dislodged_no_effect == "literal",
    )


def _sides(muster: Muster, sides: Mapping[PowerId, str] | None) -> list[int] | None:
    """The side of each power's number, if powers share one."""
    if sides is None:
        return None
    named: dict[str, int] = {}
    return [named.setdefault(sides.get(p, p), len(named)) for p in muster.atlas.powers]


def _outcomes(muster: Muster, core: Resolver, losses: Mapping[int, int]) -> list[Outcome]:
    """Every order given and every unit without one, with the result."""
    verdicts = core.why
    if losses or muster.early:
        verdicts = verdicts.copy()
        for place in (*losses, *muster.early):
            verdicts[place] = SPECIAL
    evidence = Evidence(core, muster, losses)
    made = [
        code.outcome
        if (verdict := verdicts[code.place]) == code.good
        else Outcome(code.power, code.order, FINDERS[verdict](evidence, code))
        for code in muster.given
    ]
    for number, outcome in muster.passed_over.items():
        made.insert(number, outcome)
    if len(muster.standing) < len(muster.units):
        made.extend(_unordered(muster, losses))
    return made


def _unordered(muster: Muster, losses: Mapping[int, int]) -> Iterator[Outcome]:
    """The units that hold because they have no order."""
    for province, unit in sorted(muster.units.items()):
        place = muster.atlas.index[province]
        if place in muster.standing:
            continue
        code = muster.atlas.holding(unit)
        if place in losses:
            reason = Dislodged(muster.unit(losses[place]), HELD)
            yield Outcome(unit.power, code.order, reason)
        else:
            yield code.outcome


def _effects(
    muster: Muster, core: Resolver, moved: list[int], losses: Mapping[int, int]
) -> list[Effect]:
    """Moves, dislodgements and provinces barred by standoffs."""
    standing, names = muster.standing, muster.atlas.names
    effects: list[Effect] = [effect for at in moved if (effect := standing[at].effect)]
    for place in sorted(losses):
        attacker = losses[place]
        # DATC 4.A.5: an attack by convoy does not bar the attacker's origin.
        open_ = core.flown[attacker] and muster.book.retreat_to_convoy_origin == "allowed"
        origin = None if open_ else names[attacker]
        effects.append(DrivenOut(InRetreat(muster.unit(place), origin)))
    barred = _barred(core, moved)
    if barred:
        effects.append(Barred(frozenset([names[place] for place in barred])))
    return effects


def _disbanded(muster: Muster, losses: Mapping[int, int], situation: Situation) -> Iterator[Lost]:
    """Dislodged units of powers in disorder, which cannot retreat (1971 p. 9, ID-Q13).

    If the rulebook says so, a power without orders is in disorder too.
    """
    strict = muster.book.civil_disorder == "disband"
    if not (strict or situation.disorder):
        return
    ordered = {code.power for code in muster.given}
    ordered.update(outcome.power for outcome in muster.passed_over.values())
    for place in sorted(losses):
        unit = muster.unit(place)
        if unit.power in situation.disorder or (strict and unit.power not in ordered):
            yield Lost(unit)


def _barred(core: Resolver, moved: list[int]) -> set[int]:
    """The provinces left vacant by a standoff: nobody stayed, nobody got in."""
    why, to, owner = core.why, core.to, core.owner
    contested = {
        to[place]
        for place in core.moves
        if why[place] == BOUNCED and (owner[to[place]] < 0 or why[to[place]] == HAS_MOVED)
    }
    return contested and contested.difference(to[place] for place in moved)
