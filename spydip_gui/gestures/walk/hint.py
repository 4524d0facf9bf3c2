"""What is shown of a gesture before it is written: a line of text, why, and the stops so far."""

from dataclasses import dataclass, replace

from engine.board.graph import ProvinceId
from engine.language.message import Message, Value
from spydip_gui.gestures.walk import routes
from spydip_gui.gestures.walk.counting import told
from spydip_gui.gestures.walk.further import places_next
from spydip_gui.gestures.walk.hand import Hand, meant
from spydip_gui.gestures.walk.outcome import Choosing, Clearing, Open, Refused, Verdict, Written
from spydip_gui.gestures.walk.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """An order about to be written.

    ``stops`` are the provinces of the stroke from its start to the pointer, ``pins`` those of them
    that are pinned, ``lit`` where it may go on.
    """

    text: Value
    verdict: Verdict = Verdict.FINE
    why: tuple[Value, ...] = ()
    stops: tuple[ProvinceId, ...] = ()
    pins: tuple[ProvinceId, ...] = ()
    lit: tuple[ProvinceId, ...] = ()


def hint(table: Table, hand: Hand) -> Hint | None:
    """The hint of what the hand is about, None where it is about nothing.

    Of a stack it tells how many of how many are meant.
    """
    number = told(table, hand)
    found = _hint(table, hand)
    if found is None:
        return Hint(text=number) if number else None
    if not number or not found.text:
        return found
    return replace(found, why=(number, *found.why))


def _hint(table: Table, hand: Hand) -> Hint | None:
    outcome = meant(table, hand)
    stops, pins = _stops(table, hand), _pins(hand)
    match outcome:
        case None:
            return Hint(text="", stops=stops, pins=pins) if hand.stroke else None
        case Written():
            return Hint(
                text=outcome.text,
                verdict=outcome.verdict,
                why=outcome.tells,
                stops=stops,
                pins=pins,
            )
        case Open():
            return Hint(
                text=Message("walk.goes_on", so_far=outcome.text),
                stops=stops,
                pins=pins,
                lit=places_next(table, outcome),
            )
        case Choosing() | Clearing():
            return Hint(text=outcome.text, stops=stops, pins=pins)
        case Refused(why, text):
            return Hint(
                text=text,
                verdict=Verdict.IMPOSSIBLE,
                why=(why,) if why else (),
                stops=stops,
                pins=pins,
            )


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
