"""Lays one game's sight over another: who sees what changes, everything else stays."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Told, Turn
from engine.board.graph import PowerId
from engine.facts import CentreOf, Fact, OrderGiven
from engine.language.message import Listed
from engine.mixing.part import is_plain
from engine.orders.notation import write
from engine.position import Position
from engine.rules import MixError, Ruleset, Variant
from engine.variants import standard
from engine.visibility.audit import SIGHTINGS, Expected
from engine.visibility.sight import Disclosure, Look, Sight, told_result

_RETREATS = "fog.retreat_mode"
_SEEN = SIGHTINGS | {CentreOf, OrderGiven}
"""The kinds of fact that a sight tells."""


Derived: TypeAlias = Callable[[Ruleset, Turn, PowerId], Expected]
"""A second derivation of what is told of a turn."""


def under(base: Variant, sight: Sight, derived: Derived, source: Variant | None = None) -> Variant:
    """A game seen under another sight; ``source`` is the variant it is taken from, if any.

    ``derived`` is the second derivation of what the sight shows.

    The sight is for armies, fleets, centres and ordinary orders. The base tells of its covert
    pieces and their orders as always, and what it publishes stays public. The options that the
    sight needs come along. If the sight hides anything, no deadline is passed over (C8), and
    retreats that the base would list take wishes instead (SPY-Q26). Where all else is open, what is
    due of covert pieces stays their owner's: it would tell how many there are. Raises MixError if
    the game is played by several seats that share powers.
    """
    if base.seats:
        raise MixError("choice.sight_has_players", base=base.title, seats=Listed(tuple(base.seats)))
    known = {option.key for option in base.options}
    needed = set(sight.options) - known
    brought = tuple(o for o in (source.options if source else ()) if o.key in needed)
    seen = replace(
        base,
        sight=replace(
            sight,
            orders=_orders(base, sight),
            open_book=sight.open_book and not base.covert,
        ),
        audit=_audit(base, derived),
        options=(*base.options, *brought),
    )
    return seen if sight.open_book else _hiding(seen)


def _hiding(base: Variant) -> Variant:
    retreats = next(option for option in base.options if option.key == _RETREATS)
    wishes = {_RETREATS: "preference"} if retreats.default == "listed" else {}
    usual = base.called is standard.VARIANT.called
    return replace(
        base,
        asks=lambda _rules, _position: True,
        called=standard.retreats_if_any if usual else base.called,
        dues=_dues(base),
        presets={**base.presets, **wishes},
    )


def _dues(base: Variant) -> Callable[[Ruleset, Position], tuple[Told, ...]]:
    def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
        listed = standard.listed_retreats(rules, position)
        return tuple(dict.fromkeys((*base.dues(rules, position), *listed)))

    return dues


def _orders(base: Variant, sight: Sight) -> Callable[[Look, Outcome], Disclosure]:
    """Ordinary orders as the sight has them, those of covert pieces as the base has them."""

    def orders(look: Look, outcome: Outcome) -> Disclosure:
        return (sight if is_plain(outcome.order) else base.sight).orders(look, outcome)

    return orders


def _audit(base: Variant, derived: Derived) -> Derived:
    """Both second derivations, each for the facts that its own game tells.

    Facts of a sight's kinds that the base tells of its own accord, those about the orders of its
    covert pieces among them, cannot be derived by either; they are taken as told. A sight whose
    variant derives nothing from it alone is not compared.
    """

    def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
        mine = base.audit(rules, turn, viewer)
        seen = derived(rules, _plain(turn), viewer)
        others = mine.kinds - _SEEN
        facts = {fact for fact in mine.facts if type(fact) in others} | seen.facts
        beside = {told.fact for told in turn.resolution.told if told.power == viewer}
        beside |= {*_of_covert(base, rules, turn, viewer)}
        facts |= {fact for fact in beside if type(fact) in seen.kinds}
        return Expected(others | seen.kinds, frozenset(facts), mine.numbers)

    return expected


def _plain(turn: Turn) -> Turn:
    """The same with the results of ordinary orders only."""
    plain = tuple(o for o in turn.resolution.outcomes if is_plain(o.order))
    return replace(turn, resolution=replace(turn.resolution, outcomes=plain))


def _of_covert(base: Variant, rules: Ruleset, turn: Turn, viewer: PowerId) -> Iterator[Fact]:
    look = Look(board=rules.board, turn=turn, viewer=viewer, options=rules.options)
    for outcome in turn.resolution.outcomes:
        if is_plain(outcome.order):
            continue
        shown = base.sight.orders(look, outcome)
        result = outcome.result if shown is Disclosure.CAUSE else told_result(outcome.reason.told)
        kept = shown is not Disclosure.CAUSE or outcome.reason.recorded
        if kept and shown is not Disclosure.NOTHING:
            yield OrderGiven(outcome.power, write(outcome.order), result.value)
