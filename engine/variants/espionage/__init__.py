"""Espionage Diplomacy IV (rn33): units that cut and kill unseen, and units that hunt them."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.adjudication.adjustments import sites as vacant_homes
from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Told
from engine.board.graph import Board, PowerId
from engine.facts import Due
from engine.language.message import Message
from engine.orders.order import PieceOrder
from engine.phases import Phase, PhaseKind
from engine.position import Position
from engine.rules import Aim, Hints, Option, Ruleset, options, read_clauses
from engine.units import STANDARD_KINDS, Glyph, Shape, Sign, Steps, UnitKind
from engine.variants import standard
from engine.variants.espionage.acts import Killer, NobodyFound, Poised
from engine.variants.espionage.audit import expected
from engine.variants.espionage.deadlines import (
    ByDefault,
    adjustment_deadline,
    deployment,
    movement_deadline,
    retreat_deadline,
    room,
    sites,
    starting,
)
from engine.variants.espionage.intake import submit
from engine.variants.espionage.offers import ORDER_KINDS
from engine.variants.espionage.orders import CEU, EU
from engine.visibility.sight import Disclosure, Look, Sight, all_centres, own_orders, whole_board

OPTIONS = (
    Option(
        key="esp.start",
        values=("(1,1)", "(1,0)", "(0,0)", "(2,1)"),
        clause="ESP-Q2",
        pattern=r"\(\d,\d\)",
        example="(2,2)",
    ),
    *options(
        ("esp.supply", "initial_free|all_count|never", "ESP-Q3"),
        ("esp.move", "adjacent|anywhere", "ESP-Q4"),
        ("esp.eu_orders", "one|move_and_act", "ESP-Q5"),
        ("esp.ceu_orders", "move_and_act|one", "ESP-Q6"),
        ("esp.cut", "given|received", "ESP-Q8"),
        ("esp.assassinate_special", "off|on", "ESP-Q9"),
        ("esp.report", "named|anonymous", "ESP-Q13"),
        ("esp.report_misses", "off|on", "ESP-Q14"),
        ("esp.ceu_kills", "all|one", "ESP-Q15"),
        ("esp.build_vacant", "off|on", "ESP-Q19"),
        ("esp.disappear", "at_once|after_adjustments", "ESP-Q20"),
    ),
)


def start(board: Board, options: Mapping[str, str]) -> Position:
    """The usual units, before EUs and CEUs are deployed, if there are any (ESP-3a, ESP-Q2)."""
    usual = standard.start(board, options)
    if not any(sum(starting(board, power, options)) for power in board.powers):
        return usual
    return replace(usual, phase=replace(usual.phase, kind=PhaseKind.DEPLOYMENT))


def unfit(board: Board, options: Mapping[str, str]) -> Message | None:
    """Why the starting pieces do not fit on a board (ESP-3a)."""
    if options["esp.start"] == "(0,0)" or any(sites(board, power) for power in board.powers):
        return None
    return Message("espionage.board_has_no_place", board=board.title)


def asks(rules: Ruleset, position: Position) -> bool:
    """Retreat deadlines always take place, since they end with the activities.

    Adjustments are only passed over if all can see that nothing is due: once pieces that use up
    supply may have been built, leaving out a Winter would give them away.
    """
    if position.phase.kind is not PhaseKind.ADJUSTMENTS:
        return True
    supply = rules.options["esp.supply"]
    first = position.phase.year == rules.board.year
    if supply == "never" or (supply == "initial_free" and first):
        return any(_due(rules, position, power) for power in rules.powers)
    return True


def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
    """What is asked of each power, with EUs and CEUs counted as the game does."""
    if position.phase.kind is PhaseKind.RETREATS:
        return standard.open_dues(rules, position)
    if position.phase.kind is PhaseKind.DEPLOYMENT:
        return tuple(
            Told(power, Due(power, f"{kind.lower()}s", number))
            for power in rules.powers
            for kind, number in zip(
                (EU, CEU), starting(rules.board, power, rules.options), strict=True
            )
            if number
        )
    if position.phase.kind is not PhaseKind.ADJUSTMENTS:
        return ()
    lines = []
    for power in rules.powers:
        due = _due(rules, position, power)
        what = "builds" if due > 0 else "removals"
        lines += [Told(power, Due(power, what, abs(due)))] if due else []
    return tuple(lines)


def _due(rules: Ruleset, position: Position, power: PowerId) -> int:
    """Builds due, or removals if negative; None if there is no place to build."""
    left = room(position, rules.options).get(power, 0)
    vacant = vacant_homes(rules.board, position, power)
    return left if left < 0 or vacant or sites(rules.board, power) else 0


def _orders(look: Look, outcome: Outcome) -> Disclosure:
    """Armies and fleets are open; EUs and CEUs are their owner's secret (ESP-5a, ESP-Q23)."""
    order = outcome.order
    if isinstance(order, PieceOrder) and order.kind in (EU, CEU):
        mine = own_orders(look, outcome)
        deed = mine is not Disclosure.NOTHING and isinstance(
            outcome.reason, NobodyFound | Poised | Killer | ByDefault
        )
        return Disclosure.CAUSE if deed else mine
    return Disclosure.CAUSE


_KINDS = {
    kind: UnitKind(
        kind=kind,
        name=kind,
        plural=f"{kind}s",
        steps=Steps.BORDERS,
        covert=True,
        glyph=glyph,
        aliases=(name, f"{name}s"),
    )
    for kind, name, glyph in (
        (EU, "espionage unit", Glyph(Shape.TRIANGLE, Sign.DAGGER)),
        (CEU, "counter-espionage unit", Glyph(Shape.SHIELD, Sign.BAR)),
    )
}


def _called(_rules: Ruleset, phase: Phase) -> Message:
    """Retreats are followed by the activities of CEUs and EUs, so they are never passed over."""
    if phase.kind is PhaseKind.RETREATS:
        return phase.titled("espionage.retreats_and_acts")
    return phase.title


VARIANT = replace(
    standard.VARIANT,
    id="espionage",
    title="Espionage Diplomacy IV",
    start=start,
    resolvers=MappingProxyType(
        {"D": deployment, "M": movement_deadline, "R": retreat_deadline, "A": adjustment_deadline}
    ),
    asks=asks,
    called=_called,
    unfit=unfit,
    submit=submit,
    audit=expected,
    dues=dues,
    sight=Sight(units=whole_board, centres=all_centres, orders=_orders),
    unit_kinds=MappingProxyType({**STANDARD_KINDS, **_KINDS}),
    order_kinds=ORDER_KINDS,
    options=standard.with_options(standard.RETREAT_OPTION, OPTIONS),
    presets=MappingProxyType({"adj.rulebook": "1982"}),
    rules=read_clauses(__name__),
    strikes=True,
    bot=Hints(
        aims=MappingProxyType({"KILL": Aim.SLAY, "CUT": Aim.CUT, "DESTROY": Aim.HUNT}),
        raised=MappingProxyType({EU: 2}),
    ),
)
