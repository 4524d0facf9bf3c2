"""What a gesture means: from what was asked for to the line that is written, or a choice."""

from dataclasses import replace

from engine.board.graph import PowerId
from engine.language.message import Message, together
from engine.orders.order import Intent
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS
from spydip_gui.gestures.walk import deeds
from spydip_gui.gestures.walk.ending import end
from spydip_gui.gestures.walk.offering import choosing
from spydip_gui.gestures.walk.offtree import beyond
from spydip_gui.gestures.walk.outcome import Open, Outcome, Refused, Written
from spydip_gui.gestures.walk.riding import carried
from spydip_gui.gestures.walk.seeking import DEEDS, MOVES, going_there, reached
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Touch
from spydip_gui.gestures.walk.trace import Way

IN_PLACE = frozenset({Intent.STAYS, Intent.WATCHES, Intent.STRIKES, Intent.COVERS})
_REMOVES = frozenset({Intent.REMOVES})
_BUILDS = frozenset({Intent.BUILDS})
_SAYABLE = frozenset({Intent.MOVES, Intent.HELPS, Intent.CARRIES})


def meaning(table: Table, asked: Asked) -> Outcome:
    """What a gesture comes to: the first seat that has an order for it writes it."""
    if not asked.touches:
        return Refused(Message("walk.nothing_was_touched"))
    if asked.touches[0].also:
        return _together(table, asked)
    wanted = _named(asked)
    if not wanted.intents and not wanted.verb:
        wanted = replace(wanted, intents=_default(table, wanted))
    wanted = _plain(wanted)
    told = bool(asked.intents)
    return _on_offer(table, wanted, told=told) or _not_on_offer(table, asked, wanted)


def _on_offer(table: Table, asked: Asked, *, told: bool) -> Outcome | None:
    """What the tree of the first seat that has something for it makes of it.

    Whoever is helped or carried without anybody having pointed there is asked for, not guessed.
    """
    for power in _seats(table, asked.touches[0]):
        found = reached(table, power, asked)
        if found:
            return _settled(table, power, found if told else _offered(found), asked)
        going = going_there(table, power, asked)
        if going:
            return choosing(table, power, going, asked.seas, _count(asked))
    return None


def _not_on_offer(table: Table, before: Asked, asked: Asked) -> Outcome:
    """What no tree leads to; ``before`` is the gesture with what its default has not filled in."""
    first, last = before.touches[0], before.touches[-1]
    if len(before.touches) > 2 and last.chip:  # the drag has rested on its way to the chip
        return meaning(table, replace(before, touches=(first, last)))
    rider = carried(table, asked) if asked.intents == MOVES else None
    return rider or beyond(table, asked, min(_SAYABLE & asked.intents, default=Intent.STAYS))


def _together(table: Table, asked: Asked) -> Outcome:
    """What several kinds of piece are told that were picked together; what cannot stays behind."""
    first, *others = asked.touches
    intents = asked.intents or _default(table, asked)
    outcomes = [
        meaning(table, replace(asked, touches=(one, *others), intents=intents, number=0))
        for one in (replace(first, also=()), *first.also)
    ]
    done = [outcome for outcome in outcomes if isinstance(outcome, Written)]
    if not done:
        return outcomes[0]
    return Written(
        lines=tuple(line for one in done for line in one.lines),
        linked=tuple(dict.fromkeys(line for one in done for line in one.linked)),
        gone=tuple(line for one in done for line in one.gone),
        said=together(*dict.fromkeys(one.said for one in done)),
    )


def _default(table: Table, asked: Asked) -> frozenset[Intent]:
    """What the deadline and the things touched make of a gesture without a key."""
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
    """The same with the power on whose chip the drag has ended, behind a place that was pinned."""
    *touches, last = asked.touches
    if not last.power or not last.chip or len(touches) < 2:
        return asked
    powers = (*asked.powers, last.power)
    return replace(asked, touches=tuple(touches), powers=powers, intents=asked.intents or DEEDS)


def _plain(asked: Asked) -> Asked:
    """The same without trays: a token from one tells what is built, the other takes pieces away."""
    first, *others = asked.touches
    if first.tray and others:
        site = replace(others[0], kind=first.kind, count=first.count)
        return replace(asked, touches=(site, *others[1:]))
    return asked


def _seats(table: Table, first: Touch) -> tuple[PowerId, ...]:
    """Those who may have meant it: the power whose piece was touched, else every seat."""
    named = table.seat_of.get(first.power)
    if named is not None:
        return (named,)
    unit = table.units.get(first.province) if first.province else None
    plain = first.kind is None or first.kind in STANDARD_KINDS
    seat = table.seat_of.get(unit.power) if unit is not None and plain else None
    if seat is None:
        return tuple(table.seats)
    return (seat, *(other for other in table.seats if other != seat))


def _settled(table: Table, power: PowerId, found: tuple[Way, ...], asked: Asked) -> Outcome:
    unique = {way[-1].order or way: way for way in found}
    several = tuple(unique.values())
    if len(several) == 1:
        (way,) = several
        return end(table, power, way, asked.seas, _count(asked))
    if not asked.settled and len({way[0].step for way in several}) == 1:
        return Open(power=power, nodes=several[0], drawn=asked.seas, count=_count(asked))
    return choosing(table, power, several, asked.seas, _count(asked))


def _count(asked: Asked) -> int:
    """How many pieces of a stack are meant."""
    return asked.number or asked.touches[0].count


def _offered(found: tuple[Way, ...]) -> tuple[Way, ...]:
    """A move with the deeds that may go with it, where no key has told which is meant."""
    return deeds.on_offer(found[0]) if len(found) == 1 else found
