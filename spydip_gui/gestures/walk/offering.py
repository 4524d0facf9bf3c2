"""Several ways that a gesture could mean as things to choose from, each with its key."""

from collections.abc import Iterable

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Message, Value
from engine.orders.choices import Choice
from spydip_gui.gestures.walk import deeds
from spydip_gui.gestures.walk.ending import end
from spydip_gui.gestures.walk.outcome import Choosing, Option, steps
from spydip_gui.gestures.walk.paging import paged
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.trace import Way


def choosing(
    table: Table,
    power: PowerId,
    found: Iterable[Way],
    drawn: tuple[ProvinceId, ...] = (),
    count: int = 0,
) -> Choosing:
    """The ways as things to choose from, six at once."""
    several = tuple(found)
    keys = _keys(several)
    return paged(
        Option(key, label, end(table, power, way, drawn, count))
        for key, label, way in zip(keys, _labels(several), several, strict=True)
    )


def _labels(several: tuple[Way, ...]) -> tuple[Value, ...]:
    """Each order, or the last step of each open way; all its steps where that tells nothing."""
    last = [str(way[-1].order) if way[-1].order else way[-1].step.label for way in several]
    alike = len(set(last)) < len(last)
    return tuple(
        label
        if way[-1].order is not None
        else Message("walk.goes_on", so_far=steps(way) if alike else label)
        for label, way in zip(last, several, strict=True)
    )


def _keys(several: tuple[Way, ...]) -> tuple[str, ...]:
    """A letter for a coast, an act in place, or a verb where these differ, else numbers."""
    letters = [_letter(way) for way in several]
    return tuple(
        letter if letter and letters.count(letter) == 1 else str(i)
        for i, letter in enumerate(letters, start=1)
    )


def _letter(way: Way) -> str:
    step = way[-1].step
    if step.choice is Choice.COAST:
        return step.key.rpartition("/")[2][:1]
    if step.choice is Choice.VERB:
        return step.key[:1].upper()
    if len(deeds.on_offer(way)) > 1:
        return "M"
    in_place = step.choice is Choice.PLACE and way[-2].step.choice is Choice.UNIT
    return "H" if in_place and way[-2].step.key.endswith(step.key) else ""
