"""What comes of a gesture: lines written, a choice, more to touch, or a reason why not."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Listed, Message, Value, together
from engine.orders.choices import Node
from spydip_gui.gestures.walk.touch import Way

Line: TypeAlias = tuple[PowerId, str]
"""A power and the text of an order that it gives."""


class Verdict(StrEnum):
    """How an order looks before it is written; ``DOUBTFUL`` ones can be recorded all the same."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """The gesture is complete.

    ``lines`` is what was asked for, ``linked`` what was filled in for units without an order.
    ``asks`` pairs lines that could be filled in too with the orders they would replace. ``gone``
    are lines removed with it; ``served`` are lines that only served an order it replaces, not yet
    asked about. ``notes`` say what was decided for the user, or why the order is doubtful.
    """

    lines: tuple[Line, ...]
    linked: tuple[Line, ...] = ()
    asks: tuple[tuple[Line, str], ...] = ()
    gone: tuple[Line, ...] = ()
    served: tuple[Line, ...] = ()
    verdict: Verdict = Verdict.FINE
    notes: tuple[Message, ...] = ()

    @property
    def said(self) -> Message | None:
        """Its notes as one text; None if it has none."""
        return together(*self.notes)

    @property
    def text(self) -> str:
        """The order asked for, as ghost text; what several pieces do alike is stated once."""
        counts = Counter(text for _, text in self.lines)
        return "; ".join(
            f"{text} \N{MULTIPLICATION SIGN}{n}" if n > 1 else text for text, n in counts.items()
        )

    @property
    def tells(self) -> tuple[Value, ...]:
        """What was decided for the user, then each line filled in."""
        filled = tuple(f"+ {text}" for _, text in self.linked)
        return filled if self.said is None else (self.said, *filled)


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """More must be chosen: ``nodes`` is the way so far, its last node's children come next.

    ``drawn`` are the seas that were drawn, ``count`` how many pieces of a stack are meant.
    ``further`` are the next steps as a choice; None if they are shown on the map.
    """

    power: PowerId
    nodes: Way
    drawn: tuple[ProvinceId, ...] = ()
    count: int = 0
    further: "Choosing | None" = None

    @property
    def text(self) -> Value:
        """The steps so far, in words."""
        return steps(self.nodes)

    @property
    def next(self) -> tuple[Node, ...]:
        """The next choices."""
        return self.nodes[-1].children


@dataclass(frozen=True, slots=True)
class Clearing:
    """Existing lines are removed."""

    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        """The lines removed."""
        return ", ".join(text for _, text in self.lines)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its key, its label, and what it leads to."""

    key: str
    label: Value
    then: "Written | Open | Clearing | Choosing"


@dataclass(frozen=True, slots=True)
class Choosing:
    """There are several possible meanings."""

    options: tuple[Option, ...]

    @property
    def text(self) -> Value:
        """The labels of the choices."""
        return Listed(tuple(option.label for option in self.options), "slash")


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing can be written; ``text`` is what was meant, if that is known."""

    why: Message | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """One possible meaning of a gesture, filled in, and the way that leads there, if any.

    ``letter`` is that of the power named by its last step, or the key of the verb.
    """

    then: Written | Open
    way: Way = ()
    letter: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Every possible meaning of a gesture: whole orders, or its possible next steps.

    ``unsure`` means nobody was pointed at, so that even a single meaning is asked about. ``next``
    are the steps after the only reading if it is open, or those that fit if several are. If there
    is none of these, it is ``refused``, or nothing at all.
    """

    readings: tuple[Reading, ...] = ()
    unsure: bool = False
    next: tuple[Reading, ...] = ()
    refused: Refused | None = None

    @classmethod
    def only(cls, outcome: Written | Refused | None) -> "Found":
        """This outcome and nothing else."""
        if isinstance(outcome, Written):
            return cls(readings=(Reading(outcome),))
        return cls(refused=outcome)


def steps(nodes: Iterable[Node]) -> Listed:
    """A way in words, step by step."""
    return Listed(tuple(node.step.label for node in nodes), "dot")


Outcome: TypeAlias = Written | Open | Clearing | Choosing | Refused
