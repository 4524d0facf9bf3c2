"""Conditions: what ``IF … THEN …`` may ask, answered from what the order's owner knows."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from engine.board.graph import PowerId, ProvinceId
from engine.facts import UNTOLD
from engine.orders.order import Order
from engine.units import Kind, Unit

Answer: TypeAlias = bool | None
"""Yes, no, or not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What one power knows at the moment of its spy orders (SPY-5A, SPY-Q5).

    ``own`` are the armies and fleets of this ``power``, in retreat or not, which it always knows.
    ``seen`` holds the units of each province that was looked at, none if it was empty; ``covert``
    the powers whose covert pieces were seen there. ``results`` maps the canonical text of its own
    orders to their results and ``dislodged`` names the dislodged units, its own and those that its
    pieces saw, by text. Units of kind `UNTOLD` may be either (SPY-Q6).
    """

    seen: Mapping[ProvinceId, tuple[Unit, ...]]
    power: PowerId | None = None
    own: tuple[Unit, ...] = ()
    covert: Mapping[ProvinceId, frozenset[PowerId]] = field(default_factory=dict)
    results: Mapping[str, str] = field(default_factory=dict)
    dislodged: frozenset[str] = frozenset()


class Condition(ABC):
    """Anything that can stand between IF and THEN; ``str`` gives its canonical text."""

    __slots__ = ()

    @abstractmethod
    def holds(self, known: Knowledge) -> Answer:
        """Whether it is true, as far as its owner knows.

        What nobody of that power has seen is neither true nor false; a condition that depends on it
        does not count as met, and neither does its negation.
        """


@dataclass(frozen=True, slots=True)
class UnitIn(Condition):
    """``FRANCE A IN VEN``, ``ANY RUSSIA UNIT IN GAL``, ``NO UNIT IN MUN``.

    ``power`` and ``kind`` are None if any will do; ``none`` negates the question.
    """

    province: ProvinceId
    power: PowerId | None = None
    kind: Kind | None = None
    none: bool = False

    def holds(self, known: Knowledge) -> Answer:
        """Whether such a unit was seen there; open if nobody looked or could tell."""
        if self.power is not None and self.power == known.power:
            units = tuple(unit for unit in known.own if unit.province == self.province)
        elif self.province in known.seen:
            units = known.seen[self.province]
        else:
            return None
        there = [u.kind for u in units if self.power in (None, u.power)]
        found = self.kind in there or (self.kind is None and bool(there))
        return None if UNTOLD in there and not found else found != self.none

    def __str__(self) -> str:
        whole = self.power is not None and self.kind is not None
        lead = "NO" if self.none else None if whole else "ANY"
        words = (lead, self.power, self.kind or "UNIT", "IN", self.province)
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class CovertIn(Condition):
    """``FRANCE SPY IN PAR``: only where the game lets conditions test covert pieces (SPY-Q4)."""

    province: ProvinceId
    power: PowerId
    kind: Kind
    none: bool = False

    def holds(self, known: Knowledge) -> Answer:
        """Whether such a piece was seen there; open if nobody looked."""
        if self.province not in known.covert:
            return None
        return (self.power in known.covert[self.province]) != self.none

    def __str__(self) -> str:
        return f"{'NO ' if self.none else ''}{self.power} {self.kind} IN {self.province}"


@dataclass(frozen=True, slots=True)
class Ended(Condition):
    """``A BUR - MUN SUCCEEDS``, ``A TRI DISLODGED``: the result of an own order, or of a unit."""

    text: str
    result: str

    def holds(self, known: Knowledge) -> Answer:
        """Whether the order or unit ended so; open if there was no such order or nobody looked."""
        if self.text in known.results:
            return known.results[self.text] == self.result
        if self.result != "dislodged":
            return None
        return True if self.text in known.dislodged else self._stands(known)

    def _stands(self, known: Knowledge) -> Answer:
        """No for one's own unit, and where one's own spies looked; open if none could tell."""
        if any(line.startswith(f"{self.text} ") for line in known.results):
            return False
        units = known.seen.get(ProvinceId(self.text.split()[1][:3]))
        hazy = units is None or (len(units) > 1 and any(u.kind == UNTOLD for u in units))
        return None if hazy else False

    def __str__(self) -> str:
        return f"{self.text} {self.result.upper()}"


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """``NOT`` of a condition."""

    of: Condition

    def holds(self, known: Knowledge) -> Answer:
        """The opposite, if it is known."""
        answer = self.of.holds(known)
        return None if answer is None else not answer

    def __str__(self) -> str:
        return f"NOT {_bracketed(self.of)}"


@dataclass(frozen=True, slots=True)
class _Joined(Condition):
    """Conditions joined by a word; one can decide, otherwise anything unknown leaves it open."""

    of: tuple[Condition, ...]

    word: ClassVar[str]
    decisive: ClassVar[bool]

    def holds(self, known: Knowledge) -> Answer:
        """Whether the whole is true."""
        answers = [c.holds(known) for c in self.of]
        if self.decisive in answers:
            return self.decisive
        return None if None in answers else not self.decisive

    def __str__(self) -> str:
        return f" {self.word} ".join(_bracketed(c) for c in self.of)


class All(_Joined):
    """Conditions joined by ``AND``: a false one decides."""

    __slots__ = ()
    word, decisive = "AND", False


class Either(_Joined):
    """Conditions joined by ``OR``: a true one decides."""

    __slots__ = ()
    word, decisive = "OR", True


@dataclass(frozen=True, slots=True)
class Conditional(Order, verb="if"):
    """``IF condition THEN order ELSE order``; without ELSE the piece has no order otherwise."""

    condition: Condition
    then: Order
    otherwise: Order | None = None

    @property
    def parts(self) -> tuple[Order, ...]:
        """The plain orders of its branches, the first of which is carried out if it holds."""
        rest = () if self.otherwise is None else self.otherwise.parts
        return (*self.then.parts, *rest)

    def __str__(self) -> str:
        rest = "" if self.otherwise is None else f" ELSE {self.otherwise}"
        return f"IF {self.condition} THEN {self.then}{rest}"


def branch(order: Order, known: Knowledge) -> Order | None:
    """The order that counts once conditions are answered; None if there is none."""
    while isinstance(order, Conditional):
        chosen = order.then if order.condition.holds(known) else order.otherwise
        if chosen is None:
            return None
        order = chosen
    return order


def conditions(order: Order) -> tuple[Condition, ...]:
    """Every simple condition that an order asks about, in all its branches."""
    if not isinstance(order, Conditional):
        return ()
    inner = () if order.otherwise is None else conditions(order.otherwise)
    return (*_simple(order.condition), *conditions(order.then), *inner)


def _simple(condition: Condition) -> tuple[Condition, ...]:
    match condition:
        case Not(of):
            return _simple(of)
        case _Joined(several):
            return tuple(simple for one in several for simple in _simple(one))
    return (condition,)


def _bracketed(condition: Condition) -> str:
    return f"({condition})" if isinstance(condition, _Joined) else str(condition)
