"""What Intimate Diplomacy offers: bids, lists, and the orders of every country commanded."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from engine.board.graph import PowerId
from engine.facts import Control, Credits, Home
from engine.language.message import Message
from engine.orders.addressed import ForPower
from engine.orders.choices import Node
from engine.orders.covert_choices import number, offering, power
from engine.orders.kinds import Offer, OrderKind
from engine.orders.offers import kept, verb
from engine.orders.options import choices
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.standard import Waive
from engine.phases import PhaseKind
from engine.rules import Ruleset, Variant
from engine.variants.intimate.orders import ORDERS, Bid, Prefer
from engine.visibility.joined import addressed_to
from engine.visibility.knowing import known as known_of
from engine.visibility.knowing import sites
from engine.visibility.observe import Observation


def known(base: Variant, rules: Ruleset, own: Observation, seen: Seen) -> Seen:
    """The home country as the ordering power, the others commanded beside it, and the purse."""
    homes = {fact.player: fact.power for fact in own.facts if isinstance(fact, Home)}
    control = {fact.power: fact.player for fact in own.facts if isinstance(fact, Control)}
    credits_ = {fact.player: fact.number for fact in own.facts if isinstance(fact, Credits)}
    seat = own.viewer
    home = homes.get(seat)
    if home is None:
        return replace(seen, others=rules.powers)
    lives = {u.power for u in seen.units.values()} | set(seen.centres.values())
    lives |= {out.unit.power for out in seen.dislodged.values()}
    if not rules.variant.sight.open_book:
        lives = set(rules.powers)  # under fog the dead are for sale too
    if seen.phase is PhaseKind.BIDS:
        sale = tuple(p for p in rules.powers if p in lives and p not in homes.values())
        return replace(seen, purse=credits_.get(seat, 0), sale=sale, stacks=())
    return replace(
        _as_country(base, rules, replace(own, viewer=home), seen),
        commands=tuple(
            _as_country(base, rules, addressed_to(country, own), seen)
            for country in rules.powers
            if control.get(country) == seat and country != home
        ),
    )


def _as_country(base: Variant, rules: Ruleset, own: Observation, seen: Seen) -> Seen:
    """What the base game lets a country know, with the armies, fleets and owners of ``seen``."""
    kinds = rules.variant.unit_kinds
    country = known_of(own, rules.board, rules.powers, rules.options, kinds)
    there = replace(
        country,
        units=seen.units,
        dislodged=seen.dislodged,
        centres=seen.centres,
        sites=sites(rules.board, own.viewer, seen.units, seen.centres),
    )
    return base.knows(rules, own, there)


def _offer_bids(seen: Seen) -> Iterable[Node]:
    """For each country up for auction, every sum in the purse; more can be written (ID-5a)."""
    if seen.phase is not PhaseKind.BIDS:
        return ()
    return (Node(verb(Bid.verb, Message("intimate.bid_for")), None, partial(_countries, seen)),)


def _countries(seen: Seen) -> Iterator[Node]:
    for country in seen.sale:
        yield Node(power(seen, country), None, partial(_sums, seen, country))


def _sums(seen: Seen, country: PowerId) -> Iterator[Node]:
    for amount in range(seen.purse + 1):
        yield Node(number(amount), kept(seen, Bid(country, amount)))


def _offer_lists(seen: Seen) -> Iterable[Node]:
    """All countries one by one, best first (ID-2a)."""
    if seen.phase is not PhaseKind.PREFERENCES:
        return ()
    return (
        Node(verb(Prefer.verb, Message("intimate.prefer")), None, partial(_next_best, seen, ())),
    )


def _next_best(seen: Seen, before: tuple[PowerId, ...]) -> Iterator[Node]:
    for country in seen.others:
        if country not in before:
            wishes = (*before, country)
            whole = len(wishes) == len(seen.others)
            order = kept(seen, Prefer(wishes)) if whole else None
            yield Node(power(seen, country), order, partial(_next_best, seen, wishes))


def _offer_commands(kinds: Sequence[OrderKind], seen: Seen) -> Iterable[Node]:
    """The orders of every other country commanded, each addressed to it; its builds are due."""
    for country in seen.commands:
        for node in choices(country, kinds):
            yield _addressed(country, node)


def _addressed(seen: Seen, node: Node) -> Node:
    order = None if node.order is None else kept(seen, ForPower(seen.power, node.order))
    return Node(node.step, order, lambda: (_addressed(seen, child) for child in node.branch()))


def order_kinds(base: Variant) -> tuple[OrderKind, ...]:
    """Everything that can be ordered if a base game's countries are bid for."""
    usual = tuple(kind for kind in base.order_kinds if kind.made is not Waive)
    offers: Mapping[type[Order], Offer] = {
        Bid: _offer_bids,
        Prefer: _offer_lists,
        ForPower: partial(_offer_commands, usual),
    }
    return (*base.order_kinds, *offering(ORDERS, offers))
