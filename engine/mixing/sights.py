"""Lays the sight of one game over another: who sees what changes, all else stays."""

from collections.abc import Callable
from dataclasses import replace

from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Told, Turn
from engine.board.graph import PowerId
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.kinds import Order, PieceOrder
from engine.position import Position
from engine.rules import MixError, Ruleset, Variant
from engine.units import STANDARD_KINDS
from engine.variants import standard
from engine.visibility.audit import Expected
from engine.visibility.sight import Disclosure, Look, Sight

_RETREATS = "fog.retreat_mode"
_PLAIN = frozenset(kind.made for kind in STANDARD_ORDERS)
_SEEN = frozenset({"unit", "empty", "dislodged", "attacker", "centre", "order"})
"""Words of the lines that a sight writes."""


def under(base: Variant, sight: Sight, source: Variant | None = None) -> Variant:
    """A game seen as under another sight; ``source`` is the variant that it is taken from.

    The sight is for armies, fleets, centres and ordinary orders. Of its covert pieces and their
    orders the base tells what it always does, and what it publishes stays public. The options that
    the sight asks for come along. Where the sight hides something no deadline is passed over (C8),
    and retreats that the base would list take wishes instead (SPY-Q26).

    Raises:
        MixError: the game is played by several seats that share powers.
    """
    if base.seats:
        raise MixError(
            f"sight: {base.title} is played by {' and '.join(base.seats)}; take its base, and lay "
            "its economy over that."
        )
    known = {option.key for option in base.options}
    needed = set(sight.options) - known
    brought = tuple(o for o in (source.options if source else ()) if o.key in needed)
    seen = replace(
        base,
        sight=replace(sight, orders=_orders(base, sight)),
        audit=_audit(base, source),
        options=(*base.options, *brought),
    )
    return seen if sight.open_book else _hiding(seen)


def _hiding(base: Variant) -> Variant:
    retreats = next(option for option in base.options if option.key == _RETREATS)
    wishes = {_RETREATS: "preference"} if retreats.default == "listed" else {}
    return replace(base, asks=_always, dues=_dues(base), presets={**base.presets, **wishes})


def _always(_rules: Ruleset, _position: Position) -> bool:
    return True


def _dues(base: Variant) -> Callable[[Ruleset, Position], tuple[Told, ...]]:
    def dues(rules: Ruleset, position: Position) -> tuple[Told, ...]:
        listed = standard.listed_retreats(rules, position)
        return tuple(dict.fromkeys((*base.dues(rules, position), *listed)))

    return dues


def _orders(base: Variant, sight: Sight) -> Callable[[Look, Outcome], Disclosure]:
    """Ordinary orders as the sight has it, those of covert pieces as the base has it."""

    def orders(look: Look, outcome: Outcome) -> Disclosure:
        return (sight if _is_plain(outcome.order) else base.sight).orders(look, outcome)

    return orders


def _is_plain(order: Order) -> bool:
    known = not isinstance(order, PieceOrder) or order.kind in STANDARD_KINDS
    return known and type(order) in _PLAIN


def _audit(base: Variant, source: Variant | None) -> Callable[[Ruleset, Turn, PowerId], Expected]:
    """Both second derivations, each for the lines that its own game writes.

    Lines of a sight's words that the base tells of its own accord cannot be derived by either; they
    are taken as told. A sight whose variant derives nothing from it alone is not compared.
    """

    def expected(rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
        mine = base.audit(rules, turn, viewer)
        words, facts = mine.words - _SEEN, set(mine.facts)
        if source is not None:
            seen = source.sight_audit(rules, turn, viewer)
            words |= seen.words
            facts |= seen.facts
            facts |= {told.fact for told in turn.resolution.told if told.power == viewer}
        return Expected(words, frozenset(f for f in facts if f.split()[0] in words))

    return expected
