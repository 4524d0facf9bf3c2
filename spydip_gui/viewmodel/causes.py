"""Where the cause of a failure stands, as far as the order's viewer was told."""

from collections.abc import Iterator
from dataclasses import fields

from engine.adjudication.outcome import Reason, Result
from engine.board.graph import Location
from engine.units import Unit
from engine.visibility.observe import SeenOrder


def causes(one: SeenOrder) -> tuple[Location, ...]:
    """The places of the units that made an order fail; empty if no cause is told."""
    if one.result is Result.SUCCEEDS or one.reason is None:
        return ()
    own = getattr(one.order, "at", None)
    places = (unit.at for unit in _units(one.reason) if unit.at != "?")
    return tuple(dict.fromkeys(at for at in places if at != own))


def _units(value: object) -> Iterator[Unit]:
    match value:
        case Unit():
            yield value
        case tuple():
            for part in value:
                yield from _units(part)
        case Reason():
            for field in fields(value):
                yield from _units(getattr(value, field.name))
        case _:
            pass
