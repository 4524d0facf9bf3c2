"""Outcomes: the result of an order, and the reason that decides it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.board.graph import PowerId
from engine.frozen import quick
from engine.orders.order import Order


class Result(StrEnum):
    """The closed list of results, as files and reports write them."""

    SUCCEEDS = "succeeds"
    BOUNCES = "bounces"
    CUT = "cut"
    VOID = "void"
    DISLODGED = "dislodged"
    DISRUPTED = "disrupted"
    FAILS = "fails"
    DISBANDED = "disbanded"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an order ended as it did, with the evidence as hashable fields; its result follows.

    A reason without evidence is a plain subclass, since a dataclass would only cost time.
    Subclasses set ``result`` and the ``rule`` they cite, as keywords beside `Reason` or as class
    variables. Evidence that names other powers' orders does so only by ``Unit`` values, so that an
    observation can remove what its viewer may not know. ``sentence`` is the id of its text (see
    `engine.report.explain`) or, for variants from outside, the English text itself; if it is empty,
    the id is the name of the class. If a rule acted because nothing was ordered, it is
    ``unordered``. A reason that only tells the game master of an order with nobody there to carry
    it out is not ``recorded``: older games, which do not have it, stay as they were.
    """

    result: ClassVar[Result]
    unordered: ClassVar[bool] = False
    recorded: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    sentence: ClassVar[str] = ""

    def __init_subclass__(
        cls,
        *,
        result: Result | None = None,
        rule: str = "",
        sentence: str = "",
        unordered: bool = False,
        recorded: bool = True,
    ) -> None:
        if result is not None:
            cls.result = result
        cls.unordered = unordered or cls.unordered
        cls.recorded = recorded and cls.recorded
        cls.rule, cls.sentence = rule or cls.rule, sentence or cls.sentence

    @property
    def acted_on(self) -> Order | None:
        """The order acted on, out of those in a conditional line, as its owner knows too."""
        return None

    @property
    def told(self) -> Result:
        """The result as told without its cause, to anybody who may not know all of it."""
        return self.result


@quick
@dataclass(frozen=True, slots=True)
class Outcome:
    """A power's order with the reason for its result.

    A unit that is dislodged has ``Result.DISLODGED`` whatever its order was; its reason then holds
    the attacker and, inside, the reason of the order itself.
    """

    power: PowerId
    order: Order
    reason: Reason

    @property
    def result(self) -> Result:
        """The result, which follows from the reason alone."""
        return self.reason.result
