"""What a way down the tree comes to: the line that is written, or what is still open."""

from engine.board.graph import PowerId, ProvinceId
from engine.language.message import Message, together
from engine.orders.choices import Choice
from spydip_gui.gestures.walk import convoys
from spydip_gui.gestures.walk.lists import outgrown
from spydip_gui.gestures.walk.outcome import Open, Written
from spydip_gui.gestures.walk.stacks import fitted
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.trace import Way


def written(
    table: Table, power: PowerId, way: Way, drawn: tuple[ProvinceId, ...] = (), count: int = 0
) -> Written:
    """The line of a complete way, with the fleets that it fills in on a route that was drawn.

    ``count`` is how many pieces of a stack are meant where each has a line of its own.
    """
    order = way[-1].order
    if order is None:
        raise ValueError("The way does not lead to an order yet.")
    fits = fitted(table, power, order, count)
    fleets = tuple(convoys.fleets(table, power, way, drawn, fits.number))
    more = tuple((line, now) for line, now in fleets if now and convoys.too_few(table, line, now))
    return Written(
        lines=fits.lines,
        linked=tuple(line for line, now in fleets if now is None or (line, now) in more),
        asks=tuple((line, now) for line, now in fleets if now and (line, now) not in more),
        gone=(*fits.gone, *((power, now) for _, now in more), *outgrown(table, power, way)),
        said=together(_said(way), fits.said),
    )


def end(
    table: Table, power: PowerId, way: Way, drawn: tuple[ProvinceId, ...] = (), count: int = 0
) -> Written | Open:
    """What a way comes to: its order, or what is still open."""
    if way[-1].order is None:
        return Open(power=power, nodes=way, drawn=drawn, count=count)
    return written(table, power, way, drawn, count)


def _said(way: Way) -> Message | None:
    """Says which coast was taken where nobody chose it."""
    last = way[-1].step
    if last.choice is Choice.COAST and len(way) > 1 and len(way[-2].children) == 1:
        return Message("walk.only_can_be_reached", label=last.label)
    return None
