"""Trees of choices as one small table, which a page without the program walks to write orders.

Equal lists are stored once. The text of an order is stored without the keys on the way to it, so
that the ways of many pieces are equal: ``{0} - {2}`` for ``A PAR - BUR`` and for ``F BRE - MAO``.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.language.speaker import Speaker, capital
from engine.orders.choices import Choice, Node, Step
from engine.orders.notation import write
from engine.orders.offers import GIVEN_UP

_MOST = 20_000
"""How many choices a table looks at; behind a complete order it then goes no further."""

_SORTED = (Choice.PLACE, Choice.UNIT)
_PUNCTUATION = re.compile("[(),+]")
_SPREAD = " \0\\g<0>\0 "


@dataclass(slots=True)
class ChoiceTable:
    """The labels of steps, the texts of orders and the lists of choices, each by its number.

    ``steps`` are pairs of key and label. A list has three numbers per choice: its step, its text
    (-1 if it completes no order) and the list that may follow (-1 for none).
    """

    speaker: Speaker
    steps: list[tuple[str, str]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    lists: list[tuple[int, ...]] = field(default_factory=list)
    _numbers: dict[object, int] = field(default_factory=dict)
    _seen: int = 0

    def step(self, step: Step) -> int:
        """The number of a step."""
        label = capital(self.speaker.say(step.label))
        return self._number(self.steps, (str(step.key), label))

    def choices(self, nodes: Iterable[Node], path: Sequence[str]) -> int:
        """The number of a list of choices after the keys of a path; -1 if there are none."""
        found = _in_sequence(self.speaker, nodes)
        numbers: list[int] = []
        for place, node in enumerate(found):
            self._seen += 1
            way = (*path, str(node.step.key))
            text = -1 if node.order is None else self._text(write(node.order), way)
            further = self._further(node, found[place + 1 :])
            numbers += (self.step(node.step), text, self.choices(further, way))
        return self._number(self.lists, tuple(numbers)) if numbers else -1

    def _further(self, node: Node, later: Sequence[Node]) -> Sequence[Node]:
        """What follows a choice; for powers named after a complete order, each set of them once."""
        if node.order is None:
            return node.children
        if self._seen > _MOST:
            return ()
        if node.step.choice is not Choice.POWER:
            return node.children
        keys = {other.step.key for other in later}
        return [
            child
            for child in node.children
            if child.step.choice is not Choice.POWER or child.step.key in keys
        ]

    def _text(self, text: str, way: Sequence[str]) -> int:
        short = f" {_PUNCTUATION.sub(_SPREAD, text)} "
        for place, key in enumerate(way):
            short = short.replace(f" {key} ", f" {{{place}}} ", 1)
        return self._number(self.texts, short.replace(" \0", "").replace("\0 ", "").strip())

    def _number(self, kept: list, value: object) -> int:  # type: ignore[type-arg]  # of any of the three
        found = self._numbers.setdefault((id(kept), value), len(kept))
        if found == len(kept):
            kept.append(value)
        return found


def _in_sequence(speaker: Speaker, nodes: Iterable[Node]) -> list[Node]:
    """Places and pieces by name, as people look for them; the rest as offered."""
    found = list(nodes)
    if not all(node.step.choice in _SORTED for node in found):
        return found
    return sorted(
        found, key=lambda node: (node.step.key == GIVEN_UP.key, speaker.say(node.step.label))
    )
