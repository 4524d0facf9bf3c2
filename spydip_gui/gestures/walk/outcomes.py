"""What comes of a gesture: lines written, a choice to make, more to touch, or a reason why not."""

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
    ``asks`` are lines that could be filled in too but would replace the order beside them.
    ``gone`` are lines that fall away with it, ``served`` those that only served an order which it
    replaces, and about which nobody was asked yet. ``notes`` tell what was decided for the user, or
    why the order is doubtful.
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
        """Its notes as one text, None where it has none."""
        return together(*self.notes)

    @property
    def text(self) -> str:
        """The order asked for, for the ghost text; what several pieces do alike stands once."""
        counts = Counter(text for _, text in self.lines)
        return "; ".join(
            f"{text} \N{MULTIPLICATION SIGN}{n}" if n > 1 else text for text, n in counts.items()
        )

    @property
    def tells(self) -> tuple[Value, ...]:
        """What was decided for the user, then each line that is filled in."""
        filled = tuple(f"+ {text}" for _, text in self.linked)
        return filled if self.said is None else (self.said, *filled)


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """More must be chosen: ``nodes`` is the way so far, its last node's children come next.

    ``drawn`` are the seas that were drawn, ``count`` how many pieces of a stack are meant.
    ``further`` is what comes next as things to choose from, None where it is shown on the map.
    """

    power: PowerId
    nodes: Way
    drawn: tuple[ProvinceId, ...] = ()
    count: int = 0
    further: "Choosing | None" = None

    @property
    def text(self) -> Value:
        """The way so far, step by step."""
        return steps(self.nodes)

    @property
    def next(self) -> tuple[Node, ...]:
        """What may be chosen."""
        return self.nodes[-1].children


@dataclass(frozen=True, slots=True)
class Clearing:
    """Lines that stand are taken away."""

    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        """What goes."""
        return ", ".join(text for _, text in self.lines)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its key, its name for people, and what comes of it."""

    key: str
    label: Value
    then: "Written | Open | Clearing | Choosing"


@dataclass(frozen=True, slots=True)
class Choosing:
    """Several orders could be meant."""

    options: tuple[Option, ...]

    @property
    def text(self) -> Value:
        """The labels of what could be meant."""
        return Listed(tuple(option.label for option in self.options), "slash")


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing can be written; ``text`` is what was meant, where that is known."""

    why: Message | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that a gesture could mean, filled in, and the way that leads there if one does.

    ``letter`` is that of the power that its last step names, or the key of the verb.
    """

    then: Written | Open
    way: Way = ()
    letter: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Everything that a gesture could mean: whole orders, or what its next step could be.

    With ``unsure`` nobody was pointed at, so that even a single one is asked for. ``next`` are the
    steps behind the only reading where that is open, or those that fit where several do. Where
    there is nothing of all that it is ``refused``, or nothing at all.
    """

    readings: tuple[Reading, ...] = ()
    unsure: bool = False
    next: tuple[Reading, ...] = ()
    refused: Refused | None = None

    @classmethod
    def only(cls, outcome: Written | Refused | None) -> "Found":
        """That and nothing else."""
        if isinstance(outcome, Written):
            return cls(readings=(Reading(outcome),))
        return cls(refused=outcome)


def steps(nodes: Iterable[Node]) -> Listed:
    """A way in words, step by step."""
    return Listed(tuple(node.step.label for node in nodes), "dot")


Outcome: TypeAlias = Written | Open | Clearing | Choosing | Refused
