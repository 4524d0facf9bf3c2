"""Outcomes: what became of an order, and the reason that decides it."""

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

    Where there is no evidence a plain subclass does, and a dataclass would only take time to make.
    Subclasses fix ``result`` and the ``rule`` they cite, as keywords beside `Reason` or as class
    variables. Evidence that names other powers' orders does so by ``Unit`` values only, so that an
    observation can take out what its viewer may not know. ``sentence`` is the id of its text (see
    `engine.report.explain`), or from outside also the English text itself; where it is empty, the
    id is the name of the class. Where a rule acted because nothing was ordered, it is
    ``unordered``. What tells only the game master of an order that nobody was there to carry out is
    not ``recorded``: older games, which do not have it, stay as they were.
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
        """The order that was acted on of those in a condition's line, as its owner knows too."""
        return None

    @property
    def told(self) -> Result:
        """The result as it is told without its cause, to whom the whole of it is not known."""
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
        """What became of the order: it follows from the reason alone."""
        return self.reason.result
