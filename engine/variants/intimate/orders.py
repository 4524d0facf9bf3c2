"""Bids and preference lists, and how they are written and read."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.orders.addressed import FOR_POWER
from engine.orders.covert_grammar import power
from engine.orders.kinds import OrderKind
from engine.orders.order import Intent, Order
from engine.orders.tokens import Shape
from engine.orders.words import AND, Piece, Words
from engine.phases import PhaseKind

_BIDS = frozenset(
    {"BID", "BIDS", "BID FOR", "BIDS FOR", "I BID", "GEBOT", "GEBOTE", "BIETE", "ICH BIETE"}
    | {"OFFRE", "OFFRES", "ENCHERE", "OFFERTA", "OFFRO", "OFERTA", "OFREZCO", "PUJA"}
)
_FOR = frozenset(
    {"FOR", "ON", "-", "OF", "CREDITS FOR", "CREDITS ON", "AUF", "FUR", "FUER", "SUR"}
    | {"POUR", "PER", "SU", "POR", "PARA"}
)
_CREDITS = frozenset({"CREDITS", "CREDIT", "KREDITE", "PUNKTE", "CREDITI", "CREDITOS"})


@dataclass(frozen=True, slots=True)
class Bid(Order, verb="bid"):
    """``BID FRANCE 5``: this many credits for a country's year (ID-3)."""

    country: PowerId
    amount: int

    def __str__(self) -> str:
        return f"BID {self.country} {self.amount}"


@dataclass(frozen=True, slots=True)
class Prefer(Order, verb="prefer"):
    """``PREFER AUSTRIA ITALY FRANCE …``: all countries, best first (ID-2a)."""

    countries: tuple[PowerId, ...]

    def __str__(self) -> str:
        return f"PREFER {' '.join(self.countries)}"


def _bid(words: Words, _piece: Piece | None) -> Iterator[Order]:
    amount = words.number()
    words.take(_FOR)
    country = power(words)
    words.mark(",")
    minus = words.at
    if words.take(_FOR) and _is_minus(words, minus):
        raise words.fail(Message("intimate.bid_is_never_negative"))
    amount = words.number() if amount is None else amount
    if amount is None:
        raise words.fail(Message("intimate.bid_needs_number_credits_bid"))
    words.take(_CREDITS)
    yield Bid(country, amount)


def _is_minus(words: Words, at: int) -> bool:
    """Whether a dash belongs to the number after it, as in ``BID ITALY -1``."""
    before, dash, behind = words.tokens[at - 1 : at + 2]
    return behind.shape is Shape.NUMBER and before.end < dash.start and dash.end == behind.start


def _prefer(words: Words, _piece: Piece | None) -> Iterator[Order]:
    countries = _in_letters(words) or [power(words)]
    while not words.done:
        words.mark(*AND, "THEN")
        countries.append(power(words))
    yield Prefer(tuple(countries))


def _in_letters(words: Words) -> list[PowerId]:
    """The countries of ``AIFGTER``, a list that is the last word; empty if it is not one."""
    word, powers = words.next, words.lexicon.powers
    listed = [powers[letter] for letter in word if letter in powers]
    if word in powers or len(listed) < len(words.lexicon.board.powers) or len(word) > len(listed):
        return []
    words.at += 1
    return listed


ORDERS = (
    OrderKind(
        made=Bid,
        intent=Intent.BUILDS,
        read=_bid,
        openers=_BIDS,
        alone_at=frozenset({PhaseKind.BIDS}),
    ),
    OrderKind(
        made=Prefer,
        intent=Intent.BUILDS,
        read=_prefer,
        openers=frozenset({"PREFER", "PREFERS", "PREFERENCES", "PREFERENCE LIST"}),
    ),
    FOR_POWER,
)
"""What players of Intimate Diplomacy write beside ordinary orders."""
