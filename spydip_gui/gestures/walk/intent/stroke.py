"""A drag as a value: where it began, what was pinned on the way, and where it is now."""

from dataclasses import dataclass, replace

from engine.board.graph import ProvinceId
from engine.orders.order import Intent
from engine.units import FLEET, STANDARD_KINDS
from spydip_gui.gestures.walk.intent.defaults import IN_PLACE, acting
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Asked, Routed, Touch, Wanted
from spydip_gui.gestures.walk.verbs import PLAIN, Verb

_ABOUT_ARROWS = frozenset({Intent.HELPS, Intent.CARRIES})


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """One drag so far.

    ``seas`` are the seas an army's drag has crossed. Those that hold a known fleet join its route;
    other provinces only count if they are pinned, or if the drag ends there.
    """

    start: Touch
    now: Touch
    verb: Verb = PLAIN
    pins: tuple[Touch, ...] = ()
    seas: tuple[ProvinceId, ...] = ()
    number: int = 0


def begun(touch: Touch, verb: Verb = PLAIN) -> Stroke:
    """A drag that begins here."""
    return Stroke(start=touch, now=touch, verb=verb)


def moved(table: Table, stroke: Stroke, touch: Touch) -> Stroke:
    """The drag with the pointer elsewhere; going back to the last pin removes it."""
    if touch.province == stroke.now.province:
        return replace(stroke, now=touch)
    pins = stroke.pins
    if pins and touch.province is not None and pins[-1].province == touch.province:
        pins = pins[:-1]
    return replace(stroke, now=touch, pins=pins, seas=_sailed(table, stroke, touch))


def pinned(stroke: Stroke) -> Stroke:
    """The drag with a pin under the pointer; the piece itself and an existing pin take none."""
    last = stroke.pins[-1] if stroke.pins else stroke.start
    if stroke.now.province in (None, last.province, stroke.start.province):
        return stroke
    return replace(stroke, pins=(*stroke.pins, stroke.now))


def unpinned(stroke: Stroke) -> Stroke:
    """The drag without its last pin."""
    return replace(stroke, pins=stroke.pins[:-1])


def asked(table: Table, stroke: Stroke) -> Asked:
    """What the drag would ask for if it ended now."""
    end = stroke.now.province
    waters = [pin.province for pin in stroke.pins if pin.province in table.board.seas]
    sails = _sails(table, stroke)
    pins = [pin for pin in stroke.pins if not (sails and pin.province in table.board.seas)]
    middle = tuple(pin for pin in pins if pin.province != end)
    joined = (sea for sea in stroke.seas if sea in waters or table.afloat(sea))
    seas = tuple(sea for sea in joined if sea != end) if sails else ()
    return Asked(
        touches=(stroke.start, *middle, *(() if _back(stroke) else (stroke.now,))),
        intents=stroke.verb.intents,
        seas=seas,
        via=stroke.verb.via or (sails and any(sea != end for sea in waters)),
        number=stroke.number,
        covert=stroke.verb.covert,
    )


def ended(table: Table, stroke: Stroke) -> Wanted | None:
    """What the drag asks for, ending now; one that ends where it began asks for nothing.

    A drag onto nothing cancels. A covert piece is asked what to do where it is.
    """
    if stroke.start.bead:
        return Routed(stroke.start, stroke.now)
    wanted = asked(table, stroke)
    if stroke.now.province is None and not stroke.now.tray and not stroke.now.power:
        return None
    if len(wanted.touches) > 1:
        return wanted
    if stroke.start.kind is None or stroke.start.kind in STANDARD_KINDS:
        return None
    return acting(table, stroke.start, stroke.verb.intents or IN_PLACE)


def _back(stroke: Stroke) -> bool:
    """Whether the drag has ended on the piece itself, and not on an arrow that passes there."""
    if stroke.now.order and stroke.verb.intents & _ABOUT_ARROWS:
        return False
    same = stroke.now.province is not None and stroke.now.province == stroke.start.province
    return same and not stroke.pins


def _sailed(table: Table, stroke: Stroke, touch: Touch) -> tuple[ProvinceId, ...]:
    """The seas with the one just entered, cut back if the drag turned round."""
    sea = touch.province
    if sea is None or sea not in table.board.seas or not _sails(table, stroke):
        return stroke.seas
    if sea in stroke.seas:
        return stroke.seas[: stroke.seas.index(sea) + 1]
    return (*stroke.seas, sea)


def _sails(table: Table, stroke: Stroke) -> bool:
    """Whether the dragged piece could be convoyed."""
    if stroke.start.province is None:
        return False
    covert = stroke.start.kind not in (None, *STANDARD_KINDS)
    if stroke.verb.intents - (_ON_THE_WAY if covert else {Intent.MOVES}):
        return False
    if stroke.start.kind is not None:
        aboard = stroke.start.province in table.board.seas
        return stroke.start.kind != FLEET and not aboard
    return not table.afloat(stroke.start.province)


_ON_THE_WAY = frozenset({Intent.MOVES, Intent.STRIKES, Intent.WATCHES})
"""What a covert piece may be told that goes somewhere."""
