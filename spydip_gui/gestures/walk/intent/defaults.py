"""What a gesture asks for when no key says so: by the deadline, and by the things touched."""

from dataclasses import replace

from engine.orders.order import Intent
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch, Wanted

MOVES = frozenset({Intent.MOVES})
DEEDS = frozenset({Intent.WATCHES, Intent.STRIKES})
IN_PLACE = DEEDS | {Intent.STAYS, Intent.COVERS}
_REMOVES = frozenset({Intent.REMOVES})
_BUILDS = frozenset({Intent.BUILDS})


def acting(table: Table, touch: Touch, intents: frozenset[str]) -> Asked:
    """What a piece may do where it is; an army or fleet is only asked to hold."""
    unit = table.units.get(touch.province) if touch.kind is None else None
    own = touch.unit or (unit is not None and unit.power in table.seat_of)
    if intents == IN_PLACE and (own or touch.kind in STANDARD_KINDS):
        intents = frozenset({Intent.STAYS})
    return Asked(touches=(touch,), intents=intents)


def intended(table: Table, asked: Wanted) -> tuple[Wanted, ...]:
    """What each of the pieces picked together is asked for; None for none."""
    if not isinstance(asked, Asked):
        return (asked,)
    if not asked.touches:
        return ()
    first, *others = asked.touches
    if not first.also:
        return (_whole(table, asked),)
    intents = asked.intents or _default(table, asked)
    pieces = (replace(first, also=()), *first.also)
    return tuple(
        _whole(table, replace(asked, touches=(one, *others), intents=intents, number=0))
        for one in pieces
    )


def _whole(table: Table, asked: Asked) -> Asked:
    """The same with its default filled in."""
    first, last = asked.touches[0], asked.touches[-1]
    wanted = _named(asked)
    intents = wanted.intents or _default(table, wanted)
    wanted = _plain(replace(wanted, intents=intents, free=not asked.intents))
    if len(asked.touches) > 2 and last.chip:  # the drag has paused on its way to the chip
        short = _whole(table, replace(asked, touches=(first, last)))
        return replace(wanted, instead=short)
    return wanted


def _default(table: Table, asked: Asked) -> frozenset[Intent]:
    """What a gesture without a key means, by the deadline and the things touched."""
    first, last = asked.touches[0], asked.touches[-1]
    if first.tray:
        return _BUILDS
    if last.tray:
        return _REMOVES
    if last.chip:
        return IN_PLACE
    phases = {seen.phase for seen in table.seats.values()}
    if PhaseKind.MOVEMENT in phases or PhaseKind.RETREATS in phases:
        return MOVES
    return MOVES if len(asked.touches) > 1 else _BUILDS | _REMOVES


def _named(asked: Asked) -> Asked:
    """The same with the power on whose chip the drag ended, after the place that was pinned."""
    *touches, last = asked.touches
    if not last.power or not last.chip or len(touches) < 2:
        return asked
    powers = (*asked.powers, last.power)
    return replace(asked, touches=tuple(touches), powers=powers, intents=asked.intents or DEEDS)


def _plain(asked: Asked) -> Asked:
    """The same without trays: a token says what is built, the cross that pieces go."""
    first, *others = asked.touches
    if first.tray and others:
        site = replace(others[0], kind=first.kind, count=first.count)
        return replace(asked, touches=(site, *others[1:]))
    return asked
