"""Blind Diplomacy II (rd24): sight by border and neighbour, two spies with counter-espionage."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication.outcome import Outcome
from engine.adjudication.ownership import survivors
from engine.adjudication.turn import Told
from engine.board.graph import Board, ProvinceId, Terrain
from engine.covert.kinds import SPY_KIND
from engine.facts import Due
from engine.orders.covert import SPY
from engine.orders.order import PieceOrder
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Aim, Hints, Ruleset, options, read_clauses
from engine.units import STANDARD_KINDS, Kind, Steps
from engine.variants import standard
from engine.variants.blind.audit import expected, with_spies
from engine.variants.blind.deadlines import (
    deployment,
    movement_deadline,
    retreat_deadline,
    winter_deadline,
)
from engine.variants.blind.intake import submit
from engine.variants.blind.offers import ORDER_KINDS
from engine.variants.blind.quota import SPIES, cap, hoped, returns_now
from engine.variants.blind.season import CapitalLost, SpiesOverCap, SpyPlacedByRule
from engine.visibility.sight import (
    Disclosure,
    Field,
    Look,
    Sight,
    around_units,
    home,
    own_centres,
    own_orders,
    spread,
    together,
)

OPTIONS = options(
    ("bl.spy_move", "adjacent|anywhere", "BL-Q5"),
    ("bl.ce", "literal|enemy_only", "BL-Q7"),
    ("bl.capital", "ownership|occupation", "BL-Q10"),
    ("bl.rebuild", "end_of_any_season|winter_only", "BL-Q14"),
    ("bl.see_orders", "off|on", "BL-Q16"),
    ("bl.centres", "in_sight|own_only", "BL-Q16"),
    ("bl.home_sight", "always|while_alive", "BL-Q20"),
    ("bl.rank_ties", "shared|alphabetical", "BL-Q22"),
)


def start(board: Board, options: Mapping[str, str]) -> Position:
    """The usual units, before the spies are deployed (BL-F)."""
    usual = standard.start(board, options)
    return replace(usual, phase=replace(usual.phase, kind=PhaseKind.DEPLOYMENT))


def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """What is due as in the standard game, and how many spies may be placed or rebuilt."""
    spies = []
    for power in rules.powers:
        have = len(position.crew(power))
        if position.phase.kind is PhaseKind.DEPLOYMENT:
            spies.append(Told(power, Due(power, "spies", SPIES)))
        elif returns_now(position.phase, rules.options):
            most = hoped if position.phase.kind is PhaseKind.MOVEMENT else cap
            room = most(rules.board, position, power, rules.options) - have
            spies += [Told(power, Due(power, "spies", room))] if room > 0 else []
    usual = standard.dues(rules, position)
    return (*usual, *standard.listed_retreats(rules, position), *spies)


def _homeland(look: Look) -> Field:
    """The own borders, always or while the power is alive (BL-A1, BL-Q20)."""
    lasting = look.options["bl.home_sight"] == "always"
    return home(look) if lasting or look.viewer in survivors(look.after) else {}


def _around_spies(look: Look) -> Field:
    """What the viewer's living spies see from where they are (BL-C, BL-Q19)."""
    return spread(look.board, (place for _, place in _eyes(look)))


def _eyes(look: Look) -> Mapping[tuple[Kind, ProvinceId], frozenset[ProvinceId]]:
    own = {(s.kind, s.province) for s in look.after.covert if s.power == look.viewer}
    return {eye: frozenset(spread(look.board, eye[1:])) for eye in own}


_UNITS = together(_homeland, around_units, _around_spies)


_TOLD = CapitalLost | SpiesOverCap | SpyPlacedByRule
"""What the rules did to own spies: their owner is told why."""


def _orders(look: Look, outcome: Outcome) -> Disclosure:
    """One's own orders; under ``bl.see_orders`` those of units in sight as well (BL-Q16)."""
    mine = own_orders(look, outcome)
    if mine is not Disclosure.NOTHING and isinstance(outcome.reason, _TOLD):
        return Disclosure.CAUSE
    order = outcome.order
    if mine is not Disclosure.NOTHING or look.options["bl.see_orders"] == "off":
        return mine
    if not isinstance(order, PieceOrder) or order.kind == SPY:
        return Disclosure.NOTHING
    seen = Board.province_of(order.at) in _UNITS(look)
    return Disclosure.RESULT if seen else Disclosure.NOTHING


def _centres(look: Look) -> frozenset[ProvinceId]:
    """One's own centres, and those in sight unless the game limits them to one's own (BL-Q16)."""
    seen = look.options["bl.centres"] == "in_sight"
    return own_centres(look) | (frozenset(_UNITS(look)) if seen else frozenset())


VARIANT = replace(
    standard.VARIANT,
    id="blind",
    title="Blind Diplomacy II",
    start=start,
    resolvers=MappingProxyType(
        {"D": deployment, "M": movement_deadline, "R": retreat_deadline, "A": winter_deadline}
    ),
    asks=standard.always_asks,
    called=standard.retreats_if_any,
    submit=submit,
    audit=with_spies,
    sight_audit=expected,
    dues=dues,
    sight=Sight(
        units=_UNITS,
        centres=_centres,
        orders=_orders,
        options=("bl.see_orders", "bl.home_sight", "bl.centres"),
        eyes=_eyes,
    ),
    unit_kinds=MappingProxyType({**STANDARD_KINDS, SPY: replace(SPY_KIND, steps=Steps.BORDERS)}),
    order_kinds=ORDER_KINDS,
    options=standard.with_options(replace(standard.BLIND_RETREATS, clause="BL-Q24"), OPTIONS),
    rules=read_clauses(__name__),
    bot=Hints(
        aims=MappingProxyType({"CE": Aim.HUNT}),
        lost=MappingProxyType({SPY: Terrain.IMPASSABLE}),
    ),
)
