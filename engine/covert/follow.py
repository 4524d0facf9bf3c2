"""Where the units that orders were written for stand once a deadline's own moves are done."""

from collections.abc import Iterable, Mapping

from engine.adjudication.effects import Effect, Lost, Relocated, Retreated
from engine.position import Position
from engine.units import Unit


def follow_units(position: Position, effects: Iterable[Effect]) -> Mapping[Unit, Unit]:
    """Each unit of ``position``, in retreat or not, with what it is by now; lost ones are left out.

    ``effects`` may be those of several steps of one deadline, in their order.
    """
    retreating = (fallen.unit for fallen in position.dislodged.values())
    first = {unit: unit for unit in (*position.units.values(), *retreating)}
    now: dict[Unit, Unit] = {}
    moved = dict(first)
    for effect in effects:
        match effect:
            case Relocated(unit, to):
                now[unit] = Unit(unit.power, unit.kind, to)
            case Retreated(unit, to):
                _change(moved, unit, Unit(unit.power, unit.kind, to))
            case Lost(unit):
                _change(moved, unit, None)
            case _:
                pass
    return {unit: now.get(unit, state) for unit, state in moved.items()}


def _change(moved: dict[Unit, Unit], unit: Unit, after: Unit | None) -> None:
    """A later step names a unit by where the earlier ones have put it."""
    begun = next((first for first, state in moved.items() if state == unit), None)
    if begun is None:
        return
    if after is None:
        del moved[begun]
    else:
        moved[begun] = after
