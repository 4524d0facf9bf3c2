"""Pieces lost where no report was due: their owner still counts on them until one stays out."""

from collections.abc import Iterable, Iterator

from engine.adjudication.effects import Counted
from engine.board.graph import PowerId, ProvinceId
from engine.position import Position
from engine.units import Kind, Stack

_KEY = "silent"
_ASHORE = "-"


def silent(position: Position) -> Iterator[Stack]:
    """The pieces whose owners do not know yet that they are lost, as they were then."""
    for name in sorted(position.counters):
        key, *rest = name.split()
        if key == _KEY:
            power, kind, province, label, aboard = rest
            yield Stack(
                kind=Kind(kind),
                power=PowerId(power),
                province=ProvinceId(province),
                label=int(label),
                aboard=None if aboard == _ASHORE else PowerId(aboard),
            )


def remembered(lost: Iterable[Stack]) -> Iterator[Counted]:
    """The effects that keep in mind that these are lost."""
    return (Counted(_name(stack), 1) for stack in lost)


def forgotten(found_out: Iterable[Stack]) -> Iterator[Counted]:
    """The effects that put these out of mind, because their owner knows by now."""
    return (Counted(_name(stack), 0) for stack in found_out)


def _name(stack: Stack) -> str:
    aboard = stack.aboard or _ASHORE
    return f"{_KEY} {stack.power} {stack.kind} {stack.province} {stack.label} {aboard}"
