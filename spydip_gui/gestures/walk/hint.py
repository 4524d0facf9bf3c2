"""What is shown of a gesture before it is written: the order, the reason, and its stops."""

from dataclasses import dataclass, replace

from engine.board.graph import ProvinceId
from engine.language.message import Message, Value
from spydip_gui.gestures.walk.intent.counting import told
from spydip_gui.gestures.walk.intent.course import ON_MAP
from spydip_gui.gestures.walk.intent.hand import Hand, so_far
from spydip_gui.gestures.walk.meaning import meaning
from spydip_gui.gestures.walk.outcomes import (
    Choosing,
    Clearing,
    Open,
    Outcome,
    Refused,
    Verdict,
    Written,
)
from spydip_gui.gestures.walk.reach import in_the_dark, reach
from spydip_gui.gestures.walk.search import routes
from spydip_gui.gestures.walk.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """An order about to be written.

    ``stops`` are the provinces from the start of the stroke to the pointer, ``pins`` those that
    are pinned, ``lit`` the provinces where it may continue.
    """

    text: Value
    verdict: Verdict = Verdict.FINE
    why: tuple[Value, ...] = ()
    stops: tuple[ProvinceId, ...] = ()
    pins: tuple[ProvinceId, ...] = ()
    lit: tuple[ProvinceId, ...] = ()


def hint(table: Table, hand: Hand) -> Hint | None:
    """The hint for what the hand is doing; None if it is doing nothing.

    For a stack it says how many pieces out of how many are meant.
    """
    found, number = _hint(table, hand), told(table, hand)
    if found is None:
        return Hint(text=number) if number else None
    if not number or not found.text:
        return found
    return replace(found, why=(number, *found.why))


def meant(table: Table, hand: Hand) -> Outcome | None:
    """What the hand would write if it ended now: the preview of a drag, or of the clicks so far."""
    if hand.stroke is None and hand.open is not None:
        return hand.open
    wanted = so_far(table, hand)
    return meaning(table, wanted) if wanted is not None else None


def _hint(table: Table, hand: Hand) -> Hint | None:
    outcome = meant(table, hand)
    lit = reach(table, hand.stroke) if hand.stroke is not None else ()
    bare = Hint(text="", stops=_stops(table, hand), pins=_pins(hand), lit=lit)
    match outcome:
        case None:
            return bare if hand.stroke else None
        case Written():
            return replace(bare, text=outcome.text, verdict=outcome.verdict, why=outcome.tells)
        case Open():
            goes_on = Message("walk.goes_on", so_far=outcome.text)
            return replace(bare, text=goes_on, lit=lit or _places_next(table, outcome))
        case Choosing() | Clearing():
            return replace(bare, text=outcome.text)
        case Refused(why, text):
            told = (why,) if why else ()
            return replace(bare, text=text, verdict=Verdict.IMPOSSIBLE, why=told)


def _places_next(table: Table, so_far: Open) -> tuple[ProvinceId, ...]:
    """The provinces that may be touched next, to be lit on the map.

    Empty for a retreat if nobody says which places are open.
    """
    if in_the_dark(table, table.board.locations.get(so_far.nodes[0].step.at)):
        return ()
    found = (
        table.board.locations.get(node.step.at)
        for node in so_far.next
        if node.step.choice in ON_MAP
    )
    return tuple(dict.fromkeys(province for province in found if province is not None))


def _stops(table: Table, hand: Hand) -> tuple[ProvinceId, ...]:
    if hand.stroke is None:
        touches = hand.course.touches if hand.course else ()
        return tuple(t.province for t in touches if t.province)
    if hand.stroke.start.bead:
        return routes.bead_stops(table, hand.stroke.start, hand.stroke.now)
    middle = [pin.province for pin in hand.stroke.pins]
    places = (hand.stroke.start.province, *hand.stroke.seas, *middle, hand.stroke.now.province)
    return tuple(dict.fromkeys(place for place in places if place is not None))


def _pins(hand: Hand) -> tuple[ProvinceId, ...]:
    pins = hand.stroke.pins if hand.stroke else ()
    return tuple(pin.province for pin in pins if pin.province is not None)
